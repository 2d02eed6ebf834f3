//! Least squares: Levenberg-Marquardt minimization, and the positive definite systems it solves.

use nalgebra::{Cholesky, Const, SMatrix, SVector};

/// The damping at the start, and its limits. Above the upper one, no step is short enough to
/// decrease the cost.
const START_DAMPING: f64 = 1e-3;
const MIN_DAMPING: f64 = 1e-12;
const MAX_DAMPING: f64 = 1e12;

/// The Cholesky decomposition of a symmetric matrix, of which the lower triangle is read; `None` if
/// the matrix is not positive definite to rounding.
pub fn cholesky<const N: usize>(matrix: SMatrix<f64, N, N>) -> Option<Cholesky<f64, Const<N>>> {
    /// A squared pivot is `1 - R²` of its column, times the diagonal entry.
    const MIN_RELATIVE_PIVOT: f64 = 1e-14;
    let factors = matrix.cholesky()?;
    let lower = factors.l_dirty();
    let is_regular = |i: usize| lower[(i, i)].powi(2) > MIN_RELATIVE_PIVOT * matrix[(i, i)];
    (0..N).all(is_regular).then_some(factors)
}

/// A cost that [`minimize`] minimizes, with the normal equations that approximate it.
pub trait Objective {
    /// The parameters.
    type Parameters;
    /// The normal equations at some parameters.
    type Equations;

    /// The largest number of steps tried.
    const MAX_STEPS: usize;
    /// The factor of the damping after a step that decreases the cost.
    const DAMPING_DECREASE: f64;
    /// The factor of the damping after a step that does not.
    const DAMPING_INCREASE: f64;

    /// The cost and the normal equations; `None` outside the domain.
    fn evaluate(&self, at: &Self::Parameters) -> Option<(f64, Self::Equations)>;

    /// The parameters after a step whose equations have their diagonal times `1 + damping`; `None`
    /// if the equations are singular.
    fn step(
        &self,
        at: &Self::Parameters,
        equations: &Self::Equations,
        damping: f64,
    ) -> Option<Self::Parameters>;

    /// Checks whether the parameters are the minimum.
    fn is_minimum(&self, state: &State<Self>) -> bool;
}

/// The state of a minimization.
pub struct State<O: Objective + ?Sized> {
    /// The parameters.
    pub at: O::Parameters,
    /// Their cost.
    pub cost: f64,
    /// The normal equations there.
    pub equations: O::Equations,
    /// The decrease of the cost by the last accepted step.
    pub decrease: Option<f64>,
}

/// The reason why a minimization ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The parameters are the minimum.
    Converged,
    /// No step decreases the cost: the minimum to rounding, or singular equations.
    NoDescent,
    /// The largest number of steps was tried.
    MaxSteps,
}

/// Minimizes a cost by damped Gauss-Newton steps (Levenberg 1944, Marquardt 1963). Returns `None`
/// if `start` is outside the domain.
pub fn minimize<O: Objective>(objective: &O, start: O::Parameters) -> Option<(State<O>, End)> {
    let (cost, equations) = objective.evaluate(&start)?;
    let mut state = State {
        at: start,
        cost,
        equations,
        decrease: None,
    };
    let mut damping = START_DAMPING;
    for _ in 0..O::MAX_STEPS {
        if objective.is_minimum(&state) {
            return Some((state, End::Converged));
        }
        let next = objective
            .step(&state.at, &state.equations, damping)
            .and_then(|at| {
                let (cost, equations) = objective.evaluate(&at)?;
                (cost <= state.cost).then_some((at, cost, equations))
            });
        match next {
            Some((at, cost, equations)) => {
                state = State {
                    at,
                    cost,
                    equations,
                    decrease: Some(state.cost - cost),
                };
                damping = (damping * O::DAMPING_DECREASE).max(MIN_DAMPING);
            }
            None => {
                damping *= O::DAMPING_INCREASE;
                if damping > MAX_DAMPING {
                    return Some((state, End::NoDescent));
                }
            }
        }
    }
    Some((state, End::MaxSteps))
}

/// The parameters with the least sum of squared residuals.
#[derive(Clone, Copy, Debug)]
pub struct Fit<const N: usize> {
    /// The parameters.
    pub parameters: [f64; N],
    /// The sum of squared residuals.
    pub squares: f64,
    /// Variances of the parameters, for residuals of unit variance.
    pub variance: [f64; N],
}

/// Fits parameters by least squares. `residuals` yields each residual (model less data) with its
/// derivatives by the parameters.
///
/// Returns `None` if the normal equations at the end are singular, or a result is not finite. A fit
/// that tried the largest number of steps returns the best parameters so far.
pub fn fit<const N: usize, I>(start: [f64; N], residuals: impl Fn([f64; N]) -> I) -> Option<Fit<N>>
where
    I: Iterator<Item = (f64, [f64; N])>,
{
    let (state, _) = minimize(&SumOfSquares::<_, N>(residuals), start)?;
    let variance: [f64; N] = cholesky(state.equations.0)?.inverse().diagonal().into();
    let mut values = state.at.iter().chain(&variance).chain([&state.cost]);
    values.all(|value| value.is_finite()).then_some(Fit {
        parameters: state.at,
        squares: state.cost,
        variance,
    })
}

