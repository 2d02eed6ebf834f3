//! The profiles of a spot along x and y: the value of each factor in every column and every row.
//!
//! On CPUs both profiles are computed before the pixels are visited, and stored in the memory of the
//! caller. On GPUs only the profile along x is stored, in the shared memory of the cube. The factors
//! of a row are used once a pass, so each pass computes them when it begins the row.

use cubecl::prelude::*;

use super::factors::{DSU, DU, RowFactors, SSU, SU, U, Widths};
use super::layout::{Layout, X, Y};
use crate::math::{Edge, between, edge, reciprocal, splat};
use crate::pixels::{Rois, without_overflow};
use crate::spec::Spec;
use crate::vectors::Vectors;

/// `1 / sqrt(2)`.
const PER_ROOT_2: f32 = core::f32::consts::FRAC_1_SQRT_2;
/// `1 / sqrt(2 pi)`.
const PER_ROOT_2PI: f32 = 0.398_942_3;
/// `1 / sqrt(pi)`.
const PER_ROOT_PI: f32 = 0.564_189_6;

/// Returns the number of factors stored for each column and row.
const fn stored_factors(free_width: bool) -> usize {
    if free_width { SSU } else { SU }
}

/// Returns the number of profile values that one unit stores, of the columns or of both columns and
/// rows.
pub(crate) const fn profile_len(size: usize, free_width: bool, with_rows: bool) -> usize {
    let axes = if with_rows { 2 } else { 1 };
    axes * stored_factors(free_width) * size
}

/// Returns the index of factor `a` of a column, or of a row, whose index then begins after that of the
/// last column. The values of the units of a cube are side by side.
#[cube]
fn profile_index<P: Layout>(
    i: usize,
    unit: usize,
    #[comptime] a: usize,
    #[comptime] spec: Spec,
) -> usize {
    let column = i * comptime!(stored_factors(P::FREE_WIDTH) * spec.units) + unit;
    let column = if comptime!(spec.cache_pixels) {
        column
    } else {
        without_overflow(column)
    };
    column + comptime!((a - U) * spec.units)
}

/// Returns the place of this unit among those of its cube. On CPUs a cube has one unit.
#[cube]
pub(crate) fn profile_unit(#[comptime] spec: Spec) -> usize {
    if comptime!(spec.cache_pixels) {
        0usize.runtime()
    } else {
        UNIT_POS as usize
    }
}

/// Reads factor `a` of column `i`. `unit` is that of [`profile_unit`].
#[cube]
pub(crate) fn column_factor<F: Float, N: Size, P: Layout>(
    profiles: &[Vector<F, N>],
    i: usize,
    unit: usize,
    #[comptime] a: usize,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    profiles[profile_index::<P>(i, unit, a, spec)]
}

/// A walk along one axis, which computes the factors of one column or row after the other.
#[derive(CubeType)]
pub(crate) struct Walk<F: Float, N: Size> {
    centre: Vector<F, N>,
    per_width: Vector<F, N>,
    /// `z` per pixel.
    per_z: Vector<F, N>,
    /// The edge where the next column or row begins.
    left: Edge<F, N>,
}

/// The factors of a column or a row. The last two are 0 unless the width is free.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Factors<F: Float, N: Size> {
    pub u: Vector<F, N>,
    pub du: Vector<F, N>,
    pub su: Vector<F, N>,
    dsu: Vector<F, N>,
    ssu: Vector<F, N>,
}

/// Begins a walk at the first column or row.
#[cube]
pub(crate) fn new_walk<F: Float, N: Size>(centre: Vector<F, N>, width: Vector<F, N>) -> Walk<F, N> {
    let per_width = reciprocal::<F, N>(width);
    let per_z = splat::<F, N>(PER_ROOT_2) * per_width;
    Walk::<F, N> {
        centre,
        per_width,
        per_z,
        left: edge::<F, N>((splat::<F, N>(-0.5) - centre) * per_z),
    }
}

/// Begins a walk along y. It is not used if the kernel stores the profile along y.
#[cube]
pub(crate) fn walk_rows<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    widths: &Widths<F, N>,
    #[comptime] spec: Spec,
) -> Walk<F, N> {
    if comptime!(spec.cache_pixels) {
        let zero = splat::<F, N>(0.0);
        Walk::<F, N> {
            centre: zero,
            per_width: zero,
            per_z: zero,
            left: Edge::<F, N> {
                z: zero,
                gauss: zero,
                half_tail: zero,
                half_sign: zero,
            },
        }
    } else {
        new_walk::<F, N>(theta[Y], widths.y)
    }
}

