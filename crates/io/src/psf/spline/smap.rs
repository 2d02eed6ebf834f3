//! PSFs of SMAP and fit3Dcspline: `_3dcal.mat`.
//!
//! SMAP writes `SXY(...).cspline` and `parameters`, fit3Dcspline `cspline` and `parameters`. In
//! `cspline`, `coeff` (or the only cell of it) has the size rows x columns x planes x 64, one less
//! than the samples; `dz` is the distance of planes, nm; `x0` the row and column of the molecule,
//! counted from 1. `z0` is used by SMAP, DECODE and SMAPpy as a plane counted from 0.
//!
//! SMAP states z as `-(plane - z0) dz`: planes count as the objective moves up, and a molecule that
//! is as blurred as a later plane lies below the focus. The planes are turned, so that fits give
//! SMAP's z.
//!
//! SMAP mirrors images that were taken with EM gain, those of beads and those of molecules, and
//! states it as `EMon`. gaussmle does not mirror movies, so such a PSF is mirrored back.

use super::cells::Cells;
use super::content::SplinePsfFile;
use super::fault::{Result, damaged, missing, unsupported};
use super::grid::{plausible_pixel_um, um_of_nm};
use super::mat::{MatFile, Node};
use crate::psf::calibration::PsfCalibration;

/// The PSF of a MAT-file.
pub(super) fn read(file: &MatFile<'_>) -> Result<SplinePsfFile> {
    let pixel_size_um = file.with("parameters", pixel_size_um)?.flatten();
    let em_mirror = file.with("parameters", |p| p.number("emmirror"))?.flatten();
    let of_smap = file.with("SXY", |regions| {
        let count = regions.count()?;
        if count != 1 {
            return unsupported(
                format!("{count} PSFs, of regions or channels"),
                "expected one: calibrate without regions",
            );
        }
        let Some(cspline) = regions.field("cspline")? else {
            return missing("has no `SXY.cspline`: expected a 3D calibration of SMAP");
        };
        let mirrored = match regions.number("EMon")? {
            Some(em_gain) => em_gain != 0.0,
            // 1 and 3 are the choices of EM gain in the calibration.
            None => em_mirror == Some(1.0) || em_mirror == Some(3.0),
        };
        spline(&cspline, mirrored)
    })?;
    let out = match of_smap {
        Some(out) => Some(out),
        None => file.with("cspline", |cspline| {
            spline(cspline, em_mirror == Some(1.0) || em_mirror == Some(3.0))
        })?,
    };
    let Some(mut out) = out else {
        return missing(format!(
            "has no variable `SXY` or `cspline`, but {}: expected a 3D calibration of SMAP or \
             fit3Dcspline",
            file.content()
        ));
    };
    out.pixel_size_um = pixel_size_um;
    Ok(out)
}

fn spline(cspline: &Node<'_>, mirrored: bool) -> Result<SplinePsfFile> {
    let Some(coefficients) = cspline.field("coeff")? else {
        return missing("has no `cspline.coeff`: expected the coefficients of a spline");
    };
    if coefficients.is_cell()? && coefficients.count()? > 1 {
        return unsupported(
            format!("{} channels in `cspline.coeff`", coefficients.count()?),
            "expected one: calibrate each channel on its own",
        );
    }
    let numbers = coefficients
        .only("cspline.coeff")?
        .numbers("cspline.coeff")?;
    let [rows, columns, planes, 64] = numbers.shape[..] else {
        return missing(format!(
            "has `cspline.coeff` of the size {:?}: expected rows x columns x planes x 64",
            numbers.shape
        ));
    };
    let spacing_um = um_of_nm("cspline.dz", cspline.needed("dz")?)?;
    let z0 = cspline.needed("z0")?;
    let cells = Cells::rows_fastest(&numbers.values, [planes, rows, columns])?;
    let joined = cells.join()?;
    let (x, y) = match cspline.number("x0")? {
        Some(x0) => (x0 - 1.0, x0 - 1.0),
        None => (middle(columns), middle(rows)),
    };
    if !(0.0..=planes as f64).contains(&z0) {
        return Err(damaged(format!(
            "its `cspline.z0` is {z0}: expected a plane of 0 to {planes}"
        )));
    }
    let mut grid = joined.grid.at_sample(x, y, z0).with_turned_planes();
    let mut calibration = PsfCalibration::default();
    if mirrored {
        grid = grid.mirrored_along_x();
        calibration.note("mirrored along x: SMAP mirrors images that were taken with EM gain");
    }
    Ok(SplinePsfFile {
        calibration,
        disagreement: Some(joined.disagreement),
        ..SplinePsfFile::of(grid.into_psf(spacing_um)?, "SMAP")
    })
}

/// The sample at which SMAP's fits put a molecule, of a number of cells.
fn middle(cells: usize) -> f64 {
    (cells / 2) as f64
}

fn pixel_size_um(parameters: &Node<'_>) -> Result<Option<[f64; 2]>> {
    for name in ["pixelsize", "cam_pixelsize_um"] {
        let Some(field) = parameters.field(name)? else {
            continue;
        };
        // A cell for each file of beads.
        let numbers = match field.is_cell()? {
            true if field.count()? != 1 => continue,
            _ => field.only(name).and_then(|value| value.numbers(name)),
        };
        let Ok(numbers) = numbers else {
            continue;
        };
        let sizes: Option<Vec<f64>> = numbers
            .values
            .iter()
            .map(|&um| plausible_pixel_um(um))
            .collect();
        match sizes.as_deref() {
            Some([both]) => return Ok(Some([*both, *both])),
            Some([x, y, ..]) => return Ok(Some([*x, *y])),
            _ => {}
        }
    }
    Ok(None)
}
