//! CPU or GPU? Small jobs are done on the CPU before a GPU has even started.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use crate::acquire;
use crate::backend::Backend;
use crate::info::FitInfo;
use crate::machine::Gpu;
use crate::model::Model;
use crate::rates::{Rate, Rates};
use crate::source::CPU;

/// What `auto` would do with a job, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// [`Backend::Cpu`] or [`Backend::Gpu`].
    pub decision: Backend,
    /// Seconds expected on the CPU.
    pub cpu_seconds: f64,
    /// Seconds expected on the best GPU; `None` where there is none.
    pub gpu_seconds: Option<f64>,
    /// The decision in words.
    pub reason: String,
}

/// Devices and models that this process has fitted with: their start is paid for.
static STARTED: Mutex<BTreeSet<(String, &'static str)>> = Mutex::new(BTreeSet::new());

fn started(device: &str, model: &Model) -> bool {
    let started = STARTED.lock().unwrap_or_else(PoisonError::into_inner);
    started.contains(&(device.to_owned(), model.name()))
}

/// What is assumed of a device that was not measured.
struct Assumed {
    pixels_per_second: f64,
    start_seconds: f64,
}

fn assumed(device: &str) -> Assumed {
    if device == CPU {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        return Assumed {
            pixels_per_second: 1e8 * cores as f64,
            start_seconds: 0.5,
        };
    }
    // Creating a context takes longer than millions of fits.
    Assumed {
        pixels_per_second: 5e9,
        start_seconds: 3.0,
    }
}

/// Seconds that a device takes, and where the number comes from.
fn seconds(rates: &Rates, device: &str, model: &Model, pixels: f64) -> (f64, &'static str) {
    let (rate, assumed) = (rates.of(device, model.name()), assumed(device));
    let start = rate.start_seconds.unwrap_or(assumed.start_seconds);
    let start = if started(device, model) { 0.0 } else { start };
    let from = if rate.pixels_per_second.is_some() {
        "measured"
    } else {
        "assumed"
    };
    let per_second = rate.pixels_per_second.unwrap_or(assumed.pixels_per_second);
    (start + pixels / per_second, from)
}

/// Weighs the CPU against the GPUs that there are.
pub(crate) fn weigh(
    rates: &Rates,
    spots: usize,
    size: usize,
    model: &Model,
    gpus: &[Gpu],
) -> Estimate {
    let pixels = (spots * size * size) as f64;
    let (cpu_seconds, cpu_from) = seconds(rates, CPU, model, pixels);
    let usable = gpus.iter().filter(|gpu| acquire::can_fit(gpu));
    let timed = usable.map(|gpu| (seconds(rates, &gpu.id, model, pixels), &gpu.name));
    let Some(((gpu_seconds, gpu_from), name)) = timed.min_by(|a, b| a.0.0.total_cmp(&b.0.0)) else {
        return Estimate {
            decision: Backend::Cpu,
            cpu_seconds,
            gpu_seconds: None,
            reason: "no GPU can be used".into(),
        };
    };
    let gpu_wins = gpu_seconds < cpu_seconds;
    let order = if gpu_wins { "less" } else { "not less" };
    Estimate {
        decision: if gpu_wins { Backend::Gpu } else { Backend::Cpu },
        cpu_seconds,
        gpu_seconds: Some(gpu_seconds),
        reason: format!(
            "{spots} spots of {size}x{size} take about {gpu_seconds:.2} s on {name} ({gpu_from}), {order} than {cpu_seconds:.2} s on the CPU ({cpu_from})"
        ),
    }
}

/// Spots from which on a fit says something about a device's rate; with fewer it says something about its start.
const TELLING: usize = 20_000;

/// Batches from which on the first can be told from the others.
const MANY: usize = 4;

/// Learns from a fit on one device. Most fits tell nothing new: `load` is called, and something kept, for the others alone.
pub(crate) fn learn(
    load: impl Fn() -> Rates,
    info: &FitInfo,
    spots: usize,
    size: usize,
    model: &Model,
) {
    let [share] = &info.devices[..] else { return };
    let device = share.id.as_str();
    let mut started = STARTED.lock().unwrap_or_else(PoisonError::into_inner);
    let first = started.insert((device.to_owned(), model.name()));
    drop(started);
    if info.retries > 0 || (!first && spots < TELLING) {
        return;
    }
    let pixels = |spots: usize| (spots * size * size) as f64;
    let seconds = info.seconds - info.seconds_waiting;
    let (mut start, mut rate) = (None, None);
    if info.batches >= MANY && spots >= TELLING {
        // The first batch waits for the start, the others do not.
        let after = seconds - info.seconds_to_first_batch;
        let per_second = pixels(spots - info.batch_size) / after;
        rate = Some(per_second);
        start = Some((info.seconds_to_first_batch - pixels(info.batch_size) / per_second).max(0.0));
    } else if first && spots < TELLING {
        start = Some(seconds);
    } else if !first {
        rate = Some(pixels(spots) / seconds);
    }
    let mut rates = load();
    let known = rates.of(device, model.name());
    let learned = Rate {
        pixels_per_second: blend(known.pixels_per_second, rate),
        start_seconds: blend(known.start_seconds, start.filter(|_| first)),
    };
    if learned != known {
        rates.keep(device, model.name(), learned);
    }
}

/// What is near what is known changes nothing; what is not is met halfway, so that one odd run is forgotten soon.
fn blend(known: Option<f64>, now: Option<f64>) -> Option<f64> {
    match (known, now) {
        (Some(known), Some(now)) if (now - known).abs() > 0.25 * known => Some((known + now) / 2.0),
        (known, now) => known.or(now),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_follow_what_is_far_from_them() {
        assert_eq!(blend(None, None), None);
        assert_eq!(blend(None, Some(3.0)), Some(3.0));
        assert_eq!(blend(Some(3.0), None), Some(3.0));
        assert_eq!(blend(Some(100.0), Some(80.0)), Some(100.0));
        assert_eq!(blend(Some(100.0), Some(124.0)), Some(100.0));
        assert_eq!(blend(Some(100.0), Some(200.0)), Some(150.0));
    }
}
