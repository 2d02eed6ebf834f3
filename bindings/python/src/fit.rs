//! Fits of ROI stacks.

use std::path::PathBuf;
use std::sync::Arc;

use gaussmle::simulate::{Spot, expected_images};
use gaussmle::{Backend, Output, Parameter, PixelSize, RoiStack};
use gaussmle_io::table::{self, Format, Metadata};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::Section;
use gaussmle_smlm::localize::{check_run_paths, run_section};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::{InputArray, Memory};
use crate::camera::Camera;
use crate::errors::{self, OrRaise};
use crate::fork;
use crate::model::ModelSpec;
use crate::options::{run_config, stated_config};
use crate::work::Call;

/// The most ROIs of a fit that may be so short that no thread is started for it.
const MOST_SHORT: usize = 1000;

/// Fits every ROI. Corners are i32, numbers of frames are u32. The last two dictionaries are the model and the
/// camera as the configuration of a table states them.
#[pyfunction]
#[allow(
    clippy::too_many_arguments,
    reason = "the Python function has keywords"
)]
pub fn fit(
    py: Python<'_>,
    rois: InputArray<'_>,
    corners: Option<InputArray<'_>>,
    frame: Option<InputArray<'_>>,
    model: ModelSpec,
    camera: &Camera,
    options: &Bound<'_, PyDict>,
    outputs: Option<Vec<String>>,
    allow_software_adapter: bool,
    progress: Option<Py<PyAny>>,
    on_wait: Option<Py<PyAny>>,
    stated_model: &Bound<'_, PyDict>,
    stated_camera: &Bound<'_, PyDict>,
) -> PyResult<Fits> {
    let mut stack = if rois.is::<u16>() {
        RoiStack::from_u16(rois.stack()?)
    } else {
        RoiStack::from_f32(rois.stack()?)
    }
    .or_raise()?;
    if let Some(corners) = &corners {
        stack = stack.with_corners(corners.plane()?).or_raise()?;
    }
    if let Some(frame) = &frame {
        stack = stack.with_frames(frame.values()?).or_raise()?;
    }
    let has_progress = progress.is_some();
    let call = Call::new(progress, on_wait);
    let config = run_config(options, Section::Fit)?;
    let stated = stated_config(
        &config,
        Some(stated_model),
        Some(stated_camera),
        Section::Fit,
    )?;
    check_run_paths(&[], &[], &stated).or_raise()?;
    let spec = model;
    let model = config.model.correct_depth(spec.model()?).or_raise()?;
    let builder = config
        .fitter(model, camera.camera.clone())
        .outputs(parse_outputs(outputs)?)
        .allow_software_adapter(allow_software_adapter);
    let mut builder = call.configure(builder);
    if has_progress {
        let sender = call.progress_sender();
        builder = builder.on_batch(move |done, total| sender.progress(done, total, done as u64));
    }
    let pixel_size_um = camera.camera.pixel_size_um();
    let backend = config.settings.backend.or(config.environment.backend);
    let fits = call.run_or_short(
        py,
        stack.len() <= MOST_SHORT && backend != Some(Backend::Gpu),
        || {
            let mut fitter = builder.build()?;
            let is_short = fitter.keep_short(stack.len(), stack.size());
            Ok((fitter, is_short))
        },
        |(_, is_short)| *is_short,
        |(fitter, _)| Ok(fitter.fit(&stack)?),
    )?;
    Ok(Fits {
        fits: Arc::new(fits),
        pixel_size_um,
        config,
        stated_model: stated_model.clone().unbind(),
        stated_camera: stated_camera.clone().unbind(),
    })
}

/// The expected photoelectrons of ROIs. Positions and widths are in pixels.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "one argument for each parameter")]
pub fn model_image(
    py: Python<'_>,
    x: InputArray<'_>,
    y: InputArray<'_>,
    photons: InputArray<'_>,
    background: InputArray<'_>,
    sigma_x: InputArray<'_>,
    sigma_y: InputArray<'_>,
    roi_size: usize,
) -> PyResult<Memory> {
    let values = [&x, &y, &photons, &background, &sigma_x, &sigma_y];
    let columns = values.map(|array| array.values::<f64>());
    let [x, y, photons, background, sigma_x, sigma_y] = columns;
    let (x, y, photons, background) = (x?, y?, photons?, background?);
    let (sigma_x, sigma_y) = (sigma_x?, sigma_y?);
    let spot = |i: usize| Spot {
        x_px: x[i],
        y_px: y[i],
        z_um: 0.0,
        photons: photons[i],
        background: background[i],
        sigma_x_px: sigma_x[i],
        sigma_y_px: sigma_y[i],
    };
    let spots: Vec<Spot> = (0..x.len()).map(spot).collect();
    let shape = [spots.len(), roi_size, roi_size];
    let images = Call::plain().run(py, move || Ok(expected_images(roi_size, &spots)))?;
    Ok(Memory::owned(images.into_raw_vec_and_offset().0, &shape))
}

