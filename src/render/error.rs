//! What can go wrong with a picture.

use std::path::PathBuf;

use super::color::ColorMap;
use super::grid::{MOST_PIXELS, MOST_SIDE};
use crate::tables::TableError;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RenderError {
    /// A number that makes no sense.
    #[error("{what} is {value}: {needed}")]
    Value {
        /// What it is, with its unit.
        what: &'static str,
        /// What was given.
        value: f64,
        /// What is possible.
        needed: &'static str,
    },
    /// A range without anything in it.
    #[error("{what} is from {from} to {to}: the second must be larger, and both finite")]
    Range {
        /// What it is, with its unit.
        what: &'static str,
        /// Where it starts.
        from: f64,
        /// Where it ends.
        to: f64,
    },
    /// More pixels than can be handled.
    #[error(
        "the picture would be {width:.0}x{height:.0} pixels of {pixel_size_um} um, where {MOST_SIDE} a side and {MOST_PIXELS} in all can be drawn: use pixels of {enough_um} um, or a smaller region"
    )]
    TooLarge {
        /// Pixels along x.
        width: f64,
        /// Pixels along y.
        height: f64,
        /// Their size, um.
        pixel_size_um: f64,
        /// A size that is large enough, um.
        enough_um: f64,
    },
    /// A column that is needed.
    #[error("the table has no column `{name}` of numbers, but {have}: {instead}")]
    NoColumn {
        /// Its name.
        name: &'static str,
        /// The columns that there are.
        have: String,
        /// What to do without.
        instead: &'static str,
    },
    /// No colour map has that name.
    #[error("there is no colour map `{name}`: use one of {}", ColorMap::names())]
    UnknownColorMap {
        /// The name asked for.
        name: String,
    },
    /// The file's ending stands for no kind of picture.
    #[error("the ending of {} stands for no kind of picture: use .png, .tif or .tiff", path.display())]
    UnknownEnding {
        /// The file asked for.
        path: PathBuf,
    },
    /// The file could not be written; nothing new is under its name.
    #[error("cannot write {}: {cause}", path.display())]
    Write {
        /// The file asked for.
        path: PathBuf,
        /// What the system said.
        cause: String,
    },
    /// The rows could not be had.
    #[error(transparent)]
    Rows(#[from] TableError),
}

/// Refuses what is not a finite number above 0.
pub(super) fn positive(what: &'static str, value: f64) -> Result<(), RenderError> {
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

/// Refuses a range that is empty or not finite.
pub(super) fn range(what: &'static str, from: f64, to: f64) -> Result<(), RenderError> {
    if from.is_finite() && to.is_finite() && from < to {
        return Ok(());
    }
    Err(RenderError::Range { what, from, to })
}
