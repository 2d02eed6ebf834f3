//! The kernel: load, start, iterate, finish.
//!
//! Every value is a vector of `N` spots. Nothing branches on a single spot: a spot that has
//! converged is frozen by masks, which makes its result independent of its neighbours in the
//! vector.
//!
//! 1. Load: the ROIs of the unit. On CPUs their pixels are calibrated here, once.
//! 2. Start: background, centre, photons and widths are measured from the pixels, without a fit. The depth
//!    of a measured PSF has several starts, which are scored.
//! 3. Iterate: each iteration computes the profiles, passes over the pixels, and takes a step.
//!    Spots whose step predicts a small enough error are checked by a pass at the new point, and go
//!    on if the check fails (see `optimizer`).
//! 4. Finish: if p-values are wanted, a last pass computes deviance and expected cumulants. Fits of a measured
//!    PSF have both after each start: they decide which fit is kept, and whether another start is tried. The
//!    matrix of the last check gives the covariance.

use cubecl::prelude::*;

use crate::approximate::allow_approximations;
use crate::left::{are_few, read_left, write_left};
use crate::math::{any, splat};
use crate::optimizer::{
    Bounds, Goodness, Secant, Start, State, goodness_at, goodness_of_spline, is_bad, is_poor,
    new_goodness, new_secant, new_state, read_bounds_again, replace_goodness, run_iteration,
    start_fit,
};
use crate::pixels::{Rois, area_of, load, moment_terms, wants_goodness};
use crate::psf::{PsfModel, X, Y, Z};
use crate::spec::{Noise, Spec, flag, status, triangle_len};
use crate::spline::{
    FIRST_START, NEXT_START, NOWHERE, SECOND_START, START_COUNT, no_starts, read_starts,
    replace_starts, score_starts, write_starts,
};
use crate::vectors::{assign, zeros};
use crate::working::working_len_of;
use crate::write::{ResultColumns, Results, mark, result_columns, write};

/// Fits the spots of one unit.
///
/// `words` are tiles `[tile][word][slot]`. `constants` are laid out by
/// [`constant`](mod@crate::spec::constant). `out` receives the [`Columns`](crate::spec::Columns), and
/// `codes` the iterations and the status; each column is `stride` vectors long. `spec` is
/// [compiled](Spec::compiled), with room for ROIs of `side`.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn fit<F: Float, N: Size, P: PsfModel>(
    words: &[Vector<u32, N>],
    constants: &[F],
    out: &mut [Vector<F, N>],
    codes: &mut [Vector<F, N>],
    stride: u32,
    max_iterations: u32,
    flags: u32,
    side: usize,
    #[comptime] spec: Spec,
    #[comptime] approximations: bool,
) {
    allow_approximations(approximations);
    let unit = ABSOLUTE_POS;
    if unit < stride as usize {
        // Memory of the caller on CPUs, shared memory on GPUs.
        let len = comptime!(working_len_of(P::SEPARABLE, P::FREE_WIDTH, spec) * spec.units);
        let mut profiles = Shared::<[Vector<F, N>]>::new_slice(len);
        let profiles = profiles.as_mut_slice();
        let mut output = result_columns::<F, N>(unit, out, codes, stride);
        if comptime!(spec.copies_pixels()) {
            let mut values = Shared::<[Vector<F, N>]>::new_slice(comptime!(spec.area()));
            let values = values.as_mut_slice();
            let mut rois = load::<F, N>(unit, words, constants, side, flags, values, spec);
            fit_unit::<F, N, P>(&mut rois, profiles, &mut output, max_iterations, spec);
        } else {
            let mut values = Array::<Vector<F, N>>::new(1usize);
            let values = values.as_mut_slice();
            let mut rois = load::<F, N>(unit, words, constants, side, flags, values, spec);
            fit_unit::<F, N, P>(&mut rois, profiles, &mut output, max_iterations, spec);
        }
    }
}

