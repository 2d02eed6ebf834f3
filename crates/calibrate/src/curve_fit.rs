//! Robust least squares of the astigmatic curve: Levenberg-Marquardt on reweighted residuals.

use gaussmle_base::least_squares::{End, Objective, State, cholesky, minimize};
use gaussmle_base::stats::median;
use nalgebra::SVector;

use super::curve::{CurveWidths, PARAMETERS, Vector, curve_widths};
use super::curve_equations::NormalEquations;
use super::robust::DEVIATION_OVER_MAD;

/// The widths of a bead in a plane.
pub(super) struct Point {
    /// The bead, or other group of points, with a common height; 0 if heights are known.
    pub group: usize,
    pub z_um: f64,
    pub width_um: [f64; 2],
    pub std_um: [f64; 2],
}

/// The cost of a residual in units of the scatter.
#[derive(Clone, Copy)]
enum Loss {
    /// Quadratic near 0, linear beyond: the cost has one minimum, which is found from far away.
    Huber,
    /// Tukey's bisquare: outliers have no weight.
    Bisquare,
}

/// The tuning constants that lose 5 % of the precision if the noise is normal.
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

    /// The derivative of the cost over the residual.
    fn weight(self, u: f64) -> f64 {
        match self {
            Loss::Huber => (HUBER / u.abs()).min(1.0),
            Loss::Bisquare => (1.0 - (u / BISQUARE).powi(2)).max(0.0).powi(2),
        }
    }
}

/// The parameters of a curve and the heights of the beads.
#[derive(Clone)]
pub(super) struct Estimate {
    pub parameters: Vector,
    /// One for each group; empty if heights are known.
    pub heights: Vec<f64>,
}

/// A fitted curve.
pub(super) struct FittedCurve {
    pub estimate: Estimate,
    /// Of the parameters, with the uncertainty of the heights included.
    pub covariance: [[f64; PARAMETERS]; PARAMETERS],
    /// Scatter of the residuals in units of the stated uncertainties.
    pub scatter: f64,
    /// Residuals of each point, um.
    pub residuals_um: Vec<[f64; 2]>,
    /// True if both widths of a point have weight.
    pub used: Vec<bool>,
}

impl Estimate {
    /// The widths of the curve at a point; `None` outside the curve's domain.
    fn widths(&self, point: &Point) -> Option<CurveWidths> {
        let height = self.heights.get(point.group).copied().unwrap_or(0.0);
        curve_widths(&self.parameters, point.z_um - height)
    }

    /// Residuals, um; `None` outside the curve's domain.
    fn residuals_um(&self, points: &[Point]) -> Option<Vec<[f64; 2]>> {
        let residual = |point: &Point| {
            let value = self.widths(point)?.value;
            Some([0, 1].map(|axis| point.width_um[axis] - value[axis]))
        };
        points.iter().map(residual).collect()
    }

    /// Residuals in units of the stated uncertainties.
    fn relative_residuals(&self, points: &[Point]) -> Option<Vec<[f64; 2]>> {
        let mut all = self.residuals_um(points)?;
        for (residual, point) in all.iter_mut().zip(points) {
            *residual = [0, 1].map(|axis| residual[axis] / point.std_um[axis]);
        }
        Some(all)
    }

    /// The normal equations, with a weight for each relative residual.
    fn normal_equations(
        &self,
        points: &[Point],
        mut weight: impl FnMut(f64) -> f64,
    ) -> Option<NormalEquations> {
        let mut out = NormalEquations::new(self.heights.len());
        for point in points {
            let at = self.widths(point)?;
            for axis in 0..2 {
                let std = point.std_um[axis];
                let residual = (point.width_um[axis] - at.value[axis]) / std;
                let by_parameter = SVector::from(at.by_parameter[axis]) / std;
                let by_height = -at.by_z[axis] / std;
                let weight = weight(residual);
                out.add(weight, residual, by_parameter, point.group, by_height);
            }
        }
        Some(out)
    }

    /// The robust scatter: the median absolute residual, corrected for the number of parameters.
    fn scatter(&self, points: &[Point]) -> Option<f64> {
        /// Keeps widths without noise from dividing by 0.
        const MIN_SCATTER: f64 = 1e-6;
        let all = self.relative_residuals(points)?;
        let mut sizes: Vec<f64> = all.iter().flatten().map(|r| r.abs()).collect();
        let correction = sizes.len() as f64 / self.degrees_of_freedom(points);
        Some((DEVIATION_OVER_MAD * median(&mut sizes) * correction.sqrt()).max(MIN_SCATTER))
    }

    /// The number of residuals less that of parameters and heights.
    fn degrees_of_freedom(&self, points: &[Point]) -> f64 {
        let fitted = PARAMETERS + self.heights.len();
        (2.0 * points.len() as f64 - fitted as f64).max(1.0)
    }

    /// The factor from the covariance of plain least squares to that of the bisquare (Huber 1981,
    /// eq. 7.6.6): the mean square of the first derivative of the cost over the squared mean of the
    /// second. It follows from the residuals, so stated uncertainties that are too small are
    /// corrected.
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
        scatter * scatter * squares / self.degrees_of_freedom(points) / (mean_slope * mean_slope)
    }
}

/// The robust cost of an estimate.
struct RobustCost<'a> {
    points: &'a [Point],
    loss: Loss,
    scatter: f64,
}

