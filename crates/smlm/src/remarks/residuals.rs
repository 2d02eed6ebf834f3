//! The residuals of one fitted ROI: pixels minus model, in photoelectrons.

use gaussmle::simulate::pixel_fractions;
use gaussmle::{Camera, Fits, Model, Parameter, SensorMaps};

use super::scores::{Basis, Score};

/// A spot on its ROI, pixels and photoelectrons.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub centre: [f64; 2],
    pub widths: [f64; 2],
    pub photons: f64,
    pub background: f64,
    /// The number of widths that are fitted.
    pub free_widths: usize,
}

/// The columns of fits that describe spots.
#[derive(Debug)]
pub(super) struct Spots<'a> {
    fits: &'a Fits,
    pixel_um: f64,
    photons: Vec<f64>,
    background: Vec<f64>,
    free: [Option<Vec<f64>>; 3],
    z: Option<Vec<f64>>,
}

impl<'a> Spots<'a> {
    pub fn new(fits: &'a Fits, pixel_um: f64) -> Self {
        let free = [Parameter::Sigma, Parameter::SigmaX, Parameter::SigmaY];
        Self {
            fits,
            pixel_um,
            photons: fits.photons(),
            background: fits.background(),
            free: free.map(|parameter| fits.parameter(parameter)),
            z: fits.z(),
        }
    }

    pub fn get(&self, row: usize) -> Spot {
        let at = |column: &Option<Vec<f64>>| column.as_ref().map_or(f64::NAN, |c| c[row]);
        let widths_um = match self.fits.model() {
            Model::Xynb { sigma_um } => [*sigma_um; 2],
            Model::Xynbs { .. } => [at(&self.free[0]); 2],
            Model::Xynbsxsy { .. } => [at(&self.free[1]), at(&self.free[2])],
            Model::Astigmatic(curve) => curve.widths_um(at(&self.z)).into(),
            // A model without a known width has no residuals.
            _ => [f64::NAN; 2],
        };
        Spot {
            centre: [self.fits.x_px()[row].into(), self.fits.y_px()[row].into()],
            widths: widths_um.map(|um| um / self.pixel_um),
            photons: self.photons[row],
            background: self.background[row],
            free_widths: match self.fits.model() {
                Model::Xynbs { .. } => 1,
                Model::Xynbsxsy { .. } => 2,
                _ => 0,
            },
        }
    }
}

/// The pixels of a ROI in photoelectrons, and their variance without light. Masked pixels are NaN.
pub(super) fn electrons(
    adu: &[f64],
    side: usize,
    corner: Option<[i32; 2]>,
    camera: &Camera,
) -> Vec<[f64; 2]> {
    if let Some([offset, gain, noise]) = camera.numbers() {
        let pixels = adu.iter().map(|adu| [(adu - offset) * gain, noise * noise]);
        return pixels.collect();
    }
    let unknown = || vec![[f64::NAN; 2]; adu.len()];
    let (Some(maps), Some([x, y])) = (camera.sensor_maps(), corner) else {
        return unknown();
    };
    let (width, _) = maps.size();
    let pixel = |(i, adu): (usize, &f64)| {
        let place = (y as usize + i / side) * width + x as usize + i % side;
        match maps.pixels()[place] {
            [_, _, variance] if variance >= SensorMaps::MASKED => [f64::NAN; 2],
            [offset, gain, variance] => {
                [(adu - f64::from(offset)) * f64::from(gain), variance.into()]
            }
        }
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
    /// The pixel that alone is far off.
    pub outlier: Option<usize>,
}

/// Sums over pixels of one kind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PixelSums {
    pub pixels: f64,
    /// The squares of the residuals, and their expectation.
    pub squares: f64,
    pub expected: f64,
    /// The cubes of the residuals, and the electrons that would be the third cumulant of photons.
    pub cubes: f64,
    pub electrons: f64,
}

/// The index of shapes in [`RoiSigns::shapes`].
pub(super) const WIDTH: usize = 0;
pub(super) const ELONGATIONS: [usize; 2] = [1, 2];
pub(super) const TAILS: usize = 3;

/// Distances from the spot, in widths, of bright and of dark pixels.
const BRIGHT: f64 = 1.5;
const DARK: f64 = 3.0;

/// The residual of an outlier, in standard deviations, and how many times those of its neighbours.
const OUTLIER: f64 = 6.0;
const ALONE: f64 = 4.0;

/// The relative step of numerical derivatives.
const STEP: f64 = 1e-3;

