//! A spline through the light of pixels, from samples that may be finer.

use gaussmle::{InvalidSplinePsf, Sampling, SplinePsf};

/// The knots along a pixel of an oversampled PSF. Fits take 32 knots along a side of an ROI: 16
/// pixels.
const KNOTS_PER_PIXEL: usize = 2;

/// Samples of planes, rows and columns.
pub(super) struct Samples {
    pub(super) values: Vec<f64>,
    pub(super) shape: [usize; 3],
}

impl Samples {
    /// The normalized PSF, with `n` samples along a pixel and the molecule in the middle.
    pub(super) fn into_psf(
        self,
        n: usize,
        z_step_um: Option<f64>,
    ) -> Result<SplinePsf, InvalidSplinePsf> {
        let sampling = Sampling {
            samples_per_pixel: n as f64,
            z_step_um: z_step_um.unwrap_or(Sampling::default().z_step_um),
            centre: None,
        };
        let pixels = self.summed_along_rows(n).summed_along_columns(n);
        let fine = SplinePsf::from_samples(&pixels.values, pixels.shape, sampling)?;
        match n <= KNOTS_PER_PIXEL {
            true => Ok(fine),
            false => with_fewer_knots(&fine),
        }
    }

    /// Each sample becomes the sum of the `n` samples of its row from it on.
    fn summed_along_rows(self, n: usize) -> Self {
        let [planes, rows, columns] = self.shape;
        let sums = self
            .values
            .chunks_exact(columns)
            .flat_map(|row| row.windows(n).map(|samples| samples.iter().sum()));
        Self {
            values: sums.collect(),
            shape: [planes, rows, columns + 1 - n],
        }
    }

    /// Each sample becomes the sum of the `n` samples of its column from it on.
    fn summed_along_columns(self, n: usize) -> Self {
        let [planes, rows, columns] = self.shape;
        let mut values = Vec::with_capacity(self.values.len());
        for plane in self.values.chunks_exact(rows * columns) {
            for first in 0..rows + 1 - n {
                values.extend((0..columns).map(|x| {
                    let samples = (first..first + n).map(|y| plane[y * columns + x]);
                    samples.sum::<f64>()
                }));
            }
        }
        Self {
            values,
            shape: [planes, rows + 1 - n, columns],
        }
    }
}

/// The spline through the values of a finer one at its planes and at fractions of a pixel from the
/// molecule. Where these are knots of the finer one, the values are its samples.
fn with_fewer_knots(fine: &SplinePsf) -> Result<SplinePsf, InvalidSplinePsf> {
    let per_pixel = KNOTS_PER_PIXEL as f64;
    // A window of 5 pixels has half a window of 2.0 or of 1.9999999.
    let reach = (fine.half_window_px() * per_pixel + 1e-9).floor() as i64;
    let places: Vec<f64> = (-reach..=reach).map(|k| k as f64 / per_pixel).collect();
    let planes = match fine.has_z() {
        true => fine.shape()[0] - 2,
        false => 1,
    };
    let mut values = Vec::with_capacity(planes * places.len() * places.len());
    for plane in 0..planes {
        let z_um = (plane as f64 + 1.0 - fine.origin()[2]) * fine.plane_spacing_um();
        for &y in &places {
            values.extend(
                places
                    .iter()
                    .map(|&x| fine.value_and_derivatives(x, y, z_um)[0]),
            );
        }
    }
    let sampling = Sampling {
        samples_per_pixel: per_pixel,
        z_step_um: fine.plane_spacing_um(),
        centre: None,
    };
    SplinePsf::from_samples(&values, [planes, places.len(), places.len()], sampling)
}
