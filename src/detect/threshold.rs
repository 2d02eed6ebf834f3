//! From an expected number of false alarms to a threshold.
//!
//! Band-passed background is a correlated random field; what is counted are its local maxima. Their expected number above a
//! threshold follows from the correlation of neighbours (Worsley 2005, "An improved theoretical P value for SPMs based on
//! discrete local maxima"). That holds for Gaussian noise; photons are not Gaussian, so the threshold is moved to where the
//! band-passed noise of photons, electron multiplication and readout has the same tail (the modified signed root of Lugannani and
//! Rice's saddle-point formula).

use std::f64::consts::{FRAC_1_SQRT_2, TAU};

/// Backgrounds, photons a pixel, for which thresholds are tabulated: from, to, and how many.
const LEAST: f64 = 1e-3;
const MOST: f64 = 1e5;
const ENTRIES: usize = 49;

/// Thresholds in standard deviations, by how far from Gaussian the noise is.
#[derive(Debug)]
pub(super) enum Threshold {
    /// The same for all.
    Fixed(f32),
    /// For backgrounds from [`LEAST`] to [`MOST`], in equal ratios.
    Table(Vec<f32>),
}

/// The noise of a pixel, beside its photons'.
#[derive(Clone, Copy, Debug)]
pub(super) struct PixelNoise {
    /// Of electron multiplication, from 1.
    pub excess: f64,
    /// Electrons squared.
    pub read_variance: f64,
}

impl Threshold {
    /// For so many false alarms a pixel, of a filter with these weights.
    pub fn from_false_alarms(
        per_pixel: f64,
        noise: PixelNoise,
        plane: &[f64],
        side: usize,
    ) -> Self {
        let deviations = gaussian_threshold(per_pixel, &correlations(plane, side));
        let entry = |i: usize| {
            let along = i as f64 / (ENTRIES - 1) as f64;
            let background = LEAST * (MOST / LEAST).powf(along);
            noise.threshold(deviations, background, plane) as f32
        };
        Self::Table((0..ENTRIES).map(entry).collect())
    }

    /// The threshold on a background.
    pub fn at(&self, background: f32) -> f32 {
        let table = match self {
            Self::Fixed(deviations) => return *deviations,
            Self::Table(table) => table,
        };
        let scale = (ENTRIES - 1) as f32 / (MOST / LEAST).ln() as f32;
        let place = (background.max(LEAST as f32) / LEAST as f32).ln() * scale;
        let place = place.clamp(0.0, (ENTRIES - 1) as f32);
        let i = (place as usize).min(ENTRIES - 2);
        let share = place - i as f32;
        table[i] * (1.0 - share) + table[i + 1] * share
    }
}

/// The filtered noise's correlation one and two pixels apart.
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

/// 1 - Phi(z).
fn tail(z: f64) -> f64 {
    0.5 * libm::erfc(z * FRAC_1_SQRT_2)
}

fn density(z: f64) -> f64 {
    (-0.5 * z * z).exp() / TAU.sqrt()
}

/// Simpson's rule.
fn integral(from: f64, to: f64, steps: usize, f: impl Fn(f64) -> f64) -> f64 {
    let step = (to - from) / steps as f64;
    let inner = |i: usize| f(from + i as f64 * step) * if i % 2 == 1 { 4.0 } else { 2.0 };
    (f(from) + f(to) + (1..steps).map(inner).sum::<f64>()) * step / 3.0
}

/// The chance that both neighbours along an axis are lower than a pixel of `z` standard deviations.
///
/// Given the pixel each has mean `one z` and variance `1 - one^2`, and they correlate by c; for two such variables
/// P(both < h) = Phi(h) - 2 T(h, sqrt((1 - c) / (1 + c))), with Owen's T.
fn both_lower(z: f64, correlations: &Correlations) -> f64 {
    let Correlations { one, two } = *correlations;
    let h = z * ((1.0 - one) / (1.0 + one)).sqrt();
    let c = ((two - one * one) / (1.0 - one * one)).clamp(-0.999, 0.999);
    let a = ((1.0 - c) / (1.0 + c)).sqrt();
    let owen = integral(0.0, a, 40, |x| {
        (-0.5 * h * h * (1.0 + x * x)).exp() / (1.0 + x * x)
    }) / TAU;
    1.0 - tail(h) - 2.0 * owen
}

/// Expected maxima a pixel above `z`, in Gaussian noise.
fn maxima(z: f64, correlations: &Correlations) -> f64 {
    integral(z, z.max(0.0) + 9.0, 180, |t| {
        both_lower(t, correlations).powi(2) * density(t)
    })
}

fn gaussian_threshold(per_pixel: f64, correlations: &Correlations) -> f64 {
    bisect(-3.0, 30.0, |z| maxima(z, correlations) < per_pixel)
}

/// Where a condition that comes true, and stays so, begins to.
fn bisect(mut from: f64, mut to: f64, holds: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..60 {
        let middle = 0.5 * (from + to);
        if holds(middle) {
            to = middle;
        } else {
            from = middle;
        }
    }
    0.5 * (from + to)
}

impl PixelNoise {
    /// The threshold, in standard deviations of the filtered background, that is passed as rarely as `deviations` is by Gaussian noise.
    ///
    /// An electron leaves the multiplication as a gamma variable of mean 1 and variance s = F - 1, so that photons have the cumulant
    /// generating function `b ((1 - s t)^(-1/s) - 1)`, or `b (exp t - 1)` without multiplication.
    fn threshold(self, deviations: f64, background: f64, plane: &[f64]) -> f64 {
        let spread = self.excess - 1.0;
        let read = self.read_variance;
        // Of one photon less its mean, and the first two derivatives.
        let photon = |t: f64| {
            if spread < 1e-6 {
                (t.exp_m1() - t, t.exp_m1(), t.exp())
            } else {
                let rest = -(spread * t).min(1.0 - 1e-12);
                let log = rest.ln_1p();
                (
                    (-log / spread).exp_m1() - t,
                    (-log * (1.0 / spread + 1.0)).exp_m1(),
                    self.excess * (-log * (1.0 / spread + 2.0)).exp(),
                )
            }
        };
        let sum = |f: &dyn Fn(f64) -> f64| plane.iter().map(|&k| f(k)).sum::<f64>();
        let power = sum(&|k| k * k);
        let sd = (power * (background * self.excess + read)).sqrt();
        let generating =
            |s: f64| background * sum(&|k| photon(s * k).0) + 0.5 * read * s * s * power;
        let slope = |s: f64| background * sum(&|k| k * photon(s * k).1) + read * s * power;
        let bend = |s: f64| background * sum(&|k| k * k * photon(s * k).2) + read * power;
        let root = |s: f64| {
            let w = (2.0 * (s * slope(s) - generating(s))).sqrt();
            w + (s * bend(s).sqrt() / w).ln() / w
        };
        // Beyond this the multiplied electrons have no generating function.
        let largest = plane.iter().fold(0.0f64, |most, &k| most.max(k));
        let end = (40.0 / sd).min(0.999 / (spread * largest).max(1e-12));
        // Where the noise is Gaussian, s times the deviation is the deviation's number.
        let s = bisect(0.05 / sd, end, |s| root(s) > deviations);
        slope(s) / sd
    }
}
