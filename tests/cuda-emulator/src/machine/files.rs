//! The registers of a warp.

use super::lanes::{LANES, Lanes, Wides, Words};
use crate::ptx::{File, Kernel};

/// The content of registers and memory before they are written: as f32 a NaN.
pub const POISON: u32 = 0x7fc0_dead;

/// [`POISON`] in both halves.
const WIDE_POISON: u64 = (POISON as u64) << 32 | POISON as u64;

/// The register files of a warp.
pub(super) struct Files {
    /// A bit per lane.
    pub predicates: Vec<u32>,
    pub words: Vec<Words>,
    pub wides: Vec<Wides>,
}

impl Files {
    /// Registers for a kernel, with its literals.
    ///
    /// Instructions refer to registers below `kernel.registers`, or to register 0 where they have
    /// no operand, so each file has at least one.
    pub fn new(kernel: &Kernel) -> Self {
        let sizes = kernel.registers;
        let mut files = Files {
            predicates: vec![0; sizes.predicates.max(1)],
            words: vec![Lanes([POISON; LANES]); sizes.words.max(1)],
            wides: vec![Lanes([WIDE_POISON; LANES]); sizes.wides.max(1)],
        };
        for constant in &kernel.constants {
            let register = usize::from(constant.register);
            match constant.file {
                File::Predicate => files.predicates[register] = constant.value as u32,
                File::Word => files.words[register] = Lanes([constant.value as u32; LANES]),
                File::Wide => files.wides[register] = Lanes([constant.value; LANES]),
            }
        }
        files
    }

    /// Poisons what the kernel may read before it writes it.
    pub fn reset(&mut self, kernel: &Kernel) {
        for &(file, register) in &kernel.uninitialized {
            let register = usize::from(register);
            match file {
                File::Predicate => self.predicates[register] = 0,
                File::Word => self.words[register] = Lanes([POISON; LANES]),
                File::Wide => self.wides[register] = Lanes([WIDE_POISON; LANES]),
            }
        }
    }
}
