//! The columns of a result, in one block of memory.

use memmap2::MmapMut;

/// Columns of equal length, one after the other.
///
/// A million spots are 80 MB, first touched as batches come back. In pages of 4 KiB that takes the operating system as
/// long as a tenth of the fits; so large blocks are mapped, and huge pages asked for.
#[derive(Debug)]
pub(crate) struct Block {
    memory: Memory,
    columns: usize,
    rows: usize,
}

#[derive(Debug)]
enum Memory {
    Mapped(MmapMut),
    Heap(Vec<f32>),
}

/// Bytes from which a block is mapped.
const LARGE: usize = 4 << 20;

impl Block {
    /// Columns of zeros.
    pub fn new(columns: usize, rows: usize) -> Self {
        let values = columns * rows;
        let heap = || Memory::Heap(vec![0.0; values]);
        let bytes = values * size_of::<f32>();
        let memory = if bytes < LARGE {
            heap()
        } else {
            MmapMut::map_anon(bytes).map_or_else(|_| heap(), mapped)
        };
        Self {
            memory,
            columns,
            rows,
        }
    }

    fn values(&self) -> &[f32] {
        match &self.memory {
            Memory::Mapped(map) => bytemuck::cast_slice(map),
            Memory::Heap(values) => values,
        }
    }

    /// Column `k`.
    pub fn column(&self, k: usize) -> &[f32] {
        &self.values()[k * self.rows..][..self.rows]
    }

    /// Every column, to be written to.
    pub fn columns_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let values = match &mut self.memory {
            Memory::Mapped(map) => bytemuck::cast_slice_mut(map),
            Memory::Heap(values) => values,
        };
        // Chunks of nothing there cannot be.
        values.chunks_mut(self.rows.max(1)).take(self.columns)
    }
}

fn mapped(map: MmapMut) -> Memory {
    // Advice: where it is not taken, all that is lost is time.
    #[cfg(target_os = "linux")]
    let _ = map.advise(memmap2::Advice::HugePage);
    Memory::Mapped(map)
}

impl Clone for Block {
    fn clone(&self) -> Self {
        let mut out = Block::new(self.columns, self.rows);
        for (k, column) in out.columns_mut().enumerate() {
            column.copy_from_slice(self.column(k));
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_keep_apart_small_and_large() {
        for rows in [0, 1, 1000, LARGE / 8] {
            let mut block = Block::new(3, rows);
            for (k, column) in block.columns_mut().enumerate() {
                assert_eq!(column.len(), rows);
                column.fill(k as f32 + 1.0);
            }
            let copy = block.clone();
            for k in 0..3 {
                let expected = k as f32 + 1.0;
                assert_eq!(copy.column(k).len(), rows);
                assert!(copy.column(k).iter().all(|&value| value == expected));
            }
        }
    }
}
