//! Astigmatic PSFs in TOML files.

use std::path::Path;

use serde::Deserialize;

use crate::error::{Error, Result};
use crate::io::FileError;
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
}

const KEYS: [&str; 8] = [
    "sigma_x0_um",
    "sigma_y0_um",
    "Ax",
    "Ay",
    "Bx",
    "By",
    "gamma_um",
    "d_um",
];

impl Astigmatism {
    /// A curve from a TOML file with the keys `sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um, d_um`.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or a key is unknown or missing.
    pub fn from_toml_file(path: &Path) -> Result<Self> {
        let wrong = |cause: String| Error::Setting {
            from: path.display().to_string(),
            cause,
        };
        let text = std::fs::read_to_string(path).map_err(|source| FileError::Read {
            path: path.into(),
            source,
        })?;
        let table: toml::Table = text.parse().map_err(|e| wrong(format!("{e}")))?;
        keys::check(&table, &KEYS, "key").map_err(wrong)?;
        let file: PsfFile = table.try_into().map_err(|e| wrong(format!("{e}")))?;
        Ok(Self {
            sigma_x0_um: file.sigma_x0_um,
            sigma_y0_um: file.sigma_y0_um,
            ax: file.Ax,
            ay: file.Ay,
            bx: file.Bx,
            by: file.By,
            gamma_um: file.gamma_um,
            d_um: file.d_um,
        })
    }
}
