//! The benchmark: rates of a device, and the scatter of its fits relative to the Cramér-Rao bound.

use std::time::Instant;

use cubecl::future::block_on;
#[cfg(feature = "cuda")]
use gaussmle_kernels::{CudaError, CudaJob};
use ndarray::Array2;

use crate::camera::{Camera, ScmosMaps};
use crate::device::Runtime;
use crate::device::{Device, DeviceFailure, Rates};
#[cfg(feature = "cuda")]
use crate::engine::BatchContent;
#[cfg(feature = "cpu")]
use crate::engine::CpuFits;
use crate::engine::{BatchInput, output, upload};
use crate::error::{Error, Result};
use crate::fits::Fits;
use crate::fitter::Fitter;
use crate::model::{MODELS, Model, Parameter};
use crate::output::Output;
use crate::roi::RoiStack;
use crate::simulate::{Simulated, Simulation};
use crate::status::Status;

/// The scatter and bias of one parameter, in units of its Cramér-Rao bound.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Accuracy {
    /// The parameter.
    pub parameter: Parameter,
    /// The root mean square of the errors, divided by that of the reported standard deviations.
    pub rmse_over_crlb: f64,
    /// The mean error, divided by the root mean square of the reported standard deviations.
    pub bias_over_crlb: f64,
}

/// The side of the benchmark's ROIs, pixels.
pub const SIDE: usize = 11;

/// The pixel size, um.
const PIXEL_UM: f64 = 0.125;

/// The width of the spots, um.
const SIGMA_UM: f64 = 1.3 * PIXEL_UM;

/// A benchmark case: a model and a camera, with 1000 photons per spot, 10 background photons per
/// pixel and a width of 1.3 pixels.
///
/// ```
/// use gaussmle::{Device, bench::Case};
///
/// # fn main() -> gaussmle::Result<()> {
/// let case = &Case::all()[0];
/// let measurement = case.measure(&Device::cpu()?, 1000, 1)?;
/// println!(
///     "{}, {} camera: {:.0} fits/s",
///     case.model.name(),
///     case.camera_name,
///     measurement.fits_per_second
/// );
/// assert!(measurement.converged > 0.9);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Case {
    /// The model.
    pub model: Model,
    /// `ideal`, `read-noise` or `scmos`.
    pub camera_name: &'static str,
    /// The results beside the parameters. All are computed unless this is changed.
    pub outputs: Vec<Output>,
    /// The measured speeds to which the fits add theirs: none unless this is changed.
    pub rates: Rates,
    camera: Camera,
}

impl Case {
    /// Every model with every kind of camera.
    pub fn all() -> Vec<Case> {
        let flat = |value: f32| Array2::from_elem((256, 256), value);
        let (offset, gain, variance) = (flat(100.0), flat(0.5), flat(2.0));
        let maps = (offset.view(), gain.view(), variance.view());
        let scmos = Camera::scmos(
            PIXEL_UM,
            ScmosMaps {
                offset_adu: maps.0,
                gain_e_per_adu: maps.1,
                variance_e2: maps.2,
                mask: None,
            },
        );
        let mut cameras = vec![
            ("ideal", Camera::ideal(PIXEL_UM)),
            (
                "read-noise",
                Camera::ideal(PIXEL_UM)
                    .with_offset_adu(100.0)
                    .with_gain_e_per_adu(0.5)
                    .with_read_noise_e(1.5),
            ),
        ];
        cameras.extend(scmos.map(|camera| ("scmos", camera)));
        let pairs = MODELS.iter().flat_map(|kind| {
            let model = kind.example(SIGMA_UM);
            cameras.iter().map(move |(camera_name, camera)| Case {
                model: model.clone(),
                camera_name,
                outputs: Output::ALL.to_vec(),
                rates: Rates::default(),
                camera: camera.clone(),
            })
        });
        pairs.collect()
    }

