//! Sessions: frames are localized while they arrive.
//!
//! A session has a thread of its own. A call that waits releases the GIL, and handles signals, log
//! events and the callback in between.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gaussmle::FitterBuilder;
use gaussmle::device::Wait;
use gaussmle_smlm::config::Section;
use gaussmle_smlm::session::{self as library, Frames, Pushed, SessionEnd, SessionOptions};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::InputArray;
use crate::camera::Camera;
use crate::errors::OrRaise;
use crate::localize::complete_config;
use crate::model::ModelSpec;
use crate::run_results::{description_in_memory, info_and_counts, metadata_in_memory};
use crate::table::{NativeColumns, native_columns};
use crate::work::{POLL_INTERVAL, call_on_wait};
use crate::{fork, logging};

/// A session. Any thread may call it.
#[pyclass(frozen, module = "gaussmle._native")]
pub struct Session {
    /// None while it is dropped.
    session: Option<library::Session>,
    /// The latest wait for a GPU.
    wait: Arc<Mutex<Option<Wait>>>,
    on_wait: Option<Py<PyAny>>,
}

#[pymethods]
impl Session {
    /// Starts a session. A model and a camera that are None come from the options.
    #[new]
    #[allow(
        clippy::too_many_arguments,
        reason = "the Python function has keywords"
    )]
    fn new(
        py: Python<'_>,
        height: usize,
        width: usize,
        model: Option<ModelSpec>,
        camera: Option<PyRef<'_, Camera>>,
        options: &Bound<'_, PyDict>,
        config_file: Option<PathBuf>,
        allow_software_adapter: bool,
        on_wait: Option<Py<PyAny>>,
        expected_frames: Option<usize>,
        max_queued_bytes: Option<usize>,
        max_waiting_rows: Option<usize>,
    ) -> PyResult<Self> {
        fork::enter(py)?;
        logging::subscribe(py);
        let config = complete_config(options, config_file)?;
        let defaults = SessionOptions::default();
        let options = SessionOptions {
            model: model.map(|spec| spec.calibrated_model()).transpose()?,
            camera: camera.map(|camera| camera.camera.clone()),
            expected_frames,
            most_queued_bytes: max_queued_bytes.unwrap_or(defaults.most_queued_bytes),
            most_waiting_rows: max_waiting_rows.unwrap_or(defaults.most_waiting_rows),
        };
        let wait = Arc::<Mutex<Option<Wait>>>::default();
        let latest = wait.clone();
        let notify = on_wait.is_some();
        let configure = move |builder: FitterBuilder| {
            let builder = builder.allow_software_adapter(allow_software_adapter);
            match notify {
                true => builder.on_wait(move |wait| {
                    *latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(wait.clone());
                }),
                false => builder,
            }
        };
        let start =
            move || library::Session::with_options(&config, [width, height], options, configure);
        let session = py.detach(start).or_raise()?;
        logging::forward(py);
        Ok(Self {
            session: Some(session),
            wait,
            on_wait,
        })
    }

    /// Pushes frames of u8, u16 or f32. Waits for room for `timeout` seconds, without a limit if it
    /// is None. Returns the number of the first frame and the one after the last, or None without
    /// room.
    fn push(
        &self,
        py: Python<'_>,
        frames: InputArray<'_>,
        timeout: Option<f64>,
    ) -> PyResult<Option<(usize, usize)>> {
        let view: Frames<'_> = if frames.is::<u8>() {
            frames.stack::<u8>()?.into()
        } else if frames.is::<u16>() {
            frames.stack::<u16>()?.into()
        } else {
            frames.stack::<f32>()?.into()
        };
        let session = self.session();
        self.wait_until(py, timeout, move |time| {
            Ok(match session.push_within(view, time)? {
                Pushed::Queued(numbers) => Some((numbers.start, numbers.end)),
                Pushed::Full => None,
            })
        })
    }

    /// The rows that wait. Without any, waits for some, or for the end of the session.
    fn poll(&self, py: Python<'_>, timeout: Option<f64>) -> PyResult<NativeColumns> {
        let session = self.session();
        let rows = self.wait_until(py, timeout, move |time| {
            let rows = session.poll_within(time)?;
            Ok((!rows.is_empty() || session.is_drained()).then_some(rows))
        })?;
        match rows {
            Some(rows) => Ok(native_columns(rows)),
            None => Ok(native_columns(session.poll().or_raise()?)),
        }
    }

    /// Waits for rows, or for the end of the session. Takes no rows. Returns False after the last
    /// ones, and None at the timeout.
    fn wait_for_rows(&self, py: Python<'_>, timeout: Option<f64>) -> PyResult<Option<bool>> {
        let session = self.session();
        self.wait_until(py, timeout, move |time| {
            let found = session.wait_for_rows(time)?;
            Ok((found || session.is_drained()).then_some(found))
        })
    }

    /// Takes no more frames, and waits until all are done. Returns None at the timeout.
    fn finish<'py>(
        &self,
        py: Python<'py>,
        timeout: Option<f64>,
    ) -> PyResult<Option<Bound<'py, PyDict>>> {
        let session = self.session();
        let end = self.wait_until(py, timeout, move |time| session.finish_within(time))?;
        end.map(|end| summary(py, &end)).transpose()
    }

    /// Takes no more frames.
    fn end(&self, py: Python<'_>) {
        py.detach(|| self.session().end());
    }

    /// Takes no more frames, and leaves those that wait.
    fn cancel(&self, py: Python<'_>) {
        py.detach(|| self.session().cancel());
    }

    /// Frames, rows and times so far.
    fn progress<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let session = self.session();
        let progress = py.detach(|| session.progress()).or_raise()?;
        let out = PyDict::new(py);
        out.set_item("frames_pushed", progress.frames_pushed)?;
        out.set_item("frames_done", progress.frames_done)?;
        out.set_item("frames_queued", progress.frames_queued)?;
        out.set_item("bytes_queued", progress.bytes_queued)?;
        out.set_item("localizations", progress.localizations)?;
        out.set_item("rows_waiting", progress.rows_waiting)?;
        out.set_item("frames_per_second", progress.frames_per_second())?;
        let latency = progress.latency;
        let seconds = |time: Duration| time.as_secs_f64();
        out.set_item("latency_median", latency.map(|l| seconds(l.median)))?;
        out.set_item("latency_99", latency.map(|l| seconds(l.percentile_99)))?;
        out.set_item("latency_longest", latency.map(|l| seconds(l.longest)))?;
        out.set_item("seconds", seconds(progress.elapsed))?;
        out.set_item("ended", progress.has_ended)?;
        let state = py.detach(|| session.job_state()).or_raise()?;
        out.set_item("state", state.to_string())?;
        Ok(out)
    }

    /// The description of rows before the end of the session.
    fn description<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let session = self.session();
        let metadata = session.metadata().or_raise()?;
        let out = description_in_memory(py, &metadata)?;
        // The number of frames is not known yet.
        out.set_item("n_frames", None::<usize>)?;
        let options = session.config().to_toml(Section::Localize);
        out.set_item("configuration", options)?;
        Ok(out)
    }
}

