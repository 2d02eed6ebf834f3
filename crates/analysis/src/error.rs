//! Errors of analyses.

use gaussmle_base::value::OutOfRange;

/// The reason why an analysis has no result.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AnalysisError {
    /// A required column is missing.
    #[error("the table has no column `{name}` of numbers, but {have}: {instead}")]
    NoColumn {
        /// The name of the column.
        name: &'static str,
        /// The columns of the table.
        have: String,
        /// The way out.
        instead: &'static str,
    },
    /// An option out of range.
    #[error("{what} is {value}: {needed}")]
    Value {
        /// The field or option that sets it, if there is one.
        option: Option<&'static str>,
        /// The quantity, with its unit.
        what: String,
        /// The number given.
        value: f64,
        /// The range accepted.
        needed: &'static str,
    },
    /// Too few data.
    #[error("there are {have} {what}, where {needed} are needed: {instead}")]
    TooFew {
        /// The data that are counted.
        what: &'static str,
        /// The number found.
        have: usize,
        /// The number required.
        needed: usize,
        /// The way out.
        instead: &'static str,
    },
    /// A path with more lines than a file should have.
    #[error(
        "the table has frames {first} to {last}, and a path has a line for each, at most 20,000,000: check the frame numbers"
    )]
    LongPath {
        /// The first frame.
        first: u32,
        /// The last.
        last: u32,
    },
    /// A table of molecules, where one of localizations is needed.
    #[error(
        "the table is linked: each row is a molecule, and {what} needs its localizations; take the table before `link`"
    )]
    Linked {
        /// The analysis.
        what: &'static str,
    },
    /// The distances of neighbours have no peak.
    #[error(
        "the distances of nearest neighbours in adjacent frames show no peak of repeated molecules: molecules must stay on for more than a frame"
    )]
    NoPeak,
    /// Halves of the blinks do not correlate.
    #[error(
        "at no length below {longest_um:.3} um do two halves of the blinks correlate by more than 1/7: places of the sample must be localized in several blinks; record more frames, or choose a denser region"
    )]
    NoCorrelation {
        /// The longest wave that counts, um.
        longest_um: f64,
    },
    /// Halves of the blinks correlate at every length.
    #[error(
        "two halves of the blinks correlate by more than 1/7 even at a length of {finest_um:.2e} um, although the precision is {precision_um:.2e} um: check for rows that are in the table twice, and for rounded positions"
    )]
    AlwaysCorrelated {
        /// The shortest wave, um.
        finest_um: f64,
        /// The median precision of the rows, um.
        precision_um: f64,
    },
}

impl AnalysisError {
    /// The option that the caller can change, by the name of its field.
    pub fn option(&self) -> Option<&'static str> {
        match self {
            AnalysisError::Value { option, .. } => *option,
            _ => None,
        }
    }
}

impl From<OutOfRange> for AnalysisError {
    fn from(
        OutOfRange {
            option,
            what,
            value,
            needed,
        }: OutOfRange,
    ) -> Self {
        AnalysisError::Value {
            option,
            what,
            value,
            needed,
        }
    }
}
