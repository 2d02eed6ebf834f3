//! The matrix of the nodes of the background. A node shares pixels with those around it alone.

/// A ridge of the matrix: nodes without pixels stay.
const RIDGE: f64 = 1e-3;

/// The matrix of the nodes and their gradient.
#[derive(Debug, Default)]
pub(crate) struct Bands {
    /// The entries of a row.
    band: usize,
    /// The lower triangle: entry `d` of a row is that `d` columns before the diagonal.
    entries: Vec<f64>,
    factor: Vec<f64>,
    gradient: Vec<f64>,
    /// Sums along y of the cells of a row of nodes, for each pixel along x.
    pub sums: Vec<f32>,
}

impl Bands {
    pub fn begin(&mut self, nodes: usize, band: usize) {
        self.band = band;
        self.entries.clear();
        self.entries.resize(nodes * band, 0.0);
        self.gradient.clear();
        self.gradient.resize(nodes, 0.0);
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.gradient.len()
    }

    pub fn gradient(&self) -> &[f64] {
        &self.gradient
    }

    pub fn add_ridge(&mut self) {
        for row in self.entries.chunks_exact_mut(self.band) {
            row[0] += RIDGE;
        }
    }

    /// The product of the matrix with `x`.
    #[inline(always)]
    pub fn multiply(&self, x: &[f64], out: &mut [f64]) {
        for (i, row) in self.entries.chunks_exact(self.band).enumerate() {
            let mut sum = row[0] * x[i];
            for d in 1..=i.min(self.band - 1) {
                sum += row[d] * x[i - d];
                out[i - d] += row[d] * x[i];
            }
            out[i] = sum;
        }
    }

    /// Computes the factor for [`Bands::solve`].
    #[inline(always)]
    pub fn factorize(&mut self) {
        self.factor.clone_from(&self.entries);
        factorize(&mut self.factor, self.band, self.gradient.len());
    }

    /// Solves the matrix, whose factor is known.
    #[inline(always)]
    pub fn solve(&self, x: &mut [f64]) {
        solve(&self.factor, self.band, x);
    }

    /// Adds the sums of a cell to the matrix and the gradient of its four nodes.
    pub fn add_cell(
        &mut self,
        first: usize,
        columns: usize,
        weights: &[[f64; 3]; 3],
        residuals: &[[f64; 2]; 2],
    ) {
        // A hat is 1 - t at its left node, and t at its right one.
        const HATS: [[f64; 2]; 2] = [[1.0, -1.0], [0.0, 1.0]];
        let node = |j: usize, i: usize| first + j * columns + i;
        let corners = [(0, 0), (0, 1), (1, 0), (1, 1)];
        for (j, i) in corners {
            let mut slope = 0.0;
            for (p, q) in corners {
                slope += HATS[j][p] * HATS[i][q] * residuals[p][q];
            }
            self.gradient[node(j, i)] += slope;
            for (l, k) in corners {
                let (high, low) = (node(j, i), node(l, k));
                if high < low {
                    continue;
                }
                let mut sum = 0.0;
                for (p, q) in corners {
                    for (r, s) in corners {
                        let hats = HATS[j][p] * HATS[i][q] * HATS[l][r] * HATS[k][s];
                        sum += hats * weights[p + r][q + s];
                    }
                }
                self.entries[high * self.band + (high - low)] += sum;
            }
        }
    }
}

/// Replaces a symmetric matrix of `n` rows by Cholesky's factor.
#[inline(always)]
fn factorize(bands: &mut [f64], band: usize, n: usize) {
    for i in 0..n {
        let reach = i.min(band - 1);
        for d in (0..=reach).rev() {
            let j = i - d;
            let mut sum = bands[i * band + d];
            // Both rows reach back to the later of their first columns.
            let first = (i - reach).max(j.saturating_sub(band - 1));
            for k in first..j {
                sum -= bands[i * band + (i - k)] * bands[j * band + (j - k)];
            }
            bands[i * band + d] = match d {
                0 => sum.max(RIDGE).sqrt(),
                _ => sum / bands[j * band],
            };
        }
    }
}

/// Solves a symmetric system, given its factor.
#[inline(always)]
fn solve(factor: &[f64], band: usize, x: &mut [f64]) {
    let n = x.len();
    for i in 0..n {
        for d in 1..=i.min(band - 1) {
            x[i] -= factor[i * band + d] * x[i - d];
        }
        x[i] /= factor[i * band];
    }
    for i in (0..n).rev() {
        for d in 1..=(n - 1 - i).min(band - 1) {
            x[i] -= factor[(i + d) * band + d] * x[i + d];
        }
        x[i] /= factor[i * band];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_banded_system_is_solved() {
        // 2 on the diagonal, -1 beside it: the solution of ones is i (n + 1 - i) / 2.
        let n = 6;
        let mut bands: Vec<f64> = (0..n).flat_map(|_| [2.0, -1.0, 0.0]).collect();
        let mut x = vec![1.0; n];
        factorize(&mut bands, 3, n);
        solve(&bands, 3, &mut x);
        for (i, x) in x.iter().enumerate() {
            let i = i as f64 + 1.0;
            let expected = i * (n as f64 + 1.0 - i) / 2.0;
            assert!((x - expected).abs() < 1e-12, "{x} {expected}");
        }
    }
}
