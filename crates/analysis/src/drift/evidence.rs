//! The smoothing of the path, chosen by the evidence (MacKay, Neural Comput. 4, 415, 1992).
//!
//! The posterior of the coefficients has the precision `phi (A + s P + I + mean)`: the information
//! of the pairs A, the penalty P, a weak prior (a path of a micron is not surprising), and a term
//! that holds the mean of the path at 0, because pairs do not tell it. With the Cholesky factor of
//! all but P, and a tridiagonal form of P in its basis, the evidence of each smoothing s costs
//! linear time.

use super::basis::{Basis, Penalty};
use super::matrix::{Square, dot};
use super::tridiagonal::{Shifted, Tridiagonal};

/// The strength with which the mean of the path is held.
const HOLD_MEAN: f64 = 1e8;
/// The evidence by which a walk must be better than a smooth curve.
pub(super) const WALK_HANDICAP: f64 = 5.0;
/// Smoothings tried: powers of ten, um^-2, and steps of the exponent about the best of them.
pub(super) const EXPONENTS: [f64; 14] = [
    -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0,
];
const REFINED: [f64; 3] = [0.5, 0.25, 0.125];

/// The smoothing of an axis: a penalty and its factor in the logarithm of the posterior, um^-2.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Smoothing {
    pub penalty: Penalty,
    pub strength: f64,
}

impl Smoothing {
    /// A smooth path, before anything is known.
    pub(super) const SMOOTH: Self = Self {
        penalty: Penalty { order: 2 },
        strength: 1e4,
    };
}

/// The precision of the coefficients, decomposed.
pub(super) struct Posterior {
    coefficients: usize,
    /// The inverse of the lower Cholesky factor of the precision without smoothing.
    lower_inverse: Square,
    log_determinant: f64,
    /// Of first and of second differences.
    forms: [Tridiagonal; 2],
}

/// A choice.
pub(super) struct Choice {
    pub smoothing: Smoothing,
    pub evidence: f64,
    /// The effective number of parameters.
    pub degrees_of_freedom: f64,
}

/// The precision without smoothing, over phi.
pub(super) fn unsmoothed(basis: &Basis, information: &Square) -> Square {
    let mut out = information.clone();
    let n = out.n;
    for i in 0..n {
        super::matrix::add_multiple(out.row_mut(i), HOLD_MEAN * basis.mean[i], &basis.mean);
        out.a[i * n + i] += 1.0;
    }
    out
}

/// The choice with the larger evidence.
fn better(a: (f64, Choice), b: (f64, Choice)) -> (f64, Choice) {
    if b.1.evidence > a.1.evidence { b } else { a }
}

impl Posterior {
    pub(super) fn new(basis: &Basis, information: &Square) -> Self {
        let lower = unsmoothed(basis, information).cholesky();
        let n = lower.n;
        let log_determinant = (0..n).map(|i| 2.0 * libm::log(lower.a[i * n + i])).sum();
        let lower_inverse = lower.lower_inverse();
        let form = |order: usize| {
            let penalty = Penalty { order };
            // Row j of P L^-T is P times row j of L^-1.
            let mut product = Square::zeros(n);
            for j in 0..n {
                let row = penalty.times(basis.coefficients, lower_inverse.row(j));
                product.row_mut(j).copy_from_slice(&row);
            }
            let mut matrix = Square::zeros(n);
            for i in 0..n {
                for j in 0..=i {
                    let row = &lower_inverse.row(i)[..=i];
                    matrix.a[i * n + j] = dot(row, &product.row(j)[..=i]);
                }
            }
            Tridiagonal::of(matrix)
        };
        let (first, second) = rayon::join(|| form(1), || form(2));
        Self {
            coefficients: basis.coefficients,
            lower_inverse,
            log_determinant,
            forms: [first, second],
        }
    }

    fn form(&self, penalty: Penalty) -> &Tridiagonal {
        &self.forms[penalty.order - 1]
    }

    /// A vector in the basis of a penalty's tridiagonal form.
    pub(super) fn rotated(&self, penalty: Penalty, x: &[f64]) -> Vec<f64> {
        let mut out: Vec<f64> = (0..x.len())
            .map(|i| dot(&self.lower_inverse.row(i)[..=i], &x[..=i]))
            .collect();
        self.form(penalty).rotate(&mut out);
        out
    }

    /// A smoothing with its factors, and its evidence but for the part of the data.
    pub(super) fn smoothed(&self, smoothing: Smoothing, phi: f64) -> (Shifted, f64) {
        let (penalty, strength) = (smoothing.penalty, smoothing.strength / phi);
        let factors = self.form(penalty).shifted(strength);
        let prior = penalty.log_determinant(strength, self.coefficients);
        let mut evidence = 0.5 * (prior - self.log_determinant - factors.log_determinant());
        if penalty.order == 1 {
            evidence -= WALK_HANDICAP;
        }
        (factors, evidence)
    }

