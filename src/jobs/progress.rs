//! How far a job is, and how to call it off.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Where a job stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Frames, or ROIs, that are done.
    pub done: usize,
    /// How many there are to do.
    pub total: usize,
    /// How many of those done were so before this run began.
    pub before: usize,
    /// Rows of the table so far.
    pub localizations: u64,
    /// Rows that this run has made.
    pub localizations_now: u64,
    /// Bytes of pixels that this run has read.
    pub bytes: u64,
    /// Since this run began.
    pub elapsed: Duration,
}

impl Progress {
    /// Localizations a second.
    pub fn fits_per_second(&self) -> f64 {
        self.localizations_now as f64 / self.seconds()
    }

    /// Megabytes of pixels a second.
    pub fn megabytes_per_second(&self) -> f64 {
        self.bytes as f64 / 1e6 / self.seconds()
    }

    /// The time left, if it goes on like this.
    pub fn left(&self) -> Option<Duration> {
        let now = self.done.checked_sub(self.before).filter(|now| *now > 0)?;
        let seconds = self.seconds() / now as f64 * (self.total - self.done) as f64;
        Duration::try_from_secs_f64(seconds).ok()
    }

    fn seconds(&self) -> f64 {
        self.elapsed.as_secs_f64().max(1e-9)
    }
}

/// Calls a job off: it ends what it has begun, and stops.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Calls it off.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was called off.
    pub fn stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
