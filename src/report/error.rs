//! What can go wrong with a report.

use crate::analysis::AnalysisError;

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReportError {
    /// The table has no positions.
    #[error(transparent)]
    Table(#[from] AnalysisError),
    /// What was given for a pixel of the camera.
    #[error("a camera pixel of {pixel_size_um} um cannot be: give its size in um")]
    PixelSize {
        /// What was given.
        pixel_size_um: f64,
    },
}
