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
use crate::jobs::{Snapshot, snapshot};
use cards::Cards;
use gaussmle_base::files;
use sum::{ProcessEntry, Series, Sum, counters};

/// The longest time between two versions of the file while jobs run.
const INTERVAL: Duration = Duration::from_secs(1);

/// The shortest time from a change until the thread writes it. A job that ends earlier is written
/// once.
const PAUSE: Duration = Duration::from_millis(100);

/// The longest wait for another process that writes, in one attempt.
const LOCKED: Duration = Duration::from_secs(2);

/// The longest time that the end of a job waits until the file has it. It is enough for two attempts
/// at a locked file.
const END: Duration = Duration::from_secs(5);

/// The most bytes of the file. It grows with devices and processes, and its lines are numbers, which
/// take no more in memory than as text. So it may have more than [`files::MOST_TEXT`].
const MOST_BYTES: u64 = 16 << 20;

/// The file of a fitter. Fitters of one process share a file, however they spell its path: each
/// `SharedFile` adds the totals of the whole process.
#[derive(Debug)]
pub(crate) struct MetricsFile {
    file: Arc<SharedFile>,
    inventory: Arc<dyn GpuInventory>,
}

#[derive(Debug)]
struct SharedFile {
    /// The canonical path, which stays right when the working folder changes.
    path: PathBuf,
    signals: Mutex<Signals>,
    wake: Condvar,
    writer: Mutex<Writer>,
}

/// Signals between jobs and the thread that writes. The disk may hang, and the file be locked, so
/// only the end of a job waits for the thread, and for a limited time.
#[derive(Debug, Default)]
struct Signals {
    /// True if there is something that the file does not have.
    changed: bool,
    /// True once there is a thread that writes.
    has_thread: bool,
    /// The jobs that have ended.
    ends: u64,
    /// Those of them for which nobody waits any more: the file has them, or cannot be written.
    settled: u64,
    /// True after a job that waited in vain, until ends are settled. Meanwhile no other waits: a
    /// script of many short fits would take five seconds more for each.
    in_vain: bool,
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

/// All files of this process, by canonical path.
static FILES: LazyLock<Mutex<BTreeMap<PathBuf, Arc<SharedFile>>>> = LazyLock::new(Mutex::default);

impl MetricsFile {
    /// Checks that the file is not there, or is a metrics file, and leaves it as it is.
    ///
    /// # Errors
    ///
    /// Returns an error if it is something else, or cannot be read.
    pub fn check(path: &Path) -> Result<()> {
        let read = files::read_own(path, MOST_BYTES);
        let parsed = read.and_then(|bytes| Sum::parse(&bytes.unwrap_or_default()));
        parsed.map(|_| ()).map_err(|error| failed(path, &error))
    }

    /// Writes the first version. If another process keeps the file locked, the thread does so
    /// later: that process may be stopped, and no fit depends on it.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written, or is not a metrics file.
    pub fn open(path: &Path, inventory: Arc<dyn GpuInventory>) -> Result<Self> {
        let place = files::canonical_own(path);
        let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
        let file = files.entry(place.clone()).or_insert_with(|| {
            Arc::new(SharedFile {
                path: place,
                signals: Mutex::default(),
                wake: Condvar::new(),
                writer: Mutex::default(),
            })
        });
        let file = file.clone();
        drop(files);
        let mut writer = file.writer();
        match file.write(&mut writer) {
            Err(error) if is_locked(&error) => file.warn_once(&mut writer, &error),
            written => written.map_err(|error| failed(path, &error))?,
        }
        drop(writer);
        Ok(Self { file, inventory })
    }

