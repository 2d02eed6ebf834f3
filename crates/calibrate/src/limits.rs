//! The smallest data sets that calibrations accept.

/// The fewest frames of a stack. With fewer, the gain of a pixel is uncertain by more than a third.
pub const FEWEST_FRAMES: usize = 20;

/// The fewest planes of a scan: the curve of each axis has four parameters, and more planes show
/// whether it fits.
pub(super) const FEWEST_PLANES: usize = 9;

/// The fewest widths that have a meaningful mode.
pub(super) const FEWEST_WIDTHS: usize = 50;
