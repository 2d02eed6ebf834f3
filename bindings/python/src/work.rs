//! Long work: a thread does it without Python's lock, and the one that called listens for Ctrl-C, logs, and calls back.
//!
//! Workers never wait for Python: what they have to say lies in [`Said`] until the caller, who alone takes the lock, looks at it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use gaussmle::jobs::Stop;
use gaussmle::machine::Cancel;
use gaussmle::{Error, FitterBuilder};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::{errors, fork, logging};

/// How often the caller looks up.
const LOOK: Duration = Duration::from_millis(50);

/// Where the work stands.
#[derive(Clone, Copy, Default)]
struct Standing {
    done: usize,
    total: usize,
    localizations: u64,
}

/// A wait for a GPU.
#[derive(Clone, Copy)]
struct Waiting {
    seconds: f64,
    free_bytes: u64,
    required_bytes: u64,
}

#[derive(Default)]
struct Said {
    standing: Option<Standing>,
    waiting: Option<Waiting>,
}

/// Callables of the caller's, and what calls the work off.
pub struct Call {
    said: Arc<Mutex<Said>>,
    progress: Option<Py<PyAny>>,
    on_wait: Option<Py<PyAny>>,
    cancel: Cancel,
    pub stop: Stop,
}

/// What a worker speaks through.
#[derive(Clone)]
pub struct Teller(Arc<Mutex<Said>>);

impl Teller {
    /// Says how far it is.
    pub fn progress(&self, done: usize, total: usize, localizations: u64) {
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        said.standing = Some(Standing {
            done,
            total,
            localizations,
        });
    }
}

impl Call {
    /// Work without anything to call back.
    pub fn plain() -> Self {
        Self::new(None, None)
    }

    /// `progress(done, total, localizations)` and `on_wait({...})` are called by the thread that called.
    pub fn new(progress: Option<Py<PyAny>>, on_wait: Option<Py<PyAny>>) -> Self {
        Self {
            said: Arc::default(),
            progress,
            on_wait,
            cancel: Cancel::new(),
            stop: Stop::default(),
        }
    }

    /// For the worker.
    pub fn teller(&self) -> Teller {
        Teller(self.said.clone())
    }

    /// Has a fitter tell of its waits, and end when it is called off.
    pub fn attend(&self, builder: FitterBuilder) -> FitterBuilder {
        let said = self.said.clone();
        let builder = builder.cancel(self.cancel.clone());
        if self.on_wait.is_none() {
            return builder;
        }
        builder.on_wait(move |time, free_bytes, required_bytes| {
            let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
            said.waiting = Some(Waiting {
                seconds: time.as_secs_f64(),
                free_bytes,
                required_bytes,
            });
        })
    }

    /// Works.
    ///
    /// # Errors
    ///
    /// What the work says; or what a signal or a callable raises, once the work has come to an end.
    pub fn run<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce() -> Result<T, Error> + Send,
    ) -> PyResult<T> {
        fork::enter(py)?;
        logging::listen(py);
        let (raised, done) = py.detach(|| {
            thread::scope(|scope| {
                let (give, get) = sync_channel(1);
                scope.spawn(move || {
                    let done = catch_unwind(AssertUnwindSafe(work));
                    // The caller is there until this has come.
                    let _ = give.send(done);
                });
                let mut raised = None;
                loop {
                    match get.recv_timeout(LOOK) {
                        Ok(done) => return (raised, done),
                        Err(RecvTimeoutError::Timeout) if raised.is_none() => {
                            raised = Python::attach(|py| self.look(py)).err();
                            if raised.is_some() {
                                self.cancel.cancel();
                                self.stop.stop();
                            }
                        }
                        Err(RecvTimeoutError::Timeout) => {}
                        Err(RecvTimeoutError::Disconnected) => {
                            unreachable!("it sends whatever happens")
                        }
                    }
                }
            })
        });
        logging::pass_on(py);
        if let Some(raised) = raised {
            return Err(raised);
        }
        let result = done
            .map_err(|_| errors::fault("this is a fault of gaussmle; what it said is on stderr"))?;
        // The last word on progress, and signals that came at the end.
        self.look(py)?;
        result.map_err(|error| errors::raise(&error))
    }

    fn look(&self, py: Python<'_>) -> PyResult<()> {
        py.check_signals()?;
        logging::pass_on(py);
        let said = {
            let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::take(&mut *said)
        };
        if let (Some(call), Some(waiting)) = (&self.on_wait, said.waiting) {
            let about = PyDict::new(py);
            about.set_item("seconds", waiting.seconds)?;
            about.set_item("free_bytes", waiting.free_bytes)?;
            about.set_item("required_bytes", waiting.required_bytes)?;
            call.call1(py, (about,))?;
        }
        if let (Some(call), Some(standing)) = (&self.progress, said.standing) {
            call.call1(py, (standing.done, standing.total, standing.localizations))?;
        }
        Ok(())
    }
}