    /// The smoothing with the largest evidence. `target` is the product of the precision without
    /// smoothing and the coefficients that would fit best, over phi.
    pub(super) fn choose(&self, target: &[f64], phi: f64) -> Choice {
        let of = |order: usize| {
            let penalty = Penalty { order };
            let y = self.rotated(penalty, target);
            let attempt = |exponent: f64| {
                let strength = libm::pow(10.0, exponent);
                let smoothing = Smoothing { penalty, strength };
                let (factors, own) = self.smoothed(smoothing, phi);
                let choice = Choice {
                    smoothing,
                    evidence: own + 0.5 * phi * factors.product(&y, &y),
                    // The mean is not a parameter.
                    degrees_of_freedom: (factors.trace_of_inverse - 1.0).max(1.0),
                };
                (exponent, choice)
            };
            let mut best = attempt(EXPONENTS[0]);
            for exponent in &EXPONENTS[1..] {
                best = better(best, attempt(*exponent));
            }
            for step in REFINED {
                let (low, high) = (attempt(best.0 - step), attempt(best.0 + step));
                best = better(better(best, low), high);
            }
            best
        };
        better(of(1), of(2)).1
    }

    /// The solution of `(A + s P + I + mean) x = b`.
    pub(super) fn solve(&self, smoothing: Smoothing, phi: f64, b: &[f64]) -> Vec<f64> {
        let mut y = self.rotated(smoothing.penalty, b);
        let form = self.form(smoothing.penalty);
        form.shifted(smoothing.strength / phi).solve(&mut y);
        form.rotate_back(&mut y);
        let mut out = vec![0.0; b.len()];
        for (i, y) in y.iter().enumerate() {
            super::matrix::add_multiple(&mut out[..=i], *y, &self.lower_inverse.row(i)[..=i]);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::StdRng;
    use rand::{Rng, SeedableRng};
    use rand_distr::StandardNormal;

    /// A basis, an information of 1e5 um^-2 per coefficient, and the target of noisy coefficients.
    fn example(truth: impl Fn(f64) -> f64, seed: u64) -> (Basis, Square, Vec<f64>) {
        let basis = Basis::new(1000.0, 40, 160, &[]);
        let mut information = Square::zeros(40);
        for i in 0..40 {
            for j in 0..40 {
                information.a[i * 40 + j] = if i == j {
                    1e5 * 39.0 / 40.0
                } else {
                    -1e5 / 40.0
                };
            }
        }
        let mut random = StdRng::seed_from_u64(seed);
        let noisy: Vec<f64> = (0..40)
            .map(|k| {
                let noise: f64 = random.sample(StandardNormal);
                truth(k as f64 / 39.0) + noise / 1e5_f64.sqrt()
            })
            .collect();
        let target = information.times(&noisy);
        (basis, information, target)
    }

    #[test]
    fn solution_agrees_with_the_dense_one() {
        let (basis, information, target) = example(|u| 0.1 * libm::sin(6.0 * u), 1);
        let posterior = Posterior::new(&basis, &information);
        let smoothing = Smoothing::SMOOTH;
        let mut dense = unsmoothed(&basis, &information);
        smoothing
            .penalty
            .add_to(smoothing.strength / 0.7, 40, &mut dense);
        let expected = super::super::matrix::solve(&dense.cholesky(), &target);
        let found = posterior.solve(smoothing, 0.7, &target);
        assert!(
            found
                .iter()
                .zip(&expected)
                .all(|(a, b)| (a - b).abs() < 1e-9)
        );
    }

    #[test]
    fn no_drift_gives_a_stiff_path_and_a_fast_one_a_soft_path() {
        let choice = |truth: &dyn Fn(f64) -> f64| {
            let (basis, information, target) = example(truth, 7);
            Posterior::new(&basis, &information).choose(&target, 1.0)
        };
        let still = choice(&|_| 0.0);
        assert!(
            still.degrees_of_freedom < 3.0,
            "{}",
            still.degrees_of_freedom
        );
        let smooth = choice(&|u| 0.1 * libm::sin(6.0 * u));
        assert_eq!(smooth.smoothing.penalty.order, 2);
        assert!((4.0..22.0).contains(&smooth.degrees_of_freedom));
        let fast = choice(&|u| 0.1 * libm::sin(80.0 * u));
        assert!(
            fast.degrees_of_freedom > 25.0,
            "{}",
            fast.degrees_of_freedom
        );
    }

    #[test]
    fn walk_is_told_from_a_smooth_curve() {
        let mut random = StdRng::seed_from_u64(3);
        let mut at = 0.0;
        let walk: Vec<f64> = (0..40)
            .map(|_| {
                let step: f64 = random.sample(StandardNormal);
                at += 0.03 * step;
                at
            })
            .collect();
        let (basis, information, target) = example(|u| walk[(39.0 * u).round() as usize], 4);
        let choice = Posterior::new(&basis, &information).choose(&target, 1.0);
        assert_eq!(choice.smoothing.penalty.order, 1);
        // The evidence is the largest near the true variance of the steps.
        let expected = 1.0 / (0.03 * 0.03);
        let ratio = choice.smoothing.strength / expected;
        assert!(ratio > 0.3 && ratio < 3.0, "{ratio}");
    }
}
