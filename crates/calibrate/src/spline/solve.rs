//! Small positive definite systems.

/// A lower Cholesky factor of a matrix scaled to a diagonal of ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Factor<const N: usize> {
    lower: [[f64; N]; N],
    scale: [f64; N],
}

impl<const N: usize> Factor<N> {
    /// Factors a matrix given by its lower triangle; `None` unless it is positive definite.
    pub fn new(matrix: &[[f64; N]; N]) -> Option<Self> {
        const LEAST_PIVOT: f64 = 1e-10;
        let scale: [f64; N] = std::array::from_fn(|i| matrix[i][i].sqrt().recip());
        if !scale.iter().all(|scale| scale.is_finite()) {
            return None;
        }
        let mut lower = [[0.0; N]; N];
        for i in 0..N {
            for j in 0..=i {
                let mut sum = matrix[i][j] * scale[i] * scale[j];
                for k in 0..j {
                    sum -= lower[i][k] * lower[j][k];
                }
                if i == j && !(sum > LEAST_PIVOT) {
                    return None;
                }
                lower[i][j] = if i == j {
                    sum.sqrt()
                } else {
                    sum / lower[j][j]
                };
            }
        }
        Some(Self { lower, scale })
    }

    /// The solution for a right side.
    pub fn solve(&self, right: &[f64; N]) -> [f64; N] {
        let Self { lower, scale } = self;
        let mut x = [0.0; N];
        for i in 0..N {
            let known: f64 = (0..i).map(|k| lower[i][k] * x[k]).sum();
            x[i] = (right[i] * scale[i] - known) / lower[i][i];
        }
        for i in (0..N).rev() {
            let known: f64 = (i + 1..N).map(|k| lower[k][i] * x[k]).sum();
            x[i] = (x[i] - known) / lower[i][i];
        }
        std::array::from_fn(|i| x[i] * scale[i])
    }

    /// The diagonal of the inverse.
    pub fn variances(&self) -> [f64; N] {
        std::array::from_fn(|i| {
            let mut unit = [0.0; N];
            unit[i] = 1.0;
            self.solve(&unit)[i]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solves_a_known_system_and_refuses_an_indefinite_one() {
        // The upper triangle is not read.
        let matrix = [
            [4.0, f64::NAN, f64::NAN],
            [2.0, 5.0, f64::NAN],
            [-2.0, 1.0, 6.0],
        ];
        let factor = Factor::new(&matrix).expect("positive definite");
        let x = factor.solve(&[2.0, 15.0, 18.0]);
        for (found, expected) in x.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1e-12);
        }
        // The determinant is 64, the cofactor of the first pivot 29.
        assert!((factor.variances()[0] - 29.0 / 64.0).abs() < 1e-12);
        assert!(Factor::new(&[[1.0, 0.0], [2.0, 1.0]]).is_none());
    }
}
