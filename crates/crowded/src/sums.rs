//! Sums over the pixels of emitters: the gradient and the entries of the Fisher matrix.

use crate::background::Hats;
use crate::frame::{Model, Profile};
use crate::images::Images;
use crate::lanes::{LANES, Lanes, in_lanes, totals};
use crate::psf::{MOST, Psf};

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

/// The entry with rows for columns.
#[inline(always)]
pub(crate) fn transposed(entry: &Entry) -> Entry {
    std::array::from_fn(|k| std::array::from_fn(|l| entry[l][k]))
}

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
    let down: [&[f32]; F] = std::array::from_fn(|f| &profile.down[f * len..][..side]);
    let mut sums = [l.zero(); T];
    for block in (0..len).step_by(LANES) {
        let mut rows = [l.zero(); F];
        let mut at = images.index(profile.left, profile.top) + block;
        for j in 0..side {
            let residuals = l.load(&images.residuals, at);
            at += images.stride;
            for f in 0..F {
                rows[f] = l.add_product(rows[f], l.splat(down[f][j]), residuals);
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
pub(crate) fn entry<'a, L: Lanes, const T: usize, const F: usize>(
    l: L,
    images: &Images,
    psf: &Psf,
    emitters: [&Derivatives<'a>; 2],
) -> Entry {
    let [one, other] = emitters.map(|emitter| &emitter.profile);
    let (side, len) = (psf.side() as i32, psf.padded_side());
    if one.top.abs_diff(other.top) >= side as u32 {
        return NONE;
    }
    // The rows of both windows.
    let top = one.top.max(other.top);
    let count = (one.top.min(other.top) + side - top) as usize;
    let rows_of = |profile: &Profile<'a>| -> [&'a [f32]; F] {
        let first = (top - profile.top) as usize;
        std::array::from_fn(|f| &profile.down[f * len + first..][..count])
    };
    let (ours_down, theirs_down) = (rows_of(one), rows_of(other));
    // The columns of the first window: `shift` columns on in the other one, which may end before.
    let shift = (one.left - other.left).clamp(-(len as i32), len as i32);
    let first = (len as i32 + shift) as usize;
    let mut sums = [[l.zero(); T]; T];
    for block in (0..len).step_by(LANES) {
        let mut rows = [[l.zero(); F]; F];
        let mut at = images.index(one.left, top) + block;
        for k in 0..count {
            let weights = l.load(&images.weights, at);
            at += images.stride;
            for f in 0..F {
                let weighted = l.mul(l.splat(ours_down[f][k]), weights);
                for g in 0..F {
                    let factor = l.splat(theirs_down[g][k]);
                    rows[f][g] = l.add_product(rows[f][g], factor, weighted);
                }
            }
        }
        let of_other = [0, side].map(|column| column - shift - block as i32);
        let (mut ours, mut theirs) = ([l.zero(); F], [l.zero(); F]);
        for f in 0..F {
            ours[f] = l.load(one.across, f * len + block);
            theirs[f] = in_lanes(l, of_other, l.load(other.around, first + f * len + block));
        }
        for s in 0..T {
            for t in 0..T {
                let row = rows[TERM[s].0][TERM[t].0];
                let columns = l.mul(ours[TERM[s].1], theirs[TERM[t].1]);
                sums[s][t] = l.add_product(sums[s][t], row, columns);
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

/// The nodes along an axis that a window has pixels of.
const NODES: usize = 3;

/// The entries of an emitter with the nodes of the background around its window, one for each row of nodes: rows
/// are nodes, columns the parameters of the emitter. There is nothing in the fourth row.
#[inline(always)]
pub(crate) fn couplings<L: Lanes, const T: usize, const F: usize>(
    l: L,
    images: &Images,
    psf: &Psf,
    emitter: &Derivatives<'_>,
    hats: &Hats,
) -> [Entry; NODES] {
    let (side, len, profile) = (psf.side(), psf.padded_side(), &emitter.profile);
    let down: [&[f32]; F] = std::array::from_fn(|f| &profile.down[f * len..][..side]);
    let mut sums = [[[l.zero(); 4]; T]; NODES];
    for block in (0..len).step_by(LANES) {
        // All rows, and the parts of those before the second row of nodes and of those behind it.
        let (mut all, mut parts) = ([l.zero(); F], [[l.zero(); F]; 2]);
        let mut at = images.index(profile.left, profile.top) + block;
        let mut j = 0;
        for behind in 0..2 {
            while j < side && (behind == 1 || hats.beyond_second(j) < 0.0) {
                let part = l.splat(hats.beyond_second(j));
                let weights = l.load(&images.weights, at);
                for f in 0..F {
                    let weighted = l.mul(l.splat(down[f][j]), weights);
                    all[f] = l.add(all[f], weighted);
                    parts[behind][f] = l.add_product(parts[behind][f], part, weighted);
                }
                at += images.stride;
                j += 1;
            }
        }
        let mut rows = [[l.zero(); F]; NODES];
        for f in 0..F {
            let [before, behind] = [parts[0][f], parts[1][f]];
            rows[0][f] = l.sub(l.zero(), before);
            rows[1][f] = l.sub(l.add(all[f], before), behind);
            rows[2][f] = behind;
        }
        let parts = hats.parts_of_columns(l, block);
        for t in 0..T {
            let (row, column) = TERM[t];
            let columns = l.load(profile.across, column * len + block);
            for m in 0..NODES {
                let part = l.mul(columns, parts[m]);
                for n in 0..NODES {
                    sums[n][t][m] = l.add_product(sums[n][t][m], rows[n][row], part);
                }
            }
        }
    }
    let mut out = [NONE; NODES];
    for n in 0..NODES {
        for t in 0..T {
            let total = l.totals(sums[n][t]);
            for m in 0..NODES {
                out[n][m][parameter::<T>(t)] += emitter.coefficients[t] * total[m];
            }
        }
    }
    out
}
