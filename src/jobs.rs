//! The jobs of this process: those in progress, and the totals of those that have ended.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::info::FitInfo;
use crate::totals::Totals;

/// The outcome of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Done,
    Failed,
    Cancelled,
}

/// The activity of a job in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Activity {
    /// It has nothing to fit.
    Idle,
    /// It waits for a GPU.
    Waiting,
    /// It opens devices, or they fit.
    Working,
}

/// A job in progress.
#[derive(Debug)]
struct InProgress {
    info: FitInfo,
    activity: Activity,
    /// The last batch, check of the GPUs in a wait, or change of its activity.
    last_sign: Instant,
}

#[derive(Debug, Default)]
struct Jobs {
    begun: u64,
    in_progress: BTreeMap<u64, InProgress>,
    /// The jobs that have ended.
    ended: Totals,
}

static JOBS: LazyLock<Mutex<Jobs>> = LazyLock::new(Mutex::default);

fn lock() -> MutexGuard<'static, Jobs> {
    JOBS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// All jobs of this process at one moment.
#[derive(Debug)]
pub(crate) struct Snapshot {
    /// The work of all jobs, also of those in progress, since the process began. No number ever
    /// falls, except by rounding.
    pub totals: Totals,
    /// Jobs in progress.
    pub running: usize,
    /// Those of them that wait for a GPU.
    pub waiting: usize,
    /// The time for which the most silent job has given no sign. A job that has nothing to fit is not
    /// silent.
    pub silent: Duration,
}

pub(crate) fn snapshot() -> Snapshot {
    let jobs = lock();
    let mut totals = jobs.ended.clone();
    let all = jobs.in_progress.values();
    all.clone().for_each(|job| totals.add_work(&job.info));
    let busy = all.clone().filter(|job| job.activity != Activity::Idle);
    Snapshot {
        totals,
        running: jobs.in_progress.len(),
        waiting: all.filter(|job| job.activity == Activity::Waiting).count(),
        silent: busy
            .map(|job| job.last_sign.elapsed())
            .max()
            .unwrap_or_default(),
    }
}

/// A job in progress. Dropped before its end, as after a panic, it has failed.
#[derive(Debug)]
pub(crate) struct JobEntry(u64);

impl JobEntry {
    pub fn begin() -> Self {
        let mut jobs = lock();
        let number = jobs.begun;
        jobs.begun += 1;
        let job = InProgress {
            info: FitInfo::default(),
            activity: Activity::Idle,
            last_sign: Instant::now(),
        };
        jobs.in_progress.insert(number, job);
        Self(number)
    }

    /// A sign of the job: what it does now, and a change of its telemetry. Returns the telemetry.
    pub fn sign(&self, activity: Activity, change: impl FnOnce(&mut FitInfo)) -> FitInfo {
        let mut jobs = lock();
        let Some(job) = jobs.in_progress.get_mut(&self.0) else {
            return FitInfo::default();
        };
        job.activity = activity;
        job.last_sign = Instant::now();
        change(&mut job.info);
        job.info.clone()
    }

    /// Ends the job and counts it. Does nothing, and returns false, if it has ended.
    pub fn end(&self, outcome: Outcome, info: Option<&FitInfo>) -> bool {
        let mut jobs = lock();
        let Some(job) = jobs.in_progress.remove(&self.0) else {
            return false;
        };
        let info = info.unwrap_or(&job.info);
        jobs.ended.add_work(info);
        match outcome {
            Outcome::Done => jobs.ended.calls += 1,
            Outcome::Failed => jobs.ended.failed += 1,
            Outcome::Cancelled => {}
        }
        true
    }
}

impl Drop for JobEntry {
    fn drop(&mut self) {
        self.end(Outcome::Failed, None);
    }
}
