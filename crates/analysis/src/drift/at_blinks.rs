//! The path at the blinks, and sums over them.

use super::basis::{Basis, Weights};
use super::blinks::Blinks;

/// The basis at the blinks.
pub(super) struct AtBlinks {
    weights: Vec<Weights<4>>,
    /// The number of breaks before each blink.
    part: Vec<usize>,
    pub bin: Vec<usize>,
}

impl AtBlinks {
    pub(super) fn new(basis: &Basis, blinks: &Blinks) -> Self {
        let part = |t: &f64| basis.breaks.partition_point(|&b| b <= t.round());
        Self {
            weights: blinks.t.iter().map(|&t| basis.splines(t)).collect(),
            part: blinks.t.iter().map(part).collect(),
            bin: blinks.t.iter().map(|&t| basis.bin(t)).collect(),
        }
    }

    /// The path at each blink.
    pub(super) fn drift(&self, basis: &Basis, c: &[Vec<f64>]) -> Vec<[f64; 3]> {
        let mut out = vec![[0.0; 3]; self.part.len()];
        for (axis, c) in c.iter().enumerate() {
            let steps = &c[basis.coefficients..];
            let after = |part: usize| {
                let sign = |k: usize| if k < part { 0.5 } else { -0.5 };
                (0..steps.len()).map(|k| sign(k) * steps[k]).sum::<f64>()
            };
            let after: Vec<f64> = (0..=steps.len()).map(after).collect();
            for ((out, weights), part) in out.iter_mut().zip(&self.weights).zip(&self.part) {
                out[axis] = weights.of(c) + after[*part];
            }
        }
        out
    }

    /// The gradient over the coefficients, and over the bins.
    pub(super) fn gradient(
        &self,
        basis: &Basis,
        force: &[[f64; 3]],
        axis: usize,
    ) -> (Vec<f64>, Vec<f64>) {
        let mut g = vec![0.0; basis.len()];
        let mut bins = vec![0.0; basis.bins.len()];
        for (i, force) in force.iter().enumerate() {
            let (force, at) = (force[axis], &self.weights[i]);
            for (k, w) in at.w.iter().enumerate() {
                g[at.first + k] += w * force;
            }
            for k in 0..basis.breaks.len() {
                g[basis.coefficients + k] += if k < self.part[i] { 0.5 } else { -0.5 } * force;
            }
            bins[self.bin[i]] += force;
        }
        (g, bins)
    }
}
