//! The content of a metrics file: counters of all processes, and the jobs in progress of each.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::device::Gpu;
use crate::totals::{Totals, Work};
use gaussmle_base::files::user;

/// Values by metric and labels, as in `gaussmle_jobs_total{user="1000"}`.
pub(super) type Series = BTreeMap<String, f64>;

/// The time after which the jobs of a process that has not written count as lost, seconds. An hour
/// is enough for an alert, and a computer that sleeps for less loses nothing.
const KEPT: f64 = 3600.0;

/// The start of the line of a process. For Prometheus it is a comment.
const PROCESS: &str = "# gaussmle process ";

/// The kind of a metric.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Processes add to it.
    Counter,
    /// The largest value of any process.
    Largest,
    /// Of this moment.
    Gauge,
}

const FAILED: &str = "gaussmle_jobs_failed_total";

const LOST: &str = "gaussmle_jobs_lost_total";

/// Name, kind and help of each metric.
const METRICS: [(&str, Kind, &str); 20] = [
    ("gaussmle_fits_total", Kind::Counter, "Spots fitted."),
    ("gaussmle_batches_total", Kind::Counter, "Batches finished."),
    (
        "gaussmle_batch_bytes_total",
        Kind::Counter,
        "Bytes of these batches, pixels and results.",
    ),
    (
        "gaussmle_device_memory_bytes",
        Kind::Largest,
        "Most bytes that one job took on the device for batches and maps.",
    ),
    (
        "gaussmle_seconds_total",
        Kind::Counter,
        "Seconds in each stage. Stages overlap.",
    ),
    (
        "gaussmle_jobs_total",
        Kind::Counter,
        "Jobs that returned results.",
    ),
    (
        FAILED,
        Kind::Counter,
        "Jobs that ended with an error or a panic.",
    ),
    (
        LOST,
        Kind::Counter,
        "Jobs in progress whose process has not written for an hour.",
    ),
    (
        "gaussmle_retries_total",
        Kind::Counter,
        "Device failures after which batches were repeated.",
    ),
    (
        "gaussmle_fallbacks_total",
        Kind::Counter,
        "Jobs in which the CPU replaced a GPU.",
    ),
    ("gaussmle_jobs_running", Kind::Gauge, "Jobs in progress."),
    (
        "gaussmle_jobs_waiting",
        Kind::Gauge,
        "Jobs in progress that wait for a GPU.",
    ),
    (
        "gaussmle_progress_seconds",
        Kind::Gauge,
        "Last sign of the most silent job in progress, in seconds since 1970.",
    ),
    (
        "gaussmle_updated_seconds",
        Kind::Gauge,
        "Time of this version of the file, in seconds since 1970.",
    ),
    (
        "gaussmle_gpu_memory_used_bytes",
        Kind::Gauge,
        "Memory of the GPU that processes hold.",
    ),
    (
        "gaussmle_gpu_memory_free_bytes",
        Kind::Gauge,
        "Memory of the GPU that is free.",
    ),
    (
        "gaussmle_gpu_utilisation_percent",
        Kind::Gauge,
        "Part of the last sampling period in which the GPU computed.",
    ),
    (
        "gaussmle_gpu_temperature_celsius",
        Kind::Gauge,
        "Temperature of the GPU.",
    ),
    ("gaussmle_gpu_power_watts", Kind::Gauge, "Power of the GPU."),
    (
        "gaussmle_gpu_processes",
        Kind::Gauge,
        "Other processes that compute on the GPU.",
    ),
];

/// The jobs in progress of a process.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct ProcessEntry {
    pub running: usize,
    pub waiting: usize,
    /// The last sign of its most silent job, seconds since 1970.
    pub progress: f64,
    /// When it wrote last.
    pub updated: f64,
}

/// The content of a file.
#[derive(Debug, Default)]
pub(super) struct Sum {
    /// Totals that processes add to, and largest values.
    series: Series,
    processes: BTreeMap<String, ProcessEntry>,
}

/// A name of this process that no other has, in containers neither.
fn process() -> &'static str {
    static NAME: LazyLock<String> = LazyLock::new(|| {
        let random = RandomState::new().hash_one(0);
        format!("{}-{random:016x}", std::process::id())
    });
    &NAME
}

/// A label value with its special characters escaped.
fn escaped(value: &str) -> String {
    value
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace('\n', "\\n")
}

/// The key of a metric with labels, and that of the user.
fn key(name: &str, labels: &[(&str, &str)]) -> String {
    let mut all = String::new();
    for (label, value) in labels {
        // A `String` takes all text.
        let _ = write!(all, "{label}=\"{}\",", escaped(value));
    }
    format!("{name}{{{all}user=\"{}\"}}", escaped(&user()))
}

fn name_of(key: &str) -> &str {
    key.split('{').next().unwrap_or_default()
}

fn kind_of(key: &str) -> Option<Kind> {
    let name = name_of(key);
    let found = METRICS.iter().find(|metric| metric.0 == name);
    found.map(|metric| metric.1)
}