impl Session {
    fn session(&self) -> &library::Session {
        self.session.as_ref().expect("only `drop` takes it")
    }

    /// Calls `attempt`, which waits for a time at most, until it returns a value or the timeout is
    /// over. The first call does not wait. Signals are handled before a call, so none is lost that
    /// has a value.
    fn wait_until<T: Send>(
        &self,
        py: Python<'_>,
        timeout: Option<f64>,
        attempt: impl Fn(Duration) -> gaussmle_smlm::Result<Option<T>> + Sync,
    ) -> PyResult<Option<T>> {
        // A timeout that is too long for a clock is no limit.
        let timeout = timeout.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let deadline = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
        let mut time = Duration::ZERO;
        loop {
            let found = py.detach(|| attempt(time)).or_raise()?;
            let left = deadline.map(|end| end.saturating_duration_since(Instant::now()));
            if found.is_some() || left.is_some_and(|left| left.is_zero()) {
                logging::forward(py);
                return Ok(found);
            }
            self.attend(py)?;
            time = left.map_or(POLL_INTERVAL, |left| left.min(POLL_INTERVAL));
        }
    }

    /// Handles signals, forwards log events, and calls the callback.
    fn attend(&self, py: Python<'_>) -> PyResult<()> {
        py.check_signals()?;
        logging::subscribe(py);
        logging::forward(py);
        let wait = {
            let mut wait = self.wait.lock().unwrap_or_else(PoisonError::into_inner);
            wait.take()
        };
        match (&self.on_wait, wait) {
            (Some(on_wait), Some(wait)) => call_on_wait(py, on_wait, wait),
            _ => Ok(()),
        }
    }
}

impl Drop for Session {
    /// Cancels the session, and waits for its thread without the GIL.
    fn drop(&mut self) {
        let session = self.session.take();
        Python::attach(|py| py.detach(|| drop(session)));
    }
}

/// The result of a session as a dictionary.
fn summary<'py>(py: Python<'py>, end: &SessionEnd) -> PyResult<Bound<'py, PyDict>> {
    let SessionEnd {
        summary, metadata, ..
    } = end;
    let out = PyDict::new(py);
    out.set_item("complete", summary.complete)?;
    out.set_item("frames", summary.progress.done)?;
    out.set_item("localizations", summary.progress.localizations)?;
    out.set_item("usable", summary.usable)?;
    out.set_item("converged", summary.converged)?;
    let info = info_and_counts(py, &summary.info, &summary.counts)?;
    out.set_item("info", info)?;
    let frames = 0..metadata.frames;
    out.set_item("metadata", metadata_in_memory(py, metadata, frames)?)?;
    Ok(out)
}
