//! What this machine can do.

use gaussmle::Fitter;
use gaussmle::machine::Computer;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors;
use crate::model::Given;
use crate::options::Devices;
use crate::work::Call;

/// Version of the library.
#[pyfunction]
pub fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

fn json(text: serde_json::Result<String>) -> PyResult<String> {
    text.map_err(|error| errors::fault(error.to_string()))
}

/// A diagnosis: as JSON, in words, and as an exit code.
#[pyfunction]
pub fn doctor(py: Python<'_>) -> PyResult<(String, String, u8)> {
    let diagnosis = Call::plain().run(py, || Ok(gaussmle::doctor::doctor()))?;
    Ok((
        json(serde_json::to_string(diagnosis))?,
        diagnosis.to_string(),
        diagnosis.exit_code(),
    ))
}

/// The devices, as JSON.
#[pyfunction]
pub fn devices(py: Python<'_>) -> PyResult<String> {
    let devices = Call::plain().run(py, || Ok(gaussmle::doctor::list(&Computer::new())))?;
    json(serde_json::to_string(&devices))
}

/// What `auto` would do.
#[pyfunction]
pub fn estimate<'py>(
    py: Python<'py>,
    spots: usize,
    roi: usize,
    model: Given,
    devices: Devices,
) -> PyResult<Bound<'py, PyDict>> {
    let builder = Fitter::builder(model.model()?).settings(devices.settings()?);
    let (estimate, bytes) = Call::plain().run(py, move || {
        let fitter = builder.build()?;
        Ok((
            fitter.estimate(spots, roi),
            fitter.required_bytes(spots, roi),
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
