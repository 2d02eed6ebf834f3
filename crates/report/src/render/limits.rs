//! The maximum size of a picture.

/// The maximum number of pixels along a side.
pub const MAX_SIDE: usize = 40_000;

/// The maximum number of pixels. As 32-bit numbers they fit in a classic TIFF (4 GiB).
pub const MAX_PIXELS: usize = 1_000_000_000;
