//! Spline PSFs of Picasso 0.11: HDF5 with a dataset `coefficients` and JSON in the attribute
//! `metadata`.
//!
//! The dataset has the shape `(64, nx, ny, nz)`, but its numbers have the order
//! `[iz][iy][ix][pz][py][px]`; x is the column. The molecule is in the middle of the box. z is
//! `(z_center - plane) z_step_nm`; Picasso multiplies it by `magnification_factor`, about the focus
//! `z_init`.

use serde_json::{Map, Value};

use super::cells::Cells;
use super::content::SplinePsfFile;
use super::fault::{Result, damaged, missing, unsupported};
use super::grid::{NM, plausible_pixel_um, um_of_nm};
use super::hdf5::Hdf5;
use crate::psf::calibration::PsfCalibration;

/// True for a file with the two parts of a PSF of Picasso.
pub(super) fn is_picasso(file: &Hdf5) -> bool {
    file.attribute("metadata").is_some() && file.dataset("coefficients").is_some()
}

pub(super) fn read(file: &Hdf5) -> Result<SplinePsfFile> {
    let (Some(metadata), Some(dataset)) =
        (file.attribute("metadata"), file.dataset("coefficients"))
    else {
        return missing(format!(
            "has {}: expected `coefficients` and the attribute `metadata` of a spline PSF of \
             Picasso",
            file.content()
        ));
    };
    let text = metadata.as_str().unwrap_or_default();
    let metadata: Map<String, Value> = serde_json::from_str(text)
        .map_err(|error| damaged(format!("its `metadata` is not JSON of an object: {error}")))?;
    let number = |name: &str| metadata.get(name).and_then(Value::as_f64);
    let needed = |name: &str| match number(name) {
        Some(number) => Ok(number),
        None => missing(format!("has no number `{name}` in its `metadata`")),
    };
    let model = metadata
        .get("model")
        .and_then(Value::as_str)
        .unwrap_or("of no model");
    if model != "spline-3d" && model != "spline-2d" {
        return unsupported(
            format!("a PSF {model}"),
            "expected the model spline-3d or spline-2d: calibrate each channel on its own",
        );
    }
    if number("oversampling").is_some_and(|samples| samples != 1.0) {
        return unsupported(
            format!(
                "{} samples per pixel",
                number("oversampling").unwrap_or_default()
            ),
            "expected 1, as Picasso writes; give the stack of the PSF to `gaussmle calibrate psf \
             --given`",
        );
    }
    let (shape, values) = file.numbers("coefficients", &dataset)?;
    let counts: Vec<usize> = shape.iter().map(|&n| n as usize).collect();
    let pixel_size_um = number("pixelsize").and_then(|nm| plausible_pixel_um(nm / NM));
    let mut out = match (model, &counts[..]) {
        ("spline-3d", &[64, nx, ny, nz]) => {
            let joined = Cells::cell_by_cell(&values, [nz, ny, nx])?.join()?;
            let z_center = needed("z_center")?;
            let grid = joined
                .grid
                .at_sample(nx as f64 / 2.0, ny as f64 / 2.0, z_center);
            let spacing_um = um_of_nm("z_step_nm", needed("z_step_nm")?)?;
            let psf = grid.with_turned_planes().into_psf(spacing_um)?;
            let mut calibration = PsfCalibration::default();
            let factor = number("magnification_factor").filter(|&factor| factor > 0.0);
            if let Some(factor) = factor.filter(|&factor| factor != 1.0) {
                calibration.note(&format!(
                    "Picasso multiplies z by the magnification factor {factor}: so does the index mismatch {factor}"
                ));
            }
            SplinePsfFile {
                calibration,
                disagreement: Some(joined.disagreement),
                ..SplinePsfFile::of(psf, "Picasso")
            }
        }
        ("spline-2d", &[16, nx, ny]) => {
            let joined = Cells::cell_by_cell_2d(&values, [ny, nx])?.join()?;
            let grid = joined.grid.at_sample(nx as f64 / 2.0, ny as f64 / 2.0, 0.0);
            SplinePsfFile {
                disagreement: Some(joined.disagreement),
                ..SplinePsfFile::of(grid.into_psf(1.0)?, "Picasso")
            }
        }
        _ => {
            return missing(format!(
                "has `coefficients` of the shape {counts:?}: expected 64 x columns x rows x \
                 planes, or 16 x columns x rows for spline-2d"
            ));
        }
    };
    out.pixel_size_um = pixel_size_um.map(|um| [um, um]);
    Ok(out)
}
