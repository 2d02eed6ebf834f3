//! The residuals of one fitted ROI: pixels minus model, in photoelectrons.

use gaussmle::{Camera, Fits, PixelSize, SplinePsf};

use super::fitted_roi::{FittedRoi, Spot};
use super::scores::{Basis, Score};
use super::spline_images::spline_images;

/// The columns of fits that describe spots.
#[derive(Debug)]
pub(super) struct Spots<'a> {
    fits: &'a Fits,
    pixel_um: [f64; 2],
    photons: Vec<f64>,
    background: Vec<f64>,
    widths_um: [Vec<f64>; 2],
    z: Option<Vec<f64>>,
}

impl<'a> Spots<'a> {
    pub fn new(fits: &'a Fits, pixel_um: PixelSize) -> Self {
        Self {
            fits,
            pixel_um: pixel_um.xy(),
            photons: fits.photons(),
            background: fits.background(),
            widths_um: fits.widths_um(),
            z: fits.z(),
        }
    }

    /// The height of a spot, um, if the model has one.
    pub fn z(&self, row: usize) -> Option<f64> {
        self.z.as_ref().map(|z| z[row])
    }

    pub fn get(&self, row: usize) -> Spot {
        let widths = self.widths_um.each_ref();
        Spot {
            centre: [self.fits.x_px()[row].into(), self.fits.y_px()[row].into()],
            widths: std::array::from_fn(|axis| widths[axis][row] / self.pixel_um[axis]),
            photons: self.photons[row],
            background: self.background[row],
            free_widths: self.fits.model().widths().fitted(),
        }
    }
}

/// The pixels of a ROI in photoelectrons, and their variance without light. Masked pixels are NaN.
#[inline(always)]
pub(super) fn electrons(
    adu: &[f64],
    side: usize,
    corner: Option<[i32; 2]>,
    camera: &Camera,
) -> Vec<[f64; 2]> {
    // Without maps, all pixels are alike, and the corner may be unknown.
    let [left, top] = match (corner, camera.map_size()) {
        (Some([x, y]), Some(_)) => [x as usize, y as usize],
        (None, Some(_)) => return vec![[f64::NAN; 2]; adu.len()],
        (_, None) => [0, 0],
    };
    let pixel = |(i, adu): (usize, &f64)| match camera.pixel(left + i % side, top + i / side) {
        Some([offset, gain, variance]) => [(adu - offset) * gain, variance],
        None => [f64::NAN; 2],
    };
    adu.iter().enumerate().map(pixel).collect()
}

/// The signs that one ROI gives.
#[derive(Clone, Debug, Default)]
pub(super) struct RoiSigns {
    /// Sums over dark and over bright pixels.
    pub dark: PixelSums,
    pub bright: PixelSums,
    /// Scores for more width, for elongation along x and along a diagonal, and for wide tails.
    pub shapes: [Option<Score>; 4],
    /// Scores for a tilt of the background along x and y, photons a pixel and pixel.
    pub tilts: [Option<Score>; 2],
    /// The width of the spot, pixels. A fixed one is fitted for this; none if that fails.
    pub width: Option<f64>,
    /// The pixel that alone is far off.
    pub outlier: Option<usize>,
}

/// Sums over squares of 2x2 pixels, of which each gives the difference of its diagonals: light that
/// changes slowly cancels in it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PixelSums {
    /// The number of differences.
    pub differences: f64,
    /// Their squares, and the expectation.
    pub squares: f64,
    pub expected: f64,
    /// The cubes of the residuals of single pixels, and the electrons that would be the third
    /// cumulant of photons.
    pub cubes: f64,
    pub electrons: f64,
}

/// The index of shapes in [`RoiSigns::shapes`].
pub(super) const WIDTH: usize = 0;
pub(super) const ELONGATIONS: [usize; 2] = [1, 2];
pub(super) const TAILS: usize = 3;

/// Distances from the spot, in widths, of bright and of dark pixels.
const BRIGHT: f64 = 1.5;
const DARK: f64 = 3.5;

/// The residual of an outlier, in standard deviations, and how many times those of its neighbours.
const OUTLIER: f64 = 6.0;
const ALONE: f64 = 4.0;

