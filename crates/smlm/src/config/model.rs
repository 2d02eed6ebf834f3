//! Options of the fitted model.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use gaussmle::error::ParseError;
use gaussmle::model::{Given, MODELS, ModelKind, Takes};
use gaussmle::{FitterBuilder, Model, Parameter};
use gaussmle_base::config::from_text;
use gaussmle_io::{PsfCalibration, PsfFile, read_psf};
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
        /// The file of a PSF, for the models astigmatic, spline and spline2d: a curve (sigma_x0_um, sigma_y0_um,
        /// Ax, Ay, Bx, By, gamma_um, d_um), or a measured PSF of gaussmle, SMAP, SMAPpy, Picasso or
        /// uiPSF.
        #[arg(long, visible_alias = "astigmatic", value_name = "FILE")]
        pub psf: Option<PathBuf>,
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
        /// Write the covariances of each two parameters as columns, such as x_y_cov.
        #[arg(long, num_args = 0, default_missing_value = "true")]
        pub covariances: Option<bool>,
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
    /// too, and takes no width.
    pub(super) fn after(self, first: &Self) -> Self {
        match first.psf {
            Some(_) => Self {
                model: None,
                sigma_um: None,
                ..self
            },
            None => self,
        }
    }

    /// Sets the model of a run for which none is named, and returns its name: one width for all spots if
    /// that is to be measured, and otherwise a width of each, so that none has to be known.
    pub fn choose_if_none(&mut self) -> Option<&'static str> {
        if self.model.is_some() || self.psf.is_some() {
            return None;
        }
        let name = match self.sigma_um {
            Some(Sigma::Auto) => "xynb",
            Some(Sigma::Um(_)) | None => "xynbs",
        };
        self.model = ModelName::named(name);
        Some(name)
    }

    /// The width of a model that takes one.
    pub fn given_width(&self) -> Option<Sigma> {
        let takes_width = |name: ModelName| name.kind().takes == Takes::Width;
        self.sigma_um
            .filter(|_| self.model.is_some_and(takes_width))
    }

    /// The model.
    ///
    /// # Errors
    ///
    /// Returns an error if no model is set, a value that it needs is missing, or its width is to be
    /// measured.
    pub fn model(&self) -> Result<Model> {
        Ok(self.calibrated_model()?.model)
    }

    /// The model, and the conditions of its calibration, as far as a PSF file states them.
    ///
    /// # Errors
    ///
    /// As [`ModelConfig::model`].
    pub fn calibrated_model(&self) -> Result<CalibratedModel> {
        if let (Some(name), Some(_)) = (self.model, &self.psf)
            && matches!(name.kind().takes, Takes::Width | Takes::StartWidth)
        {
            let cause = format!(
                "the model {} uses no PSF file: leave one out",
                name.kind().name
            );
            return Err(config("psf", cause));
        }
        if let (Some(Sigma::Um(_)), Some(_)) = (self.sigma_um, &self.psf) {
            let cause = "spots have the widths of the PSF file: leave the width out";
            return Err(config("sigma_um", cause));
        }
        let file = self.psf_file()?;
        let of_file = || {
            let takes = file.as_ref()?.psf.takes();
            MODELS.into_iter().find(|kind| kind.takes == takes)
        };
        let Some(kind) = self.model.map(ModelName::kind).or_else(of_file) else {
            let names = MODELS.map(|kind| kind.name);
            let cause = format!("the model is missing: give one of {}", listed(&names));
            return Err(config("model", cause));
        };
        if self.sigma_um == Some(Sigma::Auto) {
            return Err(config("sigma_um", not_measured(kind)));
        }
        if self.sigma_um.is_some()
            && matches!(
                kind.takes,
                Takes::Curve | Takes::Spline | Takes::SplinePlane
            )
        {
            let cause = format!(
                "the model {} has its widths from the PSF file: leave the width out",
                kind.name
            );
            return Err(config("sigma_um", cause));
        }
        let sigma_um = self.sigma_um.and_then(Sigma::um);
        let name = kind.name;
        let (given, calibration) = match (kind.takes, file) {
            (Takes::Curve | Takes::Spline | Takes::SplinePlane, Some(file)) => {
                (file.psf, file.calibration)
            }
            (Takes::Curve | Takes::Spline | Takes::SplinePlane, None) => {
                let needed = needed(kind.takes);
                let cause = format!("the model {name} needs the file of {needed}");
                return Err(config("psf", cause));
            }
            (Takes::Width, _) => match sigma_um {
                Some(um) => (Given::Width(um), PsfCalibration::default()),
                None => {
                    let cause = format!("the model {name} needs the width of a spot, um");
                    return Err(config("sigma_um", cause));
                }
            },
            (Takes::StartWidth, _) => (Given::StartWidth(sigma_um), PsfCalibration::default()),
        };
        let takes = given.takes();
        let Some(model) = kind.with(given) else {
            let (found, needed) = (needed(takes), needed(kind.takes));
            let cause = format!("the file has {found}, and the model {name} takes {needed}");
            return Err(config("psf", cause));
        };
        let model = self.correct_depth(model)?;
        Ok(CalibratedModel { model, calibration })
    }

    /// The content of the PSF file, if there is one.
    fn psf_file(&self) -> Result<Option<PsfFile>> {
        match &self.psf {
            Some(file) if is_in_memory(file) => {
                let cause = "the configuration is of a run whose PSF was in memory: give its file";
                Err(config("psf", cause))
            }
            Some(file) => Ok(Some(read_psf(file)?)),
            None => Ok(None),
        }
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
        let name = model.name();
        model.with_scaled_z(factor).ok_or_else(|| {
            let cause = format!(
                "the model {name} has no z to be multiplied by {factor}: leave the factor out"
            );
            config("index_mismatch", cause)
        })
    }

    /// States a model in memory, as far as options can.
    ///
    /// # Errors
    ///
    /// Returns an error if the options state another model.
    pub(crate) fn state_in_memory(&mut self, model: &Model) -> Result<()> {
        let (sigma_um, psf) = match model.given() {
            Given::Width(um) => (Some(um), None),
            Given::StartWidth(um) => (um, None),
            Given::Curve(_) | Given::Spline(_) => (None, Some(PSF_IN_MEMORY.into())),
        };
        let stated = Self {
            model: Some(model.kind().into()),
            sigma_um: sigma_um.map(Sigma::Um),
            psf,
            ..self.clone()
        };
        let states_none = (self.model, self.sigma_um, &self.psf) == (None, None, &None);
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

/// The PSF that a model takes, for messages.
fn needed(takes: Takes) -> &'static str {
    match takes {
        Takes::Width | Takes::StartWidth => "a width",
        Takes::Curve => "an astigmatic PSF",
        Takes::Spline => "a measured PSF with z",
        Takes::SplinePlane => "a measured PSF of one plane",
    }
}

