//! One iteration: a pass over the pixels, then a step or a check for convergence.

use cubecl::prelude::*;

use super::backtrack::{CHECKED_AFTER, backtrack};
use super::bounds::Bounds;
use super::convergence::{check_convergence, check_steps};
use super::curvature::{Curvature, new_curvature};
use super::full_step::{FullStep, full_step};
use super::goodness::goodness_at;
use super::pass::pass;
use super::progress::{Progress, new_progress};
use super::secant::{Secant, corrected, keep, shorten, square};
use super::spline::{deviance_of_spline, pass_of_spline};
use super::step::take_step;
use crate::math::{any, splat};
use crate::pixels::Rois;
use crate::psf::{PsfModel, Widths, fill_profiles};
use crate::spec::{Spec, status, triangle_len};
use crate::vectors::{Vectors, assign, current_values, zeros};

/// Returns 1 where `left >= right`, else 0.
#[cube]
fn at_least<F: Float, N: Size>(left: Vector<F, N>, right: Vector<F, N>) -> Vector<F, N> {
    select_many(
        left.greater_equal(&right),
        splat::<F, N>(1.0),
        splat::<F, N>(0.0),
    )
}

/// The state of the fits of one unit.
#[derive(CubeType)]
pub(crate) struct State<F: Float, N: Size> {
    pub theta: Vectors<F, N>,
    /// Result of the latest pass.
    pub curvature: Curvature<F, N>,
    pub progress: Progress<F, N>,
    /// The full step of the latest check.
    pub remaining_step: Vectors<F, N>,
    pub iterations: Vector<F, N>,
    /// 1 for a fit that takes steps, 0 for one that waits for the other lanes.
    pub moving: Vector<F, N>,
    /// The [`status`]; [`UNDECIDED`](status::UNDECIDED) until a check decides it.
    pub status: Vector<F, N>,
}

/// Returns the state before the first iteration. Spots that are `bad` are never iterated.
#[cube]
pub(crate) fn new_state<F: Float, N: Size, P: PsfModel>(
    theta: &Vectors<F, N>,
    bad: Vector<bool, N>,
) -> State<F, N> {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let undecided = splat::<F, N>(status::UNDECIDED as f32);
    State::<F, N> {
        theta: current_values::<F, N>(theta, n),
        curvature: new_curvature::<F, N, P>(),
        progress: new_progress::<F, N>(n),
        remaining_step: zeros::<F, N>(n),
        iterations: zero,
        moving: select_many(bad, zero, splat::<F, N>(1.0)),
        status: select_many(bad, splat::<F, N>(status::BAD_INPUT as f32), undecided),
    }
}

/// Passes over the pixels at the parameters of `state`. See [`pass`].
#[cube]
fn pass_at<F: Float, N: Size, P: PsfModel>(
    state: &mut State<F, N>,
    widths: &Widths<F, N>,
    newton: Vector<F, N>,
    profiles: &[Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] second_order: bool,
    #[comptime] spec: Spec,
) {
    pass::<F, N, P>(
        &state.theta,
        widths,
        &mut state.curvature,
        newton,
        profiles,
        rois,
        second_order,
        spec,
    );
}

