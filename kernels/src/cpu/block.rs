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

/// The slots of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slots<'a> {
    /// Those of the tile of this number.
    Tile(usize),
    /// Those of others.
    Listed(&'a [u32]),
}

impl Slots<'_> {
    /// The slot at a place of the tile, where tiles have `tile` slots.
    pub fn slot(self, place: usize, tile: usize) -> usize {
        match self {
            Self::Tile(index) => index * tile + place,
            Self::Listed(slots) => slots[place] as usize,
        }
    }
}

/// The memory of spots in the order of their starts.
#[derive(Debug, Default)]
pub(super) struct Sorted {
    pub(super) columns: AlignedMemory,
    pub(super) codes: AlignedMemory,
    /// The slot of each spot.
    pub(super) order: Vec<u32>,
    pub(super) again: Selected,
}

/// Spots that are fitted in a launch of their own.
#[derive(Debug, Default)]
pub(super) struct Selected {
    pub(super) slots: Vec<u32>,
    /// Their slots in the order in which they were given, up to the end of a tile.
    pub(super) given: Vec<u32>,
}
