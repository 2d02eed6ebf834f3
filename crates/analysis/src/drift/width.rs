//! The likelihood of the blinks on a path, at several widths of the structure.

use rayon::prelude::*;

use super::blinks::{Blinks, Chains};
use super::grid::{Density, area};
use super::rows::Rows;

/// Blinks used, those in the middle of the field.
const MAX_BLINKS: usize = 40_000;
/// Pairs looked at for a width, for paths that are compared, and for the gain.
pub(super) const FEW_PAIRS: f64 = 3e6;
pub(super) const MANY_PAIRS: f64 = 2e7;
/// The width at which paths are compared, um.
const COMPARED_UM: f64 = 0.02;
/// Frames, and parts of the movie, within which a molecule that is lit for long or blinks again and again
/// is no structure: at least, and at most.
const NEAR_FRAMES: f64 = 40.0;
const NEAR_PARTS: [f64; 2] = [0.05, 0.35];
/// The share of the rows in chains that are shorter.
const SHORTER: f64 = 0.95;

/// The time between blinks from which on they show a structure that lasts, frames.
pub(super) fn lasting(rows: &Rows, chains: &Chains) -> f64 {
    let frames = rows.frames();
    let lit = chains.length(SHORTER);
    let least = NEAR_FRAMES.max(NEAR_PARTS[0] * frames);
    least.max(lit as f64).min(NEAR_PARTS[1] * frames)
}

/// The log-likelihood of each blink given the others on a path, for each width (the mixture of
/// `pairs`, with the same background). Others count that are at least so many frames `apart`. Where
/// blinks have many neighbours, every so many are looked at, and the sum is scaled.
pub(super) fn likelihoods(
    blinks: &Blinks,
    path: &(dyn Fn(f64) -> [f64; 2] + Sync),
    widths_um: &[f64],
    apart: f64,
    most_pairs: f64,
) -> Vec<f64> {
    let blinks = &blinks.middle(MAX_BLINKS);
    let at = blinks.corrected(path);
    let number = blinks.len();
    let background = 0.1 / area(&at[0], &at[1]);
    let share = 0.9 / number.saturating_sub(1).max(1) as f64;
    let typical = blinks.std_quantile(0.8);
    let of = |&width: &f64| {
        let density = Density::new([&at[0], &at[1]], &blinks.v, &blinks.t, typical, width);
        let every = (density.grid().expected_pairs() / most_pairs)
            .ceil()
            .max(1.0) as usize;
        let log = |k: usize| {
            let (x, y, v) = (at[0][k], at[1][k], blinks.v[k]);
            let t = blinks.t[k];
            let counts = |other: usize, at: f64| (other != k) & ((at - t).abs() >= apart);
            libm::log(share * density.at(x, y, v, counts) + background)
        };
        let looked_at = (0..number).into_par_iter().with_min_len(64).step_by(every);
        let logs: Vec<f64> = looked_at.map(log).collect();
        logs.iter().sum::<f64>() * number as f64 / logs.len().max(1) as f64
    };
    widths_um.iter().map(of).collect()
}

/// The log-likelihood by which starting paths are compared.
pub(super) fn score(blinks: &Blinks, path: &(dyn Fn(f64) -> [f64; 2] + Sync)) -> f64 {
    likelihoods(blinks, path, &[COMPARED_UM], 0.0, FEW_PAIRS)[0]
}
