//! How fast, and how close to the Cramér-Rao bound, a device is: the numbers behind the hardware benchmark.

use std::time::Instant;

use cubecl::Device;
use cubecl::device::WgpuDeviceKind;
use cubecl::future::block_on;
use ndarray::Array2;

use crate::batch;
use crate::camera::Camera;
use crate::device::Failure;
use crate::error::{Error, Result};
use crate::fits::Fits;
use crate::fitter::Fitter;
use crate::model::{Astigmatism, Model, Parameter};
use crate::roi::RoiStack;
use crate::simulate::{Simulated, Simulation};
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

/// The side of the benchmark's ROIs, pixels.
pub const SIDE: usize = 11;

/// Pixel size and width of the benchmark's spots, um.
const PIXEL_UM: f64 = 0.125;
const SIGMA_UM: f64 = 1.3 * PIXEL_UM;

/// A model and a camera to be measured: 1000 photons a spot, 10 a pixel of background, a width of 1.3 pixels.
#[derive(Clone, Debug)]
pub struct Case {
    /// The model.
    pub model: Model,
    /// `ideal`, `read-noise` or `scmos`.
    pub camera_name: &'static str,
    camera: Camera,
}

impl Case {
    /// Every model with every kind of camera.
    pub fn all() -> Vec<Case> {
        let flat = |value: f32| Array2::from_elem((256, 256), value);
        let (offset, gain, variance) = (flat(100.0), flat(0.5), flat(2.0));
        let maps = (offset.view(), gain.view(), variance.view());
        let scmos = Camera::scmos(PIXEL_UM, maps.0, maps.1, maps.2, None);
        let mut cameras = vec![
            ("ideal", Camera::ideal(PIXEL_UM)),
            ("read-noise", Camera::uniform(PIXEL_UM, 100.0, 0.5, 1.5)),
        ];
        cameras.extend(scmos.map(|camera| ("scmos", camera)));
        let curve = Astigmatism {
            sigma_x0_um: SIGMA_UM,
            sigma_y0_um: 1.05 * SIGMA_UM,
            ax: 0.05,
            ay: -0.03,
            bx: 0.02,
            by: 0.04,
            gamma_um: 0.25,
            d_um: 0.4,
            z_range_um: None,
        };
        let models = [
            Model::xynb(SIGMA_UM),
            Model::xynbs(),
            Model::xynbsxsy(),
            Model::astigmatic(curve),
        ];
        let pairs = models.iter().flat_map(|&model| {
            cameras.iter().map(move |(camera_name, camera)| Case {
                model,
                camera_name,
                camera: camera.clone(),
            })
        });
        pairs.collect()
    }

    /// Measures it on a device: `spots` spots, fitted `repeats` times.
    ///
    /// # Errors
    ///
    /// If the fit fails.
    pub fn measure(&self, device: &Device, spots: usize, repeats: usize) -> Result<Measurement> {
        let recipe = Simulation::new(SIDE)
            .camera(self.camera.clone())
            .sigma_um(SIGMA_UM)
            .seed(71);
        let recipe = match self.model {
            Model::Astigmatic(curve) => recipe.astigmatic(curve, 0.3),
            _ => recipe,
        };
        let stack = recipe.run(spots)?;
        let pixels = stack.to_u16();
        let rois = RoiStack::from_u16(pixels.view())?.corners(stack.corners.view())?;
        let fitter = Fitter::builder(self.model)
            .camera(self.camera.clone())
            .device(device.clone())
            .build()?;
        measure(&fitter, &rois, &stack, repeats)
    }
}

/// A device that is worth measuring.
#[derive(Clone, Debug)]
pub struct BenchDevice {
    /// The device.
    pub device: Device,
    /// `cpu`, `cuda` or `wgpu`.
    pub backend: &'static str,
    /// Its own name.
    pub name: String,
}

/// The devices of this machine, software adapters left out.
pub fn devices() -> Vec<BenchDevice> {
    let with_name = |device: Device| {
        let backend = match &device {
            Device::Cpu(_) => "cpu",
            Device::Cuda(_) => "cuda",
            Device::Wgpu(wgpu) if matches!(wgpu.kind, WgpuDeviceKind::Cpu) => return None,
            Device::Wgpu(_) => "wgpu",
            _ => return None,
        };
        let name = device.client().properties().identity.name.clone();
        Some(BenchDevice {
            device,
            backend,
            name,
        })
    };
    crate::devices().into_iter().filter_map(with_name).collect()
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
