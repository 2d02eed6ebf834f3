//! The joint maximum of emitters whose light overlaps, and its covariance.
//!
//! The Fisher matrix of an emitter and its nearest neighbours says how well its parameters are known
//! while theirs are not. The same matrix gives a step towards the joint maximum: each emitter takes its
//! own part of the step of its neighbourhood. The background counts as known.

use pulp::{Arch, NullaryFnOnce};

use crate::frame::{Model, Source, reach};
use crate::lanes::{LANES, add_scaled, load, times, total};
use crate::psf::{FACTORS, MOST, Psf, WINDOW, factors};

/// The most neighbours that an emitter is marginalized over.
const NEIGHBOURS: usize = 12;

/// The largest matrix.
const LARGEST: usize = (NEIGHBOURS + 1) * MOST;

/// The longest part of a step, widths of the PSF.
const LONGEST: f64 = 0.25;

/// A ridge of the scaled matrix. Emitters that cannot be told apart have large uncertainties.
const RIDGE: f64 = 1e-6;

/// The factors of a column that derivatives have.
const COLUMNS: usize = 3;

type Block = [[f64; MOST]; MOST];

/// Profiles of all emitters, and the blocks of their Fisher matrix.
#[derive(Debug, Default)]
pub(crate) struct Joint {
    /// The factors of each emitter along x and y.
    profiles: Vec<f32>,
    gradients: Vec<[f64; MOST]>,
    /// The blocks of pairs, the lower index first.
    blocks: Vec<((u32, u32), Block)>,
    matrix: Vec<f64>,
}

/// The step and the covariance of an emitter, by its neighbourhood.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Marginal {
    /// The step to the joint maximum: x, y, z and photons.
    pub step: [f64; 4],
    /// The covariance of x, y, z and photons.
    pub covariance: [[f64; 4]; 4],
}

/// The terms of the derivatives of an emitter: each is a factor of the row times one of the column. Those by
/// x, y and photons have one, that by the depth has two.
const TERMS: usize = 5;

/// The factor of the column of each term: the share, or its derivative by the centre or by the width.
const COLUMN: [usize; TERMS] = [1, 0, 0, 0, 2];

/// Profiles, gradients and blocks of all emitters.
struct Compute<'a> {
    joint: &'a mut Joint,
    model: &'a Model,
    psf: &'a Psf,
}

impl NullaryFnOnce for Compute<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        match self.psf.has_depth() {
            true => self.joint.compute::<TERMS, 3>(self.model, self.psf),
            false => self.joint.compute::<3, 2>(self.model, self.psf),
        }
    }
}

impl Joint {
    /// Steps and covariances of all emitters.
    pub fn marginals(&mut self, model: &Model, psf: &Psf) -> Vec<Marginal> {
        let count = model.sources.len();
        let joint = &mut *self;
        Arch::new().dispatch(Compute { joint, model, psf });
        (0..count).map(|i| self.marginal(model, psf, i)).collect()
    }

    /// Computes profiles, gradients and blocks of emitters whose derivatives have `T` terms and `C` factors
    /// of columns.
    #[inline(always)]
    fn compute<const T: usize, const C: usize>(&mut self, model: &Model, psf: &Psf) {
        let count = model.sources.len();
        let (side, len) = (psf.side(), psf.padded_side());
        let each = 2 * FACTORS * len;
        self.profiles.resize(count * each, 0.0);
        self.gradients.clear();
        self.blocks.clear();
        for (source, out) in model
            .sources
            .iter()
            .zip(self.profiles.chunks_exact_mut(each))
        {
            let [wide, high] = psf.widths(source.z);
            let (across, down) = out.split_at_mut(FACTORS * len);
            factors(source.x, wide, psf.first(source.x), side, across);
            factors(source.y, high, psf.first(source.y), side, down);
        }
        for i in 0..count {
            let gradient = self.gradient::<T, C>(model, psf, i);
            self.gradients.push(gradient);
        }
        let felt = (reach::FELT * psf.sigma).powi(2);
        for a in 0..count {
            let place = model.sources[a].place();
            for b in model.cells.near(place) {
                if b >= a && model.sources[b].distance_squared(place) <= felt {
                    let block = self.block::<T, C>(model, psf, a, b);
                    self.blocks.push(((a as u32, b as u32), block));
                }
            }
        }
        self.blocks.sort_unstable_by_key(|(pair, _)| *pair);
    }

    /// The factors of an emitter along x or y.
    #[inline(always)]
    fn along(&self, psf: &Psf, which: usize, axis: usize) -> &[f32] {
        let len = FACTORS * psf.padded_side();
        &self.profiles[(2 * which + axis) * len..][..len]
    }

