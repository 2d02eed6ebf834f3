//! A session.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use gaussmle::info::JobState;
use gaussmle::{Camera, CancelToken, FitterBuilder, LocalizationTable};
use gaussmle_detect::BLOCK_BYTES;
use gaussmle_io::table::Metadata;

use super::frames::Frames;
use super::options::SessionOptions;
use super::progress::SessionProgress;
use super::pushed::Pushed;
use super::record::SessionRecord;
use super::session_end::SessionEnd;
use super::session_error::SessionError;
use super::shared::Shared;
use super::worker::{Worker, movie};
use crate::config::{CalibratedModel, RunConfig, RunInMemory};
use crate::error::{Result, value};
use crate::localize::{RunDescription, finder_and_fitter};

/// Localizes frames while they arrive, as from a camera.
///
/// Frames are pushed, and rows polled, from any thread. The rows are those of
/// [`LocalizeFile`](crate::localize::LocalizeFile) for the same frames, to the bit and in the same
/// order, whatever the number of frames in a push. Frames are numbered from 0 in the order of pushes.
///
/// A frame waits for no other: while the session is idle, a push is searched and fitted at once.
/// Frames that arrive meanwhile are searched together, so the speed is that of a movie in a file.
/// Memory is bounded: a session whose frames or rows exceed its [`SessionOptions`] takes no more
/// frames until there is room.
///
/// A session on a GPU keeps it until it ends, also while no frames come. Dropping a session cancels it
/// and ends its thread.
///
/// A session cannot be used in a forked process, which has no copy of its thread. There, calls that
/// return a `Result` return an error, `end` and `cancel` do nothing, and `is_drained` is false. Fork
/// before the first session or fit.
///
/// ```
/// use std::time::Duration;
///
/// use gaussmle_smlm::config::Section;
/// use gaussmle_smlm::session::{Pushed, Session};
/// use gaussmle_smlm::simulate::MovieSimulation;
/// use gaussmle_smlm::RunConfig;
/// use ndarray::ArrayView3;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let options = "[localize]
///     model = 'xynb'
///     sigma_um = 0.13
///     pixel_size_um = 0.1
///     backend = 'cpu'";
/// let config = RunConfig::from_toml(options, Section::Localize)?;
/// let session = Session::new(&config, [64, 48])?; // frames of 64x48 pixels, width first
///
/// let camera = MovieSimulation::new(20, 64, 48).run()?;
/// for number in 0..20 {
///     let pixels = camera.frame(number);
///     let frames = ArrayView3::from_shape((1, 48, 64), &pixels)?;
///     let Pushed::Queued(numbers) = session.push(frames)? else {
///         panic!("20 frames fit into the queue");
///     };
///     assert_eq!(numbers, number..number + 1);
/// }
/// session.end();
///
/// let mut spots = 0;
/// while !session.is_drained() {
///     let rows = session.poll_within(Duration::from_secs(1))?;
///     spots += rows.len();
/// }
/// let end = session.finish()?;
/// assert!(end.summary.complete && spots > 100);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Session {
    shared: Arc<Shared>,
    cancel: CancelToken,
    record: Arc<SessionRecord>,
    /// Held while frames are copied: pushes of other threads come before or after.
    order: Mutex<()>,
    thread: Option<JoinHandle<()>>,
}

/// The description of a run on frames in memory.
fn describe(config: RunConfig, model: &CalibratedModel, camera: &Camera) -> RunDescription {
    RunDescription {
        config,
        model: model.model.clone(),
        pixel_size_um: camera.pixel_size_um(),
        path: None,
        regions: None,
        searched_pixels: None,
    }
}

impl Session {
    /// Starts a session for frames of `width` x `height` pixels.
    ///
    /// # Errors
    ///
    /// Returns an error if an option is invalid or missing, or is one of a movie in a file.
    pub fn new(config: &RunConfig, [width, height]: [usize; 2]) -> Result<Self> {
        let options = SessionOptions::default();
        Self::with_options(config, [width, height], options, |builder| builder)
    }

    /// The table of a session without rows, and its description.
    ///
    /// # Errors
    ///
    /// As [`Session::new`].
    pub fn without_rows(
        config: &RunConfig,
        camera: Option<Camera>,
    ) -> Result<(LocalizationTable, Metadata)> {
        let run = RunInMemory::new(config, None, camera)?;
        let description = describe(run.config, &run.model, &run.camera);
        Ok((
            description.empty_table(),
            description.metadata(movie([0, 0], 0)),
        ))
    }

