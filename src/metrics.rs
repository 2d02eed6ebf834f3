//! Metrics of this process in a file, in the text format of Prometheus.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::error::{Error, Result};
use crate::files;
use crate::info::FitInfo;
use crate::totals::{Totals, totals};

/// The shortest time between two versions of the file during a job.
const INTERVAL: Duration = Duration::from_secs(1);

/// The start of the file.
const START: &str = "# HELP gaussmle_";

/// A file that always has the totals of this process. Each version replaces the one before as a
/// whole, so that a reader never sees a part of one.
#[derive(Debug)]
pub(crate) struct MetricsFile {
    path: PathBuf,
    written: Mutex<Option<Instant>>,
}

impl MetricsFile {
    /// Checks that the file is not there, is empty, or has metrics: it is replaced as a whole.
    ///
    /// # Errors
    ///
    /// Returns an error if it has something else, or cannot be read.
    pub fn check(path: &Path) -> Result<()> {
        let cause = match files::start(path, START.len() as u64) {
            Ok(start) if start.is_empty() || start == START.as_bytes() => return Ok(()),
            Ok(_) => "it holds no metrics of gaussmle, so it is not replaced: remove it, or name \
                      another file"
                .to_owned(),
            Err(error) => error.to_string(),
        };
        Err(Error::Setting {
            from: "metrics".into(),
            cause: format!("{}: {cause}", path.display()),
        })
    }

    /// Writes the first version.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written.
    pub fn create(path: &Path) -> Result<Self> {
        let file = Self {
            path: path.into(),
            written: Mutex::default(),
        };
        files::replace(path, text(&totals(), 0).as_bytes()).map_err(|error| Error::Setting {
            from: "metrics".into(),
            cause: format!("{}: {error}", path.display()),
        })?;
        Ok(file)
    }

    /// Writes the totals with a job that is not finished, unless it did a moment ago.
    pub fn update(&self, running: &FitInfo) {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if written.is_some_and(|at| at.elapsed() < INTERVAL) {
            return;
        }
        *written = Some(Instant::now());
        let mut totals = totals();
        totals.add(running);
        self.write(&text(&totals, 1));
    }

    /// Writes the totals after a job.
    pub fn finish(&self) {
        self.write(&text(&totals(), 0));
    }

    fn write(&self, text: &str) {
        if let Err(error) = files::replace(&self.path, text.as_bytes()) {
            tracing::warn!(%error, "the metrics cannot be written");
        }
    }
}

/// A label value with its special characters escaped.
fn escaped(value: &str) -> String {
    value
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace('\n', "\\n")
}

/// A metric: its lines `HELP` and `TYPE`, and a line for each value with its labels.
fn metric(out: &mut String, name: &str, kind: &str, help: &str, values: &[(String, f64)]) {
    // A `String` takes all text.
    let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}");
    for (labels, value) in values {
        let _ = writeln!(out, "{name}{labels} {value}");
    }
}

/// The metrics of totals. `running` is the number of jobs in progress.
fn text(totals: &Totals, running: u32) -> String {
    let mut out = String::new();
    let by_device = |value: fn(&crate::totals::Work) -> u64| -> Vec<(String, f64)> {
        let devices = totals.devices.iter();
        devices
            .map(|((name, id), work)| {
                let labels = format!("{{device=\"{}\",id=\"{}\"}}", escaped(name), escaped(id));
                (labels, value(work) as f64)
            })
            .collect()
    };
    let one = |value: f64| vec![(String::new(), value)];
    let stage = |(name, seconds): (&str, f64)| (format!("{{stage=\"{name}\"}}"), seconds);
    let stages = [
        ("waiting", totals.seconds_waiting),
        ("uploading", totals.seconds_uploading),
        ("computing", totals.seconds_computing),
        ("reading_back", totals.seconds_reading_back),
    ];
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.unwrap_or_default().as_secs_f64();
    let (calls, retries) = (totals.calls as f64, totals.retries as f64);
    let fallbacks = totals.fallbacks as f64;
    let out = &mut out;
    let fits = by_device(|work| work.spots);
    metric(
        out,
        "gaussmle_fits_total",
        "counter",
        "Spots fitted.",
        &fits,
    );
    let batches = by_device(|work| work.batches);
    metric(
        out,
        "gaussmle_batches_total",
        "counter",
        "Batches finished.",
        &batches,
    );
    let bytes = by_device(|work| work.bytes);
    let help = "Bytes of these batches, pixels and results.";
    metric(out, "gaussmle_batch_bytes_total", "counter", help, &bytes);
    let memory = by_device(|work| work.memory_bytes);
    let help = "Most bytes that one job took on the device for batches and maps.";
    metric(out, "gaussmle_device_memory_bytes", "gauge", help, &memory);
    let help = "Seconds in each stage. Stages overlap.";
    metric(
        out,
        "gaussmle_seconds_total",
        "counter",
        help,
        &stages.map(stage),
    );
    let help = "Jobs that returned results.";
    metric(out, "gaussmle_jobs_total", "counter", help, &one(calls));
    let help = "Jobs in progress.";
    metric(
        out,
        "gaussmle_jobs_running",
        "gauge",
        help,
        &one(running.into()),
    );
    let help = "Device failures after which batches were repeated.";
    metric(
        out,
        "gaussmle_retries_total",
        "counter",
        help,
        &one(retries),
    );
    let help = "Jobs in which the CPU replaced a GPU.";
    metric(
        out,
        "gaussmle_fallbacks_total",
        "counter",
        help,
        &one(fallbacks),
    );
    let help = "Part of the fits that GPUs did.";
    metric(
        out,
        "gaussmle_gpu_share",
        "gauge",
        help,
        &one(totals.gpu_share()),
    );
    let help = "Time of this version of the file, in seconds since 1970.";
    metric(out, "gaussmle_updated_seconds", "gauge", help, &one(now));
    std::mem::take(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_escaped() {
        let mut info = FitInfo::default();
        info.share("GPU-1", "A \"GPU\" \\ B", "cuda").add(5, 0.5, 10, 20);
        let mut totals = Totals::default();
        totals.add(&info);
        let text = text(&totals, 0);
        let line = r#"gaussmle_fits_total{device="A \"GPU\" \\ B",id="GPU-1"} 5"#;
        assert!(text.lines().any(|found| found == line), "{text}");
    }
}
