//! Shared and local memory.

use super::files::POISON;

/// Memory that a block or a thread has for itself.
///
/// Words of 64 bits, so that every aligned access of up to 8 bytes is within one of them.
pub(super) struct Scratch {
    words: Vec<u64>,
    bytes: usize,
}

impl Scratch {
    pub fn new(bytes: usize) -> Self {
        let mut scratch = Scratch {
            words: vec![0; bytes.div_ceil(8)],
            bytes,
        };
        scratch.reset();
        scratch
    }

    pub fn len(&self) -> usize {
        self.bytes
    }

    /// Poisons all words.
    pub fn reset(&mut self) {
        self.words.fill(u64::from(POISON) << 32 | u64::from(POISON));
    }

    /// Reads `size` bytes, zero-extended.
    ///
    /// # Safety
    ///
    /// `offset + size` is at most `len()`, `size` is 1, 2, 4 or 8, and `offset` a multiple of it.
    #[inline(always)]
    pub unsafe fn read(&self, offset: u64, size: usize) -> u64 {
        debug_assert!(offset as usize + size <= self.bytes);
        let base = self.words.as_ptr().cast::<u8>();
        // SAFETY: within the words and aligned, by the contract of the function.
        unsafe {
            let from = base.add(offset as usize);
            match size {
                1 => u64::from(*from),
                2 => u64::from(*from.cast::<u16>()),
                4 => u64::from(*from.cast::<u32>()),
                _ => *from.cast::<u64>(),
            }
        }
    }

    /// Writes the low `size` bytes of a value.
    ///
    /// # Safety
    ///
    /// As for `read`.
    #[inline(always)]
    pub unsafe fn write(&mut self, offset: u64, size: usize, value: u64) {
        debug_assert!(offset as usize + size <= self.bytes);
        let base = self.words.as_mut_ptr().cast::<u8>();
        // SAFETY: within the words and aligned, by the contract of the function.
        unsafe {
            let to = base.add(offset as usize);
            match size {
                1 => *to = value as u8,
                2 => *to.cast::<u16>() = value as u16,
                4 => *to.cast::<u32>() = value as u32,
                _ => *to.cast::<u64>() = value,
            }
        }
    }
}
