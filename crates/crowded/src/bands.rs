//! The matrix of the nodes of the background. A node shares pixels with those around it alone.

use std::array::from_fn;

use crate::lanes::{Lanes, Work, run};

/// A ridge of the matrix: nodes without pixels stay.
const RIDGE: f64 = 1e-3;

/// The matrix of the nodes and their gradient.
#[derive(Debug, Default)]
pub(crate) struct Bands {
    /// The entries of a column.
    band: usize,
    /// The lower triangle: entry `d` of a column is that `d` rows below the diagonal.
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
        for column in self.entries.chunks_exact_mut(self.band) {
            column[0] += RIDGE;
        }
    }

    /// The product of the matrix with `x`.
    #[inline(always)]
    pub fn multiply(&self, x: &[f64], out: &mut [f64]) {
        out.fill(0.0);
        for (i, column) in self.entries.chunks_exact(self.band).enumerate() {
            let reach = self.band.min(x.len() - i);
            let (own, below) = (x[i], &x[i..i + reach]);
            for (out, entry) in out[i..i + reach].iter_mut().zip(column) {
                *out += entry * own;
            }
            for d in 1..reach {
                out[i] += column[d] * below[d];
            }
        }
    }

    /// Computes the factor for [`Bands::solve`].
    pub fn factorize(&mut self) {
        self.factor.clone_from(&self.entries);
        run(Factorize(self));
    }

    /// Solves the matrix, whose factor is known.
    #[inline(always)]
    pub fn solve(&self, x: &mut [f64]) {
        solve(&self.factor, self.band, x);
    }

    /// Adds the sums of a cell to the matrix and the gradient of its four nodes. Those of weights are times powers of the
    /// place in the cell, along y and along x, and so are those of residuals.
    pub fn add_cell(
        &mut self,
        first: usize,
        columns: usize,
        weights: &[[f64; 3]; 3],
        residuals: &[[f64; 2]; 2],
    ) {
        // A hat is 1 - t at its first node, and t at its second. Of the products of two, that of both first ones
        // comes first.
        let hats = |[one, t]: [f64; 2]| [one - t, t];
        let products = |[one, t, square]: [f64; 3]| [one - 2.0 * t + square, t - square, square];
        let slopes = residuals.map(hats);
        let entries = weights.map(products);
        let slopes: [[f64; 2]; 2] = from_fn(|i| hats(slopes.map(|along_x| along_x[i])));
        let entries: [[f64; 3]; 3] = from_fn(|i| products(entries.map(|along_x| along_x[i])));
        let node = |j: usize, i: usize| first + j * columns + i;
        let corners = [(0, 0), (0, 1), (1, 0), (1, 1)];
        for (j, i) in corners {
            self.gradient[node(j, i)] += slopes[i][j];
            for (l, k) in corners {
                let (high, low) = (node(j, i), node(l, k));
                if high >= low {
                    self.entries[low * self.band + (high - low)] += entries[i + k][j + l];
                }
            }
        }
    }
}

/// The factor of the matrix.
struct Factorize<'a>(&'a mut Bands);

impl Work for Factorize<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, _: L) {
        factorize(&mut self.0.factor, self.0.band);
    }
}

/// Replaces the columns of a symmetric matrix by those of Cholesky's factor. Of the diagonal, the inverse is kept.
#[inline(always)]
fn factorize(columns: &mut [f64], band: usize) {
    let n = columns.len() / band;
    for i in 0..n {
        let (column, behind) = columns[i * band..].split_at_mut(band);
        let scale = 1.0 / column[0].max(RIDGE).sqrt();
        column[0] = scale;
        let reach = band.min(n - i);
        for entry in &mut column[1..reach] {
            *entry *= scale;
        }
        for (d, other) in (1..reach).zip(behind.chunks_exact_mut(band)) {
            let factor = column[d];
            for (entry, ours) in other.iter_mut().zip(&column[d..reach]) {
                *entry -= factor * ours;
            }
        }
    }
}

