//! The photon-transfer curve of the whole sensor, for a plot.

use super::gain::{Dark, Level};

/// Pixels of one light level with about the same signal.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct TransferPoint {
    /// The bright stack, from 0.
    pub stack: usize,
    /// Their mean signal, less the offset, ADU.
    pub signal_adu: f64,
    /// Their mean variance, less that of the dark frames, ADU^2.
    pub variance_adu2: f64,
    /// The number of pixels.
    pub pixels: usize,
}

/// The number of points of a stack.
const BINS: usize = 16;

/// The points of a level, each of the same number of pixels.
pub(super) fn transfer_points(stack: usize, dark: &Dark, level: &Level) -> Vec<TransferPoint> {
    let pixels = 0..level.signal.len();
    let mut all: Vec<_> = pixels
        .filter_map(|pixel| level.point(dark, pixel))
        .collect();
    all.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
    let pixels_per_bin = all.len().div_ceil(BINS).max(1);
    let bins = all.chunks(pixels_per_bin);
    bins.map(|bin| {
        let pixels = bin.len();
        let sums = bin.iter().fold((0.0, 0.0), |(signal, variance), point| {
            (signal + point.0, variance + point.1)
        });
        TransferPoint {
            stack,
            signal_adu: sums.0 / pixels as f64,
            variance_adu2: sums.1 / pixels as f64,
            pixels,
        }
    })
    .collect()
}
