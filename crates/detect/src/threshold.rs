//! The threshold that gives an expected number of false alarms.
//!
//! Band-passed background is a correlated random field, and false alarms are its local maxima.
//! Their expected number above a threshold follows from the correlation of neighbours (Worsley
//! 2005, "An improved theoretical P value for SPMs based on discrete local maxima"). This holds for
//! Gaussian noise. Photons are not Gaussian, so the threshold is moved to where the band-passed
//! noise of photons, electron multiplication and readout has the same tail probability (the
//! modified signed root of Lugannani and Rice's saddle-point formula).

use std::f64::consts::{FRAC_1_SQRT_2, TAU};
use std::sync::Arc;

/// The backgrounds of the table, photons per pixel: the range and the number of entries.
const MIN_BACKGROUND: f64 = 1e-3;
const MAX_BACKGROUND: f64 = 1e5;
const ENTRIES: usize = 49;

/// Thresholds in standard deviations.
#[derive(Debug)]
pub(super) enum Threshold {
    /// The same threshold for every background.
    Fixed(f32),
    /// Thresholds for backgrounds from [`MIN_BACKGROUND`] to [`MAX_BACKGROUND`] in equal ratios.
    Table(Arc<[f32]>),
}

/// The noise of a pixel besides that of photons.
#[derive(Clone, Copy, Debug)]
pub(super) struct PixelNoise {
    /// The excess-noise factor of electron multiplication, from 1.
    pub excess: f64,
    /// The variance of the read noise, electrons squared.
    pub read_variance: f64,
}

impl Threshold {
    /// The threshold for a background, interpolated.
    pub fn at(&self, background: f32) -> f32 {
        let table = match self {
            Self::Fixed(deviations) => return *deviations,
            Self::Table(table) => table,
        };
        let min = MIN_BACKGROUND as f32;
        let scale = (ENTRIES - 1) as f32 / libm::log(MAX_BACKGROUND / MIN_BACKGROUND) as f32;
        let position = libm::logf(background.max(min) / min) * scale;
        let position = position.clamp(0.0, (ENTRIES - 1) as f32);
        let i = (position as usize).min(ENTRIES - 2);
        let fraction = position - i as f32;
        table[i] * (1.0 - fraction) + table[i + 1] * fraction
    }
}

/// The thresholds for an expected number of false alarms per pixel, after a filter with the weights
/// `plane` in rows of `side`: the entries of a [`Threshold::Table`].
pub(super) fn false_alarm_thresholds(
    per_pixel: f64,
    noise: PixelNoise,
    plane: &[f64],
    side: usize,
) -> Arc<[f32]> {
    let deviations = gaussian_threshold(per_pixel, &correlations(plane, side));
    let weights = distinct(plane);
    let entry = |i: usize| {
        let fraction = i as f64 / (ENTRIES - 1) as f64;
        let background = MIN_BACKGROUND * libm::pow(MAX_BACKGROUND / MIN_BACKGROUND, fraction);
        noise.threshold(deviations, background, &weights) as f32
    };
    (0..ENTRIES).map(entry).collect()
}

/// Different weights, each with its number of pixels: the filter has an eighth as many.
fn distinct(plane: &[f64]) -> Vec<(f64, f64)> {
    let mut sorted = plane.to_vec();
    sorted.sort_by(f64::total_cmp);
    let equal = sorted.chunk_by(|a, b| a == b);
    equal.map(|same| (same[0], same.len() as f64)).collect()
}

/// The correlation of the filtered noise of pixels one and two apart.
struct Correlations {
    one: f64,
    two: f64,
}

fn correlations(plane: &[f64], side: usize) -> Correlations {
    let lagged = |lag: usize| -> f64 {
        let rows = plane.chunks_exact(side);
        rows.map(|row| row[lag..].iter().zip(row).map(|(a, b)| a * b).sum::<f64>())
            .sum()
    };
    let power = lagged(0);
    Correlations {
        one: lagged(1) / power,
        two: lagged(2) / power,
    }
}

/// The upper tail of the normal distribution, 1 - Phi(z).
fn normal_tail(z: f64) -> f64 {
    0.5 * libm::erfc(z * FRAC_1_SQRT_2)
}

/// The density of the normal distribution.
fn normal_density(z: f64) -> f64 {
    libm::exp(-0.5 * z * z) / TAU.sqrt()
}

