//! The memory of tiles of ROIs and of their results.

use super::aligned::AlignedMemory;

/// Memory for tiles of ROIs and for their results. It is used again, by jobs of any kind.
#[derive(Debug, Default)]
pub struct CpuBlock {
    pub(super) words: AlignedMemory,
    pub(super) columns: AlignedMemory,
    pub(super) codes: AlignedMemory,
    /// What a kernel keeps of a tile while it fits it.
    pub(super) working: AlignedMemory,
    pub(super) sorted: Sorted,
}

/// The memory of spots in the order of their starts.
#[derive(Debug, Default)]
pub(super) struct Sorted {
    pub(super) words: AlignedMemory,
    pub(super) columns: AlignedMemory,
    pub(super) codes: AlignedMemory,
    /// The slot of each spot.
    pub(super) order: Vec<u32>,
    pub(super) poor: Poor,
}

/// Spots whose fits are poor.
#[derive(Debug, Default)]
pub(super) struct Poor {
    pub(super) slots: Vec<u32>,
    pub(super) words: AlignedMemory,
}