    /// Simulates spots of this case.
    ///
    /// # Errors
    ///
    /// Returns an error if there are no spots.
    pub fn simulate(&self, spots: usize) -> Result<Simulated> {
        let simulation = Simulation::new(SIDE)
            .camera(self.camera.clone())
            .sigma_um(SIGMA_UM)
            .psf_of(&self.model, 0.3)
            .seed(71);
        simulation.run(spots)
    }

    /// A fitter for this case on one device.
    ///
    /// # Errors
    ///
    /// Returns an error if the device is not there.
    pub fn fitter(&self, device: &Device) -> Result<Fitter> {
        Fitter::builder(self.model.clone(), self.camera.clone())
            .device(device.clone())
            .rates(self.rates.clone())
            .outputs(self.outputs.iter().copied())
            .build()
    }

    /// Measures a device with `spots` spots, fitted `repeats` times.
    ///
    /// # Errors
    ///
    /// Returns an error if the fit fails.
    pub fn measure(&self, device: &Device, spots: usize, repeats: usize) -> Result<Measurement> {
        let stack = self.simulate(spots)?;
        let pixels = stack.to_u16();
        let rois = RoiStack::from_u16(pixels.view())?.with_corners(stack.corners.view())?;
        measure(&self.fitter(device)?, &rois, &stack, repeats)
    }
}

/// Limits the vectors of the CPU to this many spots, for the speed of processors with narrower
/// registers. Only fits and runs that begin later are affected.
#[doc(hidden)]
#[cfg(feature = "cpu")]
pub fn limit_vectors(spots: usize) {
    gaussmle_kernels::limit_cpu_lanes(spots);
}

/// The devices of this machine without software Vulkan adapters.
pub fn devices() -> Vec<Device> {
    let mut devices = crate::device::devices();
    devices.retain(|device| !device.is_software());
    devices
}

/// The largest number of spots of the first fit.
const FIRST_SPOTS: usize = 1000;

/// The results of one benchmark case.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Measurement {
    /// The rate from host array to results.
    pub fits_per_second: f64,
    /// The slowest of the repeated fits relative to the fastest, minus 1. Other load on the machine
    /// increases it. 0 for a single repeat, which shows no spread.
    pub spread: f64,
    /// The rate of the kernel alone, with the pixels on the device.
    pub kernel_fits_per_second: f64,
    /// Seconds of the first fit of at most 1000 spots, mainly for the compilation of the kernel.
    pub first_fit_seconds: f64,
    /// The fraction of spots that converged.
    pub converged: f64,
    /// The accuracy of each parameter.
    pub accuracy: Vec<Accuracy>,
}

