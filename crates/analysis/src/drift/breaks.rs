//! Breaks: frames before which the sample jumped.

use rayon::prelude::*;

use super::basis::Penalty;
use super::coarse::Polyline;
use super::evidence::{EXPONENTS, Posterior, Smoothing};
use super::fit::Fit;
use super::gaps::dark_bins;
use super::matrix::{Square, dot};
use super::posterior::PRIOR_STEP_UM;

/// The evidence that a break must bring.
pub(super) const MIN_EVIDENCE: f64 = 12.0;
/// Standard deviations that a step must have.
pub(super) const MIN_DEVIATIONS: f64 = 6.0;
/// The most candidates of a coarse path.
const MOST: usize = 12;

/// Intervals of a coarse path before which (or within which) lines through three intervals on
/// either side do not meet.
pub(super) fn candidates(path: &Polyline, typical_um: f64) -> Vec<usize> {
    let number = path.t.len();
    if number < 12 {
        return Vec::new();
    }
    let gap = |left: std::ops::Range<usize>, right: std::ops::Range<usize>, t: f64| {
        let (a, b) = (line_at(path, left, t), line_at(path, right, t));
        libm::hypot(b[0] - a[0], b[1] - a[1])
    };
    let inner = 3..number - 2;
    let gaps: Vec<f64> = inner
        .clone()
        .map(|k| {
            let between = gap(k - 3..k, k..k + 3, 0.5 * (path.t[k - 1] + path.t[k]));
            match k + 4 <= number {
                true => between.max(gap(k - 3..k, k + 1..k + 4, path.t[k])),
                false => between,
            }
        })
        .collect();
    let mut sorted = gaps.clone();
    sorted.sort_by(f64::total_cmp);
    // In a short movie one jump raises half of the gaps.
    let noise = sorted[sorted.len() / 2].min(1.55 * sorted[sorted.len() / 4]);
    let least = (3.0 * noise).max(4.0 * typical_um);
    let mut order: Vec<usize> = inner.collect();
    order.sort_by(|&a, &b| gaps[b - 3].total_cmp(&gaps[a - 3]).then(a.cmp(&b)));
    let mut out: Vec<usize> = Vec::new();
    for k in order {
        if gaps[k - 3] < least || out.len() >= MOST {
            break;
        }
        if out.iter().all(|&other| k.abs_diff(other) > 3) {
            out.push(k);
        }
    }
    out.sort_unstable();
    out
}

/// The line through three points of a path, at a time.
fn line_at(path: &Polyline, points: std::ops::Range<usize>, t: f64) -> [f64; 2] {
    let points = points.map(|k| (path.t[k], path.at[k]));
    line(points, t)
}

/// The least-squares line through points, at a time.
pub(super) fn line(points: impl Iterator<Item = (f64, [f64; 2])> + Clone, t: f64) -> [f64; 2] {
    let number = points.clone().count().max(1) as f64;
    let mean_t = points.clone().map(|(t, _)| t).sum::<f64>() / number;
    let spread: f64 = points.clone().map(|(t, _)| (t - mean_t).powi(2)).sum();
    std::array::from_fn(|axis| {
        let mean = points.clone().map(|(_, at)| at[axis]).sum::<f64>() / number;
        let product: f64 = points
            .clone()
            .map(|(t, at)| (t - mean_t) * (at[axis] - mean))
            .sum();
        mean + if spread > 0.0 {
            product / spread * (t - mean_t)
        } else {
            0.0
        }
    })
}

