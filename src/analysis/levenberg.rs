//! Least squares of a few parameters, by Levenberg and Marquardt.

/// The most steps.
const STEPS: usize = 200;

/// A fit that converged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fit<const N: usize> {
    /// The parameters.
    pub at: [f64; N],
    /// The sum of squared residuals.
    pub squares: f64,
    /// Variances of the parameters, for residuals of unit variance.
    pub variance: [f64; N],
}

/// What a model gives for its parameters: residuals (model less data), each with its derivatives.
pub(super) type Visit<'a, const N: usize> = &'a mut dyn FnMut(f64, [f64; N]);

/// Minimizes the sum of squared residuals, which `points` tells one by one; none if that does not come to an end.
pub(super) fn minimize<const N: usize>(
    start: [f64; N],
    points: impl Fn(&[f64; N], Visit<'_, N>),
) -> Option<Fit<N>> {
    let normal = |at: &[f64; N]| {
        let (mut squares, mut gradient, mut matrix) = (0.0, [0.0; N], [[0.0; N]; N]);
        points(at, &mut |residual, slope| {
            squares += residual * residual;
            for i in 0..N {
                gradient[i] += residual * slope[i];
                for j in 0..=i {
                    matrix[i][j] += slope[i] * slope[j];
                }
            }
        });
        for i in 0..N {
            for j in i + 1..N {
                matrix[i][j] = matrix[j][i];
            }
        }
        (squares, gradient, matrix)
    };
    let mut at = start;
    let (mut squares, mut gradient, mut matrix) = normal(&at);
    let mut damping = 1e-3;
    for _ in 0..STEPS {
        let mut damped = matrix;
        for i in 0..N {
            damped[i][i] += damping * matrix[i][i] + f64::MIN_POSITIVE;
        }
        let step = solve(damped, gradient)?;
        let next: [f64; N] = std::array::from_fn(|i| at[i] - step[i]);
        let (next_squares, next_gradient, next_matrix) = normal(&next);
        if !(next_squares <= squares) {
            damping *= 8.0;
            // No step is small enough: this is the minimum, to rounding.
            if damping > 1e12 {
                break;
            }
            continue;
        }
        let gained = squares - next_squares;
        (at, squares) = (next, next_squares);
        (gradient, matrix) = (next_gradient, next_matrix);
        damping = (damping / 8.0).max(1e-12);
        if gained <= 1e-10 * squares {
            break;
        }
    }
    let mut variance = [0.0; N];
    for i in 0..N {
        let mut unit = [0.0; N];
        unit[i] = 1.0;
        variance[i] = solve(matrix, unit)?[i];
    }
    let sound = at.iter().chain(&variance).all(|value| value.is_finite());
    sound.then_some(Fit {
        at,
        squares,
        variance,
    })
}

/// Solves a linear system by elimination, with pivots from the diagonal; none if it has no single solution.
fn solve<const N: usize>(mut a: [[f64; N]; N], mut b: [f64; N]) -> Option<[f64; N]> {
    for k in 0..N {
        let pivot = (k..N).max_by(|&i, &j| a[i][k].abs().total_cmp(&a[j][k].abs()))?;
        if !(a[pivot][k].abs() > 0.0) {
            return None;
        }
        a.swap(k, pivot);
        b.swap(k, pivot);
        for i in k + 1..N {
            let factor = a[i][k] / a[k][k];
            for j in k..N {
                a[i][j] -= factor * a[k][j];
            }
            b[i] -= factor * b[k];
        }
    }
    for k in (0..N).rev() {
        for j in k + 1..N {
            b[k] -= a[k][j] * b[j];
        }
        b[k] /= a[k][k];
    }
    Some(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_with_its_uncertainty() {
        let fit = minimize([0.0, 0.0], |&[a, b], visit| {
            for k in 0..5 {
                let x = f64::from(k);
                visit(a + b * x - (3.0 + 2.0 * x), [1.0, x]);
            }
        });
        let fit = fit.expect("a minimum");
        assert!((fit.at[0] - 3.0).abs() < 1e-6 && (fit.at[1] - 2.0).abs() < 1e-6);
        // sum x² / (n sum x² - (sum x)²) and n / the same.
        assert!((fit.variance[0] - 0.6).abs() < 1e-9 && (fit.variance[1] - 0.1).abs() < 1e-9);
    }

    #[test]
    fn what_cannot_be_told_apart_is_no_fit() {
        let none = minimize([1.0, 1.0], |&[a, b], visit| visit(a + b - 1.0, [1.0, 1.0]));
        assert!(none.is_none_or(|fit| fit.variance[0] > 1e6));
    }
}
