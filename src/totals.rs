//! Sums of the telemetry of jobs, for the metrics.

use std::collections::BTreeMap;

use crate::info::FitInfo;

/// The work of one device.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Work {
    /// The number of spots fitted.
    pub spots: u64,
    /// The number of batches finished.
    pub batches: u64,
    /// The bytes of these batches, pixels and results.
    pub bytes: u64,
    /// The most bytes that one job took on the device for batches in flight and camera maps.
    pub memory_bytes: u64,
}

/// The work of the jobs of this process.
#[derive(Clone, Debug, Default)]
pub(crate) struct Totals {
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
    /// The work of each device. The keys are its product name and lasting name.
    pub devices: BTreeMap<(String, String), Work>,
}

impl Totals {
    /// Adds the work of a job, however it ended.
    pub fn add_work(&mut self, info: &FitInfo) {
        self.retries += info.retries as u64;
        self.fallbacks += info.fallbacks as u64;
        self.seconds_waiting += info.seconds_waiting;
        self.seconds_uploading += info.seconds_uploading;
        self.seconds_computing += info.seconds_computing;
        self.seconds_reading_back += info.seconds_reading_back;
        for share in &info.devices {
            let key = (share.name.clone(), share.id.clone());
            let work = self.devices.entry(key).or_default();
            work.spots += share.spots as u64;
            work.batches += share.batches as u64;
            work.bytes += share.bytes;
            work.memory_bytes = work.memory_bytes.max(share.memory_bytes);
        }
    }
}
