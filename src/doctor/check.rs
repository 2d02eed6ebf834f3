//! The check of a device: a small stack is fitted and compared with the f64 reference.

use std::fmt;
use std::time::Instant;

use serde::Serialize;

use crate::camera::Camera;
use crate::device::{CONTEXT_BYTES, Device, Gpu, GpuInventory, Rates, SystemGpus, mebibytes};
#[cfg(feature = "cuda")]
use crate::device::{DeviceFailure, Refusal, try_context};
use crate::error::{Error, Result};
use crate::fitter::Fitter;
use crate::model::Model;
use crate::reference::Problem;
use crate::roi::RoiStack;
use crate::simulate::Simulation;
use crate::status::Status;

/// The outcome of the check of a device.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Check {
    /// The results agree with the reference.
    Right {
        /// The largest difference from the reference, in units of the Cramér-Rao bound.
        worst: f64,
        /// Seconds until the first results, with the start of the device.
        seconds: f64,
    },
    /// The results differ from the reference.
    Wrong {
        /// The largest difference from the reference, in units of the Cramér-Rao bound.
        worst: f64,
    },
    /// A context was created and given back. No fit was tried.
    Opened {
        /// Seconds until the context was given back.
        seconds: f64,
    },
    /// The device did not respond in time.
    NoResponse {
        /// The seconds after which the check ended.
        seconds: f64,
    },
    /// The device was not checked, for this reason.
    NotTried(String),
    /// The fit failed, for this reason.
    Failed(String),
}

impl Check {
    /// A failure of a fit names the device, which a report names already.
    pub(super) fn without_name(self, name: &str) -> Self {
        match self {
            Self::Failed(reason) => Self::Failed(reason.replace(&format!("{name}: "), "")),
            other => other,
        }
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Right { worst, seconds } => {
                write!(
                    f,
                    "right to {worst:.1e} of the uncertainty; first results after {seconds:.2} s"
                )
            }
            Self::Wrong { worst } => write!(f, "WRONG by up to {worst:.1e} of the uncertainty"),
            Self::Opened { seconds } => write!(f, "not tried: it responds, after {seconds:.2} s"),
            Self::NoResponse { seconds } => write!(f, "none: no response within {seconds:.1} s"),
            Self::NotTried(reason) => write!(f, "not tried: {reason}"),
            Self::Failed(reason) => write!(f, "none: {reason}"),
        }
    }
}

/// The number of spots in the stack.
const SPOTS: usize = 64;

/// The number of spots from which the speed of a device is learned.
const MANY: usize = 50_000;

/// The most seconds that a device may take for them: software may need minutes.
const LONG: f64 = 1.0;

/// The largest accepted difference from the reference, in units of the Cramér-Rao bound.
const ALLOWED: f64 = 0.01;

/// The reason against a check of an NVIDIA GPU; `None` if it can be used and has enough free
/// memory for a context.
pub(super) fn obstacle(gpu: &Gpu) -> Option<Check> {
    if let Some(problem) = gpu.unusable() {
        return Some(Check::Failed(problem));
    }
    let memory = gpu.memory.filter(|memory| memory.free < CONTEXT_BYTES)?;
    Some(Check::NotTried(format!(
        "{} of its memory are free, and a context takes {}; the rest is used by {}",
        mebibytes(memory.free),
        mebibytes(CONTEXT_BYTES),
        gpu.users()
    )))
}

/// Creates a context of CUDA on an NVIDIA GPU, without a fit.
#[cfg(feature = "cuda")]
pub(super) fn open_gpu(gpu: &Gpu) -> Check {
    let began = Instant::now();
    match try_context(gpu) {
        Ok(()) => Check::Opened {
            seconds: began.elapsed().as_secs_f64(),
        },
        Err(Refusal::NoCode(reason)) if gpu.has_adapter => {
            Check::NotTried(format!("{reason}; fits use it through Vulkan"))
        }
        Err(Refusal::NoCode(reason) | Refusal::Other(reason)) => {
            Check::Failed(DeviceFailure::from_text(&reason).to_string())
        }
    }
}

