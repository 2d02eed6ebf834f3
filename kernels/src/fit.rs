//! The estimator, top to bottom: load, start, iterate, judge, write.
//!
//! Every value is `N` spots wide. Nothing branches on one spot: a spot that has arrived is frozen by masks,
//! so that its result does not depend on its neighbours in the vector.

use cubecl::num_traits::{One, Zero};
use cubecl::prelude::*;

use crate::linalg::{
    SMALLEST_PIVOT, factorise, inverse_entry, invert_factor, scales, solve, volume,
};
use crate::math::{reciprocal, splat};
use crate::noise::{Rois, log_likelihood, moment, moment_terms, saturated};
use crate::pass::{Fitness, height, pass};
use crate::profile::profile_len;
use crate::psf::{PsfModel, X, Y};
use crate::spec::{
    CODE_ITERATIONS, CODE_STATUS, Columns, Noise, Spec, constant, status, triangle_len,
};
use crate::start::measure;
use crate::step::{
    CAREFUL, MOST_RELAXATION, Progress, REACH, UNBOUNDED, advance, close_enough, hold, lower,
    retreat, upper,
};

/// The longest last step, of the width.
const LAST_STEP: f32 = 2e-4;

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

/// Inverts the Fisher matrix into `factor` (as `L^-1` of the scaled one); returns its smallest
/// pivot.
#[cube]
fn invert<F: Float, N: Size>(
    factor: &mut Array<Vector<F, N>>,
    scale: &mut Array<Vector<F, N>>,
    fisher: &Array<Vector<F, N>>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let mut free = Array::<Vector<F, N>>::new(n);
    #[unroll]
    for k in 0..n {
        free[k] = Vector::one();
    }
    scales::<F, N>(scale, fisher, n);
    let pivot = factorise::<F, N>(factor, fisher, &*scale, &free, n);
    invert_factor::<F, N>(factor, n);
    pivot
}

