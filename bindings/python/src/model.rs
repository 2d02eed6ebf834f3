//! Models and astigmatic curves as tuples.

use std::path::PathBuf;

use gaussmle::{Astigmatism, Model};
use gaussmle_io::read_psf;
use pyo3::prelude::*;

use crate::errors::{self, OrRaise};

/// The eight numbers of an astigmatic curve, in the order of the keys of a PSF file, and the range
/// of z or None.
type CurveNumbers = ([f64; 8], Option<[f64; 2]>);

/// An astigmatic curve.
#[derive(FromPyObject)]
pub struct Curve([f64; 8], Option<[f64; 2]>);

/// The name of a model, a width or None, and an astigmatic curve or None.
#[derive(FromPyObject)]
pub struct ModelSpec(String, Option<f64>, Option<Curve>);

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
    /// The model as a type of the library.
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

/// Returns the names and units of a model's parameters. Raises if the model is invalid.
#[pyfunction]
pub fn check_model(model: ModelSpec) -> PyResult<Vec<(&'static str, &'static str)>> {
    let model = model.model()?;
    model.check().or_raise()?;
    let parameters = model.parameters().iter();
    Ok(parameters.map(|p| (p.name(), p.unit())).collect())
}

/// The astigmatic curve of a PSF file.
#[pyfunction]
pub fn psf_from_file(path: PathBuf) -> PyResult<CurveNumbers> {
    let curve = read_psf(&path).or_raise()?;
    Ok((curve.numbers(), curve.z_range_um))
}

/// The widths sigma_x and sigma_y of an astigmatic PSF at z, um.
#[pyfunction]
pub fn psf_widths(psf: Curve, z: f64) -> (f64, f64) {
    psf.curve().widths_um(z)
}
