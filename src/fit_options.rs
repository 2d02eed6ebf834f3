//! Options of a fit other than model, camera and devices.

use gaussmle_kernels::spec::Outputs;

use crate::error::{Error, Result, positive, value};
use crate::model::{Model, Parameter, Quantity};

/// The upper limit of fitted photons, and of fitted background in photons per pixel.
pub(crate) const MOST_LIGHT: f64 = 1e9;

/// Options of a fit, set by the builder.
#[derive(Clone, Debug)]
pub(crate) struct FitOptions {
    pub tolerance: f64,
    pub max_iterations: u32,
    /// Lower and upper bounds, in the units of [`Parameter::unit`].
    pub bounds: Vec<(Parameter, f64, f64)>,
    pub outputs: Outputs,
}

impl Default for FitOptions {
    fn default() -> Self {
        Self {
            tolerance: 1e-3,
            max_iterations: 50,
            bounds: Vec::new(),
            outputs: Outputs::ALL,
        }
    }
}

impl FitOptions {
    pub fn check(&self, model: &Model) -> Result<()> {
        positive(
            "tolerance",
            "the tolerance (in units of the CRLB)",
            self.tolerance,
        )?;
        if self.max_iterations == 0 {
            let needed = "it must be 1 or more";
            return Err(iterations(0, needed));
        }
        if self.max_iterations > u16::MAX.into() {
            let needed = "it must be 65535 or less";
            return Err(iterations(self.max_iterations, needed));
        }
        for &(parameter, lower, upper) in &self.bounds {
            check_bounds(model, parameter, lower, upper)?;
        }
        Ok(())
    }
}

/// The error for a number of iterations.
fn iterations(number: u32, needed: &'static str) -> Error {
    let what = "the maximum of iterations";
    value("max_iterations", what, number.into(), needed)
}

fn check_bounds(model: &Model, parameter: Parameter, lower: f64, upper: f64) -> Result<()> {
    if model.index(parameter).is_none() {
        let names: Vec<_> = model.parameters().iter().map(|p| p.name()).collect();
        return Err(Error::NoParameter {
            model: model.name(),
            parameter: parameter.to_string(),
            has: names.join(", "),
        });
    }
    let invalid = |needed: String| Error::Bounds {
        parameter: format!("{parameter} ({})", parameter.unit()),
        lower,
        upper,
        needed,
    };
    if lower.is_nan() || upper.is_nan() || lower >= upper {
        return Err(invalid("the lower one must be below the upper one".into()));
    }
    let is_light = parameter.quantity().is_light();
    if is_light && lower < 0.0 {
        return Err(invalid("photons cannot be negative".into()));
    }
    if is_light && lower >= MOST_LIGHT {
        return Err(invalid(format!(
            "the lower one must be below {MOST_LIGHT:e}"
        )));
    }
    let is_width = parameter.quantity() == Quantity::Width;
    if is_width && lower <= 0.0 {
        return Err(invalid("a width must be above 0".into()));
    }
    if let (true, Some(start)) = (is_width, model.start_width_um())
        && !(lower..=upper).contains(&start)
    {
        return Err(invalid(format!(
            "they exclude the starting width of {start} um"
        )));
    }
    Ok(())
}
