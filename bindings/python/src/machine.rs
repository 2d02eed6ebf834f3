//! The devices of this machine: list, diagnosis, and estimate of a fit's time.

use gaussmle::device::SystemGpus;
use gaussmle::doctor::Examination;
use gaussmle::{Camera, Settings};
use gaussmle_smlm::config::Section;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors;
use crate::model::ModelSpec;
use crate::options::run_config;
use crate::work::Call;

/// The version of the library.
#[pyfunction]
pub fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// Messages about environment variables that begin with `GAUSSMLE_` and are unknown.
#[pyfunction]
pub fn unknown_variables() -> Vec<String> {
    Settings::unknown_in_environment()
}

fn json(text: serde_json::Result<String>) -> PyResult<String> {
    text.map_err(|error| errors::fault(error.to_string()))
}

/// Gives back the contexts of CUDA devices.
#[pyfunction]
pub fn release_gpu(py: Python<'_>) {
    py.detach(gaussmle::device::release_gpu);
}

/// The diagnosis of the devices: JSON, text, and exit code.
#[pyfunction]
pub fn doctor(py: Python<'_>, quick: bool) -> PyResult<(String, String, u8)> {
    let examination = match quick {
        true => Examination::Quick,
        false => Examination::default(),
    };
    let diagnosis = Call::plain().run(py, move || Ok(examination.run()))?;
    Ok((
        json(serde_json::to_string(&diagnosis))?,
        diagnosis.to_string(),
        diagnosis.exit_code(),
    ))
}

/// The devices, as JSON.
#[pyfunction]
pub fn devices(py: Python<'_>) -> PyResult<String> {
    let devices = Call::plain().run(py, || {
        let settings = Settings::from_environment()?;
        Ok(gaussmle::doctor::list(&SystemGpus::from_settings(
            &settings,
        )))
    })?;
    json(serde_json::to_string(&devices))
}

/// Limits the vectors of the CPU, for the speed of processors with narrower registers.
#[pyfunction]
pub fn limit_vectors(spots: usize) {
    gaussmle::bench::limit_vectors(spots);
}

/// The decision of the back end `auto` for a fit, with the reason and the expected seconds.
#[pyfunction]
pub fn estimate<'py>(
    py: Python<'py>,
    spots: usize,
    roi_size: usize,
    model: ModelSpec,
    options: &Bound<'py, PyDict>,
    allow_software_adapter: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let config = run_config(options, Section::Fit)?;
    let builder = config
        .fitter(model.model()?, Camera::ideal(0.1))
        .allow_software_adapter(allow_software_adapter);
    let (estimate, bytes) = Call::plain().run(py, move || {
        let fitter = builder.build()?;
        Ok((
            fitter.estimate(spots, roi_size),
            fitter.required_bytes(spots, roi_size),
        ))
    })?;
    let out = PyDict::new(py);
    out.set_item("decision", estimate.decision.to_string())?;
    out.set_item("cpu_seconds", estimate.cpu_seconds)?;
    out.set_item("gpu_seconds", estimate.gpu_seconds)?;
    out.set_item("reason", estimate.reason)?;
    out.set_item("required_bytes", bytes)?;
    Ok(out)
}
