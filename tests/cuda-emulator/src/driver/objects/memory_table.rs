//! The table of all memory: what is live, what was freed, and how much of each place is used.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;
use std::sync::Arc;

use super::allocation::{Allocation, Place};
use crate::driver::device::DeviceSpec;
use crate::driver::os::Mapping;

/// Freed ranges that are remembered, to tell a stale address from a wrong one.
const REMEMBERED: usize = 4096;

/// Memory that was allocated and freed in one place.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    pub(crate) allocations: u64,
    pub(crate) frees: u64,
    pub(crate) bytes: u64,
    pub(crate) peak_bytes: u64,
    /// Bytes as the driver accounts for them.
    charged: u64,
}

/// All memory.
#[derive(Debug)]
pub(crate) struct MemoryTable {
    live: BTreeMap<u64, Arc<Allocation>>,
    freed: VecDeque<Range<u64>>,
    next_id: u64,
    /// For each device, and the host last.
    usage: Vec<Usage>,
    /// The allocations of each device as kernels see them. `None` after a change.
    snapshots: Vec<Option<Arc<Snapshot>>>,
}

/// The allocations of a device at one time, ordered by address.
#[derive(Debug, Default)]
pub(crate) struct Snapshot {
    allocations: Vec<Arc<Allocation>>,
}

impl Snapshot {
    /// The allocation that contains an address.
    pub(crate) fn find(&self, address: u64) -> Option<&Arc<Allocation>> {
        let after = self.allocations.partition_point(|a| a.start <= address);
        let allocation = self.allocations.get(after.checked_sub(1)?)?;
        allocation.range().contains(&address).then_some(allocation)
    }
}

impl MemoryTable {
    pub(crate) fn new(devices: usize) -> Self {
        Self {
            live: BTreeMap::new(),
            freed: VecDeque::new(),
            next_id: 0,
            usage: vec![Usage::default(); devices + 1],
            snapshots: vec![None; devices],
        }
    }

    /// The live allocation that contains an address.
    pub(crate) fn find(&self, address: u64) -> Option<&Arc<Allocation>> {
        let (_, allocation) = self.live.range(..=address).next_back()?;
        allocation.range().contains(&address).then_some(allocation)
    }

    /// True if memory that was freed contained the address.
    pub(crate) fn was_freed(&self, address: u64) -> bool {
        self.freed.iter().any(|range| range.contains(&address))
    }

    /// The memory that is used in one place.
    pub(crate) fn usage_of(&self, place: Place) -> Usage {
        self.usage[self.index(place)]
    }

    /// Free memory of a device, bytes.
    pub(crate) fn free_bytes(&self, device: usize, spec: &DeviceSpec) -> u64 {
        let used = self.usage[device].charged + spec.reserved;
        spec.memory.saturating_sub(used)
    }

    /// The allocations of a device.
    pub(crate) fn snapshot(&mut self, device: usize) -> Arc<Snapshot> {
        if let Some(snapshot) = &self.snapshots[device] {
            return snapshot.clone();
        }
        let of_device = |a: &&Arc<Allocation>| a.place == Place::Device(device);
        let allocations = self.live.values().filter(of_device).cloned().collect();
        let snapshot = Arc::new(Snapshot { allocations });
        self.snapshots[device] = Some(snapshot.clone());
        snapshot
    }

    /// Live allocations, ordered by address.
    pub(crate) fn live(&self) -> impl Iterator<Item = &Arc<Allocation>> {
        self.live.values()
    }

    fn index(&self, place: Place) -> usize {
        match place {
            Place::Device(device) => device,
            Place::Host => self.usage.len() - 1,
        }
    }

    /// Adds memory under a new number.
    pub(crate) fn add(
        &mut self,
        place: Place,
        context: usize,
        bytes: u64,
        mapping: Mapping,
    ) -> Arc<Allocation> {
        self.next_id += 1;
        let allocation = Allocation::new(self.next_id, place, context, bytes, mapping);
        let allocation = Arc::new(allocation);
        self.insert(allocation.clone());
        allocation
    }

    fn insert(&mut self, allocation: Arc<Allocation>) {
        let index = self.index(allocation.place);
        let usage = &mut self.usage[index];
        usage.allocations += 1;
        usage.bytes += allocation.bytes;
        usage.charged += allocation.charged;
        usage.peak_bytes = usage.peak_bytes.max(usage.bytes);
        self.changed(allocation.place);
        // An address comes back after some time in quarantine.
        let range = allocation.range();
        self.freed
            .retain(|old| old.end <= range.start || range.end <= old.start);
        self.live.insert(allocation.start, allocation);
    }

    /// Takes an allocation out of the table. Its address is stale from now on.
    pub(crate) fn remove(&mut self, allocation: &Allocation) {
        self.live.remove(&allocation.start);
        let index = self.index(allocation.place);
        let usage = &mut self.usage[index];
        usage.frees += 1;
        usage.bytes -= allocation.bytes;
        usage.charged -= allocation.charged;
        self.changed(allocation.place);
        self.freed.push_back(allocation.range());
        if self.freed.len() > REMEMBERED {
            self.freed.pop_front();
        }
    }

    /// Removes all memory of a context.
    pub(crate) fn free_all_of(&mut self, context: usize) {
        let of_context = |a: &&Arc<Allocation>| a.context == context;
        let all: Vec<_> = self.live.values().filter(of_context).cloned().collect();
        for allocation in all {
            self.remove(&allocation);
        }
    }

    fn changed(&mut self, place: Place) {
        if let Place::Device(device) = place {
            self.snapshots[device] = None;
        }
    }
}
