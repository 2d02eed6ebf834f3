//! What is written of a fit: parameters, covariances, likelihoods, status.

use cubecl::prelude::*;

use crate::bounds::Bounds;
use crate::linalg::{SMALLEST_PIVOT, factorise, inverse, inverse_entry, scales};
use crate::math::splat;
use crate::noise::{CUMULANT_MEAN, CUMULANT_THIRD, CUMULANT_VARIANCE, moment};
use crate::pass::Fitness;
use crate::psf::{PsfModel, X, Y};
use crate::spec::{CODE_ITERATIONS, CODE_STATUS, Columns, Spec, constant, status};
use crate::vectors::{Vectors, running};

/// The longest last step, of the width.
const LAST_STEP: f32 = 2e-4;

/// Where a fit ended.
#[derive(CubeType)]
pub(crate) struct Ending<F: Float, N: Size> {
    pub theta: Vectors<F, N>,
    /// The step that is left.
    pub rest: Vectors<F, N>,
    pub fisher: Vectors<F, N>,
    pub fitness: Fitness<F, N>,
    /// Log-likelihood of the saturated model.
    pub most_likely: Vector<F, N>,
    /// Pixels that count.
    pub pixels: Vector<F, N>,
    pub iterations: Vector<F, N>,
    /// The [`status`], but for matrices that cannot be inverted.
    pub outcome: Vector<F, N>,
}

/// Where the results of one unit go.
#[derive(CubeType)]
pub(crate) struct Results<'a, F: Float, N: Size> {
    /// [`Columns`], one after the other.
    pub columns: &'a mut [Vector<F, N>],
    /// Iterations and status.
    pub codes: &'a mut [Vector<F, N>],
    /// Vectors in each column.
    pub stride: usize,
    /// This unit's place in each.
    pub unit: usize,
}

#[cube]
pub(crate) fn results<'a, F: Float, N: Size>(
    unit: usize,
    columns: &'a mut [Vector<F, N>],
    codes: &'a mut [Vector<F, N>],
    stride: u32,
) -> Results<'a, F, N> {
    Results::<'a, F, N> {
        columns,
        codes,
        stride: stride as usize,
        unit,
    }
}

/// Writes what column `column` has of this unit.
#[cube]
fn put<F: Float, N: Size>(
    results: &mut Results<'_, F, N>,
    #[comptime] column: usize,
    value: Vector<F, N>,
) {
    results.columns[column * results.stride + results.unit] = value;
}

/// Writes all that is known of a fit.
#[cube]
pub(crate) fn write<F: Float, N: Size, P: PsfModel>(
    ending: &Ending<F, N>,
    bounds: &Bounds<F, N>,
    constants: &[F],
    results: &mut Results<'_, F, N>,
    #[comptime] spec: Spec,
) {
    let n = comptime!(P::PARAMETERS);
    let layout = comptime!(Columns::new(P::PARAMETERS));
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let nan = Vector::<F, N>::new(constants[comptime!(constant::NAN)]);
    let excess = Vector::<F, N>::new(constants[comptime!(constant::EXCESS)]);
    let bad = ending
        .outcome
        .equal(&splat::<F, N>(status::BAD_INPUT as f32));
    let converged = ending
        .outcome
        .less_equal(&splat::<F, N>(status::AT_BOUND as f32));

    let scale = scales::<F, N>(&ending.fisher, n);
    let mut free = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for _ in 0..n {
        free.push(one);
    }
    let factor = factorise::<F, N>(&ending.fisher, &scale, &free, n);
    let invertible = factor.pivot.greater_than(&splat::<F, N>(SMALLEST_PIVOT));
    let code = select_many(
        invertible.or(bad),
        ending.outcome,
        splat::<F, N>(status::SINGULAR as f32),
    );

    let widths = P::widths::<F, N>(&ending.theta, constants);
    let mut longest = running::<F, N>(zero);
    #[unroll]
    for k in 0..n {
        let step = Vector::abs(ending.rest[k]);
        if comptime!(k == X || k == Y) {
            longest.store(max(longest.read(), step));
        } else if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            let wider = max(Vector::abs(widths.dx), Vector::abs(widths.dy));
            longest.store(max(longest.read(), step * wider));
        }
    }
    let short = splat::<F, N>(LAST_STEP) * min(widths.x, widths.y);
    let polished = converged.vec_and(longest.read().less_equal(&short));
    let mut unit_of = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        // The last pass knows what step is left. It is below the tolerance, but that is much for a parameter which the pixels
        // hardly determine: it is taken where it is too short to change anything else.
        let value = ending.theta[k] + ending.rest[k];
        let value = clamp(value, bounds.lower[k], bounds.upper[k]);
        let value = select_many(polished, value, ending.theta[k]);
        let per_excess = if comptime!(k == P::PHOTONS || k == P::BACKGROUND) {
            excess
        } else {
            one
        };
        unit_of.push(scale[k] * per_excess);
        let value = select_many(bad, nan, value * per_excess);
        put::<F, N>(results, layout.parameter(k), value);
    }
    let inverse = inverse::<F, N>(&factor.entries, n);
    let sound = converged.vec_and(invertible);
    #[unroll]
    for k in 0..n {
        #[unroll]
        for l in 0..comptime!(k + 1) {
            let entry = inverse_entry::<F, N>(&inverse, k, l, n) * unit_of[k] * unit_of[l];
            let entry = select_many(sound, entry, nan);
            put::<F, N>(results, layout.covariance(k, l), entry);
        }
    }

    let fitness = &ending.fitness;
    let pixels = ending.pixels;
    let twice = splat::<F, N>(2.0);
    let deviance = twice * fitness.half_deviance;
    let log_likelihood = ending.most_likely - fitness.half_deviance;
    let mean = pixels + moment::<F, N>(&fitness.moments, constants, CUMULANT_MEAN, spec);
    let variance =
        twice * pixels + moment::<F, N>(&fitness.moments, constants, CUMULANT_VARIANCE, spec);
    let third = splat::<F, N>(8.0) * pixels
        + moment::<F, N>(&fitness.moments, constants, CUMULANT_THIRD, spec);
    let log_likelihood = select_many(bad, nan, log_likelihood);
    put::<F, N>(results, layout.log_likelihood(), log_likelihood);
    put::<F, N>(results, layout.deviance(), select_many(bad, nan, deviance));
    put::<F, N>(results, layout.deviance_mean(), select_many(bad, nan, mean));
    put::<F, N>(
        results,
        layout.deviance_variance(),
        select_many(bad, nan, variance),
    );
    put::<F, N>(
        results,
        layout.deviance_third(),
        select_many(bad, nan, third),
    );
    let (stride, unit) = (results.stride, results.unit);
    results.codes[CODE_ITERATIONS * stride + unit] = ending.iterations;
    results.codes[CODE_STATUS * stride + unit] = code;
}
