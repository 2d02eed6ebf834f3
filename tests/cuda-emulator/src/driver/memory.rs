//! Memory of devices, and pinned memory of the host.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;
use std::sync::{Arc, Mutex};

use super::context::Context;
use super::os::Mapping;
use super::state::Driver;
use super::status::{Outcome, Status};
use super::violation::Violation;

/// Every bit set: a NaN as a number, an address of nothing as an address.
pub(crate) const POISON: u8 = 0xff;
/// Freed ranges that are remembered, to tell a stale address from a wrong one.
const REMEMBERED: usize = 4096;

/// The place of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// On a device.
    Device(usize),
    /// Pinned, on the host.
    Host,
}

/// An allocation. Its address space is released when nothing refers to it any more, so that work
/// in progress never touches pages that are gone.
#[derive(Debug)]
pub(crate) struct Allocation {
    /// A number that no other allocation has.
    pub(crate) id: u64,
    pub(crate) place: Place,
    /// The handle of the context that it belongs to.
    pub(crate) context: usize,
    pub(crate) start: u64,
    /// The size that was asked for.
    pub(crate) bytes: u64,
    /// The size that counts against the memory of the device.
    charged: u64,
    /// The parts that queued work uses; true if it writes there.
    pending: Mutex<Vec<(Range<u64>, bool)>>,
    #[expect(dead_code, reason = "the pages are released when it is dropped")]
    mapping: Mapping,
}

impl Allocation {
    /// The addresses of the allocation.
    pub(crate) fn range(&self) -> Range<u64> {
        self.start..self.start + self.bytes
    }

    /// Adds work that will use a part of the memory.
    pub(crate) fn begin_use(&self, range: Range<u64>, is_write: bool) {
        super::lock(&self.pending).push((range, is_write));
    }

    /// Ends one use.
    pub(crate) fn end_use(&self, range: Range<u64>, is_write: bool) {
        let mut pending = super::lock(&self.pending);
        let ended = (range, is_write);
        if let Some(index) = pending.iter().position(|used| *used == ended) {
            pending.swap_remove(index);
        }
    }

    /// True if queued work uses the memory.
    pub(crate) fn is_in_use(&self) -> bool {
        !super::lock(&self.pending).is_empty()
    }

    /// True if queued work uses a part of the memory, or writes there.
    pub(crate) fn is_range_in_use(&self, range: &Range<u64>, writes_only: bool) -> bool {
        let overlaps = |used: &Range<u64>| used.start < range.end && range.start < used.end;
        let pending = super::lock(&self.pending);
        let mut uses = pending.iter();
        uses.any(|(used, is_write)| overlaps(used) && (*is_write || !writes_only))
    }
}

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
    pub(crate) fn free_bytes(&self, driver: &Driver, device: usize) -> u64 {
        let spec = &driver.devices[device];
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
    fn remove(&mut self, allocation: &Allocation) {
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

/// The bytes that an allocation takes from a device: small ones share blocks of 2 MiB.
fn charged(bytes: u64) -> u64 {
    const LARGE: u64 = 1 << 20;
    bytes.next_multiple_of(if bytes >= LARGE { 2 << 20 } else { 512 })
}

/// Allocates memory.
pub(crate) fn allocate(
    driver: &Driver,
    context: &Context,
    place: Place,
    bytes: usize,
) -> Outcome<Arc<Allocation>> {
    if bytes == 0 {
        driver.violation(
            Violation::InvalidValue,
            format_args!("an allocation of 0 bytes"),
        );
        return Err(Status::INVALID_VALUE);
    }
    let mut memory = super::lock(&driver.memory);
    if let Place::Device(device) = place
        && charged(bytes as u64) > memory.free_bytes(driver, device)
    {
        return Err(Status::OUT_OF_MEMORY);
    }
    let mapping = Mapping::new(bytes).ok_or(Status::OUT_OF_MEMORY)?;
    if driver.script.poison {
        mapping.fill(POISON);
    }
    memory.next_id += 1;
    let allocation = Arc::new(Allocation {
        id: memory.next_id,
        place,
        context: context.handle,
        start: mapping.start(),
        bytes: bytes as u64,
        charged: charged(bytes as u64),
        pending: Mutex::default(),
        mapping,
    });
    memory.insert(allocation.clone());
    Ok(allocation)
}

/// The allocation that starts at an address that is to be freed.
pub(crate) fn to_free(driver: &Driver, address: u64, host: bool) -> Outcome<Arc<Allocation>> {
    let memory = super::lock(&driver.memory);
    let found = memory.find(address).cloned();
    let was_freed = memory.was_freed(address);
    drop(memory);
    match found {
        Some(allocation)
            if allocation.start == address && host == (allocation.place == Place::Host) =>
        {
            Ok(allocation)
        }
        None if was_freed => {
            driver.violation(
                Violation::DoubleFree,
                format_args!("{address:#x} is freed again"),
            );
            Err(Status::INVALID_VALUE)
        }
        _ => {
            driver.violation(
                Violation::InvalidFree,
                format_args!("{address:#x} is freed, where no such allocation starts"),
            );
            Err(Status::INVALID_VALUE)
        }
    }
}

/// Frees an allocation. Its pages stay as long as work refers to them.
pub(crate) fn free(driver: &Driver, allocation: &Allocation) {
    super::lock(&driver.memory).remove(allocation);
}

/// The live allocation that contains `bytes` bytes at an address. Anything else is recorded.
pub(crate) fn containing(
    driver: &Driver,
    address: u64,
    bytes: u64,
    what: &str,
) -> Outcome<Arc<Allocation>> {
    let memory = super::lock(&driver.memory);
    let found = memory.find(address).cloned();
    let was_freed = memory.was_freed(address);
    drop(memory);
    let Some(allocation) = found else {
        let kind = match was_freed {
            true => Violation::UseAfterFree,
            false => Violation::OutOfBounds,
        };
        driver.violation(
            kind,
            format_args!("{what} of {bytes} bytes at {address:#x}: no live allocation"),
        );
        return Err(Status::INVALID_VALUE);
    };
    let end = address.checked_add(bytes);
    if end.is_none_or(|end| end > allocation.range().end) {
        driver.violation(
            Violation::OutOfBounds,
            format_args!(
                "{what} of {bytes} bytes at {address:#x}: {} bytes into an allocation of {}",
                address - allocation.start,
                allocation.bytes
            ),
        );
        return Err(Status::INVALID_VALUE);
    }
    Ok(allocation)
}
