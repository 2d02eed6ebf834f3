//! The content of a file.

use std::sync::Arc;

use gaussmle::SplinePsf;
use toml::Table;

use crate::psf::calibration::PsfCalibration;

/// A spline PSF with what its file states.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SplinePsfFile {
    /// The PSF.
    pub psf: Arc<SplinePsf>,
    /// The program whose format the file has.
    pub program: &'static str,
    /// The width and height of a camera pixel in the sample, um, if the file states them.
    pub pixel_size_um: Option<[f64; 2]>,
    /// The largest difference between the polynomials of a file and the PSF, in parts of the peak.
    pub disagreement: Option<f64>,
    /// The conditions of the calibration. Its notes are of changes that were made to the PSF.
    pub calibration: PsfCalibration,
    /// The section `[quality]` of a file of gaussmle: what the calibration found out.
    pub quality: Table,
}

impl SplinePsfFile {
    /// A PSF for a file of gaussmle.
    pub fn new(psf: impl Into<Arc<SplinePsf>>) -> Self {
        Self::of(psf, "gaussmle")
    }

    /// A PSF from a file of a program.
    pub(super) fn of(psf: impl Into<Arc<SplinePsf>>, program: &'static str) -> Self {
        Self {
            psf: psf.into(),
            program,
            pixel_size_um: None,
            disagreement: None,
            calibration: PsfCalibration::default(),
            quality: Table::new(),
        }
    }
}