/// The deviance below which a width differs from that of the fit by less than its error. Two thirds of
/// the spots are below it if the width is right.
const NEAR: f64 = 1.0;

impl RoiSigns {
    /// The signs of a ROI with `pixels` of electrons and variance. It is compiled for the vector
    /// instructions of the caller, as all that it calls.
    #[inline(always)]
    pub fn new(pixels: &[[f64; 2]], side: usize, spot: &Spot, excess: f64) -> Option<Self> {
        let given = FittedRoi::new(pixels, side, spot, excess)?;
        let mut signs = Self::of_outlier(&given);
        let refined;
        let mut best = &given;
        let mut basis = given.basis();
        match spot.free_widths {
            0 => {
                let score = basis.push(&given.wider(1.0), &given.residuals);
                signs.shapes[WIDTH] = score;
                // A wrong width must not look like another shape, or like noise.
                let is_near = score.is_some_and(|score| score.deviance() < NEAR);
                if let Some(score) = score.filter(|_| is_near) {
                    // The shape of the width takes what is left, and one step is the fit.
                    let step = score.score / score.information;
                    signs.width = Some(spot.width() * libm::exp(step));
                } else if let Some(fitted) = given.with_fitted_width(pixels, excess) {
                    refined = fitted;
                    best = &refined;
                    signs.width = Some(refined.spot.width());
                    basis = best.basis();
                    basis.push(&best.wider(1.0), &best.residuals);
                } else {
                    signs.width = given.any_width(pixels, excess);
                }
            }
            1 => {
                signs.width = Some(spot.width());
                basis.push(&given.wider(1.0), &given.residuals);
            }
            _ => {
                signs.width = Some(spot.width());
                basis.push(&given.images.by_widths[0], &given.residuals);
                basis.push(&given.images.by_widths[1], &given.residuals);
            }
        }
        signs.add_shapes_and_noise(best, basis);
        Some(signs)
    }

    /// The signs of a ROI that was fitted with a measured PSF, at z (um).
    pub fn of_spline(
        pixels: &[[f64; 2]],
        side: usize,
        spot: &Spot,
        (psf, z_um): (&SplinePsf, f64),
        excess: f64,
    ) -> Option<Self> {
        let (images, by_z) = spline_images(psf, spot, z_um, side);
        let roi = FittedRoi::of(pixels, side, spot, images, excess)?;
        let mut signs = Self::of_outlier(&roi);
        let mut basis = roi.basis();
        basis.push(&by_z, &roi.residuals);
        signs.shapes[WIDTH] = basis.push(&roi.wider(1.0), &roi.residuals);
        signs.add_shapes_and_noise(&roi, basis);
        Some(signs)
    }

    /// Signs without a shape.
    #[inline(always)]
    fn of_outlier(roi: &FittedRoi) -> Self {
        Self {
            outlier: outlier(&roi.residuals, &roi.weights, roi.side),
            ..Self::default()
        }
    }

    /// Adds the scores of elongations, tails and tilts, and the noise.
    #[inline(always)]
    fn add_shapes_and_noise(&mut self, roi: &FittedRoi, mut basis: Basis<'_>) {
        let others = [&roi.wider(-1.0), &roi.images.by_both, &roi.tails()];
        for (shape, score) in others.into_iter().zip(&mut self.shapes[1..]) {
            *score = basis.push(shape, &roi.residuals);
        }
        let along = |axis: usize| {
            let pixels = 0..roi.mean.len();
            let place = |i: usize| [i % roi.side, i / roi.side][axis] as f64;
            let tilt: Vec<f64> = pixels.map(place).collect();
            tilt
        };
        self.tilts = [0, 1].map(|axis| basis.push(&along(axis), &roi.residuals));
        self.add_noise(roi, &basis);
    }

