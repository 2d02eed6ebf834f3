//! A PSF file in words and as JSON.

use std::fmt;
use std::path::{Path, PathBuf};

use gaussmle::{Astigmatism, Model, PixelSize};
use serde::Serialize;
use toml::Table;

use super::spline::SplinePsfFile;
use super::{PsfCalibration, curve, has_spline};
use crate::error::Result;
use crate::extension::extension;

/// The endings of files that may have a PSF.
const ENDINGS: [&str; 4] = ["h5", "hdf5", "mat", "toml"];

/// The facts of a PSF file.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct PsfSummary {
    /// The file.
    pub path: PathBuf,
    /// The program whose format the file has.
    pub program: &'static str,
    /// The model of fits with it.
    pub model: &'static str,
    /// Pixels along a side of the window whose light is known. A curve has none.
    pub window: Option<usize>,
    /// Knots along a pixel. A curve has none.
    pub knots_per_pixel: Option<f64>,
    /// The planes of coefficients along z, and the distance from one to the next, um. A curve has none.
    pub planes: Option<(usize, f64)>,
    /// The lowest and highest z of fits, um, if the PSF has z and the file states them.
    pub z_range_um: Option<[f64; 2]>,
    /// The width and height of a camera pixel, um, if the file states them.
    pub pixel_size_um: Option<[f64; 2]>,
    /// The conditions of the calibration.
    pub calibration: PsfCalibration,
    /// The findings of the calibration.
    pub quality: Table,
    /// Remarks for the user.
    pub notes: Vec<String>,
}

impl PsfSummary {
    /// True if the name of a file is one of PSFs. Some of these endings are those of tables, too.
    pub fn may_be_of(path: &Path) -> bool {
        let ending = extension(path);
        ENDINGS.iter().any(|known| ending == *known)
    }

    /// Reads the facts of a PSF file.
    ///
    /// # Errors
    ///
    /// As [`read_psf`](super::read_psf).
    pub fn read(path: &Path) -> Result<Self> {
        match has_spline(path)? {
            true => Ok(Self::of_spline(path, SplinePsfFile::read(path)?)),
            false => {
                let (curve, calibration) = curve::read(path)?;
                Ok(Self::of_curve(path, &curve, calibration))
            }
        }
    }

    fn of_spline(path: &Path, file: SplinePsfFile) -> Self {
        let psf = file.psf;
        let has_z = psf.has_z();
        Self {
            path: path.into(),
            program: file.program,
            model: Model::spline((*psf).clone()).name(),
            window: Some(psf.window()),
            knots_per_pixel: Some(psf.knots_per_pixel()),
            planes: has_z.then(|| (psf.shape()[0], psf.plane_spacing_um())),
            z_range_um: has_z.then(|| psf.z_range_um()),
            pixel_size_um: file.pixel_size_um,
            notes: file.calibration.notes.clone(),
            calibration: file.calibration,
            quality: file.quality,
        }
    }

    fn of_curve(path: &Path, curve: &Astigmatism, calibration: PsfCalibration) -> Self {
        Self {
            path: path.into(),
            program: "gaussmle",
            model: Model::astigmatic(*curve).name(),
            window: None,
            knots_per_pixel: None,
            planes: None,
            z_range_um: curve.z_range_um,
            pixel_size_um: calibration.pixel_size_um.map(PixelSize::xy),
            notes: calibration.notes.clone(),
            calibration,
            quality: Table::new(),
        }
    }
}

impl fmt::Display for PsfSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        writeln!(
            f,
            "{path}: a PSF in the format of {}, for the model {}",
            self.program, self.model
        )?;
        if let (Some(window), Some(knots)) = (self.window, self.knots_per_pixel) {
            writeln!(
                f,
                "window: {window} x {window} pixels, knots along a pixel: {knots}"
            )?;
        }
        // Products such as 0.1 * 6.4 are not what a user reads.
        let rounded = |um: f64| (um * 1e6).round() / 1e6;
        match (self.z_range_um.map(|z| z.map(rounded)), self.planes) {
            (Some([low, high]), Some((planes, um))) => writeln!(
                f,
                "z: {low} to {high} um, {planes} planes of knots, {um} um apart"
            )?,
            (Some([low, high]), None) => writeln!(f, "z: {low} to {high} um")?,
            (None, _) if self.window.is_some() => writeln!(f, "z: none, the PSF is one plane")?,
            (None, _) => writeln!(f, "z: the range is not stated")?,
        }
        match self.pixel_size_um {
            Some([x, y]) if x == y => writeln!(f, "pixel size: {x} um")?,
            Some([x, y]) => writeln!(f, "pixel size: {x} um along x, {y} um along y")?,
            None => writeln!(f, "pixel size: not stated")?,
        }
        for (title, section) in [
            ("calibration", Table::try_from(&self.calibration)),
            ("quality", Ok(self.quality.clone())),
        ] {
            // Plain values always have a TOML form.
            for (key, value) in section.unwrap_or_default() {
                writeln!(f, "{title}, {key}: {value}")?;
            }
        }
        for note in &self.notes {
            writeln!(f, "note: {note}")?;
        }
        Ok(())
    }
}
