//! Health, state and metrics of the server, for those who operate it.

use std::fmt::Write;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use gaussmle::Settings;
use gaussmle::device::SystemGpus;
use serde_json::{Value, json};

use crate::jobs::{Jobs, State};

/// The time for which the state of devices is not asked again: it can take tens of milliseconds.
const DEVICES_KEPT: Duration = Duration::from_secs(2);

/// The time for which a look at the disk holds: anybody can ask for it.
const ROOM_KEPT: Duration = Duration::from_millis(500);

/// Counts since the start, and what was seen last.
#[derive(Debug)]
pub(crate) struct Operations {
    started: Instant,
    pub requests: AtomicU64,
    /// Answers with a status of 500 and above.
    pub faults: AtomicU64,
    pub is_ending: AtomicBool,
    devices: Mutex<Option<(Instant, Value)>>,
    /// The reason why jobs have no room.
    room: Mutex<Option<(Instant, Option<String>)>>,
}

impl Operations {
    pub fn new() -> Self {
        Self {
            started: Instant::now(),
            requests: AtomicU64::new(0),
            faults: AtomicU64::new(0),
            is_ending: AtomicBool::new(false),
            devices: Mutex::default(),
            room: Mutex::default(),
        }
    }

    /// The reason why no new work is taken; `None` if it is.
    pub fn why_not_ready(&self, jobs: &Jobs) -> Option<String> {
        if self.is_ending.load(Ordering::Relaxed) {
            return Some("the server ends".into());
        }
        let mut kept = self.room.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((seen, reason)) = &*kept
            && seen.elapsed() < ROOM_KEPT
        {
            return reason.clone();
        }
        // A full disk and a folder that is gone are seen before a job fails.
        let file = tempfile::NamedTempFile::new_in(jobs.folder());
        let written = file.and_then(|mut file| file.write_all(b"1"));
        let reason = written.err();
        let reason = reason.map(|error| format!("{}: {error}", jobs.folder().display()));
        *kept = Some((Instant::now(), reason.clone()));
        reason
    }

    /// The devices of this machine.
    fn devices(&self) -> Value {
        let mut kept = self.devices.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((seen, devices)) = &*kept
            && seen.elapsed() < DEVICES_KEPT
        {
            return devices.clone();
        }
        let devices = match Settings::from_environment() {
            Ok(settings) => {
                let devices = gaussmle::doctor::list(&SystemGpus::from_settings(&settings));
                serde_json::to_value(devices).unwrap_or_default()
            }
            Err(error) => json!([{ "error": error.to_string() }]),
        };
        *kept = Some((Instant::now(), devices.clone()));
        devices
    }

    /// The state of the server.
    pub fn status(&self, jobs: &Jobs) -> Value {
        let counts = State::ALL.map(|state| (state.name().to_owned(), json!(jobs.count(state))));
        json!({
            "version": env!("CARGO_PKG_VERSION"),
            "uptime_s": self.started.elapsed().as_secs_f64(),
            "threads": rayon::current_num_threads(),
            "devices": self.devices(),
            "jobs": Value::Object(counts.into_iter().collect()),
        })
    }

    /// The state in the text form of Prometheus.
    pub fn metrics(&self, jobs: &Jobs) -> String {
        let mut out = String::new();
        let mut family = |name: &str, kind: &str, help: &str, samples: &[(String, f64)]| {
            // Writing to a string cannot fail.
            let _ = writeln!(
                out,
                "# HELP gaussmle_{name} {help}\n# TYPE gaussmle_{name} {kind}"
            );
            for (labels, value) in samples {
                let _ = writeln!(out, "gaussmle_{name}{labels} {value}");
            }
        };
        let one = |value: f64| vec![(String::new(), value)];
        let version = format!("{{version=\"{}\"}}", env!("CARGO_PKG_VERSION"));
        family("build_info", "gauge", "The version.", &[(version, 1.0)]);
        let uptime = self.started.elapsed().as_secs_f64();
        family(
            "uptime_seconds",
            "gauge",
            "Seconds since the start.",
            &one(uptime),
        );
        let requests = self.requests.load(Ordering::Relaxed) as f64;
        family(
            "requests_total",
            "counter",
            "Requests that were answered.",
            &one(requests),
        );
        let faults = self.faults.load(Ordering::Relaxed) as f64;
        family(
            "faults_total",
            "counter",
            "Answers with a status of 500 and above.",
            &one(faults),
        );
        let counts = State::ALL.map(|state| {
            (
                format!("{{state=\"{}\"}}", state.name()),
                jobs.count(state) as f64,
            )
        });
        family("jobs", "gauge", "Jobs by their state.", &counts);
        let (mut frames, mut localizations) = (0, 0);
        for job in jobs.all() {
            let progress = job.record().progress;
            frames += progress.done as u64;
            localizations += progress.localizations;
        }
        family(
            "job_frames",
            "gauge",
            "Frames of all jobs that are done.",
            &one(frames as f64),
        );
        let rows = one(localizations as f64);
        family(
            "job_localizations",
            "gauge",
            "Localizations of all jobs.",
            &rows,
        );
        out
    }
}
