//! Telemetry of all fits of this process.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::info::FitInfo;

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
}

/// The work of this process since it began, or since [`reset_totals`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Totals {
    /// The number of calls that returned results.
    pub calls: u64,
    /// The number of device failures after which batches were repeated.
    pub retries: u64,
    /// The number of times that the CPU replaced a GPU.
    pub fallbacks: u64,
    /// The work of each device. The keys are its product name and lasting name.
    pub devices: BTreeMap<(String, String), Work>,
}

impl Totals {
    /// The sum over all devices.
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

/// The work of this process so far.
///
/// ```
/// use gaussmle::{Backend, Fitter, Model, RoiStack, simulate::Simulation, totals};
///
/// # fn main() -> gaussmle::Result<()> {
/// let pixels = Simulation::new(9).run(500)?.to_u16();
/// let fitter = Fitter::builder(Model::xynb(0.13)).backend(Backend::Cpu).build()?;
/// fitter.fit(&RoiStack::from_u16(pixels.view())?)?;
/// assert!(totals().calls >= 1 && totals().work().spots >= 500);
/// # Ok(())
/// # }
/// ```
pub fn totals() -> Totals {
    let totals = TOTALS.lock().unwrap_or_else(PoisonError::into_inner);
    totals.clone().unwrap_or_default()
}

/// Resets the totals, and returns those so far.
pub fn reset_totals() -> Totals {
    let mut totals = TOTALS.lock().unwrap_or_else(PoisonError::into_inner);
    totals.take().unwrap_or_default()
}

/// Adds the telemetry of a fit.
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
