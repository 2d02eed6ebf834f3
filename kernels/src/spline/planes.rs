//! The sums along z.

use cubecl::prelude::*;

use super::basis::weight;
use super::geometry::{
    BLOCK, Geometry, KEPT_ROWS, Place, limited, row_len, sums_at, taps, weights_at,
};
use super::group::Group;
use crate::math::splat;
use crate::pixels::without_overflow;
use crate::spec::{Spec, spline};
use crate::vectors::{Vectors, zeros};

/// Returns the index of a coefficient.
#[cube]
pub(super) fn coefficient(plane: usize, row: usize, column: usize, shape: &Geometry) -> usize {
    let rows = shape.rows as usize;
    let columns = shape.columns as usize;
    comptime!(spline::COEFFICIENTS) + (plane * rows + row) * columns + column
}

/// Returns the index of a sum along z at a start. They follow the coefficients.
#[cube]
pub(super) fn start_coefficient(
    start: usize,
    row: usize,
    column: usize,
    shape: &Geometry,
) -> usize {
    coefficient(shape.planes as usize + start, row, column, shape)
}

/// The planes that a group needs.
#[derive(CubeType, Clone, Copy)]
pub(super) struct Planes {
    first: usize,
    count: usize,
}

/// Returns the planes of a group, and stores their weights unless the sums along z are known.
#[cube]
pub(super) fn planes_of<F: Float, N: Size>(
    memory: &mut [Vector<F, N>],
    place: &Place<F, N>,
    group: &Group<F, N>,
    shape: &Geometry,
    constants: &[F],
    #[comptime] has_sums: bool,
    #[comptime] spec: Spec,
) -> Planes {
    let per_um = Vector::<F, N>::new(constants[comptime!(spline::PLANES_PER_UM)]);
    // The depth of a fit is within the planes: those beyond have the weight 0.
    let first = limited(group.first, shape.planes);
    let count = limited(group.last, shape.planes) - first + 1;
    if comptime!(!has_sums && spec.cache_pixels) {
        for k in 0..count {
            let number = F::cast_from(first + k);
            let found = weight::<F, N>(place.z - Vector::new(number));
            memory[comptime!(weights_at(spec)) + 2 * k] = found.value;
            memory[comptime!(weights_at(spec) + 1) + 2 * k] = found.slope * per_um;
        }
    }
    Planes { first, count }
}

/// Stores the sums along z of row `j` of the knots of an ROI of `side` pixels from `x` and `y` on, with the
/// derivatives if `with_slopes`.
#[cube]
pub(super) fn sum_planes<F: Float, N: Size>(
    memory: &mut [Vector<F, N>],
    planes: &Planes,
    shape: &Geometry,
    constants: &[F],
    x: usize,
    y: usize,
    j: usize,
    side: usize,
    #[comptime] with_slopes: bool,
    #[comptime] spec: Spec,
) {
    let knots = (side - 1) * shape.per_pixel as usize + comptime!(taps(spec));
    let blocks = knots.div_ceil(BLOCK);
    let plane_len = (shape.rows * shape.columns) as usize;
    let of_row = coefficient(planes.first, y + j, x, shape);
    for block in 0..blocks {
        let first = block * BLOCK;
        let mut values = zeros::<F, N>(BLOCK);
        let mut slopes = zeros::<F, N>(BLOCK);
        for k in 0..planes.count {
            let value = memory[comptime!(weights_at(spec)) + 2 * k];
            let slope = memory[comptime!(weights_at(spec) + 1) + 2 * k];
            #[unroll]
            for i in 0..BLOCK {
                let c = Vector::<F, N>::new(constants[of_row + first + i + k * plane_len]);
                values[i] = fma(c, value, values[i]);
                if comptime!(with_slopes) {
                    slopes[i] = fma(c, slope, slopes[i]);
                }
            }
        }
        store_block::<F, N>(memory, &values, &slopes, j, first, with_slopes, spec);
    }
}

/// Stores sums along z.
#[cube]
fn store_block<F: Float, N: Size>(
    memory: &mut [Vector<F, N>],
    values: &Vectors<F, N>,
    slopes: &Vectors<F, N>,
    j: usize,
    first: usize,
    #[comptime] with_slopes: bool,
    #[comptime] spec: Spec,
) {
    let at = without_overflow(sum_at(j, first, spec));
    #[unroll]
    for i in 0..BLOCK {
        memory[at + comptime!(2 * i)] = values[i];
        if comptime!(with_slopes) {
            memory[at + comptime!(2 * i + 1)] = slopes[i];
        }
    }
}

/// Returns the index of the sum along z of a knot, while its row is kept. That of the derivative follows.
#[cube]
pub(super) fn sum_at(row: usize, column: usize, #[comptime] spec: Spec) -> usize {
    comptime!(sums_at(spec)) + 2 * ((row % KEPT_ROWS) * comptime!(row_len(spec)) + column)
}

/// Returns the sum along z of one knot and that of the derivative, without memory.
#[cube]
pub(super) fn sums_of_knot<F: Float, N: Size>(
    group: &Group<F, N>,
    shape: &Geometry,
    constants: &[F],
    row: usize,
    column: usize,
    weights: &Vectors<F, N>,
) -> Vectors<F, N> {
    let mut value = splat::<F, N>(0.0);
    let mut slope = splat::<F, N>(0.0);
    #[unroll]
    for k in 0..4usize {
        let plane = limited(group.first + i32::cast_from(k), shape.planes);
        let c = Vector::<F, N>::new(constants[coefficient(plane, row, column, shape)]);
        value = fma(c, weights[comptime!(2 * k)], value);
        slope = fma(c, weights[comptime!(2 * k + 1)], slope);
    }
    let mut out = Sequence::<Vector<F, N>>::new();
    out.push(value);
    out.push(slope);
    out
}
