//! The estimator, top to bottom: load, start, iterate, judge, write.
//!
//! Every value is `N` spots wide. Nothing branches on one spot: a spot that has arrived is frozen by masks,
//! so that its result does not depend on its neighbours in the vector.

use cubecl::num_traits::{One, Zero};
use cubecl::prelude::*;

use crate::bounds::bounds;
use crate::judge::judge;
use crate::math::splat;
use crate::noise::{Rois, log_likelihood, moment_terms, saturated};
use crate::pass::{Fitness, height, pass};
use crate::profile::profile_len;
use crate::psf::{PsfModel, X, Y};
use crate::spec::{Noise, Spec, triangle_len};
use crate::start::measure;
use crate::step::{CAREFUL, MOST_RELAXATION, Progress, REACH, UNBOUNDED, advance, retreat};
use crate::vectors::{set, zeros};
use crate::write::{Ending, write};

/// Whether any lane is not 0.
#[cube]
fn any<F: Float, N: Size>(lanes: Vector<F, N>) -> bool {
    lanes.vector_sum() > F::new(0.0)
}

/// 1 where `left` is `right` or more, else 0.
#[cube]
fn at_least<F: Float, N: Size>(left: Vector<F, N>, right: Vector<F, N>) -> Vector<F, N> {
    select_many(left.greater_equal(&right), Vector::one(), Vector::zero())
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
        let len = comptime!(profile_len(spec.size, P::FREE_WIDTH));
        if comptime!(spec.stage) {
            let mut profiles = Array::<Vector<F, N>>::new(len);
            fit_unit::<F, N, P>(
                unit,
                profiles.as_mut_slice(),
                words,
                corners,
                maps,
                constants,
                out,
                codes,
                stride,
                sensor_width,
                max_iterations,
                side,
                spec,
            );
        } else {
            let mut profiles = Shared::<[Vector<F, N>]>::new_slice(comptime!(len * spec.units));
            fit_unit::<F, N, P>(
                unit,
                profiles.as_mut_slice(),
                words,
                corners,
                maps,
                constants,
                out,
                codes,
                stride,
                sensor_width,
                max_iterations,
                side,
                spec,
            );
        }
    }
}

/// Fits the spots of unit `unit`, which has the use of `profiles`.
#[cube]
fn fit_unit<F: Float, N: Size, P: PsfModel>(
    unit: usize,
    profiles: &mut [Vector<F, N>],
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
    let n = comptime!(P::PARAMETERS);
    let zero = Vector::<F, N>::zero();
    let one = Vector::<F, N>::one();
    let vectors = comptime!(spec.vectors());
    let staged = comptime!(if spec.stage { spec.area() } else { 1 });
    let staged_variances = comptime!(if spec.stage && matches!(spec.noise, Noise::Maps) {
        spec.area()
    } else {
        1
    });
    let mut corner = Vector::<u32, N>::zero();
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        corner = corners[unit];
    }
    let mut rois = Rois::<F, N> {
        first: (unit / vectors) * comptime!(spec.words() * spec.vectors()) + unit % vectors,
        corner,
        values: Array::new(staged),
        variances: Array::new(staged_variances),
    };

    // Start.
    let mut saturated = saturated::<F, N>();
    let measured = measure::<F, N>(
        words,
        maps,
        constants,
        &mut rois,
        &mut saturated,
        sensor_width,
        side,
        spec,
    );
    let mut theta = zeros::<F, N>(n);
    P::start::<F, N>(&mut theta, &measured, constants);
    let bounds = bounds::<F, N>(constants, n);
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

    // Iterate until the step that is left is small; then look whether it is.
    let mut fisher = zeros::<F, N>(comptime!(triangle_len(P::PARAMETERS)));
    let mut rest = zeros::<F, N>(n);
    let mut progress = Progress::<F, N> {
        step: zeros::<F, N>(n),
        pushed: Vector::zero(),
        slope: zero,
        fraction: one,
        decrement: splat::<F, N>(1e30),
        newton: zero,
        volume: splat::<F, N>(UNBOUNDED),
        reach: splat::<F, N>(REACH),
        most: splat::<F, N>(MOST_RELAXATION),
        height: splat::<F, N>(f32::MAX),
    };
    let mut fitness = Fitness::<F, N> {
        half_deviance: zero,
        moments: zeros::<F, N>(comptime!(moment_terms(spec.noise))),
    };
    let most = Vector::<F, N>::new(F::cast_from(max_iterations));
    let mut iterations = zero;
    let mut converged = zero;
    let mut held = zero;
    let mut active = select_many(bad, zero, one);
    let mut going = true;
    while going {
        let mut moving = active;
        let mut stepping = any::<F, N>(moving);
        while stepping {
            let widths = P::widths::<F, N>(&theta, constants);
            let here = pass::<F, N, P>(
                &theta,
                &widths,
                &mut fitness,
                progress.newton,
                profiles,
                words,
                maps,
                constants,
                &rois,
                sensor_width,
                side,
                false,
                spec,
            );
            iterations += moving;
            // A spot that takes long may be going in circles: from then on each step must lead uphill.
            let careful = moving * at_least::<F, N>(iterations, splat::<F, N>(CAREFUL));
            let mut risen = zero;
            if any::<F, N>(careful) {
                let height = height::<F, N, P>(
                    &theta,
                    &*profiles,
                    words,
                    maps,
                    constants,
                    &rois,
                    sensor_width,
                    side,
                    spec,
                );
                risen = retreat::<F, N>(&mut theta, &mut progress, height, careful, n);
            }
            let next = advance::<F, N, P>(
                &mut theta,
                &mut progress,
                &here.gradient,
                &here.fisher,
                &widths,
                moving - risen,
                &bounds,
                constants,
            ) + risen;
            moving = select_many(iterations.less_than(&most), next, zero);
            stepping = any::<F, N>(moving);
        }

        // Judge.
        fitness.half_deviance = zero;
        #[unroll]
        for i in 0..comptime!(moment_terms(spec.noise)) {
            fitness.moments[i] = zero;
        }
        let widths = P::widths::<F, N>(&theta, constants);
        let here = pass::<F, N, P>(
            &theta,
            &widths,
            &mut fitness,
            zero,
            profiles,
            words,
            maps,
            constants,
            &rois,
            sensor_width,
            side,
            true,
            spec,
        );
        let verdict = judge::<F, N, P>(&theta, &here, &progress, &bounds, constants);
        set::<F, N>(
            &mut fisher,
            &here.fisher,
            comptime!(triangle_len(P::PARAMETERS)),
        );
        set::<F, N>(&mut rest, &verdict.rest, n);
        held = verdict.held;
        converged = select_many(verdict.arrived, one, zero);
        let exhausted = iterations.greater_equal(&most);
        active = select_many(verdict.arrived.or(exhausted), zero, active);
        going = any::<F, N>(active);
    }

    let mut pixels = splat::<F, N>(comptime!(spec.area() as f32));
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        pixels = measured.pixels;
    }
    let ending = Ending::<F, N> {
        theta,
        rest,
        fisher,
        fitness,
        most_likely,
        pixels,
        iterations,
        converged,
        held,
        bad,
    };
    write::<F, N, P>(&ending, &bounds, constants, out, codes, unit, stride, spec);
}