    /// The factors of an emitter's terms in a row of its window.
    #[inline(always)]
    fn row(
        &self,
        psf: &Psf,
        source: &Source,
        which: usize,
        slopes: [f32; 2],
        row: usize,
    ) -> [f32; TERMS] {
        let (down, len) = (self.along(psf, which, 1), psf.padded_side());
        let (v, dv, sv) = (down[row], down[len + row], down[2 * len + row]);
        let photons = source.photons as f32;
        let [wide, high] = slopes;
        [
            photons * v,
            photons * dv,
            v,
            photons * sv * high,
            photons * v * wide,
        ]
    }

    /// The gradient of the log-likelihood.
    #[inline(always)]
    fn gradient<const T: usize, const C: usize>(
        &self,
        model: &Model,
        psf: &Psf,
        i: usize,
    ) -> [f64; MOST] {
        let (source, len) = (&model.sources[i], psf.padded_side());
        let slopes = psf.slopes(source.z).map(|slope| slope as f32);
        let across = self.along(psf, i, 0);
        let (left, top) = (psf.first(source.x), psf.first(source.y));
        let mut sums = [[0.0; LANES]; T];
        for block in (0..len).step_by(LANES) {
            let mut columns = [[0.0; LANES]; C];
            for c in 0..C {
                columns[c] = load(across, c * len + block);
            }
            for j in 0..psf.side() {
                let row = self.row(psf, source, i, slopes, j);
                let begin = model.images.index(left, top + j as i32) + block;
                let values = load(&model.images.values, begin);
                let means = load(&model.images.means, begin);
                let mut r = [0.0; LANES];
                for lane in 0..LANES {
                    r[lane] = (values[lane] - means[lane]) / means[lane];
                }
                for t in 0..T {
                    add_scaled(&mut sums[t], row[t], &times(&r, &columns[COLUMN[t]]));
                }
            }
        }
        let mut out = [0.0; MOST];
        for t in 0..T {
            out[parameter(psf, t)] += f64::from(total(&sums[t]));
        }
        out
    }

    /// The block of the Fisher matrix of two emitters: rows are the parameters of the first.
    #[inline(always)]
    fn block<const T: usize, const C: usize>(
        &self,
        model: &Model,
        psf: &Psf,
        a: usize,
        b: usize,
    ) -> Block {
        let (one, other) = (&model.sources[a], &model.sources[b]);
        let slopes = [one, other].map(|source| psf.slopes(source.z).map(|slope| slope as f32));
        let (side, len) = (psf.side() as i32, psf.padded_side());
        let left = [psf.first(one.x), psf.first(other.x)];
        let top = [psf.first(one.y), psf.first(other.y)];
        // The columns of the first window; those of the other are shifted, with nothing beyond.
        let shift = left[0] - left[1];
        let mut shifted = [0.0; COLUMNS * WINDOW];
        let theirs = self.along(psf, b, 0);
        let from = shift.max(0) as usize;
        let to = (-shift).max(0) as usize;
        let shared = (side - shift.abs()).max(0) as usize;
        for c in 0..C {
            shifted[c * len + to..][..shared].copy_from_slice(&theirs[c * len + from..][..shared]);
        }
        let ours = self.along(psf, a, 0);
        let mut sums = [[[0.0; LANES]; T]; T];
        for block in (0..len).step_by(LANES) {
            let mut products = [[[0.0; LANES]; C]; C];
            for f in 0..C {
                for g in 0..C {
                    let pair = [load(ours, f * len + block), load(&shifted, g * len + block)];
                    products[f][g] = times(&pair[0], &pair[1]);
                }
            }
            for y in top[0].max(top[1])..top[0].min(top[1]) + side {
                let first = self.row(psf, one, a, slopes[0], (y - top[0]) as usize);
                let second = self.row(psf, other, b, slopes[1], (y - top[1]) as usize);
                let means = load(&model.images.means, model.images.index(left[0], y) + block);
                let mut w = [0.0; LANES];
                for lane in 0..LANES {
                    w[lane] = 1.0 / means[lane];
                }
                let mut weighted = [[[0.0; LANES]; C]; C];
                for f in 0..C {
                    for g in 0..C {
                        weighted[f][g] = times(&w, &products[f][g]);
                    }
                }
                for s in 0..T {
                    for t in 0..T {
                        let factor = first[s] * second[t];
                        add_scaled(&mut sums[s][t], factor, &weighted[COLUMN[s]][COLUMN[t]]);
                    }
                }
            }
        }
        let mut out = [[0.0; MOST]; MOST];
        for s in 0..T {
            for t in 0..T {
                out[parameter(psf, s)][parameter(psf, t)] += f64::from(total(&sums[s][t]));
            }
        }
        out
    }

