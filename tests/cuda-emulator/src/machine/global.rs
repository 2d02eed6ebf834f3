//! Device memory: bounds of allocations, and the record of accesses.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering::Relaxed};

use super::extent::Extent;
use super::lanes::{Mask, Wides};
use super::launch::{Access, Memory};
use crate::ptx::operation::Op;
use crate::ptx::{Instruction, Kernel};

/// The last allocation that an instruction accessed, and the part of it.
#[derive(Clone, Copy)]
struct Site {
    start: u64,
    end: u64,
    lowest: u64,
    /// End of the highest access.
    highest: u64,
    reads: bool,
    writes: bool,
}

impl Site {
    /// A site that no address is within.
    const NONE: Site = Site {
        start: 1,
        end: 0,
        lowest: u64::MAX,
        highest: 0,
        reads: false,
        writes: false,
    };
}

/// The accessed parts of an allocation, by its start.
pub(super) type Accesses = BTreeMap<u64, Access>;

/// Device memory as a worker sees it.
///
/// A lookup of an allocation takes a lock of the driver, so each instruction remembers the
/// allocation that it accessed last, which is nearly always the next one too.
pub(super) struct Global<'a> {
    memory: &'a dyn Memory,
    sites: Vec<Site>,
    accesses: Accesses,
}

impl<'a> Global<'a> {
    pub fn new(kernel: &Kernel, memory: &'a dyn Memory) -> Self {
        Global {
            memory,
            sites: vec![Site::NONE; kernel.sites],
            accesses: BTreeMap::new(),
        }
    }

    /// Checks that every active lane is within an allocation, or returns the first one that is
    /// not.
    #[inline(always)]
    pub fn check(
        &mut self,
        instruction: &Instruction,
        addresses: &Wides,
        mask: &Mask,
        size: u64,
        extent: Extent,
    ) -> Result<(), usize> {
        let site = &mut self.sites[instruction.site as usize];
        if !extent.is_within(site.start, site.end, size) {
            return self.check_lanes(instruction, addresses, mask, size);
        }
        site.lowest = site.lowest.min(extent.lowest);
        site.highest = site.highest.max(extent.highest + size);
        Ok(())
    }

    #[cold]
    #[inline(never)]
    fn check_lanes(
        &mut self,
        instruction: &Instruction,
        addresses: &Wides,
        mask: &Mask,
        size: u64,
    ) -> Result<(), usize> {
        let index = instruction.site as usize;
        for lane in mask.lanes() {
            let address = addresses.0[lane];
            let site = &self.sites[index];
            let is_within =
                |start: u64, end: u64| start <= address && address < end && end - address >= size;
            if !is_within(site.start, site.end) {
                let Some(Range { start, end }) = self.memory.allocation(address) else {
                    return Err(lane);
                };
                if !is_within(start, end) {
                    return Err(lane);
                }
                self.flush(index);
                self.sites[index] = Site {
                    start,
                    end,
                    reads: !matches!(instruction.op, Op::Store(..)),
                    writes: !matches!(instruction.op, Op::Load(..)),
                    ..Site::NONE
                };
            }
            let site = &mut self.sites[index];
            site.lowest = site.lowest.min(address);
            site.highest = site.highest.max(address + size);
        }
        Ok(())
    }

    /// Adds what an instruction accessed to the record.
    fn flush(&mut self, index: usize) {
        let site = self.sites[index];
        if site.lowest >= site.highest {
            return;
        }
        let range = site.lowest..site.highest;
        let access = Access {
            allocation: site.start,
            read: site.reads.then(|| range.clone()),
            written: site.writes.then_some(range),
        };
        add(&mut self.accesses, access);
    }

    /// Returns the record.
    pub fn into_accesses(mut self) -> Accesses {
        for index in 0..self.sites.len() {
            self.flush(index);
        }
        self.accesses
    }
}

/// Adds an access to a record.
pub(super) fn add(accesses: &mut Accesses, access: Access) {
    let known = accesses.entry(access.allocation).or_insert(Access {
        allocation: access.allocation,
        read: None,
        written: None,
    });
    extend(&mut known.read, access.read);
    extend(&mut known.written, access.written);
}

fn extend(known: &mut Option<Range<u64>>, more: Option<Range<u64>>) {
    *known = match (known.take(), more) {
        (Some(a), Some(b)) => Some(a.start.min(b.start)..a.end.max(b.end)),
        (a, b) => a.or(b),
    };
}

/// Reads `size` bytes of device memory, zero-extended.
///
/// # Safety
///
/// The bytes are in an allocation (see [`Memory`]), `size` is 1, 2, 4 or 8, and the address a
/// multiple of it. Accesses are atomic, since other blocks and the host may write the same bytes.
#[inline(always)]
pub(super) unsafe fn read(address: u64, size: usize) -> u64 {
    // SAFETY: by the contract of the function.
    unsafe {
        match size {
            1 => u64::from(AtomicU8::from_ptr(address as *mut u8).load(Relaxed)),
            2 => u64::from(AtomicU16::from_ptr(address as *mut u16).load(Relaxed)),
            4 => u64::from(AtomicU32::from_ptr(address as *mut u32).load(Relaxed)),
            _ => AtomicU64::from_ptr(address as *mut u64).load(Relaxed),
        }
    }
}

/// Writes the low `size` bytes of a value to device memory.
///
/// # Safety
///
/// As for [`read`].
#[inline(always)]
pub(super) unsafe fn write(address: u64, size: usize, value: u64) {
    // SAFETY: by the contract of the function.
    unsafe {
        match size {
            1 => AtomicU8::from_ptr(address as *mut u8).store(value as u8, Relaxed),
            2 => AtomicU16::from_ptr(address as *mut u16).store(value as u16, Relaxed),
            4 => AtomicU32::from_ptr(address as *mut u32).store(value as u32, Relaxed),
            _ => AtomicU64::from_ptr(address as *mut u64).store(value, Relaxed),
        }
    }
}
