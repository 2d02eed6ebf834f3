//! The penalty on rough coefficients.
//!
//! Squared differences of the coefficients along each axis, weighted by the information of their
//! knots, so that the strength has no unit: a pattern of f cycles a knot is answered by
//! 1 / (1 + strength |2 sin(pi f)|^(2 order)).

use super::grid::Grid;

/// Factors of the differences of order 2 and 3.
const SECOND: &[f64] = &[1.0, -2.0, 1.0];
const THIRD: &[f64] = &[-1.0, 3.0, -3.0, 1.0];

/// One axis of the penalty.
struct Axis {
    /// The distance of neighbours along it in memory.
    stride: usize,
    /// Knots along it.
    knots: usize,
    factors: &'static [f64],
    /// Strength times information of each difference, at its first knot.
    weights: Vec<f64>,
}

/// The penalty of a grid.
pub(super) struct Penalty {
    axes: [Axis; 3],
}

impl Penalty {
    /// A penalty of order 3 along z and 2 along x and y.
    pub fn new(information: &Grid, z: f64, xy: f64) -> Self {
        let (planes, side) = (information.planes, information.side);
        let axis = |stride: usize, knots: usize, factors: &'static [f64], strength: f64| {
            let mut weights = information.values.clone();
            let order = factors.len() - 1;
            for _ in 0..order {
                // A difference counts as much as the least known of its knots.
                for i in 0..weights.len().saturating_sub(stride) {
                    weights[i] = weights[i].min(weights[i + stride]);
                }
            }
            weights.iter_mut().for_each(|weight| *weight *= strength);
            Axis {
                stride,
                knots,
                factors,
                weights,
            }
        };
        Self {
            axes: [
                axis(side * side, planes, THIRD, z),
                axis(side, side, SECOND, xy),
                axis(1, side, SECOND, xy),
            ],
        }
    }

    /// Adds half the gradient of the penalty at `values` to `out`. `scratch` is as long as both.
    pub fn add(&self, values: &[f64], scratch: &mut [f64], out: &mut [f64]) {
        for axis in &self.axes {
            axis.add(values, scratch, out);
        }
    }
}

impl Axis {
    fn add(&self, values: &[f64], scratch: &mut [f64], out: &mut [f64]) {
        let order = self.factors.len() - 1;
        let block = self.knots * self.stride;
        let length = (self.knots.saturating_sub(order)) * self.stride;
        for start in (0..values.len()).step_by(block) {
            let differences = &mut scratch[..length];
            differences.fill(0.0);
            for (k, factor) in self.factors.iter().enumerate() {
                let shifted = &values[start + k * self.stride..][..length];
                for (sum, value) in differences.iter_mut().zip(shifted) {
                    *sum += factor * value;
                }
            }
            for (difference, weight) in differences.iter_mut().zip(&self.weights[start..]) {
                *difference *= weight;
            }
            for (k, factor) in self.factors.iter().enumerate() {
                let shifted = &mut out[start + k * self.stride..][..length];
                for (sum, difference) in shifted.iter_mut().zip(&*differences) {
                    *sum += factor * difference;
                }
            }
        }
    }
}

/// The part of the penalty's diagonal over the information of a knot.
pub(super) fn diagonal(z: f64, xy: f64) -> f64 {
    let squares = |factors: &[f64]| factors.iter().map(|factor| factor * factor).sum::<f64>();
    z * squares(THIRD) + 2.0 * xy * squares(SECOND)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::PI;

    fn ones(planes: usize, side: usize) -> Grid {
        let mut grid = Grid::zeros(planes, side);
        grid.values.fill(1.0);
        grid
    }

    fn apply(penalty: &Penalty, grid: &Grid) -> Vec<f64> {
        let mut out = vec![0.0; grid.values.len()];
        penalty.add(&grid.values, &mut vec![f64::NAN; out.len()], &mut out);
        out
    }

    fn filled(planes: usize, side: usize, value: impl Fn(f64, f64, f64) -> f64) -> Grid {
        let mut grid = Grid::zeros(planes, side);
        for (i, out) in grid.values.iter_mut().enumerate() {
            let (k, j, i) = (i / (side * side), i / side % side, i % side);
            *out = value(i as f64, j as f64, k as f64);
        }
        grid
    }

    #[test]
    fn waves_are_answered_as_documented() {
        let penalty = Penalty::new(&ones(12, 12), 0.003, 3e-4);
        let f = 0.21;
        let wave = |x: f64| libm::cos(2.0 * PI * f * x);
        let middle = (6 * 12 + 6) * 12 + 6;
        let response = |order: i32| (2.0 * libm::sin(PI * f)).powi(2 * order);
        let along_z = filled(12, 12, |_, _, z| wave(z));
        let expected = 0.003 * response(3) * wave(6.0);
        assert!((apply(&penalty, &along_z)[middle] - expected).abs() < 1e-12);
        let along_y = filled(12, 12, |_, y, _| wave(y));
        let expected = 3e-4 * response(2) * wave(6.0);
        assert!((apply(&penalty, &along_y)[middle] - expected).abs() < 1e-12);
    }

    #[test]
    fn parabolas_along_z_and_lines_along_x_are_free() {
        let penalty = Penalty::new(&ones(7, 9), 1.0, 1.0);
        let smooth = filled(7, 9, |x, y, z| 1.0 + 2.0 * x - y + x * y + z * z);
        let largest = apply(&penalty, &smooth)
            .into_iter()
            .fold(0.0, |a: f64, b| a.max(b.abs()));
        assert!(largest < 1e-10, "{largest}");
    }
}
