//! The output of a fit: parameters, covariances, likelihoods and status.

use cubecl::prelude::*;

use crate::math::splat;
use crate::optimizer::{Bounds, factorize, inverse_entry, invert_factor, scales};
use crate::pixels::{CUMULANT_THIRD, cumulant, expected_deviance, variance_of_deviance};
use crate::psf::{PsfModel, X, Y};
use crate::spec::{
    CODE_ITERATIONS, CODE_STATUS, Spec, constant, flag, status, triangle, triangle_len,
};
use crate::vectors::{Vectors, accumulator};

/// The longest remaining step that is added to the result, relative to the width.
const LAST_STEP: f32 = 2e-4;

/// The smallest pivot of a Fisher matrix that counts as invertible: the others make an uncertainty
/// 100 times larger. The rounding error of a pivot is about 1e-6.
const INVERTIBLE_PIVOT: f32 = 1e-4;

/// The final values of the fits of one unit.
#[derive(CubeType)]
pub(crate) struct Results<F: Float, N: Size> {
    pub theta: Vectors<F, N>,
    /// The full step of the last check.
    pub remaining_step: Vectors<F, N>,
    /// The Fisher matrix.
    pub matrix: Vectors<F, N>,
    pub half_deviance: Vector<F, N>,
    /// Power sums of the expected cumulants of the deviance.
    pub moments: Vectors<F, N>,
    /// The log-likelihood of the saturated model.
    pub saturated: Vector<F, N>,
    /// Number of pixels that are not masked.
    pub pixels: Vector<F, N>,
    pub iterations: Vector<F, N>,
    /// The [`status`], before the test whether the matrix is singular.
    pub status: Vector<F, N>,
}

/// The output columns, and the place of one unit in them.
#[derive(CubeType)]
pub(crate) struct ResultColumns<'a, F: Float, N: Size> {
    /// All [`Columns`](crate::spec::Columns), one after the other.
    pub columns: &'a mut [Vector<F, N>],
    /// Iterations and status.
    pub codes: &'a mut [Vector<F, N>],
    /// Vectors in each column.
    pub stride: usize,
    /// Index of this unit in each column.
    pub unit: usize,
}

/// Locates the output of unit `unit`.
#[cube]
pub(crate) fn result_columns<'a, F: Float, N: Size>(
    unit: usize,
    columns: &'a mut [Vector<F, N>],
    codes: &'a mut [Vector<F, N>],
    stride: u32,
) -> ResultColumns<'a, F, N> {
    ResultColumns::<'a, F, N> {
        columns,
        codes,
        stride: stride as usize,
        unit,
    }
}

/// Reads one column.
#[cube]
pub(crate) fn get<F: Float, N: Size>(
    output: &ResultColumns<'_, F, N>,
    #[comptime] column: usize,
) -> Vector<F, N> {
    output.columns[column * output.stride + output.unit]
}

/// Writes one column.
#[cube]
pub(crate) fn put<F: Float, N: Size>(
    output: &mut ResultColumns<'_, F, N>,
    column: usize,
    value: Vector<F, N>,
) {
    output.columns[column * output.stride + output.unit] = value;
}

/// Writes the columns of the fits of one unit.
#[cube]
pub(crate) fn write<F: Float, N: Size, P: PsfModel>(
    results: &Results<F, N>,
    bounds: &Bounds<F, N>,
    constants: &[F],
    flags: u32,
    output: &mut ResultColumns<'_, F, N>,
    #[comptime] spec: Spec,
) {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let nan = Vector::<F, N>::new(constants[comptime!(constant::NAN)]);
    let excess = Vector::<F, N>::new(constants[comptime!(constant::EXCESS)]);
    let bad = results
        .status
        .equal(&splat::<F, N>(status::BAD_INPUT as f32));
    let converged = results
        .status
        .less_equal(&splat::<F, N>(status::AT_BOUND as f32));

    let scale = scales::<F, N>(&results.matrix, n);
    let mut is_free = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for _ in 0..n {
        is_free.push(one);
    }
    let factor = factorize::<F, N>(&results.matrix, &scale, &is_free, n);
    let invertible = factor.pivot.greater_than(&splat::<F, N>(INVERTIBLE_PIVOT));
    let code = select_many(
        invertible.or(bad),
        results.status,
        splat::<F, N>(status::SINGULAR as f32),
    );

    let widths = P::widths::<F, N>(&results.theta, constants);
    let mut longest = accumulator::<F, N>(zero);
    #[unroll]
    for k in 0..n {
        let step = Vector::abs(results.remaining_step[k]);
        if comptime!(k == X || k == Y) {
            longest.store(max(longest.read(), step));
        } else if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            // Of scalars in every lane, `max` and `min` would be functions of C.
            let (dx, dy) = (Vector::abs(widths.dx), Vector::abs(widths.dy));
            let per_unit = select_many(dx.greater_than(&dy), dx, dy);
            longest.store(max(longest.read(), step * per_unit));
        }
    }
    let narrower = select_many(widths.x.less_than(&widths.y), widths.x, widths.y);
    let limit = splat::<F, N>(LAST_STEP) * narrower;
    // The check of scoring steps counts on the last one.
    let limit = if comptime!(P::SEPARABLE) {
        limit
    } else {
        splat::<F, N>(f32::MAX)
    };
    let polished = converged.vec_and(longest.read().less_equal(&limit));
    let mut units = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        // The remaining step is below the tolerance, but that is large for a parameter which the
        // pixels hardly determine. It is added if it is too short to change anything else.
        let value = results.theta[k] + results.remaining_step[k];
        let value = clamp(value, bounds.lower[k], bounds.upper[k]);
        let value = select_many(polished, value, results.theta[k]);
        let per_excess = if comptime!(k == P::PHOTONS || k == P::BACKGROUND) {
            excess
        } else {
            one
        };
        units.push(scale[k] * per_excess);
        let value = select_many(bad, nan, value * per_excess);
        put::<F, N>(output, k, value);
    }
    let valid = converged.vec_and(invertible);
    let first =
        write_wanted_covariance::<F, N>(&factor.entries, &units, valid, nan, flags, output, n);
    if flags & flag::GOODNESS != 0 {
        write_goodness::<F, N>(results, bad, constants, output, first, spec);
    }
    let (stride, unit) = (output.stride, output.unit);
    output.codes[CODE_ITERATIONS * stride + unit] = results.iterations;
    output.codes[CODE_STATUS * stride + unit] = code;
}

