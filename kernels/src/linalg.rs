//! The Fisher matrix: scaled to unit diagonal, factored, solved, inverted.
//!
//! Scaling first is what makes `f32` enough: what is factored is the matrix of correlations, whatever
//! the units and however bright the spot (an absolute ridge would be felt at 1e5 photons).

use cubecl::prelude::*;

use crate::math::{reciprocal_root, splat};
use crate::spec::triangle;
use crate::vectors::{Vectors, running};

/// Pivots of the scaled matrix below this mean that it cannot be inverted: a parameter whose
/// variance, given the others, is less than this part of what it would be alone.
pub(crate) const SMALLEST_PIVOT: f32 = 1e-6;

/// `1 / sqrt(F_kk)` of each parameter: the units in which F has a unit diagonal.
#[cube]
pub(crate) fn scales<F: Float, N: Size>(
    fisher: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Vectors<F, N> {
    let mut scale = Sequence::new();
    let least = splat::<F, N>(1e-30);
    #[unroll]
    for k in 0..n {
        let diagonal = max(fisher[comptime!(triangle(k, k))], least);
        scale.push(reciprocal_root::<F, N>(diagonal));
    }
    scale
}

/// The scaled matrix's Cholesky factor, `L L^T`.
#[derive(CubeType)]
pub(crate) struct Factor<F: Float, N: Size> {
    /// `L`; on the diagonal, `1 / L_kk`.
    pub entries: Vectors<F, N>,
    /// The smallest pivot.
    pub pivot: Vector<F, N>,
}

/// Factors the scaled matrix. `free` is 1, or 0 for a parameter that is held, which is cut off from the others.
#[cube]
pub(crate) fn factorise<F: Float, N: Size>(
    fisher: &Vectors<F, N>,
    scale: &Vectors<F, N>,
    free: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Factor<F, N> {
    let mut factor = Sequence::<Vector<F, N>>::new();
    let one = splat::<F, N>(1.0);
    let least = splat::<F, N>(SMALLEST_PIVOT);
    let mut smallest = running::<F, N>(one);
    #[unroll]
    for k in 0..n {
        #[unroll]
        for l in 0..k {
            let mut sum = running::<F, N>(
                fisher[comptime!(triangle(k, l))] * (scale[k] * free[k]) * (scale[l] * free[l]),
            );
            #[unroll]
            for m in 0..l {
                let product = factor[comptime!(triangle(k, m))] * factor[comptime!(triangle(l, m))];
                sum.store(sum.read() - product);
            }
            let entry = sum.read() * factor[comptime!(triangle(l, l))];
            factor.push(entry);
        }
        let mut pivot = running::<F, N>(one);
        #[unroll]
        for m in 0..k {
            let e = factor[comptime!(triangle(k, m))];
            pivot.store(pivot.read() - e * e);
        }
        smallest.store(min(smallest.read(), pivot.read()));
        let pivot = max(pivot.read(), least);
        factor.push(reciprocal_root::<F, N>(pivot));
    }
    Factor::<F, N> {
        entries: factor,
        pivot: smallest.read(),
    }
}

/// A step, in the scaled parameters, and its length.
#[derive(CubeType)]
pub(crate) struct Solution<F: Float, N: Size> {
    pub step: Vectors<F, N>,
    /// The squared Newton decrement, `g F^-1 g`, which the forward substitution gives for nothing.
    pub square: Vector<F, N>,
}

/// Solves for the step that the scaled gradient asks for.
#[cube]
pub(crate) fn solve<F: Float, N: Size>(
    gradient: &Vectors<F, N>,
    factor: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Solution<F, N> {
    let mut square = running::<F, N>(splat::<F, N>(0.0));
    let mut forward = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        let mut sum = running::<F, N>(gradient[k]);
        #[unroll]
        for m in 0..k {
            sum.store(sum.read() - factor[comptime!(triangle(k, m))] * forward[m]);
        }
        let y = sum.read() * factor[comptime!(triangle(k, k))];
        square.store(fma(y, y, square.read()));
        forward.push(y);
    }
    // From the last to the first.
    let mut backward = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for back in 0..n {
        let k = comptime!(n - 1 - back);
        let mut sum = running::<F, N>(forward[k]);
        #[unroll]
        for m in comptime!(k + 1)..n {
            let known = backward[comptime!(n - 1 - m)];
            sum.store(sum.read() - factor[comptime!(triangle(m, k))] * known);
        }
        let x = sum.read() * factor[comptime!(triangle(k, k))];
        backward.push(x);
    }
    Solution::<F, N> {
        step: backward.reversed(),
        square: square.read(),
    }
}

/// The volume of the ellipsoid that the factored matrix allows the free parameters, up to a constant:
/// `1 / sqrt(det)`.
#[cube]
pub(crate) fn volume<F: Float, N: Size>(
    factor: &Vectors<F, N>,
    scale: &Vectors<F, N>,
    free: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let mut product = running::<F, N>(one);
    #[unroll]
    for k in 0..n {
        let radius = factor[comptime!(triangle(k, k))] * scale[k];
        product.store(product.read() * select_many(free[k].equal(&zero), one, radius));
    }
    product.read()
}

/// `L^-1`, of a factor whose diagonal is inverted already.
#[cube]
pub(crate) fn inverse<F: Float, N: Size>(
    factor: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Vectors<F, N> {
    let mut inverse = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        let diagonal = factor[comptime!(triangle(k, k))];
        #[unroll]
        for l in 0..k {
            let mut sum = running::<F, N>(
                factor[comptime!(triangle(k, l))] * inverse[comptime!(triangle(l, l))],
            );
            #[unroll]
            for m in comptime!(l + 1)..k {
                let known = inverse[comptime!(triangle(m, l))];
                sum.store(fma(factor[comptime!(triangle(k, m))], known, sum.read()));
            }
            inverse.push(-sum.read() * diagonal);
        }
        inverse.push(diagonal);
    }
    inverse
}

/// Entry (k, l) of `L^-T L^-1`, the inverse of the scaled matrix.
#[cube]
pub(crate) fn inverse_entry<F: Float, N: Size>(
    inverse_factor: &Vectors<F, N>,
    #[comptime] k: usize,
    #[comptime] l: usize,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let first = comptime!(if k > l { k } else { l });
    let mut sum = running::<F, N>(
        inverse_factor[comptime!(triangle(first, k))]
            * inverse_factor[comptime!(triangle(first, l))],
    );
    #[unroll]
    for m in comptime!(first + 1)..n {
        sum.store(fma(
            inverse_factor[comptime!(triangle(m, k))],
            inverse_factor[comptime!(triangle(m, l))],
            sum.read(),
        ));
    }
    sum.read()
}
