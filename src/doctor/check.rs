//! A small stack, fitted on a device and held against the f64 reference.

use std::fmt;
use std::time::Instant;

use cubecl::Device;
use serde::Serialize;

use crate::batch;
use crate::camera::Camera;
use crate::error::{Error, Result};
use crate::fitter::Fitter;
use crate::machine::{Computer, Gpu, Machine};
use crate::model::Model;
use crate::reference::Problem;
use crate::roi::RoiStack;
use crate::simulate::Simulation;
use crate::status::Status;

/// What came of a small fit on a device.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Check {
    /// It computes what the reference does.
    Right {
        /// The largest difference from the reference, in units of the Cramér-Rao bound.
        worst: f64,
        /// Seconds until the first results, start included.
        seconds: f64,
    },
    /// It returned numbers, and they are not the reference's.
    Wrong {
        /// The largest difference from the reference, in units of the Cramér-Rao bound.
        worst: f64,
    },
    /// It was left alone: why.
    NotTried(String),
    /// It returned nothing: why.
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
            Self::NotTried(why) => write!(f, "not tried: {why}"),
            Self::Failed(why) => write!(f, "none: {why}"),
        }
    }
}

/// Spots of the small stack.
const SPOTS: usize = 64;

/// The difference from the reference that is put up with, in units of the Cramér-Rao bound.
const ALLOWED: f64 = 0.01;

/// Fits on an NVIDIA GPU, if there is room.
pub(crate) fn check_gpu(computer: &Computer, gpu: &Gpu) -> Check {
    if let Some(trouble) = &gpu.trouble {
        return Check::Failed(trouble.clone());
    }
    if gpu
        .memory
        .is_some_and(|memory| memory.free < batch::CONTEXT)
    {
        return Check::NotTried("too little of its memory is free".into());
    }
    match computer.open(gpu) {
        Ok(opened) => check(opened.device).1,
        Err(why) => Check::Failed(why),
    }
}

/// Fits on a device; also says its name, if it opens.
pub(crate) fn check(device: Device) -> (Option<String>, Check) {
    let began = Instant::now();
    match fit(device) {
        Ok((name, worst)) => (Some(name), judge(worst, began.elapsed().as_secs_f64())),
        Err(Error::Device { cause, .. }) => (None, Check::Failed(cause)),
        Err(error) => (None, Check::Failed(error.to_string())),
    }
}

fn judge(worst: f64, seconds: f64) -> Check {
    if worst <= ALLOWED {
        Check::Right { worst, seconds }
    } else {
        Check::Wrong { worst }
    }
}

/// The device's name, and the largest difference from the reference.
fn fit(device: Device) -> Result<(String, f64)> {
    let (model, camera) = (Model::xynbs(), Camera::ideal(0.1));
    let simulated = Simulation::new(9).seed(5).run(SPOTS)?;
    let rois = RoiStack::from_f32(simulated.pixels.view())?;
    let fits = Fitter::builder(model)
        .camera(camera.clone())
        .device(device)
        .without_environment()
        .build()?
        .fit(&rois)?;
    let sigma = fits.sigma().unwrap_or_default();
    let mut worst: f64 = 0.0;
    for (i, pixels) in simulated.pixels.outer_iter().enumerate() {
        let adu: Vec<f64> = pixels.iter().map(|&v| v.into()).collect();
        let problem = Problem::new(&model, &camera, &adu, (0, 0))?;
        let optimum = problem.fit(&simulated.truth[i].theta(&model));
        let here = [
            f64::from(fits.x_px()[i]),
            f64::from(fits.y_px()[i]),
            fits.photons()[i],
            fits.background()[i],
            sigma[i] / camera.pixel_size_um,
        ];
        let crlb = problem.crlb(&optimum.theta);
        for (k, (value, best)) in here.iter().zip(&optimum.theta).enumerate() {
            let deviation = crlb.as_ref().map_or(f64::NAN, |crlb| crlb[k][k].sqrt());
            let distance = (value - best).abs() / deviation;
            // NaN counts as far.
            worst = if distance <= worst { worst } else { distance };
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
    fn far_from_the_reference_is_wrong() {
        assert!(matches!(judge(0.009, 1.0), Check::Right { .. }));
        for worst in [0.011, f64::INFINITY, f64::NAN] {
            assert!(matches!(judge(worst, 1.0), Check::Wrong { .. }), "{worst}");
        }
    }
}
