//! Models from the Python half: a name and numbers.

use std::path::PathBuf;

use gaussmle::{Astigmatism, Model, Parameter};
use pyo3::prelude::*;

use crate::errors::{self, OrRaise};

/// A name, a width or none, and the eight numbers of an astigmatic curve or none.
#[derive(FromPyObject)]
pub struct Given(String, Option<f64>, Option<[f64; 8]>);

/// The curve of its numbers, in the order of the file's keys.
pub fn curve(numbers: [f64; 8]) -> Astigmatism {
    let [sigma_x0_um, sigma_y0_um, ax, ay, bx, by, gamma_um, d_um] = numbers;
    Astigmatism {
        sigma_x0_um,
        sigma_y0_um,
        ax,
        ay,
        bx,
        by,
        gamma_um,
        d_um,
        z_range_um: None,
    }
}

impl Given {
    /// The library's model.
    pub fn model(&self) -> PyResult<Model> {
        let start_sigma_um = self.1;
        Ok(match (self.0.as_str(), self.1, self.2) {
            ("xynb", Some(sigma_um), _) => Model::xynb(sigma_um),
            ("xynbs", ..) => Model::Xynbs { start_sigma_um },
            ("xynbsxsy", ..) => Model::Xynbsxsy { start_sigma_um },
            ("astigmatic", _, Some(numbers)) => Model::astigmatic(curve(numbers)),
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

/// The numbers of an astigmatic PSF's file.
#[pyfunction]
pub fn psf_from_file(path: PathBuf) -> PyResult<[f64; 8]> {
    let c = Astigmatism::from_toml_file(&path).or_raise()?;
    Ok([
        c.sigma_x0_um,
        c.sigma_y0_um,
        c.ax,
        c.ay,
        c.bx,
        c.by,
        c.gamma_um,
        c.d_um,
    ])
}

/// The widths of an astigmatic PSF at a depth, um.
#[pyfunction]
pub fn psf_widths(numbers: [f64; 8], z: f64) -> (f64, f64) {
    curve(numbers).widths_um(z)
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
