//! Start parameters of the curve's fit, from parabolas through the squared widths of each bead.

use gaussmle_base::least_squares::cholesky;
use gaussmle_base::stats::median;
use nalgebra::{Matrix3, Vector3};

use super::curve::{PARAMETERS, Vector};
use super::curve_fit::{Estimate, Point};

/// A parabola `a + b z + c z^2` with a minimum.
struct Parabola {
    /// The z of the minimum.
    vertex: f64,
    /// The value at the minimum.
    minimum: f64,
    /// The coefficient of z^2.
    curvature: f64,
}

/// A curve and the heights of `groups` beads to start from; `None` if no bead has a minimum of both
/// widths.
pub(super) fn start(points: &[Point], groups: usize) -> Option<Estimate> {
    let mut foci: [Vec<f64>; 2] = Default::default();
    let (mut gammas, mut depths, mut known_heights) = (Vec::new(), Vec::new(), Vec::new());
    let mut heights = vec![None; groups];
    // With known heights, all points are in group 0.
    for group in 0..groups.max(1) {
        let own: Vec<&Point> = points.iter().filter(|point| point.group == group).collect();
        let [Some(x), Some(y)] = [0, 1].map(|axis| parabola(&own, axis)) else {
            continue;
        };
        let height = 0.5 * (x.vertex + y.vertex);
        gammas.push(0.5 * (x.vertex - y.vertex));
        known_heights.push(height);
        if let Some(of_group) = heights.get_mut(group) {
            *of_group = Some(height);
        }
        for (axis, parabola) in [x, y].iter().enumerate() {
            foci[axis].push(parabola.minimum.sqrt());
            depths.push((parabola.minimum / parabola.curvature).sqrt());
        }
    }
    if gammas.is_empty() {
        return None;
    }
    let typical = median(&mut known_heights);
    let mut parameters: Vector = [0.0; PARAMETERS];
    parameters[0] = median(&mut foci[0]);
    parameters[1] = median(&mut foci[1]);
    parameters[6] = median(&mut gammas);
    parameters[7] = median(&mut depths);
    let heights = heights.into_iter().map(|height| height.unwrap_or(typical));
    Some(Estimate {
        parameters,
        heights: heights.collect(),
    })
}

/// Fits a parabola to squared widths by least squares with weights `1 / (1 + r^2)` of the
/// residuals.
fn parabola(points: &[&Point], axis: usize) -> Option<Parabola> {
    const ROUNDS: usize = 10;
    let n = points.len() as f64;
    let centre = points.iter().map(|point| point.z_um).sum::<f64>() / n;
    let narrowest = points.iter().fold(f64::INFINITY, |least, point| {
        least.min(point.width_um[axis])
    });
    let mut weights = vec![1.0; points.len()];
    let mut coefficients = Vector3::zeros();
    for _ in 0..ROUNDS {
        let mut matrix = Matrix3::zeros();
        let mut right = Vector3::zeros();
        for (point, &weight) in points.iter().zip(&weights) {
            let z = point.z_um - centre;
            let powers = Vector3::new(1.0, z, z * z);
            matrix += weight * powers * powers.transpose();
            right += weight * point.width_um[axis].powi(2) * powers;
        }
        coefficients = cholesky(matrix)?.solve(&right);
        let residual = |point: &&Point| {
            let z = point.z_um - centre;
            point.width_um[axis].powi(2) - coefficients.dot(&Vector3::new(1.0, z, z * z))
        };
        let mut sizes: Vec<f64> = points.iter().map(|point| residual(point).abs()).collect();
        let scale = 2.0 * median(&mut sizes);
        if !(scale > 0.0) {
            break;
        }
        for (weight, point) in weights.iter_mut().zip(points) {
            *weight = 1.0 / (1.0 + (residual(point) / scale).powi(2));
        }
    }
    let [a, b, curvature] = coefficients.into();
    if !(curvature > 0.0) {
        return None;
    }
    let vertex = -b / (2.0 * curvature);
    let minimum = a + 0.5 * b * vertex;
    Some(Parabola {
        vertex: centre + vertex,
        // The parabola of a steep curve may go below the narrowest width.
        minimum: minimum.max(0.25 * narrowest * narrowest),
        curvature,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(z_um: f64, square: [f64; 2]) -> Point {
        Point {
            group: 0,
            z_um,
            width_um: square.map(f64::sqrt),
            std_um: [0.001; 2],
        }
    }

    #[test]
    fn parabolas_give_foci_and_depth() {
        // sigma² (1 + ((z - z0 -+ gamma) / d)²)
        let square = |t: f64, sigma: f64| sigma * sigma * (1.0 + t * t);
        let (z0, gamma, d) = (0.1, 0.2, 0.4);
        let points: Vec<Point> = (-10..=10)
            .map(|k| {
                let z = 0.06 * f64::from(k);
                let x = square((z - z0 - gamma) / d, 0.13);
                point(z, [x, square((z - z0 + gamma) / d, 0.14)])
            })
            .collect();
        let found = start(&points, 1).expect("two minima");
        let expected = [0.13, 0.14, 0.0, 0.0, 0.0, 0.0, gamma, d];
        for (found, expected) in found.parameters.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-9, "{found}, not {expected}");
        }
        assert!((found.heights[0] - z0).abs() < 1e-9);
    }

    #[test]
    fn widths_without_a_minimum_give_no_start() {
        let concave: Vec<Point> = (-5..=5)
            .map(|k| point(f64::from(k), [1.0 - 0.01 * f64::from(k * k); 2]))
            .collect();
        assert!(start(&concave, 1).is_none());
        let two_planes: Vec<Point> = (0..8)
            .map(|k| point(f64::from(k % 2), [0.02 + 0.001 * f64::from(k); 2]))
            .collect();
        assert!(start(&two_planes, 1).is_none());
    }
}
