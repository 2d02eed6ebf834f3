//! Access to the operands of an instruction.

use super::files::Files;
use super::lanes::{Mask, Store, Test, Wides, Words};
use super::level::Level;
use crate::ptx::Instruction;

/// The registers of a warp, an instruction, and the lanes that execute it.
///
/// The accessors skip bounds checks: the registers of an instruction are below the sizes of the
/// files, which `ptx::allocate` counts and `Files::new` allocates.
pub(super) struct Frame<'a> {
    files: &'a mut Files,
    pub instruction: &'a Instruction,
    pub mask: &'a Mask,
    level: Level,
}

impl<'a> Frame<'a> {
    #[inline(always)]
    pub fn new(
        files: &'a mut Files,
        instruction: &'a Instruction,
        mask: &'a Mask,
        level: Level,
    ) -> Self {
        Frame {
            files,
            instruction,
            mask,
            level,
        }
    }

    /// The same instruction for other lanes.
    #[inline(always)]
    pub fn with_mask<'m>(&'m mut self, mask: &'m Mask) -> Frame<'m> {
        Frame {
            files: self.files,
            instruction: self.instruction,
            mask,
            level: self.level,
        }
    }

    #[inline(always)]
    pub fn word(&self, register: u16) -> *const Words {
        debug_assert!(usize::from(register) < self.files.words.len());
        // SAFETY: the register exists (see the type).
        unsafe { self.files.words.as_ptr().add(register.into()) }
    }

    #[inline(always)]
    pub fn wide(&self, register: u16) -> *const Wides {
        debug_assert!(usize::from(register) < self.files.wides.len());
        // SAFETY: the register exists (see the type).
        unsafe { self.files.wides.as_ptr().add(register.into()) }
    }

    /// A source of 32 bits.
    #[inline(always)]
    pub fn source(&self, n: usize) -> Source<u32> {
        Source(self.word(self.instruction.sources[n]).cast())
    }

    /// A source of 64 bits.
    #[inline(always)]
    pub fn wide_source(&self, n: usize) -> Source<u64> {
        Source(self.wide(self.instruction.sources[n]).cast())
    }

    /// Source 0 as 64 bits, zero-extended unless it is in the wide file.
    #[inline(always)]
    pub fn extended_source(&self, is_wide: bool) -> impl Fn(usize) -> u64 + Copy + use<> {
        let register = self.instruction.sources[0];
        let (word, wide) = if is_wide {
            (None, Some(Source(self.wide(register).cast::<u64>())))
        } else {
            (Some(Source(self.word(register).cast::<u32>())), None)
        };
        move |lane| match (word, wide) {
            (Some(word), _) => u64::from(word.get(lane)),
            (_, Some(wide)) => wide.get(lane),
            _ => 0,
        }
    }

    /// Writes a destination in the file that the width of the instruction determines.
    #[inline(always)]
    pub fn write_extended(&mut self, n: usize, value: impl Fn(usize) -> u64) {
        match self.instruction.bits {
            64 => self.write_wide(n, value),
            // Registers of 16 bits are zero-extended.
            16 => self.write(n, |lane| value(lane) as u32 & 0xffff),
            _ => self.write(n, |lane| value(lane) as u32),
        }
    }

    /// A predicate source, as a bit per lane.
    #[inline(always)]
    pub fn predicate(&self, n: usize) -> u32 {
        self.predicate_register(self.instruction.sources[n])
    }

    #[inline(always)]
    pub fn predicate_register(&self, register: u16) -> u32 {
        self.files.predicates[usize::from(register)]
    }

    /// The addresses of the lanes: base and offset.
    #[inline(always)]
    pub fn addresses(&self) -> Wides {
        // SAFETY: the register exists (see the type).
        let base = unsafe { *self.wide(self.instruction.address) };
        let offset = self.instruction.immediate as u64;
        let mut addresses = base;
        for address in &mut addresses.0 {
            *address = address.wrapping_add(offset);
        }
        addresses
    }

