//! The model of one ROI: its mean, residuals, and derivatives.

use gaussmle::gaussian::pixel_fractions;
use nalgebra::{SMatrix, SVector};

use super::scores::{Basis, dot};

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
        (x * x + y * y).sqrt()
    }
}

/// The width of tails, relative to that of the spot.
const TAIL_WIDTH: f64 = 2.0;

/// Steps of a fit with a free width, and the largest change of the width: for one near that of the
/// model, and for any.
const STEPS: usize = 5;
const WIDTHS: std::ops::RangeInclusive<f64> = 0.4..=2.5;
const MORE_STEPS: usize = 15;

/// A step, in relative units, that is no longer taken: the shapes of the fitted parameters take what
/// is left of it.
const SMALL_STEP: f64 = 1e-3;
const ANY_WIDTH: std::ops::RangeInclusive<f64> = 0.1..=10.0;

/// A spot on its pixels. A pixel that is not known has no weight.
#[derive(Clone, Debug)]
pub(super) struct FittedRoi {
    pub side: usize,
    pub spot: Spot,
    /// The expected electrons of each pixel.
    pub mean: Vec<f64>,
    /// Pixels minus mean, and inverse variances.
    pub residuals: Vec<f64>,
    pub weights: Vec<f64>,
    pub images: Images,
}

/// The light of a spot on each pixel, and its derivatives.
#[derive(Clone, Debug)]
pub(super) struct Images {
    pub light: Vec<f64>,
    /// By the centre, in widths, and by the logarithm of the widths.
    pub by_centre: [Vec<f64>; 2],
    pub by_widths: [Vec<f64>; 2],
    /// The second derivative by both coordinates of the centre: the shape of an elongation along a
    /// diagonal.
    pub by_both: Vec<f64>,
}

impl Images {
    /// Images without pixels, and with room for some.
    pub fn empty(pixels: usize) -> Self {
        let image = || Vec::with_capacity(pixels);
        Self {
            light: image(),
            by_centre: [image(), image()],
            by_widths: [image(), image()],
            by_both: image(),
        }
    }

    /// Those of a Gaussian.
    #[inline(always)]
    fn gaussian(spot: &Spot, side: usize) -> Self {
        let [u, v] = [0, 1].map(|axis| Profile::new(side, spot.centre[axis], spot.widths[axis]));
        Self {
            light: spot.image(&u.light, &v.light),
            by_centre: [
                spot.image(&u.by_centre, &v.light),
                spot.image(&u.light, &v.by_centre),
            ],
            by_widths: [
                spot.image(&u.by_width, &v.light),
                spot.image(&u.light, &v.by_width),
            ],
            by_both: spot.image(&u.by_centre, &v.by_centre),
        }
    }
}

/// The part of the light of a spot on each pixel along an axis, and its derivatives by the centre, in
/// widths, and by the logarithm of the width.
struct Profile {
    light: Vec<f64>,
    by_centre: Vec<f64>,
    by_width: Vec<f64>,
}

impl Profile {
    #[inline(always)]
    fn new(side: usize, centre: f64, width: f64) -> Self {
        // The density at an edge of pixels, which the integral over a pixel gains or loses.
        let density = |edge: f64| {
            let distance = (edge - centre) / width;
            let density = libm::exp(-0.5 * distance * distance) / std::f64::consts::TAU.sqrt();
            [density, distance * density]
        };
        let edges: Vec<[f64; 2]> = (0..=side).map(|i| density(i as f64 - 0.5)).collect();
        let falls = |k: usize| edges.windows(2).map(move |pair| pair[0][k] - pair[1][k]);
        Self {
            light: pixel_fractions(side, centre, width),
            by_centre: falls(0).collect(),
            by_width: falls(1).collect(),
        }
    }
}

impl FittedRoi {
    /// The model of a Gaussian spot for `pixels` of electrons and variance; none if a number is not
    /// finite.
    #[inline(always)]
    pub fn new(pixels: &[[f64; 2]], side: usize, spot: &Spot, excess: f64) -> Option<Self> {
        Self::of(pixels, side, spot, Images::gaussian(spot, side), excess)
    }

    /// The model of a spot with these images.
    #[inline(always)]
    pub fn of(
        pixels: &[[f64; 2]],
        side: usize,
        spot: &Spot,
        images: Images,
        excess: f64,
    ) -> Option<Self> {
        let light = &images.light;
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
        Some(Self {
            side,
            spot: *spot,
            residuals: (0..mean.len()).map(residual).collect(),
            mean,
            weights,
            images,
        })
    }

