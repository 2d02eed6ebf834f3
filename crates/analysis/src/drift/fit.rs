//! The fine path: Newton steps on the likelihood of pairs, the smoothing chosen anew with each.
//!
//! The pairs' information A is not the curvature of their likelihood, nor the variance of its
//! gradient. With h = curvature over A, measured along one wiggly direction, and kappa = variance
//! of the gradient over A, the estimate has the information `phi A`, `phi = h^2 / kappa` (the
//! sandwich of Huber 1967), and a Newton step solves `(A + s P) step = g / h - s P c`.

use rayon::prelude::*;

use super::at_blinks::AtBlinks;
use super::axis::{Axis, Gradient, Known, Linear};
use super::basis::Basis;
use super::blinks::Blinks;
use super::matrix::{Square, dot};
use super::pairs::{Pairs, expected_pairs};

/// The most steps for a width.
const MAX_STEPS: usize = 8;
/// The most pairs, each counted twice; of a more crowded table every so many blinks are used. Fewer
/// do for a path on the way.
const MAX_PAIRS: f64 = 20e6;
const MAX_PAIRS_ON_THE_WAY: f64 = 2e6;
/// A step below this many standard deviations is the last.
const CONVERGED: f64 = 0.05;
/// A larger step makes the information worth computing anew.
const STALE: f64 = 0.15;
/// The step that measures the curvature, standard deviations. A step of 0.4 is wrong by 2.
const PROBE: f64 = 0.05;

/// A fitted path.
#[derive(Clone, Debug)]
pub(super) struct Fit {
    pub basis: Basis,
    /// x, y and, if measured, z.
    pub axes: Vec<Axis>,
    pub plane: Known,
    pub depth: Option<Known>,
    /// The number of blinks of each bin.
    pub counts: Vec<f64>,
}

impl Fit {
    /// The information along an axis.
    pub(super) fn known(&self, axis: usize) -> &Known {
        match (axis, &self.depth) {
            (2, Some(depth)) => depth,
            _ => &self.plane,
        }
    }

    /// The path at the bins, with mean 0 over the frames.
    pub(super) fn at_bins(&self, axis: usize) -> Vec<f64> {
        let c = &self.axes[axis].c;
        let mean = dot(&self.basis.mean, c);
        let bins = 0..self.basis.bins.len();
        bins.map(|bin| self.basis.at_bin(c, bin) - mean).collect()
    }

    /// The position at a time; 0 along an axis that is not measured.
    pub(super) fn at(&self, t: f64) -> [f64; 3] {
        let mut out = [0.0; 3];
        for (out, axis) in out.iter_mut().zip(&self.axes) {
            *out = self.basis.at(&axis.c, t) - dot(&self.basis.mean, &axis.c);
        }
        out
    }

    /// The coefficients of x and y.
    pub(super) fn start(&self) -> Vec<Vec<f64>> {
        self.axes.iter().map(|axis| axis.c.clone()).collect()
    }

    pub(super) fn degrees_of_freedom(&self) -> f64 {
        self.axes.iter().map(|axis| axis.degrees_of_freedom).sum()
    }
}

/// The widths of the structure of a refinement, in the plane and along z, um.
pub(super) struct Widths<'a> {
    pub plane: &'a [f64],
    pub depth: Option<&'a [f64]>,
    /// False for a path on the way.
    pub is_final: bool,
}

/// Refines the path with each width in turn, from the coefficients `start` of two axes or three.
pub(super) fn refine(
    blinks: &Blinks,
    basis: &Basis,
    start: Vec<Vec<f64>>,
    widths: &Widths<'_>,
) -> Fit {
    let mut c = start;
    let mut fit = None;
    for (level, &width) in widths.plane.iter().enumerate() {
        let depth = widths.depth.map(|depth| depth[level]);
        let drift = AtBlinks::new(basis, blinks).drift(basis, &c);
        let most = if widths.is_final && level + 1 == widths.plane.len() {
            MAX_PAIRS
        } else {
            MAX_PAIRS_ON_THE_WAY
        };
        let crowd = expected_pairs(blinks, &drift, width) / most;
        let every = crowd.sqrt().ceil().max(1.0) as usize;
        let fitted = match every {
            1 => at_width(blinks, basis, c, width, depth),
            _ => at_width(&blinks.filter(|k| k % every == 0), basis, c, width, depth),
        };
        c = fitted.start();
        fit = Some(fitted);
    }
    // An empty list of widths is not used.
    fit.unwrap_or_else(|| at_width(blinks, basis, c, 0.0, None))
}