    /// Writes a destination of 32 bits.
    #[inline(always)]
    pub fn write(&mut self, n: usize, value: impl Fn(usize) -> u32) {
        let register = usize::from(self.instruction.destinations[n]);
        debug_assert!(register < self.files.words.len());
        // SAFETY: the register exists (see the type), and `self` borrows the files mutably; the
        // values are read through pointers, no reference to the register exists.
        let to = unsafe { self.files.words.as_mut_ptr().add(register) };
        let mask = self.mask;
        // SAFETY: as above.
        self.level.run(unsafe { Store::new(to, mask, value) });
    }

    /// Writes a destination of 64 bits.
    #[inline(always)]
    pub fn write_wide(&mut self, n: usize, value: impl Fn(usize) -> u64) {
        let register = usize::from(self.instruction.destinations[n]);
        debug_assert!(register < self.files.wides.len());
        // SAFETY: as in `write`.
        let to = unsafe { self.files.wides.as_mut_ptr().add(register) };
        let mask = self.mask;
        // SAFETY: as in `write`.
        self.level.run(unsafe { Store::new(to, mask, value) });
    }

    /// Writes a predicate from a bit per lane.
    #[inline(always)]
    pub fn write_predicate(&mut self, n: usize, bits: u32) {
        let register = usize::from(self.instruction.destinations[n]);
        let predicate = &mut self.files.predicates[register];
        *predicate = *predicate & !self.mask.bits | bits & self.mask.bits;
    }

    /// `destination = operation(a)`
    #[inline(always)]
    pub fn map1(&mut self, operation: impl Fn(u32) -> u32) {
        let a = self.source(0);
        self.write(0, |lane| operation(a.get(lane)));
    }

    /// `destination = operation(a, b)`
    #[inline(always)]
    pub fn map2(&mut self, operation: impl Fn(u32, u32) -> u32) {
        let (a, b) = (self.source(0), self.source(1));
        self.write(0, |lane| operation(a.get(lane), b.get(lane)));
    }

    /// `destination = operation(a, b, c)`
    #[inline(always)]
    pub fn map3(&mut self, operation: impl Fn(u32, u32, u32) -> u32) {
        let (a, b, c) = (self.source(0), self.source(1), self.source(2));
        self.write(0, |lane| operation(a.get(lane), b.get(lane), c.get(lane)));
    }

    #[inline(always)]
    pub fn wide_map1(&mut self, operation: impl Fn(u64) -> u64) {
        let a = self.wide_source(0);
        self.write_wide(0, |lane| operation(a.get(lane)));
    }

    #[inline(always)]
    pub fn wide_map2(&mut self, operation: impl Fn(u64, u64) -> u64) {
        let (a, b) = (self.wide_source(0), self.wide_source(1));
        self.write_wide(0, |lane| operation(a.get(lane), b.get(lane)));
    }

    #[inline(always)]
    pub fn wide_map3(&mut self, operation: impl Fn(u64, u64, u64) -> u64) {
        let a = self.wide_source(0);
        let (b, c) = (self.wide_source(1), self.wide_source(2));
        self.write_wide(0, |lane| operation(a.get(lane), b.get(lane), c.get(lane)));
    }

    /// The bits of the lanes for which a comparison of two words holds.
    #[inline(always)]
    pub fn test(&self, test: impl Fn(u32, u32) -> bool) -> u32 {
        let (a, b) = (self.source(0), self.source(1));
        self.level.run(Test(|lane| test(a.get(lane), b.get(lane))))
    }

    /// The bits of the lanes for which a comparison of two wide values holds.
    #[inline(always)]
    pub fn wide_test(&self, test: impl Fn(u64, u64) -> bool) -> u32 {
        let (a, b) = (self.wide_source(0), self.wide_source(1));
        self.level.run(Test(|lane| test(a.get(lane), b.get(lane))))
    }
}

/// The values of a source register. It is a pointer, as the register may be written in the same
/// loop.
#[derive(Clone, Copy)]
pub(super) struct Source<T>(*const T);

impl<T: Copy> Source<T> {
    #[inline(always)]
    pub fn get(self, lane: usize) -> T {
        debug_assert!(lane < super::lanes::LANES);
        // SAFETY: a source is made of a register of 32 values, and lanes are below 32.
        unsafe { *self.0.add(lane) }
    }
}
