//! The progress of a run.

use std::time::Duration;

/// The progress of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Progress {
    /// Frames or ROIs that are done.
    pub done: usize,
    /// Frames or ROIs of the whole run; of a movie that is followed, the frames so far.
    pub total: usize,
    /// True while the movie is followed: more frames may come.
    pub is_growing: bool,
    /// Frames that were done before this run resumed.
    pub before: usize,
    /// Rows of the table.
    pub localizations: u64,
    /// Rows that were added since this run started or resumed.
    pub localizations_now: u64,
    /// Bytes of pixels read since this run started or resumed.
    pub bytes: u64,
    /// The time since this run started or resumed.
    pub elapsed: Duration,
}

impl Progress {
    /// Localizations per second.
    pub fn fits_per_second(&self) -> f64 {
        self.localizations_now as f64 / self.seconds()
    }

    /// Megabytes of pixels per second.
    pub fn megabytes_per_second(&self) -> f64 {
        self.bytes as f64 / 1e6 / self.seconds()
    }

    /// The estimated time left at the present rate; none before the first frames are done, and while
    /// more frames may come.
    pub fn left(&self) -> Option<Duration> {
        if self.is_growing {
            return None;
        }
        let now = self.done.checked_sub(self.before).filter(|now| *now > 0)?;
        let seconds = self.seconds() / now as f64 * (self.total - self.done) as f64;
        Duration::try_from_secs_f64(seconds).ok()
    }

    fn seconds(&self) -> f64 {
        self.elapsed.as_secs_f64().max(1e-9)
    }
}
