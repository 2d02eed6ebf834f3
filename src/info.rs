//! What happened during a fit.

use std::fmt;

/// Which device did the work, why, and where the time went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FitInfo {
    /// `cpu`, `cuda` or `wgpu`; `none` for an empty stack, which needs no device.
    pub backend: &'static str,
    /// The device's own name.
    pub device: String,
    /// Why it was taken.
    pub reason: String,
    /// Number of batches.
    pub batches: usize,
    /// Spots in a full batch.
    pub batch_size: usize,
    /// Seconds spent cutting batches into tiles and handing them over.
    pub seconds_uploading: f64,
    /// Seconds spent waiting for the device beyond that, its computing and its way back.
    pub seconds_computing: f64,
    /// Seconds spent copying results into their columns.
    pub seconds_reading_back: f64,
    /// Seconds from call to return. Work overlaps, so the others can add up to less or more.
    pub seconds: f64,
}

impl fmt::Display for FitInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} ({}; {}), {} batches of up to {} spots in {:.3} s",
            self.backend, self.device, self.reason, self.batches, self.batch_size, self.seconds
        )
    }
}
