//! The frames of a movie that another program is still writing, and the end of the wait for them.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gaussmle::Timeout;
use gaussmle_io::movie::{FileError, GrowingMovie, Movie, OpenOptions};

/// The shortest time between two looks at the files.
const INTERVAL: Duration = Duration::from_millis(100);

/// A look takes at most a fifth of the time.
const PAUSE_PER_LOOK: u32 = 4;

/// The time for which files must state that no frame follows. Between two files of a movie, they may
/// state it for a moment.
const FINISHED_FOR: Duration = Duration::from_secs(1);

/// A movie that grows until it is finished, or has not changed for some time.
#[derive(Debug)]
pub(crate) struct MovieWatch {
    growing: GrowingMovie,
    quiet_after: Timeout,
    /// The last look that found a change.
    changed: Instant,
    finished_since: Option<Instant>,
    pause: Duration,
    /// Frames that do not change any more.
    frames: usize,
    has_ended: bool,
}

impl MovieWatch {
    pub fn new(path: &Path, options: &OpenOptions, quiet_after: Timeout) -> Self {
        Self {
            growing: GrowingMovie::new(path, options),
            quiet_after,
            changed: Instant::now(),
            finished_since: None,
            pause: INTERVAL,
            frames: 0,
            has_ended: false,
        }
    }

    /// The movie with the frames so far, and maybe others that are half written.
    pub fn movie(&self) -> Option<&Arc<dyn Movie>> {
        self.growing.movie()
    }

    /// Frames from the first on that do not change any more.
    pub fn frames(&self) -> usize {
        self.frames
    }

    /// True if no frame follows.
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// Looks at the files once.
    pub fn look(&mut self) -> Result<(), FileError> {
        if self.has_ended {
            return Ok(());
        }
        let started = Instant::now();
        let growth = self.growing.look()?;
        let now = Instant::now();
        self.frames = growth.frames;
        if growth.has_changed {
            self.changed = now;
            self.finished_since = None;
        }
        self.finished_since = match growth.is_finished {
            true => self.finished_since.or(Some(now)),
            false => None,
        };
        let lasts = |since: Instant, time: Duration| now.duration_since(since) >= time;
        let is_quiet = match self.quiet_after {
            Timeout::After(time) => lasts(self.changed, time),
            Timeout::Never => false,
        };
        let is_finished = self
            .finished_since
            .is_some_and(|since| lasts(since, FINISHED_FOR));
        if is_quiet || is_finished {
            self.frames = self.growing.finish()?;
            self.has_ended = true;
        }
        self.pause = INTERVAL.max(PAUSE_PER_LOOK * now.duration_since(started));
        Ok(())
    }

    /// Waits until the next look, or until there is no need to.
    pub fn pause(&self, is_over: impl Fn() -> bool) {
        const SLICE: Duration = Duration::from_millis(20);
        let started = Instant::now();
        while !is_over() && started.elapsed() < self.pause {
            std::thread::sleep(SLICE);
        }
    }
}
