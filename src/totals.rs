//! Sums of the telemetry of jobs.

use std::collections::BTreeMap;
use std::fmt;

use crate::info::FitInfo;
use gaussmle_base::plural::quantity;

/// The work of one device, or of all devices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Work {
    /// The number of spots fitted.
    pub spots: u64,
    /// The number of batches finished.
    pub batches: u64,
    /// The bytes of these batches, pixels and results.
    pub bytes: u64,
    /// The most bytes that one job took on a device for batches in flight and camera maps.
    pub memory_bytes: u64,
    /// The number of spots fitted by GPUs.
    pub gpu_spots: u64,
}

impl Work {
    fn plus(self, other: &Self) -> Self {
        Self {
            spots: self.spots + other.spots,
            batches: self.batches + other.batches,
            bytes: self.bytes + other.bytes,
            memory_bytes: self.memory_bytes.max(other.memory_bytes),
            gpu_spots: self.gpu_spots + other.gpu_spots,
        }
    }
}

/// The work of jobs: those of this process since it began or since
/// [`reset_totals`](crate::reset_totals), or those of performance logs.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Totals {
    /// The number of jobs that returned results: calls of a fit, movies, stacks in files.
    pub calls: u64,
    /// The number of jobs that ended with an error. A job that was cancelled is not among them.
    pub failed: u64,
    /// The number of device failures after which batches were repeated.
    pub retries: u64,
    /// The number of times that the CPU replaced a GPU.
    pub fallbacks: u64,
    /// Seconds spent waiting for devices.
    pub seconds_waiting: f64,
    /// Seconds spent copying pixels to devices.
    pub seconds_uploading: f64,
    /// Seconds spent waiting for kernels and for the copy of results to the host.
    pub seconds_computing: f64,
    /// Seconds spent checking results and copying them into columns.
    pub seconds_reading_back: f64,
    /// Seconds from call to return.
    pub seconds: f64,
    /// The work of each device. The keys are its product name and lasting name.
    pub devices: BTreeMap<(String, String), Work>,
    /// The number of lines of performance logs that are torn, and were left out.
    pub skipped_lines: u64,
}

impl Totals {
    /// The sum over all devices.
    pub fn work(&self) -> Work {
        let works = self.devices.values();
        works.fold(Work::default(), |sum, work| sum.plus(work))
    }

    /// The part of the spots that GPUs fitted, from 0 to 1.
    pub fn gpu_share(&self) -> f64 {
        let work = self.work();
        work.gpu_spots as f64 / work.spots.max(1) as f64
    }

    /// Adds other totals.
    pub fn merge(&mut self, other: &Self) {
        self.calls += other.calls;
        self.failed += other.failed;
        self.retries += other.retries;
        self.fallbacks += other.fallbacks;
        self.seconds_waiting += other.seconds_waiting;
        self.seconds_uploading += other.seconds_uploading;
        self.seconds_computing += other.seconds_computing;
        self.seconds_reading_back += other.seconds_reading_back;
        self.seconds += other.seconds;
        self.skipped_lines += other.skipped_lines;
        for (key, work) in &other.devices {
            let sum = self.devices.entry(key.clone()).or_default();
            *sum = sum.plus(work);
        }
    }

    /// Adds the work of a job, however it ended.
    pub(crate) fn add_work(&mut self, info: &FitInfo) {
        self.retries += info.retries as u64;
        self.fallbacks += info.fallbacks as u64;
        self.seconds_waiting += info.seconds_waiting;
        self.seconds_uploading += info.seconds_uploading;
        self.seconds_computing += info.seconds_computing;
        self.seconds_reading_back += info.seconds_reading_back;
        self.seconds += info.seconds;
        for share in &info.devices {
            let key = (share.name.clone(), share.id.clone());
            let work = self.devices.entry(key).or_default();
            work.spots += share.spots as u64;
            work.batches += share.batches as u64;
            work.bytes += share.bytes;
            work.memory_bytes = work.memory_bytes.max(share.memory_bytes);
            if share.is_gpu() {
                work.gpu_spots += share.spots as u64;
            }
        }
    }
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let work = self.work();
        writeln!(
            f,
            "{}, {}, {:.1} % on GPUs",
            quantity(self.calls as usize, "job"),
            quantity(work.spots as usize, "fit"),
            100.0 * self.gpu_share()
        )?;
        writeln!(
            f,
            "seconds: {:.3} in all, {:.3} waiting, {:.3} uploading, {:.3} computing, {:.3} reading back",
            self.seconds,
            self.seconds_waiting,
            self.seconds_uploading,
            self.seconds_computing,
            self.seconds_reading_back
        )?;
        writeln!(
            f,
            "{}, {}, {}",
            quantity(self.failed as usize, "failed job"),
            quantity(self.retries as usize, "device failure"),
            quantity(self.fallbacks as usize, "fallback")
        )?;
        for ((name, id), work) in &self.devices {
            writeln!(
                f,
                "{name} ({id}): {}, {}, {:.1} MB, {:.1} MB of its memory at most",
                quantity(work.spots as usize, "fit"),
                quantity(work.batches as usize, "batch"),
                work.bytes as f64 / 1e6,
                work.memory_bytes as f64 / 1e6
            )?;
        }
        if self.skipped_lines > 0 {
            let lines = quantity(self.skipped_lines as usize, "torn line");
            writeln!(
                f,
                "note: {lines} left out: the disk was full, or a process ended"
            )?;
        }
        Ok(())
    }
}
