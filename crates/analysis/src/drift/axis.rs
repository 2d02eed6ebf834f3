//! One axis of the path: its smoothing and its Newton step.

use super::basis::Basis;
use super::evidence::{Posterior, Smoothing};
use super::matrix::{Square, add_multiple, dot};
use super::pairs::Pairs;

/// The path along an axis.
#[derive(Clone, Debug)]
pub(super) struct Axis {
    /// The coefficients.
    pub c: Vec<f64>,
    pub smoothing: Smoothing,
    /// The information of the estimate over that of the pairs.
    pub phi: f64,
    /// The curvature of the likelihood over the information of the pairs.
    pub curvature: f64,
    pub degrees_of_freedom: f64,
    /// `A c + g / h` where the information was computed: over bins, and over coefficients.
    pub target_bins: Vec<f64>,
    pub target: Vec<f64>,
}

/// The information of the pairs, over bins and over coefficients.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub bins: Square,
    pub coefficients: Square,
}

/// The information, decomposed, at one path.
pub(super) struct Linear {
    pub known: Known,
    posterior: Posterior,
}

impl Linear {
    pub(super) fn new(basis: &Basis, pairs: &Pairs<'_>, along_z: bool) -> Self {
        let bins = pairs.laplacian(basis, along_z);
        let coefficients = basis.reduce(&bins);
        let posterior = Posterior::new(basis, &coefficients);
        Self {
            known: Known { bins, coefficients },
            posterior,
        }
    }
}

/// A gradient over the coefficients, and the forces on the bins.
pub(super) type Gradient = (Vec<f64>, Vec<f64>);

impl Axis {
    pub(super) fn unknown(c: Vec<f64>, basis: &Basis) -> Self {
        Self {
            c,
            smoothing: Smoothing::SMOOTH,
            phi: 1.0,
            curvature: 1.0,
            degrees_of_freedom: 1.0,
            target_bins: vec![0.0; basis.bins.len()],
            target: vec![0.0; basis.len()],
        }
    }

    /// Chooses the smoothing, and with it the variance of the gradient, whose degrees of freedom
    /// depend on it.
    pub(super) fn smooth(
        &mut self,
        basis: &Basis,
        linear: &Linear,
        c: &[f64],
        (g, bins): &Gradient,
    ) {
        let known = &linear.known;
        let at_bins: Vec<f64> = (0..basis.bins.len())
            .map(|bin| basis.at_bin(c, bin))
            .collect();
        let scaled = |mut a: Vec<f64>, g: &[f64]| {
            add_multiple(&mut a, 1.0 / self.curvature, g);
            a
        };
        self.target = scaled(known.coefficients.times(c), g);
        self.target_bins = scaled(known.bins.times(&at_bins), bins);
        let number = known.bins.n;
        let diagonal = (0..number).map(|b| known.bins.a[b * number + b]);
        let total: f64 = diagonal.clone().sum();
        let filled = diagonal.filter(|&d| d > 0.0).count().max(1) as f64;
        self.degrees_of_freedom = 0.5 * basis.len() as f64;
        for _ in 0..3 {
            let free = (1.0 - self.degrees_of_freedom / filled).max(0.2);
            let kappa = (dot(bins, bins) / total.max(1e-12) / free).clamp(0.01, 4.0);
            self.phi = self.curvature * self.curvature / kappa;
            let choice = linear.posterior.choose(&self.target, self.phi);
            self.smoothing = choice.smoothing;
            self.degrees_of_freedom = choice.degrees_of_freedom;
        }
    }

    pub(super) fn step(&self, basis: &Basis, linear: &Linear, c: &[f64], g: &[f64]) -> Vec<f64> {
        let smooth = self.smoothing.penalty.times(basis.coefficients, c);
        let strength = self.smoothing.strength / self.phi;
        let right: Vec<f64> = (0..c.len())
            .map(|k| g[k] / self.curvature - strength * smooth[k] - c[k])
            .collect();
        linear.posterior.solve(self.smoothing, self.phi, &right)
    }
}
