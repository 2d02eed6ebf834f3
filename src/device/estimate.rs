//! The choice of `auto` between CPU and GPU. The CPU finishes a small job before a GPU has started.

use std::collections::BTreeSet;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::available_parallelism;

use gaussmle_kernels::spec::Outputs;

use super::CPU;
use super::gpu::Gpu;
use super::rates::{Rate, RateTable, kind_of_fit};
use crate::backend::Backend;
use crate::info::FitInfo;
use crate::model::Model;
use crate::plural::quantity;

/// The decision of `auto` for a job, and its reason. [`Fitter::estimate`](crate::Fitter::estimate)
/// returns it.
///
/// ```
/// # fn main() -> gaussmle::Result<()> {
/// use gaussmle::{Backend, Fitter, Model};
///
/// let fitter = Fitter::builder(Model::xynb(0.13)).build()?;
/// let estimate = fitter.estimate(100, 11);
/// println!("{}: {}", estimate.decision, estimate.reason);
/// assert_eq!(estimate.decision, Backend::Cpu); // 100 spots do not pay the start of a GPU
/// assert!(estimate.cpu_seconds > 0.0);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Estimate {
    /// [`Backend::Cpu`] or [`Backend::Gpu`].
    pub decision: Backend,
    /// The expected seconds on the CPU.
    pub cpu_seconds: f64,
    /// The expected seconds on the fastest GPU; `None` if no GPU can be used, or none was looked for.
    pub gpu_seconds: Option<f64>,
    /// The reason for the decision.
    pub reason: String,
}

/// Devices and kinds of fits that this process has made. Their start costs no time any more.
static STARTED: Mutex<BTreeSet<(String, String)>> = Mutex::new(BTreeSet::new());

fn started(device: &str, kind: &str) -> bool {
    let started = STARTED.lock().unwrap_or_else(PoisonError::into_inner);
    started.contains(&(device.to_owned(), kind.to_owned()))
}

/// Assumptions for a device without measurements.
struct Assumed {
    pixels_per_second: f64,
    start_seconds: f64,
}