    /// A job has begun: the thread writes until all jobs have ended.
    pub fn job_begins(&self) {
        let mut signals = self.file.signals();
        self.file.start_thread(&mut signals);
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

    /// A job has ended. The file has its numbers when this returns, unless it is locked or its disk
    /// hangs for longer than [`END`]. Then the thread writes them later, if the process lives on.
    pub fn job_ends(&self) {
        let file = &self.file;
        let mut signals = file.signals();
        signals.ends += 1;
        signals.changed = true;
        let end = signals.ends;
        if !file.start_thread(&mut signals) {
            drop(signals);
            file.write_or_warn(&mut file.writer());
            return;
        }
        file.wake.notify_all();
        if signals.in_vain {
            return;
        }
        let waited = file
            .wake
            .wait_timeout_while(signals, END, |signals| signals.settled < end);
        let (mut signals, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        if waited.timed_out() {
            signals.in_vain = true;
            drop(signals);
            let path = file.path.display();
            tracing::warn!(%path, "the metrics do not have the end of a job yet");
        }
    }
}

impl SharedFile {
    /// Starts the thread that writes, if there is none. False if the system refuses it.
    fn start_thread(self: &Arc<Self>, signals: &mut Signals) -> bool {
        if !signals.has_thread {
            let file = Arc::clone(self);
            let thread = std::thread::Builder::new().spawn(move || file.write_while_jobs_run());
            signals.has_thread = thread.is_ok();
        }
        signals.has_thread
    }

    fn signals(&self) -> MutexGuard<'_, Signals> {
        self.signals.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn writer(&self) -> MutexGuard<'_, Writer> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The work of the thread. It rests while no job runs and the file has everything.
    fn write_while_jobs_run(&self) {
        let mut is_written = true;
        loop {
            let mut signals = self.signals();
            while !signals.changed && snapshot().running == 0 {
                signals = self
                    .wake
                    .wait(signals)
                    .unwrap_or_else(PoisonError::into_inner);
            }
            let pause = match is_written {
                true => PAUSE,
                false => INTERVAL,
            };
            // A job that waits ends the pause.
            let paused = self.wake.wait_timeout_while(signals, pause, |signals| {
                signals.settled == signals.ends || signals.in_vain
            });
            let (signals, _) = paused.unwrap_or_else(PoisonError::into_inner);
            let changed = signals.changed;
            drop(signals);
            let mut writer = self.writer();
            let is_old = writer.written.is_none_or(|at| at.elapsed() >= INTERVAL);
            if changed || is_old {
                is_written = self.write_or_warn(&mut writer);
            }
        }
    }

    /// True if the file is written.
    fn write_or_warn(&self, writer: &mut Writer) -> bool {
        match self.write(writer) {
            Ok(()) => writer.failed = false,
            Err(error) => self.warn_once(writer, &error),
        }
        !writer.failed
    }

    fn warn_once(&self, writer: &mut Writer, error: &io::Error) {
        if !writer.failed {
            tracing::warn!(%error, path = %self.path.display(), "the metrics cannot be written");
        }
        writer.failed = true;
    }

    /// Writes a version of the file, and tells the jobs that wait for it.
    fn write(&self, writer: &mut Writer) -> io::Result<()> {
        writer.written = Some(Instant::now());
        let mut signals = self.signals();
        // Changes from now on are in the next version.
        signals.changed = false;
        let ends = signals.ends;
        let jobs = snapshot();
        if jobs.running == 0 {
            signals.inventory = None;
        }
        let inventory = signals.inventory.clone();
        drop(signals);
        let written = self.add(writer, &jobs, inventory);
        let mut signals = self.signals();
        // The thread tries again.
        signals.changed |= written.is_err();
        if !written.as_ref().is_err_and(is_locked) {
            signals.settled = ends;
            signals.in_vain = false;
            self.wake.notify_all();
        }
        written
    }

    /// Adds what is new in this process to the file.
    fn add(
        &self,
        writer: &mut Writer,
        jobs: &Snapshot,
        inventory: Option<Arc<dyn GpuInventory>>,
    ) -> io::Result<()> {
        let cards = writer.cards.look(inventory);
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.unwrap_or_default().as_secs_f64();
        let counted = counters(&jobs.totals);
        let lock = lock_path(&self.path);
        let _lock = files::lock_own(&lock, LOCKED).map_err(|error| {
            io::Error::new(error.kind(), format!("{}: {error}", lock.display()))
        })?;
        let mut sum = match files::read_own(&self.path, MOST_BYTES)? {
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

/// True if a later attempt may succeed: another process has locked the file, or a network drive gives
/// no answer.
fn is_locked(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::TimedOut
}

fn failed(path: &Path, error: &io::Error) -> Error {
    Error::Option {
        option: "metrics",
        cause: format!("{}: {error}", path.display()),
    }
}
