//! What can be set about a fit, beyond model, camera and devices.

use crate::error::{Error, Result, positive, value};
use crate::model::{Model, Parameter};

/// The most light that is fitted, photons or photons per pixel.
pub(crate) const MOST_LIGHT: f64 = 1e9;

/// Options of a fit; the builder sets them.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub memory_budget: Option<usize>,
    pub tolerance: f64,
    pub max_iterations: u32,
    /// In the units of [`Parameter::unit`].
    pub bounds: Vec<(Parameter, f64, f64)>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            memory_budget: None,
            tolerance: 1e-3,
            max_iterations: 50,
            bounds: Vec::new(),
        }
    }
}

impl Options {
    pub fn check(&self, model: &Model) -> Result<()> {
        positive("the tolerance (in units of the CRLB)", self.tolerance)?;
        if self.max_iterations == 0 {
            return Err(value("the most iterations", 0.0, "it must be 1 or more"));
        }
        if self.max_iterations > u16::MAX.into() {
            let needed = "it must be 65535 or less";
            return Err(value(
                "the most iterations",
                self.max_iterations.into(),
                needed,
            ));
        }
        if self.memory_budget == Some(0) {
            let needed = "it must be above 0; leave it out to have it chosen";
            return Err(value("the memory budget (bytes)", 0.0, needed));
        }
        for &(parameter, lower, upper) in &self.bounds {
            check_bounds(model, parameter, lower, upper)?;
        }
        Ok(())
    }
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
    let refuse = |needed: String| Error::Bounds {
        parameter: format!("{parameter} ({})", parameter.unit()),
        lower,
        upper,
        needed,
    };
    if lower.is_nan() || upper.is_nan() || lower >= upper {
        return Err(refuse("the lower one must be below the upper one".into()));
    }
    let counts = matches!(parameter, Parameter::Photons | Parameter::Background);
    if counts && lower < 0.0 {
        return Err(refuse("light cannot be negative".into()));
    }
    if counts && lower >= MOST_LIGHT {
        return Err(refuse(format!("at most {MOST_LIGHT:e} can be fitted")));
    }
    let width = matches!(
        parameter,
        Parameter::Sigma | Parameter::SigmaX | Parameter::SigmaY
    );
    if width && lower <= 0.0 {
        return Err(refuse("a width must be above 0".into()));
    }
    if let (true, Some(start)) = (width, start_width(model))
        && !(lower..=upper).contains(&start)
    {
        return Err(refuse(format!(
            "they exclude the width of {start} um to start from"
        )));
    }
    Ok(())
}

fn start_width(model: &Model) -> Option<f64> {
    match *model {
        Model::Xynbs { start_sigma_um } | Model::Xynbsxsy { start_sigma_um } => start_sigma_um,
        Model::Xynb { .. } | Model::Astigmatic(_) => None,
    }
}
