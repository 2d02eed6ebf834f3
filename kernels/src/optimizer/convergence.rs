//! The check for convergence: the limit on the remaining step.

use cubecl::prelude::*;

use super::full_step::FullStep;
use super::progress::{Progress, UNBOUNDED};
use crate::math::{reciprocal, splat, square_root};
use crate::psf::Layout;
use crate::spec::{constant, status};
use crate::vectors::{Vectors, accumulator};

/// Rounding error of the gradient, in units of the CRLB, per signal-to-noise ratio of the photons.
const ROUNDING: f32 = 5e-7;
/// Rounding error of the gradient per signal-to-noise ratio of the background.
const ROUNDING_OF_BACKGROUND: f32 = 1.5e-7;
/// Rounding error of the gradient per square root of the deviance: that of residuals which are larger
/// than noise. It counts once steps are checked against the deviance.
const ROUNDING_OF_RESIDUALS: f32 = 5e-6;

/// Returns the largest decrement that counts as converged.
///
/// The decrement is a length in the metric of the Fisher matrix. If the data at hand are flatter
/// along some direction, the remaining step is longer than the decrement by about the ratio of the
/// [`FullStep::inv_sqrt_det`]s of the Fisher matrix here and of the Hessian where the last step
/// began. `photons` and `background` are signal-to-noise ratios. `half_deviance` is
/// [`Progress::half_deviance`].
#[cube]
pub(crate) fn decrement_limit<F: Float, N: Size>(
    tolerance: Vector<F, N>,
    fisher_inv_sqrt_det: Vector<F, N>,
    hessian_inv_sqrt_det: Vector<F, N>,
    photons: Vector<F, N>,
    background: Vector<F, N>,
    half_deviance: Vector<F, N>,
) -> Vector<F, N> {
    let flatness = fisher_inv_sqrt_det * reciprocal::<F, N>(hessian_inv_sqrt_det);
    let rounding = max(
        photons * splat::<F, N>(ROUNDING),
        background * splat::<F, N>(ROUNDING_OF_BACKGROUND),
    );
    let checked = half_deviance.less_than(&splat::<F, N>(UNBOUNDED));
    let residuals = square_root::<F, N>(half_deviance + half_deviance);
    let residuals = select_many(checked, residuals, splat::<F, N>(0.0));
    let rounding = max(rounding, residuals * splat::<F, N>(ROUNDING_OF_RESIDUALS));
    let limit = max(
        tolerance * min(splat::<F, N>(1.0), flatness * flatness),
        rounding,
    );
    let known = hessian_inv_sqrt_det.less_than(&splat::<F, N>(UNBOUNDED));
    select_many(known, limit, splat::<F, N>(0.0))
}

/// Returns the status of a fit at `theta`, whose full step was computed by a check pass:
/// converged, at a bound, or undecided if the step is above the limit.
#[cube]
pub(crate) fn check_convergence<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    full: &FullStep<F, N>,
    progress: &Progress<F, N>,
    constants: &[F],
) -> Vector<F, N> {
    let photons = comptime!(P::PHOTONS);
    let background = comptime!(P::BACKGROUND);
    let tolerance = Vector::<F, N>::new(constants[comptime!(constant::TOLERANCE)]);
    let limit = decrement_limit::<F, N>(
        tolerance,
        full.inv_sqrt_det,
        progress.inv_sqrt_det,
        theta[photons] * reciprocal::<F, N>(full.scale[photons]),
        theta[background] * reciprocal::<F, N>(full.scale[background]),
        progress.half_deviance,
    );
    let arrived = full
        .decrement_squared
        .less_equal(&(limit * limit))
        .vec_and(full.bound_decrement.less_equal(&(tolerance * tolerance)));
    let mut all_free = accumulator::<F, N>(splat::<F, N>(1.0));
    #[unroll]
    for k in 0..comptime!(P::PARAMETERS) {
        all_free.store(all_free.read() * full.is_free[k]);
    }
    let converged = select_many(
        all_free.read().greater_than(&splat::<F, N>(0.0)),
        splat::<F, N>(status::CONVERGED as f32),
        splat::<F, N>(status::AT_BOUND as f32),
    );
    select_many(arrived, converged, splat::<F, N>(status::UNDECIDED as f32))
}

/// The least and the most that a step is expected to leave of its length.
const LEAST_LEFT: f32 = 0.5;
const MOST_LEFT: f32 = 0.9;

