//! Linear algebra of the Fisher matrix: scaling to unit diagonal, Cholesky factor, solution,
//! inverse.
//!
//! Scaling first makes `f32` sufficient. The matrix that is factored holds correlations and depends
//! neither on units nor on brightness. An absolute ridge would change results at 1e5 photons.

use cubecl::prelude::*;

use crate::math::{reciprocal_sqrt, splat};
use crate::spec::triangle;
use crate::vectors::{Vectors, accumulator};

/// The smallest pivot of the scaled matrix that is divided by; smaller ones count as this. A pivot is
/// the information on a parameter given the others, relative to the information on it alone.
pub(crate) const SMALLEST_PIVOT: f32 = 1e-6;

/// Returns `1 / sqrt(F_kk)` of each parameter: the units in which F has a unit diagonal.
#[cube]
pub(crate) fn scales<F: Float, N: Size>(
    matrix: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Vectors<F, N> {
    let mut scale = Sequence::new();
    let smallest_diagonal = splat::<F, N>(1e-30);
    #[unroll]
    for k in 0..n {
        let diagonal = max(matrix[comptime!(triangle(k, k))], smallest_diagonal);
        scale.push(reciprocal_sqrt::<F, N>(diagonal));
    }
    scale
}

/// The Cholesky factor L of the scaled matrix `L L^T`.
#[derive(CubeType)]
pub(crate) struct Factor<F: Float, N: Size> {
    /// The lower triangle of L, with `1 / L_kk` on the diagonal.
    pub entries: Vectors<F, N>,
    /// The smallest pivot.
    pub pivot: Vector<F, N>,
}

/// Factors the scaled matrix. A parameter whose `is_free` is 0 is decoupled from the others.
#[cube]
pub(crate) fn factorize<F: Float, N: Size>(
    matrix: &Vectors<F, N>,
    scale: &Vectors<F, N>,
    is_free: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Factor<F, N> {
    let mut factor = Sequence::<Vector<F, N>>::new();
    let one = splat::<F, N>(1.0);
    let least = splat::<F, N>(SMALLEST_PIVOT);
    let mut smallest = accumulator::<F, N>(one);
    #[unroll]
    for k in 0..n {
        #[unroll]
        for l in 0..k {
            let mut sum = accumulator::<F, N>(
                matrix[comptime!(triangle(k, l))]
                    * (scale[k] * is_free[k])
                    * (scale[l] * is_free[l]),
            );
            #[unroll]
            for m in 0..l {
                let product = factor[comptime!(triangle(k, m))] * factor[comptime!(triangle(l, m))];
                sum.store(sum.read() - product);
            }
            let entry = sum.read() * factor[comptime!(triangle(l, l))];
            factor.push(entry);
        }
        let mut pivot = accumulator::<F, N>(one);
        #[unroll]
        for m in 0..k {
            let e = factor[comptime!(triangle(k, m))];
            pivot.store(pivot.read() - e * e);
        }
        smallest.store(min(smallest.read(), pivot.read()));
        let pivot = max(pivot.read(), least);
        factor.push(reciprocal_sqrt::<F, N>(pivot));
    }
    Factor::<F, N> {
        entries: factor,
        pivot: smallest.read(),
    }
}

/// A step in the scaled parameters, and its length.
#[derive(CubeType)]
pub(crate) struct Solution<F: Float, N: Size> {
    pub step: Vectors<F, N>,
    /// The squared Newton decrement, `g F^-1 g`. The forward substitution yields it at no cost.
    pub decrement_squared: Vector<F, N>,
}

/// Solves `L L^T step = gradient` for scaled quantities.
#[cube]
pub(crate) fn solve<F: Float, N: Size>(
    gradient: &Vectors<F, N>,
    factor: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Solution<F, N> {
    let mut square = accumulator::<F, N>(splat::<F, N>(0.0));
    let mut forward = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        let mut sum = accumulator::<F, N>(gradient[k]);
        #[unroll]
        for m in 0..k {
            sum.store(sum.read() - factor[comptime!(triangle(k, m))] * forward[m]);
        }
        let y = sum.read() * factor[comptime!(triangle(k, k))];
        square.store(fma(y, y, square.read()));
        forward.push(y);
    }
    // Entries are pushed from the last to the first.
    let mut backward = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for back in 0..n {
        let k = comptime!(n - 1 - back);
        let mut sum = accumulator::<F, N>(forward[k]);
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
        decrement_squared: square.read(),
    }
}

/// Returns `1 / sqrt(det)` of the unscaled matrix of the free parameters: the volume of their
/// confidence ellipsoid up to a constant.
#[cube]
pub(crate) fn inv_sqrt_det<F: Float, N: Size>(
    factor: &Vectors<F, N>,
    scale: &Vectors<F, N>,
    is_free: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let mut product = accumulator::<F, N>(one);
    #[unroll]
    for k in 0..n {
        let std = factor[comptime!(triangle(k, k))] * scale[k];
        product.store(product.read() * select_many(is_free[k].equal(&zero), one, std));
    }
    product.read()
}

/// Returns `L^-1`, given a factor whose diagonal is inverted already.
#[cube]
pub(crate) fn invert_factor<F: Float, N: Size>(
    factor: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Vectors<F, N> {
    let mut inverse = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        let diagonal = factor[comptime!(triangle(k, k))];
        #[unroll]
        for l in 0..k {
            let mut sum = accumulator::<F, N>(
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

/// Returns entry (k, l) of `L^-T L^-1`, the inverse of the scaled matrix.
#[cube]
pub(crate) fn inverse_entry<F: Float, N: Size>(
    inverse_factor: &Vectors<F, N>,
    #[comptime] k: usize,
    #[comptime] l: usize,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let first = comptime!(if k > l { k } else { l });
    let mut sum = accumulator::<F, N>(
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
