//! Candidates: where one more emitter would explain what the model leaves over.
//!
//! At each pixel the efficient score of an emitter at its centre is computed, with an offset of the
//! background projected out: `z = S / sqrt(I)` is normal with width 1 where there is none. Five sums of
//! the residuals and weights around the pixel suffice, and all are separable.

use pulp::{Arch, NullaryFnOnce};

use crate::changes::{Changes, TILE};
use crate::images::Images;
use crate::lanes::{LANES, Lanes, add_scaled, load};
use crate::psf::{Psf, WINDOW, shares};

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

/// The scores of the tiles that have changed.
struct Compute<'a> {
    scores: &'a mut Scores,
    images: &'a Images,
    share: &'a [f32],
    changes: &'a Changes,
}

impl NullaryFnOnce for Compute<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        for tile in self.changes.tiles() {
            self.scores.compute(self.images, self.share, tile);
        }
    }
}

impl Scores {
    /// The maxima of the score above a threshold in tiles that have changed, row by row. The other
    /// tiles keep their scores.
    pub fn candidates(
        &mut self,
        images: &Images,
        psf: &Psf,
        threshold: f32,
        changes: &Changes,
        out: &mut Vec<Candidate>,
    ) {
        let half = half(psf).min(images.margin);
        let mut share = [0.0; WINDOW];
        shares(0.0, psf.sigma, -(half as i32), 2 * half + 1, &mut share);
        self.stride = images.width.next_multiple_of(TILE);
        let pixels = self.stride * images.height.next_multiple_of(TILE);
        self.scores.resize(pixels, 0.0);
        self.photons.resize(pixels, 0.0);
        Arch::new().dispatch(Compute {
            scores: self,
            images,
            share: &share[..2 * half + 1],
            changes,
        });
        out.clear();
        for tile in changes.tiles() {
            self.maxima(images, threshold, tile, out);
        }
        out.sort_unstable_by_key(|candidate| (candidate.y, candidate.x));
    }

    /// Computes the scores of a tile.
    #[inline(always)]
    fn compute(&mut self, images: &Images, share: &[f32], [x, y]: [usize; 2]) {
        let half = share.len() / 2;
        let height = TILE.min(images.height - y);
        let mut along_x = [[[0.0; LANES]; SUMS]; TILE + WINDOW];
        let (mut weights, mut residuals) = ([0.0; TILE + WINDOW], [0.0; TILE + WINDOW]);
        let needed = (TILE + 2 * half).next_multiple_of(LANES).min(TILE + WINDOW);
        for row in 0..height + 2 * half {
            let at = (y + row) as i32 - half as i32;
            let begin = images.index(x as i32 - half as i32, at);
            for block in (0..needed).step_by(LANES) {
                let values = load(&images.values, begin + block);
                let means = load(&images.means, begin + block);
                for lane in 0..LANES {
                    let weight = 1.0 / means[lane];
                    weights[block + lane] = weight;
                    residuals[block + lane] = (values[lane] - means[lane]) * weight;
                }
            }
            let mut sums = [[0.0; LANES]; SUMS];
            for (k, &g) in share.iter().enumerate() {
                let (r, w) = (load(&residuals, k), load(&weights, k));
                add_scaled(&mut sums[0], g, &r);
                add_scaled(&mut sums[1], g * g, &w);
                add_scaled(&mut sums[2], 1.0, &r);
                add_scaled(&mut sums[3], 1.0, &w);
                add_scaled(&mut sums[4], g, &w);
            }
            along_x[row] = sums;
        }
        for row in 0..height {
            let mut sums: [Lanes; SUMS] = [[0.0; LANES]; SUMS];
            for (k, &g) in share.iter().enumerate() {
                let factors = [g, g * g, 1.0, 1.0, g];
                for s in 0..SUMS {
                    add_scaled(&mut sums[s], factors[s], &along_x[row + k][s]);
                }
            }
            let begin = (y + row) * self.stride + x;
            let scores = &mut self.scores[begin..begin + LANES];
            let photons = &mut self.photons[begin..begin + LANES];
            let [score, information, residual, weight, cross] = &sums;
            for lane in 0..LANES {
                let projected = cross[lane] / weight[lane].max(1e-30);
                let s = score[lane] - projected * residual[lane];
                let i = (information[lane] - projected * cross[lane]).max(1e-30);
                scores[lane] = s / i.sqrt();
                photons[lane] = s / i;
            }
        }
    }

    /// Adds the maxima of a tile.
    fn maxima(
        &self,
        images: &Images,
        threshold: f32,
        [left, top]: [usize; 2],
        out: &mut Vec<Candidate>,
    ) {
        let (width, height) = (images.width, images.height);
        for y in top..(top + TILE).min(height) {
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