/// Runs one iteration: a pass over the pixels and a step if `stepping`, else a pass and a check for
/// convergence.
///
/// The code that both share is emitted once, because the first launch of a kernel waits for its
/// compilation. On the CPU both have the same pass.
#[cube]
pub(crate) fn run_iteration<F: Float, N: Size, P: PsfModel>(
    state: &mut State<F, N>,
    secant: &mut Secant<F, N>,
    stepping: bool,
    profiles: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    bounds: &Bounds<F, N>,
    max_iterations: u32,
    #[comptime] spec: Spec,
) {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let max_iterations = Vector::<F, N>::new(F::cast_from(max_iterations));
    let widths = P::widths::<F, N>(&state.theta, rois.constants);
    if comptime!(P::SEPARABLE) {
        fill_profiles::<F, N, P>(profiles, &state.theta, &widths, rois, spec);
    }
    if comptime!(!P::SEPARABLE) {
        pass_of_spline::<F, N, P>(&state.theta, &mut state.curvature, profiles, rois, spec);
    } else if comptime!(spec.cache_pixels) {
        let mut newton = zero;
        if stepping {
            newton = state.progress.newton;
        }
        pass_at::<F, N, P>(state, &widths, newton, &*profiles, rois, true, spec);
    } else if stepping {
        let newton = state.progress.newton;
        pass_at::<F, N, P>(state, &widths, newton, &*profiles, rois, true, spec);
    } else {
        pass_at::<F, N, P>(state, &widths, zero, &*profiles, rois, false, spec);
    }
    let mut backtracked = zero;
    if stepping {
        state.iterations += state.moving;
        let mut checked =
            state.moving * at_least::<F, N>(state.iterations, splat::<F, N>(CHECKED_AFTER));
        if comptime!(!P::SEPARABLE) {
            // The pass after the limit is of a point that was taken back, and ends the fit.
            checked *= at_least::<F, N>(max_iterations, state.iterations);
        }
        if any::<F, N>(checked) {
            let half_deviance =
                half_deviance_at::<F, N, P>(&state.theta, &widths, profiles, rois, spec);
            backtracked = backtrack::<F, N>(
                &mut state.theta,
                &mut state.progress,
                half_deviance,
                checked,
                n,
            );
            if comptime!(P::HAS_PLANES) {
                shorten::<F, N>(secant, backtracked, n);
            }
        }
    }
    if comptime!(P::SEPARABLE) {
        let full = full_step::<F, N>(
            &state.theta,
            &state.curvature,
            state.progress.blocked,
            bounds,
            n,
        );
        step_or_check::<F, N, P>(
            state,
            &full,
            &widths,
            stepping,
            backtracked,
            bounds,
            max_iterations,
            rois.constants,
        );
    } else {
        step_of_spline::<F, N, P>(
            state,
            secant,
            &widths,
            backtracked,
            bounds,
            max_iterations,
            rois.constants,
        );
    }
}

/// Takes a step, or checks for convergence.
#[cube]
fn step_or_check<F: Float, N: Size, P: PsfModel>(
    state: &mut State<F, N>,
    full: &FullStep<F, N>,
    widths: &Widths<F, N>,
    stepping: bool,
    backtracked: Vector<F, N>,
    bounds: &Bounds<F, N>,
    max_iterations: Vector<F, N>,
    constants: &[F],
) {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    if stepping {
        let active = state.moving - backtracked;
        let next = take_step::<F, N, P>(
            &mut state.theta,
            &mut state.progress,
            &state.curvature,
            full,
            widths,
            active,
            bounds,
            constants,
        ) + backtracked;
        state.moving = select_many(state.iterations.less_than(&max_iterations), next, zero);
    } else {
        let checked = check_convergence::<F, N, P>(&state.theta, full, &state.progress, constants);
        let exhausted = state.iterations.greater_equal(&max_iterations);
        let last = min(checked, splat::<F, N>(status::MAX_ITERATIONS as f32));
        let checked = select_many(exhausted, last, checked);
        let undecided = splat::<F, N>(status::UNDECIDED as f32);
        state.status = select_many(state.status.equal(&undecided), checked, state.status);
        assign::<F, N>(&mut state.remaining_step, &full.step, n);
        state.moving = select_many(state.status.equal(&undecided), one, zero);
    }
}

/// Returns half the deviance at `theta`, whose profiles are filled.
#[cube]
fn half_deviance_at<F: Float, N: Size, P: PsfModel>(
    theta: &Vectors<F, N>,
    widths: &Widths<F, N>,
    profiles: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(P::SEPARABLE) {
        goodness_at::<F, N, P>(theta, widths, &*profiles, rois, false, spec).half_deviance
    } else {
        deviance_of_spline::<F, N, P>(theta, profiles, rois, spec)
    }
}

