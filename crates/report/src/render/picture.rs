//! A picture: localizations per pixel.

use crate::round;

/// Counts of the rows of a table by their use in a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowCounts {
    /// Localizations inside the picture.
    pub inside: u64,
    /// Localizations outside the picture. The parts of their Gaussians inside are rendered, so a
    /// region equals the same part of a larger picture.
    pub outside: u64,
    /// Rows whose status is not usable.
    pub unusable: u64,
    /// Rows whose position or width is not finite.
    pub not_finite: u64,
    /// Rows wider than the limit of the options.
    pub too_wide: u64,
}

/// Localizations per pixel, `[row = y][column = x]`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Picture {
    /// Number of pixels along x.
    pub width: usize,
    /// Number of pixels along y.
    pub height: usize,
    /// Side of a pixel, um.
    pub pixel_size_um: f64,
    /// The outer corner of the first pixel: x and y in the camera frame, um.
    pub origin_um: [f64; 2],
    /// Localizations in each pixel, or the sum of the Gaussians. Histograms are exact up to 2^24.
    pub counts: Vec<f32>,
    /// The counts weighted by z, um; divided by the count they are a pixel's mean z. `None` unless
    /// the options ask for z.
    pub z_sums_um: Option<Vec<f32>>,
    /// The z of the first and the last hue, um: percentiles 2 and 98 of the whole table, rounded
    /// outwards. Regions of a table thus have the same colours.
    pub z_range_um: Option<[f64; 2]>,
    /// Counts of the rendered rows and of those left out.
    pub row_counts: RowCounts,
}

impl Picture {
    /// A picture of `width` pixels along x and one count for each pixel, such as one that was stored;
    /// `z` has the counts weighted by z, and the z of the first and the last hue. `None` unless there are whole rows, and as many sums as counts.
    pub fn from_parts(
        width: usize,
        (pixel_size_um, origin_um): (f64, [f64; 2]),
        counts: Vec<f32>,
        z: Option<(Vec<f32>, [f64; 2])>,
        row_counts: RowCounts,
    ) -> Option<Self> {
        let (z_sums_um, z_range_um) = z.unzip();
        let whole = width > 0 && counts.len().is_multiple_of(width);
        let sums = z_sums_um.as_ref().map_or(counts.len(), Vec::len);
        (whole && sums == counts.len()).then(|| Self {
            width,
            height: counts.len() / width,
            pixel_size_um,
            origin_um,
            counts,
            z_sums_um,
            z_range_um,
            row_counts,
        })
    }

    /// The length of the scale bar, um: the round number nearest to a fifth of the width.
    pub fn scale_bar_um(&self) -> f64 {
        round::nearest(0.2 * self.width as f64 * self.pixel_size_um)
    }

    /// The mean z of a pixel, um; `None` for an empty pixel or a picture without z.
    pub fn z_um(&self, pixel: usize) -> Option<f32> {
        let sums = self.z_sums_um.as_ref()?;
        let count = self.counts[pixel];
        (count > 0.0).then(|| sums[pixel] / count)
    }
}
