//! The joint maximum of the likelihood of several emitters, in f64.
//!
//! The background is known. Steps are those of Levenberg and Marquardt with the Fisher matrix, and only
//! steps that raise the likelihood are taken.

use super::scene::{SIGMA, share};

/// The remaining step at which a maximum is found, in units of the Cramér-Rao bound.
const TOLERANCE: f64 = 1e-4;

/// x, y and photons of each emitter.
const EACH: usize = 3;

/// A square of pixels around emitters.
pub struct Window {
    left: usize,
    top: usize,
    side: usize,
    /// Photoelectrons.
    counts: Vec<f64>,
    background: f64,
}

/// A maximum.
pub struct Maximum {
    /// x, y and photons of each emitter. An integer place is the centre of a pixel of the frame.
    pub emitters: Vec<[f64; EACH]>,
    /// The square roots of the diagonal of the inverse Fisher matrix.
    pub stds: Vec<[f64; EACH]>,
    /// The correlations of x and y, x and photons, and y and photons, from its other elements.
    pub correlations: Vec<[f64; 3]>,
}

impl Window {
    /// The pixels at most `half` from a pixel of a frame of a width.
    pub fn cut(
        frame: &[u16],
        width: usize,
        [x, y]: [usize; 2],
        half: usize,
        background: f64,
    ) -> Self {
        let (left, top, side) = (x - half, y - half, 2 * half + 1);
        let at = |p: usize| frame[(top + p / side) * width + left + p % side];
        Self {
            left,
            top,
            side,
            counts: (0..side * side).map(|p| f64::from(at(p))).collect(),
            background,
        }
    }

    /// Shares of the light along x or y, and their derivatives by the place.
    fn along(&self, centre: f64, first: usize) -> Vec<[f64; 2]> {
        let density = |edge: f64| {
            let z = (edge - centre) / SIGMA;
            (-0.5 * z * z).exp() / (SIGMA * (2.0 * std::f64::consts::PI).sqrt())
        };
        (first..first + self.side)
            .map(|i| {
                let slope = density(i as f64 - 0.5) - density(i as f64 + 0.5);
                [share(centre, SIGMA, i), slope]
            })
            .collect()
    }

    /// The mean of each pixel, and its derivatives.
    fn means(&self, theta: &[f64]) -> Vec<(f64, Vec<f64>)> {
        let profiles: Vec<_> = theta
            .chunks(EACH)
            .map(|e| {
                (
                    self.along(e[0], self.left),
                    self.along(e[1], self.top),
                    e[2],
                )
            })
            .collect();
        let pixel = |p: usize| {
            let mut mean = self.background;
            let mut slopes = Vec::with_capacity(theta.len());
            for (across, down, photons) in &profiles {
                let ([u, du], [v, dv]) = (across[p % self.side], down[p / self.side]);
                mean += photons * u * v;
                slopes.extend([photons * du * v, photons * u * dv, u * v]);
            }
            (mean, slopes)
        };
        (0..self.side * self.side).map(pixel).collect()
    }

    /// The log-likelihood below that of a model which has the counts as means.
    fn log_likelihood(&self, theta: &[f64]) -> f64 {
        if !theta.chunks(EACH).all(|e| e[2] >= 1.0) {
            return f64::NEG_INFINITY;
        }
        let means = self.means(theta);
        let pixels = self.counts.iter().zip(&means);
        pixels
            .map(|(d, (m, _))| {
                let log = if *d > 0.0 { d * (m / d).ln() } else { 0.0 };
                log + d - m
            })
            .sum()
    }

    fn gradient_and_fisher(&self, theta: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let n = theta.len();
        let (mut gradient, mut fisher) = (vec![0.0; n], vec![vec![0.0; n]; n]);
        for (d, (m, slopes)) in self.counts.iter().zip(self.means(theta)) {
            for k in 0..n {
                gradient[k] += (d / m - 1.0) * slopes[k];
                for l in 0..n {
                    fisher[k][l] += slopes[k] * slopes[l] / m;
                }
            }
        }
        (gradient, fisher)
    }

