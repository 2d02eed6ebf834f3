//! The curvature of the data beyond the expected one, which the steps of a fit tell.
//!
//! The Fisher matrix F is the expected curvature of the log-likelihood. Scoring steps alone shrink by a
//! factor that its difference to that of the data decides, which may be close to 1. A step s changes the
//! gradient by `-y`, and `y - F s` is what F lacks along s. The symmetric update of rank one adds that to a
//! correction D, and steps solve with `F + D`. F along the step is the mean of both ends.
//!
//! Dennis, Gay and Welsch, An adaptive nonlinear least-squares algorithm, ACM TOMS 7 (1981) 348.

use cubecl::prelude::*;

use super::backtrack::BACKTRACK_FACTOR;
use super::curvature::Curvature;
use super::linalg::SMALLEST_PIVOT;
use crate::math::{any, reciprocal, splat};
use crate::spec::{triangle, triangle_len};
use crate::vectors::{Vectors, accumulator, zeros};

/// The least cosine between a step and what F lacks that is learnt from. Others are mostly rounding, and
/// divide by it.
const LEAST_COSINE: f32 = 0.1;

/// The smallest pivot of `F + D`, as a part of that of F. Where it would be smaller, the data hardly curve,
/// or curve upwards: a part of D is used, or none.
const LEAST_PIVOT: f32 = 0.1;

/// See [`LEAST_PIVOT`].
const SAFE_PART: f32 = 0.75;

/// Memory of the last steps.
#[derive(CubeType)]
pub(crate) struct Secant<F: Float, N: Size> {
    /// The gradient where the last step began.
    pub gradient: Vectors<F, N>,
    /// The Fisher matrix there, times the step.
    pub product: Vectors<F, N>,
    /// D.
    pub correction: Vectors<F, N>,
    /// 1 if the last iteration ended with a step, else 0.
    pub stepped: Vector<F, N>,
}

/// Returns the memory before the first step.
#[cube]
pub(crate) fn new_secant<F: Float, N: Size>(#[comptime] n: usize) -> Secant<F, N> {
    Secant::<F, N> {
        gradient: zeros::<F, N>(n),
        product: zeros::<F, N>(n),
        correction: zeros::<F, N>(comptime!(triangle_len(n))),
        stepped: splat::<F, N>(0.0),
    }
}

/// Returns a symmetric matrix, of which the lower triangle is given, times a vector.
#[cube]
fn product<F: Float, N: Size>(
    matrix: &Vectors<F, N>,
    vector: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Vectors<F, N> {
    let mut out = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        let mut sum = accumulator::<F, N>(splat::<F, N>(0.0));
        #[unroll]
        for l in 0..n {
            sum.store(fma(
                matrix[comptime!(triangle(k, l))],
                vector[l],
                sum.read(),
            ));
        }
        out.push(sum.read());
    }
    out
}

/// Returns the square of a vector in the metric of a matrix, of which the lower triangle is given.
#[cube]
pub(crate) fn square<F: Float, N: Size>(
    matrix: &Vectors<F, N>,
    vector: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let image = product::<F, N>(matrix, vector, n);
    let mut sum = accumulator::<F, N>(splat::<F, N>(0.0));
    #[unroll]
    for k in 0..n {
        sum.store(fma(image[k], vector[k], sum.read()));
    }
    sum.read()
}

/// Returns true where `all`, which is F with a correction, has at least [`LEAST_PIVOT`] of F along each
/// parameter, and pivots above the part `least` of its diagonal.
#[cube]
fn is_safe<F: Float, N: Size>(
    all: &Vectors<F, N>,
    expected: &Vectors<F, N>,
    least: Vector<F, N>,
    #[comptime] n: usize,
) -> Vector<bool, N> {
    let pivots = pivots::<F, N>(all, n);
    let mut part = accumulator::<F, N>(splat::<F, N>(1.0));
    #[unroll]
    for k in 0..n {
        let at = comptime!(triangle(k, k));
        let of_expected = all[at] - splat::<F, N>(LEAST_PIVOT) * expected[at];
        let of_diagonal = pivots[k] - least * all[at];
        part.store(min(part.read(), min(of_expected, of_diagonal)));
    }
    part.read().greater_than(&splat::<F, N>(0.0))
}

/// Returns the pivots of a matrix, of which the lower triangle is given: the diagonal D of `L D L^T`. Divisions
/// and roots take as long as many products, so they are few. A pivot of less than [`SMALLEST_PIVOT`] of its entry
/// of the diagonal counts as that for the next ones.
#[cube]
fn pivots<F: Float, N: Size>(matrix: &Vectors<F, N>, #[comptime] n: usize) -> Vectors<F, N> {
    let mut pivots = Sequence::<Vector<F, N>>::new();
    let mut inverse = Sequence::<Vector<F, N>>::new();
    // Entries of `L D` and of L.
    let mut products = Sequence::<Vector<F, N>>::new();
    let mut factor = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        let diagonal = matrix[comptime!(triangle(k, k))];
        let mut pivot = accumulator::<F, N>(diagonal);
        #[unroll]
        for l in 0..k {
            let mut sum = accumulator::<F, N>(matrix[comptime!(triangle(k, l))]);
            #[unroll]
            for m in 0..l {
                let product =
                    products[comptime!(triangle(k, m))] * factor[comptime!(triangle(l, m))];
                sum.store(sum.read() - product);
            }
            let entry = sum.read() * inverse[l];
            pivot.store(pivot.read() - sum.read() * entry);
            products.push(sum.read());
            factor.push(entry);
        }
        // Places of the diagonal, which nothing reads.
        products.push(diagonal);
        factor.push(diagonal);
        let least = max(diagonal, splat::<F, N>(1e-30)) * splat::<F, N>(SMALLEST_PIVOT);
        if comptime!(k + 1 < n) {
            inverse.push(reciprocal::<F, N>(max(pivot.read(), least)));
        }
        pivots.push(pivot.read());
    }
    pivots
}