/// The scatter and bias of the converged fits: NaN if their standard deviations were left out.
pub fn accuracy(fits: &Fits, simulated: &Simulated) -> Vec<Accuracy> {
    let model = fits.model();
    let parameters = model.parameters();
    let truths: Vec<_> = simulated
        .truth
        .iter()
        .map(|spot| spot.theta(model))
        .collect();
    let column = |k: usize, parameter: Parameter| {
        // Positions are those on the ROI, which do not depend on corners.
        let values = fits.columns.column(fits.layout.parameter(k));
        let variances = fits.layout.covariance(k, k);
        let variances = variances.map(|column| fits.columns.column(column));
        let (mut sum, mut squares, mut bound, mut n) = (0.0, 0.0, 0.0, 0.0);
        for (i, status) in fits.status().iter().enumerate() {
            if *status == Status::Converged {
                let error = f64::from(values[i]) - truths[i][k];
                sum += error;
                squares += error * error;
                bound += variances.map_or(f64::NAN, |variances| f64::from(variances[i]));
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

/// Measures a fitter with a stack of known truth. Rates are the best of `repeats` runs.
///
/// # Errors
///
/// Returns an error if the fit fails.
pub fn measure(
    fitter: &Fitter,
    rois: &RoiStack<'_>,
    simulated: &Simulated,
    repeats: usize,
) -> Result<Measurement> {
    let few = rois.slice(0..rois.len().min(FIRST_SPOTS));
    let began = Instant::now();
    fitter.fit(&few)?;
    let first_fit_seconds = began.elapsed().as_secs_f64();
    let fits = fitter.fit(rois)?;
    let spots = rois.len() as f64;
    let (mut seconds, mut slowest) = (f64::INFINITY, 0.0_f64);
    for _ in 0..repeats {
        let began = Instant::now();
        fitter.fit(rois)?;
        let elapsed = began.elapsed().as_secs_f64();
        (seconds, slowest) = (seconds.min(elapsed), slowest.max(elapsed));
    }
    let converged = fits
        .status()
        .iter()
        .filter(|&&s| s == Status::Converged)
        .count();
    Ok(Measurement {
        fits_per_second: spots / seconds,
        spread: slowest / seconds - 1.0,
        kernel_fits_per_second: kernel_rate(fitter, rois, repeats)?,
        first_fit_seconds,
        converged: converged as f64 / spots,
        accuracy: accuracy(&fits, simulated),
    })
}

/// The fits per second of the kernel alone, for one batch on the device.
fn kernel_rate(fitter: &Fitter, rois: &RoiStack<'_>, repeats: usize) -> Result<f64> {
    if rois.is_empty() {
        return Ok(f64::NAN);
    }
    let (allocation, plan) = fitter.plan_on_device(rois)?;
    let device = &allocation.device;
    let failed = |failure: DeviceFailure| Error::Device {
        device: device.name.clone(),
        cause: failure.to_string(),
    };
    let shape = device.shape();
    let memory = &plan.memory;
    let spots = memory.batch_size(allocation.budget, plan.psf, &plan.spec, &shape);
    let spots = spots.min(rois.len());
    // One launch per batch of the stack: both rates are then for the same amount of work.
    let launches = rois.len().div_ceil(spots);
    let mut fastest = f64::INFINITY;
    match &device.runtime {
        #[cfg(feature = "cpu")]
        Runtime::Cpu => {
            let fits = CpuFits::new(plan).map_err(failed)?;
            let mut rate = 0.0_f64;
            for _ in 0..repeats {
                let (seconds, spots) = fits.kernel_seconds(rois).map_err(failed)?;
                rate = rate.max(spots as f64 / seconds);
            }
            return Ok(rate);
        }
        Runtime::Client(client) => {
            let config = plan.launch_config(client).map_err(failed)?;
            let batch = BatchInput::for_client(rois, 0..spots, &plan, 0);
            let batch = upload(batch, client, &config).map_err(failed)?;
            let mut output = output(client, &config, batch.tiles()).map_err(failed)?;
            let synchronize = || {
                block_on(client.client().sync()).map_err(|error| Error::Device {
                    device: device.name.clone(),
                    cause: DeviceFailure::from_server(&error).to_string(),
                })
            };
            synchronize()?;
            for _ in 0..repeats {
                let began = Instant::now();
                for _ in 0..launches {
                    client
                        .launch(&config, &batch, &mut output)
                        .map_err(failed)?;
                }
                synchronize()?;
                fastest = fastest.min(began.elapsed().as_secs_f64());
            }
        }
        #[cfg(feature = "cuda")]
        Runtime::Cuda(cuda) => {
            let job = CudaJob::new(cuda, &plan.job_settings());
            let job = job.map_err(|error| failed(error.into()))?;
            let slot = job.slot(spots).map_err(|error| failed(error.into()))?;
            let batch = BatchInput::in_slot(slot, rois, 0..spots, &plan, 0);
            let BatchContent::Slot(slot) = batch.content else {
                return Ok(f64::NAN);
            };
            let run = || -> std::result::Result<f64, CudaError> {
                let mut slot = slot.submit(spots)?.wait()?;
                let mut fastest = f64::INFINITY;
                for _ in 0..repeats {
                    let began = Instant::now();
                    slot = slot.repeat(launches)?.wait()?;
                    fastest = fastest.min(began.elapsed().as_secs_f64());
                }
                Ok(fastest)
            };
            fastest = run().map_err(|error| failed(error.into()))?;
        }
    }
    Ok((spots * launches) as f64 / fastest)
}
