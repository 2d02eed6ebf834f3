//! Jobs: runs that wait, go on and have ended. They outlive the server.

mod job;
mod live;
mod record;
mod run;
mod words;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use gaussmle_base::files::real_path;
use gaussmle_io::table::Format;
use rand::Rng;
use serde::Deserialize;

use crate::error::{Failure, Outcome};
use crate::places::Places;
use crate::run_options::{MovieChoice, Options, config_of};

pub(crate) use job::{End, Job};
pub(crate) use record::State;
use record::{NewJob, Record};
pub(crate) use words::{Form, words};

/// The mark in the folder of a job that is deleted when its run has ended.
const DELETED: &str = "deleted";

/// The most jobs that wait.
const MOST_WAITING: usize = 1000;

/// A request for a job.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct JobRequest {
    pub movie: MovieChoice,
    #[serde(default)]
    pub options: Options,
    #[serde(default)]
    pub format: Option<String>,
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub owner: Option<String>,
    #[serde(default)]
    pub priority: i32,
    /// Seconds without a change after which a movie that grows has ended.
    #[serde(default)]
    pub follow: Option<f64>,
}

/// All jobs of the server, the oldest first.
#[derive(Debug)]
pub(crate) struct Jobs {
    folder: PathBuf,
    places: Arc<Places>,
    list: Mutex<List>,
    /// A job waits, or the server ends.
    changed: Condvar,
}

#[derive(Debug, Default)]
struct List {
    jobs: Vec<Arc<Job>>,
    is_ending: bool,
}

impl Jobs {
    /// Reads the jobs in a folder, and starts threads that run those which wait.
    pub fn start(
        folder: PathBuf,
        places: Arc<Places>,
        at_once: usize,
    ) -> std::io::Result<Arc<Self>> {
        std::fs::create_dir_all(&folder)?;
        let mut jobs = Vec::new();
        for entry in std::fs::read_dir(&folder)? {
            let folder = entry?.path();
            if folder.join(DELETED).exists() {
                std::fs::remove_dir_all(&folder)?;
                continue;
            }
            match Record::read(&folder) {
                Ok(record) => jobs.push(Arc::new(Job::new(record, folder))),
                Err(error) => {
                    tracing::warn!(folder = %folder.display(), %error, "no job could be read here");
                }
            }
        }
        jobs.sort_by(|a, b| a.record().created.total_cmp(&b.record().created));
        let list = List {
            jobs,
            is_ending: false,
        };
        let all = Arc::new(Self {
            folder,
            places,
            list: Mutex::new(list),
            changed: Condvar::new(),
        });
        for number in 0..at_once.max(1) {
            let all = all.clone();
            let name = format!("job-{number}");
            std::thread::Builder::new()
                .name(name)
                .spawn(move || all.work())?;
        }
        Ok(all)
    }

    fn list(&self) -> MutexGuard<'_, List> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs jobs that wait, one after the other, until the server ends.
    fn work(&self) {
        loop {
            let mut list = self.list();
            let job = loop {
                if list.is_ending {
                    return;
                }
                match next(&list.jobs) {
                    Some(job) => break job,
                    None => {
                        list = self
                            .changed
                            .wait(list)
                            .unwrap_or_else(PoisonError::into_inner)
                    }
                }
            };
            // No other thread takes it, and no end that is asked for from now on is lost.
            let cancel = job.begin();
            job.record().state = State::Running;
            drop(list);
            run::run(&job, &cancel, &self.places);
            if job.asked_end() == Some(End::Delete) {
                self.remove(&job);
            }
        }
    }

    /// Adds a job. Its options are checked at once.
    pub fn add(&self, request: JobRequest) -> Outcome<Arc<Job>> {
        let movie = self.places.find(&request.movie.path)?;
        config_of(&request.options, &request.movie, &self.places)?;
        request.follow.map(run::quiet_after).transpose()?;
        let format = request.format.unwrap_or_else(|| "parquet".into());
        let table = Format::from_name(&format)?;
        let mut list = self.list();
        let waiting = list.jobs.iter().filter(|job| job.state() == State::Waiting);
        if waiting.count() >= MOST_WAITING {
            let words = format!("{MOST_WAITING} jobs wait already: try again later");
            return Err(Failure::new(
                axum::http::StatusCode::TOO_MANY_REQUESTS,
                words,
            ));
        }
        let id = format!("{:016x}", rand::rng().random::<u64>());
        let folder = self.folder.join(&id);
        std::fs::create_dir_all(&folder)?;
        let file = movie.file_name().unwrap_or_default().to_string_lossy();
        let record = Record::new(
            id,
            NewJob {
                name: request.name.unwrap_or_else(|| file.into()),
                owner: request.owner.unwrap_or_else(user),
                priority: request.priority,
                movie: request.movie,
                options: request.options,
                follow: request.follow,
                output: folder.join(run::table_name(&movie, table)),
                format,
            },
        );
        record.write(&folder)?;
        let job = Arc::new(Job::new(record, folder));
        list.jobs.push(job.clone());
        self.changed.notify_one();
        Ok(job)
    }

