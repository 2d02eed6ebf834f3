//! The columns of a result in one block of memory.

use std::sync::{Mutex, PoisonError};

use memmap2::MmapMut;

/// Columns of equal length, one after the other.
///
/// A million spots take 80 MB. With pages of 4 KiB, page faults at the first write cost a tenth of
/// the time of the fits. Large blocks are therefore mapped, with huge pages requested, and those that
/// were dropped last are used again: the system clears new pages, which takes as long as the copy of
/// the results. A run holds several blocks, as it writes results while it fits the next ROIs.
#[derive(Debug)]
pub(crate) struct ResultColumns {
    memory: Memory,
    columns: usize,
    rows: usize,
}

#[derive(Debug)]
enum Memory {
    /// A block that may be longer than the columns.
    Mapped(MmapMut),
    Heap(Vec<f32>),
    /// Only while the block is dropped.
    None,
}

/// The least bytes of a mapped block.
const LARGE: usize = 4 << 20;

/// The most bytes of the blocks that are kept together.
const MOST_KEPT: usize = 256 << 20;

/// The most blocks that are kept.
const MOST_BLOCKS: usize = 4;

/// The blocks that were dropped last, the latest at the end.
static KEPT: Mutex<Vec<MmapMut>> = Mutex::new(Vec::new());

impl ResultColumns {
    /// Columns with arbitrary content.
    pub fn new(columns: usize, rows: usize) -> Self {
        let values = columns * rows;
        let heap = || Memory::Heap(vec![0.0; values]);
        let bytes = values * size_of::<f32>();
        let memory = if bytes < LARGE {
            heap()
        } else if let Some(kept) = take_kept(bytes) {
            Memory::Mapped(kept)
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
            Memory::None => &[],
        }
    }

    /// Column `k`.
    pub fn column(&self, k: usize) -> &[f32] {
        &self.values()[k * self.rows..][..self.rows]
    }

    /// The columns of some rows.
    pub fn rows(&self, rows: &[usize]) -> Self {
        let mut out = Self::new(self.columns, rows.len());
        for (k, column) in out.columns_mut().enumerate() {
            let values = self.column(k);
            for (value, &row) in column.iter_mut().zip(rows) {
                *value = values[row];
            }
        }
        out
    }

    /// All columns, mutable.
    pub fn columns_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let values = match &mut self.memory {
            Memory::Mapped(map) => bytemuck::cast_slice_mut(map),
            Memory::Heap(values) => values,
            Memory::None => &mut [],
        };
        // The size of chunks must not be 0.
        values.chunks_mut(self.rows.max(1)).take(self.columns)
    }
}

/// Takes a kept block that suits.
fn take_kept(bytes: usize) -> Option<MmapMut> {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let last = kept.iter().rposition(|block| suits(block.len(), bytes))?;
    Some(kept.remove(last))
}

/// The number of the oldest of these blocks that are given back to the system.
fn surplus(lengths: impl ExactSizeIterator<Item = usize> + DoubleEndedIterator) -> usize {
    let blocks = lengths.len();
    let mut bytes = 0;
    let kept = lengths.rev().take(MOST_BLOCKS).take_while(|length| {
        bytes += length;
        bytes <= MOST_KEPT
    });
    blocks - kept.count()
}

/// True if a block is long enough for `bytes` bytes, and not more than twice as long.
fn suits(len: usize, bytes: usize) -> bool {
    (bytes..=2 * bytes).contains(&len)
}

fn mapped(map: MmapMut) -> Memory {
    // Without huge pages the block works, only more slowly.
    #[cfg(target_os = "linux")]
    let _ = map.advise(memmap2::Advice::HugePage);
    Memory::Mapped(map)
}

impl Drop for ResultColumns {
    fn drop(&mut self) {
        let Memory::Mapped(map) = std::mem::replace(&mut self.memory, Memory::None) else {
            return;
        };
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(map);
        let oldest = surplus(kept.iter().map(|block| block.len()));
        let before: Vec<MmapMut> = kept.drain(..oldest).collect();
        // The system takes its time for these.
        drop(kept);
        drop(before);
    }
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
        // Twice: the second time, large blocks are used again.
        for rows in [0, 1, 1000, LARGE / 8, LARGE / 8 - 1] {
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

    #[test]
    fn a_block_is_used_again_for_columns_that_fit_well() {
        assert!(!suits(8, 9));
        assert!(suits(8, 8));
        assert!(suits(8, 4));
        assert!(!suits(8, 3));
    }

    #[test]
    fn few_blocks_are_kept() {
        let of = |lengths: &[usize]| surplus(lengths.iter().copied());
        assert_eq!(of(&[]), 0);
        assert_eq!(of(&[1, 1, 1, 1]), 0);
        assert_eq!(of(&[1, 1, 1, 1, 1]), 1);
        assert_eq!(of(&[1, MOST_KEPT]), 1);
        assert_eq!(of(&[MOST_KEPT / 2, MOST_KEPT / 2, MOST_KEPT / 2]), 1);
        assert_eq!(of(&[1, MOST_KEPT + 1]), 2);
    }
}
