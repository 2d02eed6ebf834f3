//! Astigmatic PSFs in TOML files.

use std::path::{Path, PathBuf};

use gaussmle::Astigmatism;
use gaussmle::error::ParseError;
use gaussmle_base::config::{check_keys, field_names, one_line};
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::toml_file;

#[derive(Deserialize)]
#[allow(non_snake_case, reason = "the names of the file format")]
struct Keys {
    sigma_x0_um: f64,
    sigma_y0_um: f64,
    Ax: f64,
    Ay: f64,
    Bx: f64,
    By: f64,
    gamma_um: f64,
    d_um: f64,
    z_range_um: Option<[f64; 2]>,
    #[serde(default)]
    calibration: toml::Table,
    #[serde(default)]
    uncertainties: toml::Table,
}

/// The conditions under which a PSF was measured. A file that was written by hand lacks them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PsfCalibration {
    /// Pixels along a side of the ROIs. The tails of a real PSF are not Gaussian, so its fitted
    /// widths depend on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roi: Option<usize>,
    /// The width of a camera pixel in the sample, um.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pixel_size_um: Option<f64>,
    /// The offset of the camera, ADU, if all pixels have the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset_adu: Option<f64>,
    /// The gain of the camera, e-/ADU, if all pixels have the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain_e_per_adu: Option<f64>,
    /// The file of the camera, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub camera: Option<PathBuf>,
    /// The distance from one plane of the scan to the next, um.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub z_step_um: Option<f64>,
    /// The day, as `2026-11-24`, UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The program, with its version.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub program: Option<String>,
}

/// An astigmatic PSF from a file.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PsfFile {
    /// The curve.
    pub curve: Astigmatism,
    /// The conditions of its calibration, as far as the file states them.
    pub calibration: PsfCalibration,
}

impl PsfCalibration {
    /// The conditions as a section of a PSF file; empty if none is known.
    pub fn toml(&self) -> String {
        // Plain values always have a TOML form.
        let table = toml::Table::try_from(self).unwrap_or_default();
        match table.is_empty() {
            true => String::new(),
            false => toml::Table::from_iter([(CALIBRATION.to_owned(), table.into())]).to_string(),
        }
    }
}

/// The keys of the curve, in the order of [`Astigmatism::from_numbers`].
pub const CURVE_KEYS: [&str; 8] = [
    "sigma_x0_um",
    "sigma_y0_um",
    "Ax",
    "Ay",
    "Bx",
    "By",
    "gamma_um",
    "d_um",
];

/// The key of the calibrated range of z. Fits search z within it.
pub const Z_RANGE_KEY: &str = "z_range_um";

/// The section with the conditions of a calibration.
const CALIBRATION: &str = "calibration";

/// The section with the uncertainties of a calibration. Fits do not use them.
const UNCERTAINTIES: &str = "uncertainties";

/// Reads the curve of an astigmatic PSF from a TOML file. [`read_psf_file`] also returns the
/// conditions of its calibration.
///
/// # Errors
///
/// As [`read_psf_file`].
pub fn read_psf(path: &Path) -> Result<Astigmatism> {
    Ok(read_psf_file(path)?.curve)
}

/// Reads an astigmatic PSF from a TOML file.
///
/// The keys are `sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um, d_um` and, if known,
/// `z_range_um`. A section `[calibration]` with the fields of [`PsfCalibration`], and a section
/// `[uncertainties]` with the keys of the curve may follow.
///
/// # Errors
///
/// Returns an error if the file cannot be read, or a key is unknown or missing.
pub fn read_psf_file(path: &Path) -> Result<PsfFile> {
    let known = [&CURVE_KEYS[..], &[Z_RANGE_KEY, CALIBRATION, UNCERTAINTIES]].concat();
    let file: Keys = toml_file::read(path, &known)?;
    let invalid = |error: ParseError| Error::Toml {
        path: path.into(),
        cause: error.into(),
    };
    check_keys(&file.uncertainties, &CURVE_KEYS, "uncertainty").map_err(invalid)?;
    let conditions = field_names::<PsfCalibration>();
    check_keys(&file.calibration, conditions, "key of [calibration]").map_err(invalid)?;
    let calibration = file.calibration.try_into();
    let calibration = calibration.map_err(|error| invalid(one_line(&error)))?;
    let curve = Astigmatism {
        z_range_um: file.z_range_um,
        ..Astigmatism::from_numbers([
            file.sigma_x0_um,
            file.sigma_y0_um,
            file.Ax,
            file.Ay,
            file.Bx,
            file.By,
            file.gamma_um,
            file.d_um,
        ])
    };
    Ok(PsfFile { curve, calibration })
}
