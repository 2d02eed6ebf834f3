//! Allocations, and what queued work uses of them.

use std::ops::Range;
use std::sync::Mutex;

use crate::driver::lock;
use crate::driver::os::Mapping;

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
    pub(crate) charged: u64,
    /// The parts that queued work uses; true if it writes there.
    pending: Mutex<Vec<(Range<u64>, bool)>>,
    #[expect(dead_code, reason = "the pages are released when it is dropped")]
    mapping: Mapping,
}

impl Allocation {
    /// Takes over memory, of which `bytes` bytes were asked for.
    pub(crate) fn new(id: u64, place: Place, context: usize, bytes: u64, mapping: Mapping) -> Self {
        Self {
            id,
            place,
            context,
            start: mapping.start(),
            bytes,
            charged: charged(bytes),
            pending: Mutex::default(),
            mapping,
        }
    }

    /// The addresses of the allocation.
    pub(crate) fn range(&self) -> Range<u64> {
        self.start..self.start + self.bytes
    }

    /// Adds work that will use a part of the memory.
    pub(crate) fn begin_use(&self, range: Range<u64>, is_write: bool) {
        lock(&self.pending).push((range, is_write));
    }

    /// Ends one use.
    pub(crate) fn end_use(&self, range: Range<u64>, is_write: bool) {
        let mut pending = lock(&self.pending);
        let ended = (range, is_write);
        if let Some(index) = pending.iter().position(|used| *used == ended) {
            pending.swap_remove(index);
        }
    }

    /// True if queued work uses the memory.
    pub(crate) fn is_in_use(&self) -> bool {
        !lock(&self.pending).is_empty()
    }

    /// True if queued work uses a part of the memory, or writes there.
    pub(crate) fn is_range_in_use(&self, range: &Range<u64>, writes_only: bool) -> bool {
        let overlaps = |used: &Range<u64>| used.start < range.end && range.start < used.end;
        let pending = lock(&self.pending);
        let mut uses = pending.iter();
        uses.any(|(used, is_write)| overlaps(used) && (*is_write || !writes_only))
    }
}

/// The bytes that an allocation takes from a device: small ones share blocks of 2 MiB.
pub(crate) fn charged(bytes: u64) -> u64 {
    const LARGE: u64 = 1 << 20;
    bytes.next_multiple_of(if bytes >= LARGE { 2 << 20 } else { 512 })
}
