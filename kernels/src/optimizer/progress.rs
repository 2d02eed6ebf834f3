//! The state that one iteration passes on to the next.

use cubecl::prelude::*;

use crate::math::splat;
use crate::vectors::{Vectors, zeros};

/// The state that one iteration passes on to the next.
#[derive(CubeType)]
pub(crate) struct Progress<F: Float, N: Size> {
    /// The last step, in the units of the parameters.
    pub step: Vectors<F, N>,
    /// Bit set of the parameters that are fixed because a step would have taken them beyond their
    /// bounds, since the last step that was taken.
    pub blocked: Vector<u32, N>,
    /// Slope of the log-likelihood along the last step, where the step began.
    pub slope: Vector<F, N>,
    /// Fraction of the full step that was taken.
    pub fraction: Vector<F, N>,
    /// The last Newton decrement: the length of the full step in units of the CRLB.
    pub decrement: Vector<F, N>,
    /// 1 if the next step is a Newton step, 0 if it is a scoring step.
    pub newton: Vector<F, N>,
    /// `1 / sqrt(det)` of the Hessian of the last step, or [`UNBOUNDED`] if that was a scoring
    /// step.
    pub inv_sqrt_det: Vector<F, N>,
    /// The longest step, in units of the CRLB, that a Newton step may follow.
    pub newton_radius: Vector<F, N>,
    /// The largest fraction of a full step.
    pub max_fraction: Vector<F, N>,
    /// Half the deviance at the last accepted point, once steps are checked against it.
    pub half_deviance: Vector<F, N>,
}

/// The first [`Progress::newton_radius`]. A step this long leaves an error of about one CRLB, and
/// within that the log-likelihood is close to quadratic.
pub(crate) const FIRST_NEWTON_RADIUS: f32 = 4.0;

/// The [`Progress::inv_sqrt_det`] that stands for no Hessian.
pub(crate) const UNBOUNDED: f32 = 1e30;

/// The first [`Progress::max_fraction`].
const FIRST_MAX_FRACTION: f32 = 1.5;

/// Returns the progress before the first iteration.
#[cube]
pub(crate) fn new_progress<F: Float, N: Size>(#[comptime] n: usize) -> Progress<F, N> {
    let zero = splat::<F, N>(0.0);
    Progress::<F, N> {
        step: zeros::<F, N>(n),
        blocked: Vector::<u32, N>::new(0u32),
        slope: zero,
        fraction: splat::<F, N>(1.0),
        decrement: splat::<F, N>(1e30),
        newton: zero,
        inv_sqrt_det: splat::<F, N>(UNBOUNDED),
        newton_radius: splat::<F, N>(FIRST_NEWTON_RADIUS),
        max_fraction: splat::<F, N>(FIRST_MAX_FRACTION),
        half_deviance: splat::<F, N>(f32::MAX),
    }
}
