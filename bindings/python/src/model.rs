//! Models from the Python half: a name and numbers.

use std::path::PathBuf;

use gaussmle::{Astigmatism, Model, Parameter};
use pyo3::prelude::*;

use crate::errors::{self, OrRaise};

/// The eight numbers of an astigmatic curve, in the order of the file's keys, and the range of z or none.
type Numbers = ([f64; 8], Option<[f64; 2]>);

/// An astigmatic curve.
#[derive(FromPyObject)]
pub struct Curve([f64; 8], Option<[f64; 2]>);

/// A name, a width or none, and an astigmatic curve or none.
#[derive(FromPyObject)]
pub struct Given(String, Option<f64>, Option<Curve>);

impl Curve {
    /// The library's curve.
    pub fn curve(&self) -> Astigmatism {
        Astigmatism {
            z_range_um: self.1,
            ..Astigmatism::from_numbers(self.0)
        }
    }
}

impl Given {
    /// The library's model.
    pub fn model(&self) -> PyResult<Model> {
        let start_sigma_um = self.1;
        Ok(match (self.0.as_str(), self.1, &self.2) {
            ("xynb", Some(sigma_um), _) => Model::xynb(sigma_um),
            ("xynbs", ..) => Model::Xynbs { start_sigma_um },
            ("xynbsxsy", ..) => Model::Xynbsxsy { start_sigma_um },
            ("astigmatic", _, Some(curve)) => Model::astigmatic(curve.curve()),
            (name, ..) => return Err(errors::fault(format!("there is no model {name}"))),
        })
    }
}

/// Raises what is wrong with a model, and returns the names and units of its parameters.
#[pyfunction]
pub fn check_model(model: Given) -> PyResult<Vec<(&'static str, &'static str)>> {
    let model = model.model()?;
    model.check().or_raise()?;
    let parameters = model.parameters().iter();
    Ok(parameters.map(|p| (p.name(), p.unit())).collect())
}

/// What an astigmatic PSF's file says.
#[pyfunction]
pub fn psf_from_file(path: PathBuf) -> PyResult<Numbers> {
    let curve = Astigmatism::from_toml_file(&path).or_raise()?;
    Ok((curve.numbers(), curve.z_range_um))
}

/// The widths of an astigmatic PSF at a depth, um.
#[pyfunction]
pub fn psf_widths(psf: Curve, z: f64) -> (f64, f64) {
    psf.curve().widths_um(z)
}

/// The parameter of a name.
pub fn parameter(name: &str) -> Option<Parameter> {
    let all = [
        Parameter::X,
        Parameter::Y,
        Parameter::Z,
        Parameter::Photons,
        Parameter::Background,
        Parameter::Sigma,
        Parameter::SigmaX,
        Parameter::SigmaY,
    ];
    all.into_iter().find(|parameter| parameter.name() == name)
}