/// Fits the spots of one unit, with `profiles` as working memory.
#[cube]
fn fit_unit<F: Float, N: Size, P: PsfModel>(
    rois: &mut Rois<'_, F, N>,
    profiles: &mut [Vector<F, N>],
    output: &mut ResultColumns<'_, F, N>,
    max_iterations: u32,
    #[comptime] spec: Spec,
) {
    let start = start_fit::<F, N, P>(rois, spec);
    let bad = is_bad::<F, N, P>(&start.measured);
    let mut state = new_state::<F, N, P>(&start.theta, bad);
    let mut goodness = new_goodness::<F, N>(spec);
    if comptime!(P::SEPARABLE) {
        let mut secant = secant_of::<F, N, P>();
        iterate::<F, N, P>(
            &mut state,
            &mut secant,
            false.runtime(),
            profiles,
            &*rois,
            &start.bounds,
            max_iterations,
            spec,
        );
        if wants_goodness(rois.flags) {
            let widths = P::widths::<F, N>(&state.theta, rois.constants);
            let found =
                goodness_at::<F, N, P>(&state.theta, &widths, &*profiles, &*rois, true, spec);
            goodness.half_deviance = found.half_deviance;
            let terms = comptime!(moment_terms(spec.noise));
            assign::<F, N>(&mut goodness.moments, &found.moments, terms);
        }
        finish::<F, N, P>(state, goodness, &start, &*rois, output, spec);
    } else {
        let marks = fit_from_starts::<F, N, P>(
            &mut state,
            &mut goodness,
            &start,
            bad,
            profiles,
            &*rois,
            output,
            max_iterations,
            spec,
        );
        if rois.flags & flag::STARTS == 0 {
            finish::<F, N, P>(state, goodness, &start, &*rois, output, spec);
            if comptime!(spec.cache_pixels && P::HAS_PLANES) {
                mark::<F, N>(marks, output);
            }
        }
    }
}