    /// All jobs, the newest first.
    pub fn all(&self) -> Vec<Arc<Job>> {
        self.list().jobs.iter().rev().cloned().collect()
    }

    pub fn get(&self, id: &str) -> Outcome<Arc<Job>> {
        let list = self.list();
        let job = list.jobs.iter().find(|job| job.record().id == id);
        job.cloned()
            .ok_or_else(|| Failure::not_found(format!("there is no job {id}")))
    }

    /// Stops a job. It keeps what is there.
    pub fn stop(&self, job: &Job) {
        // The threads take jobs under this lock.
        let _list = self.list();
        let state = job.state();
        match state {
            State::Running => job.end(End::Stop),
            State::Waiting => job.change(|record| record.state = State::Stopped),
            State::Stopped | State::Done | State::Failed => {}
        }
    }

    /// Lets a job go on that was stopped or has failed.
    pub fn resume(&self, job: &Job) {
        let list = self.list();
        let is_there = list.jobs.iter().any(|other| std::ptr::eq(&**other, job));
        if !is_there || job.asked_end() == Some(End::Delete) {
            return;
        }
        let state = job.state();
        match state {
            State::Stopped | State::Failed => {
                job.change(|record| {
                    record.state = State::Waiting;
                    record.error = None;
                });
                self.changed.notify_one();
            }
            State::Waiting | State::Running | State::Done => {}
        }
    }

    /// Deletes a job and its files. One that runs ends first.
    pub fn delete(&self, job: &Arc<Job>) {
        let mut list = self.list();
        if job.state() == State::Running {
            // Also if the server ends before the run does.
            if let Err(error) = std::fs::write(job.folder().join(DELETED), b"") {
                tracing::warn!(folder = %job.folder().display(), %error, "a deletion is not noted");
            }
            job.end(End::Delete);
            return;
        }
        // No thread can take it now.
        list.jobs.retain(|other| !Arc::ptr_eq(other, job));
        drop(list);
        self.remove(job);
    }

    fn remove(&self, job: &Arc<Job>) {
        self.list().jobs.retain(|other| !Arc::ptr_eq(other, job));
        if let Err(error) = std::fs::remove_dir_all(job.folder()) {
            tracing::warn!(folder = %job.folder().display(), %error, "files of a job are left");
        }
        job.set_gone();
    }

    /// True of a file of a job that waits or runs: its movie, or one that its options name.
    pub fn needs(&self, file: &Path) -> bool {
        let list = self.list();
        let needs = |job: &Arc<Job>| {
            let record = job.record().clone();
            if record.state.has_ended() {
                return false;
            }
            let config = config_of(&record.options, &record.movie, &self.places);
            let named: Vec<PathBuf> = match config {
                Ok(mut config) => config.files_mut().map(|path| path.clone()).collect(),
                Err(_) => Vec::new(),
            };
            let mut all = named.into_iter().chain([record.movie.path.into()]);
            all.any(|path| real_path(&path).is_ok_and(|path| path == file))
        };
        list.jobs.iter().any(needs)
    }

    /// The number of jobs in a state.
    pub fn count(&self, state: State) -> usize {
        self.list()
            .jobs
            .iter()
            .filter(|job| job.state() == state)
            .count()
    }

    /// Ends all runs: they go on when the server starts again. Waits for at most `patience`.
    pub fn shut_down(&self, patience: std::time::Duration) {
        let mut list = self.list();
        list.is_ending = true;
        self.changed.notify_all();
        let running = |job: &&Arc<Job>| job.state() == State::Running;
        list.jobs
            .iter()
            .filter(running)
            .for_each(|job| job.end(End::Shutdown));
        drop(list);
        let started = std::time::Instant::now();
        while self.count(State::Running) > 0 && started.elapsed() < patience {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        // Those who watch see that the server ends.
        self.all().iter().for_each(|job| job.tell());
    }

    /// The folder of the jobs.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// The job that runs next: that of the highest priority, of the owner with the fewest jobs that run, the oldest.
fn next(jobs: &[Arc<Job>]) -> Option<Arc<Job>> {
    let running = |owner: &str| {
        let of_owner = |job: &&Arc<Job>| {
            let record = job.record();
            record.state == State::Running && record.owner == owner
        };
        jobs.iter().filter(of_owner).count()
    };
    let waiting = jobs.iter().filter(|job| job.state() == State::Waiting);
    let key = |job: &&Arc<Job>| {
        let (priority, owner) = {
            let record = job.record();
            (record.priority, record.owner.clone())
        };
        (std::cmp::Reverse(priority), running(&owner))
    };
    // The first of those with the same key, which is the oldest.
    waiting.min_by_key(key).cloned()
}

/// The user of this process.
fn user() -> String {
    let name = ["USER", "USERNAME", "LOGNAME"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok());
    name.unwrap_or_else(|| "unknown".into())
}
