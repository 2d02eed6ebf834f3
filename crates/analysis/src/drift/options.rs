//! Options of the drift measurement.

use gaussmle_base::plural::quantity;
use gaussmle_base::value::{OutOfRange, positive};

use crate::error::AnalysisError;

/// Options of [`estimate()`](super::estimate()).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DriftOptions {
    /// Frames of a segment: few enough that the drift within one is small, and enough that each
    /// shows the structure.
    pub segment_frames: u32,
    /// Pixels of the cross-correlation, um: two or three times the precision of the localizations.
    pub pixel_um: f64,
    /// The largest drift between two segments, um.
    pub max_drift_um: f64,
}

impl Default for DriftOptions {
    /// Segments of 500 frames, pixels of 50 nm, and a drift of at most 1 um.
    fn default() -> Self {
        Self {
            segment_frames: 500,
            pixel_um: 0.05,
            max_drift_um: 1.0,
        }
    }
}

impl DriftOptions {
    /// The note for the corrected table.
    pub fn note(&self) -> String {
        format!(
            "drift was corrected: segments of {}, pixels of {} um, at most {} um",
            quantity(self.segment_frames as usize, "frame"),
            self.pixel_um,
            self.max_drift_um
        )
    }

    /// Checks the ranges of the options.
    pub(super) fn check(&self) -> Result<(), AnalysisError> {
        /// The range of the largest drift, in pixels.
        const MIN_PIXELS: f64 = 4.0;
        const MAX_PIXELS: f64 = 500.0;
        positive(
            "segment_frames",
            "segment_frames",
            f64::from(self.segment_frames),
        )?;
        positive("pixel_um", "pixel_um", self.pixel_um)?;
        positive("max_drift_um", "max_drift_um", self.max_drift_um)?;
        if self.max_drift_um > MAX_PIXELS * self.pixel_um
            || self.max_drift_um < MIN_PIXELS * self.pixel_um
        {
            return Err(OutOfRange::new(
                "max_drift_um",
                "max_drift_um over pixel_um",
                self.max_drift_um / self.pixel_um,
                "it must be from 4 to 500: choose other pixels, or allow more or less drift",
            )
            .into());
        }
        Ok(())
    }
}
