//! Options of the fitted model.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use gaussmle::error::ParseError;
use gaussmle::model::{Given, MODELS, ModelKind, Takes};
use gaussmle::{FitterBuilder, Model, Parameter};
use gaussmle_base::config::from_text;
use gaussmle_io::{PsfCalibration, read_psf, read_psf_file};
use serde::{Deserialize, Deserializer, Serialize};

use super::calibrated_model::CalibratedModel;
use super::in_memory::{PSF_IN_MEMORY, is_in_memory};
use super::model_name::ModelName;
use super::sigma::Sigma;
use crate::error::{Result, config};

/// Bounds of a parameter, in its unit. The text form is `photons=10:1e6`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ParameterBounds {
    /// The parameter.
    pub parameter: Parameter,
    /// The lower bound.
    pub lower: f64,
    /// The upper bound.
    pub upper: f64,
}

impl FromStr for ParameterBounds {
    type Err = ParseError;

    fn from_str(text: &str) -> std::result::Result<Self, ParseError> {
        let invalid = || {
            ParseError::new(format!(
                "invalid bounds `{text}`: expected NAME=LOWER:UPPER, as in photons=10:1e6"
            ))
        };
        let (name, range) = text.split_once('=').ok_or_else(invalid)?;
        let (lower, upper) = range.split_once(':').ok_or_else(invalid)?;
        let number = |text: &str| text.trim().parse().map_err(|_| invalid());
        let name = name.trim();
        let parameter = Parameter::from_name(name)
            .ok_or_else(|| ParseError::new(format!("there is no parameter `{name}` to bound")))?;
        Ok(Self {
            parameter,
            lower: number(lower)?,
            upper: number(upper)?,
        })
    }
}

impl fmt::Display for ParameterBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}:{}", self.parameter, self.lower, self.upper)
    }
}

impl TryFrom<String> for ParameterBounds {
    type Error = ParseError;

    fn try_from(text: String) -> std::result::Result<Self, ParseError> {
        text.parse()
    }
}

impl From<ParameterBounds> for String {
    fn from(bounds: ParameterBounds) -> String {
        bounds.to_string()
    }
}

gaussmle::option_group! {
    "Model";
    /// The model, and the conditions that end a fit.
    pub struct ModelConfig {
        /// The parameters that are fitted.
        #[arg(long, value_enum)]
        pub model: Option<ModelName>,
        /// The width of a spot: fixed for xynb, the start value for xynbs and xynbsxsy. For xynb, auto
        /// measures it from lone spots of the movie.
        #[arg(long = "sigma", value_name = "UM")]
        #[serde(deserialize_with = "from_text")]
        pub sigma_um: Option<Sigma>,
        /// The file of an astigmatic PSF, with sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um,
        /// d_um.
        #[arg(long, value_name = "PSF.toml")]
        pub astigmatic: Option<PathBuf>,
        /// The factor by which z and z_std are multiplied before they are written, for a sample whose
        /// refractive index differs from that of the calibration. Bounds of z are those of the written z
        /// [default: 1].
        #[arg(long, value_name = "F")]
        pub index_mismatch: Option<f64>,
        /// The largest remaining step of a converged fit, in units of the Cramér-Rao bound
        /// [default: 0.001].
        #[arg(long)]
        pub tolerance: Option<f64>,
        /// The largest number of iterations of a fit [default: 50].
        #[arg(long)]
        pub max_iterations: Option<u32>,
        /// Bounds of a parameter in its unit, as in photons=10:1e6. Bounds of x and y count from the
        /// outer corner of the ROI. There can be several.
        #[arg(long, value_name = "NAME=LOWER:UPPER")]
        #[serde(deserialize_with = "bounds_if_any")]
        pub bounds: Option<Vec<ParameterBounds>>,
    }
}

/// Bounds; `None` for an empty list, which replaces no other one.
fn bounds_if_any<'de, D>(
    deserializer: D,
) -> std::result::Result<Option<Vec<ParameterBounds>>, D::Error>
where
    D: Deserializer<'de>,
{
    let bounds = Vec::deserialize(deserializer)?;
    Ok(Some(bounds).filter(|bounds| !bounds.is_empty()))
}

impl ModelConfig {
    /// These options without those that `first` replaces: a PSF file without a model sets the model
    /// too.
    pub(super) fn after(self, first: &Self) -> Self {
        match first.astigmatic {
            Some(_) => Self {
                model: None,
                ..self
            },
            None => self,
        }
    }

