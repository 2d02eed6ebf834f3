//! Models and astigmatic curves as tuples.

use std::path::PathBuf;

use gaussmle::model::{Given, ModelKind, Parameter, Takes};
use gaussmle::{Astigmatism, Model};
use gaussmle_io::{PsfCalibration, read_psf_file};
use gaussmle_smlm::config::{CalibratedModel, ModelConfig, ModelName, Sigma, psf_notes};
use pyo3::prelude::*;

use crate::errors::{self, OrRaise};

/// The eight numbers of an astigmatic curve, in the order of the keys of a PSF file, and the range
/// of z or None, and the side of the ROIs of the calibration or None.
type CurveNumbers = ([f64; 8], Option<[f64; 2]>, Option<usize>);

/// An astigmatic curve.
#[derive(FromPyObject)]
pub struct Curve([f64; 8], Option<[f64; 2]>, Option<usize>);

/// A width, um, or the word `auto`, which Python has checked.
#[derive(FromPyObject)]
enum Width {
    #[pyo3(transparent)]
    Um(f64),
    #[pyo3(transparent)]
    Word(String),
}

/// The name of a model, a width or None, and an astigmatic curve or None.
#[derive(FromPyObject)]
pub struct ModelSpec(String, Option<Width>, Option<Curve>);

impl Curve {
    /// The curve as a type of the library.
    pub fn curve(&self) -> Astigmatism {
        Astigmatism {
            z_range_um: self.1,
            ..Astigmatism::from_numbers(self.0)
        }
    }
}

impl ModelSpec {
    /// The width, or the start value of a free one.
    pub fn sigma(&self) -> Option<Sigma> {
        match self.1.as_ref()? {
            Width::Um(um) => Some(Sigma::Um(*um)),
            Width::Word(word) => word.parse().ok(),
        }
    }

    /// The width of a model that takes one.
    pub fn given_width(&self) -> Option<Sigma> {
        let kind = ModelKind::named(&self.0);
        let takes_width = kind.is_some_and(|kind| kind.takes == Takes::Width);
        self.sigma().filter(|_| takes_width)
    }

    /// Sets the width, um.
    pub fn set_width(&mut self, um: f64) {
        self.1 = Some(Width::Um(um));
    }

    /// The model, and the conditions of the PSF's calibration, as far as they are known.
    pub fn calibrated_model(&self) -> PyResult<CalibratedModel> {
        let calibration = PsfCalibration {
            roi: self.2.as_ref().and_then(|curve| curve.2),
            ..PsfCalibration::default()
        };
        let model = self.model()?;
        Ok(CalibratedModel { model, calibration })
    }

    /// The model as a type of the library.
    pub fn model(&self) -> PyResult<Model> {
        let Self(name, _, curve) = self;
        let sigma = self.sigma();
        if sigma == Some(Sigma::Auto) {
            let options = ModelConfig {
                model: ModelName::named(name),
                sigma_um: sigma,
                ..ModelConfig::default()
            };
            return options.model().or_raise();
        }
        let sigma_um = sigma.and_then(Sigma::um);
        let model = ModelKind::named(name).and_then(|kind| {
            kind.with(match kind.takes {
                Takes::Width => Given::Width(sigma_um?),
                Takes::StartWidth => Given::StartWidth(sigma_um),
                Takes::Curve => Given::Curve(curve.as_ref()?.curve()),
            })
        });
        model.ok_or_else(|| errors::fault(format!("there is no model {name}")))
    }
}

/// The name, the name of the standard deviation and the unit of each parameter.
#[pyfunction]
pub fn parameters() -> Vec<(&'static str, &'static str, &'static str)> {
    let of = |parameter: Parameter| (parameter.name(), parameter.std_name(), parameter.unit());
    Parameter::ALL.map(of).to_vec()
}

/// Returns the names and units of a model's parameters. Raises if the model is invalid.
#[pyfunction]
pub fn check_model(model: ModelSpec) -> PyResult<Vec<(&'static str, &'static str)>> {
    let mut model = model;
    if model.given_width() == Some(Sigma::Auto) {
        // Any width: that of the movie is not known.
        model.set_width(1.0);
    }
    let model = model.model()?;
    model.check().or_raise()?;
    let parameters = model.parameters().iter();
    Ok(parameters.map(|p| (p.name(), p.unit())).collect())
}

/// The astigmatic curve of a PSF file.
#[pyfunction]
pub fn psf_from_file(path: PathBuf) -> PyResult<CurveNumbers> {
    let file = read_psf_file(&path).or_raise()?;
    let curve = file.curve;
    Ok((curve.numbers(), curve.z_range_um, file.calibration.roi))
}

/// The note on ROIs of another side than those of the PSF's calibration; empty if it is the same.
#[pyfunction]
pub fn psf_note(calibrated: usize, roi: usize) -> String {
    let calibration = PsfCalibration {
        roi: Some(calibrated),
        ..PsfCalibration::default()
    };
    // The pixel size of the calibration is not compared.
    psf_notes(&calibration, roi, 1.0).concat()
}

/// The widths sigma_x and sigma_y of an astigmatic PSF at z, um.
#[pyfunction]
pub fn psf_widths(psf: Curve, z: f64) -> (f64, f64) {
    psf.curve().widths_um(z)
}