/// The counters and largest values of a process.
pub(super) fn counters(totals: &Totals) -> Series {
    let mut series = Series::new();
    let mut put = |name: &str, labels: &[(&str, &str)], value: f64| {
        series.insert(key(name, labels), value);
    };
    type Of = fn(&Work) -> u64;
    let by_device: [(&str, Of); 4] = [
        ("gaussmle_fits_total", |work| work.spots),
        ("gaussmle_batches_total", |work| work.batches),
        ("gaussmle_batch_bytes_total", |work| work.bytes),
        ("gaussmle_device_memory_bytes", |work| work.memory_bytes),
    ];
    for ((device, id), work) in &totals.devices {
        for (name, value) in by_device {
            put(name, &[("device", device), ("id", id)], value(work) as f64);
        }
    }
    for (stage, seconds) in [
        ("waiting", totals.seconds_waiting),
        ("uploading", totals.seconds_uploading),
        ("computing", totals.seconds_computing),
        ("reading_back", totals.seconds_reading_back),
    ] {
        put("gaussmle_seconds_total", &[("stage", stage)], seconds);
    }
    put("gaussmle_jobs_total", &[], totals.calls as f64);
    put(FAILED, &[], totals.failed as f64);
    put("gaussmle_retries_total", &[], totals.retries as f64);
    put("gaussmle_fallbacks_total", &[], totals.fallbacks as f64);
    series
}

impl Sum {
    /// The content of a file that exists. An empty file is a metrics file without jobs.
    ///
    /// # Errors
    ///
    /// Returns an error with the first line that is of something else.
    pub fn parse(bytes: &[u8]) -> io::Result<Self> {
        let refused = |number: usize| {
            let what = format!(
                "it is not a metrics file of gaussmle, as line {number} shows: name another file"
            );
            io::Error::new(io::ErrorKind::InvalidData, what)
        };
        let text = std::str::from_utf8(bytes).map_err(|_| refused(1))?;
        let mut sum = Self::default();
        for (line, number) in text.lines().zip(1..) {
            if let Some(entry) = line.strip_prefix(PROCESS) {
                let entry = entry.split_once(' ');
                let (name, entry) = entry.ok_or_else(|| refused(number))?;
                let entry = serde_json::from_str(entry).map_err(|_| refused(number))?;
                sum.processes.insert(name.to_owned(), entry);
                continue;
            }
            if line.starts_with("# HELP gaussmle_") || line.starts_with("# TYPE gaussmle_") {
                continue;
            }
            let value = line.rsplit_once(' ');
            let value = value.and_then(|(key, value)| Some((key, value.parse().ok()?)));
            match value {
                Some((key, value)) if key.starts_with("gaussmle_") => {
                    // Metrics that only other versions have end here.
                    if kind_of(key).is_some_and(|kind| kind != Kind::Gauge) {
                        sum.series.insert(key.to_owned(), value);
                    }
                }
                _ => return Err(refused(number)),
            }
        }
        Ok(sum)
    }

    /// Adds the counters of a process, of which the file has those `before` already.
    pub fn add(&mut self, counted: &Series, before: &Series) {
        for (key, value) in counted {
            let sum = self.series.entry(key.clone()).or_default();
            match kind_of(key) {
                Some(Kind::Largest) => *sum = sum.max(*value),
                // Sums of seconds may be rounded down.
                Some(Kind::Counter | Kind::Gauge) | None => {
                    *sum += (value - before.get(key).unwrap_or(&0.0)).max(0.0)
                }
            }
        }
    }

    /// Removes processes that have not written for long, and counts their jobs as lost, not as
    /// failed: how they ended is not known. Such a process was killed, is stopped, or ended while
    /// the file was locked. The number of a process cannot be looked up, because others share the
    /// file from containers and other computers.
    pub fn keep_in_progress(&mut self, now: f64) {
        let mut lost = 0;
        self.processes.retain(|_, process| {
            let kept = now - process.updated < KEPT;
            lost += if kept { 0 } else { process.running };
            kept
        });
        *self.series.entry(key(LOST, &[])).or_default() += lost as f64;
    }

    /// Sets the jobs in progress of this process.
    pub fn set(&mut self, entry: Option<ProcessEntry>) {
        match entry {
            Some(entry) => self.processes.insert(process().to_owned(), entry),
            None => self.processes.remove(process()),
        };
    }