/// Adds marks to the status of fits.
#[cube]
pub(crate) fn mark<F: Float, N: Size>(marks: Vector<F, N>, output: &mut ResultColumns<'_, F, N>) {
    output.codes[CODE_STATUS * output.stride + output.unit] += marks;
}

/// Writes the columns of covariances that `flags` ask for, given a factor of the scaled Fisher matrix.
/// Returns the column after them.
#[cube]
fn write_wanted_covariance<F: Float, N: Size>(
    factor: &Vectors<F, N>,
    units: &Vectors<F, N>,
    valid: Vector<bool, N>,
    nan: Vector<F, N>,
    flags: u32,
    output: &mut ResultColumns<'_, F, N>,
    #[comptime] n: usize,
) -> usize {
    let mut after = n.runtime();
    if flags & flag::VARIANCES != 0 {
        let is_whole = flags & flag::COVARIANCE != 0;
        let inverse = invert_factor::<F, N>(factor, n);
        #[unroll]
        for k in 0..n {
            let entry = inverse_entry::<F, N>(&inverse, k, k, n) * units[k] * units[k];
            let mut column = comptime!(n + k).runtime();
            if is_whole {
                column = comptime!(n + triangle(k, k)).runtime();
            }
            put::<F, N>(output, column, select_many(valid, entry, nan));
        }
        after = comptime!(2 * n).runtime();
        if is_whole {
            #[unroll]
            for k in 1..n {
                #[unroll]
                for l in 0..k {
                    let entry = inverse_entry::<F, N>(&inverse, k, l, n) * units[k] * units[l];
                    let entry = select_many(valid, entry, nan);
                    put::<F, N>(output, comptime!(n + triangle(k, l)).runtime(), entry);
                }
            }
            after = comptime!(n + triangle_len(n)).runtime();
        }
    }
    after
}

/// Writes the columns on the goodness of fit, from column `first` on.
#[cube]
fn write_goodness<F: Float, N: Size>(
    results: &Results<F, N>,
    bad: Vector<bool, N>,
    constants: &[F],
    output: &mut ResultColumns<'_, F, N>,
    first: usize,
    #[comptime] spec: Spec,
) {
    let nan = Vector::<F, N>::new(constants[comptime!(constant::NAN)]);
    let two = splat::<F, N>(2.0);
    let pixels = results.pixels;
    let moments = &results.moments;
    let deviance = two * results.half_deviance;
    let log_likelihood = results.saturated - results.half_deviance;
    let mean = expected_deviance::<F, N>(moments, pixels, constants, spec);
    let variance = variance_of_deviance::<F, N>(moments, pixels, constants, spec);
    let third =
        splat::<F, N>(8.0) * pixels + cumulant::<F, N>(moments, constants, CUMULANT_THIRD, spec);
    let log_likelihood = select_many(bad, nan, log_likelihood);
    put::<F, N>(output, first, log_likelihood);
    let deviance = select_many(bad, nan, deviance);
    put::<F, N>(output, first + 1, deviance);
    let mean = select_many(bad, nan, mean);
    put::<F, N>(output, first + 2, mean);
    let variance = select_many(bad, nan, variance);
    put::<F, N>(output, first + 3, variance);
    let third = select_many(bad, nan, third);
    put::<F, N>(output, first + 4, third);
}
