//! The cost of memory accesses in units of the hardware.

use super::lanes::{LANES, Mask, Wides};
use super::statistics::MemoryCount;

/// Bytes of device memory that are transferred together.
const SECTOR_BYTES: u64 = 32;
/// Bytes of a word of a bank of shared memory.
const BANK_BYTES: u64 = 4;
const BANKS: usize = 32;

/// A small set of numbers.
struct Distinct {
    numbers: [u64; 4 * LANES],
    count: usize,
}

impl Distinct {
    fn new() -> Self {
        Distinct {
            numbers: [0; 4 * LANES],
            count: 0,
        }
    }

    /// Returns whether the number is new.
    fn insert(&mut self, number: u64) -> bool {
        // Neighbouring lanes mostly access neighbouring words.
        let known = self.numbers[..self.count]
            .iter()
            .rev()
            .any(|n| *n == number);
        if !known {
            self.numbers[self.count] = number;
            self.count += 1;
        }
        !known
    }
}

/// Counts the sectors of an access to device memory.
pub(super) fn count_global(count: &mut MemoryCount, addresses: &Wides, mask: &Mask, size: u64) {
    let mut sectors = Distinct::new();
    let mut words = Distinct::new();
    for lane in mask.lanes() {
        let address = addresses.0[lane];
        // An access of up to 16 bytes is aligned, so it is within one sector.
        sectors.insert(address / SECTOR_BYTES);
        words.insert(address / size);
    }
    let bytes = words.count as u64 * size;
    count.add(
        mask,
        size,
        sectors.count as u64,
        bytes.div_ceil(SECTOR_BYTES),
    );
}

/// Counts the passes of an access to shared memory: each bank delivers one word a pass. Accesses of
/// 8 and 16 bytes are made by half and quarter warps.
pub(super) fn count_shared(count: &mut MemoryCount, addresses: &Wides, mask: &Mask, size: u64) {
    let words_per_lane = size.div_ceil(BANK_BYTES);
    let lanes_at_once = LANES / words_per_lane as usize;
    let (mut passes, mut ideal) = (0, 0);
    for first in (0..LANES).step_by(lanes_at_once) {
        let mut words = Distinct::new();
        let mut per_bank = [0u64; BANKS];
        for lane in mask
            .lanes()
            .filter(|lane| (first..first + lanes_at_once).contains(lane))
        {
            for n in 0..words_per_lane {
                let word = addresses.0[lane] / BANK_BYTES + n;
                let bank = word as usize % BANKS;
                per_bank[bank] += u64::from(words.insert(word));
            }
        }
        let most = per_bank.iter().copied().max().unwrap_or(0);
        passes += most;
        ideal += u64::from(most > 0);
    }
    count.add(mask, size, passes, ideal);
}
