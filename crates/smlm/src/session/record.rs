//! The description of a session's rows.

use std::sync::Arc;

use gaussmle::LocalizationTable;
use gaussmle_io::table::Metadata;

use super::session_error::SessionError;
use super::shared::Shared;
use super::worker::movie;
use crate::error::Result;
use crate::localize::RunDescription;

/// Describes the rows of a session, also after it was dropped.
#[derive(Clone, Debug)]
pub struct SessionRecord {
    pub(super) shared: Arc<Shared>,
    pub(super) description: RunDescription,
    /// Width and height of a frame.
    pub(super) sides: [usize; 2],
    /// The process that has the threads.
    pub(super) process: u32,
}

impl SessionRecord {
    /// A table with the columns of the session, and without rows.
    pub fn empty_table(&self) -> LocalizationTable {
        self.description.empty_table()
    }

    /// The description of the rows at this moment, as a file of them has it. Notes and remarks are
    /// known at the end of the session.
    ///
    /// # Errors
    ///
    /// Returns an error in a process that was forked from the session's.
    pub fn metadata(&self) -> Result<Metadata> {
        self.check_process()?;
        let end = self.shared.metadata();
        let frames = self.shared.pushed();
        Ok(end.unwrap_or_else(|| self.description.metadata(movie(self.sides, frames))))
    }

    /// Refuses calls of a forked process, in which locks may stay taken.
    pub(super) fn check_process(&self) -> Result<()> {
        let process = std::process::id();
        if process == self.process {
            return Ok(());
        }
        let parent = self.process;
        Err(SessionError::Forked { parent, process }.into())
    }
}
