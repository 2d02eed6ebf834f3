//! Sums over the pixels of emitters: the gradient and the entries of the Fisher matrix.

use crate::background::Hats;
use crate::frame::{Model, Profile};
use crate::images::Images;
use crate::lanes::{LANES, Lanes, totals};
use crate::psf::{MOST, Psf, WINDOW};

/// The most terms of the derivatives of an emitter: each is a factor of the row times one of the column.
/// Those by x, y and photons have one, that by the depth has two.
pub(crate) const TERMS: usize = 5;

/// The factors of the row and of the column of each term: the share, or its derivative by the centre or by
/// the width.
const TERM: [(usize, usize); TERMS] = [(0, 1), (1, 0), (0, 0), (2, 0), (0, 2)];

/// Numbers for each parameter of an emitter and each of another, or for nodes and parameters.
pub(crate) type Entry = [[f32; MOST]; MOST];

/// An entry of zeros.
pub(crate) const NONE: Entry = [[0.0; MOST]; MOST];

/// An emitter and its derivatives.
#[derive(Clone, Copy)]
pub(crate) struct Derivatives<'a> {
    pub profile: Profile<'a>,
    /// The coefficients of the terms.
    coefficients: [f32; TERMS],
}

impl<'a> Derivatives<'a> {
    /// The derivatives of an emitter.
    #[inline(always)]
    pub fn of(model: &'a Model, psf: &Psf, i: usize) -> Self {
        let source = &model.sources[i];
        let photons = source.photons as f32;
        let [wide, high] = match psf.has_depth() {
            true => psf.slopes(source.z).map(|slope| photons * slope as f32),
            false => [0.0; 2],
        };
        Self {
            profile: model.profile(psf, i),
            coefficients: [photons, photons, 1.0, high, wide],
        }
    }
}

/// The parameter that a term belongs to.
#[inline(always)]
fn parameter<const T: usize>(term: usize) -> usize {
    match term {
        0 | 1 => term,
        2 if T == TERMS => 3,
        _ => 2,
    }
}

/// The gradient of the log-likelihood by an emitter's parameters.
#[inline(always)]
pub(crate) fn gradient<L: Lanes, const T: usize, const F: usize>(
    l: L,
    images: &Images,
    psf: &Psf,
    emitter: &Derivatives<'_>,
) -> [f32; MOST] {
    let (side, len, profile) = (psf.side(), psf.padded_side(), &emitter.profile);
    let mut sums = [l.zero(); T];
    for block in (0..len).step_by(LANES) {
        let mut rows = [l.zero(); F];
        for j in 0..side {
            let begin = images.index(profile.left, profile.top + j as i32) + block;
            let residuals = l.load(&images.residuals, begin);
            for f in 0..F {
                let factor = l.splat(profile.down[f * len + j]);
                rows[f] = l.add_product(rows[f], factor, residuals);
            }
        }
        for t in 0..T {
            let (row, column) = TERM[t];
            let columns = l.load(profile.across, column * len + block);
            sums[t] = l.add_product(sums[t], rows[row], columns);
        }
    }
    let mut out = [0.0; MOST];
    for (t, total) in totals::<L, T>(l, &sums).into_iter().enumerate() {
        out[parameter::<T>(t)] += emitter.coefficients[t] * total;
    }
    out
}

/// The entry of two emitters: rows are the parameters of the first.
#[inline(always)]
pub(crate) fn entry<L: Lanes, const T: usize, const F: usize>(
    l: L,
    images: &Images,
    psf: &Psf,
    emitters: [&Derivatives<'_>; 2],
) -> Entry {
    let [one, other] = emitters.map(|emitter| &emitter.profile);
    let (side, len) = (psf.side() as i32, psf.padded_side());
    // The columns of the first window; those of the other are shifted, with nothing beyond.
    let shift = one.left - other.left;
    let mut shifted = [0.0; 3 * WINDOW];
    let from = shift.max(0) as usize;
    let to = (-shift).max(0) as usize;
    let shared = (side - shift.abs()).max(0) as usize;
    for f in 0..F {
        shifted[f * len + to..][..shared]
            .copy_from_slice(&other.across[f * len + from..][..shared]);
    }
    let mut sums = [[l.zero(); T]; T];
    for block in (0..len).step_by(LANES) {
        let mut rows = [[l.zero(); F]; F];
        for y in one.top.max(other.top)..one.top.min(other.top) + side {
            let weights = l.load(&images.weights, images.index(one.left, y) + block);
            let (first, second) = ((y - one.top) as usize, (y - other.top) as usize);
            for f in 0..F {
                for g in 0..F {
                    let factor = one.down[f * len + first] * other.down[g * len + second];
                    rows[f][g] = l.add_product(rows[f][g], l.splat(factor), weights);
                }
            }
        }
        for s in 0..T {
            let ours = l.load(one.across, TERM[s].1 * len + block);
            for t in 0..T {
                let theirs = l.load(&shifted, TERM[t].1 * len + block);
                let row = rows[TERM[s].0][TERM[t].0];
                sums[s][t] = l.add_product(sums[s][t], row, l.mul(ours, theirs));
            }
        }
    }
    let [first, second] = emitters.map(|emitter| &emitter.coefficients);
    let mut out = NONE;
    for s in 0..T {
        for (t, total) in totals::<L, T>(l, &sums[s]).into_iter().enumerate() {
            let coefficient = first[s] * second[t];
            out[parameter::<T>(s)][parameter::<T>(t)] += coefficient * total;
        }
    }
    out
}

/// The entries of an emitter with `N` x `N` nodes of the background around its window, four in each: rows
/// are nodes, columns the parameters of the emitter. Two rows of two nodes are one entry; each row of three
/// is one, with nothing in the fourth place.
#[inline(always)]
pub(crate) fn couplings<L: Lanes, const T: usize, const F: usize, const N: usize>(
    l: L,
    images: &Images,
    psf: &Psf,
    emitter: &Derivatives<'_>,
    hats: &Hats,
) -> [Entry; N] {
    let (side, len, profile) = (psf.side(), psf.padded_side(), &emitter.profile);
    let mut sums = [[[l.zero(); 4]; T]; N];
    for block in (0..len).step_by(LANES) {
        let mut rows = [[l.zero(); F]; N];
        for j in 0..side {
            let begin = images.index(profile.left, profile.top + j as i32) + block;
            let weights = l.load(&images.weights, begin);
            let parts = hats.parts_of_row(j);
            for n in 0..N {
                let weighted = l.mul(l.splat(parts[n]), weights);
                for f in 0..F {
                    let factor = l.splat(profile.down[f * len + j]);
                    rows[n][f] = l.add_product(rows[n][f], factor, weighted);
                }
            }
        }
        let parts = hats.parts_of_columns(l, block);
        for t in 0..T {
            let (row, column) = TERM[t];
            let columns = l.load(profile.across, column * len + block);
            for m in 0..N {
                let part = l.mul(columns, parts[m]);
                for n in 0..N {
                    // Two rows of two nodes are the places of one entry.
                    let (list, place) = if N == 2 { (0, 2 * n + m) } else { (n, m) };
                    sums[list][t][place] = l.add_product(sums[list][t][place], rows[n][row], part);
                }
            }
        }
    }
    let mut out = [NONE; N];
    for list in 0..(if N == 2 { 1 } else { N }) {
        for t in 0..T {
            let total = l.totals(sums[list][t]);
            for place in 0..4 {
                out[list][place][parameter::<T>(t)] += emitter.coefficients[t] * total[place];
            }
        }
    }
    out
}
