//! Stacks of ROIs become fits.

use std::path::PathBuf;
use std::sync::Arc;

use gaussmle::tables::{self, Format, Metadata};
use gaussmle::{Fitter, RoiStack};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::{Input, Memory};
use crate::camera::Camera;
use crate::errors::{self, OrRaise};
use crate::fork;
use crate::model::{Given, parameter};
use crate::options::{Devices, Fitting};
use crate::work::Call;

/// Fits every ROI. Corners are i32, frames u32.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "the Python half gathers them")]
pub fn fit(
    py: Python<'_>,
    rois: Input<'_>,
    corners: Option<Input<'_>>,
    frames: Option<Input<'_>>,
    model: Given,
    camera: &Camera,
    devices: Devices,
    fitting: Fitting,
    progress: Option<Py<PyAny>>,
    on_wait: Option<Py<PyAny>>,
) -> PyResult<Fits> {
    let mut stack = if rois.is::<u16>() {
        RoiStack::from_u16(rois.stack()?)
    } else {
        RoiStack::from_f32(rois.stack()?)
    }
    .or_raise()?;
    if let Some(corners) = &corners {
        stack = stack.corners(corners.plane()?).or_raise()?;
    }
    if let Some(frames) = &frames {
        stack = stack.frames(frames.numbers()?).or_raise()?;
    }
    let watched = progress.is_some();
    let call = Call::new(progress, on_wait);
    let builder = Fitter::builder(model.model()?)
        .camera(camera.0.clone())
        .settings(devices.settings()?);
    let mut builder = call.attend(fitting.tell(builder)?);
    if watched {
        let teller = call.teller();
        builder = builder.on_batch(move |done, of| teller.progress(done, of, done as u64));
    }
    let pixel_size_um = camera.0.pixel_size_um();
    let fits = call.run(py, || builder.build()?.fit(&stack))?;
    Ok(Fits {
        fits: Arc::new(fits),
        pixel_size_um,
    })
}

/// The library's fits. Columns are made as they are asked for.
#[pyclass(frozen, module = "gaussmle._native")]
pub struct Fits {
    fits: Arc<gaussmle::Fits>,
    pixel_size_um: f64,
}

#[pymethods]
impl Fits {
    fn __len__(&self) -> usize {
        self.fits.len()
    }

    /// The names and units of its columns, in the order of the native table.
    fn columns(&self) -> Vec<(String, &'static str)> {
        let parameters = self.fits.model().parameters();
        let mut out = vec![("roi".into(), ""), ("frame".into(), "")];
        out.extend(parameters.iter().map(|p| (p.name().into(), p.unit())));
        let stds = parameters.iter();
        out.extend(stds.map(|p| (format!("{}_std", p.name()), p.unit())));
        let rest = ["log_likelihood", "p_value", "iterations", "status"];
        out.extend(rest.map(|name| (name.into(), "")));
        out
    }

    /// A column of the native table, or one of `x_px`, `y_px` and `deviance`, which are looked at where they lie.
    fn column(&self, py: Python<'_>, name: &str) -> PyResult<Memory> {
        // Some are worked out by many threads, which a forked child has not.
        fork::enter(py)?;
        let fits = &self.fits;
        let looked_at =
            |numbers: fn(&Arc<gaussmle::Fits>) -> &[f32]| Memory::shared(Arc::clone(fits), numbers);
        Ok(match name {
            "roi" => Memory::row((0..fits.len() as u32).collect()),
            "frame" => match fits.frames() {
                Some(frames) => Memory::row(frames.to_vec()),
                None => Memory::row(vec![0u32; fits.len()]),
            },
            "x_px" => looked_at(|fits| fits.x_px()),
            "y_px" => looked_at(|fits| fits.y_px()),
            "deviance" => looked_at(|fits| fits.deviance()),
            "log_likelihood" => {
                let values = fits.log_likelihood().iter();
                Memory::row(values.map(|&value| f64::from(value)).collect())
            }
            "p_value" => Memory::row(py.detach(|| fits.p_value())),
            "iterations" => {
                let values = fits.iterations().iter();
                Memory::row(values.map(|&value| u32::from(value)).collect())
            }
            "status" => Memory::status(fits.status()),
            _ => {
                let made = py.detach(|| match name.strip_suffix("_std") {
                    Some(name) => fits.std(parameter(name)?),
                    None => fits.parameter(parameter(name)?),
                });
                Memory::row(made.ok_or_else(|| self.lacks(name))?)
            }
        })
    }

    /// The covariance of two parameters.
    fn covariance(&self, py: Python<'_>, a: &str, b: &str) -> PyResult<Memory> {
        fork::enter(py)?;
        let of = |name| parameter(name).ok_or_else(|| self.lacks(name));
        let (first, second) = (of(a)?, of(b)?);
        let made = py.detach(|| self.fits.covariance(first, second));
        made.map(Memory::row)
            .ok_or_else(|| self.lacks(&format!("{a} or {b}")))
    }

    /// What happened.
    fn info<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        info(py, self.fits.info())
    }

    /// Writes the native table, or another program's.
    fn save(
        &self,
        py: Python<'_>,
        path: PathBuf,
        format: Option<&str>,
        configuration: String,
    ) -> PyResult<()> {
        let format = match format {
            Some(name) => Format::from_name(name),
            None => Format::of(&path),
        }
        .or_raise()?;
        let metadata = Metadata {
            model: *self.fits.model(),
            pixel_size_um: self.pixel_size_um,
            width: 0,
            height: 0,
            frames: 0,
            configuration,
            notes: Vec::new(),
        };
        let fits = &self.fits;
        Call::plain().run(py, || {
            Ok(tables::write(&path, format, &fits.table(), &metadata)?)
        })
    }
}

impl Fits {
    fn lacks(&self, name: &str) -> PyErr {
        let names: Vec<_> = self.columns().into_iter().map(|(name, _)| name).collect();
        let (model, names) = (self.fits.model().name(), names.join(", "));
        errors::input(format!("fits of {model} have no {name}: they have {names}"))
    }
}

/// What happened during a fit, as a dictionary.
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
        Ok(device)
    });
    out.set_item("backend", info.backend)?;
    out.set_item("device", &info.device)?;
    out.set_item("reason", &info.reason)?;
    out.set_item("devices", devices.collect::<PyResult<Vec<_>>>()?)?;
    out.set_item("batches", info.batches)?;
    out.set_item("batch_size", info.batch_size)?;
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
