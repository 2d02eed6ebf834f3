//! The kernel: load, start, iterate, finish.
//!
//! Every value is a vector of `N` spots. Nothing branches on a single spot: a spot that has
//! converged is frozen by masks, which makes its result independent of its neighbours in the
//! vector.
//!
//! 1. Load: the ROIs of the unit. On CPUs their pixels are calibrated here, once.
//! 2. Start: background, centre, photons and widths are measured from the pixels, without a fit.
//! 3. Iterate: each iteration computes the profiles, passes over the pixels, and takes a step.
//!    Spots whose step predicts a small enough error are checked by a pass at the new point, and go
//!    on if the check fails (see `optimizer`).
//! 4. Finish: if p-values are wanted, a last pass computes deviance and expected cumulants. The
//!    matrix of the last check gives the covariance.

use cubecl::prelude::*;

use crate::approximate::allow_approximations;
use crate::math::splat;
use crate::optimizer::{
    Bounds, Start, State, any, deviance_of_spline, goodness_at, goodness_of_spline, is_bad,
    new_goodness, new_state, read_bounds_again, run_iteration, start_fit,
};
use crate::pixels::{Rois, area_of, load, moment_terms, wants_goodness};
use crate::psf::{PsfModel, X, Y, Z};
use crate::spec::{Noise, Spec, flag, triangle_len};
use crate::spline::{START_COUNT, Starts, read_starts, replace_starts, score_starts, write_starts};
use crate::vectors::{assign, zeros};
use crate::working::working_len_of;
use crate::write::{ResultColumns, Results, result_columns, write};

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
    if comptime!(P::SEPARABLE) {
        iterate::<F, N, P>(
            &mut state,
            profiles,
            &*rois,
            &start.bounds,
            max_iterations,
            spec,
        );
        finish::<F, N, P>(state, &start, profiles, &*rois, output, spec);
    } else {
        let zero = splat::<F, N>(0.0);
        let mut starts = Starts::<F, N> {
            z: zero,
            photons: zero,
            background: zero,
            second_z: zero,
            has_second: zero,
        };
        // CPUs fit spots in the order of their starts, GPUs in that of the caller.
        let in_order = comptime!(spec.cache_pixels && P::HAS_PLANES);
        if comptime!(in_order) && rois.flags & flag::STARTED != 0 {
            let read = read_starts::<F, N>(&*output);
            replace_starts::<F, N>(&mut starts, &read);
        } else {
            let scored = score_starts::<F, N, P>(&start.theta, profiles, &*rois, spec);
            replace_starts::<F, N>(&mut starts, &scored);
        }
        if comptime!(in_order) && rois.flags & flag::STARTS != 0 {
            write_starts::<F, N>(&starts, output);
        } else {
            fit_from_starts::<F, N, P>(
                &mut state,
                &start,
                &starts,
                bad,
                profiles,
                &*rois,
                max_iterations,
                spec,
            );
            finish::<F, N, P>(state, &start, profiles, &*rois, output, spec);
        }
    }
}

/// Fits a measured PSF from the best start in z, and from the second if that may be better. `best` is the
/// better of both in the end.
#[cube]
fn fit_from_starts<F: Float, N: Size, P: PsfModel>(
    best: &mut State<F, N>,
    start: &Start<F, N>,
    starts: &Starts<F, N>,
    bad: Vector<bool, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    max_iterations: u32,
    #[comptime] spec: Spec,
) {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let mut least = splat::<F, N>(f32::MAX);
    let mut tried = zero;
    let mut wanted = select_many(bad, zero, one);
    let next = wanted * starts.has_second;
    let mut z = starts.z;
    // One plane has one start.
    let mut left = comptime!(if P::HAS_PLANES { START_COUNT } else { 1 }).runtime();
    while left > 0 && any::<F, N>(wanted) {
        left -= 1;
        let mut theta = zeros::<F, N>(n);
        theta[X] = start.theta[X];
        theta[Y] = start.theta[Y];
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
        iterate::<F, N, P>(
            &mut state,
            memory,
            rois,
            &start.bounds,
            max_iterations,
            spec,
        );
        let mut half_deviance = zero;
        if comptime!(P::HAS_PLANES) && any::<F, N>(next) {
            half_deviance = deviance_of_spline::<F, N, P>(&state.theta, memory, rois, spec);
        }
        // The first fit counts, whatever its deviance is.
        let better = half_deviance
            .less_than(&least)
            .or(tried.equal(&zero))
            .vec_and(wanted.greater_than(&zero));
        tried = one;
        least = select_many(better, half_deviance, least);
        replace_state::<F, N, P>(best, &state, better);
        wanted = next * select_many(wanted.greater_than(&zero), one, zero);
        z = starts.second_z;
    }
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

/// Takes steps until the remaining step should be small, then checks that it is, and repeats until
/// every fit has a status.
#[cube]
fn iterate<F: Float, N: Size, P: PsfModel>(
    state: &mut State<F, N>,
    profiles: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    bounds: &Bounds<F, N>,
    max_iterations: u32,
    #[comptime] spec: Spec,
) {
    if comptime!(!P::SEPARABLE) {
        while any::<F, N>(state.moving) {
            let bounds = bounds_again::<F, N, P>(&*state, rois.constants);
            run_iteration::<F, N, P>(state, true, profiles, rois, &bounds, max_iterations, spec);
        }
    }
    let mut running = comptime!(P::SEPARABLE).runtime();
    while running {
        let mut stepping = any::<F, N>(state.moving);
        if comptime!(spec.cache_pixels) {
            run_iteration::<F, N, P>(
                state,
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
            run_iteration::<F, N, P>(state, false, profiles, rois, &bounds, max_iterations, spec);
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

/// Computes the goodness of fit if it is wanted, and writes the results of the fits of one unit.
/// `profiles` are those of the last check.
#[cube]
fn finish<F: Float, N: Size, P: PsfModel>(
    state: State<F, N>,
    start: &Start<F, N>,
    profiles: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    output: &mut ResultColumns<'_, F, N>,
    #[comptime] spec: Spec,
) {
    let constants = rois.constants;
    let widths = P::widths::<F, N>(&state.theta, constants);
    let mut goodness = new_goodness::<F, N>(spec);
    if wants_goodness(rois.flags) {
        let found = if comptime!(P::SEPARABLE) {
            goodness_at::<F, N, P>(&state.theta, &widths, &*profiles, rois, true, spec)
        } else {
            goodness_of_spline::<F, N, P>(&state.theta, profiles, rois, spec)
        };
        goodness.half_deviance = found.half_deviance;
        assign::<F, N>(
            &mut goodness.moments,
            &found.moments,
            comptime!(moment_terms(spec.noise)),
        );
    }
    let mut pixels = area_of::<F, N>(rois);
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        pixels = start.measured.pixels;
    }
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
