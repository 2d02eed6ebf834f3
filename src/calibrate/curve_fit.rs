//! Robust least squares of the astigmatic curve, by Levenberg-Marquardt steps on reweighted residuals.

use super::curve::{Matrix, NUMBERS, Vector, inverse, solve, widths};
use super::robust::DEVIATION_OVER_MAD;
use crate::stats::median;

/// A bead seen in a plane.
pub(super) struct Point {
    /// Which height it shares; 0 where heights are known.
    pub group: usize,
    pub z_um: f64,
    pub width_um: [f64; 2],
    pub std_um: [f64; 2],
}

/// How much a residual counts, in units of the scatter.
#[derive(Clone, Copy)]
enum Loss {
    /// Squares near 0, straight beyond: it has one minimum, and finds the way.
    Huber,
    /// Tukey's bisquare: what is far off does not count at all.
    Bisquare,
}

/// Both lose 5 % of the precision if the noise is normal after all.
const HUBER: f64 = 1.345;
const BISQUARE: f64 = 4.685;

impl Loss {
    fn cost(self, u: f64) -> f64 {
        match self {
            Loss::Huber if u.abs() <= HUBER => 0.5 * u * u,
            Loss::Huber => HUBER * (u.abs() - 0.5 * HUBER),
            Loss::Bisquare => {
                let rest = (1.0 - (u / BISQUARE).powi(2)).max(0.0);
                BISQUARE * BISQUARE / 6.0 * (1.0 - rest.powi(3))
            }
        }
    }

    /// The cost's derivative over the residual.
    fn weight(self, u: f64) -> f64 {
        match self {
            Loss::Huber => (HUBER / u.abs()).min(1.0),
            Loss::Bisquare => (1.0 - (u / BISQUARE).powi(2)).max(0.0).powi(2),
        }
    }
}

/// A curve and the heights of the beads.
#[derive(Clone)]
pub(super) struct Estimate {
    pub numbers: Vector,
    /// One for each group; none if heights are known.
    pub heights: Vec<f64>,
}

/// What the fit came to.
pub(super) struct Fitted {
    pub estimate: Estimate,
    /// Of the numbers, whatever the heights are.
    pub covariance: Matrix,
    /// Scatter of the residuals in units of the stated uncertainties.
    pub scatter: f64,
    /// Residuals of each point, um.
    pub residuals_um: Vec<[f64; 2]>,
    /// Whether a point's widths both count.
    pub used: Vec<bool>,
}

/// Least-squares sums. Each height meets only its own points, so heights are eliminated one by one.
struct Normal {
    matrix: Matrix,
    right: Vector,
    /// For each height: its sum of squares, its products with the numbers, its right side.
    heights: Vec<(f64, Vector, f64)>,
}

impl Normal {
    /// The step, its damping added to the diagonal.
    fn step(&self, damping: f64) -> Option<(Vector, Vec<f64>)> {
        let more = 1.0 + damping;
        let (matrix, right) = self.reduced(more);
        let numbers = solve(&matrix, &right)?;
        let heights = self.heights.iter().map(|(square, products, right)| {
            let known: f64 = products.iter().zip(&numbers).map(|(a, b)| a * b).sum();
            if *square > 0.0 {
                (right - known) / (square * more)
            } else {
                0.0
            }
        });
        Some((numbers, heights.collect()))
    }

    /// The squared length of the undamped step, in units of the residuals' unit.
    fn decrement(&self) -> Option<f64> {
        let (numbers, heights) = self.step(0.0)?;
        let product = |(a, b): (&f64, &f64)| a * b;
        let of_numbers: f64 = self.right.iter().zip(&numbers).map(product).sum();
        let rights = self.heights.iter().map(|(_, _, right)| right);
        let of_heights: f64 = rights.zip(&heights).map(product).sum();
        Some(of_numbers + of_heights)
    }

