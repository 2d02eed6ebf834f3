//! Astigmatic PSFs in TOML files.

use std::path::Path;

use gaussmle::Astigmatism;
use gaussmle::error::ParseError;
use gaussmle_base::config::{check_keys, field_names, one_line};
use serde::Deserialize;

use super::calibration::{CALIBRATION, PsfCalibration};
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

/// The section with the uncertainties of a calibration. Fits do not use them.
const UNCERTAINTIES: &str = "uncertainties";

/// Reads an astigmatic PSF from a TOML file.
///
/// The keys are `sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um, d_um` and, if known,
/// `z_range_um`. A section `[calibration]` with the fields of [`PsfCalibration`], and a section
/// `[uncertainties]` with the keys of the curve may follow.
///
/// # Errors
///
/// Returns an error if the file cannot be read, or a key is unknown or missing.
pub(super) fn read(path: &Path) -> Result<(Astigmatism, PsfCalibration)> {
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
    Ok((curve, calibration))
}
