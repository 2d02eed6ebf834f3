//! Long calls: a thread does the work without the GIL, and the calling thread handles Ctrl-C, log
//! events and callbacks.
//!
//! Workers never wait for the GIL. They leave messages in [`Messages`], which the calling thread
//! reads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use gaussmle::device::Wait;
use gaussmle::{CancelToken, FitterBuilder};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::Error;
use crate::frame_request::FrameRequest;
use crate::{errors, fork, logging};

/// The interval at which the calling thread handles signals and messages.
pub const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// The progress of a call.
#[derive(Clone, Copy, Default)]
struct ProgressMessage {
    done: usize,
    total: usize,
    localizations: u64,
}

/// The latest messages of the worker.
#[derive(Default)]
struct Messages {
    progress: Option<ProgressMessage>,
    wait: Option<Wait>,
}

/// A message that wakes the calling thread.
pub enum Message {
    /// The work has ended.
    Done,
    /// The work needs frames.
    Frames(FrameRequest),
}

/// A long call with its callbacks and cancel tokens.
pub struct Call {
    outbox: Sender<Message>,
    inbox: Mutex<Receiver<Message>>,
    /// Provides the frames that the work requests.
    frames: Option<Py<PyAny>>,
    messages: Arc<Mutex<Messages>>,
    progress: Option<Py<PyAny>>,
    on_wait: Option<Py<PyAny>>,
    /// Cancels fits and runs.
    pub cancel: CancelToken,
}

/// Sends progress from a worker to the calling thread.
#[derive(Clone)]
pub struct ProgressSender(Arc<Mutex<Messages>>);

impl ProgressSender {
    /// Sets the progress.
    pub fn progress(&self, done: usize, total: usize, localizations: u64) {
        let mut messages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        messages.progress = Some(ProgressMessage {
            done,
            total,
            localizations,
        });
    }
}

/// Calls `on_wait({...})` of Python.
pub fn call_on_wait(py: Python<'_>, on_wait: &Py<PyAny>, wait: Wait) -> PyResult<()> {
    let state = PyDict::new(py);
    state.set_item("seconds", wait.seconds)?;
    state.set_item("free_bytes", wait.free_bytes)?;
    state.set_item("required_bytes", wait.required_bytes)?;
    state.set_item("seconds_left", wait.seconds_left)?;
    state.set_item("gpus", wait.gpus)?;
    on_wait.call1(py, (state,))?;
    Ok(())
}

impl Call {
    /// A call without callbacks.
    pub fn plain() -> Self {
        Self::new(None, None)
    }

    /// A call with callbacks. The calling thread calls `progress(done, total, localizations)` and
    /// `on_wait({...})`.
    pub fn new(progress: Option<Py<PyAny>>, on_wait: Option<Py<PyAny>>) -> Self {
        let (outbox, inbox) = channel();
        Self {
            outbox,
            inbox: Mutex::new(inbox),
            frames: None,
            messages: Arc::default(),
            progress,
            on_wait,
            cancel: CancelToken::new(),
        }
    }

    /// Answers requests for frames with those of a Python object. Returns the sender of requests.
    pub fn serve(&mut self, frames: Py<PyAny>) -> Sender<Message> {
        self.frames = Some(frames);
        self.outbox.clone()
    }

    /// A sender for the worker.
    pub fn progress_sender(&self) -> ProgressSender {
        ProgressSender(self.messages.clone())
    }

    /// Sets the cancel token and the wait callback of a fitter.
    pub fn configure(&self, builder: FitterBuilder) -> FitterBuilder {
        let messages = self.messages.clone();
        let builder = builder.cancel(self.cancel.clone());
        if self.on_wait.is_none() {
            return builder;
        }
        builder.on_wait(move |wait| {
            let mut messages = messages.lock().unwrap_or_else(PoisonError::into_inner);
            messages.wait = Some(wait.clone());
        })
    }

