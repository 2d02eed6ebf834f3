//! The normal equations of the curve's fit.

use gaussmle_base::least_squares::cholesky;
use nalgebra::{SMatrix, SVector};

use super::curve::PARAMETERS;

/// The normal equations. Each height has only its own points, so heights are eliminated one by one.
pub(super) struct NormalEquations {
    pub matrix: SMatrix<f64, PARAMETERS, PARAMETERS>,
    pub right: SVector<f64, PARAMETERS>,
    pub heights: Vec<HeightEquation>,
}

/// The row of the normal equations for a height.
#[derive(Clone, Default)]
pub(super) struct HeightEquation {
    /// The diagonal entry.
    pub square: f64,
    /// The products with the parameters.
    pub products: SVector<f64, PARAMETERS>,
    /// The right side.
    pub right: f64,
}

impl NormalEquations {
    /// Equations without points, for a number of heights.
    pub(super) fn new(heights: usize) -> Self {
        Self {
            matrix: SMatrix::zeros(),
            right: SVector::zeros(),
            heights: vec![HeightEquation::default(); heights],
        }
    }

    /// Adds a residual with its weight and its derivatives by the parameters and by the height of a
    /// group; there is no group if heights are known.
    pub(super) fn add(
        &mut self,
        weight: f64,
        residual: f64,
        by_parameter: SVector<f64, PARAMETERS>,
        group: usize,
        by_height: f64,
    ) {
        self.right += weight * residual * by_parameter;
        self.matrix.ger(weight, &by_parameter, &by_parameter, 1.0);
        if let Some(height) = self.heights.get_mut(group) {
            height.square += weight * by_height * by_height;
            height.right += weight * by_height * residual;
            height.products += weight * by_height * by_parameter;
        }
    }

    /// The steps of parameters and heights, with the diagonal times `1 + damping`.
    pub(super) fn step(&self, damping: f64) -> Option<(SVector<f64, PARAMETERS>, Vec<f64>)> {
        let scale = 1.0 + damping;
        let (matrix, right) = self.eliminate_heights(scale);
        let parameters = cholesky(matrix)?.solve(&right);
        let heights = self.heights.iter().map(|height| {
            if height.square > 0.0 {
                (height.right - height.products.dot(&parameters)) / (height.square * scale)
            } else {
                0.0
            }
        });
        Some((parameters, heights.collect()))
    }

    /// The squared length of the undamped step, in units of the residuals.
    pub(super) fn decrement(&self) -> Option<f64> {
        let (parameters, heights) = self.step(0.0)?;
        let of_heights: f64 = self
            .heights
            .iter()
            .zip(&heights)
            .map(|(height, step)| height.right * step)
            .sum();
        Some(self.right.dot(&parameters) + of_heights)
    }

    /// The equations of the parameters alone, with the diagonal of all equations times `scale`: the
    /// Schur complement of the heights.
    pub(super) fn eliminate_heights(
        &self,
        scale: f64,
    ) -> (
        SMatrix<f64, PARAMETERS, PARAMETERS>,
        SVector<f64, PARAMETERS>,
    ) {
        let (mut matrix, mut right) = (self.matrix, self.right);
        for i in 0..PARAMETERS {
            matrix[(i, i)] *= scale;
        }
        for height in self.heights.iter().filter(|height| height.square > 0.0) {
            let share = height.products / (height.square * scale);
            right -= share * height.right;
            matrix.ger(-1.0, &share, &height.products, 1.0);
        }
        (matrix, right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elimination_of_heights_solves_the_full_equations() {
        let mut equations = NormalEquations::new(2);
        for k in 0..60 {
            let t = f64::from(k);
            let by_parameter = SVector::from_fn(|i, _| libm::sin(0.3 * t * (1.0 + i as f64)));
            let group = (k % 2) as usize;
            equations.add(
                1.0 + 0.01 * t,
                libm::cos(t),
                by_parameter,
                group,
                libm::cos(0.7 * t),
            );
        }
        let (step, heights) = equations.step(0.1).expect("regular");
        let diagonal = SMatrix::from_diagonal(&equations.matrix.diagonal());
        let mut rest = (equations.matrix + 0.1 * diagonal) * step - equations.right;
        for (height, own_step) in equations.heights.iter().zip(&heights) {
            rest += *own_step * height.products;
            let own = height.products.dot(&step) + 1.1 * height.square * own_step - height.right;
            assert!(own.abs() < 1e-9 * height.square);
        }
        assert!(rest.amax() < 1e-9 * equations.right.amax());
        // The decrement is the product of the right side and the undamped step.
        let (step, heights) = equations.step(0.0).expect("regular");
        let of_heights = equations.heights.iter().zip(&heights);
        let of_heights: f64 = of_heights.map(|(height, step)| height.right * step).sum();
        let decrement = equations.decrement().expect("regular");
        assert!((decrement - equations.right.dot(&step) - of_heights).abs() < 1e-9 * decrement);
    }
}
