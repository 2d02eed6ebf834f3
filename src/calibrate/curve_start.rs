//! Where the fit of a curve starts: at the vertices of parabolas through the squared widths of each bead.

use super::curve::{NUMBERS, Vector};
use super::curve_fit::Point;
use crate::stats::median;

/// A parabola `a + b z + c z^2` with a minimum.
struct Parabola {
    vertex: f64,
    least: f64,
    curvature: f64,
}

/// Numbers and heights of groups to start from; `None` if no bead has a minimum of both widths.
pub(super) fn start(points: &[Point], groups: usize) -> Option<(Vector, Vec<f64>)> {
    let mut foci: [Vec<f64>; 2] = Default::default();
    let (mut gammas, mut depths, mut all_heights) = (Vec::new(), Vec::new(), Vec::new());
    let mut heights = vec![None; groups];
    // With known heights all points are one bead's.
    for group in 0..groups.max(1) {
        let own: Vec<&Point> = points.iter().filter(|point| point.group == group).collect();
        let [Some(x), Some(y)] = [0, 1].map(|axis| parabola(&own, axis)) else {
            continue;
        };
        let height = 0.5 * (x.vertex + y.vertex);
        gammas.push(0.5 * (x.vertex - y.vertex));
        all_heights.push(height);
        if let Some(of_group) = heights.get_mut(group) {
            *of_group = Some(height);
        }
        for (axis, parabola) in [x, y].iter().enumerate() {
            foci[axis].push(parabola.least.sqrt());
            depths.push((parabola.least / parabola.curvature).sqrt());
        }
    }
    if gammas.is_empty() {
        return None;
    }
    let usual = median(&mut all_heights);
    let mut numbers: Vector = [0.0; NUMBERS];
    numbers[0] = median(&mut foci[0]);
    numbers[1] = median(&mut foci[1]);
    numbers[6] = median(&mut gammas);
    numbers[7] = median(&mut depths);
    let heights = heights.into_iter().map(|height| height.unwrap_or(usual));
    Some((numbers, heights.collect()))
}

/// A parabola through the squared widths, by least squares whose weights fall off for those far away (`1 / (1 + r^2)`).
fn parabola(points: &[&Point], axis: usize) -> Option<Parabola> {
    const ROUNDS: usize = 10;
    let n = points.len() as f64;
    let centre = points.iter().map(|point| point.z_um).sum::<f64>() / n;
    let least_width = |least: f64, point: &&Point| least.min(point.width_um[axis]);
    let narrowest = points.iter().fold(f64::INFINITY, least_width);
    let mut weights = vec![1.0; points.len()];
    let mut found = [0.0; 3];
    for _ in 0..ROUNDS {
        let mut sums = [0.0; 5];
        let mut right = [0.0; 3];
        for (point, weight) in points.iter().zip(&weights) {
            let z = point.z_um - centre;
            let mut power = *weight;
            for k in 0..5 {
                sums[k] += power;
                if k < 3 {
                    right[k] += power * point.width_um[axis].powi(2);
                }
                power *= z;
            }
        }
        found = solve_parabola(&sums, &right)?;
        let [a, b, c] = found;
        let off = |point: &&Point| {
            let z = point.z_um - centre;
            point.width_um[axis].powi(2) - (a + z * (b + z * c))
        };
        let mut sizes: Vec<f64> = points.iter().map(|point| off(point).abs()).collect();
        let scale = 2.0 * median(&mut sizes);
        if !(scale > 0.0) {
            break;
        }
        for (weight, point) in weights.iter_mut().zip(points) {
            *weight = 1.0 / (1.0 + (off(point) / scale).powi(2));
        }
    }
    let [a, b, curvature] = found;
    if !(curvature > 0.0) {
        return None;
    }
    let vertex = -b / (2.0 * curvature);
    let least = a + 0.5 * b * vertex;
    Some(Parabola {
        vertex: centre + vertex,
        // A steep curve's parabola may go below what was seen.
        least: least.max(0.25 * narrowest * narrowest),
        curvature,
    })
}

/// Solves for `[a, b, c]` by Cramer's rule; sums are of z^0 to z^4.
fn solve_parabola(sums: &[f64; 5], right: &[f64; 3]) -> Option<[f64; 3]> {
    let matrix = |i: usize, j: usize| sums[i + j];
    let determinant = |m: &dyn Fn(usize, usize) -> f64| {
        m(0, 0) * (m(1, 1) * m(2, 2) - m(1, 2) * m(2, 1))
            - m(0, 1) * (m(1, 0) * m(2, 2) - m(1, 2) * m(2, 0))
            + m(0, 2) * (m(1, 0) * m(2, 1) - m(1, 1) * m(2, 0))
    };
    let whole = determinant(&matrix);
    if !(whole > 0.0) {
        return None;
    }
    Some([0, 1, 2].map(|column| {
        let replaced = |i: usize, j: usize| if j == column { right[i] } else { matrix(i, j) };
        determinant(&replaced) / whole
    }))
}
