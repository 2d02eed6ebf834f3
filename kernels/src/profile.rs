//! The profiles of a spot along x and along y: one value of each factor for every column and every row.
//!
//! They are worked out before the pixels are visited, all of them one after the other, so that one hides the
//! latency of the next. On CPUs they lie on the stack. On GPUs they lie in memory that a cube shares, each unit
//! at its own place in every line: registers would not hold them, and would not be indexed by a loop.

use cubecl::prelude::*;

use crate::math::{Edge, between, edge, reciprocal, splat};
use crate::psf::{DSU, DU, Layout, Row, SSU, SU, U, Widths, X, Y};
use crate::spec::Spec;
use crate::vectors::Vectors;

/// `1 / sqrt(2)`, `1 / sqrt(2 pi)` and `1 / sqrt(pi)`.
const PER_ROOT_2: f32 = core::f32::consts::FRAC_1_SQRT_2;
const PER_ROOT_2PI: f32 = 0.398_942_3;
const PER_ROOT_PI: f32 = 0.564_189_6;

/// The profile along x: factors of columns.
pub(crate) const ALONG_X: usize = 0;
/// The profile along y: factors of rows.
pub(crate) const ALONG_Y: usize = 1;

/// Factors that are kept for each column and row.
pub(crate) const fn kept(free_width: bool) -> usize {
    if free_width { SSU } else { SU }
}

/// Values that the profiles of one unit have.
pub(crate) const fn profile_len(size: usize, free_width: bool) -> usize {
    2 * kept(free_width) * size
}

/// Where factor `a` of column or row `i` lies.
#[cube]
pub(crate) fn place<P: Layout>(
    i: usize,
    axis: usize,
    #[comptime] a: usize,
    #[comptime] spec: Spec,
) -> usize {
    let line =
        axis * comptime!(kept(P::FREE_WIDTH) * spec.size) + comptime!((a - U) * spec.size) + i;
    if comptime!(spec.stage) {
        line
    } else {
        line * comptime!(spec.units) + UNIT_POS as usize
    }
}

/// Fills both profiles, with the factors of second derivatives, which a judging pass alone does without.
///
/// On the CPU one loop serves both axes: a kernel's first launch waits for its compiler. On GPUs that would cost registers.
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
    #[unroll(!spec.stage)]
    for axis in 0..2usize {
        let per_width = reciprocal::<F, N>(width);
        let per_z = splat::<F, N>(PER_ROOT_2) * per_width;
        let slope = splat::<F, N>(PER_ROOT_2PI) * per_width;
        let spread = splat::<F, N>(PER_ROOT_PI) * per_width;
        let mut left = edge::<F, N>((splat::<F, N>(-0.5) - centre) * per_z);
        for i in 0..side {
            let position = Vector::<F, N>::new(F::cast_from(i)) + splat::<F, N>(0.5);
            let right = edge::<F, N>((position - centre) * per_z);
            profiles[place::<P>(i, axis, U, spec)] = between::<F, N>(&left, &right);
            profiles[place::<P>(i, axis, DU, spec)] = (left.gauss - right.gauss) * slope;
            let to_width = (left.z * left.gauss - right.z * right.gauss) * spread;
            profiles[place::<P>(i, axis, SU, spec)] = to_width;
            if comptime!(P::FREE_WIDTH) {
                let at_left = turn::<F, N>(&left);
                let at_right = turn::<F, N>(&right);
                profiles[place::<P>(i, axis, DSU, spec)] = (at_right - at_left) * (per_z * spread);
                let widened = at_right * right.z - at_left * left.z;
                profiles[place::<P>(i, axis, SSU, spec)] =
                    fma(widened, spread, -to_width) * per_width;
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

/// The derivative of `z exp(-z^2)`.
#[cube]
fn turn<F: Float, N: Size>(edge: &Edge<F, N>) -> Vector<F, N> {
    edge.gauss * fma(splat::<F, N>(-2.0) * edge.z, edge.z, splat::<F, N>(1.0))
}

/// The factors of row `j`.
#[cube]
pub(crate) fn row<F: Float, N: Size, P: Layout>(
    profiles: &[Vector<F, N>],
    photons: Vector<F, N>,
    j: usize,
    #[comptime] bent: bool,
    #[comptime] spec: Spec,
) -> Row<F, N> {
    let mut row = Row::<F, N> {
        photons,
        v: profiles[place::<P>(j, ALONG_Y, U, spec)],
        dv: profiles[place::<P>(j, ALONG_Y, DU, spec)],
        sv: splat::<F, N>(0.0),
        dsv: splat::<F, N>(0.0),
        ssv: splat::<F, N>(0.0),
    };
    if comptime!(bent || P::FREE_WIDTH) {
        row.sv = profiles[place::<P>(j, ALONG_Y, SU, spec)];
    }
    if comptime!(bent && P::FREE_WIDTH) {
        row.dsv = profiles[place::<P>(j, ALONG_Y, DSU, spec)];
        row.ssv = profiles[place::<P>(j, ALONG_Y, SSU, spec)];
    }
    row
}
