//! Coefficients of a spline in the orientation of a file.

use gaussmle::{SplineParts, SplinePsf};

use super::fault::{Result, damaged, missing};

/// Nanometres of a micrometre.
pub(super) const NM: f64 = 1000.0;

/// Coefficients of planes, rows and columns, and the place of the molecule in knots.
pub(super) struct Grid {
    pub(super) coefficients: Vec<f64>,
    pub(super) shape: [usize; 3],
    /// Along x, y and z.
    pub(super) origin: [f64; 3],
}

impl Grid {
    /// Moves the molecule, in samples along x, y and z from the first.
    pub(super) fn at_sample(mut self, x: f64, y: f64, z: f64) -> Self {
        for (knot, sample) in self.origin.iter_mut().zip([x, y, z]) {
            *knot += sample;
        }
        self
    }

    /// Turns the order of the planes.
    pub(super) fn with_turned_planes(mut self) -> Self {
        let [planes, rows, columns] = self.shape;
        let turned = self.coefficients.chunks_exact(rows * columns).rev();
        self.coefficients = turned.flatten().copied().collect();
        self.origin[2] = (planes - 1) as f64 - self.origin[2];
        self
    }

    /// Mirrors the rows.
    pub(super) fn mirrored_along_x(mut self) -> Self {
        let columns = self.shape[2];
        for row in self.coefficients.chunks_exact_mut(columns) {
            row.reverse();
        }
        self.origin[0] = (columns - 1) as f64 - self.origin[0];
        self
    }

    /// The normalized PSF. Its window and its range of z are those of the samples.
    pub(super) fn into_psf(self, plane_spacing_um: f64) -> Result<SplinePsf> {
        let [planes, rows, columns] = self.shape;
        let [x, y, z] = self.origin;
        let last = |coefficients: usize| coefficients as f64 - 2.0;
        let edges = [x - 1.0, last(columns) - x, y - 1.0, last(rows) - y];
        let half_window_px = edges.into_iter().fold(f64::INFINITY, f64::min);
        if !(half_window_px >= 1.0) {
            return missing(format!(
                "has its molecule at column {} and row {} of {} x {} samples: expected a place \
                 within them",
                x - 1.0,
                y - 1.0,
                rows - 2,
                columns - 2
            ));
        }
        let z_range_um = match planes {
            1 => [0.0; 2],
            _ => [1.0 - z, last(planes) - z]
                .map(|knots| (knots * plane_spacing_um * 1e12).round() / 1e12),
        };
        let peak = self
            .coefficients
            .iter()
            .fold(0.0, |peak: f64, c| peak.max(c.abs()));
        let coefficients = self.coefficients.iter().map(|c| (c / peak) as f32);
        let parts = SplineParts {
            coefficients: coefficients.collect(),
            shape: self.shape,
            knots_per_pixel: 1.0,
            origin: self.origin,
            plane_spacing_um,
            half_window_px,
            z_range_um,
        };
        Ok(SplinePsf::new(parts)?.normalized()?)
    }
}

/// Micrometres of a size of pixels, if the number can be one. Programs write placeholders such as
/// 100, too.
pub(super) fn plausible_pixel_um(um: f64) -> Option<f64> {
    (0.01..=5.0).contains(&um).then_some(um)
}

/// A distance of planes in um.
pub(super) fn um_of_nm(name: &str, nm: f64) -> Result<f64> {
    match nm > 0.0 && nm.is_finite() {
        true => Ok(nm / NM),
        false => Err(damaged(format!(
            "its `{name}` is {nm}: expected nm above 0"
        ))),
    }
}
