//! What can go wrong with a report.

use std::path::PathBuf;

use crate::analysis::AnalysisError;
use crate::tables::TableError;

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReportError {
    /// The table has no positions.
    #[error(transparent)]
    Table(#[from] AnalysisError),
    /// The rows could not be had.
    #[error(transparent)]
    Rows(#[from] TableError),
    /// What was given for a pixel of the camera.
    #[error("a camera pixel of {pixel_size_um} um cannot be: give its size in um")]
    PixelSize {
        /// What was given.
        pixel_size_um: f64,
    },
    /// The file could not be written; nothing new is under its name.
    #[error("cannot write {}: {cause}", path.display())]
    Write {
        /// The file asked for.
        path: PathBuf,
        /// What the system said.
        cause: String,
    },
}