impl RobustCost<'_> {
    /// The square of the remaining step, in units of its uncertainty.
    fn remaining(&self, equations: &NormalEquations) -> f64 {
        let decrement = equations.decrement().unwrap_or(f64::INFINITY);
        decrement / (self.scatter * self.scatter)
    }
}

impl Objective for RobustCost<'_> {
    type Parameters = Estimate;
    type Equations = NormalEquations;

    const MAX_STEPS: usize = 640;
    const DAMPING_DECREASE: f64 = 0.2;
    const DAMPING_INCREASE: f64 = 5.0;

    fn evaluate(&self, at: &Estimate) -> Option<(f64, NormalEquations)> {
        let mut cost = 0.0;
        let equations = at.normal_equations(self.points, |residual| {
            let u = residual / self.scatter;
            cost += self.loss.cost(u);
            self.loss.weight(u)
        })?;
        Some((cost, equations))
    }

    fn step(&self, at: &Estimate, equations: &NormalEquations, damping: f64) -> Option<Estimate> {
        let (parameters, heights) = equations.step(damping)?;
        let mut next = at.clone();
        let add = |to: &mut [f64], step: &[f64]| {
            to.iter_mut().zip(step).for_each(|(to, step)| *to += step);
        };
        add(&mut next.parameters, parameters.as_slice());
        add(&mut next.heights, &heights);
        Some(next)
    }

    fn is_minimum(&self, state: &State<Self>) -> bool {
        self.remaining(&state.equations) <= NEGLIGIBLE
    }
}

/// The square of a remaining step, in units of its uncertainty, at which the fit has converged.
const NEGLIGIBLE: f64 = 1e-8;

/// Moves an estimate to the minimum of its cost, and returns whether the fit converged.
fn descend(estimate: &mut Estimate, points: &[Point], loss: Loss, scatter: f64) -> bool {
    let cost = RobustCost {
        points,
        loss,
        scatter,
    };
    let Some((state, end)) = minimize(&cost, estimate.clone()) else {
        return false;
    };
    *estimate = state.at;
    match end {
        End::Converged => true,
        // Rounding of the cost may hide the last decrease.
        End::NoDescent => cost.remaining(&state.equations) <= 1e4 * NEGLIGIBLE,
        End::MaxSteps => false,
    }
}

/// Fits the curve: with Huber's loss from the start, then with the bisquare. The error is the
/// reason why it failed.
pub(super) fn fit(points: &[Point], start: Estimate) -> Result<FittedCurve, &'static str> {
    const ROUNDS: usize = 6;
    const NOT_POSITIVE: &str = "the closest curve is not positive everywhere";
    let mut estimate = start;
    let mut has_converged = false;
    for loss in [Loss::Huber; ROUNDS]
        .into_iter()
        .chain([Loss::Bisquare; ROUNDS])
    {
        let scatter = estimate.scatter(points).ok_or(NOT_POSITIVE)?;
        has_converged = descend(&mut estimate, points, loss, scatter);
    }
    if !has_converged {
        return Err("the fit did not converge");
    }
    if estimate.parameters[7] < 0.0 {
        // The same curve with the opposite sign of t.
        for k in [2, 3, 7] {
            estimate.parameters[k] = -estimate.parameters[k];
        }
    }
    let scatter = estimate.scatter(points).ok_or(NOT_POSITIVE)?;
    let relative = estimate.relative_residuals(points).ok_or(NOT_POSITIVE)?;
    let equations = estimate
        .normal_equations(points, |_| 1.0)
        .ok_or(NOT_POSITIVE)?;
    let inverse = cholesky(equations.eliminate_heights(1.0).0)
        .ok_or("the widths do not determine all of its parameters")?
        .inverse();
    let variance = estimate.variance(points, &relative, scatter);
    let has_weight = |r: &f64| Loss::Bisquare.weight(r / scatter) > 0.0;
    let used = relative.iter().map(|both| both.iter().all(has_weight));
    let used = used.collect();
    let residuals_um = estimate.residuals_um(points).ok_or(NOT_POSITIVE)?;
    Ok(FittedCurve {
        covariance: (variance * inverse).into(),
        scatter,
        residuals_um,
        used,
        estimate,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_widths_give_the_exact_curve_and_heights() {
        let truth: Vector = [0.13, 0.14, 0.08, -0.12, 0.06, 0.1, 0.22, 0.42];
        let heights = [0.1, -0.05];
        let mut points = Vec::new();
        for (group, height) in heights.iter().enumerate() {
            for plane in -14..=14 {
                let z_um = 0.05 * f64::from(plane);
                points.push(Point {
                    group,
                    z_um,
                    width_um: curve_widths(&truth, z_um - height).expect("positive").value,
                    std_um: [0.001; 2],
                });
            }
        }
        let start = Estimate {
            parameters: [0.12, 0.15, 0.0, 0.0, 0.0, 0.0, 0.2, 0.4],
            heights: vec![0.0; 2],
        };
        let found = fit(&points, start).expect("a curve");
        for (found, truth) in found.estimate.parameters.iter().zip(truth) {
            assert!((found - truth).abs() < 1e-6, "{found}, not {truth}");
        }
        for (found, truth) in found.estimate.heights.iter().zip(heights) {
            assert!((found - truth).abs() < 1e-6, "{found}, not {truth}");
        }
        assert!(found.used.iter().all(|used| *used));
    }
}
