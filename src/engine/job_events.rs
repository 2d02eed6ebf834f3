//! The events of a job: its start, waits, devices, failures, batches and end. The performance log,
//! the metrics and the callbacks learn of them from here alone.

use std::cell::RefCell;
use std::fmt::Display;
use std::time::Instant;

use serde_json::{Value, json};

use super::callbacks::Callbacks;
use super::performance_log::{FinishedBatch, PerformanceLog, new_job_id};
use crate::device::Wait;
use crate::info::FitInfo;
use crate::job_state::JobState;
use crate::jobs::{Activity, JobEntry, Outcome};
use crate::metrics::MetricsFile;

/// All that learns of the events of a job.
#[derive(Clone, Copy)]
pub(crate) struct Listeners<'a> {
    pub log: Option<&'a PerformanceLog>,
    pub metrics: Option<&'a MetricsFile>,
    pub callbacks: &'a Callbacks,
}

/// Tells of the events of one job.
pub(crate) struct JobEvents<'a> {
    listeners: Listeners<'a>,
    /// The name of the job in the performance log.
    id: String,
    entry: JobEntry,
    began: Instant,
    state: RefCell<JobState>,
    /// The state of devices at work, to return to from a rest.
    fitting: RefCell<JobState>,
}

impl<'a> JobEvents<'a> {
    /// Begins a job of about this many spots.
    pub fn begin(listeners: Listeners<'a>, expected: usize) -> Self {
        let events = Self {
            listeners,
            id: new_job_id(),
            entry: JobEntry::begin(),
            began: Instant::now(),
            state: RefCell::default(),
            fitting: RefCell::default(),
        };
        events.log("start", &FitInfo::default(), json!({"spots": expected}));
        events.announce(JobState::Idle);
        if let Some(metrics) = listeners.metrics {
            metrics.job_begins();
        }
        events
    }

    /// Devices are looked for, of which some may be GPUs.
    pub fn starts_devices(&self, may_be_gpus: bool) {
        self.sign(Activity::Working);
        if let (true, Some(metrics)) = (may_be_gpus, self.listeners.metrics) {
            metrics.show_cards();
        }
        self.announce(JobState::Starting);
    }

    /// A check of the GPUs found none that is free.
    pub fn waits(&self, wait: &Wait) {
        let info = self.entry.sign(Activity::Waiting, |info| {
            info.seconds_waiting = wait.seconds;
            info.seconds = self.began.elapsed().as_secs_f64();
        });
        if !matches!(*self.state.borrow(), JobState::Waiting(_)) {
            let more = json!({
                "seconds_left": wait.seconds_left,
                "free_bytes": wait.free_bytes,
                "required_bytes": wait.required_bytes,
                "gpus": wait.gpus,
            });
            self.log("wait", &info, more);
            self.changed();
        }
        self.announce(JobState::Waiting(wait.clone()));
        if let Some(on_wait) = &self.listeners.callbacks.on_wait {
            on_wait(wait);
        }
    }

    /// The CPU replaces GPUs.
    pub fn falls_back(&self, cause: &str) {
        tracing::warn!(cause, "the CPU replaces the GPU");
        let info = self.entry.sign(Activity::Working, |info| {
            info.fallbacks += 1;
            info.seconds = self.began.elapsed().as_secs_f64();
        });
        self.log("fallback", &info, json!({"cause": cause}));
        self.changed();
        if let Some(on_fallback) = &self.listeners.callbacks.on_fallback {
            on_fallback(cause);
        }
    }

    /// These devices fit, or will.
    pub fn fits_on(&self, devices: String, reason: &str) {
        self.sign(Activity::Working);
        let fitting = JobState::Fitting {
            devices,
            reason: reason.to_owned(),
        };
        self.fitting.replace(fitting.clone());
        if *self.state.borrow() != fitting {
            self.announce(fitting);
        }
    }

    /// The devices have nothing to fit.
    pub fn rests(&self) {
        if *self.state.borrow() != JobState::Idle {
            self.sign(Activity::Idle);
            self.announce(JobState::Idle);
        }
    }

    /// There is something to fit. Ends a rest.
    pub fn goes_on(&self) {
        let fitting = self.fitting.borrow().clone();
        if *self.state.borrow() == JobState::Idle && fitting != JobState::Idle {
            self.sign(Activity::Working);
            self.announce(fitting);
        }
    }

    /// A device failed, and its batches are repeated.
    pub fn retries(&self, info: &FitInfo, device: &str, failure: &str) {
        tracing::warn!(device, failure, "a device failed: its batches are repeated");
        let info = self.entry.sign(Activity::Working, |known| {
            known.clone_from(info);
            known.seconds = self.began.elapsed().as_secs_f64();
        });
        let more = json!({"id": device, "cause": failure});
        self.log("retry", &info, more);
        self.changed();
    }

    /// A batch is finished. `progress` are the spots that are finished, and all.
    pub fn finishes_batch(
        &self,
        info: &FitInfo,
        batch: &FinishedBatch<'_>,
        progress: (usize, usize),
    ) {
        self.entry
            .sign(Activity::Working, |known| known.clone_from(info));
        if let Some(log) = self.listeners.log {
            log.batch(&self.id, info, batch);
        }
        if let Some(on_batch) = &self.listeners.callbacks.on_batch {
            on_batch(progress.0, progress.1);
        }
    }

    /// The job has ended: with its telemetry, or with an error after a cancellation or without.
    pub fn end<E: Display>(&self, result: Result<&FitInfo, &E>, cancelled: bool) {
        let info = self.entry.sign(Activity::Working, |known| match result {
            Ok(info) => known.clone_from(info),
            Err(_) => known.seconds = self.began.elapsed().as_secs_f64(),
        });
        let (outcome, word, cause, state) = match result {
            Ok(info) => {
                let (devices, reason) = (info.device.clone(), info.reason.clone());
                let state = JobState::Done { devices, reason };
                (Outcome::Done, "done", None, state)
            }
            Err(_) if cancelled => (Outcome::Cancelled, "cancelled", None, JobState::Cancelled),
            Err(error) => {
                let cause = error.to_string();
                let state = JobState::Failed(cause.clone());
                (Outcome::Failed, "failed", Some(cause), state)
            }
        };
        self.entry.end(outcome, None);
        self.log("end", &info, json!({"outcome": word, "cause": cause}));
        if let Some(metrics) = self.listeners.metrics {
            metrics.job_ends();
        }
        self.announce(state);
    }

    fn sign(&self, activity: Activity) {
        self.entry.sign(activity, |_| ());
    }

    fn log(&self, event: &str, info: &FitInfo, more: Value) {
        if let Some(log) = self.listeners.log {
            log.event(&self.id, event, info, more);
        }
    }

    fn changed(&self) {
        if let Some(metrics) = self.listeners.metrics {
            metrics.changed();
        }
    }

    fn announce(&self, state: JobState) {
        for on_state in &self.listeners.callbacks.on_state {
            on_state(&state);
        }
        self.state.replace(state);
    }
}

impl Drop for JobEvents<'_> {
    /// A job that has not ended has failed, as after a panic in a callback. The metrics must learn of
    /// it: nothing else writes them if no other job runs.
    fn drop(&mut self) {
        if self.entry.end(Outcome::Failed, None)
            && let Some(metrics) = self.listeners.metrics
        {
            metrics.job_ends();
        }
    }
}
