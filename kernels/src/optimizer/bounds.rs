//! The bounds of the parameters, and the active set: the parameters that are fixed at a bound.

use cubecl::prelude::*;

use crate::math::splat;
use crate::spec::constant;
use crate::vectors::{Vectors, accumulator};

/// The box that the parameters stay in.
#[derive(CubeType)]
pub(crate) struct Bounds<F: Float, N: Size> {
    pub lower: Vectors<F, N>,
    pub upper: Vectors<F, N>,
}

/// Reads the bounds of `n` parameters.
#[cube]
pub(crate) fn read_bounds<F: Float, N: Size>(
    constants: &[F],
    #[comptime] n: usize,
) -> Bounds<F, N> {
    bounds_at::<F, N>(constants, 0usize.runtime(), n)
}

/// Reads the bounds of `n` parameters again, in a fit after `iterations`.
///
/// They would take up to 12 registers of a GPU throughout the fit. LLVM reads them only once, unless
/// their place seems to depend on the fit: a 0 is added that LLVM does not know. Counts in `f32` end
/// at 2^24.
#[cube]
pub(crate) fn read_bounds_again<F: Float, N: Size>(
    constants: &[F],
    iterations: Vector<F, N>,
    #[comptime] n: usize,
) -> Bounds<F, N> {
    let zero = u32::cast_from(iterations.extract(0usize)) >> 25;
    bounds_at::<F, N>(constants, zero as usize, n)
}

/// Reads the bounds of `n` parameters, `offset` values after their place.
#[cube]
fn bounds_at<F: Float, N: Size>(
    constants: &[F],
    offset: usize,
    #[comptime] n: usize,
) -> Bounds<F, N> {
    let mut lower = Sequence::<Vector<F, N>>::new();
    let mut upper = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        lower.push(Vector::new(
            constants[offset + comptime!(constant::LOWER + k)],
        ));
        upper.push(Vector::new(
            constants[offset + comptime!(constant::UPPER + k)],
        ));
    }
    Bounds::<F, N> { lower, upper }
}

/// The parameters that are fixed at their bounds.
#[derive(CubeType)]
pub(crate) struct ActiveSet<F: Float, N: Size> {
    /// 0 for a parameter that is fixed, else 1.
    pub is_free: Vectors<F, N>,
    /// The squared decrement along fixed parameters whose gradient points inward.
    pub bound_decrement: Vector<F, N>,
}

/// Fixes each parameter at a bound if the gradient points outward, or if the bound `blocked` the
/// last step.
///
/// The gradient of a blocked parameter may point inward by now. A fit has not converged while this
/// decrement is above the tolerance.
#[cube]
pub(crate) fn active_set<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    gradient: &Vectors<F, N>,
    scale: &Vectors<F, N>,
    blocked: Vector<u32, N>,
    bounds: &Bounds<F, N>,
    #[comptime] n: usize,
) -> ActiveSet<F, N> {
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let mut is_free = Sequence::<Vector<F, N>>::new();
    let mut bound_decrement = accumulator::<F, N>(zero);
    #[unroll]
    for k in 0..n {
        let at_lower = theta[k].less_equal(&bounds.lower[k]);
        let at_upper = theta[k].greater_equal(&bounds.upper[k]);
        let outward = select_many(
            at_lower,
            -gradient[k],
            select_many(at_upper, gradient[k], -one),
        );
        let points_outward = outward.greater_equal(&zero);
        let bit = Vector::<u32, N>::new(comptime!(1u32 << k));
        let is_blocked = (blocked & bit).equal(&bit);
        let fixed = points_outward.or(is_blocked);
        let inward = select_many(is_blocked, gradient[k] * scale[k], zero);
        let inward = select_many(points_outward, zero, inward);
        bound_decrement.store(fma(inward, inward, bound_decrement.read()));
        is_free.push(select_many(fixed, zero, one));
    }
    ActiveSet::<F, N> {
        is_free,
        bound_decrement: bound_decrement.read(),
    }
}
