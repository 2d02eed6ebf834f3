//! Astigmatic PSFs in TOML files.

use std::path::Path;

use serde::Deserialize;

use crate::error::{Error, Result};
use crate::keys;
use crate::model::Astigmatism;

#[derive(Deserialize)]
#[allow(non_snake_case, reason = "the file's own names")]
struct PsfFile {
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
    uncertainties: toml::Table,
}

/// The curve's keys, in the order of its numbers.
pub(crate) const CURVE_KEYS: [&str; 8] = [
    "sigma_x0_um",
    "sigma_y0_um",
    "Ax",
    "Ay",
    "Bx",
    "By",
    "gamma_um",
    "d_um",
];

/// The range of z in which the curve holds; z is sought there.
pub(crate) const RANGE: &str = "z_range_um";

/// The section that a calibration adds: a number for each other key. It is for readers, not for fits.
const UNCERTAINTIES: &str = "uncertainties";

impl Astigmatism {
    /// A curve from a TOML file with the keys `sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um, d_um`, and `z_range_um` where it is
    /// known. A section `[uncertainties]` with the curve's keys may follow.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or a key is unknown or missing.
    pub fn from_toml_file(path: &Path) -> Result<Self> {
        let all = [&CURVE_KEYS[..], &[RANGE, UNCERTAINTIES]].concat();
        let file: PsfFile = keys::read(path, &all)?;
        let wrong = |cause: String| {
            let from = path.display().to_string();
            Error::Setting { from, cause }
        };
        keys::check(&file.uncertainties, &CURVE_KEYS, "uncertainty").map_err(wrong)?;
        Ok(Self {
            z_range_um: file.z_range_um,
            ..Self::from_numbers([
                file.sigma_x0_um,
                file.sigma_y0_um,
                file.Ax,
                file.Ay,
                file.Bx,
                file.By,
                file.gamma_um,
                file.d_um,
            ])
        })
    }
}
