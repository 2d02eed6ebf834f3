//! Options of the detection.

use std::ops::Range;

use serde::{Deserialize, Serialize};

/// The default of the expected number of false spots in an empty frame.
pub const DEFAULT_FALSE_ALARMS: f64 = 0.1;

/// The criterion by which a peak counts as a spot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Criterion {
    /// The expected number of false spots in a frame of uniform background.
    FalseAlarms(f64),
    /// A threshold in standard deviations of the noise.
    Deviations(f64),
    /// A threshold on Picasso's net gradient, in camera units, in a box of the ROI's size.
    NetGradient(f64),
}

/// The treatment of spots whose ROI would leave the frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum Border {
    /// leave the spot out
    #[default]
    Skip,
    /// move the ROI into the frame; the spot is then off its centre
    Shift,
}

impl Border {
    /// The pixels along a side of a frame around which a ROI of `roi` pixels is fitted.
    pub(crate) fn searched(self, roi: usize, side: usize) -> Range<usize> {
        match self {
            Border::Skip => roi / 2..(side + 1 + roi / 2).saturating_sub(roi),
            Border::Shift => 0..side,
        }
    }
}

/// Options of a [`Detector`](super::Detector).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Detection {
    /// The criterion by which a peak counts as a spot.
    pub criterion: Criterion,
    /// The width of spots that the band-pass is tuned to, um.
    pub sigma_um: f64,
    /// The least distance of two peaks of the band-pass, um [default: twice the width].
    pub min_separation_um: Option<f64>,
    /// Pixels along a side of a ROI.
    pub roi: usize,
    /// The treatment of spots near the frame's border.
    pub border: Border,
    /// Leave out both of two spots if the peak of one is in the ROI of the other.
    pub isolated: bool,
}

impl Detection {
    /// Options for spots of a width: ROIs of 11 pixels, and one false alarm in ten frames.
    pub fn new(sigma_um: f64) -> Self {
        Self {
            criterion: Criterion::FalseAlarms(DEFAULT_FALSE_ALARMS),
            sigma_um,
            min_separation_um: None,
            roi: 11,
            border: Border::default(),
            isolated: false,
        }
    }
}

/// The default side of a ROI for spots of a width: three and a half widths to each side, an odd
/// number of pixels.
pub fn roi_side(sigma_px: f64) -> usize {
    let half = (3.5 * sigma_px).ceil();
    // The clamp also covers invalid widths, which are refused where they are used.
    (2 * half.clamp(3.0, 10.0) as usize) + 1
}
