//! PSFs from files: astigmatic curves, and splines of gaussmle and of other programs.

mod calibration;
mod curve;
mod spline;
mod summary;

use std::path::Path;

use gaussmle::PixelSize;
use gaussmle::model::Given;
use gaussmle_base::files;

pub use calibration::PsfCalibration;
pub use curve::{CURVE_KEYS, Z_RANGE_KEY};
pub use spline::{PsfFault, SplinePsfFile};
pub use summary::PsfSummary;

use crate::error::{Error, Result};
use crate::file_error::FileError;

/// A PSF from a file.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PsfFile {
    /// The curve of the model `astigmatic`, or the PSF of the model `spline`.
    pub psf: Given,
    /// The conditions of its calibration, as far as the file states them.
    pub calibration: PsfCalibration,
}

/// Reads a PSF from a file of any format.
///
/// A TOML file has an astigmatic curve. Its keys are `sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By,
/// gamma_um, d_um` and, if known, `z_range_um`. A section `[calibration]` with the fields of
/// [`PsfCalibration`], and a section `[uncertainties]` with the keys of the curve may follow. Other
/// files have a spline: see [`SplinePsfFile::read`].
///
/// # Errors
///
/// Returns an error if the file cannot be read, has another format, or a part of it is wrong.
pub fn read_psf(path: &Path) -> Result<PsfFile> {
    if !has_spline(path)? {
        let (curve, calibration) = curve::read(path)?;
        return Ok(PsfFile {
            psf: Given::Curve(curve),
            calibration,
        });
    }
    let SplinePsfFile {
        psf,
        pixel_size_um,
        calibration,
        ..
    } = SplinePsfFile::read(path)?;
    let calibration = PsfCalibration {
        pixel_size_um: pixel_size_um.map(PixelSize::from),
        ..calibration
    };
    Ok(PsfFile {
        psf: Given::Spline(psf),
        calibration,
    })
}

/// True for a file that is no text.
fn has_spline(path: &Path) -> Result<bool> {
    let unreadable = |source| FileError::Read {
        path: path.into(),
        source,
    };
    let start = files::start(path, 128).map_err(unreadable)?;
    if start.trim_ascii_start().starts_with(b"<") {
        let what = "is a page and no PSF: give the PSF file beside it, .h5 or .toml";
        return Err(FileError::Refused {
            path: path.into(),
            what: what.into(),
        }
        .into());
    }
    // Text has no byte 0, and the signatures of the other formats have one within 128 bytes.
    Ok(start.contains(&0) || start.starts_with(b"MATLAB"))
}

impl From<(&Path, PsfFault)> for Error {
    fn from((path, fault): (&Path, PsfFault)) -> Self {
        Self::Psf {
            path: path.into(),
            fault,
        }
    }
}
