//! The model of one ROI: its mean, residuals, and derivatives.

use gaussmle::simulate::pixel_fractions;
use nalgebra::{SMatrix, SVector};

use super::scores::Basis;

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

impl Spot {
    /// The geometric mean of the widths, pixels.
    pub fn width(&self) -> f64 {
        (self.widths[0] * self.widths[1]).sqrt()
    }

    /// The distance of a place from the spot, in widths.
    pub fn distance(&self, place: [f64; 2]) -> f64 {
        let [x, y] = [0, 1].map(|axis| (place[axis] - self.centre[axis]) / self.widths[axis]);
        x.hypot(y)
    }
}

/// The relative step of numerical derivatives.
const STEP: f64 = 1e-3;

/// The width of tails, relative to that of the spot.
const TAIL_WIDTH: f64 = 2.0;

/// Steps of a fit with a free width, and the largest change of the width: for one near that of the
/// model, and for any.
const STEPS: usize = 5;
const WIDTHS: std::ops::RangeInclusive<f64> = 0.4..=2.5;
const MORE_STEPS: usize = 15;
const ANY_WIDTH: std::ops::RangeInclusive<f64> = 0.1..=10.0;

/// A spot on its pixels. A pixel that is not known has no weight.
#[derive(Clone, Debug)]
pub(super) struct FittedRoi {
    pub side: usize,
    pub spot: Spot,
    /// The expected electrons of each pixel, and their part that the spot has.
    pub mean: Vec<f64>,
    light: Vec<f64>,
    /// Pixels minus mean, and inverse variances.
    pub residuals: Vec<f64>,
    pub weights: Vec<f64>,
    /// Derivatives by the centre, in widths, and by the logarithm of the widths.
    by_centre: [Vec<f64>; 2],
    pub by_widths: [Vec<f64>; 2],
}

impl FittedRoi {
    /// The model of a spot for `pixels` of electrons and variance; none if a number is not finite.
    pub fn new(pixels: &[[f64; 2]], side: usize, spot: &Spot, excess: f64) -> Option<Self> {
        let [u, v] = [0, 1].map(|axis| spot.profile(side, axis, 0.0, 1.0));
        let light = spot.image(&u, &v);
        if !light.iter().all(|value| value.is_finite()) || !spot.background.is_finite() {
            return None;
        }
        let mean: Vec<f64> = light.iter().map(|light| light + spot.background).collect();
        let weight = |([electrons, read], mean): (&[f64; 2], &f64)| {
            let variance = excess * mean + read;
            match electrons.is_finite() && variance > 0.0 {
                true => 1.0 / variance,
                false => 0.0,
            }
        };
        let weights: Vec<f64> = pixels.iter().zip(&mean).map(weight).collect();
        let residual = |i: usize| match weights[i] > 0.0 {
            true => pixels[i][0] - mean[i],
            false => 0.0,
        };
        let slope = |axis: usize, forth: Vec<f64>, back: Vec<f64>| {
            let pairs = forth.iter().zip(&back);
            let slope: Vec<f64> = pairs.map(|(a, b)| (a - b) * 0.5 / STEP).collect();
            match axis {
                0 => spot.image(&slope, &v),
                _ => spot.image(&u, &slope),
            }
        };
        let by_centre = [0, 1].map(|axis| {
            let shifted = |step: f64| spot.profile(side, axis, step * spot.widths[axis], 1.0);
            slope(axis, shifted(STEP), shifted(-STEP))
        });
        let by_widths = [0, 1].map(|axis| {
            let scaled = |step: f64| spot.profile(side, axis, 0.0, 1.0 + step);
            slope(axis, scaled(STEP), scaled(-STEP))
        });
        Some(Self {
            side,
            spot: *spot,
            residuals: (0..mean.len()).map(residual).collect(),
            mean,
            light,
            weights,
            by_centre,
            by_widths,
        })
    }