/// Computes the factors of column or row `i`, and moves on to the next.
#[cube]
pub(crate) fn next_factors<F: Float, N: Size, P: Layout>(
    walk: &mut Walk<F, N>,
    i: usize,
) -> Factors<F, N> {
    let to_derivative = splat::<F, N>(PER_ROOT_2PI) * walk.per_width;
    let to_width_derivative = splat::<F, N>(PER_ROOT_PI) * walk.per_width;
    let position = Vector::<F, N>::new(F::cast_from(i)) + splat::<F, N>(0.5);
    let right = edge::<F, N>((position - walk.centre) * walk.per_z);
    let left = &walk.left;
    let u = between::<F, N>(left, &right);
    let du = (left.gauss - right.gauss) * to_derivative;
    let su = (left.z * left.gauss - right.z * right.gauss) * to_width_derivative;
    let mut dsu = splat::<F, N>(0.0);
    let mut ssu = splat::<F, N>(0.0);
    if comptime!(P::FREE_WIDTH) {
        let at_left = derivative_of_z_gauss::<F, N>(left);
        let at_right = derivative_of_z_gauss::<F, N>(&right);
        dsu = (at_right - at_left) * (walk.per_z * to_width_derivative);
        let widened = at_right * right.z - at_left * left.z;
        ssu = fma(widened, to_width_derivative, -su) * walk.per_width;
    }
    walk.left.z = right.z;
    walk.left.gauss = right.gauss;
    walk.left.half_tail = right.half_tail;
    walk.left.half_sign = right.half_sign;
    Factors::<F, N> {
        u,
        du,
        su,
        dsu,
        ssu,
    }
}

/// Fills the stored profiles, including the factors of second derivatives.
///
/// On the CPU one loop serves both axes, which shortens the compilation that the first launch of a
/// kernel waits for.
#[cube]
pub(crate) fn fill_profiles<F: Float, N: Size, P: Layout>(
    profiles: &mut [Vector<F, N>],
    theta: &Vectors<F, N>,
    widths: &Widths<F, N>,
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) {
    let unit = profile_unit(spec);
    let mut centre = theta[X];
    let mut width = widths.x;
    let mut first = 0usize;
    #[unroll(!spec.cache_pixels)]
    for _ in 0..comptime!(if spec.cache_pixels { 2usize } else { 1usize }) {
        let mut walk = new_walk::<F, N>(centre, width);
        for i in 0..rois.side {
            let factors = next_factors::<F, N, P>(&mut walk, i);
            profiles[profile_index::<P>(first + i, unit, U, spec)] = factors.u;
            profiles[profile_index::<P>(first + i, unit, DU, spec)] = factors.du;
            profiles[profile_index::<P>(first + i, unit, SU, spec)] = factors.su;
            if comptime!(P::FREE_WIDTH) {
                profiles[profile_index::<P>(first + i, unit, DSU, spec)] = factors.dsu;
                profiles[profile_index::<P>(first + i, unit, SSU, spec)] = factors.ssu;
            }
        }
        centre = theta[Y];
        width = widths.y;
        first = rois.side;
    }
}

/// Returns the derivative of `z exp(-z^2)` at an edge.
#[cube]
fn derivative_of_z_gauss<F: Float, N: Size>(edge: &Edge<F, N>) -> Vector<F, N> {
    edge.gauss * fma(splat::<F, N>(-2.0) * edge.z, edge.z, splat::<F, N>(1.0))
}

/// Returns the factors of row `j`. They are stored, or `walk` computes them.
#[cube]
pub(crate) fn row_factors<F: Float, N: Size, P: Layout>(
    profiles: &[Vector<F, N>],
    walk: &mut Walk<F, N>,
    photons: Vector<F, N>,
    j: usize,
    side: usize,
    #[comptime] spec: Spec,
) -> RowFactors<F, N> {
    if comptime!(spec.cache_pixels) {
        let mut row = RowFactors::<F, N> {
            photons,
            v: profiles[profile_index::<P>(side + j, 0, U, spec)],
            dv: profiles[profile_index::<P>(side + j, 0, DU, spec)],
            sv: profiles[profile_index::<P>(side + j, 0, SU, spec)],
            dsv: splat::<F, N>(0.0),
            ssv: splat::<F, N>(0.0),
        };
        if comptime!(P::FREE_WIDTH) {
            row.dsv = profiles[profile_index::<P>(side + j, 0, DSU, spec)];
            row.ssv = profiles[profile_index::<P>(side + j, 0, SSU, spec)];
        }
        row
    } else {
        let factors = next_factors::<F, N, P>(walk, j);
        RowFactors::<F, N> {
            photons,
            v: factors.u,
            dv: factors.du,
            sv: factors.su,
            dsv: factors.dsu,
            ssv: factors.ssu,
        }
    }
}