/// Learns from the last `step` of the spots that `count`, which led to the point of `curvature`. Returns
/// `F + D`.
#[cube]
pub(crate) fn corrected<F: Float, N: Size>(
    secant: &mut Secant<F, N>,
    curvature: &Curvature<F, N>,
    step: &Vectors<F, N>,
    counts: Vector<F, N>,
    #[comptime] n: usize,
) -> Vectors<F, N> {
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let half = splat::<F, N>(0.5);
    let mut per_diagonal = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        let diagonal = max(
            curvature.matrix[comptime!(triangle(k, k))],
            splat::<F, N>(1e-30),
        );
        per_diagonal.push(reciprocal::<F, N>(diagonal));
    }
    let expected = product::<F, N>(&curvature.matrix, step, n);
    let known = product::<F, N>(&secant.correction, step, n);
    let mut lacking = Sequence::<Vector<F, N>>::new();
    let mut along = accumulator::<F, N>(zero);
    let mut lacking_square = accumulator::<F, N>(zero);
    let mut step_square = accumulator::<F, N>(zero);
    #[unroll]
    for k in 0..n {
        let change = secant.gradient[k] - curvature.gradient[k];
        let expected = half * (secant.product[k] + expected[k]);
        let rest = change - expected - known[k];
        let scaled = rest * per_diagonal[k];
        let length = step[k] * curvature.matrix[comptime!(triangle(k, k))];
        along.store(fma(rest, step[k], along.read()));
        lacking_square.store(fma(scaled, rest, lacking_square.read()));
        step_square.store(fma(length, step[k], step_square.read()));
        lacking.push(rest);
    }
    let along = along.read();
    let least =
        splat::<F, N>(LEAST_COSINE * LEAST_COSINE) * lacking_square.read() * step_square.read();
    let tells = (along * along)
        .greater_than(&least)
        .vec_and((counts * secant.stepped).greater_than(&zero));
    let per_along = reciprocal::<F, N>(select_many(tells, along, one));
    let per_along = select_many(tells, per_along, zero);
    let mut all = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        let part = lacking[k] * per_along;
        #[unroll]
        for l in 0..comptime!(k + 1) {
            let at = comptime!(triangle(k, l));
            let learnt = fma(part, lacking[l], secant.correction[at]);
            secant.correction[at] = select_many(tells, learnt, secant.correction[at]);
            all.push(curvature.matrix[at] + secant.correction[at]);
        }
    }
    let of_expected = pivots::<F, N>(&curvature.matrix, n);
    let mut least = accumulator::<F, N>(one);
    #[unroll]
    for k in 0..n {
        least.store(min(least.read(), of_expected[k] * per_diagonal[k]));
    }
    let least = splat::<F, N>(LEAST_PIVOT) * least.read();
    let safe = is_safe::<F, N>(&all, &curvature.matrix, least, n);
    // The point of a step that was taken back tells nothing.
    let is_known = safe.or(counts.equal(&zero));
    let mut part = one;
    if any::<F, N>(select_many(is_known, zero, one)) {
        let mut part_of_all = Sequence::<Vector<F, N>>::new();
        #[unroll]
        for at in 0..comptime!(triangle_len(n)) {
            let part = splat::<F, N>(SAFE_PART) * secant.correction[at];
            part_of_all.push(curvature.matrix[at] + part);
        }
        let part_is_safe = is_safe::<F, N>(&part_of_all, &curvature.matrix, least, n);
        part = select_many(part_is_safe, splat::<F, N>(SAFE_PART), zero);
        part = select_many(is_known, one, part);
    }
    let mut matrix = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for at in 0..comptime!(triangle_len(n)) {
        secant.correction[at] *= part;
        matrix.push(curvature.matrix[at] + secant.correction[at]);
    }
    matrix
}

/// Keeps the memory for the next iteration: the spots that `stepped` did so from the point of `curvature`.
/// Those that were `backtracked` took a part of their last step, as [`shorten`] knows.
#[cube]
pub(crate) fn keep<F: Float, N: Size>(
    secant: &mut Secant<F, N>,
    curvature: &Curvature<F, N>,
    step: &Vectors<F, N>,
    stepped: Vector<F, N>,
    backtracked: Vector<F, N>,
    #[comptime] n: usize,
) {
    let zero = splat::<F, N>(0.0);
    let is_new = stepped.greater_than(&zero);
    let product = product::<F, N>(&curvature.matrix, step, n);
    #[unroll]
    for k in 0..n {
        secant.gradient[k] = select_many(is_new, curvature.gradient[k], secant.gradient[k]);
        secant.product[k] = select_many(is_new, product[k], secant.product[k]);
    }
    let stays = backtracked.greater_than(&zero);
    secant.stepped = select_many(stays, secant.stepped, stepped);
}

/// Shortens the last step of the spots that were `backtracked`.
#[cube]
pub(crate) fn shorten<F: Float, N: Size>(
    secant: &mut Secant<F, N>,
    backtracked: Vector<F, N>,
    #[comptime] n: usize,
) {
    let left = splat::<F, N>(1.0) - backtracked * splat::<F, N>(1.0 - BACKTRACK_FACTOR);
    #[unroll]
    for k in 0..n {
        secant.product[k] *= left;
    }
}
