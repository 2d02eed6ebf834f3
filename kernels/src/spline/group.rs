//! Spots of a vector that share the knots of their sums.

use cubecl::prelude::*;

use super::geometry::{Place, knot};
use crate::math::splat;
use crate::spec::Spec;

/// Farther than any knot.
const NEVER: f32 = 1e6;

/// Spots whose first knots along x and y are the same, or neighbours.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Group<F: Float, N: Size> {
    /// The first knots of the union.
    pub x: i32,
    pub y: i32,
    /// The first and the last plane of the union.
    pub first: i32,
    pub last: i32,
    /// 1 for a spot of the group, else 0.
    pub members: Vector<F, N>,
}

/// Returns the least number of the lanes.
#[cube]
fn least<F: Float, N: Size>(numbers: Vector<F, N>, #[comptime] lanes: usize) -> F {
    let mut least = Sequence::<F>::new();
    #[unroll]
    for lane in 0..lanes {
        least.push(numbers.extract(lane));
    }
    // Pairs of pairs: a chain of all would take longer.
    #[unroll]
    for at in 0..comptime!(lanes - 1) {
        let (left, right) = (least[comptime!(2 * at)], least[comptime!(2 * at + 1)]);
        least.push(select(right < left, right, left));
    }
    least[comptime!(2 * lanes - 2)]
}

/// Returns the first of the spots that are `waiting`, and all that have their knots along x and y.
#[cube]
pub(super) fn next_group<F: Float, N: Size>(
    place: &Place<F, N>,
    waiting: Vector<F, N>,
    #[comptime] spec: Spec,
) -> Group<F, N> {
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let never = splat::<F, N>(NEVER);
    let (x, y, z) = (
        knot::<F, N>(place.x),
        knot::<F, N>(place.y),
        knot::<F, N>(place.z),
    );
    if comptime!(spec.lanes == 1) {
        let first = i32::cast_from(z.extract(0usize)) - 1;
        Group::<F, N> {
            x: i32::cast_from(x.extract(0usize)) - 1,
            y: i32::cast_from(y.extract(0usize)) - 1,
            first,
            last: first + 3,
            members: one,
        }
    } else {
        let waits = waiting.greater_than(&zero);
        let least_x = least::<F, N>(select_many(waits, x, never), spec.lanes);
        let beside = x.less_equal(&Vector::new(least_x + F::new(1.0)));
        let near = waits.vec_and(beside);
        let least_y = least::<F, N>(select_many(near, y, never), spec.lanes);
        let beside = y
            .less_equal(&Vector::new(least_y + F::new(1.0)))
            .vec_and(y.greater_equal(&Vector::new(least_y)));
        let near = near.vec_and(beside);
        let least_z = least::<F, N>(select_many(near, z, never), spec.lanes);
        let most_z = -least::<F, N>(select_many(near, -z, never), spec.lanes);
        Group::<F, N> {
            x: i32::cast_from(least_x) - 1,
            y: i32::cast_from(least_y) - 1,
            first: i32::cast_from(least_z) - 1,
            last: i32::cast_from(most_z) + 2,
            members: select_many(near, one, zero),
        }
    }
}