    /// The shapes of brightness, background and position.
    #[inline(always)]
    pub fn basis(&self) -> Basis<'_> {
        let mut basis = Basis::new(&self.weights);
        let [x, y] = &self.images.by_centre;
        for shape in [&self.images.light, &vec![1.0; self.mean.len()], x, y] {
            basis.push(shape, &self.residuals);
        }
        basis
    }

    /// The shape of a larger width, or with `sign` -1, of a larger width along x and a smaller one
    /// along y.
    #[inline(always)]
    pub fn wider(&self, sign: f64) -> Vec<f64> {
        let [x, y] = &self.images.by_widths;
        x.iter().zip(y).map(|(x, y)| x + sign * y).collect()
    }

    /// The shape of a wider spot.
    #[inline(always)]
    pub fn tails(&self) -> Vec<f64> {
        let wide = |axis: usize| {
            let (centre, width) = (self.spot.centre[axis], self.spot.widths[axis]);
            pixel_fractions(self.side, centre, TAIL_WIDTH * width)
        };
        let [u, v] = [0, 1].map(wide);
        self.spot.image(&u, &v)
    }

    /// The ROI with the spot of the width that fits best, by least squares with the variances of
    /// the model; none if it cannot be found.
    #[inline(always)]
    pub fn with_fitted_width(&self, pixels: &[[f64; 2]], excess: f64) -> Option<Self> {
        self.fit_width(pixels, excess, STEPS, &WIDTHS)
    }

    /// The geometric mean of the widths of the spot that fits best, pixels, however far it is from
    /// that of this one.
    #[inline(always)]
    pub fn any_width(&self, pixels: &[[f64; 2]], excess: f64) -> Option<f64> {
        let fitted = self.fit_width(pixels, excess, MORE_STEPS, &ANY_WIDTH)?;
        Some(fitted.spot.width())
    }

    #[inline(always)]
    fn fit_width(
        &self,
        pixels: &[[f64; 2]],
        excess: f64,
        steps: usize,
        range: &std::ops::RangeInclusive<f64>,
    ) -> Option<Self> {
        let mut refined: Option<Self> = None;
        for _ in 0..steps {
            let roi = refined.as_ref().unwrap_or(self);
            let step = roi.least_squares_step()?;
            if step.amax() < SMALL_STEP {
                break;
            }
            let mut spot = roi.spot;
            spot.photons *= (1.0 + step[0]).clamp(0.3, 3.0);
            spot.background = (spot.background + step[1]).max(1e-3);
            for axis in 0..2 {
                spot.centre[axis] += step[2 + axis].clamp(-0.5, 0.5) * spot.widths[axis];
                spot.widths[axis] *= libm::exp(step[4].clamp(-0.3, 0.3));
            }
            let change = spot.widths[0] / self.spot.widths[0];
            if !range.contains(&change) {
                return None;
            }
            refined = Some(Self::new(pixels, self.side, &spot, excess)?);
        }
        Some(refined.unwrap_or_else(|| self.clone()))
    }

    /// The Gauss-Newton step of photons (relative), background, centre (in widths) and width
    /// (logarithm).
    #[inline(always)]
    fn least_squares_step(&self) -> Option<SVector<f64, 5>> {
        let ones = vec![1.0; self.mean.len()];
        let wider = self.wider(1.0);
        let [x, y] = &self.images.by_centre;
        let shapes = [&self.images.light, &ones, x, y, &wider];
        let mut matrix = SMatrix::<f64, 5, 5>::zeros();
        let mut vector = SVector::<f64, 5>::zeros();
        for (k, shape) in shapes.iter().enumerate() {
            vector[k] = dot(shape, &self.residuals, &self.weights);
            // The Cholesky decomposition reads the lower triangle.
            for l in 0..=k {
                matrix[(k, l)] = dot(shape, shapes[l], &self.weights);
            }
        }
        Some(matrix.cholesky()?.solve(&vector))
    }
}

impl Spot {
    /// The light of each pixel, from profiles along x and y.
    #[inline(always)]
    fn image(&self, u: &[f64], v: &[f64]) -> Vec<f64> {
        let mut image = Vec::with_capacity(u.len() * v.len());
        for v in v {
            let light = self.photons * v;
            image.extend(u.iter().map(|u| light * u));
        }
        image
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn derivatives_are_those_of_the_light() {
        const STEP: f64 = 1e-4;
        let (centre, width) = (5.3, 1.4);
        let profile = Profile::new(11, centre, width);
        let difference = |forth: Vec<f64>, back: Vec<f64>, slope: &[f64]| {
            for ((forth, back), slope) in forth.iter().zip(back).zip(slope) {
                let expected = (forth - back) * 0.5 / STEP;
                assert!((slope - expected).abs() < 1e-7, "{slope} {expected}");
            }
        };
        let shifted = |step: f64| pixel_fractions(11, centre + step * width, width);
        difference(shifted(STEP), shifted(-STEP), &profile.by_centre);
        let scaled = |step: f64| pixel_fractions(11, centre, width * (1.0 + step));
        difference(scaled(STEP), scaled(-STEP), &profile.by_width);
    }
}
