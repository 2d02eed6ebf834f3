//! The estimator, top to bottom: load, start, iterate, judge, write.
//!
//! Every value is `N` spots wide. Nothing branches on one spot: a spot that has arrived is frozen by masks,
//! so that its result does not depend on its neighbours in the vector.

use cubecl::prelude::*;

use crate::bounds::{Bounds, bounds};
use crate::direction::direction;
use crate::judge::judge;
use crate::math::splat;
use crate::noise::{log_likelihood, moment_terms, saturated};
use crate::pass::{Fitness, Terrain, height, pass};
use crate::profile::{fill_profiles, profile_len};
use crate::psf::{PsfModel, X, Y};
use crate::rois::{Rois, rois};
use crate::spec::{Noise, Spec, status, triangle_len};
use crate::start::measure;
use crate::step::{CAREFUL, MOST_RELAXATION, Progress, REACH, UNBOUNDED, advance, retreat};
use crate::vectors::{Vectors, set, zeros};
use crate::write::{Ending, Results, results, write};

/// Whether any lane is not 0.
#[cube]
fn any<F: Float, N: Size>(lanes: Vector<F, N>) -> bool {
    lanes.vector_sum() > F::new(0.0)
}

/// 1 where `left` is `right` or more, else 0.
#[cube]
fn at_least<F: Float, N: Size>(left: Vector<F, N>, right: Vector<F, N>) -> Vector<F, N> {
    select_many(
        left.greater_equal(&right),
        splat::<F, N>(1.0),
        splat::<F, N>(0.0),
    )
}

/// Fits the spots of one unit.
///
/// `words` are tiles `[tile][word][slot]`, `corners` the sensor index of each ROI's first pixel, `maps`
/// [`MAP_VALUES`](crate::spec::MAP_VALUES) a pixel of the sensor, `constants` as
/// [`constant`](mod@crate::spec::constant) lays them out, `out` the [`Columns`](crate::spec::Columns) and `codes` iterations and
/// status, each `stride` vectors long.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn fit<F: Float, N: Size, P: PsfModel>(
    words: &[Vector<u32, N>],
    corners: &[Vector<u32, N>],
    maps: &[F],
    constants: &[F],
    out: &mut [Vector<F, N>],
    codes: &mut [Vector<F, N>],
    stride: u32,
    sensor_width: u32,
    max_iterations: u32,
    side: usize,
    #[comptime] spec: Spec,
) {
    let unit = ABSOLUTE_POS;
    if unit < stride as usize {
        let mut rois = rois::<F, N>(
            unit,
            words,
            corners,
            maps,
            constants,
            sensor_width,
            side,
            spec,
        );
        let mut results = results::<F, N>(unit, out, codes, stride);
        let len = comptime!(profile_len(spec.size, P::FREE_WIDTH));
        if comptime!(spec.stage) {
            let mut memory = Array::<Vector<F, N>>::new(len);
            let profiles = memory.as_mut_slice();
            fit_unit::<F, N, P>(&mut rois, profiles, &mut results, max_iterations, spec);
        } else {
            let mut memory = Shared::<[Vector<F, N>]>::new_slice(comptime!(len * spec.units));
            let profiles = memory.as_mut_slice();
            fit_unit::<F, N, P>(&mut rois, profiles, &mut results, max_iterations, spec);
        }
    }
}

/// Where the fits of one unit are.
#[derive(CubeType)]
struct State<F: Float, N: Size> {
    theta: Vectors<F, N>,
    /// What the latest pass found.
    terrain: Terrain<F, N>,
    /// What the latest judging pass found.
    fitness: Fitness<F, N>,
    progress: Progress<F, N>,
    /// The step that was left when the fit was judged.
    rest: Vectors<F, N>,
    iterations: Vector<F, N>,
    /// 1 for a fit that steps, 0 for one that waits for its neighbours.
    moving: Vector<F, N>,
    /// The [`status`]; of one that waits to be judged, [`UNDECIDED`](status::UNDECIDED).
    outcome: Vector<F, N>,
}