    /// The equations of the numbers alone.
    fn reduced(&self, more: f64) -> (Matrix, Vector) {
        let (mut matrix, mut right) = (self.matrix, self.right);
        for i in 0..NUMBERS {
            matrix[i][i] *= more;
        }
        for (square, products, own) in self.heights.iter().filter(|(square, ..)| *square > 0.0) {
            for i in 0..NUMBERS {
                let share = products[i] / (square * more);
                right[i] -= share * own;
                for j in 0..NUMBERS {
                    matrix[i][j] -= share * products[j];
                }
            }
        }
        (matrix, right)
    }
}

impl Estimate {
    fn height(&self, point: &Point) -> f64 {
        self.heights.get(point.group).copied().unwrap_or(0.0)
    }

    /// Residuals, um; `None` where the curve has no root.
    fn residuals_um(&self, points: &[Point]) -> Option<Vec<[f64; 2]>> {
        let of = |point: &Point| {
            let value = widths(&self.numbers, point.z_um - self.height(point))?.value;
            Some([0, 1].map(|axis| point.width_um[axis] - value[axis]))
        };
        points.iter().map(of).collect()
    }

    fn relative(&self, points: &[Point]) -> Option<Vec<[f64; 2]>> {
        let mut all = self.residuals_um(points)?;
        for (residual, point) in all.iter_mut().zip(points) {
            *residual = [0, 1].map(|axis| residual[axis] / point.std_um[axis]);
        }
        Some(all)
    }

    fn cost(&self, points: &[Point], loss: Loss, scatter: f64) -> f64 {
        let Some(all) = self.relative(points) else {
            return f64::INFINITY;
        };
        let costs = all.iter().flatten().map(|r| loss.cost(r / scatter));
        costs.sum()
    }

    fn normal(&self, points: &[Point], weight: impl Fn(f64) -> f64) -> Option<Normal> {
        let mut out = Normal {
            matrix: [[0.0; NUMBERS]; NUMBERS],
            right: [0.0; NUMBERS],
            heights: vec![(0.0, [0.0; NUMBERS], 0.0); self.heights.len()],
        };
        for point in points {
            let at = widths(&self.numbers, point.z_um - self.height(point))?;
            for axis in 0..2 {
                let std = point.std_um[axis];
                let residual = (point.width_um[axis] - at.value[axis]) / std;
                let weight = weight(residual);
                let by: Vector = at.by_number[axis].map(|by| by / std);
                for i in 0..NUMBERS {
                    out.right[i] += weight * by[i] * residual;
                    for j in 0..NUMBERS {
                        out.matrix[i][j] += weight * by[i] * by[j];
                    }
                }
                if let Some((square, products, right)) = out.heights.get_mut(point.group) {
                    let by_height = -at.by_z[axis] / std;
                    *square += weight * by_height * by_height;
                    *right += weight * by_height * residual;
                    for i in 0..NUMBERS {
                        products[i] += weight * by_height * by[i];
                    }
                }
            }
        }
        Some(out)
    }

    /// The scatter as the median residual tells it, fitted numbers counted.
    fn scatter(&self, points: &[Point]) -> Option<f64> {
        /// Widths without noise would divide by 0.
        const LEAST: f64 = 1e-6;
        let all = self.relative(points)?;
        let mut sizes: Vec<f64> = all.iter().flatten().map(|r| r.abs()).collect();
        let free = sizes.len() as f64 / self.degrees(points);
        Some((DEVIATION_OVER_MAD * median(&mut sizes) * free.sqrt()).max(LEAST))
    }

    /// Residuals less what was fitted.
    fn degrees(&self, points: &[Point]) -> f64 {
        let fitted = NUMBERS + self.heights.len();
        (2.0 * points.len() as f64 - fitted as f64).max(1.0)
    }

