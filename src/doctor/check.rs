//! A small stack, fitted on a device and held against the f64 reference.

use std::fmt;
use std::time::Instant;

use cubecl::Device;
use serde::Serialize;

use crate::camera::Camera;
use crate::error::{Error, Result};
use crate::fitter::Fitter;
use crate::machine::Opened;
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
            Self::Failed(why) => write!(f, "none: {why}"),
        }
    }
}

/// Spots of the small stack.
const SPOTS: usize = 64;

/// The difference from the reference that is put up with, in units of the Cramér-Rao bound.
const ALLOWED: f64 = 0.01;

/// Fits on a device that may not open.
pub(crate) fn check(id: &str, opened: Opened) -> Check {
    open_and_check(id, opened.device).1
}

/// Fits on a device; also says its name, if it opens.
pub(crate) fn open_and_check(id: &str, device: Device) -> (Option<String>, Check) {
    let began = Instant::now();
    let fitted = fit(device);
    let seconds = began.elapsed().as_secs_f64();
    match fitted {
        Ok((name, worst)) if worst <= ALLOWED => (Some(name), Check::Right { worst, seconds }),
        Ok((name, worst)) => (Some(name), Check::Wrong { worst }),
        Err(Error::Device { cause, .. }) => (None, Check::Failed(cause)),
        Err(error) => {
            tracing::debug!(id, %error, "the small fit failed");
            (None, Check::Failed(error.to_string()))
        }
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
