//! Memory at addresses that suit the widest registers.

/// The alignment of memory that kernels read and write, bytes: that of the widest registers.
pub(super) const ALIGNMENT: usize = 64;

/// Aligned memory for 32-bit values, which grows.
#[derive(Debug, Default)]
pub(super) struct AlignedMemory {
    memory: Vec<u32>,
    /// The index of the first aligned value.
    first: usize,
}

impl AlignedMemory {
    /// Makes room for `len` values. The content is arbitrary.
    pub fn reserve(&mut self, len: usize) {
        let with_rest = len + ALIGNMENT / size_of::<u32>();
        if self.memory.len() < with_rest {
            self.memory = vec![0; with_rest];
            self.first = self.memory.as_ptr().align_offset(ALIGNMENT);
        }
    }

    /// The first `len` values.
    pub fn values(&self, len: usize) -> &[u32] {
        &self.memory[self.first..][..len]
    }

    /// The first `len` values, mutable.
    pub fn values_mut(&mut self, len: usize) -> &mut [u32] {
        &mut self.memory[self.first..][..len]
    }
}