fn at_width(
    blinks: &Blinks,
    basis: &Basis,
    mut c: Vec<Vec<f64>>,
    width: f64,
    depth: Option<f64>,
) -> Fit {
    let at = AtBlinks::new(basis, blinks);
    let typical = blinks.std_quantile(0.8);
    let mut pairs = Pairs::new(blinks, &at.drift(basis, &c), width, depth);
    let number = c.len();
    let mut axes: Vec<Axis> = c.iter().map(|c| Axis::unknown(c.clone(), basis)).collect();
    let mut linear: Vec<Linear> = Vec::new();
    let mut previous: Option<(f64, Vec<Vec<f64>>)> = None;
    let (mut halved, mut stale) = (0, true);
    for step in 0..MAX_STEPS {
        let here = pairs.evaluate(&at.drift(basis, &c));
        let roughness = |axis: &Axis, c: &[f64]| {
            let smooth = axis.smoothing.penalty.times(basis.coefficients, c);
            0.5 * axis.smoothing.strength * axis.curvature / axis.phi * dot(c, &smooth)
        };
        let penalised = here.likelihood
            - axes
                .iter()
                .zip(&c)
                .map(|(axis, c)| roughness(axis, c))
                .sum::<f64>();
        if let Some((before, from)) = &previous
            && penalised < before - 0.01
            && halved < 3
        {
            for (c, from) in c.iter_mut().flatten().zip(from.iter().flatten()) {
                *c = 0.5 * (*c + from);
            }
            halved += 1;
            continue;
        }
        halved = 0;
        let gradients: Vec<Gradient> = (0..number)
            .map(|axis| at.gradient(basis, &here.force, axis))
            .collect();
        if stale || step == 2 {
            let depths = (0..depth.map_or(1, |_| 2)).into_par_iter();
            linear = depths.map(|k| Linear::new(basis, &pairs, k == 1)).collect();
            if step == 0 || step == 2 {
                // Later, where the path follows the noise, the curvature would be too large.
                let curvatures = curvatures(
                    basis,
                    &at,
                    &mut pairs,
                    &c,
                    &gradients,
                    &linear,
                    PROBE * typical,
                );
                for (axis, curvature) in axes.iter_mut().zip(curvatures) {
                    axis.curvature = curvature;
                }
            }
            for axis in 0..number {
                axes[axis].smooth(basis, &linear[axis / 2], &c[axis], &gradients[axis]);
            }
        }
        let steps: Vec<Vec<f64>> = (0..number)
            .map(|axis| axes[axis].step(basis, &linear[axis / 2], &c[axis], &gradients[axis].0))
            .collect();
        let largest = largest(basis, &steps);
        let limit = 1.5 * (width * width + typical * typical).sqrt();
        let scale = if largest > limit {
            limit / largest
        } else {
            1.0
        };
        previous = Some((penalised, c.clone()));
        for (c, step) in c.iter_mut().flatten().zip(steps.iter().flatten()) {
            *c += scale * step;
        }
        if largest < CONVERGED * typical {
            break;
        }
        stale = largest > STALE * typical;
    }
    for (axis, c) in axes.iter_mut().zip(c) {
        axis.c = c;
    }
    let mut counts = vec![0.0; basis.bins.len()];
    at.bin.iter().for_each(|&bin| counts[bin] += 1.0);
    let mut known = linear.into_iter().map(|linear| linear.known);
    let none = || Known {
        bins: Square::zeros(basis.bins.len()),
        coefficients: Square::zeros(basis.len()),
    };
    Fit {
        basis: basis.clone(),
        axes,
        plane: known.next().unwrap_or_else(none),
        depth: known.next(),
        counts,
    }
}

/// The curvature of the likelihood over the information of the pairs, for each axis, along two
/// wiggly directions.
fn curvatures(
    basis: &Basis,
    at: &AtBlinks,
    pairs: &mut Pairs<'_>,
    c: &[Vec<f64>],
    gradients: &[Gradient],
    linear: &[Linear],
    size: f64,
) -> Vec<f64> {
    let mut sums = vec![(0.0, 0.0); c.len()];
    for phase in 0..2 {
        let probe = wiggle(basis, size, phase);
        let add = |c: &Vec<f64>| c.iter().zip(&probe).map(|(c, p)| c + p).collect();
        let moved: Vec<Vec<f64>> = c.iter().map(add).collect();
        let there = pairs.evaluate(&at.drift(basis, &moved));
        for (axis, (change, expected)) in sums.iter_mut().enumerate() {
            let known = &linear[axis / 2].known;
            let (moved, _) = at.gradient(basis, &there.force, axis);
            *change += dot(&probe, &gradients[axis].0) - dot(&probe, &moved);
            *expected += dot(&probe, &known.coefficients.times(&probe));
        }
    }
    let ratio = |(change, expected): (f64, f64)| (change / expected.max(1e-12)).clamp(0.1, 1.0);
    sums.into_iter().map(ratio).collect()
}

/// A direction in which neighbouring pairs of coefficients alternate.
fn wiggle(basis: &Basis, size: f64, phase: usize) -> Vec<f64> {
    let sign = |k: usize| match ((k + phase) / 2).is_multiple_of(2) {
        true => size,
        false => -size,
    };
    let of = |k: usize| if k < basis.coefficients { sign(k) } else { 0.0 };
    (0..basis.len()).map(of).collect()
}

/// The largest change of the path at a bin along any axis.
fn largest(basis: &Basis, steps: &[Vec<f64>]) -> f64 {
    let of = |step: &Vec<f64>| {
        let bins = 0..basis.bins.len();
        bins.map(|bin| basis.at_bin(step, bin).abs())
            .fold(0.0, f64::max)
    };
    steps.iter().map(of).fold(0.0, f64::max)
}
