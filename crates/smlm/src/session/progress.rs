//! The progress of a session.

use std::time::Duration;

use super::latency::Latency;

/// The progress of a session.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct SessionProgress {
    /// Frames that were pushed.
    pub frames_pushed: usize,
    /// Frames whose rows can be polled, or were.
    pub frames_done: usize,
    /// Frames that wait for the search.
    pub frames_queued: usize,
    /// Bytes of the frames that wait for the search.
    pub bytes_queued: usize,
    /// Rows of all frames that are done.
    pub localizations: u64,
    /// Rows that were not polled.
    pub rows_waiting: usize,
    /// The latency of the frames that are done; `None` before the first one.
    pub latency: Option<Latency>,
    /// The time from the first push until the last frame was done.
    pub elapsed: Duration,
    /// True if no more rows will come: all frames of an ended session are done, or it was cancelled,
    /// or it failed.
    pub has_ended: bool,
}

impl SessionProgress {
    /// Frames that are done per second, from the first push until the last frame was done.
    pub fn frames_per_second(&self) -> f64 {
        self.frames_done as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}
