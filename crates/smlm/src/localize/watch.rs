//! The observer of a run.

use gaussmle::LocalizationTable;

use crate::localize::describe::progress::Progress;

/// An observer of a run. A closure that takes the progress is one.
pub trait Watch {
    /// The progress: before the first block of frames, after each, and at the end.
    fn progress(&mut self, progress: &Progress);

    /// True if [`Watch::rows`] is to be called.
    fn wants_rows(&self) -> bool {
        false
    }

    /// The rows that were added, in the order of the table: those of an interrupted run first.
    fn rows(&mut self, rows: &LocalizationTable) {
        let _ = rows;
    }
}

impl<F: FnMut(&Progress)> Watch for F {
    fn progress(&mut self, progress: &Progress) {
        self(progress);
    }
}
