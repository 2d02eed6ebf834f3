//! What this process has done so far.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::info::FitInfo;

/// Work of one device, or of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Spots fitted.
    pub spots: u64,
    /// Batches that came back.
    pub batches: u64,
    /// Bytes of these batches, pixels and results.
    pub bytes: u64,
}

/// Work of this process since it began, or since [`reset_totals`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Calls that returned results.
    pub calls: u64,
    /// How often a device failed and its batches were done again.
    pub retries: u64,
    /// How often the CPU stood in for a GPU that was wanted.
    pub fallbacks: u64,
    /// By device: its name and what it is known by.
    pub devices: BTreeMap<(String, String), Work>,
}

impl Totals {
    /// All devices together.
    pub fn work(&self) -> Work {
        let add = |a: Work, b: &Work| Work {
            spots: a.spots + b.spots,
            batches: a.batches + b.batches,
            bytes: a.bytes + b.bytes,
        };
        self.devices.values().fold(Work::default(), add)
    }
}

static TOTALS: Mutex<Option<Totals>> = Mutex::new(None);

/// What this process has done so far.
pub fn totals() -> Totals {
    let totals = TOTALS.lock().unwrap_or_else(PoisonError::into_inner);
    totals.clone().unwrap_or_default()
}

/// Starts counting anew, and returns what was counted.
pub fn reset_totals() -> Totals {
    let mut totals = TOTALS.lock().unwrap_or_else(PoisonError::into_inner);
    totals.take().unwrap_or_default()
}

/// Adds a fit.
pub(crate) fn add(info: &FitInfo) {
    let mut totals = TOTALS.lock().unwrap_or_else(PoisonError::into_inner);
    let totals = totals.get_or_insert_with(Totals::default);
    totals.calls += 1;
    totals.retries += info.retries as u64;
    totals.fallbacks += info.fallbacks as u64;
    for share in &info.devices {
        let work = totals
            .devices
            .entry((share.name.clone(), share.id.clone()))
            .or_default();
        work.spots += share.spots as u64;
        work.batches += share.batches as u64;
        work.bytes += share.bytes;
    }
}
