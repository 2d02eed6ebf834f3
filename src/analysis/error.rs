//! What can go wrong with an analysis.

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AnalysisError {
    /// A column that is needed.
    #[error("the table has no column `{name}` of numbers, but {have}: {instead}")]
    NoColumn {
        /// Its name.
        name: &'static str,
        /// The columns that there are.
        have: String,
        /// What to do about it.
        instead: &'static str,
    },
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
    /// Not enough to measure from.
    #[error("there are {have} {what}, where {needed} are needed: {instead}")]
    TooFew {
        /// What is counted.
        what: &'static str,
        /// How many there are.
        have: usize,
        /// How many there must be.
        needed: usize,
        /// What to do about it.
        instead: &'static str,
    },
    /// More than can be handled.
    #[error("there would be {have} {what}, where {most} can be handled: {instead}")]
    TooMany {
        /// What is counted.
        what: &'static str,
        /// How many there would be.
        have: usize,
        /// How many there may be.
        most: usize,
        /// What to do about it.
        instead: &'static str,
    },
    /// Parts of the movie that share nothing by which one could be laid on the other.
    #[error(
        "what is seen around frame {frame} cannot be laid on the rest of the movie: use longer segments, or allow for more drift than {max_drift_um} um"
    )]
    Apart {
        /// A frame of the part that stands apart.
        frame: u32,
        /// The drift that was allowed for.
        max_drift_um: f64,
    },
    /// The model does not fit the distances.
    #[error(
        "the distances of nearest neighbours in adjacent frames show no peak of repeated molecules: molecules must stay on for more than a frame, and linking must come after"
    )]
    NoPeak,
}

/// Refuses what is not a finite number above 0.
pub(super) fn positive(what: &'static str, value: f64) -> Result<(), AnalysisError> {
    if value.is_finite() && value > 0.0 {
        return Ok(());
    }
    let needed = "it must be a number above 0";
    Err(AnalysisError::Value {
        what,
        value,
        needed,
    })
}