    /// As [`Session::new`]. `configure` changes the builder of the fitter, for example to set
    /// callbacks.
    ///
    /// # Errors
    ///
    /// As [`Session::new`].
    pub fn with_options(
        config: &RunConfig,
        sides: [usize; 2],
        options: SessionOptions,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
    ) -> Result<Self> {
        let started = Instant::now();
        let cancel = CancelToken::new();
        let RunInMemory {
            config,
            model,
            camera,
            mut notes,
        } = RunInMemory::new(config, options.model.clone(), options.camera.clone())?;
        let mut description = describe(config, &model, &camera);
        let expected_frames = options.expected_frames;
        let rows = description.empty_table();
        let shared = Arc::new(Shared::new(sides, rows, options, BLOCK_BYTES));
        let of_fits = shared.clone();
        let (finder, fitter) = finder_and_fitter(
            &description.config,
            (&model, camera),
            sides,
            |builder| {
                let builder = builder.on_state(move |state| of_fits.set_job_state(state));
                configure(builder.cancel(cancel.clone()))
            },
            &mut notes,
        )?;
        description.regions = finder.regions().cloned();
        description.searched_pixels = Some(finder.searched_pixels());
        let worker = Worker {
            shared: shared.clone(),
            description: description.clone(),
            sides,
            finder,
            fitter,
            cancel: cancel.clone(),
            expected_frames,
            notes,
            started,
        };
        let thread = std::thread::Builder::new().spawn(move || worker.run());
        let thread = thread.map_err(|error| gaussmle::Error::Threads {
            can: 0,
            needed: 1,
            cause: error.to_string(),
        })?;
        let record = SessionRecord {
            shared: shared.clone(),
            description,
            sides,
            process: std::process::id(),
        };
        Ok(Self {
            shared,
            cancel,
            record: Arc::new(record),
            order: Mutex::new(()),
            thread: Some(thread),
        })
    }

    /// Copies frames into the queue, all of them or none. If the session ends meanwhile, some of the
    /// frames may be in the queue. Does not wait for room: without room it returns [`Pushed::Full`].
    /// Then poll rows, or wait, and push the same frames again.
    ///
    /// # Errors
    ///
    /// Returns an error if the frames have another size than the session's or other pixels than the
    /// first ones, or the session takes no more frames.
    pub fn push<'a>(&self, frames: impl Into<Frames<'a>>) -> Result<Pushed> {
        self.push_within(frames, Duration::ZERO)
    }

    /// As [`Session::push`], but waits for room for at most `timeout`. A thread of rayon's global
    /// pool must not wait: the search uses this pool.
    ///
    /// # Errors
    ///
    /// As [`Session::push`].
    pub fn push_within<'a>(
        &self,
        frames: impl Into<Frames<'a>>,
        timeout: Duration,
    ) -> Result<Pushed> {
        self.check_process()?;
        let frames = frames.into();
        let [number, rows, columns] = frames.shape();
        let expected = self.record.sides;
        if [columns, rows] != expected {
            return Err(SessionError::Size {
                found: [columns, rows],
                expected,
            }
            .into());
        }
        let pixel_type = frames.pixel_type();
        let bytes = number * rows * columns * pixel_type.queued_bytes();
        let deadline = Instant::now().checked_add(timeout);
        // Another thread may take the room first.
        let (_order, first) = loop {
            if self.shared.room_for(bytes, pixel_type, deadline)?.is_none() {
                return Ok(Pushed::Full);
            }
            let order = self.lock_order();
            let now = Some(Instant::now());
            if let Some(first) = self.shared.room_for(bytes, pixel_type, now)? {
                break (order, first);
            }
        };
        let end = first + number;
        if end > u32::MAX as usize {
            let needed = "frames are numbered with 32 bits";
            return Err(value(None, "the session's frames", end as f64, needed));
        }
        // The search of the first frames begins while others are copied.
        for pixels in frames.blocks() {
            self.shared.queue(pixels, pixel_type)?;
        }
        Ok(Pushed::Queued(first..end))
    }

    /// The rows of frames that are done since the last poll, maybe none. Does not wait.
    ///
    /// # Errors
    ///
    /// Returns the error of a session that failed, after all of its rows.
    pub fn poll(&self) -> Result<LocalizationTable> {
        self.poll_within(Duration::ZERO)
    }

    /// As [`Session::poll`], but waits for rows for at most `timeout`, or until the session has ended.
    ///
    /// # Errors
    ///
    /// As [`Session::poll`].
    pub fn poll_within(&self, timeout: Duration) -> Result<LocalizationTable> {
        self.check_process()?;
        self.shared.take_rows(Instant::now().checked_add(timeout))
    }

    /// Waits for rows to poll for at most `timeout`, or until the session has ended. Returns true if
    /// there are rows. Takes none.
    ///
    /// # Errors
    ///
    /// Returns an error in a process that was forked from the session's.
    pub fn wait_for_rows(&self, timeout: Duration) -> Result<bool> {
        self.check_process()?;
        let deadline = Instant::now().checked_add(timeout);
        Ok(self.shared.wait_for_rows(deadline))
    }

    /// The frames, rows and times so far.
    ///
    /// # Errors
    ///
    /// Returns an error in a process that was forked from the session's.
    pub fn progress(&self) -> Result<SessionProgress> {
        self.check_process()?;
        Ok(self.shared.progress())
    }

    /// The state of the fits: for which GPU they wait and why, or on which devices they run and why
    /// on these.
    ///
    /// # Errors
    ///
    /// Returns an error in a process that was forked from the session's.
    pub fn job_state(&self) -> Result<JobState> {
        self.check_process()?;
        Ok(self.shared.job_state())
    }

    /// True if the session has ended, complete or not, and all of its rows were polled.
    pub fn is_drained(&self) -> bool {
        let progress = self.progress();
        progress.is_ok_and(|progress| progress.has_ended && progress.rows_waiting == 0)
    }

    /// Takes no more frames. Does not wait: those in the queue are still localized.
    pub fn end(&self) {
        if self.check_process().is_ok() {
            let _order = self.lock_order();
            self.shared.close();
        }
    }

    /// Takes no more frames, waits until all in the queue are done, and returns the counts, remarks
    /// and notes. The rows can be polled before or after.
    ///
    /// # Errors
    ///
    /// Returns an error if a fit failed. A cancelled session is no error; its summary is not
    /// complete.
    pub fn finish(&self) -> Result<SessionEnd> {
        loop {
            if let Some(end) = self.finish_within(Duration::MAX)? {
                return Ok(end);
            }
        }
    }

    /// As [`Session::finish`], but waits for at most `timeout`, and then returns `None`.
    ///
    /// # Errors
    ///
    /// As [`Session::finish`].
    pub fn finish_within(&self, timeout: Duration) -> Result<Option<SessionEnd>> {
        self.check_process()?;
        self.end();
        self.shared
            .wait_for_end(Instant::now().checked_add(timeout))
    }

    /// The options of the session, as its tables state them.
    pub fn config(&self) -> &RunConfig {
        &self.record.description.config
    }

    /// The description of the rows, as a file of them has it. Notes and remarks are known at the end
    /// of the session.
    ///
    /// # Errors
    ///
    /// As [`SessionRecord::metadata`].
    pub fn metadata(&self) -> Result<Metadata> {
        self.record.metadata()
    }

    /// The description of the rows at any later time.
    pub fn record(&self) -> Arc<SessionRecord> {
        self.record.clone()
    }

    /// Cancels: takes no more frames, and leaves those in the queue. Does not wait. The rows so far
    /// can be polled.
    pub fn cancel(&self) {
        if self.check_process().is_ok() {
            self.cancel.cancel();
            self.shared.stop();
        }
    }

    fn lock_order(&self) -> MutexGuard<'_, ()> {
        self.order.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn check_process(&self) -> Result<()> {
        self.record.check_process()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let Some(thread) = self.thread.take() else {
            return;
        };
        if self.check_process().is_err() {
            // The thread does not exist here.
            mem::forget(thread);
            return;
        }
        self.cancel();
        // A panic of the thread is the error of `finish`.
        let _ = thread.join();
    }
}