    /// The entry of two emitters, by the lower index first; `None` if they share no light.
    fn found(&self, a: usize, b: usize) -> Option<(&Block, bool)> {
        let (low, high) = (a.min(b), a.max(b));
        let pair = (low as u32, high as u32);
        let at = self.blocks.binary_search_by_key(&pair, |(pair, _)| *pair);
        at.ok().map(|at| (&self.blocks[at].1, a > b))
    }

    /// The marginal of one emitter: its block of the inverse of the matrix of its neighbourhood.
    fn marginal(&mut self, model: &Model, psf: &Psf, i: usize) -> Marginal {
        let place = model.sources[i].place();
        let felt = (reach::FELT * psf.sigma).powi(2);
        let others = model.cells.near(place).filter(|&j| j != i);
        let near = others.map(|j| (model.sources[j].distance_squared(place), j));
        let mut near: Vec<(f64, usize)> = near.filter(|(square, _)| *square <= felt).collect();
        near.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        near.truncate(NEIGHBOURS);
        // Its own block comes last: the inverse of the last block of a Cholesky factor is that of the
        // matrix.
        let all: Vec<usize> = near.iter().map(|(_, j)| *j).chain([i]).collect();
        let each = psf.parameters();
        let n = all.len() * each;
        let mut matrix = std::mem::take(&mut self.matrix);
        matrix.clear();
        matrix.resize(n * n, 0.0);
        let mut slope = [0.0; LARGEST];
        for (p, &a) in all.iter().enumerate() {
            for k in 0..each {
                slope[p * each + k] = self.gradients[a][k];
            }
            for (q, &b) in all[..=p].iter().enumerate() {
                let Some((block, is_transposed)) = self.found(a, b) else {
                    continue;
                };
                for k in 0..each {
                    for l in 0..each {
                        let entry = if is_transposed {
                            block[l][k]
                        } else {
                            block[k][l]
                        };
                        matrix[(p * each + k) * n + (q * each + l)] = entry;
                    }
                }
            }
        }
        let mut scale = [0.0; LARGEST];
        for k in 0..n {
            scale[k] = 1.0 / matrix[(k) * n + (k)].max(1e-30).sqrt();
        }
        for k in 0..n {
            for l in 0..=k {
                let mut sum = matrix[(k) * n + (l)] * scale[k] * scale[l];
                if k == l {
                    sum += RIDGE;
                }
                for m in 0..l {
                    sum -= matrix[(k) * n + (m)] * matrix[(l) * n + (m)];
                }
                matrix[(k) * n + (l)] = match k == l {
                    true => sum.max(RIDGE).sqrt(),
                    false => sum / matrix[(l) * n + (l)],
                };
            }
            let mut sum = slope[k] * scale[k];
            for m in 0..k {
                sum -= matrix[(k) * n + (m)] * slope[m];
            }
            slope[k] = sum / matrix[(k) * n + (k)];
        }
        let first = n - each;
        // The inverse of the last block of the factor.
        let mut inverse = [[0.0; MOST]; MOST];
        for k in 0..each {
            inverse[k][k] = 1.0 / matrix[(first + k) * n + (first + k)];
            for l in 0..k {
                let sum: f64 = (l..k)
                    .map(|m| matrix[(first + k) * n + (first + m)] * inverse[m][l])
                    .sum();
                inverse[k][l] = -sum * inverse[k][k];
            }
        }
        let mut out = Marginal {
            step: [0.0; 4],
            covariance: [[0.0; 4]; 4],
        };
        let index = |k: usize| if k + 1 == each { 3 } else { k };
        for k in 0..each {
            let step: f64 = (k..each).map(|m| inverse[m][k] * slope[first + m]).sum();
            let longest = match index(k) {
                0 | 1 => LONGEST * psf.sigma,
                2 => 0.1 * (psf.depth[1] - psf.depth[0]),
                _ => 0.5 * model.sources[i].photons,
            };
            out.step[index(k)] = (step * scale[first + k]).clamp(-longest, longest);
            for l in 0..each {
                let sum: f64 = (k.max(l)..each)
                    .map(|m| inverse[m][k] * inverse[m][l])
                    .sum();
                out.covariance[index(k)][index(l)] = sum * scale[first + k] * scale[first + l];
            }
        }
        self.matrix = matrix;
        out
    }
}

/// The parameter that a term belongs to.
#[inline(always)]
fn parameter(psf: &Psf, term: usize) -> usize {
    match term {
        0 | 1 => term,
        2 => psf.photons(),
        _ => 2,
    }
}