/// The outputs with these names, or all.
fn parse_outputs(names: Option<Vec<String>>) -> PyResult<Vec<Output>> {
    let Some(names) = names else {
        return Ok(Output::ALL.to_vec());
    };
    let known = Output::ALL.map(Output::name).join(", ");
    let unknown =
        |name: &str| errors::input(format!("outputs: there is no {name:?}: pass {known}"));
    let outputs = names.iter();
    let outputs = outputs.map(|name| Output::from_name(name).ok_or_else(|| unknown(name)));
    outputs.collect()
}

/// The smallest and the largest side of ROIs that can be fitted, pixels.
#[pyfunction]
pub fn roi_sizes() -> (usize, usize) {
    (*RoiStack::SIZES.start(), *RoiStack::SIZES.end())
}

/// The results of a fit. Columns are computed on request.
#[pyclass(frozen, module = "gaussmle._native")]
pub struct Fits {
    fits: Arc<gaussmle::Fits>,
    pixel_size_um: PixelSize,
    config: RunConfig,
    /// The model and the camera as the configuration of a table states them.
    stated_model: Py<PyDict>,
    stated_camera: Py<PyDict>,
}

#[pymethods]
impl Fits {
    fn __len__(&self) -> usize {
        self.fits.len()
    }

    /// The names and units of the columns, in the order of the native table.
    fn columns(&self) -> Vec<(String, &'static str)> {
        let parameters = self.fits.model().parameters();
        let mut out = vec![("roi".into(), ""), ("frame".into(), "")];
        out.extend(parameters.iter().map(|p| (p.name().into(), p.unit())));
        let outputs = self.fits.outputs();
        if outputs.contains(&Output::Std) {
            let stds = parameters.iter();
            out.extend(stds.map(|p| (format!("{}_std", p.name()), p.unit())));
        }
        if outputs.contains(&Output::PValue) {
            out.extend(["log_likelihood", "p_value"].map(|name| (name.into(), "")));
        }
        out.extend(["iterations", "status"].map(|name| (name.into(), "")));
        out
    }

