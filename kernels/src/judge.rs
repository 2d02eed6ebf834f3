//! Whether a fit has arrived: how small the step that is left must be.

use cubecl::prelude::*;

use crate::direction::Direction;
use crate::math::{reciprocal, splat};
use crate::psf::Layout;
use crate::spec::{constant, status};
use crate::step::{Progress, UNBOUNDED};
use crate::vectors::{Vectors, running};

/// What rounding leaves of the gradient, in units of the CRLB, over the signal-to-noise ratio of the photons ..
const ROUNDING: f32 = 5e-7;
/// .. and over that of the background.
const ROUNDING_OF_BACKGROUND: f32 = 1.5e-7;

/// How small the decrement must be. It is a length by the Fisher matrix, which does not see that the data at hand may be flatter
/// along some direction, and what is left so much longer. How the [`Direction::volume`]s of the Fisher matrix here and of the Hessian where
/// the last step began compare tells about how much. `photons` and `background` are signal-to-noise ratios.
#[cube]
pub(crate) fn close_enough<F: Float, N: Size>(
    tolerance: Vector<F, N>,
    volume_here: Vector<F, N>,
    volume_of_hessian: Vector<F, N>,
    photons: Vector<F, N>,
    background: Vector<F, N>,
) -> Vector<F, N> {
    let flatness = volume_here * reciprocal::<F, N>(volume_of_hessian);
    let rounding = max(
        photons * splat::<F, N>(ROUNDING),
        background * splat::<F, N>(ROUNDING_OF_BACKGROUND),
    );
    let close = max(
        tolerance * min(splat::<F, N>(1.0), flatness * flatness),
        rounding,
    );
    let known = volume_of_hessian.less_than(&splat::<F, N>(UNBOUNDED));
    select_many(known, close, splat::<F, N>(0.0))
}

/// The status of a fit at `theta`, from where a judging pass found `direction` to lead on: whether no more is left than the tolerance.
#[cube]
pub(crate) fn judge<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    direction: &Direction<F, N>,
    progress: &Progress<F, N>,
    constants: &[F],
) -> Vector<F, N> {
    let photons = comptime!(P::PHOTONS);
    let background = comptime!(P::BACKGROUND);
    let tolerance = Vector::<F, N>::new(constants[comptime!(constant::TOLERANCE)]);
    let close = close_enough::<F, N>(
        tolerance,
        direction.volume,
        progress.volume,
        theta[photons] * reciprocal::<F, N>(direction.scale[photons]),
        theta[background] * reciprocal::<F, N>(direction.scale[background]),
    );
    let arrived = direction
        .square
        .less_equal(&(close * close))
        .vec_and(direction.hidden.less_equal(&(tolerance * tolerance)));
    let mut free = running::<F, N>(splat::<F, N>(1.0));
    #[unroll]
    for k in 0..comptime!(P::PARAMETERS) {
        free.store(free.read() * direction.free[k]);
    }
    let end = select_many(
        free.read().greater_than(&splat::<F, N>(0.0)),
        splat::<F, N>(status::CONVERGED as f32),
        splat::<F, N>(status::AT_BOUND as f32),
    );
    select_many(arrived, end, splat::<F, N>(status::UNDECIDED as f32))
}

#[cfg(test)]
mod tests {
    use cubecl::Device;

    use super::*;

    #[cube(launch_unchecked)]
    fn close<F: Float, N: Size>(input: &[Vector<F, N>], out: &mut [Vector<F, N>], count: u32) {
        let row = ABSOLUTE_POS;
        let n = count as usize;
        if row < n {
            out[row] = close_enough::<F, N>(
                input[row],
                input[n + row],
                input[2 * n + row],
                input[3 * n + row],
                input[4 * n + row],
            );
        }
    }

    #[test]
    fn the_tolerance_shrinks_where_the_data_are_flat() {
        // Tolerance, volumes of Fisher matrix and Hessian, signal-to-noise ratios; how small is close enough.
        let rows: [([f32; 5], f32); 8] = [
            ([1e-3, 1.0, 1.0, 30.0, 30.0], 1e-3),
            ([1e-3, 0.5, 1.0, 30.0, 30.0], 2.5e-4),
            ([1e-3, 2.0, 1.0, 30.0, 30.0], 1e-3),
            ([1e-3, 1e-6, 1.0, 30.0, 1.0], 1.5e-5),
            ([1e-3, 1e-6, 1.0, 30.0, 1000.0], 1.5e-4),
            ([1e-3, 1.0, 1.0, 4000.0, 30.0], 2e-3),
            ([1e-2, 1.0, 1.0, 30.0, 30.0], 1e-2),
            ([1e-3, 1.0, UNBOUNDED, 30.0, 30.0], 0.0),
        ];
        let input: Vec<f32> = (0..5)
            .flat_map(|k| rows.iter().map(move |row| row.0[k]))
            .collect();
        for device in Device::enumerate_all() {
            let client = device.client();
            let handle = client.create_from_slice(f32::as_bytes(&input));
            let out = client.empty(4 * rows.len());
            // SAFETY: `input` holds five values a row, `out` one.
            #[allow(unsafe_code)]
            unsafe {
                close::launch_unchecked::<f32>(
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
            for ((row, right), &close) in rows.iter().zip(f32::from_bytes(&bytes)) {
                let name = client.name();
                assert!(
                    (close - right).abs() <= 1e-6 * right,
                    "{name} {row:?}: {close}"
                );
            }
        }
    }
}