/// Fits a measured PSF from the best start in z, from the second if that may be better, and, where the fit
/// is poor, from the best of those far from both. `best` and `goodness` are those of the best fit in the
/// end.
///
/// CPUs fit spots in the order of their starts: they are written to `output` first, and read from there. Poor
/// fits are few, and would make their whole vector wait, as the last fits of a vector do: CPUs fit them together, in a
/// launch of their own. Returns what marks them.
#[cube]
fn fit_from_starts<F: Float, N: Size, P: PsfModel>(
    best: &mut State<F, N>,
    goodness: &mut Goodness<F, N>,
    start: &Start<F, N>,
    bad: Vector<bool, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    output: &mut ResultColumns<'_, F, N>,
    max_iterations: u32,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let in_order = comptime!(spec.cache_pixels && P::HAS_PLANES);
    // One plane has one start.
    let count = comptime!(if P::HAS_PLANES { START_COUNT } else { 1 }).runtime();
    let usable = select_many(bad, zero, one);
    let mut starts = no_starts::<F, N>(start.theta[X], start.theta[Y]);
    // The depths of the first fit and of the second start.
    let mut tried = splat::<F, N>(NOWHERE);
    let mut tried_second = splat::<F, N>(NOWHERE);
    let mut wanted = usable;
    // The iterations of all starts.
    let mut spent = zero;
    if comptime!(in_order) && rois.flags & flag::STARTS != 0 {
        wanted = one;
    }
    let mut trial = comptime!(FIRST_START).runtime();
    let mut marks = zero;
    if comptime!(in_order) && rois.flags & flag::AGAIN != 0 {
        let read = read_starts::<F, N>(&*output);
        tried = read.z;
        trial = comptime!(NEXT_START).runtime();
        goodness.half_deviance = splat::<F, N>(f32::MAX);
    }
    while trial < count && any::<F, N>(wanted) {
        let mut z = starts.second_z;
        if trial != SECOND_START {
            if comptime!(in_order) && trial == FIRST_START && rois.flags & flag::STARTED != 0 {
                // Fits that were left have begun.
                if rois.flags & flag::LEFT == 0 {
                    let read = read_starts::<F, N>(&*output);
                    replace_starts::<F, N>(&mut starts, &read);
                }
            } else {
                let mut centre = zeros::<F, N>(n);
                centre[X] = starts.x;
                centre[Y] = starts.y;
                let scored =
                    score_starts::<F, N, P>(&centre, tried, tried_second, memory, rois, spec);
                replace_starts::<F, N>(&mut starts, &scored);
            }
            z = starts.z;
        }
        if comptime!(in_order) && rois.flags & flag::STARTS != 0 {
            write_starts::<F, N>(&starts, output);
            wanted = zero;
        } else {
            if trial == NEXT_START {
                wanted *= starts.found;
            }
            let mut theta = zeros::<F, N>(n);
            theta[X] = starts.x;
            theta[Y] = starts.y;
            if comptime!(P::HAS_PLANES) {
                theta[Z] = z;
            }
            theta[comptime!(P::PHOTONS)] = starts.photons;
            theta[comptime!(P::BACKGROUND)] = starts.background;
            let bounds = bounds_again::<F, N, P>(&*best, rois.constants);
            #[unroll]
            for k in 0..n {
                theta[k] = clamp(theta[k], bounds.lower[k], bounds.upper[k]);
            }
            let waits = wanted.equal(&zero);
            let mut state = new_state::<F, N, P>(&theta, waits);
            let mut secant = secant_of::<F, N, P>();
            let mut may_leave = false.runtime();
            if comptime!(in_order) {
                if rois.flags & flag::LEFT != 0 && trial == FIRST_START {
                    read_left::<F, N, P>(&mut state, &mut secant, &*output);
                } else if rois.flags & flag::STARTED != 0 && trial == FIRST_START {
                    may_leave = !any::<F, N>(starts.has_second);
                }
            }
            iterate::<F, N, P>(
                &mut state,
                &mut secant,
                may_leave,
                memory,
                rois,
                &start.bounds,
                max_iterations,
                spec,
            );
            // Conditions of both kinds would be ones of run time, here and below.
            #[allow(clippy::collapsible_if)]
            if comptime!(in_order) {
                if may_leave && any::<F, N>(state.moving) {
                    write_left::<F, N, P>(&state, &secant, output);
                    marks = state.moving * splat::<F, N>(status::LEFT as f32);
                }
            }
            let found = goodness_of_spline::<F, N, P>(&state.theta, memory, rois, spec);
            // The first fit counts, whatever its deviance is.
            let is_first = Vector::<F, N>::new(F::cast_from(trial)).equal(&zero);
            let better = found
                .half_deviance
                .less_than(&goodness.half_deviance)
                .or(is_first)
                .vec_and(wanted.greater_than(&zero));
            replace_goodness::<F, N>(goodness, &found, better, spec);
            replace_state::<F, N, P>(best, &state, better);
            spent += state.iterations;
            trial += 1;
            if trial == SECOND_START {
                if comptime!(P::HAS_PLANES) {
                    // As it is written.
                    let depth = best.theta[Z] + best.remaining_step[Z];
                    tried = clamp(depth, bounds.lower[Z], bounds.upper[Z]);
                }
                wanted = usable * starts.has_second;
                tried_second = select_many(
                    starts.has_second.greater_than(&zero),
                    starts.second_z,
                    tried_second,
                );
                if !any::<F, N>(wanted) {
                    trial += 1;
                }
            }
            #[allow(clippy::collapsible_if)]
            if comptime!(P::HAS_PLANES) {
                if trial == NEXT_START {
                    let pixels = pixels_of::<F, N>(start, rois, spec);
                    let poor = is_poor::<F, N>(&*goodness, pixels, rois.constants, spec);
                    // One that hardly converges is no spot.
                    let most = Vector::<F, N>::new(F::cast_from(max_iterations));
                    let poor = poor.vec_and(spent.less_than(&most));
                    let ended = marks.equal(&zero);
                    wanted = select_many(poor.vec_and(ended), usable, zero);
                    if comptime!(in_order)
                        && rois.flags & flag::STARTED != 0
                        && wants_goodness(rois.flags)
                        && !any::<F, N>(starts.has_second)
                    {
                        marks += wanted * splat::<F, N>(status::POOR as f32);
                        wanted = zero;
                    }
                }
            }
        }
    }
    marks
}

/// Replaces the results of fits.
#[cube]
fn replace_state<F: Float, N: Size, P: PsfModel>(
    old: &mut State<F, N>,
    new: &State<F, N>,
    replaced: Vector<bool, N>,
) {
    #[unroll]
    for k in 0..comptime!(P::PARAMETERS) {
        old.theta[k] = select_many(replaced, new.theta[k], old.theta[k]);
        old.remaining_step[k] = select_many(replaced, new.remaining_step[k], old.remaining_step[k]);
    }
    #[unroll]
    for k in 0..comptime!(triangle_len(P::PARAMETERS)) {
        let entry = new.curvature.matrix[k];
        old.curvature.matrix[k] = select_many(replaced, entry, old.curvature.matrix[k]);
    }
    old.status = select_many(replaced, new.status, old.status);
    old.iterations = select_many(replaced, new.iterations, old.iterations);
}