    /// The names of the results beside parameters, iterations and status.
    fn outputs(&self) -> Vec<&'static str> {
        self.fits.outputs().into_iter().map(Output::name).collect()
    }

    /// A column of the native table, or one of `x_px`, `y_px` and `deviance`, which are not copied.
    fn column(&self, py: Python<'_>, name: &str) -> PyResult<Memory> {
        // Some columns are computed by a thread pool, which a forked child does not have.
        fork::enter(py)?;
        let fits = &self.fits;
        let no_column = || self.no_column(name);
        let shared =
            |values: fn(&Arc<gaussmle::Fits>) -> &[f32]| Memory::shared(Arc::clone(fits), values);
        Ok(match name {
            "roi" => Memory::vector((0..fits.len() as u32).collect()),
            "frame" => match fits.frames() {
                Some(frames) => Memory::vector(frames.to_vec()),
                None => Memory::vector(vec![0u32; fits.len()]),
            },
            "x_px" => shared(|fits| fits.x_px()),
            "y_px" => shared(|fits| fits.y_px()),
            "deviance" => {
                fits.deviance().ok_or_else(no_column)?;
                shared(|fits| fits.deviance().unwrap_or_default())
            }
            "log_likelihood" => {
                let values = fits.log_likelihood().ok_or_else(no_column)?.iter();
                Memory::vector(values.map(|&value| f64::from(value)).collect())
            }
            "p_value" => {
                let values = py.detach(|| fits.p_value());
                Memory::vector(values.ok_or_else(no_column)?)
            }
            "iterations" => {
                let values = fits.iterations().iter();
                Memory::vector(values.map(|&value| u32::from(value)).collect())
            }
            "status" => Memory::status(fits.status()),
            _ => {
                let values = py.detach(|| match name.strip_suffix("_std") {
                    Some(name) => fits.std(Parameter::from_name(name)?),
                    None => fits.parameter(Parameter::from_name(name)?),
                });
                Memory::vector(values.ok_or_else(no_column)?)
            }
        })
    }

    /// The covariance of two parameters.
    fn covariance(&self, py: Python<'_>, a: &str, b: &str) -> PyResult<Memory> {
        fork::enter(py)?;
        let parameter = |name| Parameter::from_name(name).ok_or_else(|| self.no_column(name));
        let (first, second) = (parameter(a)?, parameter(b)?);
        let model = self.fits.model();
        for (name, parameter) in [(a, first), (b, second)] {
            if model.index(parameter).is_none() {
                return Err(self.no_column(name));
            }
        }
        let values = py.detach(|| self.fits.covariance(first, second));
        let left_out = || {
            errors::input(match a == b {
                true => format!("the variance of {a} was left out: fit with outputs=\"std\""),
                false => format!(
                    "the covariance of {a} and {b} was left out: fit with outputs=\"covariance\""
                ),
            })
        };
        values.map(Memory::vector).ok_or_else(left_out)
    }

    /// The options, the version and the device as TOML.
    fn configuration(&self, py: Python<'_>) -> PyResult<String> {
        let stated = stated_config(
            &self.config,
            Some(self.stated_model.bind(py)),
            Some(self.stated_camera.bind(py)),
            Section::Fit,
        )?;
        let run = run_section(Some(self.fits.info()));
        Ok(format!("{}\n{run}", stated.to_toml(Section::Fit)))
    }

    /// The corners of the ROIs, or None.
    fn corners(&self) -> Option<Memory> {
        let corners = self.fits.corners()?;
        let shape = [corners.len(), 2];
        Some(Memory::owned(corners.as_flattened().to_vec(), &shape))
    }

    /// The widths along x and y, um.
    fn widths(&self) -> (Memory, Memory) {
        let [x, y] = self.fits.widths_um();
        (Memory::vector(x), Memory::vector(y))
    }

    /// Devices, batches, failures and times.
    fn info<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        info(py, self.fits.info())
    }

    /// Writes a table in one of the formats of [`Format`].
    fn save(
        &self,
        py: Python<'_>,
        path: PathBuf,
        format: Option<&str>,
        configuration: String,
        notes: Vec<String>,
    ) -> PyResult<()> {
        let format = match format {
            Some(name) => Format::from_name(name),
            None => Format::of(&path),
        }
        .or_raise()?;
        let metadata = Metadata {
            model: self.fits.model().clone(),
            pixel_size_um: self.pixel_size_um,
            width: 0,
            height: 0,
            frames: 0,
            configuration,
            notes,
            remarks: Vec::new(),
            steps: Vec::new(),
        };
        let fits = &self.fits;
        Call::plain().run(py, || {
            Ok(table::write(&path, format, &fits.table(), &metadata)?)
        })
    }
}

impl Fits {
    fn no_column(&self, name: &str) -> PyErr {
        let names: Vec<_> = self.columns().into_iter().map(|(name, _)| name).collect();
        let (model, names) = (self.fits.model().name(), names.join(", "));
        errors::input(format!("fits of {model} have no {name}: they have {names}"))
    }
}

/// The information on a fit as a dictionary.
pub fn info<'py>(py: Python<'py>, info: &gaussmle::FitInfo) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    let devices = info.devices.iter().map(|share| -> PyResult<_> {
        let device = PyDict::new(py);
        device.set_item("id", &share.id)?;
        device.set_item("name", &share.name)?;
        device.set_item("backend", share.backend)?;
        device.set_item("spots", share.spots)?;
        device.set_item("batches", share.batches)?;
        device.set_item("bytes", share.bytes)?;
        device.set_item("memory_bytes", share.memory_bytes)?;
        Ok(device)
    });
    out.set_item("backend", info.backend)?;
    out.set_item("device", &info.device)?;
    out.set_item("reason", &info.reason)?;
    out.set_item("devices", devices.collect::<PyResult<Vec<_>>>()?)?;
    out.set_item("batches", info.batches)?;
    out.set_item("batch_size", info.batch_size)?;
    out.set_item("gpu_share", info.gpu_share())?;
    out.set_item("retries", info.retries)?;
    out.set_item("fallbacks", info.fallbacks)?;
    out.set_item("troubles", &info.troubles)?;
    out.set_item("seconds_waiting", info.seconds_waiting)?;
    out.set_item("seconds_to_first_batch", info.seconds_to_first_batch)?;
    out.set_item("seconds_uploading", info.seconds_uploading)?;
    out.set_item("seconds_computing", info.seconds_computing)?;
    out.set_item("seconds_reading_back", info.seconds_reading_back)?;
    out.set_item("seconds", info.seconds)?;
    out.set_item("text", info.to_string())?;
    Ok(out)
}
