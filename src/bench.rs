//! How fast, and how close to the Cramér-Rao bound, a device is: the numbers behind the hardware benchmark.

use std::time::Instant;

use cubecl::future::block_on;

use crate::batch;
use crate::device::Failure;
use crate::error::{Error, Result};
use crate::fits::Fits;
use crate::fitter::Fitter;
use crate::model::Parameter;
use crate::roi::RoiStack;
use crate::simulate::Simulated;
use crate::status::Status;
use crate::worker::{Task, output};

/// Scatter and bias of one parameter, in units of its Cramér-Rao bound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Accuracy {
    /// The parameter.
    pub parameter: Parameter,
    /// Root mean square of the errors over the root mean square of the reported standard deviations.
    pub rmse_over_crlb: f64,
    /// Mean error over the latter.
    pub bias_over_crlb: f64,
}

/// Spots of the first fit.
const FIRST: usize = 1000;

/// One line of the benchmark.
#[derive(Clone, Debug, PartialEq)]
pub struct Measurement {
    /// Host array in, results out.
    pub fits_per_second: f64,
    /// The kernel alone, pixels being on the device.
    pub kernel_fits_per_second: f64,
    /// The first fit of this fitter, of 1000 spots at most: what is waited for is the kernel's compilation.
    pub first_fit_seconds: f64,
    /// Fraction of the spots that converged.
    pub converged: f64,
    /// Accuracy of each parameter.
    pub accuracy: Vec<Accuracy>,
}

/// Scatter and bias of the fits that converged.
pub fn accuracy(fits: &Fits, simulated: &Simulated) -> Vec<Accuracy> {
    let model = fits.model();
    let parameters = model.parameters();
    let truths: Vec<_> = simulated
        .truth
        .iter()
        .map(|spot| spot.theta(model))
        .collect();
    let column = |k: usize, parameter: Parameter| {
        let layout = gaussmle_kernels::spec::Columns::new(parameters.len());
        // Positions are those on the ROI, so that corners play no part.
        let values = fits.columns.column(layout.parameter(k));
        let variances = fits.columns.column(layout.covariance(k, k));
        let (mut sum, mut squares, mut bound, mut n) = (0.0, 0.0, 0.0, 0.0);
        for (i, status) in fits.status().iter().enumerate() {
            if *status == Status::Converged {
                let error = f64::from(values[i]) - truths[i][k];
                sum += error;
                squares += error * error;
                bound += f64::from(variances[i]);
                n += 1.0;
            }
        }
        Accuracy {
            parameter,
            rmse_over_crlb: (squares / bound).sqrt(),
            bias_over_crlb: sum / n / (bound / n).sqrt(),
        }
    };
    parameters
        .iter()
        .enumerate()
        .map(|(k, &p)| column(k, p))
        .collect()
}

/// Measures a fitter on a stack whose truth is known; rates are the best of `repeats` runs.
///
/// # Errors
///
/// If the fit fails.
pub fn measure(
    fitter: &Fitter,
    rois: &RoiStack<'_>,
    simulated: &Simulated,
    repeats: usize,
) -> Result<Measurement> {
    let few = rois.slice(0..rois.len().min(FIRST));
    let began = Instant::now();
    fitter.fit(&few)?;
    let first_fit_seconds = began.elapsed().as_secs_f64();
    let fits = fitter.fit(rois)?;
    let spots = rois.len() as f64;
    let mut seconds = f64::INFINITY;
    for _ in 0..repeats {
        let began = Instant::now();
        fitter.fit(rois)?;
        seconds = seconds.min(began.elapsed().as_secs_f64());
    }
    let converged = fits
        .status()
        .iter()
        .filter(|&&s| s == Status::Converged)
        .count();
    Ok(Measurement {
        fits_per_second: spots / seconds,
        kernel_fits_per_second: kernel_rate(fitter, rois, repeats)?,
        first_fit_seconds,
        converged: converged as f64 / spots,
        accuracy: accuracy(&fits, simulated),
    })
}

/// Fits a second of the kernel alone, on one batch that is already on the device.
fn kernel_rate(fitter: &Fitter, rois: &RoiStack<'_>, repeats: usize) -> Result<f64> {
    if rois.is_empty() {
        return Ok(f64::NAN);
    }
    let (hand, job) = fitter.alone(rois)?;
    let engine = &hand.engine;
    let fails = |failure: Failure| Error::Device {
        device: engine.name.clone(),
        cause: failure.to_string(),
    };
    let shape = engine.shape();
    let spots = batch::batch_size(
        fitter.settings.spots(),
        hand.budget,
        job.psf,
        &job.spec,
        &shape,
    );
    let spots = spots.min(rois.len());
    let setting = job.setting(engine).map_err(fails)?;
    let task = Task::cut(rois, 0..spots, &job, 0);
    let batch = task.load(engine, &setting).map_err(fails)?;
    let output = output(engine, &setting, batch.tiles).map_err(fails)?;
    let settle = || {
        block_on(engine.client().sync()).map_err(|error| Error::Device {
            device: engine.name.clone(),
            cause: format!("{error:?}"),
        })
    };
    settle()?;
    // As many launches as the stack has batches, so that both rates are of the same length of work.
    let launches = rois.len().div_ceil(spots);
    let mut seconds = f64::INFINITY;
    for _ in 0..repeats {
        let began = Instant::now();
        for _ in 0..launches {
            engine.launch(&setting, &batch, &output).map_err(fails)?;
        }
        settle()?;
        seconds = seconds.min(began.elapsed().as_secs_f64() / launches as f64);
    }
    Ok(spots as f64 / seconds)
}