    /// Adds the noise of dark and bright pixels. Shapes of the basis do not count as noise.
    #[inline(always)]
    fn add_noise(&mut self, roi: &FittedRoi, basis: &Basis<'_>) {
        let cleaned = basis.clean(&roi.residuals);
        let side = roi.side;
        // The difference of the diagonals of a square of 2x2 pixels.
        let terms = [(0, 0.5), (1, -0.5), (side, -0.5), (side + 1, 0.5)];
        let mut taken = vec![0.0; side - 1];
        for y in 0..side - 1 {
            basis.variances_taken(y * side, side, &mut taken);
            for (x, &taken) in taken.iter().enumerate() {
                let corner = y * side + x;
                let square = terms.map(|(offset, _)| corner + offset);
                if square.iter().any(|&i| roi.weights[i] == 0.0) {
                    continue;
                }
                let place = [x as f64 + 0.5, y as f64 + 0.5];
                let sums = match roi.spot.distance(place) {
                    near if near < BRIGHT => &mut self.bright,
                    far if far > DARK => &mut self.dark,
                    _ => continue,
                };
                let pairs = terms
                    .iter()
                    .map(|(offset, sign)| sign * cleaned[corner + offset]);
                let difference: f64 = pairs.sum();
                let variance: f64 = square.iter().map(|&i| 0.25 / roi.weights[i]).sum();
                sums.differences += 1.0;
                sums.squares += difference * difference;
                sums.expected += (variance - taken).max(0.0);
                sums.cubes += cleaned[corner].powi(3);
                sums.electrons += roi.mean[corner];
            }
        }
    }
}

/// The pixel that is far off while its neighbours are not: no smooth misfit explains it.
#[inline(always)]
fn outlier(residuals: &[f64], weights: &[f64], side: usize) -> Option<usize> {
    let deviations = |i: usize| residuals[i].abs() * weights[i].sqrt();
    let worst = (0..residuals.len()).max_by(|&a, &b| deviations(a).total_cmp(&deviations(b)))?;
    let (x, y) = (worst % side, worst / side);
    let is_alone = (y.saturating_sub(1)..(y + 2).min(side)).all(|row| {
        (x.saturating_sub(1)..(x + 2).min(side)).all(|column| {
            let other = row * side + column;
            other == worst || ALONE * deviations(other) < deviations(worst)
        })
    });
    (deviations(worst) > OUTLIER && is_alone).then_some(worst)
}

#[cfg(test)]
mod tests {
    use gaussmle::gaussian::pixel_fractions;

    use super::*;

    #[test]
    fn a_spot_of_the_wrong_width_has_a_score_for_width_alone() {
        let side = 11;
        let spot = Spot {
            centre: [5.2, 4.9],
            widths: [1.3, 1.3],
            photons: 5000.0,
            background: 10.0,
            free_widths: 0,
        };
        // The expected pixels of a spot that is wider by 2 %.
        let along = |centre| pixel_fractions(side, centre, 1.3 * 1.02);
        let (u, v) = (along(5.2), along(4.9));
        let pixels: Vec<[f64; 2]> = (0..side * side)
            .map(|i| [5000.0 * u[i % side] * v[i / side] + 10.0, 0.0])
            .collect();
        let signs = RoiSigns::new(&pixels, side, &spot, 1.0).expect("finite");
        let amplitudes = signs.shapes.map(|score| {
            let score = score.expect("no shape is fitted");
            score.score / score.information
        });
        assert!((amplitudes[WIDTH] - 0.02).abs() < 0.002, "{amplitudes:?}");
        for other in [ELONGATIONS[0], ELONGATIONS[1], TAILS] {
            assert!(amplitudes[other].abs() < 1e-4, "{amplitudes:?}");
        }
        let free = Spot {
            free_widths: 1,
            ..spot
        };
        let signs = RoiSigns::new(&pixels, side, &free, 1.0).expect("finite");
        assert!(signs.shapes[WIDTH].is_none(), "the fit has it");
    }

    #[test]
    fn one_pixel_that_is_off_alone_is_an_outlier() {
        let weights = [1.0; 25];
        let mut residuals = [0.5; 25];
        assert_eq!(outlier(&residuals, &weights, 5), None);
        residuals[12] = 30.0;
        assert_eq!(outlier(&residuals, &weights, 5), Some(12));
        residuals[13] = 10.0;
        assert_eq!(outlier(&residuals, &weights, 5), None, "it has a neighbour");
    }
}