/// The edges of bins at which a step would raise the evidence most, with the smoothing chosen anew,
/// by `least` or more; none within `apart` frames of a break or of another.
///
/// A step adds one function to the basis, so the evidence changes by a term of rank one.
pub(super) fn best_steps(fit: &Fit, apart: f64, least: f64) -> Vec<f64> {
    /// The most edges.
    const MOST: usize = 3;
    /// The prior precision of a step, um^-2.
    const PRIOR: f64 = 1.0 / (PRIOR_STEP_UM * PRIOR_STEP_UM);
    let basis = &fit.basis;
    let number = basis.bins.len();
    let dark = dark_bins(fit);
    let is_free = |&edge: &usize| {
        let frame = basis.edges[edge];
        !dark[edge - 1] && !dark[edge] && basis.breaks.iter().all(|b| (b - frame).abs() >= apart)
    };
    let edges: Vec<usize> = (2..number.saturating_sub(1))
        .step_by(2)
        .filter(is_free)
        .collect();
    let posterior = Posterior::new(basis, &fit.plane.coefficients);
    let effects = Effects::new(fit, &edges);
    let mut gains = vec![0.0; edges.len()];
    for axis in 0..2 {
        let of = &fit.axes[axis];
        let mut best = vec![f64::NEG_INFINITY; edges.len()];
        let mut without = f64::NEG_INFINITY;
        // The force on everything after an edge.
        let mut after = vec![0.0; number + 1];
        for bin in (0..number).rev() {
            after[bin] = after[bin + 1] + of.target_bins[bin];
        }
        for order in [1, 2] {
            let penalty = Penalty { order };
            let y = posterior.rotated(penalty, &of.target);
            let rotated: Vec<Vec<f64>> = effects
                .on_path
                .par_iter()
                .map(|g| posterior.rotated(penalty, g))
                .collect();
            for exponent in &EXPONENTS[2..] {
                let strength = libm::pow(10.0, *exponent);
                let smoothing = Smoothing { penalty, strength };
                let (factors, own) = posterior.smoothed(smoothing, of.phi);
                let evidence = own + 0.5 * of.phi * factors.product(&y, &y);
                without = without.max(evidence);
                let each = best
                    .par_iter_mut()
                    .zip(&rotated)
                    .zip(&edges)
                    .zip(&effects.own);
                each.for_each(|(((best, g), &edge), &own)| {
                    let force = of.phi * (after[edge] - factors.product(g, &y));
                    let information = of.phi * (own - factors.product(g, g)).max(0.0) + PRIOR;
                    let gain = 0.5 * force * force / information;
                    *best = best.max(evidence + gain - 0.5 * libm::log(information / PRIOR));
                });
            }
        }
        for (gain, best) in gains.iter_mut().zip(&best) {
            *gain += best - without;
        }
    }
    let mut order: Vec<usize> = (0..edges.len()).filter(|&k| gains[k] >= least).collect();
    order.sort_by(|&a, &b| gains[b].total_cmp(&gains[a]).then(a.cmp(&b)));
    let mut out: Vec<f64> = Vec::new();
    for k in order {
        let frame = basis.edges[edges[k]];
        if out.len() < MOST && out.iter().all(|other| (other - frame).abs() >= apart) {
            out.push(frame);
        }
    }
    out
}

/// The information that steps at edges share with the path and with themselves.
struct Effects {
    on_path: Vec<Vec<f64>>,
    own: Vec<f64>,
}

impl Effects {
    fn new(fit: &Fit, edges: &[usize]) -> Self {
        let (basis, matrix) = (&fit.basis, &fit.plane.bins);
        let number = basis.bins.len();
        // Sums of each row from an edge on.
        let mut sums = Square::zeros(number);
        for bin in 0..number {
            let (row, sum) = (matrix.row(bin), sums.row_mut(bin));
            let mut total = 0.0;
            for other in (0..number).rev() {
                total += row[other];
                sum[other] = total;
            }
        }
        let of = |&edge: &usize| {
            let step: Vec<f64> = (0..number).map(|bin| sums.row(bin)[edge]).collect();
            let mut on_path = vec![0.0; basis.len()];
            for (bin, &value) in step.iter().enumerate() {
                basis.add_bin(bin, value, &mut on_path);
            }
            (on_path, dot(&step[edge..], &vec![1.0; number - edge]))
        };
        let (on_path, own) = edges.par_iter().map(of).unzip();
        Self { on_path, own }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn step_of_a_coarse_path_is_a_candidate() {
        let step = |k: usize| if k < 17 { 0.0 } else { 0.12 };
        let noise = |k: usize| ((k * 37) % 11) as f64 * 1e-3;
        let path = Polyline {
            t: (0..40).map(|k| 25.0 * k as f64).collect(),
            at: (0..40)
                .map(|k| [step(k) + noise(k) + 1e-3 * k as f64, noise(3 * k)])
                .collect(),
        };
        let found = candidates(&path, 0.005);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].abs_diff(17) <= 1, "{found:?}");
        let still = Polyline {
            at: (0..40)
                .map(|k| [noise(k) + 1e-3 * k as f64, noise(3 * k)])
                .collect(),
            ..path
        };
        assert_eq!(candidates(&still, 0.005), Vec::<usize>::new());
    }
}