/// Solves a symmetric system, given its factor.
#[inline(always)]
fn solve(factor: &[f64], band: usize, x: &mut [f64]) {
    let n = x.len();
    let reach = |i: usize| band.min(n - i);
    for (i, column) in factor.chunks_exact(band).enumerate() {
        let value = x[i] * column[0];
        x[i] = value;
        for (x, entry) in x[i + 1..i + reach(i)].iter_mut().zip(&column[1..]) {
            *x -= entry * value;
        }
    }
    for (i, column) in factor.chunks_exact(band).enumerate().rev() {
        // The next one, which was found last, comes last.
        let mut value = x[i];
        for d in (1..reach(i)).rev() {
            value -= column[d] * x[i + d];
        }
        x[i] = value * column[0];
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
        factorize(&mut bands, 3);
        solve(&bands, 3, &mut x);
        for (i, x) in x.iter().enumerate() {
            let i = i as f64 + 1.0;
            let expected = i * (n as f64 + 1.0 - i) / 2.0;
            assert!((x - expected).abs() < 1e-12, "{x} {expected}");
        }
    }

    /// The matrix of nodes 4 by 5, of cells of 6 by 6 pixels: sums over pixels of the hats of two nodes and the weight,
    /// and its gradient with the residual.
    #[test]
    fn cells_add_the_sums_of_hats() {
        const PITCH: usize = 6;
        let (columns, rows) = (5, 4);
        let nodes = columns * rows;
        let number = |k: usize| (k * k % 17) as f64 / 17.0;
        let pixel = |x: usize, y: usize| [0.5 + number(x + 31 * y), number(3 * x + 7 * y) - 0.4];
        let hat = |node: usize, x: usize, y: usize| {
            let along = |at: usize, node: usize| {
                let away = at.abs_diff(node * PITCH) as f64 / PITCH as f64;
                (1.0 - away).max(0.0)
            };
            along(x, node % columns) * along(y, node / columns)
        };
        let mut bands = Bands::default();
        bands.begin(nodes, columns + 2);
        let mut expected = vec![vec![0.0; nodes]; nodes];
        let mut gradient = vec![0.0; nodes];
        for (row, column) in (0..rows - 1).flat_map(|j| (0..columns - 1).map(move |i| (j, i))) {
            let (mut weights, mut residuals) = ([[0.0; 3]; 3], [[0.0; 2]; 2]);
            for (v, u) in (0..PITCH).flat_map(|v| (0..PITCH).map(move |u| (v, u))) {
                let (x, y) = (column * PITCH + u, row * PITCH + v);
                let [weight, residual] = pixel(x, y);
                let part = |at: usize, power: usize| (at as f64 / PITCH as f64).powi(power as i32);
                for (j, sums) in weights.iter_mut().enumerate() {
                    for (i, sum) in sums.iter_mut().enumerate() {
                        *sum += weight * part(v, j) * part(u, i);
                    }
                }
                for (j, sums) in residuals.iter_mut().enumerate() {
                    for (i, sum) in sums.iter_mut().enumerate() {
                        *sum += residual * part(v, j) * part(u, i);
                    }
                }
                for a in 0..nodes {
                    gradient[a] += residual * hat(a, x, y);
                    for b in 0..nodes {
                        expected[a][b] += weight * hat(a, x, y) * hat(b, x, y);
                    }
                }
            }
            bands.add_cell(row * columns + column, columns, &weights, &residuals);
        }
        for (found, expected) in bands.gradient().iter().zip(&gradient) {
            assert!((found - expected).abs() < 1e-12, "{found} {expected}");
        }
        bands.add_ridge();
        bands.factorize();
        for (b, expected) in expected.iter().enumerate() {
            let (mut unit, mut column) = (vec![0.0; nodes], vec![0.0; nodes]);
            unit[b] = 1.0;
            bands.multiply(&unit, &mut column);
            for (a, found) in column.iter().enumerate() {
                let expected = expected[a] + if a == b { RIDGE } else { 0.0 };
                assert!(
                    (found - expected).abs() < 1e-12,
                    "{a} {b}: {found} {expected}"
                );
            }
            bands.solve(&mut column);
            for (found, expected) in column.iter().zip(&unit) {
                assert!((found - expected).abs() < 1e-9, "{found} {expected}");
            }
        }
    }
}
