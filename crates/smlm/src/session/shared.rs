//! The state of a session, which its thread shares with all callers.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use gaussmle::LocalizationTable;
use gaussmle::info::JobState;
use gaussmle_detect::FrameBlock;
use gaussmle_io::movie::Pixels;
use gaussmle_io::table::Metadata;

use super::finished_rows::FinishedRows;
use super::frame_queue::FrameQueue;
use super::frames::PushedType;
use super::options::SessionOptions;
use super::progress::SessionProgress;
use super::session_end::SessionEnd;
use super::session_error::SessionError;
use crate::error::{Error, Result};

/// The state of a session. Every change wakes all threads that wait for one.
#[derive(Debug)]
pub(super) struct Shared {
    options: SessionOptions,
    /// Bytes of frames that are searched together.
    block_bytes: usize,
    state: Mutex<State>,
    changed: Condvar,
    /// The state of the session's fits.
    fits: Mutex<JobState>,
}

#[derive(Debug)]
struct State {
    queue: FrameQueue,
    rows: FinishedRows,
    /// The type of the first pixels.
    pixel_type: Option<PushedType>,
    /// True while frames are taken.
    open: bool,
    /// The last frames that were searched, while there are no rows.
    last_block: Option<FrameBlock>,
    end: Option<std::result::Result<SessionEnd, Arc<Error>>>,
}

impl State {
    /// The error of a push to a session that takes no more frames.
    fn refusal(&self) -> Error {
        match &self.end {
            Some(Err(error)) => Error::Failed(error.clone()),
            _ => SessionError::Ended.into(),
        }
    }

    fn has_room(&self, bytes: usize, options: &SessionOptions) -> bool {
        let queued = self.queue.bytes();
        (queued == 0 || queued + bytes <= options.most_queued_bytes)
            && self.rows.waiting() < options.most_waiting_rows
    }
}

impl Shared {
    /// The state of a new session. `template` has the columns of the rows.
    pub fn new(
        sides: [usize; 2],
        template: LocalizationTable,
        options: SessionOptions,
        block_bytes: usize,
    ) -> Self {
        Self {
            options,
            block_bytes,
            state: Mutex::new(State {
                queue: FrameQueue::new(sides),
                rows: FinishedRows::new(template),
                pixel_type: None,
                open: true,
                last_block: None,
                end: None,
            }),
            changed: Condvar::new(),
            fits: Mutex::default(),
        }
    }

    /// The current state of the fits.
    pub fn job_state(&self) -> JobState {
        let fits = self.fits.lock().unwrap_or_else(PoisonError::into_inner);
        fits.clone()
    }