#[cfg(test)]
mod tests {
    use ndarray::Array3;

    use super::*;
    use crate::config::{CameraConfig, ModelConfig, ModelName};
    use crate::error::Error;

    fn session() -> Session {
        let mut config = RunConfig {
            model: ModelConfig {
                model: ModelName::named("xynb"),
                sigma_um: Some(0.13.into()),
                ..ModelConfig::default()
            },
            camera: CameraConfig {
                pixel_size_um: Some(0.1.into()),
                ..CameraConfig::default()
            },
            ..RunConfig::default()
        };
        config.settings.set("backend", "cpu").expect("a setting");
        Session::new(&config, [32, 16]).expect("started")
    }

    #[test]
    fn the_thread_of_a_dropped_session_ends() {
        let session = session();
        let frames = Array3::<u16>::zeros((50, 16, 32));
        let pushed = session.push(frames.view()).expect("pushed");
        assert_eq!(pushed, Pushed::Queued(0..50));
        // The thread has the other references: one, and another once it runs.
        let shared = Arc::downgrade(&session.shared);
        assert!(shared.strong_count() >= 2);
        drop(session);
        assert_eq!(shared.strong_count(), 0);
    }

    #[test]
    fn a_forked_process_gets_errors_and_does_not_wait() {
        let mut session = session();
        // Another process than this one: the session looks like that of a parent.
        let record = Arc::get_mut(&mut session.record).expect("no other reference");
        record.process = std::process::id() + 1;
        let frames = Array3::<u16>::zeros((1, 16, 32));
        let is_forked = |error: &Error| {
            matches!(error, Error::Session(SessionError::Forked { parent, .. })
                if *parent == session.record.process)
        };
        for error in [
            session.push(frames.view()).map(|_| ()),
            session.poll().map(|_| ()),
            session.progress().map(|_| ()),
            session.finish().map(|_| ()),
        ] {
            assert!(error.is_err_and(|error| is_forked(&error)));
        }
        session.end();
        session.cancel();
        assert!(!session.cancel.is_cancelled() && !session.is_drained());
        // The thread still waits for frames. A join would never return.
        drop(session);
    }
}
