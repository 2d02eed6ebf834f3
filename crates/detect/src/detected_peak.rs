//! A peak that counts as a spot.

use super::frame::Corner;

/// A peak that counts as a spot, and whose ROI is fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct DetectedPeak {
    /// The column of the brightest pixel.
    pub x: usize,
    /// The row of the brightest pixel.
    pub y: usize,
    /// The first pixel of the ROI that is fitted.
    pub corner: Corner,
    /// The signal over its threshold, at least 1: the band-passed signal over the noise that is
    /// allowed there, or the net gradient over its threshold.
    pub over_threshold: f64,
}
