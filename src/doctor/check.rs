//! The check of a device: a small stack is fitted and compared with the f64 reference.

use std::fmt;
use std::time::Instant;

use serde::Serialize;

use crate::camera::Camera;
use crate::device::{CONTEXT_BYTES, Device, Gpu, GpuInventory, SystemGpus};
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
    /// The device was not checked, for this reason.
    NotTried(String),
    /// The fit failed, for this reason.
    Failed(String),
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
            Self::NotTried(reason) => write!(f, "not tried: {reason}"),
            Self::Failed(reason) => write!(f, "none: {reason}"),
        }
    }
}

/// The number of spots in the stack.
const SPOTS: usize = 64;

/// The largest accepted difference from the reference, in units of the Cramér-Rao bound.
const ALLOWED: f64 = 0.01;

/// Checks an NVIDIA GPU if it can be used and has enough free memory.
pub(crate) fn check_gpu(gpus: &SystemGpus, gpu: &Gpu) -> Check {
    if let Some(problem) = &gpu.problem {
        return Check::Failed(problem.clone());
    }
    if gpu.memory.is_some_and(|memory| memory.free < CONTEXT_BYTES) {
        return Check::NotTried("too little of its memory is free".into());
    }
    match gpus.open(gpu) {
        Ok(opened) => check(opened.device).1,
        Err(reason) => Check::Failed(reason),
    }
}

/// Checks a device. Returns its product name too, if it can be opened.
pub(crate) fn check(device: Device) -> (Option<String>, Check) {
    let began = Instant::now();
    match fit(device) {
        Ok((name, worst)) => (Some(name), outcome(worst, began.elapsed().as_secs_f64())),
        Err(Error::Device { cause, .. }) => (None, Check::Failed(cause)),
        Err(error) => (None, Check::Failed(error.to_string())),
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
fn fit(device: Device) -> Result<(String, f64)> {
    let (model, camera) = (Model::xynbs(), Camera::ideal(0.1));
    let simulated = Simulation::new(9).seed(5).run(SPOTS)?;
    let rois = RoiStack::from_f32(simulated.pixels.view())?;
    let fits = Fitter::builder(model)
        .camera(camera.clone())
        .device(device)
        .build()?
        .fit(&rois)?;
    let sigma = fits.sigma().unwrap_or_default();
    let mut worst: f64 = 0.0;
    for (i, pixels) in simulated.pixels.outer_iter().enumerate() {
        let adu: Vec<f64> = pixels.iter().map(|&v| v.into()).collect();
        let problem = Problem::new(&model, &camera, &adu, (0, 0))?;
        let optimum = problem.fit(&simulated.truth[i].theta(&model));
        let fitted = [
            f64::from(fits.x_px()[i]),
            f64::from(fits.y_px()[i]),
            fits.photons()[i],
            fits.background()[i],
            sigma[i] / camera.pixel_size_um,
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
