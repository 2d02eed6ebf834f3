//! Metrics in a file, in the text format of Prometheus: the sums of all processes that write it.
//!
//! A process adds what is new to the counters of the file, under a lock. So counters never fall when
//! a process ends, and jobs of a second are counted, which no separate file would live long enough to
//! show. While jobs run, a thread of its own writes once a second, whatever hangs: a batch, a driver,
//! the caller.

mod cards;
mod sum;

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::device::GpuInventory;
use crate::error::{Error, Result};
use crate::files;
use crate::jobs::snapshot;
use cards::Cards;
use sum::{ProcessEntry, Series, Sum, counters};

/// The longest time between two versions of the file while jobs run.
const INTERVAL: Duration = Duration::from_secs(1);

/// The shortest time from a change until the thread writes it. A job that ends earlier is written
/// once.
const PAUSE: Duration = Duration::from_millis(100);

/// The longest wait for another process that writes.
const LOCKED: Duration = Duration::from_secs(2);

/// The file of a fitter. Fitters of one process share a file with the same path.
#[derive(Debug)]
pub(crate) struct MetricsFile {
    file: Arc<SharedFile>,
    inventory: Arc<dyn GpuInventory>,
}

#[derive(Debug)]
struct SharedFile {
    path: PathBuf,
    signals: Mutex<Signals>,
    wake: Condvar,
    writer: Mutex<Writer>,
}

/// Signals of jobs to the thread that writes. No job waits for it: the disk may be slow, and the
/// file locked.
#[derive(Debug, Default)]
struct Signals {
    /// True if there is something that the file does not have.
    changed: bool,
    /// True once there is a thread that writes.
    has_thread: bool,
    /// The GPUs that a job in progress uses, or waits for.
    inventory: Option<Arc<dyn GpuInventory>>,
}

#[derive(Debug, Default)]
struct Writer {
    /// The counters of this process that the file has already.
    added: Series,
    cards: Cards,
    written: Option<Instant>,
    /// True after a failure, so that it is reported once.
    failed: bool,
}

/// All files of this process.
static FILES: LazyLock<Mutex<BTreeMap<PathBuf, Arc<SharedFile>>>> = LazyLock::new(Mutex::default);

impl MetricsFile {
    /// Checks that the file is not there, or is a metrics file, and leaves it as it is.
    ///
    /// # Errors
    ///
    /// Returns an error if it is something else, or cannot be read.
    pub fn check(path: &Path) -> Result<()> {
        let read = files::read_own(path, files::MOST_TEXT);
        let parsed = read.and_then(|bytes| Sum::parse(&bytes.unwrap_or_default()));
        parsed.map(|_| ()).map_err(|error| failed(path, &error))
    }

    /// Writes the first version.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written, or is not a metrics file.
    pub fn open(path: &Path, inventory: Arc<dyn GpuInventory>) -> Result<Self> {
        let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
        let file = files.entry(path.to_owned()).or_insert_with(|| {
            Arc::new(SharedFile {
                path: path.into(),
                signals: Mutex::default(),
                wake: Condvar::new(),
                writer: Mutex::default(),
            })
        });
        let file = file.clone();
        drop(files);
        let written = file.write(&mut file.writer());
        written.map_err(|error| failed(path, &error))?;
        Ok(Self { file, inventory })
    }

    /// A job has begun: the thread writes until all jobs have ended.
    pub fn job_begins(&self) {
        let mut signals = self.file.signals();
        if !signals.has_thread {
            signals.has_thread = true;
            let file = self.file.clone();
            std::thread::spawn(move || file.write_while_jobs_run());
        }
        signals.changed = true;
        self.file.wake.notify_all();
    }

    /// A job uses GPUs: the file shows their state.
    pub fn show_cards(&self) {
        self.file.signals().inventory = Some(self.inventory.clone());
    }

    /// A job waits, or a device has failed.
    pub fn changed(&self) {
        self.file.signals().changed = true;
        self.file.wake.notify_all();
    }

    /// A job has ended. The file has its numbers when this returns.
    pub fn job_ends(&self) {
        self.file.write_or_warn(&mut self.file.writer());
    }
}

impl SharedFile {
    fn signals(&self) -> MutexGuard<'_, Signals> {
        self.signals.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn writer(&self) -> MutexGuard<'_, Writer> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The work of the thread. It rests while no job runs.
    fn write_while_jobs_run(&self) {
        loop {
            let mut signals = self.signals();
            while !signals.changed && snapshot().running == 0 {
                signals = self
                    .wake
                    .wait(signals)
                    .unwrap_or_else(PoisonError::into_inner);
            }
            drop(signals);
            std::thread::sleep(PAUSE);
            let changed = self.signals().changed;
            let mut writer = self.writer();
            let is_old = writer.written.is_none_or(|at| at.elapsed() >= INTERVAL);
            if changed || is_old {
                self.write_or_warn(&mut writer);
            }
        }
    }

    fn write_or_warn(&self, writer: &mut Writer) {
        let written = self.write(writer);
        if let (Err(error), false) = (&written, writer.failed) {
            tracing::warn!(%error, path = %self.path.display(), "the metrics cannot be written");
        }
        writer.failed = written.is_err();
    }

    /// Adds what is new in this process to the file.
    fn write(&self, writer: &mut Writer) -> io::Result<()> {
        writer.written = Some(Instant::now());
        let mut signals = self.signals();
        // Changes from now on are in the next version.
        signals.changed = false;
        let jobs = snapshot();
        if jobs.running == 0 {
            signals.inventory = None;
        }
        let inventory = signals.inventory.clone();
        drop(signals);
        let cards = writer.cards.look(inventory);
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.unwrap_or_default().as_secs_f64();
        let counted = counters(&jobs.totals);
        let lock = lock_path(&self.path);
        let _lock = files::lock_own(&lock, LOCKED).map_err(|error| {
            io::Error::new(error.kind(), format!("{}: {error}", lock.display()))
        })?;
        let mut sum = match files::read_own(&self.path, files::MOST_TEXT)? {
            Some(bytes) => Sum::parse(&bytes)?,
            None => Sum::default(),
        };
        sum.add(&counted, &writer.added);
        sum.keep_in_progress(now);
        sum.set(match jobs.running {
            0 => None,
            running => Some(ProcessEntry {
                running,
                waiting: jobs.waiting,
                progress: now - jobs.silent.as_secs_f64(),
                updated: now,
            }),
        });
        files::replace_own(&self.path, sum.text(now, &cards).as_bytes())?;
        writer.added = counted;
        Ok(())
    }
}

/// The file that processes lock to write these metrics. Its name does not end in `.prom`, so
/// node_exporter leaves it.
pub(crate) fn lock_path(metrics: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(metrics.file_name().unwrap_or_default());
    name.push(".lock");
    metrics.with_file_name(name)
}

fn failed(path: &Path, error: &io::Error) -> Error {
    Error::Setting {
        from: "metrics".into(),
        cause: format!("{}: {error}", path.display()),
    }
}