/// Fits the spots of one unit.
///
/// `words` are tiles `[tile][word][slot]`, `corners` the sensor index of each ROI's first pixel, `maps`
/// [`MAP_VALUES`](crate::spec::MAP_VALUES) a pixel of the sensor, `constants` as
/// [`constant`](mod@crate::spec::constant) lays them out, `out` the [`Columns`] and `codes` iterations and
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
    let mut theta = Array::<Vector<F, N>>::new(n);
    P::start::<F, N>(&mut theta, &measured, constants);
    theta[X] = measured.x;
    theta[Y] = measured.y;
    theta[comptime!(P::PHOTONS)] = measured.photons;
    theta[comptime!(P::BACKGROUND)] = measured.background;
    #[unroll]
    for k in 0..n {
        theta[k] = clamp(
            theta[k],
            lower::<F, N>(constants, k),
            upper::<F, N>(constants, k),
        );
    }
    let most_likely = log_likelihood::<F, N>(&saturated);
    let enough = splat::<F, N>(comptime!(P::PARAMETERS as f32));
    let bad = measured
        .unusable
        .greater_than(&zero)
        .or(measured.pixels.less_than(&enough));

    // Iterate until the step that is left is small; then look whether it is.
    let mut gradient = Array::<Vector<F, N>>::new(n);
    let mut fisher = Array::<Vector<F, N>>::new(comptime!(triangle_len(P::PARAMETERS)));
    let mut factor = Array::<Vector<F, N>>::new(comptime!(triangle_len(P::PARAMETERS)));
    let mut scale = Array::<Vector<F, N>>::new(n);
    let mut free = Array::<Vector<F, N>>::new(n);
    let mut rest = Array::<Vector<F, N>>::new(n);
    let mut progress = Progress::<F, N> {
        step: Array::new(n),
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
    #[unroll]
    for k in 0..n {
        progress.step[k] = zero;
    }
    let mut fitness = Fitness::<F, N> {
        negative: any::<F, N>(-saturated.lowest),
        half_deviance: zero,
        moments: Array::new(comptime!(moment_terms(spec.noise))),
    };
    let tolerance = Vector::<F, N>::new(constants[comptime!(constant::TOLERANCE)]);
    let most = Vector::<F, N>::new(F::cast_from(max_iterations));
    let mut iterations = zero;
    let mut converged = zero;
    let mut held = zero;
    let mut smallest = zero;
    let mut active = select_many(bad, zero, one);
    let mut going = true;
    while going {
        let mut moving = active;
        let mut stepping = any::<F, N>(moving);
        while stepping {
            let widths = P::widths::<F, N>(&theta, constants);
            pass::<F, N, P>(
                &theta,
                &widths,
                &mut gradient,
                &mut fisher,
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
                &gradient,
                &fisher,
                &widths,
                moving - risen,
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
        pass::<F, N, P>(
            &theta,
            &widths,
            &mut gradient,
            &mut fisher,
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
        smallest = invert::<F, N>(&mut factor, &mut scale, &fisher, n);
        let hidden = hold::<F, N>(
            &mut free,
            &theta,
            &gradient,
            &scale,
            progress.pushed,
            constants,
            n,
        );
        held = zero;
        #[unroll]
        for k in 0..n {
            rest[k] = gradient[k] * scale[k] * free[k];
            held += one - free[k];
        }
        let mut restricted = Array::<Vector<F, N>>::new(comptime!(triangle_len(P::PARAMETERS)));
        factorise::<F, N>(&mut restricted, &fisher, &scale, &free, n);
        let square = solve::<F, N>(&mut rest, &restricted, n);
        let photons = comptime!(P::PHOTONS);
        let background = comptime!(P::BACKGROUND);
        let close = close_enough::<F, N>(
            tolerance,
            volume::<F, N>(&restricted, &scale, &free, n),
            progress.volume,
            theta[photons] * reciprocal::<F, N>(scale[photons]),
            theta[background] * reciprocal::<F, N>(scale[background]),
        );
        let arrived = square
            .less_equal(&(close * close))
            .vec_and(hidden.less_equal(&(tolerance * tolerance)));
        converged = select_many(arrived, one, zero);
        let exhausted = iterations.greater_equal(&most);
        active = select_many(arrived.or(exhausted), zero, active);
        going = any::<F, N>(active);
    }

    // Write.
    let columns = comptime!(Columns::new(P::PARAMETERS));
    let step = stride as usize;
    let nan = Vector::<F, N>::new(constants[comptime!(constant::NAN)]);
    let excess = Vector::<F, N>::new(constants[comptime!(constant::EXCESS)]);
    let invertible = smallest.greater_than(&splat::<F, N>(SMALLEST_PIVOT));
    let sound = converged.greater_than(&zero).vec_and(invertible);
    let code = select_many(
        held.greater_than(&zero),
        splat::<F, N>(status::AT_BOUND as f32),
        splat::<F, N>(status::CONVERGED as f32),
    );
    let code = select_many(
        converged.greater_than(&zero),
        code,
        splat::<F, N>(status::MAX_ITERATIONS as f32),
    );
    let code = select_many(invertible, code, splat::<F, N>(status::SINGULAR as f32));
    let code = select_many(bad, splat::<F, N>(status::BAD_INPUT as f32), code);
    let widths = P::widths::<F, N>(&theta, constants);
    let mut longest = zero;
    #[unroll]
    for k in 0..n {
        let step = Vector::abs(rest[k] * scale[k]);
        if comptime!(k == X || k == Y) {
            longest = max(longest, step);
        } else if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            longest = max(longest, step * Vector::abs(widths.dx));
            longest = max(longest, step * Vector::abs(widths.dy));
        }
    }
    let short = splat::<F, N>(LAST_STEP) * min(widths.x, widths.y);
    let polished = converged
        .greater_than(&zero)
        .vec_and(longest.less_equal(&short));
    #[unroll]
    for k in 0..n {
        // The last pass knows what step is left. It is below the tolerance, but that is much for a parameter which the pixels
        // hardly determine: it is taken where it is too short to change anything else.
        let value = clamp(
            fma(rest[k], scale[k], theta[k]),
            lower::<F, N>(constants, k),
            upper::<F, N>(constants, k),
        );
        let mut value = select_many(polished, value, theta[k]);
        if comptime!(k == P::PHOTONS || k == P::BACKGROUND) {
            value *= excess;
            scale[k] = scale[k] * excess;
        }
        out[comptime!(columns.parameter(k)) * step + unit] = select_many(bad, nan, value);
    }
    #[unroll]
    for k in 0..n {
        #[unroll]
        for l in 0..comptime!(k + 1) {
            let entry = inverse_entry::<F, N>(&factor, k, l, n) * scale[k] * scale[l];
            out[comptime!(columns.covariance(k, l)) * step + unit] =
                select_many(sound.vec_and(code.less_equal(&one)), entry, nan);
        }
    }
    let mut pixels = splat::<F, N>(comptime!(spec.area() as f32));
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        pixels = measured.pixels;
    }
    let two = splat::<F, N>(2.0);
    let mean = pixels + moment::<F, N>(&fitness.moments, constants, constant::MOMENTS, spec);
    let variance = two * pixels
        + moment::<F, N>(
            &fitness.moments,
            constants,
            comptime!(constant::MOMENTS + constant::MOMENTS_LEN),
            spec,
        );
    let third = splat::<F, N>(8.0) * pixels
        + moment::<F, N>(
            &fitness.moments,
            constants,
            comptime!(constant::MOMENTS + 2 * constant::MOMENTS_LEN),
            spec,
        );
    out[comptime!(columns.log_likelihood()) * step + unit] =
        select_many(bad, nan, most_likely - fitness.half_deviance);
    out[comptime!(columns.deviance()) * step + unit] =
        select_many(bad, nan, two * fitness.half_deviance);
    out[comptime!(columns.deviance_mean()) * step + unit] = select_many(bad, nan, mean);
    out[comptime!(columns.deviance_variance()) * step + unit] = select_many(bad, nan, variance);
    out[comptime!(columns.deviance_third()) * step + unit] = select_many(bad, nan, third);
    codes[CODE_ITERATIONS * step + unit] = iterations;
    codes[CODE_STATUS * step + unit] = code;
}