/// Takes a step of fits of a measured PSF. Every pass is a check, too: a fit without a status takes another
/// step.
#[cube]
fn step_of_spline<F: Float, N: Size, P: PsfModel>(
    state: &mut State<F, N>,
    secant: &mut Secant<F, N>,
    widths: &Widths<F, N>,
    backtracked: Vector<F, N>,
    bounds: &Bounds<F, N>,
    max_iterations: Vector<F, N>,
    constants: &[F],
) {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let active = state.moving - backtracked;
    let matrix = if comptime!(P::HAS_PLANES) {
        corrected::<F, N>(secant, &state.curvature, &state.progress.step, active, n)
    } else {
        current_values::<F, N>(&state.curvature.matrix, comptime!(triangle_len(n)))
    };
    let curvature = Curvature::<F, N> {
        gradient: current_values::<F, N>(&state.curvature.gradient, n),
        matrix,
    };
    let mut full = full_step::<F, N>(&state.theta, &curvature, state.progress.blocked, bounds, n);
    if comptime!(P::HAS_PLANES) {
        // Its length in units of the CRLB, whatever the curvature is.
        full.decrement_squared = square::<F, N>(&state.curvature.matrix, &full.step, n);
    }
    let active = check_steps_of_spline::<F, N, P>(state, &full, active, max_iterations, constants);
    // Those with a parameter that the step would take beyond a bound wait until it is fixed.
    let waits = full.blocked.not_equal(&Vector::<u32, N>::new(0u32));
    let stepped = select_many(waits, zero, active);
    take_step::<F, N, P>(
        &mut state.theta,
        &mut state.progress,
        &curvature,
        &full,
        widths,
        active,
        bounds,
        constants,
    );
    if comptime!(P::HAS_PLANES) {
        keep::<F, N>(
            secant,
            &state.curvature,
            &state.progress.step,
            stepped,
            backtracked,
            n,
        );
    }
    let undecided = splat::<F, N>(status::UNDECIDED as f32);
    let exhausted = state
        .status
        .equal(&undecided)
        .vec_and(state.iterations.greater_equal(&max_iterations))
        // One that was taken back needs the pass of its point, in which nothing is taken back.
        .vec_and(backtracked.equal(&zero));
    let last = splat::<F, N>(status::MAX_ITERATIONS as f32);
    state.status = select_many(exhausted, last, state.status);
    state.moving = select_many(state.status.equal(&undecided), one, zero);
    state.iterations = min(state.iterations, max_iterations);
}

/// Decides the status of fits of a measured PSF, among those that are `active`: each pass is a check, too.
/// Returns 1 for those that take another step.
#[cube]
fn check_steps_of_spline<F: Float, N: Size, P: PsfModel>(
    state: &mut State<F, N>,
    full: &FullStep<F, N>,
    active: Vector<F, N>,
    max_iterations: Vector<F, N>,
    constants: &[F],
) -> Vector<F, N> {
    let zero = splat::<F, N>(0.0);
    let undecided = splat::<F, N>(status::UNDECIDED as f32);
    let checked = check_steps::<F, N, P>(&state.theta, full, &state.progress, constants);
    let exhausted = state.iterations.greater_equal(&max_iterations);
    let last = min(checked, splat::<F, N>(status::MAX_ITERATIONS as f32));
    let checked = select_many(exhausted, last, checked);
    let decided = checked
        .not_equal(&undecided)
        .vec_and(active.greater_than(&zero));
    state.status = select_many(decided, checked, state.status);
    #[unroll]
    for k in 0..comptime!(P::PARAMETERS) {
        state.remaining_step[k] = select_many(decided, full.step[k], state.remaining_step[k]);
    }
    select_many(decided, zero, active)
}
