//! The covariance of an emitter: that of the matrix of its nearest neighbours and itself.
//!
//! It says how well the parameters are known while theirs are not. The background counts as known.

use crate::frame::Model;
use crate::lanes::{Lanes, Work, run};
use crate::matrix::{Matrix, RIDGE};
use crate::psf::{MOST, Psf};

/// The most neighbours that an emitter is marginalized over.
const NEIGHBOURS: usize = 12;

/// The largest matrix.
const LARGEST: usize = (NEIGHBOURS + 1) * MOST;

/// The covariance of x, y, z and photons of an emitter.
pub(crate) type Covariance = [[f64; 4]; 4];

/// Replaces the lower triangle of a matrix, with rows and columns scaled, by Cholesky's factor.
struct Factorize<'a> {
    matrix: &'a mut [f64],
    scale: &'a [f64],
}

impl Work for Factorize<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, _: L) {
        let Self { matrix, scale } = self;
        let n = scale.len();
        for (k, row) in matrix.chunks_exact_mut(n).enumerate() {
            for (entry, other) in row[..=k].iter_mut().zip(scale) {
                *entry *= scale[k] * other;
            }
            row[k] += RIDGE;
        }
        // Each column is taken from those behind it.
        let mut column = [0.0; LARGEST];
        for m in 0..n {
            let pivot = matrix[m * n + m].max(RIDGE).sqrt();
            matrix[m * n + m] = pivot;
            for (k, row) in matrix.chunks_exact_mut(n).enumerate().skip(m + 1) {
                row[m] /= pivot;
                column[k] = row[m];
                let factor = row[m];
                for (entry, other) in row[m + 1..=k].iter_mut().zip(&column[m + 1..=k]) {
                    *entry -= factor * other;
                }
            }
        }
    }
}

/// Memory for covariances.
#[derive(Debug, Default)]
pub(crate) struct Covariances {
    matrix: Vec<f64>,
}

impl Covariances {
    /// The covariance of one emitter: its block of the inverse of the matrix of its neighbourhood.
    pub fn of(&mut self, joint: &Matrix, model: &Model, psf: &Psf, i: usize) -> Covariance {
        let place = model.sources[i].place();
        let near = joint.links(i).iter().map(|link| link.other as usize);
        let near = near.filter(|&j| j != i);
        let near = near.map(|j| (model.sources[j].distance_squared(place), j));
        let mut near: Vec<(f64, usize)> = near.collect();
        near.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        near.truncate(NEIGHBOURS);
        // The emitter comes last: the last block of the inverse needs only that of the Cholesky factor.
        let all: Vec<usize> = near.iter().map(|(_, j)| *j).chain([i]).collect();
        let each = psf.parameters();
        let n = all.len() * each;
        let mut matrix = std::mem::take(&mut self.matrix);
        matrix.clear();
        matrix.resize(n * n, 0.0);
        for (p, &a) in all.iter().enumerate() {
            for link in joint.links(a) {
                let place = all.iter().position(|&b| b == link.other as usize);
                let Some(q) = place.filter(|&q| q <= p) else {
                    continue;
                };
                for k in 0..each {
                    for l in 0..each {
                        matrix[(p * each + k) * n + (q * each + l)] = link.entry[l][k].into();
                    }
                }
            }
        }
        let mut scale = [0.0; LARGEST];
        for k in 0..n {
            scale[k] = 1.0 / matrix[k * n + k].max(1e-30).sqrt();
        }
        run(Factorize {
            matrix: &mut matrix,
            scale: &scale[..n],
        });
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
        let mut out = [[0.0; 4]; 4];
        for k in 0..each {
            for l in 0..each {
                let sum: f64 = (k.max(l)..each)
                    .map(|m| inverse[m][k] * inverse[m][l])
                    .sum();
                out[psf.on_frame(k)][psf.on_frame(l)] = sum * scale[first + k] * scale[first + l];
            }
        }
        self.matrix = matrix;
        out
    }
}
