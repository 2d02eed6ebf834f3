//! The range of the addresses of an access.

use super::lanes::{Mask, Wides};
use super::level::Loop;

/// The addresses that the active lanes of a warp access.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    pub lowest: u64,
    pub highest: u64,
    /// All bits that are set in an address: the low ones show misalignment.
    pub bits: u64,
}

impl Extent {
    #[inline(always)]
    fn add(&mut self, address: u64) {
        self.lowest = self.lowest.min(address);
        self.highest = self.highest.max(address);
        self.bits |= address;
    }

    /// True if every address is a multiple of a power of two.
    #[inline(always)]
    pub fn is_aligned(self, size: u64) -> bool {
        self.bits & (size - 1) == 0
    }

    /// True if every access of `size` bytes is within `start..end`.
    #[inline(always)]
    pub fn is_within(self, start: u64, end: u64, size: u64) -> bool {
        let length = end.saturating_sub(start);
        self.lowest >= start && length >= size && self.highest <= end - size
    }
}

/// Finds the extent of the addresses of the active lanes.
pub(super) struct FindExtent<'a>(pub &'a Wides, pub &'a Mask);

impl Loop for FindExtent<'_> {
    type Output = Extent;

    #[inline(always)]
    fn run(self) -> Extent {
        let FindExtent(addresses, mask) = self;
        let mut extent = Extent {
            lowest: u64::MAX,
            highest: 0,
            bits: 0,
        };
        if mask.is_full() {
            for &address in &addresses.0 {
                extent.add(address);
            }
        } else {
            for lane in mask.lanes() {
                extent.add(addresses.0[lane]);
            }
        }
        extent
    }
}

/// The first active lane whose address is misaligned.
#[cold]
pub(super) fn misaligned_lane(addresses: &Wides, mask: &Mask, size: u64) -> usize {
    let mut lanes = mask.lanes();
    let found = lanes.find(|&lane| addresses.0[lane] & (size - 1) != 0);
    found.unwrap_or(0)
}
