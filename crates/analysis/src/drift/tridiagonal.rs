//! The tridiagonal form of a symmetric matrix.

use super::matrix::{LogProduct, Square, add_multiple, dot};

/// A symmetric matrix as `Q T Q^T` with T tridiagonal (Householder 1958): `I + s M` costs a
/// decomposition for the first s, and linear time for each other.
#[derive(Clone, Debug)]
pub(super) struct Tridiagonal {
    diagonal: Vec<f64>,
    /// `beside[i]` couples i - 1 and i.
    beside: Vec<f64>,
    /// The reflector of step i acts on the first i entries, and is kept in row i.
    reflectors: Square,
    /// 2 over the squared length of each reflector, 0 for none.
    scales: Vec<f64>,
}

impl Tridiagonal {
    /// Decomposes a symmetric matrix, of which the lower triangle is read.
    pub(super) fn of(mut matrix: Square) -> Self {
        let n = matrix.n;
        let mut diagonal = vec![0.0; n];
        let mut beside = vec![0.0; n];
        let mut scales = vec![0.0; n];
        let mut product = vec![0.0; n];
        for i in (1..n).rev() {
            let (leading, row) = matrix.a.split_at_mut(i * n);
            diagonal[i] = row[i];
            let v = &mut row[..i];
            let length = dot(v, v).sqrt();
            let last = v[i - 1];
            if i == 1 || !(length > 0.0) {
                beside[i] = last;
                continue;
            }
            let signed = if last > 0.0 { length } else { -length };
            beside[i] = -signed;
            v[i - 1] += signed;
            // |v|^2 = 2 (length^2 + length |last|).
            let scale = 1.0 / (length * (length + last.abs()));
            scales[i] = scale;
            let p = &mut product[..i];
            p.fill(0.0);
            for k in 0..i {
                let row = &leading[k * n..=k * n + k];
                p[k] += dot(row, &v[..=k]);
                add_multiple(&mut p[..k], v[k], &row[..k]);
            }
            p.iter_mut().for_each(|value| *value *= scale);
            let half = 0.5 * scale * dot(p, v);
            add_multiple(p, -half, v);
            for k in 0..i {
                let row = &mut leading[k * n..=k * n + k];
                let (a, b) = (v[k], p[k]);
                for ((value, v), p) in row.iter_mut().zip(&*v).zip(&*p) {
                    *value -= a * p + b * v;
                }
            }
        }
        if n > 0 {
            diagonal[0] = matrix.a[0];
        }
        Self {
            diagonal,
            beside,
            reflectors: matrix,
            scales,
        }
    }

    /// Replaces x by `Q^T x`.
    pub(super) fn rotate(&self, x: &mut [f64]) {
        for i in (2..self.diagonal.len()).rev() {
            self.reflect(i, x);
        }
    }

    /// Replaces x by `Q x`.
    pub(super) fn rotate_back(&self, x: &mut [f64]) {
        for i in 2..self.diagonal.len() {
            self.reflect(i, x);
        }
    }

    fn reflect(&self, i: usize, x: &mut [f64]) {
        if self.scales[i] > 0.0 {
            let v = &self.reflectors.row(i)[..i];
            let along = self.scales[i] * dot(v, &x[..i]);
            add_multiple(&mut x[..i], -along, v);
        }
    }

    /// The factors of `I + s T`.
    pub(super) fn shifted(&self, s: f64) -> Shifted {
        let n = self.diagonal.len();
        let mut out = Shifted {
            pivots: vec![0.0; n],
            factors: vec![0.0; n],
            trace_of_inverse: 0.0,
        };
        for i in 0..n {
            let mut pivot = 1.0 + s * self.diagonal[i];
            if i > 0 {
                out.factors[i] = s * self.beside[i] / out.pivots[i - 1];
                pivot -= out.factors[i] * s * self.beside[i];
            }
            // T is positive semidefinite but for rounding.
            out.pivots[i] = pivot.max(1e-9);
        }
        let mut below = 0.0;
        for i in (0..n).rev() {
            let own = 1.0 + s * self.diagonal[i];
            let beside = if i + 1 < n {
                s * self.beside[i + 1]
            } else {
                0.0
            };
            let mut pivot = own;
            if i + 1 < n {
                pivot -= beside * beside / below;
            }
            below = pivot.max(1e-9);
            out.trace_of_inverse += 1.0 / (out.pivots[i] + below - own).max(1e-9);
        }
        out
    }
}

/// The factors of a tridiagonal matrix: its unit lower triangle and its pivots.
#[derive(Clone, Debug)]
pub(super) struct Shifted {
    pivots: Vec<f64>,
    factors: Vec<f64>,
    /// The trace of the inverse.
    pub trace_of_inverse: f64,
}

impl Shifted {
    pub(super) fn log_determinant(&self) -> f64 {
        let mut log = LogProduct::default();
        self.pivots.iter().for_each(|&pivot| log.multiply(pivot));
        log.finish()
    }

    /// `x^T (I + s T)^-1 y`.
    pub(super) fn product(&self, x: &[f64], y: &[f64]) -> f64 {
        let (mut sum, mut a, mut b) = (0.0, 0.0, 0.0);
        for i in 0..self.pivots.len() {
            a = x[i] - self.factors[i] * a;
            b = y[i] - self.factors[i] * b;
            sum += a * b / self.pivots[i];
        }
        sum
    }

    /// Solves in place.
    pub(super) fn solve(&self, x: &mut [f64]) {
        let n = self.pivots.len();
        for i in 1..n {
            x[i] -= self.factors[i] * x[i - 1];
        }
        for i in (0..n).rev() {
            x[i] /= self.pivots[i];
            if i + 1 < n {
                x[i] -= self.factors[i + 1] * x[i + 1];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::matrix::{solve, tests::example};
    use super::*;

    #[test]
    fn tridiagonal_form_agrees_with_the_cholesky_factor() {
        let (n, s) = (13, 3.7);
        let matrix = example(n);
        let tridiagonal = Tridiagonal::of(matrix.clone());
        let mut shifted = matrix;
        for (k, value) in shifted.a.iter_mut().enumerate() {
            *value = s * *value + if k % (n + 1) == 0 { 1.0 } else { 0.0 };
        }
        let x: Vec<f64> = (0..n).map(|k| libm::sin(k as f64)).collect();
        let lower = shifted.clone().cholesky();
        let factors = tridiagonal.shifted(s);
        let log: f64 = (0..n).map(|i| 2.0 * libm::log(lower.a[i * n + i])).sum();
        assert!((factors.log_determinant() - log).abs() < 1e-9);
        let expected = solve(&lower, &x);
        let mut y = x.clone();
        tridiagonal.rotate(&mut y);
        assert!((factors.product(&y, &y) - dot(&x, &expected)).abs() < 1e-9);
        factors.solve(&mut y);
        tridiagonal.rotate_back(&mut y);
        assert!(y.iter().zip(&expected).all(|(p, q)| (p - q).abs() < 1e-9));
        let inverse = shifted.inverse();
        let trace: f64 = (0..n).map(|i| inverse.a[i * n + i]).sum();
        assert!((factors.trace_of_inverse - trace).abs() < 1e-9);
    }
}
