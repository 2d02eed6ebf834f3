//! Models and astigmatic curves as tuples.

use std::path::PathBuf;

use gaussmle::{Astigmatism, Model};
use gaussmle_io::{PsfCalibration, read_psf_file};
use gaussmle_smlm::config::{CalibratedModel, psf_notes};
use pyo3::prelude::*;

use crate::errors::{self, OrRaise};

/// The eight numbers of an astigmatic curve, in the order of the keys of a PSF file, and the range
/// of z or None, and the side of the ROIs of the calibration or None.
type CurveNumbers = ([f64; 8], Option<[f64; 2]>, Option<usize>);

/// An astigmatic curve.
#[derive(FromPyObject)]
pub struct Curve([f64; 8], Option<[f64; 2]>, Option<usize>);

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
    /// The width, or the start value of a free one.
    pub fn sigma_um(&self) -> Option<f64> {
        self.1
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
