//! The profiles of a spot along x and y: the value of each factor in every column and every row.
//!
//! All profile values are computed before the pixels are visited. They do not depend on each other,
//! so the latency of one is hidden by the next. On CPUs they are on the stack. On GPUs they are in
//! the shared memory of the cube, where each unit has its own place in every line: registers could
//! neither hold them nor be indexed by a loop.

use cubecl::prelude::*;

use super::factors::{DSU, DU, RowFactors, SSU, SU, U, Widths};
use super::layout::{Layout, X, Y};
use crate::math::{Edge, between, edge, reciprocal, splat};
use crate::spec::Spec;
use crate::vectors::Vectors;

/// `1 / sqrt(2)`.
const PER_ROOT_2: f32 = core::f32::consts::FRAC_1_SQRT_2;
/// `1 / sqrt(2 pi)`.
const PER_ROOT_2PI: f32 = 0.398_942_3;
/// `1 / sqrt(pi)`.
const PER_ROOT_PI: f32 = 0.564_189_6;

/// The profile along x, of column factors.
pub(crate) const ALONG_X: usize = 0;
/// The profile along y, of row factors.
pub(crate) const ALONG_Y: usize = 1;

/// Returns the number of factors stored for each column and row.
pub(crate) const fn stored_factors(free_width: bool) -> usize {
    if free_width { SSU } else { SU }
}

/// Returns the number of profile values of one unit.
pub(crate) const fn profile_len(size: usize, free_width: bool) -> usize {
    2 * stored_factors(free_width) * size
}

/// Returns the index of factor `a` of column or row `i`.
#[cube]
pub(crate) fn profile_index<P: Layout>(
    i: usize,
    axis: usize,
    #[comptime] a: usize,
    #[comptime] spec: Spec,
) -> usize {
    let line = axis * comptime!(stored_factors(P::FREE_WIDTH) * spec.size)
        + comptime!((a - U) * spec.size)
        + i;
    if comptime!(spec.cache_pixels) {
        line
    } else {
        line * comptime!(spec.units) + UNIT_POS as usize
    }
}

/// Fills both profiles, including the factors of second derivatives.
///
/// On the CPU one loop serves both axes, which shortens the compilation that the first launch of a
/// kernel waits for. On GPUs that loop would cost registers.
#[cube]
pub(crate) fn fill_profiles<F: Float, N: Size, P: Layout>(
    profiles: &mut [Vector<F, N>],
    theta: &Vectors<F, N>,
    widths: &Widths<F, N>,
    side: usize,
    #[comptime] spec: Spec,
) {
    let mut centre = theta[X];
    let mut width = widths.x;
    #[unroll(!spec.cache_pixels)]
    for axis in 0..2usize {
        let per_width = reciprocal::<F, N>(width);
        let per_z = splat::<F, N>(PER_ROOT_2) * per_width;
        let to_derivative = splat::<F, N>(PER_ROOT_2PI) * per_width;
        let to_width_derivative = splat::<F, N>(PER_ROOT_PI) * per_width;
        let mut left = edge::<F, N>((splat::<F, N>(-0.5) - centre) * per_z);
        for i in 0..side {
            let position = Vector::<F, N>::new(F::cast_from(i)) + splat::<F, N>(0.5);
            let right = edge::<F, N>((position - centre) * per_z);
            profiles[profile_index::<P>(i, axis, U, spec)] = between::<F, N>(&left, &right);
            profiles[profile_index::<P>(i, axis, DU, spec)] =
                (left.gauss - right.gauss) * to_derivative;
            let su = (left.z * left.gauss - right.z * right.gauss) * to_width_derivative;
            profiles[profile_index::<P>(i, axis, SU, spec)] = su;
            if comptime!(P::FREE_WIDTH) {
                let at_left = derivative_of_z_gauss::<F, N>(&left);
                let at_right = derivative_of_z_gauss::<F, N>(&right);
                profiles[profile_index::<P>(i, axis, DSU, spec)] =
                    (at_right - at_left) * (per_z * to_width_derivative);
                let widened = at_right * right.z - at_left * left.z;
                profiles[profile_index::<P>(i, axis, SSU, spec)] =
                    fma(widened, to_width_derivative, -su) * per_width;
            }
            left.z = right.z;
            left.gauss = right.gauss;
            left.tail = right.tail;
            left.sign = right.sign;
        }
        centre = theta[Y];
        width = widths.y;
    }
}

/// Returns the derivative of `z exp(-z^2)` at an edge.
#[cube]
fn derivative_of_z_gauss<F: Float, N: Size>(edge: &Edge<F, N>) -> Vector<F, N> {
    edge.gauss * fma(splat::<F, N>(-2.0) * edge.z, edge.z, splat::<F, N>(1.0))
}

/// Reads the factors of row `j`: those of second derivatives only if `second_order`, and 0
/// otherwise.
#[cube]
pub(crate) fn row_factors<F: Float, N: Size, P: Layout>(
    profiles: &[Vector<F, N>],
    photons: Vector<F, N>,
    j: usize,
    #[comptime] second_order: bool,
    #[comptime] spec: Spec,
) -> RowFactors<F, N> {
    let mut row = RowFactors::<F, N> {
        photons,
        v: profiles[profile_index::<P>(j, ALONG_Y, U, spec)],
        dv: profiles[profile_index::<P>(j, ALONG_Y, DU, spec)],
        sv: splat::<F, N>(0.0),
        dsv: splat::<F, N>(0.0),
        ssv: splat::<F, N>(0.0),
    };
    if comptime!(second_order || P::FREE_WIDTH) {
        row.sv = profiles[profile_index::<P>(j, ALONG_Y, SU, spec)];
    }
    if comptime!(second_order && P::FREE_WIDTH) {
        row.dsv = profiles[profile_index::<P>(j, ALONG_Y, DSU, spec)];
        row.ssv = profiles[profile_index::<P>(j, ALONG_Y, SSU, spec)];
    }
    row
}
