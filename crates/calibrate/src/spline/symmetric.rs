//! Positive definite systems of any size.

/// A lower Cholesky factor, rows one after another.
pub(super) struct Factor {
    lower: Vec<f64>,
    size: usize,
}

impl Factor {
    /// Factors a matrix, of which the lower triangle is read; `None` unless it is positive
    /// definite.
    pub fn new(mut matrix: Vec<f64>, size: usize) -> Option<Self> {
        for i in 0..size {
            for j in 0..=i {
                let [a, b] = [i, j].map(|row| &matrix[row * size..row * size + j]);
                let product: f64 = a.iter().zip(b).map(|(a, b)| a * b).sum();
                let rest = matrix[i * size + j] - product;
                if i == j && !(rest > 0.0) {
                    return None;
                }
                matrix[i * size + j] = match i == j {
                    true => rest.sqrt(),
                    false => rest / matrix[j * size + j],
                };
            }
        }
        Some(Self {
            lower: matrix,
            size,
        })
    }

    /// The solution for a right side, in its place.
    pub fn solve(&self, mut x: Vec<f64>) -> Vec<f64> {
        let Self { lower, size: n } = self;
        for i in 0..*n {
            let known: f64 = (0..i).map(|k| lower[i * n + k] * x[k]).sum();
            x[i] = (x[i] - known) / lower[i * n + i];
        }
        for i in (0..*n).rev() {
            let known: f64 = (i + 1..*n).map(|k| lower[k * n + i] * x[k]).sum();
            x[i] = (x[i] - known) / lower[i * n + i];
        }
        x
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solves_a_known_system_and_refuses_an_indefinite_one() {
        let matrix = vec![4.0, 2.0, -2.0, 2.0, 5.0, 1.0, -2.0, 1.0, 6.0];
        let factor = Factor::new(matrix, 3).expect("definite");
        let x = factor.solve(vec![2.0, 15.0, 18.0]);
        for (found, expected) in x.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1e-12);
        }
        assert!(Factor::new(vec![1.0, 2.0, 2.0, 1.0], 2).is_none());
    }
}
