//! The box that the parameters stay in, and which of them are held at its walls.

use cubecl::prelude::*;

use crate::math::splat;
use crate::spec::constant;
use crate::vectors::{Vectors, running};

/// The box that the parameters stay in.
#[derive(CubeType)]
pub(crate) struct Bounds<F: Float, N: Size> {
    pub lower: Vectors<F, N>,
    pub upper: Vectors<F, N>,
}

#[cube]
pub(crate) fn bounds<F: Float, N: Size>(constants: &[F], #[comptime] n: usize) -> Bounds<F, N> {
    let mut lower = Sequence::<Vector<F, N>>::new();
    let mut upper = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        lower.push(Vector::new(constants[comptime!(constant::LOWER + k)]));
        upper.push(Vector::new(constants[comptime!(constant::UPPER + k)]));
    }
    Bounds::<F, N> { lower, upper }
}

/// Which parameters are held at their bounds.
#[derive(CubeType)]
pub(crate) struct Hold<F: Float, N: Size> {
    /// 0 for a parameter that is held, else 1.
    pub free: Vectors<F, N>,
    /// The squared decrement that is hidden by those that are pulled inward.
    pub hidden: Vector<F, N>,
}

/// Holds each parameter at a bound that the gradient pushes outward, or that the last step did (`pushed`). The latter ones may
/// be pulled inward by now, and a fit has not converged while one is.
#[cube]
pub(crate) fn hold<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    gradient: &Vectors<F, N>,
    scale: &Vectors<F, N>,
    pushed: Vector<u32, N>,
    bounds: &Bounds<F, N>,
    #[comptime] n: usize,
) -> Hold<F, N> {
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let mut free = Sequence::<Vector<F, N>>::new();
    let mut hidden = running::<F, N>(zero);
    #[unroll]
    for k in 0..n {
        let at_lower = theta[k].less_equal(&bounds.lower[k]);
        let at_upper = theta[k].greater_equal(&bounds.upper[k]);
        let outward = select_many(
            at_lower,
            -gradient[k],
            select_many(at_upper, gradient[k], -one),
        );
        let out = outward.greater_equal(&zero);
        let bit = Vector::<u32, N>::new(comptime!(1u32 << k));
        let stuck = (pushed & bit).equal(&bit);
        let held = out.or(stuck);
        let inward = select_many(stuck, gradient[k] * scale[k], zero);
        let inward = select_many(out, zero, inward);
        hidden.store(fma(inward, inward, hidden.read()));
        free.push(select_many(held, zero, one));
    }
    Hold::<F, N> {
        free,
        hidden: hidden.read(),
    }
}
