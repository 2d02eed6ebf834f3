//! The columns of a result in one block of memory.

use memmap2::MmapMut;

/// Columns of equal length, one after the other.
///
/// A million spots take 80 MB. With pages of 4 KiB, page faults at the first write cost a tenth of
/// the time of the fits. Large blocks are therefore mapped, with huge pages requested.
#[derive(Debug)]
pub(crate) struct ResultColumns {
    memory: Memory,
    columns: usize,
    rows: usize,
}

#[derive(Debug)]
enum Memory {
    Mapped(MmapMut),
    Heap(Vec<f32>),
}

/// The least bytes of a mapped block.
const LARGE: usize = 4 << 20;

impl ResultColumns {
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

    /// All columns, mutable.
    pub fn columns_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let values = match &mut self.memory {
            Memory::Mapped(map) => bytemuck::cast_slice_mut(map),
            Memory::Heap(values) => values,
        };
        // The size of chunks must not be 0.
        values.chunks_mut(self.rows.max(1)).take(self.columns)
    }
}

fn mapped(map: MmapMut) -> Memory {
    // Without huge pages the block works, only more slowly.
    #[cfg(target_os = "linux")]
    let _ = map.advise(memmap2::Advice::HugePage);
    Memory::Mapped(map)
}

impl Clone for ResultColumns {
    fn clone(&self) -> Self {
        let mut out = ResultColumns::new(self.columns, self.rows);
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
    fn columns_do_not_overlap() {
        for rows in [0, 1, 1000, LARGE / 8] {
            let mut block = ResultColumns::new(3, rows);
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
