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
}
