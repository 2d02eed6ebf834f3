//! Errors of HTML reports.

use gaussmle::PixelSize;

/// The reason why a report cannot be created.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReportError {
    /// A position column is missing or does not contain measurements.
    #[error(
        "the table has no numeric column `{name}` (its columns are {columns}): a report needs \
         positions in um"
    )]
    MissingColumn {
        /// The missing column.
        name: &'static str,
        /// The columns of the table.
        columns: String,
    },
    /// The size of a camera pixel is not a positive length.
    #[error("the size of a camera pixel is {pixel_size_um} um: it must be a length above 0")]
    PixelSize {
        /// The given size.
        pixel_size_um: PixelSize,
    },
}