    /// The shapes of brightness, background and position.
    pub fn basis(&self) -> Basis<'_> {
        let mut basis = Basis::new(&self.weights);
        let [x, y] = self.by_centre.clone();
        for shape in [self.light.clone(), vec![1.0; self.mean.len()], x, y] {
            basis.push(shape, &self.residuals);
        }
        basis
    }

    /// The shape of a larger width, or with `sign` -1, of a larger width along x and a smaller one
    /// along y.
    pub fn wider(&self, sign: f64) -> Vec<f64> {
        let [x, y] = &self.by_widths;
        x.iter().zip(y).map(|(x, y)| x + sign * y).collect()
    }

    /// The shape of an elongation along a diagonal.
    pub fn diagonal(&self) -> Vec<f64> {
        let slope = |axis: usize| -> Vec<f64> {
            let shifted = |step: f64| {
                let shift = step * self.spot.widths[axis];
                self.spot.profile(self.side, axis, shift, 1.0)
            };
            let (forth, back) = (shifted(STEP), shifted(-STEP));
            forth
                .iter()
                .zip(&back)
                .map(|(a, b)| (a - b) * 0.5 / STEP)
                .collect()
        };
        self.spot.image(&slope(0), &slope(1))
    }

    /// The shape of a wider spot.
    pub fn tails(&self) -> Vec<f64> {
        let [u, v] = [0, 1].map(|axis| self.spot.profile(self.side, axis, 0.0, TAIL_WIDTH));
        self.spot.image(&u, &v)
    }

    /// The ROI with the spot of the width that fits best, by least squares with the variances of
    /// the model; none if it cannot be found.
    pub fn with_fitted_width(&self, pixels: &[[f64; 2]], excess: f64) -> Option<Self> {
        self.fit_width(pixels, excess, STEPS, &WIDTHS)
    }

    /// The geometric mean of the widths of the spot that fits best, pixels, however far it is from
    /// that of this one.
    pub fn any_width(&self, pixels: &[[f64; 2]], excess: f64) -> Option<f64> {
        let fitted = self.fit_width(pixels, excess, MORE_STEPS, &ANY_WIDTH)?;
        Some(fitted.spot.width())
    }

    fn fit_width(
        &self,
        pixels: &[[f64; 2]],
        excess: f64,
        steps: usize,
        range: &std::ops::RangeInclusive<f64>,
    ) -> Option<Self> {
        let mut roi = self.clone();
        for _ in 0..steps {
            let step = roi.least_squares_step()?;
            let mut spot = roi.spot;
            spot.photons *= (1.0 + step[0]).clamp(0.3, 3.0);
            spot.background = (spot.background + step[1]).max(1e-3);
            for axis in 0..2 {
                spot.centre[axis] += step[2 + axis].clamp(-0.5, 0.5) * spot.widths[axis];
                spot.widths[axis] *= step[4].clamp(-0.3, 0.3).exp();
            }
            let change = spot.widths[0] / self.spot.widths[0];
            if !range.contains(&change) {
                return None;
            }
            roi = Self::new(pixels, self.side, &spot, excess)?;
        }
        Some(roi)
    }

    /// The Gauss-Newton step of photons (relative), background, centre (in widths) and width
    /// (logarithm).
    fn least_squares_step(&self) -> Option<SVector<f64, 5>> {
        let ones = vec![1.0; self.mean.len()];
        let wider = self.wider(1.0);
        let [x, y] = &self.by_centre;
        let shapes = [&self.light, &ones, x, y, &wider];
        let mut matrix = SMatrix::<f64, 5, 5>::zeros();
        let mut vector = SVector::<f64, 5>::zeros();
        for (i, weight) in self.weights.iter().enumerate() {
            for k in 0..5 {
                vector[k] += weight * shapes[k][i] * self.residuals[i];
                for l in 0..5 {
                    matrix[(k, l)] += weight * shapes[k][i] * shapes[l][i];
                }
            }
        }
        Some(matrix.cholesky()?.solve(&vector))
    }
}

impl Spot {
    /// The part of the light on each pixel along an axis, with the centre shifted and the width
    /// multiplied by a factor.
    fn profile(&self, side: usize, axis: usize, shift: f64, factor: f64) -> Vec<f64> {
        pixel_fractions(side, self.centre[axis] + shift, self.widths[axis] * factor)
    }

    /// The light of each pixel, from profiles along x and y.
    fn image(&self, u: &[f64], v: &[f64]) -> Vec<f64> {
        let row = |v: &f64| {
            u.iter()
                .map(move |u| self.photons * u * v)
                .collect::<Vec<_>>()
        };
        v.iter().flat_map(row).collect()
    }
}
