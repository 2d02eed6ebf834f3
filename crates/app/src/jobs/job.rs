//! One job: its record, its progress and the rows so far.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use gaussmle::CancelToken;
use gaussmle::info::JobState;
use gaussmle_smlm::localize::{Progress, partial_name};
use serde_json::{Value, json};
use tokio::sync::watch;

use super::live::LiveRows;
use super::record::{JobError, JobProgress, Record, State};

/// The reason for which a job that runs is to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Somebody stopped it.
    Stop,
    /// Somebody deleted it.
    Delete,
    /// The server ends: the job goes on when it starts again.
    Shutdown,
}

/// A job of the server.
#[derive(Debug)]
pub(crate) struct Job {
    record: Mutex<Record>,
    folder: PathBuf,
    pub live: LiveRows,
    control: Mutex<Control>,
    /// True once it is deleted.
    is_gone: AtomicBool,
    /// The number of changes, for those who watch.
    changes: watch::Sender<u64>,
}

#[derive(Debug, Default)]
struct Control {
    cancel: CancelToken,
    end: Option<End>,
    /// The GPU that it waits for, in words.
    waiting_for: Option<String>,
}

impl Job {
    pub fn new(record: Record, folder: PathBuf) -> Self {
        Self {
            record: Mutex::new(record),
            folder,
            live: LiveRows::default(),
            control: Mutex::default(),
            is_gone: AtomicBool::new(false),
            changes: watch::Sender::new(0),
        }
    }

    pub fn record(&self) -> MutexGuard<'_, Record> {
        self.record.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn control(&self) -> MutexGuard<'_, Control> {
        self.control.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn folder(&self) -> &PathBuf {
        &self.folder
    }

    pub fn state(&self) -> State {
        self.record().state
    }

    /// Changes the record, writes it and tells those who watch.
    pub fn change(&self, change: impl FnOnce(&mut Record)) {
        let mut record = self.record();
        change(&mut record);
        if let Err(error) = record.write(&self.folder) {
            tracing::error!(job = record.id, %error, "the record of a job cannot be written");
        }
        drop(record);
        self.tell();
    }

    /// Tells those who watch that something has changed.
    pub fn tell(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    /// Tells those who watch that the job is deleted.
    pub fn set_gone(&self) {
        self.is_gone.store(true, Ordering::Relaxed);
        self.tell();
    }

    /// True if nothing changes any more by itself.
    pub fn has_ended(&self) -> bool {
        self.is_gone.load(Ordering::Relaxed) || self.state().has_ended()
    }

    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Begins: gives the token that ends the run.
    pub fn begin(&self) -> CancelToken {
        let mut control = self.control();
        *control = Control::default();
        control.cancel.clone()
    }

    /// Ends a run that goes on.
    pub fn end(&self, end: End) {
        let mut control = self.control();
        // A job that is deleted while the server ends is deleted.
        if control.end != Some(End::Delete) {
            control.end = Some(end);
        }
        control.cancel.cancel();
    }

    /// The reason for which the run was to end.
    pub fn asked_end(&self) -> Option<End> {
        self.control().end
    }

    pub fn set_progress(&self, progress: &Progress) {
        let now = progress.done.saturating_sub(progress.before);
        let elapsed_s = progress.elapsed.as_secs_f64();
        self.record().progress = JobProgress {
            done: progress.done,
            total: progress.total,
            localizations: progress.localizations,
            frames_per_s: now as f64 / elapsed_s.max(1e-9),
            left_s: progress.left().map(|left| left.as_secs_f64()),
            elapsed_s,
        };
        self.tell();
    }

    /// Takes the state of the fits.
    pub fn set_fits(&self, state: &JobState) {
        let waiting_for = match state {
            JobState::Waiting(wait) => Some(wait.to_string()),
            _ => None,
        };
        self.control().waiting_for = waiting_for;
        match state {
            JobState::Fitting { devices, reason } => {
                self.record().device = format!("{devices} ({reason})");
            }
            JobState::Idle
            | JobState::Starting
            | JobState::Waiting(_)
            | JobState::Done { .. }
            | JobState::Failed(_)
            | JobState::Cancelled => {}
        }
        self.tell();
    }

    /// The table as far as it is in a file: the whole, or that of a run that was stopped.
    pub fn table_file(&self) -> Option<PathBuf> {
        let record = self.record();
        let path = match record.state {
            State::Done => record.output.clone(),
            State::Stopped | State::Failed => partial_name(&record.output),
            State::Waiting | State::Running => return None,
        };
        path.exists().then_some(path)
    }

    /// The job for the page.
    pub fn described(&self) -> Value {
        let has_table = self.table_file().is_some() || self.live.has_rows();
        let waiting_for = self.control().waiting_for.clone();
        let record = self.record();
        json!({
            "id": record.id,
            "name": record.name,
            "owner": record.owner,
            "priority": record.priority,
            "state": record.state,
            "created": record.created,
            "started": record.started,
            "ended": record.ended,
            "movie": record.movie,
            "options": record.options,
            "follow": record.follow,
            "format": record.format,
            "output": record.output,
            "progress": record.progress,
            "device": record.device,
            "waiting_for": waiting_for,
            "summary": record.summary,
            "error": record.error,
            "table": has_table.then(|| format!("job:{}", record.id)),
        })
    }

    /// The error that ended it.
    pub fn fail(&self, message: String, option: Option<&str>) {
        self.change(|record| {
            record.state = State::Failed;
            record.ended = Some(super::record::now());
            record.error = Some(JobError {
                message,
                option: option.map(Into::into),
            });
        });
    }
}