/// The reason why the width of a model is not measured here.
fn not_measured(kind: &ModelKind) -> String {
    let name = kind.name;
    match kind.takes {
        Takes::Width => {
            "`auto` measures the width in a whole movie before its run, and this run has ROIs or frames that arrive during it: give the width of a spot, um".to_owned()
        }
        Takes::StartWidth => format!("the model {name} fits the width: leave `auto` out"),
        Takes::Curve | Takes::Spline | Takes::SplinePlane => format!(
            "the model {name} takes {}, which is measured from beads: leave `auto` out",
            needed(kind.takes)
        ),
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
            psf: Some("psf.toml".into()),
            sigma_um: Some(Sigma::Um(0.13)),
            ..ModelConfig::default()
        };
        assert_eq!(curve.given_width(), None);
    }

    #[test]
    fn a_width_beside_a_psf_file_is_refused() {
        let both = ModelConfig {
            model: ModelName::named("spline"),
            psf: Some("psf.h5".into()),
            sigma_um: Some(Sigma::Um(0.13)),
            ..ModelConfig::default()
        };
        let error = both.model().expect_err("a width that nothing uses");
        assert_eq!(error.option(), Some("sigma_um"), "{error}");
        // The width of a file of settings gives way to the PSF of the command line.
        let settings = ModelConfig {
            sigma_um: Some(Sigma::Um(0.13)),
            ..ModelConfig::default()
        };
        assert_eq!(settings.after(&both).sigma_um, None);
    }
}