/// Returns the status of the fit of a measured PSF at `theta`: converged, at a bound, or undecided if the
/// steps after `full` could be longer than the tolerance.
///
/// Steps shrink by a factor q, which the last two tell. `full` is added to the result, so all steps after
/// it are left: q / (1 - q) of its length. A step that was much shorter than the one before tells little.
#[cube]
pub(crate) fn check_steps<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    full: &FullStep<F, N>,
    progress: &Progress<F, N>,
    constants: &[F],
) -> Vector<F, N> {
    let photons = comptime!(P::PHOTONS);
    let background = comptime!(P::BACKGROUND);
    let one = splat::<F, N>(1.0);
    let tolerance = Vector::<F, N>::new(constants[comptime!(constant::TOLERANCE)]);
    let rounding = max(
        theta[photons] * reciprocal::<F, N>(full.scale[photons]) * splat::<F, N>(ROUNDING),
        theta[background]
            * reciprocal::<F, N>(full.scale[background])
            * splat::<F, N>(ROUNDING_OF_BACKGROUND),
    );
    let decrement = square_root::<F, N>(full.decrement_squared);
    let left = decrement * reciprocal::<F, N>(max(progress.decrement, splat::<F, N>(1e-30)));
    let left = clamp(left, splat::<F, N>(LEAST_LEFT), splat::<F, N>(MOST_LEFT));
    let left = left * reciprocal::<F, N>(one - left);
    let arrived = (decrement * left)
        .less_equal(&tolerance)
        .or(decrement.less_equal(&rounding))
        .vec_and(full.bound_decrement.less_equal(&(tolerance * tolerance)));
    let mut all_free = accumulator::<F, N>(one);
    #[unroll]
    for k in 0..comptime!(P::PARAMETERS) {
        all_free.store(all_free.read() * full.is_free[k]);
    }
    let converged = select_many(
        all_free.read().greater_than(&splat::<F, N>(0.0)),
        splat::<F, N>(status::CONVERGED as f32),
        splat::<F, N>(status::AT_BOUND as f32),
    );
    select_many(arrived, converged, splat::<F, N>(status::UNDECIDED as f32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_devices::test_devices;

    #[cube(launch_unchecked)]
    fn evaluate<F: Float, N: Size>(input: &[Vector<F, N>], out: &mut [Vector<F, N>], count: u32) {
        let row = ABSOLUTE_POS;
        let n = count as usize;
        if row < n {
            out[row] = decrement_limit::<F, N>(
                input[row],
                input[n + row],
                input[2 * n + row],
                input[3 * n + row],
                input[4 * n + row],
                input[5 * n + row],
            );
        }
    }

    #[test]
    fn limit_shrinks_with_the_flatness_of_the_data() {
        // Tolerance, 1 / sqrt(det) of Fisher matrix and Hessian, two signal-to-noise ratios, half the
        // deviance; the limit.
        let rows: [([f32; 6], f32); 10] = [
            ([1e-3, 1.0, 1.0, 30.0, 30.0, 60.0], 1e-3),
            ([1e-3, 0.5, 1.0, 30.0, 30.0, f32::MAX], 2.5e-4),
            ([1e-3, 2.0, 1.0, 30.0, 30.0, 60.0], 1e-3),
            ([1e-3, 1e-6, 1.0, 30.0, 1.0, 2.0], 1.5e-5),
            ([1e-3, 1e-6, 1.0, 30.0, 1000.0, 60.0], 1.5e-4),
            ([1e-3, 1.0, 1.0, 4000.0, 30.0, 60.0], 2e-3),
            ([1e-2, 1.0, 1.0, 30.0, 30.0, 60.0], 1e-2),
            ([1e-3, 1.0, UNBOUNDED, 30.0, 30.0, 60.0], 0.0),
            ([1e-3, 1.0, 1.0, 30.0, 30.0, 8e6], 2e-2),
            ([1e-3, 1e-6, 1.0, 30.0, 30.0, 5000.0], 5e-4),
        ];
        let input: Vec<f32> = (0..6)
            .flat_map(|k| rows.iter().map(move |row| row.0[k]))
            .collect();
        for device in test_devices() {
            let client = device.client();
            let handle = client.create_from_slice(f32::as_bytes(&input));
            let out = client.empty(4 * rows.len());
            // SAFETY: `input` holds six values a row, `out` one.
            #[allow(unsafe_code)]
            unsafe {
                evaluate::launch_unchecked::<f32>(
                    &client,
                    CubeCount::Static(1, 1, 1),
                    CubeDim::new_1d(rows.len() as u32),
                    1,
                    BufferArg::from_raw_parts(handle, input.len()),
                    BufferArg::from_raw_parts(out.clone(), rows.len()),
                    rows.len() as u32,
                );
            }
            let bytes = client.read_one(out).expect("the kernel runs");
            for ((row, expected), &limit) in rows.iter().zip(f32::from_bytes(&bytes)) {
                let name = client.name();
                assert!(
                    (limit - expected).abs() <= 1e-6 * expected,
                    "{name} {row:?}: {limit}"
                );
            }
        }
    }
}
