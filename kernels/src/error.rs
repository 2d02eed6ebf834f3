//! What can be wrong with a launch.

use crate::spec::{MAX_SIZE, MIN_SIZE};

/// A launch that was refused before anything ran.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LaunchError {
    /// The ROI's size is out of range.
    #[error(
        "an ROI of {0}x{0} pixels cannot be fitted: sides of {MIN_SIZE} to {MAX_SIZE} pixels can"
    )]
    Size(usize),
    /// Lanes and tile do not go together.
    #[error("a tile of {tile} spots cannot be split into vectors of {lanes}")]
    Tile {
        /// Spots in a tile.
        tile: usize,
        /// Spots in a vector.
        lanes: usize,
    },
    /// More values than the kernel can count.
    #[error(
        "{0} spots in one launch are more than the kernel's 32-bit counts hold: use smaller batches"
    )]
    TooMany(usize),
    /// A buffer is shorter than the launch reads or writes.
    #[error("{what}: {have} values for a launch that takes {need}")]
    Buffer {
        /// Which one.
        what: &'static str,
        /// Its length.
        have: usize,
        /// The length needed.
        need: usize,
    },
}
