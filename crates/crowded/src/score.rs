//! Candidates: where one more emitter would explain what the model leaves over.
//!
//! At each pixel the efficient score of an emitter at its centre is computed, with an offset of the
//! background projected out: `z = S / sqrt(I)` is normal with width 1 where there is none. Five sums of
//! the residuals and weights around the pixel suffice, and all are separable.

use crate::changes::{Changes, TILE};
use crate::images::Images;
use crate::lanes::{LANES, Lanes, Work, run};
use crate::psf::{FACTORS, Psf, WINDOW, factors};

/// Half the side of the square that is summed, widths of the PSF.
const HALF: f64 = 3.0;

/// The sums: the residuals and the squares of the shares with the weights, the residuals and the weights
/// alone, and the shares with the weights.
const SUMS: usize = 5;

/// The part of the threshold from which on scores are computed: rounding is far less than the rest.
const NEAR: f32 = 0.99;

/// The least part of the information that is left beside the background. Where it is less, as with one usable pixel, the
/// rest is rounding.
const ROUNDING: f32 = 1e-5;

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
    /// The roots of the information on the photons.
    roots: Vec<f32>,
    /// Sums along x of the rows of a tile, and of those around it.
    along_x: Vec<f32>,
}

/// Half the side of the square that is summed, pixels.
pub(crate) fn half(psf: &Psf) -> usize {
    ((HALF * psf.sigma).round() as usize).clamp(1, WINDOW / 2 - 1)
}

/// The scores of the tiles that have changed, and their maxima.
struct Compute<'a> {
    scores: &'a mut Scores,
    images: &'a Images,
    sigma: f64,
    half: usize,
    changes: &'a Changes,
    threshold: f32,
    out: &'a mut Vec<Candidate>,
}

impl Work for Compute<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        let mut share = [0.0; FACTORS * WINDOW];
        let (first, side) = (-(self.half as i32), 2 * self.half + 1);
        factors(l, 0.0, self.sigma, first, side, &mut share);
        for tile in self.changes.tiles() {
            let of = (&share[..side], self.threshold);
            self.scores.compute(l, self.images, of, tile);
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
        images.weigh();
        self.stride = images.width.next_multiple_of(TILE);
        let pixels = self.stride * images.height.next_multiple_of(TILE);
        self.scores.resize(pixels, 0.0);
        self.roots.resize(pixels, 0.0);
        self.along_x.resize((TILE + 2 * half) * SUMS * LANES, 0.0);
        out.clear();
        run(Compute {
            scores: self,
            images,
            sigma: psf.sigma,
            half,
            changes,
            threshold,
            out,
        });
        out.sort_unstable_by_key(|candidate| (candidate.y, candidate.x));
    }

    /// Computes the scores of a tile. Where none comes near the threshold, they are 0.
    #[inline(always)]
    fn compute<L: Lanes>(
        &mut self,
        l: L,
        images: &Images,
        (share, threshold): (&[f32], f32),
        [x, y]: [usize; 2],
    ) {
        let least_square = l.splat((NEAR * threshold).powi(2));
        let half = share.len() / 2;
        let height = TILE.min(images.height - y);
        // The shares of the middle column and of those on both sides of it.
        let (middle, sides) = (l.splat(share[half]), &share[half + 1..]);
        for row in 0..height + 2 * half {
            let at = (y + row) as i32 - half as i32;
            let begin = images.index(x as i32, at);
            let (r, w) = (
                l.load(&images.residuals, begin),
                l.load(&images.weights, begin),
            );
            let weighted = l.mul(middle, w);
            let mut sums = [l.mul(middle, r), l.mul(middle, weighted), r, w, weighted];
            for (k, &g) in sides.iter().enumerate() {
                let both = |image: &[f32]| {
                    l.add(l.load(image, begin - k - 1), l.load(image, begin + k + 1))
                };
                let (r, w) = (both(&images.residuals), both(&images.weights));
                let g = l.splat(g);
                let weighted = l.mul(g, w);
                sums[0] = l.add_product(sums[0], g, r);
                sums[1] = l.add_product(sums[1], g, weighted);
                sums[2] = l.add(sums[2], r);
                sums[3] = l.add(sums[3], w);
                sums[4] = l.add(sums[4], weighted);
            }
            for (k, sum) in sums.into_iter().enumerate() {
                l.store(&mut self.along_x, (row * SUMS + k) * LANES, sum);
            }
        }
        for row in 0..height {
            let mut sums = [l.zero(); SUMS];
            for (k, &g) in share.iter().enumerate() {
                let along_x = &self.along_x[(row + k) * SUMS * LANES..][..SUMS * LANES];
                let of_sum = |k: usize| l.load(along_x, k * LANES);
                let (g, square) = (l.splat(g), l.splat(g * g));
                sums[0] = l.add_product(sums[0], g, of_sum(0));
                sums[1] = l.add_product(sums[1], square, of_sum(1));
                sums[2] = l.add(sums[2], of_sum(2));
                sums[3] = l.add(sums[3], of_sum(3));
                sums[4] = l.add_product(sums[4], g, of_sum(4));
            }
            let begin = (y + row) * self.stride + x;
            let [score, information, residual, weight, cross] = sums;
            // The score is `s / sqrt(i)`: here both are times the weight.
            let s = l.sub(l.mul(score, weight), l.mul(cross, residual));
            let most = l.mul(information, weight);
            let i = l.sub(most, l.mul(cross, cross));
            let i = l.max(i, l.mul(l.splat(ROUNDING), most));
            let square = l.mul(s, l.max(s, l.zero()));
            if !l.any_reaches(square, l.mul(l.mul(i, weight), least_square)) {
                l.store(&mut self.scores, begin, l.zero());
                continue;
            }
            let least = l.splat(1e-30);
            let projected = l.div(cross, l.max(weight, least));
            let s = l.sub(score, l.mul(projected, residual));
            let least = l.max(l.mul(l.splat(ROUNDING), information), least);
            let i = l.max(l.sub(information, l.mul(projected, cross)), least);
            let root = l.sqrt(i);
            l.store(&mut self.scores, begin, l.div(s, root));
            l.store(&mut self.roots, begin, root);
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
                    let photons = score / self.roots[y * self.stride + x];
                    out.push(Candidate { x, y, photons });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::dense::xynb;
    use crate::images::MASKED;

    /// The background has all light of a window with one usable pixel, so none is left for an emitter.
    #[test]
    fn one_pixel_among_masked_ones_is_no_candidate() {
        let (psf, mut images) = (xynb(), Images::default());
        let mut changes = Changes::default();
        images.reserve([32; 2], 16);
        changes.begin([32; 2], 12);
        let mut found = Vec::new();
        for k in 0..200u8 {
            for y in 0..32 {
                let row = images.row(y);
                images.values[row.clone()].fill(MASKED);
                images.means[row].fill(MASKED);
            }
            let at = images.index(18, 14);
            images.means[at] = 100.0 + 0.7 * f32::from(k);
            images.values[at] = images.means[at].floor() - 4.0;
            images.change(0, 32);
            Scores::default().candidates(&mut images, &psf, 3.2, &changes, &mut found);
            assert!(found.is_empty(), "{k}: {found:?}");
        }
    }
}