    /// The text of the file, with the state of these GPUs.
    pub fn text(&self, now: f64, cards: &[Gpu]) -> String {
        let mut all = self.series.clone();
        let processes = self.processes.values();
        let running: usize = processes.clone().map(|process| process.running).sum();
        let waiting: usize = processes.clone().map(|process| process.waiting).sum();
        let progress = processes.map(|process| process.progress);
        let progress = progress.fold(now, f64::min);
        for (name, value) in [
            ("gaussmle_jobs_running", running as f64),
            ("gaussmle_jobs_waiting", waiting as f64),
            ("gaussmle_progress_seconds", progress),
            ("gaussmle_updated_seconds", now),
        ] {
            all.insert(key(name, &[]), value);
        }
        for card in cards {
            let memory = card.memory;
            let used = memory.map(|memory| memory.total.saturating_sub(memory.free) as f64);
            for (name, value) in [
                ("gaussmle_gpu_memory_used_bytes", used),
                (
                    "gaussmle_gpu_memory_free_bytes",
                    memory.map(|memory| memory.free as f64),
                ),
                (
                    "gaussmle_gpu_utilisation_percent",
                    card.utilisation.map(f64::from),
                ),
                (
                    "gaussmle_gpu_temperature_celsius",
                    card.temperature.map(f64::from),
                ),
                ("gaussmle_gpu_power_watts", card.power),
                (
                    "gaussmle_gpu_processes",
                    memory.map(|_| card.processes.len() as f64),
                ),
            ] {
                if let Some(value) = value {
                    let labels = [("device", &card.name[..]), ("id", &card.id[..])];
                    all.insert(key(name, &labels), value);
                }
            }
        }
        let mut out = String::new();
        // A `String` takes all text.
        for (name, kind, help) in METRICS {
            let kind = match kind {
                Kind::Counter => "counter",
                Kind::Largest | Kind::Gauge => "gauge",
            };
            let values = all.iter().filter(|(key, _)| name_of(key) == name);
            let mut values = values.peekable();
            if values.peek().is_some() {
                let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}");
            }
            for (key, value) in values {
                let _ = writeln!(out, "{key} {value}");
            }
        }
        for (name, process) in &self.processes {
            let entry = serde_json::to_string(process).unwrap_or_default();
            let _ = writeln!(out, "{PROCESS}{name} {entry}");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::info::FitInfo;

    fn value(sum: &Sum, name: &str) -> f64 {
        let text = sum.text(5000.0, &[]);
        let line = text
            .lines()
            .find(|line| line.starts_with(&format!("{name}{{")));
        let line = line.unwrap_or_else(|| panic!("no {name} in {text}"));
        let value = line.rsplit_once(' ').expect("a value").1;
        value.parse().expect("a number")
    }

    fn entry(updated: f64) -> ProcessEntry {
        ProcessEntry {
            running: 2,
            waiting: 1,
            progress: updated - 7.0,
            updated,
        }
    }

    #[test]
    fn labels_are_escaped_and_read_again() {
        let mut info = FitInfo::default();
        info.share("GPU-1", "A \"GPU\" \\ B", "cuda")
            .add(5, 0.5, 10, 20);
        let mut totals = Totals::default();
        totals.add_work(&info);
        let mut sum = Sum::default();
        sum.add(&counters(&totals), &Series::new());
        let text = sum.text(0.0, &[]);
        let line = r#"gaussmle_fits_total{device="A \"GPU\" \\ B",id="GPU-1",user=""#;
        assert!(text.lines().any(|found| found.starts_with(line)), "{text}");
        let again = Sum::parse(text.as_bytes()).expect("its own text");
        assert_eq!(again.series, sum.series);
    }

    #[test]
    fn processes_add_up_and_jobs_of_one_that_writes_no_more_are_lost() {
        let mut totals = Totals {
            calls: 3,
            ..Totals::default()
        };
        let mut sum = Sum::default();
        sum.add(&counters(&totals), &Series::new());
        // The same process again, with one job more.
        let before = counters(&totals);
        totals.calls = 4;
        sum.add(&counters(&totals), &before);
        // Another process.
        sum.add(&counters(&totals), &Series::new());
        assert_eq!(value(&sum, "gaussmle_jobs_total"), 8.0);
        sum.processes.insert("other".into(), entry(4900.0));
        sum.set(Some(entry(4950.0)));
        let mut sum = Sum::parse(sum.text(5000.0, &[]).as_bytes()).expect("its own text");
        sum.keep_in_progress(5000.0);
        assert_eq!(value(&sum, "gaussmle_jobs_running"), 4.0);
        assert_eq!(value(&sum, "gaussmle_jobs_waiting"), 2.0);
        assert_eq!(value(&sum, "gaussmle_progress_seconds"), 4893.0);
        assert_eq!(value(&sum, LOST), 0.0);
        // This process ends; the other writes no more, and is found an hour later.
        sum.set(None);
        sum.keep_in_progress(4900.0 + KEPT);
        assert_eq!(value(&sum, "gaussmle_jobs_running"), 0.0);
        assert_eq!((value(&sum, LOST), value(&sum, FAILED)), (2.0, 0.0));
        assert_eq!(value(&sum, "gaussmle_progress_seconds"), 5000.0);
        assert_eq!(value(&sum, "gaussmle_jobs_total"), 8.0);
    }

    #[test]
    fn other_files_are_no_metrics_files() {
        for other in [
            "x,y\n1,2\n",
            "node_load1 1\n",
            "gaussmle_jobs_total\n",
            "II*\0",
            "\u{fffd}",
        ] {
            let error = Sum::parse(other.as_bytes())
                .expect_err("refused")
                .to_string();
            assert!(
                error.contains("line 1") && error.contains("name another"),
                "{error}"
            );
        }
        assert!(Sum::parse(b"\xff\xfe").is_err());
        assert!(Sum::parse(b"").expect("an empty file").series.is_empty());
    }
}
