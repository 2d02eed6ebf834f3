//! Models as tuples, and their PSFs.

use std::path::PathBuf;
use std::sync::Arc;

use gaussmle::model::{Given, ModelKind, Parameter, Takes};
use gaussmle::{Astigmatism, Model, PixelSize};
use gaussmle_io::{PsfCalibration, SplinePsfFile, read_psf};
use gaussmle_smlm::config::{CalibratedModel, ModelConfig, ModelName, Sigma, psf_notes};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::errors::{self, OrRaise};

/// The eight numbers of an astigmatic curve, in the order of the keys of a PSF file, and the range
/// of z or None, and the side of the ROIs of the calibration or None.
type CurveNumbers = ([f64; 8], Option<[f64; 2]>, Option<usize>);

/// An astigmatic curve.
#[derive(FromPyObject)]
pub struct Curve([f64; 8], Option<[f64; 2]>, Option<usize>);

/// A PSF that was measured.
#[derive(FromPyObject)]
pub enum Psf {
    Spline(Py<SplinePsf>),
    Curve(Curve),
}

/// A spline PSF with what its file states.
#[pyclass(frozen, module = "gaussmle._native")]
pub struct SplinePsf(SplinePsfFile);

#[pymethods]
impl SplinePsf {
    /// Reads a file of any format.
    #[staticmethod]
    fn from_file(path: PathBuf) -> PyResult<Self> {
        Ok(SplinePsfFile::read(&path).or_raise()?.into())
    }

    /// Reads the bytes of a file of any format.
    #[staticmethod]
    fn from_bytes(bytes: Vec<u8>) -> PyResult<Self> {
        let file = SplinePsfFile::from_bytes(bytes);
        let file = file.map_err(|fault| errors::input(format!("the file {fault}")))?;
        Ok(file.into())
    }

    /// The bytes of a file of gaussmle.
    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = self.0.bytes();
        let bytes = bytes.map_err(|fault| errors::fault(format!("a PSF {fault}")))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// The planes, rows and columns of the coefficients.
    #[getter]
    fn shape(&self) -> [usize; 3] {
        self.0.psf.shape()
    }

    /// The first and last z of fits, um.
    #[getter]
    fn z_range(&self) -> [f64; 2] {
        self.0.psf.z_range_um()
    }

    /// Half the side of the window that was measured, pixels.
    #[getter]
    fn half_window(&self) -> f64 {
        self.0.psf.half_window_px()
    }

    /// The width and height of a pixel, um, if the file states them.
    #[getter]
    fn pixel_size(&self) -> Option<[f64; 2]> {
        self.0.pixel_size_um
    }

    /// The program whose format the file has.
    #[getter]
    fn program(&self) -> &'static str {
        self.0.program
    }

    /// Remarks on the file.
    #[getter]
    fn notes(&self) -> Vec<String> {
        self.0.calibration.notes.clone()
    }

    /// The PSF at z, um, without z.
    fn plane(&self, z: f64) -> Self {
        let mut file = self.0.clone();
        file.psf = Arc::new(file.psf.plane(z));
        Self(file)
    }

    /// The share of the light in a pixel `(dx, dy)` pixels from the molecule at z, um.
    fn share(&self, dx: f64, dy: f64, z: f64) -> f64 {
        self.0.psf.value_and_derivatives(dx, dy, z)[0]
    }
}

impl From<SplinePsfFile> for SplinePsf {
    fn from(file: SplinePsfFile) -> Self {
        Self(file)
    }
}

/// A width, um, or the word `auto`, which Python has checked.
#[derive(FromPyObject)]
enum Width {
    #[pyo3(transparent)]
    Um(f64),
    #[pyo3(transparent)]
    Word(String),
}

/// The name of a model, a width or None, and a PSF or None.
#[derive(FromPyObject)]
pub struct ModelSpec(String, Option<Width>, Option<Psf>);

impl Curve {
    /// The curve as a type of the library.
    pub fn curve(&self) -> Astigmatism {
        Astigmatism {
            z_range_um: self.1,
            ..Astigmatism::from_numbers(self.0)
        }
    }
}

impl Psf {
    /// The PSF as a type of the library.
    pub fn given(&self) -> Given {
        match self {
            Self::Curve(curve) => Given::Curve(curve.curve()),
            Self::Spline(spline) => Given::Spline(Arc::clone(&spline.get().0.psf)),
        }
    }

    /// The conditions of its calibration, as far as they are known.
    fn calibration(&self) -> PsfCalibration {
        match self {
            Self::Curve(curve) => PsfCalibration {
                roi: curve.2,
                ..PsfCalibration::default()
            },
            Self::Spline(spline) => {
                let SplinePsf(file) = spline.get();
                PsfCalibration {
                    pixel_size_um: file.pixel_size_um.map(PixelSize::from),
                    ..file.calibration.clone()
                }
            }
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
        let calibration = self.2.as_ref().map(Psf::calibration).unwrap_or_default();
        let model = self.model()?;
        Ok(CalibratedModel { model, calibration })
    }

    /// The model as a type of the library.
    pub fn model(&self) -> PyResult<Model> {
        let Self(name, _, psf) = self;
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
                Takes::Curve | Takes::Spline | Takes::SplinePlane => psf.as_ref()?.given(),
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
    let file = read_psf(&path).or_raise()?;
    let Given::Curve(curve) = file.psf else {
        let path = path.display();
        let what = format!("{path} has a measured PSF: pass gm.Spline.from_file");
        return Err(errors::input(what));
    };
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
    psf_notes(&calibration, roi, 1.0.into()).concat()
}

/// The widths sigma_x and sigma_y of an astigmatic PSF at z, um.
#[pyfunction]
pub fn psf_widths(psf: Curve, z: f64) -> (f64, f64) {
    psf.curve().widths_um(z)
}