    /// Goes to the minimum of the cost, and says whether it came there.
    fn descend(&mut self, points: &[Point], loss: Loss, scatter: f64) -> bool {
        const MOST_STEPS: usize = 300;
        /// The square of the step that is left, in units of its uncertainty: far below what anyone could see.
        const ENOUGH: f64 = 1e-8;
        let mut damping = 1e-3;
        let mut cost = self.cost(points, loss, scatter);
        for _ in 0..MOST_STEPS {
            let Some(normal) = self.normal(points, |r| loss.weight(r / scatter)) else {
                return false;
            };
            let left = normal.decrement().map(|left| left / (scatter * scatter));
            if left.is_some_and(|left| left <= ENOUGH) {
                return true;
            }
            loop {
                let step = normal.step(damping);
                if let Some((numbers, heights)) = step {
                    let mut next = self.clone();
                    let add = |to: &mut [f64], step: &[f64]| {
                        to.iter_mut().zip(step).for_each(|(to, step)| *to += step);
                    };
                    add(&mut next.numbers, &numbers);
                    add(&mut next.heights, &heights);
                    let now = next.cost(points, loss, scatter);
                    if now <= cost {
                        (*self, cost) = (next, now);
                        damping = (damping * 0.2).max(1e-12);
                        break;
                    }
                }
                damping *= 5.0;
                if damping > 1e12 {
                    // No way down: this may be the minimum to rounding.
                    return left.is_some_and(|left| left <= 1e4 * ENOUGH);
                }
            }
        }
        false
    }
}

/// Fits the curve: with Huber's loss from the start, then with the bisquare. Why it could not is a word.
pub(super) fn fit(points: &[Point], start: Estimate) -> Result<Fitted, &'static str> {
    const ROUNDS: usize = 6;
    const NO_ROOT: &str = "the curve that comes nearest is not positive everywhere";
    let mut estimate = start;
    for (round, loss) in [Loss::Huber; ROUNDS]
        .into_iter()
        .chain([Loss::Bisquare; ROUNDS])
        .enumerate()
    {
        let scatter = estimate.scatter(points).ok_or(NO_ROOT)?;
        let arrived = estimate.descend(points, loss, scatter);
        if round == 2 * ROUNDS - 1 && !arrived {
            return Err("the fit did not come to rest");
        }
    }
    if estimate.numbers[7] < 0.0 {
        // The same curve: t changes its sign.
        for number in [2, 3, 7] {
            estimate.numbers[number] = -estimate.numbers[number];
        }
    }
    let scatter = estimate.scatter(points).ok_or(NO_ROOT)?;
    let relative = estimate.relative(points).ok_or(NO_ROOT)?;
    let normal = estimate.normal(points, |_| 1.0).ok_or(NO_ROOT)?;
    let inverse = inverse(&normal.reduced(1.0).0)
        .ok_or("some of its numbers cannot be told from the others")?;
    let variance = estimate.variance(points, &relative, scatter);
    let weight = |r: f64| Loss::Bisquare.weight(r / scatter);
    let used = relative
        .iter()
        .map(|both| both.iter().all(|&r| weight(r) > 0.0));
    let used = used.collect();
    let residuals_um = estimate.residuals_um(points).ok_or(NO_ROOT)?;
    Ok(Fitted {
        covariance: inverse.map(|row| row.map(|value| variance * value)),
        scatter,
        residuals_um,
        used,
        estimate,
    })
}

impl Estimate {
    /// What the covariance of plain least squares is to be multiplied with (Huber 1981, eq. 7.6.6): the mean square of
    /// the cost's first derivative over the squared mean of its second one. It comes from the residuals: stated uncertainties that are too
    /// small are put right.
    fn variance(&self, points: &[Point], relative: &[[f64; 2]], scatter: f64) -> f64 {
        let (mut squares, mut slopes) = (0.0, 0.0);
        for r in relative.iter().flatten() {
            let u = r / scatter;
            squares += (u * Loss::Bisquare.weight(u)).powi(2);
            let part = (u / BISQUARE).powi(2);
            if part < 1.0 {
                slopes += (1.0 - part) * (1.0 - 5.0 * part);
            }
        }
        let mean_slope = slopes / (2.0 * points.len() as f64);
        scatter * scatter * squares / self.degrees(points) / (mean_slope * mean_slope)
    }
}
