//! Options as dictionaries, whose keys are those of a configuration file.

use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{ModelConfig, Region, Section};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList};
use toml::{Table, Value};

use crate::argument_names::argument;
use crate::array::InputArray;
use crate::errors::{self, OrRaise};

/// A dictionary as a TOML table. Entries that are None are left out.
fn table(options: &Bound<'_, PyDict>) -> PyResult<Table> {
    let mut table = Table::new();
    for (key, value) in options {
        if !value.is_none() {
            let key: String = key.extract()?;
            let value = scalar_or_list(&value).map_err(|_| {
                errors::input(format!(
                    "{} is {value}: pass a number, text, or a list of these",
                    argument(&key)
                ))
            })?;
            table.insert(key, value);
        }
    }
    Ok(table)
}

fn scalar_or_list(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    if let Ok(list) = value.cast::<PyList>() {
        let values: PyResult<Vec<Value>> = list.iter().map(|v| scalar_or_list(&v)).collect();
        return Ok(Value::Array(values?));
    }
    // A bool is also an integer, and an integer also a float.
    if let Ok(flag) = value.cast::<PyBool>() {
        return Ok(Value::Boolean(flag.is_true()));
    }
    if let Ok(number) = value.extract::<i64>() {
        return Ok(Value::Integer(number));
    }
    if let Ok(number) = value.extract::<f64>() {
        return Ok(Value::Float(number));
    }
    Ok(Value::String(value.extract()?))
}

/// The options of a run, with the environment.
pub fn run_config(options: &Bound<'_, PyDict>, section: Section) -> PyResult<RunConfig> {
    let config =
        RunConfig::from_table(&table(options)?, section).map_err(|error| errors::option(&error))?;
    config.with_environment().or_raise()
}

/// The options that a table states: those of a run, with the model and the camera that Python passed
/// as objects. `model` and `camera` are their keys in a configuration file, or None if the run has
/// them from a file.
pub fn stated_config(
    config: &RunConfig,
    model: Option<&Bound<'_, PyDict>>,
    camera: Option<&Bound<'_, PyDict>>,
    section: Section,
) -> PyResult<RunConfig> {
    let read = |options| {
        let config = RunConfig::from_table(&table(options)?, section);
        config.map_err(|error| errors::option(&error))
    };
    let mut stated = config.clone();
    if let Some(model) = model {
        let model = read(model)?.model;
        stated.model = ModelConfig {
            model: model.model,
            sigma_um: model.sigma_um,
            psf: model.psf,
            ..stated.model
        };
    }
    if let Some(camera) = camera {
        stated.camera = read(camera)?.camera;
    }
    Ok(stated)
}

/// The text of a mask of u8, (height, width), in a configuration file.
#[pyfunction]
pub fn region_of_mask(mask: InputArray<'_>) -> PyResult<String> {
    let pixels = mask.plane::<u8>()?;
    let (height, width) = pixels.dim();
    let inside = pixels.iter().map(|&pixel| pixel != 0);
    Ok(Region::from_mask([width, height], inside).to_string())
}

/// The Python arguments for the keys of a section, with the keys: `[(key, argument)]`. The tests
/// compare them with the arguments of `localize` and `fit`.
#[pyfunction]
pub fn option_names(section: &str) -> PyResult<Vec<(&'static str, &'static str)>> {
    let sections = [Section::Localize, Section::Fit];
    let section = sections.into_iter().find(|known| known.name() == section);
    let section = section.ok_or_else(|| errors::input("pass `localize` or `fit`"))?;
    let keys = section.keys().into_iter();
    Ok(keys.map(|key| (key, argument(key))).collect())
}