    /// The maximum that is reached from these emitters; `None` if there is none.
    pub fn maximum(&self, start: &[[f64; EACH]]) -> Option<Maximum> {
        let mut theta = start.concat();
        let mut height = self.log_likelihood(&theta);
        let mut damping = 1e-3;
        for _ in 0..500 {
            let (gradient, mut fisher) = self.gradient_and_fisher(&theta);
            let covariance = inverse(&fisher)?;
            let step = product(&covariance, &gradient);
            let left: f64 = step.iter().zip(&gradient).map(|(s, g)| s * g).sum();
            if left < TOLERANCE * TOLERANCE {
                let std = |k: usize| covariance[k][k].sqrt();
                let correlation = |k: usize, l: usize| covariance[k][l] / (std(k) * std(l));
                let emitters = theta.chunks(EACH).map(|e| [e[0], e[1], e[2]]);
                return Some(Maximum {
                    emitters: emitters.collect(),
                    stds: (0..theta.len())
                        .step_by(EACH)
                        .map(|k| [std(k), std(k + 1), std(k + 2)])
                        .collect(),
                    correlations: (0..theta.len())
                        .step_by(EACH)
                        .map(|k| [(k, k + 1), (k, k + 2), (k + 1, k + 2)])
                        .map(|pairs| pairs.map(|(k, l)| correlation(k, l)))
                        .collect(),
                });
            }
            for (k, row) in fisher.iter_mut().enumerate() {
                row[k] *= 1.0 + damping;
            }
            let step = product(&inverse(&fisher)?, &gradient);
            let next: Vec<f64> = theta.iter().zip(&step).map(|(t, s)| t + s).collect();
            let reached = self.log_likelihood(&next);
            if reached > height {
                (theta, height) = (next, reached);
                damping = (0.1 * damping).max(1e-9);
            } else {
                damping *= 10.0;
            }
        }
        None
    }
}

fn product(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    let row = |row: &Vec<f64>| row.iter().zip(vector).map(|(a, b)| a * b).sum();
    matrix.iter().map(row).collect()
}

/// The inverse of a positive matrix, scaled to a diagonal of ones before it is eliminated.
fn inverse(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    let scale: Vec<f64> = (0..n).map(|k| matrix[k][k].sqrt()).collect();
    if !scale.iter().all(|s| *s > 0.0) {
        return None;
    }
    let scaled = |k: usize, l: usize| matrix[k][l] / (scale[k] * scale[l]);
    let unit = |k: usize, l: usize| if k == l { 1.0 } else { 0.0 };
    let of = |f: &dyn Fn(usize, usize) -> f64| -> Vec<Vec<f64>> {
        (0..n).map(|k| (0..n).map(|l| f(k, l)).collect()).collect()
    };
    let (mut left, mut right) = (of(&scaled), of(&unit));
    for k in 0..n {
        // A positive matrix needs no exchange of rows.
        let pivot = left[k][k];
        if !(pivot > 1e-12) {
            return None;
        }
        for l in 0..n {
            left[k][l] /= pivot;
            right[k][l] /= pivot;
        }
        for m in (0..n).filter(|m| *m != k) {
            let factor = left[m][k];
            for l in 0..n {
                left[m][l] -= factor * left[k][l];
                right[m][l] -= factor * right[k][l];
            }
        }
    }
    let unscaled = |k: usize, l: usize| right[k][l] / (scale[k] * scale[l]);
    Some(of(&unscaled))
}

#[test]
fn the_maximum_of_an_image_without_noise_is_its_truth() {
    use super::scene::{Spot, expected};
    let truth = [
        [12.3, 11.6, 9000.0],
        [14.2, 12.1, 6000.0],
        [12.9, 13.7, 7000.0],
    ];
    let spots = truth.map(|[x, y, photons]| Spot::new([x, y], photons));
    let mut window = Window::cut(&[0; 27 * 27], 27, [13, 13], 10, 5.0);
    let frame = expected(&spots, |_, _| 5.0, [27, 27]);
    for (p, count) in window.counts.iter_mut().enumerate() {
        *count = frame[(window.top + p / window.side) * 27 + window.left + p % window.side];
    }
    let start = truth.map(|[x, y, photons]| [x + 0.2, y - 0.1, 0.9 * photons]);
    let maximum = window.maximum(&start).expect("a maximum");
    for (found, truth) in maximum.emitters.iter().zip(&truth) {
        for k in 0..EACH {
            assert!(
                (found[k] / truth[k] - 1.0).abs() < 1e-4,
                "{found:?}, not {truth:?}"
            );
        }
    }
    // The slopes are those of the means.
    let theta = truth.concat();
    let (means, step) = (window.means(&theta), 1e-5);
    for k in 0..theta.len() {
        let mut after = theta.clone();
        after[k] += step;
        for ((mean, slopes), (later, _)) in means.iter().zip(window.means(&after)) {
            let slope = (later - mean) / step;
            let near = 1e-3 * (1.0 + slope.abs());
            assert!(
                (slope - slopes[k]).abs() < near,
                "{k}: {slope} {}",
                slopes[k]
            );
        }
    }
}
