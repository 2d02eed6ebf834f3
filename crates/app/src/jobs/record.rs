//! The part of a job that outlives the server: a JSON file in its folder.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use gaussmle_base::files;
use gaussmle_smlm::localize::RunSummary;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::run_options::{MovieChoice, Options};

/// The name of the file.
const FILE: &str = "job.json";

/// The version of its form. A file of a later one is not read.
const VERSION: u32 = 1;

/// The version of the program.
pub(super) const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The state of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum State {
    Waiting,
    Running,
    /// Somebody stopped it; it can go on.
    Stopped,
    Done,
    Failed,
}

impl State {
    pub const ALL: [State; 5] = [
        State::Waiting,
        State::Running,
        State::Stopped,
        State::Done,
        State::Failed,
    ];

    pub fn name(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Running => "running",
            State::Stopped => "stopped",
            State::Done => "done",
            State::Failed => "failed",
        }
    }

    /// True if nothing changes any more by itself.
    pub fn has_ended(self) -> bool {
        match self {
            State::Stopped | State::Done | State::Failed => true,
            State::Waiting | State::Running => false,
        }
    }
}

/// The error that ended a job.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub(crate) struct JobError {
    pub message: String,
    /// The option to change, by its key.
    pub option: Option<String>,
}

/// A likely cause of poor fits.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub(crate) struct JobRemark {
    pub cause: String,
    pub text: String,
}

/// The words and counts of a run at its end.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
pub(crate) struct Summary {
    pub usable: u64,
    pub counts: Map<String, Value>,
    pub remarks: Vec<JobRemark>,
    pub warnings: Vec<String>,
    pub notes: Vec<String>,
}

impl From<&RunSummary> for Summary {
    fn from(summary: &RunSummary) -> Self {
        let named = summary.counts.named().into_iter();
        let remarks = summary.remarks.iter().map(|remark| JobRemark {
            cause: remark.cause.name().into(),
            text: remark.text.clone(),
        });
        let mut notes = summary.notes.clone();
        if summary.progress.before > 0 {
            let before = summary.progress.before;
            notes.insert(
                0,
                format!(
                    "the run was stopped after {before} frames and went on: counts and remarks are those of the frames after them"
                ),
            );
        }
        Self {
            usable: summary.usable,
            counts: named.map(|(name, n)| (name.into(), n.into())).collect(),
            remarks: remarks.collect(),
            warnings: summary.warnings.clone(),
            notes,
        }
    }
}

/// The progress of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize, Serialize)]
pub(crate) struct JobProgress {
    pub done: usize,
    pub total: usize,
    pub localizations: u64,
    pub frames_per_s: f64,
    pub left_s: Option<f64>,
    pub elapsed_s: f64,
}

/// A job as its file has it.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Record {
    version: u32,
    /// The version of the program that began the run.
    #[serde(default)]
    pub program: String,
    pub id: String,
    pub name: String,
    pub owner: String,
    #[serde(default)]
    pub priority: i32,
    pub state: State,
    /// Seconds since 1970.
    pub created: f64,
    pub started: Option<f64>,
    pub ended: Option<f64>,
    pub movie: MovieChoice,
    pub options: Options,
    /// Seconds without a change after which a movie that is followed has ended.
    pub follow: Option<f64>,
    pub format: String,
    pub output: PathBuf,
    pub progress: JobProgress,
    /// The devices of the fits in words.
    pub device: String,
    pub summary: Option<Summary>,
    pub error: Option<JobError>,
}

/// The values of a new job.
#[derive(Debug)]
pub(crate) struct NewJob {
    pub name: String,
    pub owner: String,
    pub priority: i32,
    pub movie: MovieChoice,
    pub options: Options,
    pub follow: Option<f64>,
    pub format: String,
    pub output: PathBuf,
}

impl Record {
    pub fn new(id: String, job: NewJob) -> Self {
        Self {
            version: VERSION,
            program: PROGRAM.into(),
            id,
            name: job.name,
            owner: job.owner,
            priority: job.priority,
            state: State::Waiting,
            created: now(),
            started: None,
            ended: None,
            movie: job.movie,
            options: job.options,
            follow: job.follow,
            format: job.format,
            output: job.output,
            progress: JobProgress::default(),
            device: String::new(),
            summary: None,
            error: None,
        }
    }

    /// Reads the record of a folder. A job that was running waits again: its checkpoint is beside its
    /// output, so it goes on where it was.
    pub fn read(folder: &Path) -> std::io::Result<Self> {
        let text = files::read_text(&folder.join(FILE))?;
        let mut record: Self = serde_json::from_str(&text).map_err(std::io::Error::other)?;
        if record.version > VERSION {
            let version = record.version;
            return Err(std::io::Error::other(format!(
                "it has the form {version}, this program knows {VERSION}: a later gaussmle wrote it"
            )));
        }
        if record.state == State::Running {
            record.state = State::Waiting;
        }
        Ok(record)
    }

    /// Writes the record into its folder.
    pub fn write(&self, folder: &Path) -> std::io::Result<()> {
        let text = serde_json::to_vec_pretty(self)?;
        gaussmle_io::write_atomically(&folder.join(FILE), &text).map_err(std::io::Error::other)
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> f64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap_or_default().as_secs_f64()
}
