//! The fraction of a full step that is taken.

use cubecl::prelude::*;

use super::bounds::Bounds;
use super::full_step::FullStep;
use super::progress::Progress;
use crate::math::{reciprocal, splat};
use crate::psf::{Layout, Widths, X, Y};
use crate::vectors::{Vectors, accumulator};

/// The smallest fraction that [`relaxation`] returns.
const LEAST_RELAXATION: f32 = 0.03;

/// Returns the fraction of the next scoring step: the fraction that would have brought the slope
/// along the last step to zero.
///
/// The Fisher matrix is the expected curvature. If the data at hand curve more, full steps
/// overshoot; if they curve less, full steps creep. This is the step length of Barzilai and
/// Borwein with the Fisher matrix as the metric. It takes gradients only, no likelihood.
#[cube]
pub(crate) fn relaxation<F: Float, N: Size>(
    progress: &Progress<F, N>,
    slope: Vector<F, N>,
) -> Vector<F, N> {
    let one = splat::<F, N>(1.0);
    let fall = progress.slope - slope;
    // A slope that did not fall gives a longer step.
    let ratio = progress.slope
        * reciprocal::<F, N>(max(
            max(fall, progress.slope * splat::<F, N>(0.25)),
            splat::<F, N>(1e-30),
        ));
    let wanted = clamp(
        progress.fraction * ratio,
        splat::<F, N>(LEAST_RELAXATION),
        progress.max_fraction,
    );
    select_many(
        progress.slope.greater_than(&splat::<F, N>(0.0)),
        wanted,
        one,
    )
}

/// Limits the fraction `damping` of a full step to the range in which the model is near its
/// linearization.
///
/// The centre moves by at most one width. A width changes by at most half of itself. A parameter
/// that determines the widths changes by at most a quarter of its range.
#[cube]
pub(crate) fn limited_fraction<F: Float, N: Size, P: Layout>(
    damping: Vector<F, N>,
    step: &Vectors<F, N>,
    widths: &Widths<F, N>,
    bounds: &Bounds<F, N>,
) -> Vector<F, N> {
    let mut fraction = accumulator::<F, N>(damping);
    let tiny = splat::<F, N>(1e-15);
    #[unroll]
    for k in 0..comptime!(P::PARAMETERS) {
        let per_length = reciprocal::<F, N>(Vector::abs(step[k]) + tiny);
        if comptime!(k == X) {
            fraction.store(min(fraction.read(), widths.x * per_length));
        } else if comptime!(k == Y) {
            fraction.store(min(fraction.read(), widths.y * per_length));
        } else if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            let half = splat::<F, N>(0.5) * per_length;
            let per_x = reciprocal::<F, N>(Vector::abs(widths.dx) + tiny);
            let per_y = reciprocal::<F, N>(Vector::abs(widths.dy) + tiny);
            let width_limit = min(widths.x * half * per_x, widths.y * half * per_y);
            let range = bounds.upper[k] - bounds.lower[k];
            let range_limit = splat::<F, N>(0.25) * range * per_length;
            fraction.store(min(fraction.read(), min(width_limit, range_limit)));
        }
    }
    fraction.read()
}

/// Returns the fraction of the full step at which its first parameter reaches a bound.
///
/// A step that is clipped there is none that increases the likelihood: the steps of the others assume
/// that the clipped one is taken as a whole.
#[cube]
pub(crate) fn fraction_to_bounds<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    full: &FullStep<F, N>,
    bounds: &Bounds<F, N>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let zero = splat::<F, N>(0.0);
    let never = splat::<F, N>(1e30);
    let mut fraction = accumulator::<F, N>(never);
    #[unroll]
    for k in 0..n {
        let step = full.step[k];
        let room = select_many(
            step.less_than(&zero),
            theta[k] - bounds.lower[k],
            bounds.upper[k] - theta[k],
        );
        // A little more, so that rounding does not leave it beside the bound.
        let per_length = reciprocal::<F, N>(Vector::abs(step) + splat::<F, N>(1e-15));
        let reached = room * per_length * splat::<F, N>(1.0 + 1e-5);
        // One that is fixed, or too close for its step to change it, does not move.
        let moves = (full.is_free[k] * room).greater_than(&zero);
        fraction.store(min(fraction.read(), select_many(moves, reached, never)));
    }
    fraction.read()
}
