//! The Fisher matrix: scaled to unit diagonal, factored, solved, inverted.
//!
//! Scaling first is what makes `f32` enough: what is factored is the matrix of correlations, whatever
//! the units and however bright the spot (an absolute ridge would be felt at 1e5 photons).

use cubecl::num_traits::{One, Zero};
use cubecl::prelude::*;

use crate::math::{reciprocal_root, splat};
use crate::spec::triangle;

/// Pivots of the scaled matrix below this mean that it cannot be inverted: a parameter whose
/// variance, given the others, is less than this part of what it would be alone.
pub(crate) const SMALLEST_PIVOT: f32 = 1e-6;

/// `1 / sqrt(F_kk)` of each parameter: the units in which F has a unit diagonal.
#[cube]
pub(crate) fn scales<F: Float, N: Size>(
    scale: &mut Array<Vector<F, N>>,
    fisher: &Array<Vector<F, N>>,
    #[comptime] n: usize,
) {
    #[unroll]
    for k in 0..n {
        let diagonal = max(fisher[comptime!(triangle(k, k))], splat::<F, N>(1e-30));
        scale[k] = reciprocal_root::<F, N>(diagonal);
    }
}

/// Factors the scaled matrix, `L L^T`; the diagonal of `factor` holds `1 / L_kk`. `free` is 1, or 0 for a
/// parameter that is held, which is cut off from the others. Returns the smallest pivot.
#[cube]
pub(crate) fn factorise<F: Float, N: Size>(
    factor: &mut Array<Vector<F, N>>,
    fisher: &Array<Vector<F, N>>,
    scale: &Array<Vector<F, N>>,
    free: &Array<Vector<F, N>>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let mut smallest = Vector::<F, N>::one();
    #[unroll]
    for k in 0..n {
        #[unroll]
        for l in 0..k {
            let mut sum =
                fisher[comptime!(triangle(k, l))] * (scale[k] * free[k]) * (scale[l] * free[l]);
            #[unroll]
            for m in 0..l {
                sum -= factor[comptime!(triangle(k, m))] * factor[comptime!(triangle(l, m))];
            }
            factor[comptime!(triangle(k, l))] = sum * factor[comptime!(triangle(l, l))];
        }
        let mut pivot = Vector::<F, N>::one();
        #[unroll]
        for m in 0..k {
            let e = factor[comptime!(triangle(k, m))];
            pivot -= e * e;
        }
        smallest = min(smallest, pivot);
        let pivot = max(pivot, splat::<F, N>(SMALLEST_PIVOT));
        factor[comptime!(triangle(k, k))] = reciprocal_root::<F, N>(pivot);
    }
    smallest
}

/// Solves for the scaled step and returns the squared Newton decrement, `g F^-1 g`, which the
/// forward substitution gives for nothing.
#[cube]
pub(crate) fn solve<F: Float, N: Size>(
    step: &mut Array<Vector<F, N>>,
    factor: &Array<Vector<F, N>>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let mut decrement = splat::<F, N>(0.0);
    #[unroll]
    for k in 0..n {
        let mut sum = step[k];
        #[unroll]
        for m in 0..k {
            sum -= factor[comptime!(triangle(k, m))] * step[m];
        }
        let y = sum * factor[comptime!(triangle(k, k))];
        step[k] = y;
        decrement = fma(y, y, decrement);
    }
    #[unroll]
    for back in 0..n {
        let k = comptime!(n - 1 - back);
        let mut sum = step[k];
        #[unroll]
        for m in comptime!(k + 1)..n {
            sum -= factor[comptime!(triangle(m, k))] * step[m];
        }
        step[k] = sum * factor[comptime!(triangle(k, k))];
    }
    decrement
}

/// The volume of the ellipsoid that the factored matrix allows the free parameters, up to a constant:
/// `1 / sqrt(det)`.
#[cube]
pub(crate) fn volume<F: Float, N: Size>(
    factor: &Array<Vector<F, N>>,
    scale: &Array<Vector<F, N>>,
    free: &Array<Vector<F, N>>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let mut product = Vector::<F, N>::one();
    #[unroll]
    for k in 0..n {
        let radius = factor[comptime!(triangle(k, k))] * scale[k];
        let held = free[k].equal(&Vector::zero());
        product *= select_many(held, Vector::one(), radius);
    }
    product
}

/// Overwrites the factor `L` (with its inverted diagonal) by `L^-1`.
#[cube]
pub(crate) fn invert_factor<F: Float, N: Size>(
    factor: &mut Array<Vector<F, N>>,
    #[comptime] n: usize,
) {
    #[unroll]
    for l in 0..n {
        #[unroll]
        for k in comptime!(l + 1)..n {
            let mut sum = splat::<F, N>(0.0);
            #[unroll]
            for m in l..k {
                sum = fma(
                    factor[comptime!(triangle(k, m))],
                    factor[comptime!(triangle(m, l))],
                    sum,
                );
            }
            factor[comptime!(triangle(k, l))] = -sum * factor[comptime!(triangle(k, k))];
        }
    }
}

/// Entry (k, l) of `L^-T L^-1`, the inverse of the scaled matrix.
#[cube]
pub(crate) fn inverse_entry<F: Float, N: Size>(
    inverse_factor: &Array<Vector<F, N>>,
    #[comptime] k: usize,
    #[comptime] l: usize,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let mut sum = splat::<F, N>(0.0);
    #[unroll]
    for m in comptime!(if k > l { k } else { l })..n {
        sum = fma(
            inverse_factor[comptime!(triangle(m, k))],
            inverse_factor[comptime!(triangle(m, l))],
            sum,
        );
    }
    sum
}