/// Checks an NVIDIA GPU. Returns the back end too.
pub(super) fn check_gpu(gpus: &SystemGpus, gpu: &Gpu, rates: &Rates) -> (&'static str, Check) {
    match gpus.open(gpu) {
        Ok(opened) => (opened.device.backend(), check(opened.device, rates).1),
        Err(reason) => ("cuda", Check::Failed(reason)),
    }
}

/// Checks a device, and adds its speed to `rates`. Returns its product name too, if it can be opened.
pub(crate) fn check(device: Device, rates: &Rates) -> (Option<String>, Check) {
    match try_check(device, rates) {
        Ok((name, check)) => (Some(name), check),
        Err(Error::Device { cause, .. }) => (None, Check::Failed(cause)),
        Err(error) => (None, Check::Failed(error.to_string())),
    }
}

fn try_check(device: Device, rates: &Rates) -> Result<(String, Check)> {
    let began = Instant::now();
    let fitter = Fitter::builder(Model::xynbs(), Camera::ideal(0.1))
        .device(device)
        .rates(rates.clone())
        .build()?;
    let (name, worst) = compare(&fitter)?;
    let seconds = began.elapsed().as_secs_f64();
    measure(&fitter)?;
    Ok((name, outcome(worst, seconds)))
}

/// Fits many spots, from which the fitter learns the speed, if that is not long.
fn measure(fitter: &Fitter) -> Result<()> {
    let fit = |spots: usize| -> Result<f64> {
        let simulated = Simulation::new(9).seed(5).run(spots)?;
        let began = Instant::now();
        fitter.fit(&RoiStack::from_f32(simulated.pixels.view())?)?;
        Ok(began.elapsed().as_secs_f64() / spots as f64)
    };
    let seconds = fit(SPOTS)? * MANY as f64;
    match seconds < LONG {
        true => fit(MANY).map(drop),
        false => Ok(()),
    }
}

fn outcome(worst: f64, seconds: f64) -> Check {
    if worst <= ALLOWED {
        Check::Right { worst, seconds }
    } else {
        Check::Wrong { worst }
    }
}

/// Fits a simulated stack. Returns the product name and the largest difference from the reference.
fn compare(fitter: &Fitter) -> Result<(String, f64)> {
    let (model, camera) = (fitter.model(), fitter.camera());
    let simulated = Simulation::new(9).seed(5).run(SPOTS)?;
    let fits = fitter.fit(&RoiStack::from_f32(simulated.pixels.view())?)?;
    let sigma = fits.sigma().unwrap_or_default();
    let mut worst: f64 = 0.0;
    for (i, pixels) in simulated.pixels.outer_iter().enumerate() {
        let adu: Vec<f64> = pixels.iter().map(|&v| v.into()).collect();
        let problem = Problem::new(model, camera, &adu, (0, 0))?;
        let optimum = problem.fit(&simulated.truth[i].theta(model));
        let fitted = [
            f64::from(fits.x_px()[i]),
            f64::from(fits.y_px()[i]),
            fits.photons()[i],
            fits.background()[i],
            sigma[i] / camera.pixel_size_um.x_um(),
        ];
        let crlb = problem.crlb(&optimum.theta);
        for (k, (value, best)) in fitted.iter().zip(&optimum.theta).enumerate() {
            let std = crlb.as_ref().map_or(f64::NAN, |crlb| crlb[k][k].sqrt());
            let distance = (value - best).abs() / std;
            // `max` ignores NaN.
            worst = worst.max(if distance.is_nan() {
                f64::INFINITY
            } else {
                distance
            });
        }
        if fits.status()[i] != Status::Converged {
            worst = f64::INFINITY;
        }
    }
    Ok((fits.info().device.clone(), worst))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_difference_from_the_reference_is_wrong() {
        assert!(matches!(outcome(0.009, 1.0), Check::Right { .. }));
        for worst in [0.011, f64::INFINITY, f64::NAN] {
            assert!(
                matches!(outcome(worst, 1.0), Check::Wrong { .. }),
                "{worst}"
            );
        }
    }
}