/// One leg of the way: a pass over the pixels, and a step by what it finds; or, if the fits are not `stepping`, a judgement.
///
/// What both have in common is there once, as a kernel's first launch waits for its compiler.
#[cube]
fn leg<F: Float, N: Size, P: PsfModel>(
    state: &mut State<F, N>,
    stepping: bool,
    profiles: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    bounds: &Bounds<F, N>,
    max_iterations: u32,
    #[comptime] spec: Spec,
) {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let most = Vector::<F, N>::new(F::cast_from(max_iterations));
    let widths = P::widths::<F, N>(&state.theta, rois.constants);
    fill_profiles::<F, N, P>(profiles, &state.theta, &widths, rois.side, spec);
    let mut risen = zero;
    if stepping {
        pass::<F, N, P>(
            &state.theta,
            &widths,
            &mut state.terrain,
            &mut state.fitness,
            state.progress.newton,
            &*profiles,
            rois,
            false,
            spec,
        );
        state.iterations += state.moving;
        // A spot that takes long may be going in circles: from then on each step must lead uphill.
        let careful = state.moving * at_least::<F, N>(state.iterations, splat::<F, N>(CAREFUL));
        if any::<F, N>(careful) {
            let height = height::<F, N, P>(&state.theta, &*profiles, rois, spec);
            risen = retreat::<F, N>(&mut state.theta, &mut state.progress, height, careful, n);
        }
    } else {
        pass::<F, N, P>(
            &state.theta,
            &widths,
            &mut state.terrain,
            &mut state.fitness,
            zero,
            &*profiles,
            rois,
            true,
            spec,
        );
    }
    let direction = direction::<F, N>(
        &state.theta,
        &state.terrain,
        state.progress.pushed,
        bounds,
        n,
    );
    if stepping {
        let next = advance::<F, N, P>(
            &mut state.theta,
            &mut state.progress,
            &state.terrain,
            &direction,
            &widths,
            state.moving - risen,
            bounds,
            rois.constants,
        ) + risen;
        state.moving = select_many(state.iterations.less_than(&most), next, zero);
    } else {
        let verdict = judge::<F, N, P>(&state.theta, &direction, &state.progress, rois.constants);
        let exhausted = state.iterations.greater_equal(&most);
        let last = min(verdict, splat::<F, N>(status::MAX_ITERATIONS as f32));
        let verdict = select_many(exhausted, last, verdict);
        let undecided = splat::<F, N>(status::UNDECIDED as f32);
        state.outcome = select_many(state.outcome.equal(&undecided), verdict, state.outcome);
        set::<F, N>(&mut state.rest, &direction.step, n);
        state.moving = select_many(state.outcome.equal(&undecided), one, zero);
    }
}

/// Fits the spots of one unit, which has the use of `profiles`.
#[cube]
fn fit_unit<F: Float, N: Size, P: PsfModel>(
    rois: &mut Rois<'_, F, N>,
    profiles: &mut [Vector<F, N>],
    results: &mut Results<'_, F, N>,
    max_iterations: u32,
    #[comptime] spec: Spec,
) {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);

    // Start.
    let mut saturated = saturated::<F, N>();
    let measured = measure::<F, N>(rois, &mut saturated, spec);
    let mut theta = zeros::<F, N>(n);
    P::start::<F, N>(&mut theta, &measured, rois.constants);
    let bounds = bounds::<F, N>(rois.constants, n);
    theta[X] = measured.x;
    theta[Y] = measured.y;
    theta[comptime!(P::PHOTONS)] = measured.photons;
    theta[comptime!(P::BACKGROUND)] = measured.background;
    #[unroll]
    for k in 0..n {
        theta[k] = clamp(theta[k], bounds.lower[k], bounds.upper[k]);
    }
    let most_likely = log_likelihood::<F, N>(&saturated);
    let enough = splat::<F, N>(comptime!(P::PARAMETERS as f32));
    let bad = measured
        .unusable
        .greater_than(&zero)
        .or(measured.pixels.less_than(&enough));

    // Iterate until the step that is left should be small; then look whether it is.
    let undecided = splat::<F, N>(status::UNDECIDED as f32);
    let mut state = State::<F, N> {
        theta,
        terrain: Terrain::<F, N> {
            gradient: zeros::<F, N>(n),
            fisher: zeros::<F, N>(comptime!(triangle_len(P::PARAMETERS))),
        },
        fitness: Fitness::<F, N> {
            half_deviance: zero,
            moments: zeros::<F, N>(comptime!(moment_terms(spec.noise))),
        },
        progress: Progress::<F, N> {
            step: zeros::<F, N>(n),
            pushed: Vector::<u32, N>::new(0u32),
            slope: zero,
            fraction: one,
            decrement: splat::<F, N>(1e30),
            newton: zero,
            volume: splat::<F, N>(UNBOUNDED),
            reach: splat::<F, N>(REACH),
            most: splat::<F, N>(MOST_RELAXATION),
            height: splat::<F, N>(f32::MAX),
        },
        rest: zeros::<F, N>(n),
        iterations: zero,
        moving: select_many(bad, zero, one),
        outcome: select_many(bad, splat::<F, N>(status::BAD_INPUT as f32), undecided),
    };
    let mut going = true;
    while going {
        let mut stepping = any::<F, N>(state.moving);
        if comptime!(spec.stage) {
            leg::<F, N, P>(
                &mut state,
                stepping,
                profiles,
                &*rois,
                &bounds,
                max_iterations,
                spec,
            );
        } else {
            // Units of a warp that were done with their steps at different times would wait for each other's judgements.
            while stepping {
                leg::<F, N, P>(
                    &mut state,
                    true,
                    profiles,
                    &*rois,
                    &bounds,
                    max_iterations,
                    spec,
                );
                stepping = any::<F, N>(state.moving);
            }
            leg::<F, N, P>(
                &mut state,
                false,
                profiles,
                &*rois,
                &bounds,
                max_iterations,
                spec,
            );
        }
        going = stepping || any::<F, N>(state.moving);
    }

    let mut pixels = splat::<F, N>(comptime!(spec.area() as f32));
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        pixels = measured.pixels;
    }
    let ending = Ending::<F, N> {
        theta: state.theta,
        rest: state.rest,
        fisher: state.terrain.fisher,
        fitness: state.fitness,
        most_likely,
        pixels,
        iterations: state.iterations,
        outcome: state.outcome,
    };
    write::<F, N, P>(&ending, &bounds, rois.constants, results, spec);
}
