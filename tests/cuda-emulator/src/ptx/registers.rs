//! Register files: of predicates, of values up to 32 bits, and of 64 bits.

/// The file of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum File {
    /// One bit a lane.
    Predicate,
    /// 32 bits a lane. Values of 16 bits are zero-extended.
    Word,
    /// 64 bits a lane.
    Wide,
}

impl File {
    pub(super) const ALL: [File; 3] = [File::Predicate, File::Word, File::Wide];

    /// The file of registers of a width in bits.
    pub(super) fn of_width(bits: u32) -> File {
        match bits {
            1 => File::Predicate,
            64 => File::Wide,
            _ => File::Word,
        }
    }
}

/// Registers of each file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FileSizes {
    pub predicates: usize,
    pub words: usize,
    pub wides: usize,
}

impl FileSizes {
    pub(super) fn of_mut(&mut self, file: File) -> &mut usize {
        match file {
            File::Predicate => &mut self.predicates,
            File::Word => &mut self.words,
            File::Wide => &mut self.wides,
        }
    }
}