/// A sum of squared residuals, from a function that yields them with their derivatives.
struct SumOfSquares<F, const N: usize>(F);

impl<F, I, const N: usize> Objective for SumOfSquares<F, N>
where
    F: Fn([f64; N]) -> I,
    I: Iterator<Item = (f64, [f64; N])>,
{
    type Parameters = [f64; N];
    /// The products of the derivatives, and half the gradient.
    type Equations = (SMatrix<f64, N, N>, SVector<f64, N>);

    const MAX_STEPS: usize = 200;
    const DAMPING_DECREASE: f64 = 0.125;
    const DAMPING_INCREASE: f64 = 8.0;

    fn evaluate(&self, at: &Self::Parameters) -> Option<(f64, Self::Equations)> {
        let mut squares = 0.0;
        let (mut matrix, mut gradient) = (SMatrix::zeros(), SVector::zeros());
        for (residual, derivatives) in (self.0)(*at) {
            squares += residual * residual;
            // Only the lower triangle is read.
            for j in 0..N {
                gradient[j] += residual * derivatives[j];
                for i in j..N {
                    matrix[(i, j)] += derivatives[i] * derivatives[j];
                }
            }
        }
        Some((squares, (matrix, gradient)))
    }

    fn step(
        &self,
        at: &Self::Parameters,
        (matrix, gradient): &Self::Equations,
        damping: f64,
    ) -> Option<Self::Parameters> {
        let mut damped = *matrix;
        for i in 0..N {
            // A parameter that no residual depends on stays where it is.
            damped[(i, i)] += damping * matrix[(i, i)] + f64::MIN_POSITIVE;
        }
        let step = cholesky(damped)?.solve(gradient);
        Some(std::array::from_fn(|i| at[i] - step[i]))
    }

    fn is_minimum(&self, state: &State<Self>) -> bool {
        state
            .decrease
            .is_some_and(|decrease| decrease <= 1e-10 * state.cost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_has_closed_form_parameters_and_variances() {
        let residuals = |[a, b]: [f64; 2]| {
            (0..5).map(move |k| {
                let x = f64::from(k);
                (a + b * x - (3.0 + 2.0 * x), [1.0, x])
            })
        };
        let fit = fit([0.0, 0.0], residuals).expect("a minimum");
        let [a, b] = fit.parameters;
        assert!((a - 3.0).abs() < 1e-6 && (b - 2.0).abs() < 1e-6);
        // sum x² / (n sum x² - (sum x)²) and n / the same.
        assert!((fit.variance[0] - 0.6).abs() < 1e-9 && (fit.variance[1] - 0.1).abs() < 1e-9);
    }

    #[test]
    fn exponential_decay_is_found_from_a_distant_start() {
        let residuals = |[size, rate]: [f64; 2]| {
            (0..40).map(move |k| {
                let x = 0.1 * f64::from(k);
                let value = libm::exp(-rate * x);
                let data = 5.0 * libm::exp(-1.7 * x);
                (size * value - data, [value, -size * x * value])
            })
        };
        let fit = fit([1.0, 0.1], residuals).expect("a minimum");
        let [size, rate] = fit.parameters;
        assert!((size - 5.0).abs() < 1e-6 && (rate - 1.7).abs() < 1e-6);
        assert!(fit.squares < 1e-10);
    }

    #[test]
    fn degenerate_parameters_are_not_fitted() {
        let residuals = |[a, b]: [f64; 2]| std::iter::once((a + b - 1.0, [1.0, 1.0]));
        assert!(fit([1.0, 1.0], residuals).is_none());
        let unused = |[a, _]: [f64; 2]| std::iter::once((a - 1.0, [1.0, 0.0]));
        assert!(fit([0.0, 1.0], unused).is_none());
        let not_finite = |[a]: [f64; 1]| std::iter::once((a - f64::NAN, [1.0]));
        assert!(fit([0.0], not_finite).is_none());
    }

    #[test]
    fn inverse_times_matrix_is_identity() {
        let entry =
            |i: usize, j: usize| 1.0 / (1.0 + i as f64 + j as f64) + f64::from(u8::from(i == j));
        let matrix = SMatrix::<f64, 8, 8>::from_fn(entry);
        let inverse = cholesky(matrix).expect("positive definite").inverse();
        let difference = matrix * inverse - SMatrix::<f64, 8, 8>::identity();
        assert!(difference.amax() < 1e-12);
        assert!(cholesky(SMatrix::<f64, 8, 8>::repeat(1.0)).is_none());
    }
}
