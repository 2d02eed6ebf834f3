//! What a fit and a run can be told, from dictionaries of the Python half, which have every key.

use std::path::PathBuf;
use std::time::Duration;

use gaussmle::{FitterBuilder, Patience, Recipe, Settings};
use pyo3::prelude::*;

use crate::errors::{self, OrRaise, input};
use crate::model::parameter;

/// A time, in seconds or `inf`.
fn patience(seconds: f64, what: &str) -> PyResult<Patience> {
    if seconds == f64::INFINITY {
        return Ok(Patience::Forever);
    }
    let time = Duration::try_from_secs_f64(seconds);
    time.map(Patience::For)
        .map_err(|_| input(format!("{what} is {seconds}: give seconds, or math.inf")))
}

/// Where fits may run.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct Devices {
    backend: Option<String>,
    auto_timeout: Option<f64>,
    gpu_timeout: Option<f64>,
    hang_timeout: Option<f64>,
    batch_size: Option<usize>,
    devices: Option<Vec<String>>,
    gpu_memory_limit: Option<u64>,
    performance_log: Option<PathBuf>,
}

impl Devices {
    /// The library's settings.
    pub fn settings(self) -> PyResult<Settings> {
        let time = |seconds: Option<f64>, what| seconds.map(|s| patience(s, what)).transpose();
        let backend = self.backend.map(|name| name.parse()).transpose();
        Ok(Settings {
            backend: backend.map_err(|words: String| input(words))?,
            auto_timeout: time(self.auto_timeout, "auto_timeout")?,
            gpu_timeout: time(self.gpu_timeout, "gpu_timeout")?,
            hang_timeout: time(self.hang_timeout, "hang_timeout")?,
            batch_size: self.batch_size.map(gaussmle::BatchSize::Spots),
            devices: self.devices,
            gpu_memory_limit: self.gpu_memory_limit,
            performance_log: self.performance_log,
        })
    }
}

/// How fits go.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct Fitting {
    pub tolerance: Option<f64>,
    pub max_iterations: Option<u32>,
    memory_budget: Option<usize>,
    /// Names, lower and upper bounds.
    bounds: Vec<(String, f64, f64)>,
    allow_software_adapter: bool,
}

impl Fitting {
    /// Tells a builder.
    pub fn tell(self, mut builder: FitterBuilder) -> PyResult<FitterBuilder> {
        if let Some(tolerance) = self.tolerance {
            builder = builder.tolerance(tolerance);
        }
        if let Some(iterations) = self.max_iterations {
            builder = builder.max_iterations(iterations);
        }
        if let Some(bytes) = self.memory_budget {
            builder = builder.memory_budget(bytes);
        }
        for (name, lower, upper) in self.bounds {
            let Some(parameter) = parameter(&name) else {
                return Err(errors::input(format!(
                    "there is no parameter `{name}` to bound"
                )));
            };
            builder = builder.bounds(parameter, lower, upper);
        }
        Ok(builder.allow_software_adapter(self.allow_software_adapter))
    }
}

/// How spots are found, and in which frames.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct Finding {
    sigma: Option<f64>,
    roi: Option<usize>,
    false_alarms: Option<f64>,
    threshold: Option<f64>,
    min_net_gradient: Option<f64>,
    detection_sigma: Option<f64>,
    min_separation: Option<f64>,
    border: Option<String>,
    frames: Option<(Option<usize>, Option<usize>)>,
    allow_truncated: Option<bool>,
    config: Option<PathBuf>,
}

impl Finding {
    /// A recipe with this in it, and the configuration file's where this says nothing.
    pub fn recipe(self, with: Recipe) -> PyResult<Recipe> {
        let recipe = Recipe {
            sigma_um: with.sigma_um.or(self.sigma),
            roi: self.roi,
            false_alarms: self.false_alarms,
            threshold: self.threshold,
            min_net_gradient: self.min_net_gradient,
            detection_sigma_um: self.detection_sigma,
            min_separation_um: self.min_separation,
            border: self.border,
            frames: self.frames.map(|(from, to)| gaussmle::Frames { from, to }),
            allow_truncated: self.allow_truncated,
            ..with
        };
        match self.config {
            Some(file) => Ok(recipe.or(Recipe::from_toml_file(&file, "localize").or_raise()?)),
            None => Ok(recipe),
        }
    }
}