fn assumed(device: &str) -> Assumed {
    if device == CPU {
        // Linux tells it by files, which a small fit would read each time.
        static CORES: OnceLock<usize> = OnceLock::new();
        let cores = *CORES.get_or_init(|| available_parallelism().map_or(1, usize::from));
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

/// The expected seconds on a device, and whether its rate is measured or assumed. The rate of fits
/// with all outputs replaces an unknown rate of fits with fewer.
fn expected_seconds(
    rates: &RateTable,
    device: &str,
    (model, outputs): (&Model, Outputs),
    pixels: f64,
) -> (f64, &'static str) {
    let (kind, assumed) = (kind_of_fit(model, outputs), assumed(device));
    let (rate, of_all) = (rates.get(device, &kind), rates.get(device, model.name()));
    let start = rate.start_seconds.or(of_all.start_seconds);
    let start = match started(device, &kind) {
        true => 0.0,
        false => start.unwrap_or(assumed.start_seconds),
    };
    let measured = rate.pixels_per_second.or(of_all.pixels_per_second);
    let source = if measured.is_some() {
        "measured"
    } else {
        "assumed"
    };
    let per_second = measured.unwrap_or(assumed.pixels_per_second);
    (start + pixels / per_second, source)
}

/// The time on the CPU, in seconds, below which no GPU is looked for: the look takes about as long.
const SHORT: f64 = 1e-3;

/// The decision for a job that is so short on the CPU that no GPU is looked for.
pub(crate) fn short_on_cpu(
    rates: &RateTable,
    spots: usize,
    size: usize,
    fit: (&Model, Outputs),
) -> Option<Estimate> {
    let pixels = (spots * size * size) as f64;
    let (cpu_seconds, source) = expected_seconds(rates, CPU, fit, pixels);
    (cpu_seconds < SHORT).then(|| Estimate {
        decision: Backend::Cpu,
        cpu_seconds,
        gpu_seconds: None,
        reason: format!(
            "{} of {size}x{size} {} less than a millisecond on the CPU ({source}), and no GPU is looked for",
            quantity(spots, "spot"),
            take(spots)
        ),
    })
}

/// Compares the expected time on the CPU with that on each usable GPU.
pub(crate) fn estimate(
    rates: &RateTable,
    spots: usize,
    size: usize,
    fit: (&Model, Outputs),
    gpus: &[Gpu],
) -> Estimate {
    let pixels = (spots * size * size) as f64;
    let (cpu_seconds, cpu_source) = expected_seconds(rates, CPU, fit, pixels);
    let usable = gpus.iter().filter(|gpu| gpu.unusable().is_none());
    let timed = usable.map(|gpu| (expected_seconds(rates, &gpu.id, fit, pixels), &gpu.name));
    let Some(((gpu_seconds, gpu_source), name)) = timed.min_by(|a, b| a.0.0.total_cmp(&b.0.0))
    else {
        return Estimate {
            decision: Backend::Cpu,
            cpu_seconds,
            gpu_seconds: None,
            reason: no_usable(gpus),
        };
    };
    let gpu_wins = gpu_seconds < cpu_seconds;
    let order = if gpu_wins { "less" } else { "not less" };
    Estimate {
        decision: if gpu_wins { Backend::Gpu } else { Backend::Cpu },
        cpu_seconds,
        gpu_seconds: Some(gpu_seconds),
        reason: format!(
            "{} of {size}x{size} {} about {gpu_seconds:.2} s on {name} ({gpu_source}), {order} than {cpu_seconds:.2} s on the CPU ({cpu_source})",
            quantity(spots, "spot"),
            take(spots)
        ),
    }
}

/// The verb for a number of spots.
fn take(spots: usize) -> &'static str {
    match spots {
        1 => "takes",
        _ => "take",
    }
}

/// The reason why none of the GPUs can be used.
fn no_usable(gpus: &[Gpu]) -> String {
    let reason = |gpu: &Gpu| Some(format!("{}: {}", gpu.name, gpu.unusable()?));
    let reasons: Vec<String> = gpus.iter().filter_map(reason).collect();
    match &reasons[..] {
        [] => "no GPU can be used".into(),
        _ => format!("no GPU can be used ({})", reasons.join("; ")),
    }
}

/// The least spots of a fit from which the rate of a device is learned. Smaller fits measure its
/// start.
const LEAST_SPOTS: usize = 20_000;

/// The least batches of a fit from which the start is separated from the rate.
const LEAST_BATCHES: usize = 4;

/// Learns rate and start of a device from a fit on it alone. `load` is called only if the fit can
/// add something.
pub(crate) fn learn(
    load: impl Fn() -> RateTable,
    info: &FitInfo,
    spots: usize,
    size: usize,
    (model, outputs): (&Model, Outputs),
) {
    let [share] = &info.devices[..] else { return };
    let (device, kind) = (share.id.as_str(), kind_of_fit(model, outputs));
    let mut started = STARTED.lock().unwrap_or_else(PoisonError::into_inner);
    let first = started.insert((device.to_owned(), kind.clone()));
    drop(started);
    if info.retries > 0 || (!first && spots < LEAST_SPOTS) {
        return;
    }
    let pixels = |spots: usize| (spots * size * size) as f64;
    let seconds = info.seconds - info.seconds_waiting;
    let (mut start, mut rate) = (None, None);
    if info.batches >= LEAST_BATCHES && spots >= LEAST_SPOTS {
        // Only the first batch includes the start.
        let after = seconds - info.seconds_to_first_batch;
        let per_second = pixels(spots - info.batch_size) / after;
        rate = Some(per_second);
        start = Some((info.seconds_to_first_batch - pixels(info.batch_size) / per_second).max(0.0));
    } else if first && spots < LEAST_SPOTS {
        start = Some(seconds);
    } else if !first {
        rate = Some(pixels(spots) / seconds);
    }
    let mut rates = load();
    let known = rates.get(device, &kind);
    let learned = Rate {
        pixels_per_second: blend(known.pixels_per_second, rate),
        start_seconds: blend(known.start_seconds, start.filter(|_| first)),
    };
    if learned != known {
        rates.set(device, &kind, learned);
    }
}

/// Updates a known value. A new value within 25 % changes nothing. Otherwise the mean of both is
/// kept, so a single outlier is soon corrected.
fn blend(known: Option<f64>, new: Option<f64>) -> Option<f64> {
    match (known, new) {
        (Some(known), Some(new)) if (new - known).abs() > 0.25 * known => Some((known + new) / 2.0),
        (known, new) => known.or(new),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::Output;

    #[test]
    fn only_large_changes_update_a_rate() {
        assert_eq!(blend(None, None), None);
        assert_eq!(blend(None, Some(3.0)), Some(3.0));
        assert_eq!(blend(Some(3.0), None), Some(3.0));
        assert_eq!(blend(Some(100.0), Some(80.0)), Some(100.0));
        assert_eq!(blend(Some(100.0), Some(124.0)), Some(100.0));
        assert_eq!(blend(Some(100.0), Some(200.0)), Some(150.0));
    }

    #[test]
    fn no_gpu_is_looked_for_once_the_cpu_has_started_and_takes_no_millisecond() {
        let folder = tempfile::tempdir().expect("a folder");
        let rates = crate::Rates::in_folder(folder.path());
        // No other test fits a model of this name and these outputs on the CPU.
        let (model, outputs) = (Model::xynb(0.1), Output::columns(&[Output::PValue]));
        let short = |spots| short_on_cpu(&rates.load(), spots, 11, (&model, outputs));
        assert_eq!(short(1), None, "the kernel is not compiled");
        let kind = kind_of_fit(&model, outputs);
        STARTED
            .lock()
            .expect("no panic")
            .insert((CPU.into(), kind.clone()));
        let rate = Rate {
            pixels_per_second: Some(121e6),
            start_seconds: Some(0.2),
        };
        rates.load().set(CPU, &kind, rate);
        let found = short(500).expect("half a millisecond");
        assert!(found.reason.starts_with("500 spots of 11x11 take less"));
        let one = short(1).expect("a microsecond").reason;
        assert!(one.starts_with("1 spot of 11x11 takes less"), "{one}");
        assert_eq!(found.decision, Backend::Cpu);
        assert!((found.cpu_seconds - 0.5e-3).abs() < 1e-12);
        assert!(found.reason.contains("measured"), "{found:?}");
        assert_eq!(short(1001), None);
    }

    #[test]
    fn rates_of_fits_with_fewer_outputs_are_kept_apart() {
        let folder = tempfile::tempdir().expect("a folder");
        let rates = crate::Rates::in_folder(folder.path());
        let load = || rates.load();
        let (model, device) = (Model::xynb(0.1), "a device of this test");
        let few = Output::columns(&[Output::Std]);
        let fit = |seconds: f64, outputs: Outputs| {
            let mut info = FitInfo {
                batches: LEAST_BATCHES,
                batch_size: 10_000,
                seconds_to_first_batch: 0.5 * seconds,
                seconds,
                ..FitInfo::default()
            };
            info.share(device, device, "cpu").add(40_000, 0, 0);
            learn(load, &info, 40_000, 10, (&model, outputs));
        };
        let per_second = |kind: &str| load().get(device, kind).pixels_per_second;
        let expected = |outputs| expected_seconds(&load(), device, (&model, outputs), 3e6);
        fit(2.0, Outputs::ALL);
        assert_eq!(per_second("xynb"), Some(3e6));
        // The rate of all outputs stands for another until that is measured.
        let (seconds, source) = expected(few);
        assert_eq!(source, "measured");
        // The first half includes the start.
        assert!(
            (seconds - (1.0 + 1.0 - 1.0 / 3.0)).abs() < 1e-9,
            "{seconds}"
        );
        assert_eq!(expected(Outputs::ALL), (1.0, "measured"));
        // Ten times as fast.
        fit(0.2, few);
        assert_eq!(per_second("xynb"), Some(3e6));
        assert_eq!(per_second("xynb, outputs std"), Some(3e7));
        assert_eq!(expected(Outputs::ALL), (1.0, "measured"));
        let (seconds, _) = expected(few);
        assert!((seconds - 0.1).abs() < 1e-9, "{seconds}");
        assert_eq!(kind_of_fit(&model, Output::columns(&[])), "xynb, outputs");
    }
}
