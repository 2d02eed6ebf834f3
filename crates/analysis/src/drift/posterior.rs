//! Variances of a fitted path.

use super::evidence::{WALK_HANDICAP, unsmoothed};
use super::fit::Fit;
use super::matrix::{Square, dot};

/// Motion of a walk between its knots, which the spline has not, times the strength of its
/// smoothing (measured on simulated walks).
const WALK_BETWEEN_KNOTS: f64 = 0.055;

/// The standard deviation of steps before anything is known, um.
pub(super) const PRIOR_STEP_UM: f64 = 0.1;

/// The variance of the path at each bin, of the position relative to the movie's mean: of the
/// noise and of the smoothing. No path is known better than a parabola would be.
pub(super) fn variance(fit: &Fit, axis: usize) -> Vec<f64> {
    let of = &fit.axes[axis];
    let inverse = covariance(fit, axis);
    let mut out = at_bins(fit, &inverse);
    if of.smoothing.penalty.order == 1 {
        out.iter_mut()
            .for_each(|v| *v += WALK_BETWEEN_KNOTS / of.smoothing.strength);
    }
    for (out, line) in out.iter_mut().zip(parabola(fit, axis)) {
        *out = out.max(line);
    }
    out
}

/// The size of a break's step over its standard deviation, the larger of x and y.
pub(super) fn significance(fit: &Fit, step: usize) -> f64 {
    let k = fit.basis.coefficients + step;
    let of = |axis: usize| {
        let variance = covariance(fit, axis).row(k)[k];
        fit.axes[axis].c[k].abs() / variance.sqrt()
    };
    of(0).max(of(1))
}

/// The evidence for a break's step: the density of no step in the prior over that in the posterior, along x and y
/// (Dickey, Ann. Math. Stat. 42, 204, 1971).
pub(super) fn step_evidence(fit: &Fit, step: usize) -> f64 {
    let k = fit.basis.coefficients + step;
    let of = |axis: usize| {
        let variance = step_std(fit, axis, step).powi(2);
        let of_prior = PRIOR_STEP_UM * PRIOR_STEP_UM / variance;
        0.5 * (fit.axes[axis].c[k].powi(2) / variance - libm::log(of_prior))
    };
    of(0) + of(1)
}

/// The standard deviation of a break's step along an axis, um.
pub(super) fn step_std(fit: &Fit, axis: usize, step: usize) -> f64 {
    let k = fit.basis.coefficients + step;
    covariance(fit, axis).row(k)[k].sqrt()
}

/// The evidence of a fit but for its likelihood: the logarithm of the prior of its coefficients at
/// their values, over that of their posterior.
pub(super) fn prior_evidence(fit: &Fit) -> f64 {
    let coefficients = fit.basis.coefficients;
    let of = |axis: usize| {
        let axis_ = &fit.axes[axis];
        let (c, smoothing) = (&axis_.c, axis_.smoothing);
        let rough = dot(c, &smoothing.penalty.times(coefficients, c));
        let lower = precision(fit, axis).cholesky();
        let log: f64 = (0..lower.n).map(|i| 2.0 * libm::log(lower.row(i)[i])).sum();
        let strength = smoothing.strength / axis_.phi;
        let prior = smoothing.penalty.log_determinant(strength, coefficients);
        let handicap = if smoothing.penalty.order == 1 {
            WALK_HANDICAP
        } else {
            0.0
        };
        0.5 * (prior - log - smoothing.strength * rough) - handicap
    };
    of(0) + of(1)
}

/// The precision of the coefficients over phi.
fn precision(fit: &Fit, axis: usize) -> Square {
    let of = &fit.axes[axis];
    let mut out = unsmoothed(&fit.basis, &fit.known(axis).coefficients);
    let strength = of.smoothing.strength / of.phi;
    of.smoothing
        .penalty
        .add_to(strength, fit.basis.coefficients, &mut out);
    out
}

/// The covariance of the coefficients.
fn covariance(fit: &Fit, axis: usize) -> Square {
    let mut out = precision(fit, axis).inverse();
    let phi = fit.axes[axis].phi;
    out.a.iter_mut().for_each(|value| *value /= phi);
    out
}

/// `q^T C q` for the functions q of each bin less their means.
fn at_bins(fit: &Fit, covariance: &Square) -> Vec<f64> {
    let basis = &fit.basis;
    let with_mean = covariance.times(&basis.mean);
    let of_mean = dot(&basis.mean, &with_mean);
    let steps = basis.coefficients..basis.len();
    (0..basis.bins.len())
        .map(|bin| {
            let at = &basis.bins[bin];
            let mut q: Vec<(usize, f64)> = Vec::with_capacity(8);
            q.extend(at.w.iter().enumerate().map(|(k, w)| (at.first + k, *w)));
            let step = |k: usize| basis.step(k - basis.coefficients, basis.edges[bin]);
            q.extend(steps.clone().map(|k| (k, step(k))));
            let mut sum = of_mean;
            for &(i, a) in &q {
                let row = covariance.row(i);
                let own: f64 = q.iter().map(|&(j, b)| row[j] * b).sum();
                sum += a * (own - 2.0 * with_mean[i]);
            }
            sum.max(0.0)
        })
        .collect()
}

/// The variance of a parabola with the steps of the breaks.
fn parabola(fit: &Fit, axis: usize) -> Vec<f64> {
    let basis = &fit.basis;
    let (n, number) = (basis.len(), 2 + basis.breaks.len());
    let mut columns = vec![vec![0.0; n]; number];
    for k in 0..basis.coefficients {
        let u = (k as f64 + 0.5) / basis.coefficients as f64;
        columns[0][k] = u;
        columns[1][k] = u * u - u;
    }
    for k in 2..number {
        columns[k][basis.coefficients + k - 2] = 1.0;
    }
    // The mean is held.
    for column in &mut columns {
        let mean = dot(column, &basis.mean);
        column[..basis.coefficients]
            .iter_mut()
            .for_each(|value| *value -= mean);
    }
    let information = &fit.known(axis).coefficients;
    let mut precision = Square::zeros(number);
    for i in 0..number {
        let product = information.times(&columns[i]);
        for j in 0..number {
            precision.a[i * number + j] = dot(&product, &columns[j]);
        }
        precision.a[i * number + i] += 1.0;
    }
    let inverse = precision.inverse();
    let phi = fit.axes[axis].phi;
    (0..basis.bins.len())
        .map(|bin| {
            let at: Vec<f64> = columns.iter().map(|c| basis.at_bin(c, bin)).collect();
            dot(&at, &inverse.times(&at)) / phi
        })
        .collect()
}