    /// The kind of the model, if it is set.
    fn kind(&self) -> Option<&'static ModelKind> {
        match (self.model, &self.astigmatic) {
            (Some(name), _) => Some(name.kind()),
            (None, Some(_)) => MODELS.into_iter().find(|kind| kind.takes == Takes::Curve),
            (None, None) => None,
        }
    }

    /// The width of a model that takes one.
    pub fn given_width(&self) -> Option<Sigma> {
        let takes_width = self.kind().is_some_and(|kind| kind.takes == Takes::Width);
        self.sigma_um.filter(|_| takes_width)
    }

    /// The model.
    ///
    /// # Errors
    ///
    /// Returns an error if no model is set, a value that it needs is missing, or its width is to be
    /// measured.
    pub fn model(&self) -> Result<Model> {
        let Some(kind) = self.kind() else {
            let names = MODELS.map(|kind| kind.name);
            let cause = format!("the model is missing: give one of {}", listed(&names));
            return Err(config("model", cause));
        };
        let name = kind.name;
        if self.sigma_um == Some(Sigma::Auto) {
            let cause = match kind.takes {
                Takes::Width => {
                    "`auto` measures the width in the frames of a whole movie before its run, and there are none here: give the width of a spot, um".to_owned()
                }
                Takes::StartWidth => {
                    format!("the model {name} fits the width: leave `auto` out")
                }
                Takes::Curve => format!(
                    "the model {name} takes a curve, which is measured from beads: leave `auto` out"
                ),
            };
            return Err(config("sigma_um", cause));
        }
        let sigma_um = self.sigma_um.and_then(Sigma::um);
        let given = match (kind.takes, &self.astigmatic) {
            (Takes::Curve, Some(file)) if is_in_memory(file) => {
                let cause = "the configuration is of a run whose PSF was in memory: give its file";
                Err(config("astigmatic", cause))
            }
            (Takes::Curve, Some(file)) => Ok(Given::Curve(read_psf(file)?)),
            (Takes::Curve, None) => {
                let cause = format!("the model {name} needs the file of an astigmatic PSF");
                Err(config("astigmatic", cause))
            }
            (Takes::Width | Takes::StartWidth, Some(_)) => {
                let cause = "a PSF file is only used by the model astigmatic: leave one out";
                Err(config("astigmatic", cause))
            }
            (Takes::Width, None) => match sigma_um {
                Some(um) => Ok(Given::Width(um)),
                None => {
                    let cause = format!("the model {name} needs the width of a spot, um");
                    Err(config("sigma_um", cause))
                }
            },
            (Takes::StartWidth, None) => Ok(Given::StartWidth(sigma_um)),
        };
        let Some(model) = kind.with(given?) else {
            return Err(config(
                "model",
                format!("the model {name} takes something else"),
            ));
        };
        self.correct_depth(model)
    }

    /// The model with z multiplied by the index-mismatch factor, if there is one.
    ///
    /// # Errors
    ///
    /// Returns an error if the factor is not positive, or the model has no z.
    pub fn correct_depth(&self, model: Model) -> Result<Model> {
        let Some(factor) = self.index_mismatch else {
            return Ok(model);
        };
        if !(factor > 0.0 && factor.is_finite()) {
            let cause = format!("the factor of z is {factor}: it must be above 0 and finite");
            return Err(config("index_mismatch", cause));
        }
        model.with_scaled_z(factor).ok_or_else(|| {
            let cause = format!(
                "the model {} has no z to be multiplied by {factor}: leave the factor out",
                model.name()
            );
            config("index_mismatch", cause)
        })
    }

    /// The conditions of the PSF's calibration, as far as its file states them.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read.
    pub fn psf_calibration(&self) -> Result<PsfCalibration> {
        Ok(
            match self.astigmatic.as_ref().filter(|file| !is_in_memory(file)) {
                Some(file) => read_psf_file(file)?.calibration,
                None => PsfCalibration::default(),
            },
        )
    }

    /// The model, and the conditions of its calibration.
    ///
    /// # Errors
    ///
    /// As [`ModelConfig::model`] and [`ModelConfig::psf_calibration`].
    pub fn calibrated_model(&self) -> Result<CalibratedModel> {
        Ok(CalibratedModel {
            model: self.model()?,
            calibration: self.psf_calibration()?,
        })
    }

    /// States a model in memory, as far as options can.
    ///
    /// # Errors
    ///
    /// Returns an error if the options state another model.
    pub(crate) fn state_in_memory(&mut self, model: &Model) -> Result<()> {
        let (sigma_um, astigmatic) = match model.given() {
            Given::Width(um) => (Some(um), None),
            Given::StartWidth(um) => (um, None),
            Given::Curve(_) => (None, Some(PSF_IN_MEMORY.into())),
        };
        let stated = Self {
            model: Some(model.kind().into()),
            sigma_um: sigma_um.map(Sigma::Um),
            astigmatic,
            ..self.clone()
        };
        let states_none = (self.model, self.sigma_um, &self.astigmatic) == (None, None, &None);
        if !states_none && *self != stated {
            let cause = "the model is given in memory: leave the model out of the options";
            return Err(config("model", cause));
        }
        *self = stated;
        Ok(())
    }

    /// Sets the tolerance, the iterations and the bounds of a builder.
    pub(super) fn configure(&self, mut builder: FitterBuilder) -> FitterBuilder {
        if let Some(tolerance) = self.tolerance {
            builder = builder.tolerance(tolerance);
        }
        if let Some(iterations) = self.max_iterations {
            builder = builder.max_iterations(iterations);
        }
        for bounds in self.bounds.iter().flatten() {
            builder = builder.bounds(bounds.parameter, bounds.lower, bounds.upper);
        }
        builder
    }
}

/// Names as a sentence lists them: `a, b and c`.
fn listed(names: &[&str]) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        names => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_width_is_measured_for_models_that_take_one() {
        for kind in MODELS {
            let options = ModelConfig {
                model: Some(kind.into()),
                sigma_um: Some(Sigma::Auto),
                ..ModelConfig::default()
            };
            let is_measured = kind.takes == Takes::Width;
            assert_eq!(options.given_width().is_some(), is_measured);
            let error = options.model().expect_err("no width");
            assert_eq!(error.option(), Some("sigma_um"), "{error}");
            let remedy = match is_measured {
                true => "give the width",
                false => "leave `auto` out",
            };
            assert!(error.to_string().contains(remedy), "{error}");
        }
        let curve = ModelConfig {
            astigmatic: Some("psf.toml".into()),
            sigma_um: Some(Sigma::Um(0.13)),
            ..ModelConfig::default()
        };
        assert_eq!(curve.given_width(), None);
    }
}