    pub fn set_job_state(&self, state: &JobState) {
        let mut fits = self.fits.lock().unwrap_or_else(PoisonError::into_inner);
        fits.clone_from(state);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a change. Returns false at the deadline.
    fn wait<'a>(
        &self,
        state: MutexGuard<'a, State>,
        deadline: Option<Instant>,
    ) -> (MutexGuard<'a, State>, bool) {
        let Some(deadline) = deadline else {
            let state = self.changed.wait(state);
            return (state.unwrap_or_else(PoisonError::into_inner), true);
        };
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return (state, false);
        }
        let waited = self.changed.wait_timeout(state, left);
        (waited.unwrap_or_else(PoisonError::into_inner).0, true)
    }

    /// The number of the next frame, if there is room for this many bytes of pixels. Otherwise waits
    /// for room until the deadline, and then returns `None`.
    ///
    /// # Errors
    ///
    /// Returns an error if the pixels are of another type than the first, or the session takes no
    /// more frames.
    pub fn room_for(
        &self,
        bytes: usize,
        pixel_type: PushedType,
        deadline: Option<Instant>,
    ) -> Result<Option<usize>> {
        let mut state = self.lock();
        loop {
            if !state.open {
                return Err(state.refusal());
            }
            if let Some(first) = state.pixel_type.filter(|first| *first != pixel_type) {
                return Err(SessionError::PixelType {
                    found: pixel_type.name(),
                    expected: first.name(),
                }
                .into());
            }
            if state.has_room(bytes, &self.options) {
                return Ok(Some(state.queue.end()));
            }
            let in_time;
            (state, in_time) = self.wait(state, deadline);
            if !in_time {
                return Ok(None);
            }
        }
    }

    /// Queues frames.
    ///
    /// # Errors
    ///
    /// Returns an error if the session takes no more frames.
    pub fn queue(&self, pixels: Pixels, pixel_type: PushedType) -> Result<()> {
        let mut state = self.lock();
        if !state.open {
            return Err(state.refusal());
        }
        state.pixel_type.get_or_insert(pixel_type);
        let first = state.queue.end();
        state.queue.push(pixels);
        let frames = first..state.queue.end();
        state.rows.expect(frames, Instant::now());
        self.changed.notify_all();
        Ok(())
    }

    /// Takes no more frames. Those that wait are still localized.
    pub fn close(&self) {
        self.lock().open = false;
        self.changed.notify_all();
    }

    /// Takes no more frames, and removes those that wait.
    pub fn stop(&self) {
        let mut state = self.lock();
        state.open = false;
        state.queue.clear();
        self.changed.notify_all();
    }

    /// Waits for the frames that are searched next; `None` after the last ones.
    pub fn next_block(&self) -> Option<FrameBlock> {
        let mut state = self.lock();
        loop {
            if let Some(block) = state.queue.next_block(self.block_bytes) {
                if state.rows.rows() == 0 {
                    state.last_block = Some(block.clone());
                }
                self.changed.notify_all();
                return Some(block);
            }
            if !state.open {
                return None;
            }
            (state, _) = self.wait(state, None);
        }
    }

    /// Adds the rows of the frames that follow, up to the number `end`.
    pub fn add_rows(&self, end: usize, rows: &LocalizationTable) {
        let mut state = self.lock();
        state.rows.add(end, rows, Instant::now());
        if state.rows.rows() > 0 {
            state.last_block = None;
        }
        self.changed.notify_all();
    }

    /// The number of frames so far.
    pub fn pushed(&self) -> usize {
        self.lock().queue.end()
    }

    /// The last frames that were searched, if no frame had rows.
    pub fn take_last_block(&self) -> Option<FrameBlock> {
        self.lock().last_block.take()
    }

    /// Ends the session.
    pub fn conclude(&self, end: std::result::Result<SessionEnd, Arc<Error>>) {
        let mut state = self.lock();
        state.open = false;
        state.queue.clear();
        state.end = Some(end);
        self.changed.notify_all();
    }

    /// Waits for rows until the deadline, or until the session has ended. Returns true if there are
    /// some.
    pub fn wait_for_rows(&self, deadline: Option<Instant>) -> bool {
        self.lock_with_rows(deadline).rows.waiting() > 0
    }

    /// The state when there are rows, at the deadline, or when the session has ended.
    fn lock_with_rows(&self, deadline: Option<Instant>) -> MutexGuard<'_, State> {
        let mut state = self.lock();
        let mut in_time = true;
        while in_time && state.rows.waiting() == 0 && state.end.is_none() {
            (state, in_time) = self.wait(state, deadline);
        }
        state
    }

    /// The rows that wait. Without any, waits for some until the deadline, or until the session has
    /// ended.
    ///
    /// # Errors
    ///
    /// Returns the error of a session that failed, after all of its rows.
    pub fn take_rows(&self, deadline: Option<Instant>) -> Result<LocalizationTable> {
        let mut state = self.lock_with_rows(deadline);
        if let (0, Some(Err(error))) = (state.rows.waiting(), &state.end) {
            return Err(Error::Failed(error.clone()));
        }
        let rows = state.rows.take();
        self.changed.notify_all();
        Ok(rows)
    }

    /// Waits for the end of the session until the deadline, and then returns `None`.
    ///
    /// # Errors
    ///
    /// Returns the error of a session that failed.
    pub fn wait_for_end(&self, deadline: Option<Instant>) -> Result<Option<SessionEnd>> {
        let mut state = self.lock();
        let mut in_time = true;
        while in_time && state.end.is_none() {
            (state, in_time) = self.wait(state, deadline);
        }
        match &state.end {
            Some(Ok(end)) => Ok(Some(end.clone())),
            Some(Err(error)) => Err(Error::Failed(error.clone())),
            None => Ok(None),
        }
    }

    /// The description of the rows of a session that has ended.
    pub fn metadata(&self) -> Option<Metadata> {
        match &self.lock().end {
            Some(Ok(end)) => Some(end.metadata.clone()),
            _ => None,
        }
    }

    /// The progress.
    pub fn progress(&self) -> SessionProgress {
        let state = self.lock();
        SessionProgress {
            frames_pushed: state.queue.end(),
            frames_done: state.rows.frames(),
            frames_queued: state.queue.len(),
            bytes_queued: state.queue.bytes(),
            localizations: state.rows.rows(),
            rows_waiting: state.rows.waiting(),
            latency: state.rows.latencies.latency(),
            elapsed: state.rows.elapsed(),
            has_ended: state.end.is_some(),
        }
    }
}