/// Returns the memory of a fit before its first step. Steps without a depth do well with the Fisher matrix alone.
#[cube]
fn secant_of<F: Float, N: Size, P: PsfModel>() -> Secant<F, N> {
    new_secant::<F, N>(comptime!(if P::HAS_PLANES { P::PARAMETERS } else { 0 }))
}

/// Takes steps until the remaining step should be small, then checks that it is, and repeats until
/// every fit has a status. Fits of a measured PSF that [`are_few`] are left where they `may_leave`.
#[cube]
fn iterate<F: Float, N: Size, P: PsfModel>(
    state: &mut State<F, N>,
    secant: &mut Secant<F, N>,
    may_leave: bool,
    profiles: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    bounds: &Bounds<F, N>,
    max_iterations: u32,
    #[comptime] spec: Spec,
) {
    if comptime!(!P::SEPARABLE) {
        let mut running = any::<F, N>(state.moving);
        while running {
            let bounds = bounds_again::<F, N, P>(&*state, rois.constants);
            run_iteration::<F, N, P>(
                state,
                secant,
                true,
                profiles,
                rois,
                &bounds,
                max_iterations,
                spec,
            );
            running = any::<F, N>(state.moving);
            #[allow(clippy::collapsible_if)]
            if comptime!(spec.cache_pixels && P::HAS_PLANES) {
                if may_leave && are_few::<F, N>(state.moving, state.iterations, spec) {
                    running = false;
                }
            }
        }
    }
    let mut running = comptime!(P::SEPARABLE).runtime();
    while running {
        let mut stepping = any::<F, N>(state.moving);
        if comptime!(spec.cache_pixels) {
            run_iteration::<F, N, P>(
                state,
                secant,
                stepping,
                profiles,
                rois,
                bounds,
                max_iterations,
                spec,
            );
        } else {
            // On GPUs, units of a warp that finish their steps at different times would otherwise
            // wait for each other's checks.
            while stepping {
                let bounds = bounds_again::<F, N, P>(&*state, rois.constants);
                run_iteration::<F, N, P>(
                    state,
                    secant,
                    true,
                    profiles,
                    rois,
                    &bounds,
                    max_iterations,
                    spec,
                );
                stepping = any::<F, N>(state.moving);
            }
            let bounds = bounds_again::<F, N, P>(&*state, rois.constants);
            run_iteration::<F, N, P>(
                state,
                secant,
                false,
                profiles,
                rois,
                &bounds,
                max_iterations,
                spec,
            );
        }
        running = stepping || any::<F, N>(state.moving);
    }
}

/// Reads the bounds again.
#[cube]
fn bounds_again<F: Float, N: Size, P: PsfModel>(
    state: &State<F, N>,
    constants: &[F],
) -> Bounds<F, N> {
    read_bounds_again::<F, N>(constants, state.iterations, comptime!(P::PARAMETERS))
}

/// Returns the number of pixels that are not masked.
#[cube]
fn pixels_of<F: Float, N: Size>(
    start: &Start<F, N>,
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        start.measured.pixels
    } else {
        area_of::<F, N>(rois)
    }
}

/// Writes the results of the fits of one unit.
#[cube]
fn finish<F: Float, N: Size, P: PsfModel>(
    state: State<F, N>,
    goodness: Goodness<F, N>,
    start: &Start<F, N>,
    rois: &Rois<'_, F, N>,
    output: &mut ResultColumns<'_, F, N>,
    #[comptime] spec: Spec,
) {
    let constants = rois.constants;
    let pixels = pixels_of::<F, N>(start, rois, spec);
    let results = Results::<F, N> {
        theta: state.theta,
        remaining_step: state.remaining_step,
        matrix: state.curvature.matrix,
        half_deviance: goodness.half_deviance,
        moments: goodness.moments,
        saturated: start.saturated,
        pixels,
        iterations: state.iterations,
        status: state.status,
    };
    if comptime!(spec.cache_pixels) {
        write::<F, N, P>(&results, &start.bounds, constants, rois.flags, output, spec);
    } else {
        let bounds =
            read_bounds_again::<F, N>(constants, results.iterations, comptime!(P::PARAMETERS));
        write::<F, N, P>(&results, &bounds, constants, rois.flags, output, spec);
    }
}