/// The share of the light that spreads to twice the width for the score of tails.
const TAIL_WIDTH: f64 = 2.0;

impl RoiSigns {
    /// The signs of a ROI with `pixels` of electrons and variance.
    pub fn new(pixels: &[[f64; 2]], side: usize, spot: &Spot, excess: f64) -> Option<Self> {
        let profile = |axis: usize, shift: f64, factor: f64| {
            pixel_fractions(side, spot.centre[axis] + shift, spot.widths[axis] * factor)
        };
        let image = |u: &[f64], v: &[f64]| -> Vec<f64> {
            let pixel = |i: usize| spot.photons * u[i % side] * v[i / side];
            (0..side * side).map(pixel).collect()
        };
        let (u, v) = (profile(0, 0.0, 1.0), profile(1, 0.0, 1.0));
        let light = image(&u, &v);
        if !light.iter().all(|value| value.is_finite()) || !spot.background.is_finite() {
            return None;
        }
        let mean: Vec<f64> = light.iter().map(|light| light + spot.background).collect();
        let variance = pixels.iter().zip(&mean);
        let variance: Vec<f64> = variance.map(|([_, read], m)| excess * m + read).collect();
        let known = |i: usize| pixels[i][0].is_finite() && variance[i] > 0.0;
        let weights: Vec<f64> = (0..mean.len())
            .map(|i| if known(i) { 1.0 / variance[i] } else { 0.0 })
            .collect();
        let residuals: Vec<f64> = (0..mean.len())
            .map(|i| {
                if known(i) {
                    pixels[i][0] - mean[i]
                } else {
                    0.0
                }
            })
            .collect();

        let difference = |a: Vec<f64>, b: Vec<f64>, scale: f64| -> Vec<f64> {
            a.iter().zip(&b).map(|(a, b)| (a - b) * scale).collect()
        };
        let steps = spot.widths.map(|width| STEP * width);
        let [along_x, along_y] = [0, 1].map(|axis| {
            let [back, forth] = [-steps[axis], steps[axis]].map(|shift| profile(axis, shift, 1.0));
            difference(forth, back, 0.5 / STEP)
        });
        let [wider_x, wider_y] = [0, 1].map(|axis| {
            let [less, more] = [1.0 - STEP, 1.0 + STEP].map(|factor| profile(axis, 0.0, factor));
            difference(more, less, 0.5 / STEP)
        });
        let (by_x, by_y) = (image(&wider_x, &v), image(&u, &wider_y));
        let sum =
            |sign: f64| -> Vec<f64> { by_x.iter().zip(&by_y).map(|(x, y)| x + sign * y).collect() };
        let tails = image(&profile(0, 0.0, TAIL_WIDTH), &profile(1, 0.0, TAIL_WIDTH));

        let mut basis = Basis::new(&weights);
        for shape in [
            light.clone(),
            vec![1.0; mean.len()],
            image(&along_x, &v),
            image(&u, &along_y),
        ] {
            basis.push(shape, &residuals);
        }
        match spot.free_widths {
            0 => {}
            1 => drop(basis.push(sum(1.0), &residuals)),
            _ => {
                basis.push(by_x.clone(), &residuals);
                basis.push(by_y.clone(), &residuals);
            }
        }
        let mut signs = Self {
            outlier: outlier(&residuals, &weights, side),
            ..Self::default()
        };
        let candidates = [sum(1.0), sum(-1.0), image(&along_x, &along_y), tails];
        for (shape, score) in candidates.into_iter().zip(&mut signs.shapes) {
            *score = basis.push(shape, &residuals);
        }
        // Smooth misfits count as shapes, not as noise.
        let cleaned = basis.clean(&residuals);
        for i in (0..mean.len()).filter(|&i| known(i)) {
            let place = [(i % side) as f64, (i / side) as f64];
            let distance = |axis: usize| (place[axis] - spot.centre[axis]) / spot.widths[axis];
            let distance = distance(0).hypot(distance(1));
            let sums = match distance {
                near if near < BRIGHT => &mut signs.bright,
                far if far > DARK => &mut signs.dark,
                _ => continue,
            };
            sums.pixels += 1.0;
            sums.squares += cleaned[i] * cleaned[i];
            sums.expected += variance[i] * (1.0 - basis.leverage(i)).max(0.0);
            sums.cubes += cleaned[i].powi(3);
            sums.electrons += mean[i];
        }
        Some(signs)
    }
}

/// The pixel that is far off while its neighbours are not: no smooth misfit explains it.
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
            assert!(amplitudes[other].abs() < 0.002, "{amplitudes:?}");
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
