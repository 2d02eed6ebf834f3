//! Gradient and curvature of the log-likelihood, assembled row by row.

use cubecl::prelude::*;

use crate::math::splat;
use crate::psf::{FACTORS, PsfModel, RowFactors, SU, Widths, loading};
use crate::spec::{triangle, triangle_len};
use crate::vectors::{Vectors, accumulator, zeros};

/// Gradient and curvature at a point: variables, which each pass assigns anew.
#[derive(CubeType)]
pub(crate) struct Curvature<F: Float, N: Size> {
    /// The gradient of the log-likelihood.
    pub gradient: Vectors<F, N>,
    /// The Fisher matrix; the Hessian of the negative log-likelihood for spots that take Newton
    /// steps.
    pub matrix: Vectors<F, N>,
}

/// Returns zeros.
#[cube]
pub(crate) fn new_curvature<F: Float, N: Size, P: PsfModel>() -> Curvature<F, N> {
    Curvature::<F, N> {
        gradient: zeros::<F, N>(comptime!(P::PARAMETERS)),
        matrix: zeros::<F, N>(comptime!(triangle_len(P::PARAMETERS))),
    }
}

/// Returns the index of the sum over a pair of column factors, `a >= b`.
pub(crate) const fn pair(a: usize, b: usize) -> usize {
    triangle(a, b)
}

/// Returns true if first derivatives have column factor `a`.
pub(crate) fn in_first_derivatives<P: PsfModel>(a: usize) -> bool {
    a != SU || P::FREE_WIDTH
}

/// Returns true if derivatives have column factor `a`, including second derivatives if
/// `second_order`.
pub(crate) fn in_derivatives<P: PsfModel>(a: usize, second_order: bool) -> bool {
    a < SU || P::FREE_WIDTH && (a == SU || second_order) || second_order && a == SU
}

/// Returns the number of loadings before that of parameter `k` on factor `a`.
fn loading_index<P: PsfModel>(k: usize, a: usize) -> usize {
    (0..FACTORS * k + a)
        .filter(|i| P::loads(i / FACTORS, i % FACTORS))
        .count()
}

/// Adds a row, given its sums over pairs of column factors and over single ones.
#[cube]
pub(crate) fn add_row<F: Float, N: Size, P: PsfModel>(
    curvature: &mut Curvature<F, N>,
    weights: &Vectors<F, N>,
    residuals: &Vectors<F, N>,
    row: &RowFactors<F, N>,
    widths: &Widths<F, N>,
) {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let mut loadings = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        #[unroll]
        for a in 0..FACTORS {
            if comptime!(P::loads(k, a)) {
                loadings.push(loading::<F, N, P>(row, widths, k, a));
            }
        }
    }
    #[unroll]
    for k in 0..n {
        let mut slope = accumulator::<F, N>(curvature.gradient[k]);
        #[unroll]
        for a in 0..FACTORS {
            if comptime!(P::loads(k, a)) {
                let loaded = loadings[comptime!(loading_index::<P>(k, a))];
                slope.store(fma(loaded, residuals[a], slope.read()));
            }
        }
        curvature.gradient[k] = slope.read();
        // The sums with the loadings of parameter k applied to one side.
        let mut half = Sequence::<Vector<F, N>>::new();
        #[unroll]
        for b in 0..FACTORS {
            let mut sum = accumulator::<F, N>(zero);
            #[unroll]
            for a in 0..FACTORS {
                if comptime!(in_first_derivatives::<P>(b) && P::loads(k, a)) {
                    let loaded = loadings[comptime!(loading_index::<P>(k, a))];
                    sum.store(fma(loaded, weights[comptime!(pair(a, b))], sum.read()));
                }
            }
            half.push(sum.read());
        }
        #[unroll]
        for l in 0..comptime!(k + 1) {
            let mut sum = accumulator::<F, N>(curvature.matrix[comptime!(triangle(k, l))]);
            #[unroll]
            for b in 0..FACTORS {
                if comptime!(P::loads(l, b)) {
                    let loaded = loadings[comptime!(loading_index::<P>(l, b))];
                    sum.store(fma(loaded, half[b], sum.read()));
                }
            }
            curvature.matrix[comptime!(triangle(k, l))] = sum.read();
        }
    }
}
