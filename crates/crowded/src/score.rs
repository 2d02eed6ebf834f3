//! Candidates: where one more emitter would explain what the model leaves over.
//!
//! At each pixel the efficient score of an emitter at its centre is computed, with an offset of the
//! background projected out: `z = S / sqrt(I)` is normal with width 1 where there is none. Five sums of
//! the residuals and weights around the pixel suffice, and all are separable.

use crate::changes::{Changes, TILE};
use crate::images::Images;
use crate::lanes::{Lanes, Portable, Work, run};
use crate::psf::{FACTORS, Psf, WINDOW, factors};

/// Half the side of the square that is summed, widths of the PSF.
const HALF: f64 = 3.0;

/// The sums: the residuals and the squares of the shares with the weights, the residuals and the weights
/// alone, and the shares with the weights.
const SUMS: usize = 5;

/// A maximum of the score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub x: usize,
    pub y: usize,
    /// The photons that would fit best there.
    pub photons: f32,
}

/// The scores of a frame.
#[derive(Debug, Default)]
pub(crate) struct Scores {
    /// Pixels of a row, in whole tiles.
    stride: usize,
    scores: Vec<f32>,
    photons: Vec<f32>,
}

/// Half the side of the square that is summed, pixels.
pub(crate) fn half(psf: &Psf) -> usize {
    ((HALF * psf.sigma).round() as usize).clamp(1, WINDOW / 2 - 1)
}

/// The scores of the tiles that have changed, and their maxima.
struct Compute<'a> {
    scores: &'a mut Scores,
    images: &'a Images,
    share: &'a [f32],
    changes: &'a Changes,
    threshold: f32,
    out: &'a mut Vec<Candidate>,
}

impl Work for Compute<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        for tile in self.changes.tiles() {
            self.scores.compute(l, self.images, self.share, tile);
        }
        for tile in self.changes.tiles() {
            self.scores
                .maxima(l, self.images, self.threshold, tile, self.out);
        }
    }
}

impl Scores {
    /// The maxima of the score above a threshold in tiles that have changed, row by row. The other
    /// tiles keep their scores.
    pub fn candidates(
        &mut self,
        images: &mut Images,
        psf: &Psf,
        threshold: f32,
        changes: &Changes,
        out: &mut Vec<Candidate>,
    ) {
        let half = half(psf).min(images.margin);
        let mut share = [0.0; FACTORS * WINDOW];
        let side = 2 * half + 1;
        factors(Portable, 0.0, psf.sigma, -(half as i32), side, &mut share);
        images.weigh();
        self.stride = images.width.next_multiple_of(TILE);
        let pixels = self.stride * images.height.next_multiple_of(TILE);
        self.scores.resize(pixels, 0.0);
        self.photons.resize(pixels, 0.0);
        out.clear();
        run(Compute {
            scores: self,
            images,
            share: &share[..side],
            changes,
            threshold,
            out,
        });
        out.sort_unstable_by_key(|candidate| (candidate.y, candidate.x));
    }

    /// Computes the scores of a tile.
    #[inline(always)]
    fn compute<L: Lanes>(&mut self, l: L, images: &Images, share: &[f32], [x, y]: [usize; 2]) {
        let half = share.len() / 2;
        let height = TILE.min(images.height - y);
        let mut along_x = [[l.zero(); SUMS]; TILE + WINDOW];
        for row in 0..height + 2 * half {
            let at = (y + row) as i32 - half as i32;
            let begin = images.index(x as i32 - half as i32, at);
            let mut sums = [l.zero(); SUMS];
            for (k, &g) in share.iter().enumerate() {
                let r = l.load(&images.residuals, begin + k);
                let w = l.load(&images.weights, begin + k);
                let g = l.splat(g);
                let weighted = l.mul(g, w);
                sums[0] = l.add_product(sums[0], g, r);
                sums[1] = l.add_product(sums[1], g, weighted);
                sums[2] = l.add(sums[2], r);
                sums[3] = l.add(sums[3], w);
                sums[4] = l.add(sums[4], weighted);
            }
            along_x[row] = sums;
        }
        for row in 0..height {
            let mut sums = [l.zero(); SUMS];
            for (k, &g) in share.iter().enumerate() {
                let along_x = &along_x[row + k];
                let (g, square) = (l.splat(g), l.splat(g * g));
                sums[0] = l.add_product(sums[0], g, along_x[0]);
                sums[1] = l.add_product(sums[1], square, along_x[1]);
                sums[2] = l.add(sums[2], along_x[2]);
                sums[3] = l.add(sums[3], along_x[3]);
                sums[4] = l.add_product(sums[4], g, along_x[4]);
            }
            let begin = (y + row) * self.stride + x;
            let [score, information, residual, weight, cross] = sums;
            let least = l.splat(1e-30);
            let projected = l.div(cross, l.max(weight, least));
            let s = l.sub(score, l.mul(projected, residual));
            let i = l.max(l.sub(information, l.mul(projected, cross)), least);
            l.store(&mut self.scores, begin, l.div(s, l.sqrt(i)));
            l.store(&mut self.photons, begin, l.div(s, i));
        }
    }

    /// Adds the maxima of a tile.
    #[inline(always)]
    fn maxima<L: Lanes>(
        &self,
        l: L,
        images: &Images,
        threshold: f32,
        [left, top]: [usize; 2],
        out: &mut Vec<Candidate>,
    ) {
        let (width, height) = (images.width, images.height);
        for y in top..(top + TILE).min(height) {
            let row = l.load(&self.scores, y * self.stride + left);
            if !l.any_reaches(row, l.splat(threshold)) {
                continue;
            }
            for x in left..(left + TILE).min(width) {
                let score = self.scores[y * self.stride + x];
                if !(score >= threshold) {
                    continue;
                }
                // Of equal neighbours, the first is the maximum.
                let is_maximum = (y.saturating_sub(1)..(y + 2).min(height)).all(|row| {
                    (x.saturating_sub(1)..(x + 2).min(width)).all(|column| {
                        let other = self.scores[row * self.stride + column];
                        let is_before = (row, column) < (y, x);
                        other < score || (other == score && !is_before)
                    })
                });
                if is_maximum {
                    let photons = self.photons[y * self.stride + x];
                    out.push(Candidate { x, y, photons });
                }
            }
        }
    }
}
