//! The choice of `auto` between CPU and GPU. The CPU finishes a small job before a GPU has started.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use gaussmle_kernels::spec::Outputs;

use super::CPU;
use super::gpu::Gpu;
use super::rates::{Rate, RateTable, Rates, kind_of_fit};
use crate::backend::Backend;
use crate::info::FitInfo;
use crate::model::Model;
use gaussmle_base::plural::quantity;

/// The decision of `auto` for a job, and its reason. [`Fitter::estimate`](crate::Fitter::estimate)
/// returns it.
///
/// ```
/// # fn main() -> gaussmle::Result<()> {
/// use gaussmle::{Backend, Camera, Fitter, Model};
///
/// let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1)).build()?;
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

/// Assumptions for a device without measurements. The rate of the CPU is that of one thread.
struct Assumed {
    pixels_per_second: f64,
    start_seconds: f64,
}

fn assumed(device: &str) -> Assumed {
    match device {
        CPU => Assumed {
            pixels_per_second: 1e8,
            start_seconds: 0.5,
        },
        // Creating a context takes longer than millions of fits.
        _ => Assumed {
            pixels_per_second: 5e9,
            start_seconds: 3.0,
        },
    }
}

/// The threads to which a rate applies.
fn threads(device: &str) -> f64 {
    match device {
        CPU => rayon::current_num_threads() as f64,
        _ => 1.0,
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
    let known = |value: &dyn Fn(&Rate) -> Option<f64>| {
        let of = |kind| rates.get(device, kind).and_then(value);
        of(&kind).or_else(|| of(model.name()))
    };
    let start = match started(device, &kind) {
        true => 0.0,
        false => known(&|rate| rate.start_seconds.smallest(assumed.start_seconds))
            .unwrap_or(assumed.start_seconds),
    };
    let measured = known(&|rate| rate.pixels_per_second.largest(assumed.pixels_per_second));
    let source = if measured.is_some() {
        "measured"
    } else {
        "assumed"
    };
    let per_second = measured.unwrap_or(assumed.pixels_per_second) * threads(device);
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

/// The least spots of a job from which the rate of a device is learned.
const LEAST_SPOTS: usize = 20_000;

/// Learns rate and start of a device from a job on it alone.
///
/// The rate is that of the batches: a job also waits for spots that are searched meanwhile, and for
/// frames of a camera.
pub(crate) fn learn(
    rates: &Rates,
    info: &FitInfo,
    size: usize,
    (model, outputs): (&Model, Outputs),
) {
    let [share] = &info.devices[..] else { return };
    let (device, kind) = (share.id.as_str(), kind_of_fit(model, outputs));
    let mut started = STARTED.lock().unwrap_or_else(PoisonError::into_inner);
    let is_first = started.insert((device.to_owned(), kind.clone()));
    drop(started);
    if info.retries > 0 {
        return;
    }
    let pixels = |spots: usize| (spots * size * size) as f64;
    let first = share.first.unwrap_or_default();
    // On a GPU the first batch of a process includes the compilation.
    let left_out = match is_first && share.is_gpu() {
        true => first,
        false => Default::default(),
    };
    let (spots, seconds) = (share.spots - left_out.0, share.seconds - left_out.1);
    let is_new = spots >= LEAST_SPOTS && rates.is_due(device, &kind);
    let rate = is_new.then(|| pixels(spots) / seconds);
    let start = is_first.then(|| {
        let fits = rate.map_or(0.0, |rate| pixels(first.0) / rate / threads(device));
        (info.seconds_to_first_batch - fits).max(0.0)
    });
    if rate.is_some() || start.is_some() {
        rates.load().add(device, &kind, rate, start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::Output;

    /// Rates in a folder of their own, which is removed with it.
    fn own_rates() -> (tempfile::TempDir, Rates) {
        let folder = tempfile::tempdir().expect("a folder");
        let rates = Rates::in_folder(folder.path());
        (folder, rates)
    }

    fn near(a: f64, b: f64) -> bool {
        (a / b - 1.0).abs() < 1e-4
    }

    #[test]
    fn no_gpu_is_looked_for_once_the_cpu_has_started_and_takes_no_millisecond() {
        let (_folder, rates) = own_rates();
        // No other test fits a model of this name and these outputs on the CPU.
        let (model, outputs) = (Model::xynb(0.1), Output::columns(&[Output::PValue]));
        let short = |spots| short_on_cpu(&rates.load(), spots, 11, (&model, outputs));
        assert_eq!(short(1), None, "the kernel is not compiled");
        let kind = kind_of_fit(&model, outputs);
        STARTED
            .lock()
            .expect("no panic")
            .insert((CPU.into(), kind.clone()));
        // Two, as slow threads are far from what is assumed.
        for _ in 0..2 {
            rates.add_run(CPU, &kind, 121e6 / threads(CPU), 0.2);
        }
        let found = short(500).expect("half a millisecond");
        assert!(found.reason.starts_with("500 spots of 11x11 take less"));
        let one = short(1).expect("a microsecond").reason;
        assert!(one.starts_with("1 spot of 11x11 takes less"), "{one}");
        assert_eq!(found.decision, Backend::Cpu);
        assert!((found.cpu_seconds - 0.5e-3).abs() < 1e-12);
        assert!(found.reason.contains("measured"), "{found:?}");
        assert_eq!(short(1001), None);
    }

    /// The telemetry of a job of two batches on a GPU, the first of which includes its compilation.
    fn job(gpu: &str, spots: [usize; 2], seconds: [f64; 2]) -> FitInfo {
        let mut info = FitInfo {
            seconds_to_first_batch: 0.5 + seconds[0],
            // It has waited for spots.
            seconds: 1000.0,
            ..FitInfo::default()
        };
        for (spots, seconds) in spots.into_iter().zip(seconds) {
            info.share(gpu, gpu, "cuda").add(spots, seconds, 0, 0);
        }
        info
    }

    #[test]
    fn rates_are_those_of_batches_and_of_each_choice_of_outputs() {
        let (_folder, rates) = own_rates();
        let (model, gpu) = (Model::xynb(0.1), "GPU-with-outputs");
        let few = Output::columns(&[Output::Std]);
        let learn = |info: FitInfo, outputs| learn(&rates, &info, 10, (&model, outputs));
        let expected = |outputs| expected_seconds(&rates.load(), gpu, (&model, outputs), 3e9);
        learn(job(gpu, [100, 30_000], [2.0, 0.001]), Outputs::ALL);
        let table = rates.load();
        let known = table.get(gpu, "xynb").expect("a rate");
        let rate = known.pixels_per_second.largest(5e9).expect("a rate");
        assert!(near(rate, 3e9), "{rate}");
        let start = known.start_seconds.smallest(3.0).expect("a start");
        assert!(near(start, 2.5), "{start}");
        let (seconds, source) = expected(Outputs::ALL);
        assert!(
            near(seconds, 1.0) && source == "measured",
            "{seconds} {source}"
        );
        // The rate of all outputs stands for another until that is measured.
        let (seconds, source) = expected(few);
        assert!(
            near(seconds, 3.5) && source == "measured",
            "{seconds} {source}"
        );
        learn(job(gpu, [100, 20_000], [2.0, 0.0002]), few);
        assert!(near(expected(few).0, 0.3), "{}", expected(few).0);
        assert!(near(expected(Outputs::ALL).0, 1.0));
        assert_eq!(kind_of_fit(&model, Output::columns(&[])), "xynb, outputs");
    }

    #[test]
    fn fits_in_a_row_write_one_file() {
        let (folder, rates) = own_rates();
        let file = folder.path().join("rates.json");
        let fit = |spots: [usize; 2], retries: usize| {
            let mut info = job("GPU-in-a-row", spots, [0.001; 2]);
            info.retries = retries;
            let kind = (&Model::xynbsxsy(), Outputs::ALL);
            learn(&rates, &info, 10, kind);
            // It is written again, if there is something to add.
            std::fs::remove_file(&file).is_ok()
        };
        assert!(!fit([30_000, 30_000], 1), "after a failure");
        assert!(!fit([100, 200], 0), "few spots, and the start is over");
        assert!(fit([30_000, 30_000], 0));
        assert!(!fit([30_000, 30_000], 0), "within the same hour");
    }
}