    /// Does the work in a thread of its own, and returns its result.
    ///
    /// # Errors
    ///
    /// Returns the error of the work. If a signal handler or a callback raises, returns that
    /// exception after the work has ended.
    pub fn run<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce() -> Result<T, Error> + Send,
    ) -> PyResult<T> {
        fork::enter(py)?;
        logging::subscribe(py);
        let (raised, result) = py.detach(|| {
            thread::scope(|scope| {
                let done = self.outbox.clone();
                let worker = scope.spawn(move || {
                    let result = catch_unwind(AssertUnwindSafe(work));
                    // The receiver lives as long as the call.
                    let _ = done.send(Message::Done);
                    result
                });
                let raised = self.attend();
                (raised, worker.join().unwrap_or_else(Err))
            })
        });
        match raised {
            Some(raised) => {
                logging::forward(py);
                Err(raised)
            }
            None => self.finish(py, result),
        }
    }

    /// Does work of some milliseconds at most on this thread, and returns its result: to start a thread
    /// takes as long as a short fit. Signals are handled, and callbacks are called, after the work.
    ///
    /// # Errors
    ///
    /// As [`Call::run`].
    pub fn run_short<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce() -> Result<T, Error> + Send,
    ) -> PyResult<T> {
        fork::enter(py)?;
        logging::subscribe(py);
        let result = py.detach(|| catch_unwind(AssertUnwindSafe(work)));
        self.finish(py, result)
    }

    /// Prepares work and does it: on this thread as [`Call::run_short`] does if `may_be_short`, and
    /// `is_short` says so of what was prepared; else as [`Call::run`].
    ///
    /// # Errors
    ///
    /// As [`Call::run`].
    pub fn run_or_short<P: Send, T: Send>(
        &self,
        py: Python<'_>,
        may_be_short: bool,
        prepare: impl FnOnce() -> Result<P, Error> + Send,
        is_short: impl FnOnce(&P) -> bool + Send,
        work: impl Fn(P) -> Result<T, Error> + Sync,
    ) -> PyResult<T> {
        if !may_be_short {
            return self.run(py, || work(prepare()?));
        }
        let attempt = self.run_short(py, || {
            let prepared = prepare()?;
            Ok(match is_short(&prepared) {
                true => Ok(work(prepared)?),
                false => Err(prepared),
            })
        })?;
        match attempt {
            Ok(result) => Ok(result),
            Err(prepared) => self.run(py, || work(prepared)),
        }
    }

    /// Forwards what is left of a call, and returns its result.
    fn finish<T>(&self, py: Python<'_>, result: thread::Result<Result<T, Error>>) -> PyResult<T> {
        logging::forward(py);
        let result = result
            .map_err(|_| errors::fault("this is a bug of gaussmle: its message is on stderr"))?;
        // The last progress, and signals that arrived at the end.
        self.handle_messages(py)?;
        result.map_err(errors::raise)
    }

    /// Answers the worker and handles signals until the work has ended. Returns the first exception,
    /// which has cancelled the work.
    fn attend(&self) -> Option<PyErr> {
        let inbox = self.inbox.lock().unwrap_or_else(PoisonError::into_inner);
        let mut raised: Option<PyErr> = None;
        let mut handled = Instant::now();
        loop {
            let message = match inbox.recv_timeout(POLL_INTERVAL) {
                Ok(Message::Done) => return raised,
                Ok(Message::Frames(request)) => Some(request),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => unreachable!("the call has a sender"),
            };
            let outcome = match (message, &raised) {
                (Some(request), Some(_)) => {
                    request.refuse();
                    Ok(())
                }
                (Some(request), None) => self.answer(request),
                (None, _) => Ok(()),
            };
            let outcome = outcome.and_then(|()| {
                if raised.is_some() || handled.elapsed() < POLL_INTERVAL {
                    return Ok(());
                }
                handled = Instant::now();
                Python::attach(|py| self.handle_messages(py))
            });
            if let Err(error) = outcome {
                raised = Some(error);
                self.cancel.cancel();
            }
        }
    }

    fn answer(&self, request: FrameRequest) -> PyResult<()> {
        match &self.frames {
            Some(frames) => Python::attach(|py| request.answer(frames.bind(py))),
            None => {
                request.refuse();
                Ok(())
            }
        }
    }

    /// Handles signals, forwards log events, and calls the callbacks.
    fn handle_messages(&self, py: Python<'_>) -> PyResult<()> {
        py.check_signals()?;
        logging::forward(py);
        let messages = {
            let mut messages = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::take(&mut *messages)
        };
        if let (Some(on_wait), Some(wait)) = (&self.on_wait, messages.wait) {
            call_on_wait(py, on_wait, wait)?;
        }
        if let (Some(callback), Some(progress)) = (&self.progress, messages.progress) {
            callback.call1(py, (progress.done, progress.total, progress.localizations))?;
        }
        Ok(())
    }
}
