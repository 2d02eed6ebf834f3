//! The result of a session.

use gaussmle_io::table::Metadata;

use crate::localize::RunSummary;

/// The result of a session, without its rows.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SessionEnd {
    /// Counts, remarks and notes.
    pub summary: RunSummary,
    /// The description of the rows, as a file of them has it.
    pub metadata: Metadata,
}
