//! The end of the rounds: covariances, and the evidence for emitters that are not resolved.

use super::batch::Batch;
use crate::covariance::Covariance;
use crate::frame::{Model, Source, reach};
use crate::psf::Psf;
use crate::trials::Values;

/// `occam` of the odds `density exp(gain - occam)` that an emitter is two: what a second one must bring for
/// its parameters.
const OCCAM: f64 = 1.7;

/// The most that log-odds count.
const MOST_ODDS: f64 = 30.0;

/// The result of a split that was not made.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Unresolved {
    /// The gain of the log-likelihood.
    pub gain: f32,
    /// The mean square distance of the parts from the emitter, along x, y and z.
    pub offsets: [f64; 3],
}

/// The result of a frame, beside its model.
#[derive(Debug, Default)]
pub(crate) struct Ending {
    /// The last joint step of each emitter, and its covariance.
    pub steps: Vec<[f64; 4]>,
    pub covariances: Vec<Covariance>,
    pub unresolved: Vec<Unresolved>,
    pub rounds: u32,
}

impl Ending {
    /// The mean square errors of places because emitters, and those whose light they share, may be two each.
    /// `density` is that of emitters in the area of a spot.
    pub fn blurs(&self, model: &Model, sigma: f64, density: f64) -> Vec<[f64; 3]> {
        let own = self.unresolved.iter().map(|one| {
            let odds = density * libm::exp((f64::from(one.gain) - OCCAM).min(MOST_ODDS));
            one.offsets.map(|square| odds / (1.0 + odds) * square)
        });
        let own: Vec<[f64; 3]> = own.collect();
        let most = (reach::PARTNER * sigma).powi(2);
        let of = |source: &Source| {
            let mut sum = [0.0; 3];
            for j in model.cells.near(source.place()) {
                let square = model.sources[j].distance_squared(source.place());
                if square < most {
                    let shared = libm::exp(-0.25 * square / (sigma * sigma));
                    for k in 0..3 {
                        sum[k] += shared * own[j][k];
                    }
                }
            }
            sum
        };
        model.sources.iter().map(of).collect()
    }
}

/// The evidence that `count` emitters are not resolved, from trials of them as two.
pub(super) fn unresolved(psf: &Psf, count: usize, splits: &Batch) -> Vec<Unresolved> {
    let mut out = vec![Unresolved::default(); count];
    for ((about, trial), outcome) in splits
        .about
        .iter()
        .zip(&splits.trials)
        .zip(&splits.outcomes)
    {
        let middle = trial.before[0];
        let mean_square = |k: usize, most: f64| {
            let square = |part: &Values| f64::from(part[k] - middle[k]).powi(2).min(most);
            0.5 * (square(&outcome.end[0]) + square(&outcome.end[1]))
        };
        if !(outcome.gain > 0.0) {
            continue;
        }
        let most = (1.54 * psf.sigma).powi(2);
        out[about.source] = Unresolved {
            gain: outcome.gain,
            offsets: [
                mean_square(0, most),
                mean_square(1, most),
                if psf.has_depth() {
                    mean_square(2, (0.5 * (psf.depth[1] - psf.depth[0])).powi(2))
                } else {
                    0.0
                },
            ],
        };
    }
    out
}