/// The integral of `f` by Simpson's rule.
fn integral(from: f64, to: f64, steps: usize, f: impl Fn(f64) -> f64) -> f64 {
    let step = (to - from) / steps as f64;
    let inner = |i: usize| f(from + i as f64 * step) * if i % 2 == 1 { 4.0 } else { 2.0 };
    (f(from) + f(to) + (1..steps).map(inner).sum::<f64>()) * step / 3.0
}

/// The probability that both neighbours along an axis are lower than a pixel of `z` standard
/// deviations.
///
/// Given the pixel, each neighbour has mean `one z` and variance `1 - one^2`, and their correlation
/// is c. For two variables with correlation c,
/// P(both < h) = Phi(h) - 2 T(h, sqrt((1 - c) / (1 + c))), with Owen's T.
fn both_lower(z: f64, correlations: &Correlations) -> f64 {
    let Correlations { one, two } = *correlations;
    let h = z * ((1.0 - one) / (1.0 + one)).sqrt();
    let c = ((two - one * one) / (1.0 - one * one)).clamp(-0.999, 0.999);
    let a = ((1.0 - c) / (1.0 + c)).sqrt();
    let owen = integral(0.0, a, 40, |x| {
        libm::exp(-0.5 * h * h * (1.0 + x * x)) / (1.0 + x * x)
    }) / TAU;
    1.0 - normal_tail(h) - 2.0 * owen
}

/// The expected number of local maxima per pixel above `z`, in Gaussian noise.
fn expected_maxima(z: f64, correlations: &Correlations) -> f64 {
    integral(z, z.max(0.0) + 9.0, 180, |t| {
        both_lower(t, correlations).powi(2) * normal_density(t)
    })
}

/// The threshold for Gaussian noise, standard deviations.
fn gaussian_threshold(per_pixel: f64, correlations: &Correlations) -> f64 {
    bisect(-3.0, 30.0, |z| expected_maxima(z, correlations) < per_pixel)
}

/// The argument at which a condition changes from false to true.
fn bisect(mut from: f64, mut to: f64, condition: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..60 {
        let middle = 0.5 * (from + to);
        if condition(middle) {
            to = middle;
        } else {
            from = middle;
        }
    }
    0.5 * (from + to)
}

impl PixelNoise {
    /// The threshold, in standard deviations of the filtered background, that is exceeded with the
    /// same probability as `deviations` in Gaussian noise.
    ///
    /// The multiplication turns an electron into a gamma variable of mean 1 and variance s = F - 1.
    /// The cumulant generating function of the photons is then `b ((1 - s t)^(-1/s) - 1)`, or
    /// `b (exp t - 1)` without multiplication.
    fn threshold(self, deviations: f64, background: f64, weights: &[(f64, f64)]) -> f64 {
        let spread = self.excess - 1.0;
        let read = self.read_variance;
        // The function of one photon without its mean, and the first two derivatives.
        let photon_cgf = |t: f64| {
            if spread < 1e-6 {
                (libm::expm1(t) - t, libm::expm1(t), libm::exp(t))
            } else {
                let rest = -(spread * t).min(1.0 - 1e-12);
                let log = libm::log1p(rest);
                (
                    libm::expm1(-log / spread) - t,
                    libm::expm1(-log * (1.0 / spread + 1.0)),
                    self.excess * libm::exp(-log * (1.0 / spread + 2.0)),
                )
            }
        };
        let sum = |f: &dyn Fn(f64) -> f64| weights.iter().map(|&(k, n)| n * f(k)).sum::<f64>();
        let power = sum(&|k| k * k);
        let sd = (power * (background * self.excess + read)).sqrt();
        let cgf = |s: f64| background * sum(&|k| photon_cgf(s * k).0) + 0.5 * read * s * s * power;
        let first_derivative =
            |s: f64| background * sum(&|k| k * photon_cgf(s * k).1) + read * s * power;
        let second_derivative =
            |s: f64| background * sum(&|k| k * k * photon_cgf(s * k).2) + read * power;
        let signed_root = |s: f64| {
            let w = (2.0 * (s * first_derivative(s) - cgf(s))).sqrt();
            w + libm::log(s * second_derivative(s).sqrt() / w) / w
        };
        // The generating function of multiplied electrons does not exist beyond this argument.
        let max_weight = weights.iter().fold(0.0f64, |max, &(k, _)| max.max(k));
        let end = (40.0 / sd).min(0.999 / (spread * max_weight).max(1e-12));
        // In Gaussian noise s times the standard deviation is the number of standard deviations.
        let s = bisect(0.05 / sd, end, |s| signed_root(s) > deviations);
        first_derivative(s) / sd
    }
}
