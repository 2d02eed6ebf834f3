//! Errors of rendering.

use std::path::PathBuf;

use gaussmle_io::table::TableError;

use super::limits::{MAX_PIXELS, MAX_SIDE};

/// The reason why a picture cannot be rendered or saved.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RenderError {
    /// A number is outside its valid range.
    #[error("{what} is {value}: {needed}")]
    Value {
        /// The option, with its unit.
        what: &'static str,
        /// The given number.
        value: f64,
        /// The valid range.
        needed: &'static str,
    },
    /// A range is empty or not finite.
    #[error("{what} is from {from} to {to}: the second must be larger, and both finite")]
    Range {
        /// The option, with its unit.
        what: &'static str,
        /// The start of the range.
        from: f64,
        /// The end of the range.
        to: f64,
    },
    /// The picture has too many pixels.
    #[error(
        "the picture would have {height:.0}x{width:.0} pixels (height x width) of {pixel_size_um} um, but \
         the maximum is {MAX_SIDE} per side and {MAX_PIXELS} in total: use pixels of {enough_um} um, \
         or a smaller region"
    )]
    TooLarge {
        /// Pixels along x.
        width: f64,
        /// Pixels along y.
        height: f64,
        /// Their size, um.
        pixel_size_um: f64,
        /// A pixel size that is large enough, um.
        enough_um: f64,
    },
    /// A column is missing or does not contain measurements.
    #[error("the table has no numeric column `{name}` (its columns are {columns}): {hint}")]
    MissingColumn {
        /// The missing column.
        name: &'static str,
        /// The columns of the table.
        columns: String,
        /// The way out.
        hint: &'static str,
    },
    /// No colour map has this name.
    #[error("unknown colour map `{name}`: use one of {known}")]
    UnknownColorMap {
        /// The given name.
        name: String,
        /// The names of all colour maps.
        known: String,
    },
    /// The file extension does not name the format of a picture.
    #[error("{} has no extension of a picture of this kind: use one of {known}", path.display())]
    UnknownExtension {
        /// The given file.
        path: PathBuf,
        /// The extensions that can be used.
        known: String,
    },
    /// The file could not be written; a previous file of this name is unchanged.
    #[error("cannot write {}: {cause}", path.display())]
    Write {
        /// The given file.
        path: PathBuf,
        /// The error of the system, or of the format.
        #[source]
        cause: Box<dyn std::error::Error + Send + Sync>,
    },
    /// Reading the table failed.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Checks that a number is finite and above 0.
pub(super) fn check_positive(what: &'static str, value: f64) -> Result<(), RenderError> {
    if value.is_finite() && value > 0.0 {
        return Ok(());
    }
    let needed = "it must be a number above 0";
    Err(RenderError::Value {
        what,
        value,
        needed,
    })
}

/// Checks that a range is finite and not empty.
pub(super) fn check_range(what: &'static str, from: f64, to: f64) -> Result<(), RenderError> {
    if from.is_finite() && to.is_finite() && from < to {
        return Ok(());
    }
    Err(RenderError::Range { what, from, to })
}
