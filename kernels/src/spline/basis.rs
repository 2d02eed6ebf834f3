//! The cubic B-spline.

use cubecl::prelude::*;

use crate::math::splat;

/// The B-spline of a knot, and its derivative.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Weight<F: Float, N: Size> {
    pub value: Vector<F, N>,
    pub slope: Vector<F, N>,
}

/// Returns the B-spline at the distance `t` from its knot. Both values are exactly 0 from 2 on.
#[cube]
pub(crate) fn weight<F: Float, N: Size>(t: Vector<F, N>) -> Weight<F, N> {
    let zero = splat::<F, N>(0.0);
    let distance = Vector::abs(t);
    let near = max(splat::<F, N>(1.0) - distance, zero);
    let far = max(splat::<F, N>(2.0) - distance, zero);
    let near_square = near * near;
    let far_square = far * far;
    let four = splat::<F, N>(4.0);
    let value = (far_square * far - four * (near_square * near)) * splat::<F, N>(1.0 / 6.0);
    let steep = (far_square - four * near_square) * splat::<F, N>(0.5);
    Weight::<F, N> {
        value,
        slope: select_many(t.less_than(&zero), steep, -steep),
    }
}
