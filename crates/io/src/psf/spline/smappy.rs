//! PSFs of SMAPpy: HDF5 with the attribute `format` = `smappy-spline-calibration`.
//!
//! `coeff` has the axes power (`16 pz + 4 py + px`), plane, row, column. `dz` is the distance of
//! planes, nm; `z0` the plane of z = 0, counted from 0; z is `-(plane - z0) dz`. The molecule is in
//! the middle. The attribute `em_mirror` of old files stands for a PSF of mirrored images.

use serde_json::Value;

use super::cells::Cells;
use super::content::SplinePsfFile;
use super::fault::{Result, damaged, missing, unsupported};
use super::grid::{plausible_pixel_um, um_of_nm};
use super::hdf5::Hdf5;
use crate::psf::calibration::PsfCalibration;

const FORMAT: &str = "smappy-spline-calibration";

/// The formats of SMAPpy, one and two channels.
pub(super) fn is_smappy(file: &Hdf5) -> bool {
    let format = file.attribute("format");
    let format = format.as_ref().and_then(|format| format.as_str());
    format.is_some_and(|format| format.starts_with("smappy-"))
}

pub(super) fn read(file: &Hdf5) -> Result<SplinePsfFile> {
    let text = |name: &str| match file.attribute(name) {
        Some(value) => value.as_str().unwrap_or_default().to_owned(),
        None => String::new(),
    };
    let number = |name: &str| match file.number(name) {
        Some(number) if number.is_finite() => Ok(number),
        _ => missing(format!(
            "has no number `{name}`: expected a calibration of SMAPpy"
        )),
    };
    if text("format") != FORMAT {
        return unsupported(
            format!("a calibration of two channels (`{}`)", text("format")),
            "expected a calibration of one channel",
        );
    }
    let version = number("version")?;
    if version != 1.0 {
        return unsupported(
            format!("version {version} of `{FORMAT}`"),
            "version 1 is read",
        );
    }
    for (name, expected) in [
        ("coefficient_order", "64,z,y,x;16*pz+4*py+px"),
        ("lateral_unit", "pixel"),
        ("axial_unit", "nm"),
    ] {
        if text(name) != expected {
            return missing(format!(
                "has `{name}` = `{}`: expected `{expected}`",
                text(name)
            ));
        }
    }
    let Some(dataset) = file.dataset("coeff") else {
        return missing(format!("has no `coeff`, but {}", file.content()));
    };
    let (shape, values) = file.numbers("coeff", &dataset)?;
    let [64, planes, rows, columns] = shape[..] else {
        return missing(format!(
            "has `coeff` of the shape {shape:?}: expected 64 x planes x rows x columns"
        ));
    };
    let counts = [planes, rows, columns].map(|n| n as usize);
    let joined = Cells::power_by_power(&values, counts)?.join()?;
    let z0 = number("z0")?;
    if !(0.0..=planes as f64).contains(&z0) {
        return Err(damaged(format!(
            "its `z0` is {z0}: expected a plane of 0 to {planes}"
        )));
    }
    let (x, y) = ((columns / 2) as f64, (rows / 2) as f64);
    let mut grid = joined.grid.at_sample(x, y, z0).with_turned_planes();
    let mut calibration = PsfCalibration::default();
    if file
        .number("em_mirror")
        .is_some_and(|mirrored| mirrored != 0.0)
    {
        grid = grid.mirrored_along_x();
        calibration.note("mirrored along x: its images were mirrored");
    }
    let psf = grid.into_psf(um_of_nm("dz", number("dz")?)?)?;
    Ok(SplinePsfFile {
        pixel_size_um: pixel_size_um(file),
        calibration,
        disagreement: Some(joined.disagreement),
        ..SplinePsfFile::of(psf, "SMAPpy")
    })
}

/// The size of pixels, which some parameters have.
fn pixel_size_um(file: &Hdf5) -> Option<[f64; 2]> {
    let text = file
        .text("parameters_json", &file.dataset("parameters_json")?)
        .ok()?;
    let parameters: Value = serde_json::from_str(&text).ok()?;
    let sizes = parameters.get("pixel_size_um")?;
    let size = |axis: &str| plausible_pixel_um(sizes.get(axis)?.as_f64()?);
    Some([size("x")?, size("y")?])
}
