//! A picture: localizations per pixel.

use std::path::Path;

use super::error::RenderError;
use super::look::Look;
use super::tiff::Depth;

/// What became of the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Localizations that lie in the picture.
    pub inside: u64,
    /// Those that lie outside; what their Gaussians reach of the picture is drawn all the same, so that a region is a cut
    /// of the whole.
    pub outside: u64,
    /// Rows whose status is not usable.
    pub unusable: u64,
    /// Rows whose position or width is no finite number.
    pub not_finite: u64,
    /// Rows wider than was asked for.
    pub too_wide: u64,
}

/// Localizations per pixel, `[row = y][column = x]`.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Pixels along x.
    pub width: usize,
    /// Pixels along y.
    pub height: usize,
    /// Side of a pixel, um.
    pub pixel_size_um: f64,
    /// The outer corner of the first pixel: x and y in the camera frame, um.
    pub origin_um: [f64; 2],
    /// Localizations in each pixel, or their Gaussians' shares. In a histogram exact up to 2^24.
    pub counts: Vec<f32>,
    /// The same weighted by z, um; a pixel's mean z is this by the count. Only if colours are to stand for z.
    pub z_sums_um: Option<Vec<f32>>,
    /// What became of the rows.
    pub tally: Tally,
}

impl Picture {
    /// The mean z of a pixel, um; none where nothing is, or z was not asked for.
    pub fn z_um(&self, pixel: usize) -> Option<f32> {
        let sums = self.z_sums_um.as_ref()?;
        let count = self.counts[pixel];
        (count > 0.0).then(|| sums[pixel] / count)
    }

    /// Writes what the file's ending stands for: a PNG as the look says, or a TIFF of 32-bit numbers.
    ///
    /// # Errors
    ///
    /// If the ending stands for no kind of picture, the look makes no sense, or the file cannot be written.
    pub fn save(&self, path: &Path, look: &Look) -> Result<(), RenderError> {
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        match ending.to_ascii_lowercase().as_str() {
            "png" => self.to_png(path, look),
            "tif" | "tiff" => self.to_tiff(path, Depth::F32, look),
            _ => Err(RenderError::UnknownEnding { path: path.into() }),
        }
    }
}
