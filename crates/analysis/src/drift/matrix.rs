//! Dense symmetric matrices: Cholesky factors and inverses.
//!
//! All sums have a fixed order, so that the results do not depend on the number of threads.

/// A square matrix, row by row.
#[derive(Clone, Debug)]
pub(super) struct Square {
    pub n: usize,
    pub a: Vec<f64>,
}

/// The sum of products, in eight partial sums that the compiler keeps in vector registers.
pub(super) fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (head_a, tail_a) = a.as_chunks::<8>();
    let (head_b, tail_b) = b[..a.len()].as_chunks::<8>();
    for (p, q) in head_a.iter().zip(head_b) {
        for k in 0..8 {
            sums[k] += p[k] * q[k];
        }
    }
    let tail: f64 = tail_a.iter().zip(tail_b).map(|(p, q)| p * q).sum();
    let [a, b, c, d, e, f, g, h] = sums;
    ((a + b) + (c + d)) + ((e + f) + (g + h)) + tail
}

/// Adds a multiple of a vector.
pub(super) fn add_multiple(to: &mut [f64], factor: f64, of: &[f64]) {
    for (to, of) in to.iter_mut().zip(of) {
        *to += factor * of;
    }
}

impl Square {
    pub(super) fn zeros(n: usize) -> Self {
        Self {
            n,
            a: vec![0.0; n * n],
        }
    }

    pub(super) fn row(&self, i: usize) -> &[f64] {
        &self.a[i * self.n..(i + 1) * self.n]
    }

    pub(super) fn row_mut(&mut self, i: usize) -> &mut [f64] {
        &mut self.a[i * self.n..(i + 1) * self.n]
    }

    pub(super) fn times(&self, x: &[f64]) -> Vec<f64> {
        (0..self.n).map(|i| dot(self.row(i), x)).collect()
    }

    /// The lower Cholesky factor. Pivots that rounding made small are replaced, so that it exists
    /// for every matrix that is positive semidefinite but for rounding.
    pub(super) fn cholesky(mut self) -> Self {
        let n = self.n;
        let largest = (0..n).map(|i| self.a[i * n + i]).fold(0.0, f64::max);
        let least = (largest * 1e-15).max(f64::MIN_POSITIVE);
        for i in 0..n {
            let (above, row) = self.a.split_at_mut(i * n);
            for j in 0..i {
                let other = &above[j * n..j * n + j + 1];
                row[j] = (row[j] - dot(&row[..j], &other[..j])) / other[j];
            }
            row[i] = (row[i] - dot(&row[..i], &row[..i])).max(least).sqrt();
            row[i + 1..n].fill(0.0);
        }
        self
    }

    /// The inverse of a lower triangular matrix.
    pub(super) fn lower_inverse(&self) -> Self {
        let n = self.n;
        let mut out = Self::zeros(n);
        for i in 0..n {
            let (above, row) = out.a.split_at_mut(i * n);
            let factors = self.row(i);
            for k in 0..i {
                add_multiple(&mut row[..=k], -factors[k], &above[k * n..=k * n + k]);
            }
            let scale = 1.0 / factors[i];
            row[..i].iter_mut().for_each(|value| *value *= scale);
            row[i] = scale;
        }
        out
    }

    /// `self^T self` of a lower triangular matrix: the inverse of a matrix from that of its factor.
    pub(super) fn gram(&self) -> Self {
        let n = self.n;
        let mut out = Self::zeros(n);
        for k in 0..n {
            let row = &self.row(k)[..=k];
            for i in 0..=k {
                add_multiple(&mut out.a[i * n..=i * n + i], row[i], row);
            }
        }
        for i in 0..n {
            for j in 0..i {
                out.a[j * n + i] = out.a[i * n + j];
            }
        }
        out
    }

    /// The inverse of a positive definite matrix.
    pub(super) fn inverse(self) -> Self {
        self.cholesky().lower_inverse().gram()
    }
}

/// Solves `L L^T x = b` for a lower triangular L.
pub(super) fn solve(lower: &Square, b: &[f64]) -> Vec<f64> {
    let n = lower.n;
    let mut x = b.to_vec();
    for i in 0..n {
        let row = lower.row(i);
        x[i] = (x[i] - dot(&row[..i], &x[..i])) / row[i];
    }
    for i in (0..n).rev() {
        let row = lower.row(i);
        x[i] /= row[i];
        let value = x[i];
        add_multiple(&mut x[..i], -value, &row[..i]);
    }
    x
}

/// The logarithm of a product, of which few logarithms are taken.
pub(super) struct LogProduct {
    product: f64,
    number: usize,
    sum: f64,
}

impl Default for LogProduct {
    fn default() -> Self {
        Self {
            product: 1.0,
            number: 0,
            sum: 0.0,
        }
    }
}

impl LogProduct {
    /// Multiplies by a number between 1e-30 and 1e30.
    pub(super) fn multiply(&mut self, by: f64) {
        self.product *= by;
        self.number += 1;
        if self.number == 8 {
            self.sum += libm::log(self.product);
            (self.product, self.number) = (1.0, 0);
        }
    }

    pub(super) fn finish(self) -> f64 {
        self.sum + libm::log(self.product)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A positive definite matrix without pattern.
    pub(in crate::drift) fn example(n: usize) -> Square {
        let entry = |i: usize, j: usize| ((i * 37 + j * 11) % 17) as f64 / 17.0 - 0.4;
        let mut out = Square::zeros(n);
        for i in 0..n {
            for j in 0..n {
                let sum: f64 = (0..n).map(|k| entry(i, k) * entry(j, k)).sum();
                out.a[i * n + j] = sum + if i == j { 0.5 } else { 0.0 };
            }
        }
        out
    }

    #[test]
    fn inverse_times_matrix_is_one() {
        let matrix = example(13);
        let inverse = matrix.clone().inverse();
        for i in 0..13 {
            let product = matrix.times(inverse.row(i));
            for j in 0..13 {
                let expected = if i == j { 1.0 } else { 0.0 };
                assert!((product[j] - expected).abs() < 1e-10);
            }
        }
        let b: Vec<f64> = (0..13).map(|k| f64::from(k) - 4.0).collect();
        let x = solve(&matrix.clone().cholesky(), &b);
        let back = matrix.times(&x);
        assert!(back.iter().zip(&b).all(|(p, q)| (p - q).abs() < 1e-10));
    }
}
