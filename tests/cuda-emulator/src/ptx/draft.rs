//! Instructions on the registers of the text, before machine registers are assigned.

use std::collections::HashMap;

use super::kernel::Special;
use super::operation::Op;
use super::registers::File;

/// A register of the text, or one that holds a literal or a special register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Virtual {
    pub file: File,
    /// Number among the registers of its file.
    pub index: u32,
}

/// An instruction on virtual registers.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub op: Op,
    pub guard: Option<(Virtual, bool)>,
    pub destinations: Vec<Virtual>,
    pub sources: Vec<Virtual>,
    pub address: Option<Virtual>,
    pub bits: u32,
    pub immediate: i64,
    pub line: u32,
    /// Label that a branch goes to.
    pub target: Option<String>,
}

/// The initial content of a virtual register that the kernel does not compute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Preset {
    Constant(File, u64),
    Special(Special),
}

/// The virtual registers of a kernel.
#[derive(Default)]
pub(super) struct Names {
    /// Names of the text, with the register and its width in bits.
    declared: HashMap<String, (Virtual, u32)>,
    /// Prefixes that declare many registers, such as `%r<10>`: count and width.
    ranges: HashMap<String, (u32, u32)>,
    presets: HashMap<Preset, Virtual>,
    counts: HashMap<File, u32>,
}

impl Names {
    /// Declares one register, or returns false if the name is taken.
    pub fn declare(&mut self, name: &str, bits: u32) -> bool {
        if self.find(name).is_some() || self.ranges.contains_key(name) {
            return false;
        }
        let register = self.fresh(File::of_width(bits));
        self.declared.insert(name.to_owned(), (register, bits));
        true
    }

    /// Declares the registers `prefix0`, `prefix1`, .., or returns false if they are declared.
    pub fn declare_range(&mut self, prefix: &str, count: u32, bits: u32) -> bool {
        self.ranges
            .insert(prefix.to_owned(), (count, bits))
            .is_none()
    }

    /// The register of a name and its width.
    pub fn find(&mut self, name: &str) -> Option<(Virtual, u32)> {
        if let Some(&found) = self.declared.get(name) {
            return Some(found);
        }
        let prefix = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let &(count, bits) = self.ranges.get(prefix)?;
        let digits = &name[prefix.len()..];
        let index: u32 = digits.parse().ok()?;
        let is_canonical = digits.len() == 1 || !digits.starts_with('0');
        if index >= count || !is_canonical {
            return None;
        }
        let register = self.fresh(File::of_width(bits));
        self.declared.insert(name.to_owned(), (register, bits));
        Some((register, bits))
    }

    /// The register that holds a literal or a special register.
    pub fn preset(&mut self, preset: Preset) -> Virtual {
        if let Some(&register) = self.presets.get(&preset) {
            return register;
        }
        let file = match preset {
            Preset::Constant(file, _) => file,
            Preset::Special(_) => File::Word,
        };
        let register = self.fresh(file);
        self.presets.insert(preset, register);
        register
    }

    /// A register that nothing else uses.
    pub fn fresh(&mut self, file: File) -> Virtual {
        let count = self.counts.entry(file).or_insert(0);
        let index = *count;
        *count += 1;
        Virtual { file, index }
    }

    /// The number of registers of a file.
    pub fn count(&self, file: File) -> usize {
        self.counts.get(&file).copied().unwrap_or(0) as usize
    }

    /// Registers that hold something from the start, in the order of their numbers.
    pub fn presets(&self) -> Vec<(Virtual, Preset)> {
        let mut all: Vec<_> = self.presets.iter().map(|(p, r)| (*r, *p)).collect();
        all.sort_unstable_by_key(|(register, _)| (register.file, register.index));
        all
    }
}
