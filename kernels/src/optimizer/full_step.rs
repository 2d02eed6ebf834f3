//! The full step: the undamped scoring or Newton step of the free parameters.

use cubecl::prelude::*;

use super::bounds::{Bounds, active_set};
use super::curvature::Curvature;
use super::linalg::{factorize, inv_sqrt_det, scales, solve};
use crate::vectors::Vectors;

/// The undamped step, and the properties of the matrix that it was computed with.
#[derive(CubeType)]
pub(crate) struct FullStep<F: Float, N: Size> {
    /// See [`scales`].
    pub scale: Vectors<F, N>,
    /// 0 for a parameter that is fixed at a bound, else 1.
    pub is_free: Vectors<F, N>,
    /// The squared decrement along fixed parameters whose gradient points inward.
    pub bound_decrement: Vector<F, N>,
    /// The smallest pivot of the scaled matrix.
    pub pivot: Vector<F, N>,
    /// See [`inv_sqrt_det`].
    pub inv_sqrt_det: Vector<F, N>,
    /// The step, in the units of the parameters.
    pub step: Vectors<F, N>,
    /// Bit set of the parameters at a bound that the step would take beyond it.
    pub blocked: Vector<u32, N>,
    /// The squared Newton decrement: the squared length of the step in units of the CRLB.
    pub decrement_squared: Vector<F, N>,
}

/// Returns the bit set of the parameters that are at a bound and would be beyond it after a step.
#[cube]
fn leaving<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    step: &Vectors<F, N>,
    bounds: &Bounds<F, N>,
    #[comptime] n: usize,
) -> Vector<u32, N> {
    let none = Vector::<u32, N>::new(0u32);
    let mut all = Vector::<u32, N>::new(0u32);
    #[unroll]
    for k in 0..n {
        let target = theta[k] + step[k];
        let inside = clamp(target, bounds.lower[k], bounds.upper[k]);
        let stays = inside.equal(&theta[k]).vec_and(target.not_equal(&inside));
        all = all | select_many(stays, Vector::<u32, N>::new(comptime!(1u32 << k)), none);
    }
    all
}

/// Computes the full step from `theta`, with the curvature there and the parameters that were
/// `blocked` before.
///
/// The result is meaningless, and unused, for a spot whose last step was just taken back.
#[cube]
pub(crate) fn full_step<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    curvature: &Curvature<F, N>,
    blocked: Vector<u32, N>,
    bounds: &Bounds<F, N>,
    #[comptime] n: usize,
) -> FullStep<F, N> {
    let scale = scales::<F, N>(&curvature.matrix, n);
    let active = active_set::<F, N>(theta, &curvature.gradient, &scale, blocked, bounds, n);
    let mut scaled_gradient = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        scaled_gradient.push(curvature.gradient[k] * scale[k] * active.is_free[k]);
    }
    let factor = factorize::<F, N>(&curvature.matrix, &scale, &active.is_free, n);
    let solution = solve::<F, N>(&scaled_gradient, &factor.entries, n);
    let mut step = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        step.push(solution.step[k] * scale[k]);
    }
    let blocked = leaving::<F, N>(theta, &step, bounds, n);
    FullStep::<F, N> {
        blocked,
        inv_sqrt_det: inv_sqrt_det::<F, N>(&factor.entries, &scale, &active.is_free, n),
        scale,
        is_free: active.is_free,
        bound_decrement: active.bound_decrement,
        pivot: factor.pivot,
        step,
        decrement_squared: solution.decrement_squared,
    }
}
