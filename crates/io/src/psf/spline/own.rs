//! gaussmle's own PSF files: HDF5 with a dataset `coefficients` (f32; planes, rows, columns) and a
//! text `header` in TOML.
//!
//! ```toml
//! format = "gaussmle-psf"
//! version = 1
//! knots_per_pixel = 1.0
//! origin = [10.0, 10.0, 8.0]      # x, y, z, in knots
//! plane_spacing_um = 0.1
//! half_window_px = 8.0
//! z_range_um = [-0.7, 0.7]
//! pixel_size_um = [0.1, 0.1]      # x, y; if known
//!
//! [calibration]                   # if known: the conditions
//! z_step_um = 0.02
//!
//! [quality]                       # if known: what the calibration found out, in any form
//! beads = 16
//! ```

use gaussmle::{SplineParts, SplinePsf};
use hdf5_pure::FileBuilder;
use serde::{Deserialize, Serialize};
use toml::Table;

use super::content::SplinePsfFile;
use super::fault::{PsfFault, Result, damaged, missing, unsupported};
use super::hdf5::Hdf5;
use crate::psf::calibration::PsfCalibration;

const FORMAT: &str = "gaussmle-psf";
const VERSION: i64 = 1;

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Header {
    format: String,
    version: i64,
    knots_per_pixel: f64,
    origin: [f64; 3],
    plane_spacing_um: f64,
    half_window_px: f64,
    z_range_um: [f64; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pixel_size_um: Option<[f64; 2]>,
    #[serde(default, skip_serializing_if = "PsfCalibration::is_empty")]
    calibration: PsfCalibration,
    #[serde(default, skip_serializing_if = "Table::is_empty")]
    quality: Table,
}

/// True for a file with the two parts of a PSF of gaussmle.
pub(super) fn is_own(file: &Hdf5) -> bool {
    file.dataset("header").is_some() && file.dataset("coefficients").is_some()
}

pub(super) fn read(file: &Hdf5) -> Result<SplinePsfFile> {
    let (Some(header), Some(dataset)) = (file.dataset("header"), file.dataset("coefficients"))
    else {
        return missing(format!(
            "has {}: expected `header` and `coefficients` of a PSF of gaussmle",
            file.content()
        ));
    };
    let wrong = |error: toml::de::Error| damaged(format!("its `header`: {}", one_line(&error)));
    let text = file.text("header", &header)?;
    let table: Table = toml::from_str(&text).map_err(wrong)?;
    if table.get("format").and_then(|format| format.as_str()) != Some(FORMAT) {
        return missing(format!("has a `header` without format = \"{FORMAT}\""));
    }
    // Other versions may have other keys.
    match table
        .get("version")
        .and_then(|version| version.as_integer())
    {
        Some(VERSION) => {}
        Some(version) => {
            return unsupported(
                format!("version {version} of `{FORMAT}`"),
                format!("version {VERSION} is read; update gaussmle"),
            );
        }
        None => return missing("has a `header` without a number `version`"),
    }
    let header: Header = table.try_into().map_err(wrong)?;
    let shape = dataset.shape();
    let shape = shape.map_err(|error| damaged(format!("its `coefficients`: {error}")))?;
    let [planes, rows, columns] = shape[..] else {
        return missing(format!(
            "has `coefficients` of the shape {shape:?}: expected planes x rows x columns"
        ));
    };
    file.check("coefficients", &dataset, &shape)?;
    let coefficients = dataset.read_f32();
    let coefficients =
        coefficients.map_err(|error| damaged(format!("its `coefficients`: {error}")))?;
    check_pixel_size(header.pixel_size_um)?;
    let psf = SplinePsf::new(SplineParts {
        coefficients,
        shape: [planes, rows, columns].map(|n| n as usize),
        knots_per_pixel: header.knots_per_pixel,
        origin: header.origin,
        plane_spacing_um: header.plane_spacing_um,
        half_window_px: header.half_window_px,
        z_range_um: header.z_range_um,
    })?;
    Ok(SplinePsfFile {
        pixel_size_um: header.pixel_size_um,
        calibration: header.calibration,
        quality: header.quality,
        ..SplinePsfFile::of(psf, "gaussmle")
    })
}

/// The bytes of a file with this PSF. Fletcher-32 of HDF5 guards the coefficients.
pub(super) fn bytes(file: &SplinePsfFile) -> Result<Vec<u8>> {
    check_pixel_size(file.pixel_size_um)?;
    let parts = file.psf.parts();
    let header = Header {
        format: FORMAT.into(),
        version: VERSION,
        knots_per_pixel: parts.knots_per_pixel,
        origin: parts.origin,
        plane_spacing_um: parts.plane_spacing_um,
        half_window_px: parts.half_window_px,
        z_range_um: parts.z_range_um,
        pixel_size_um: file.pixel_size_um,
        calibration: file.calibration.clone(),
        quality: file.quality.clone(),
    };
    let text = toml::to_string(&header);
    let text =
        text.map_err(|error| PsfFault::Missing(format!("cannot state its header: {error}")))?;
    let shape = parts.shape.map(|n| n as u64);
    let mut file = FileBuilder::new();
    file.create_dataset("coefficients")
        .with_f32_data(&parts.coefficients)
        .with_shape(&shape)
        .with_chunks(&shape)
        .with_fletcher32();
    file.create_dataset("header")
        .with_vlen_strings(&[&text])
        .with_shape(&[]);
    let bytes = file.finish();
    bytes.map_err(|error| PsfFault::Missing(format!("cannot be made as HDF5: {error}")))
}

fn check_pixel_size(pixel_size_um: Option<[f64; 2]>) -> Result<()> {
    match pixel_size_um {
        Some(size) if !size.iter().all(|um| *um > 0.0 && um.is_finite()) => missing(format!(
            "has `pixel_size_um` = {size:?}: expected numbers above 0"
        )),
        _ => Ok(()),
    }
}

fn one_line(error: &toml::de::Error) -> String {
    error.message().lines().collect::<Vec<_>>().join(" ")
}
