//! The coefficients of a PSF, and where they are.

use cubecl::prelude::*;

use crate::math::splat;
use crate::psf::{X, Y};
use crate::spec::{Spec, spline, triangle_len};
use crate::vectors::Vectors;

/// The knots that a sum along x or y runs over. A spot alone needs four.
pub(super) const fn taps(spec: Spec) -> usize {
    if spec.cache_pixels {
        spline::MOST_TAPS
    } else {
        4
    }
}

/// The most planes of a PSF.
pub(crate) const MAX_PLANES: usize = 512;

/// Knots of a row: those of the ROI, and those beyond it.
pub(super) const fn row_len(spec: Spec) -> usize {
    (MAX_KNOTS - 1 + taps(spec)).next_multiple_of(BLOCK)
}

pub(super) use crate::spec::spline::{BLOCK, MAX_KNOTS};

/// The sums of a row: of the value, of its derivative to y, and of that to z.
pub(super) const ROW_SUMS: usize = 3;

/// The place of the sums of a row.
pub(super) const ROWS: usize = 0;

/// The place of the weights of the planes.
pub(super) const fn weights_at(spec: Spec) -> usize {
    ROW_SUMS * row_len(spec)
}

/// The rows of sums along z that are kept: those that a row of pixels needs. They stay in the nearest cache.
pub(super) const KEPT_ROWS: usize = spline::MOST_TAPS;

/// The place of the sums along z.
pub(super) const fn sums_at(spec: Spec) -> usize {
    weights_at(spec) + 2 * MAX_PLANES
}

/// The values that a pass of CPUs stores of each pixel of a row: the derivatives to x, y and, in planes, z, the light
/// of one photon, the weight, and the weighted residual.
pub(super) const PARTS: usize = 6;

/// True if there are registers for all sums of a pass: vectors of 16 lanes are those of AVX-512.
pub(super) const fn holds_all_sums(spec: Spec) -> bool {
    spec.lanes == 16
}

/// The place of the parts of the pixels of a row.
pub(super) const fn parts_at(spec: Spec) -> usize {
    sums_at(spec) + 2 * KEPT_ROWS * row_len(spec)
}

/// The place of the sums of a pass of CPUs. Registers hold them for a row alone: the loops between need theirs.
pub(super) const fn totals_at(spec: Spec) -> usize {
    parts_at(spec) + PARTS * MAX_KNOTS
}

/// The most sums of a pass.
const MOST_SUMS: usize = 5 + triangle_len(5);

/// The place of a value of each pixel: its weight while starts are scored, then its expected value in the
/// last pass of the fit. GPUs compute them again.
pub(super) const fn pixels_at(spec: Spec) -> usize {
    totals_at(spec) + MOST_SUMS
}

/// The vectors of working memory of a unit.
pub(crate) const fn working_len(spec: Spec) -> usize {
    if spec.cache_pixels {
        pixels_at(spec) + spec.area()
    } else {
        ROW_SUMS * row_len(spec)
    }
}

/// The PSF of a launch.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Geometry {
    pub planes: u32,
    pub rows: u32,
    pub columns: u32,
    /// Knots of a pixel.
    pub per_pixel: u32,
}

/// Reads a count among the constants.
#[cube]
fn count<F: Float>(constants: &[F], #[comptime] at: usize) -> u32 {
    u32::cast_from(constants[at])
}

/// Reads the shape.
#[cube]
pub(super) fn geometry<F: Float>(constants: &[F]) -> Geometry {
    Geometry {
        planes: count::<F>(constants, comptime!(spline::PLANES)),
        rows: count::<F>(constants, comptime!(spline::ROWS)),
        columns: count::<F>(constants, comptime!(spline::COLUMNS)),
        per_pixel: count::<F>(constants, comptime!(spline::PER_PIXEL)),
    }
}

/// The place of spots among the knots: that of the first pixel of their ROIs along x and y, and that of
/// their depth.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Place<F: Float, N: Size> {
    pub x: Vector<F, N>,
    pub y: Vector<F, N>,
    pub z: Vector<F, N>,
}

/// Returns the place of spots at `theta`.
#[cube]
pub(super) fn place<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    z: Vector<F, N>,
    constants: &[F],
) -> Place<F, N> {
    let per_pixel = Vector::<F, N>::new(constants[comptime!(spline::PER_PIXEL)]);
    let origin_x = Vector::<F, N>::new(constants[comptime!(spline::ORIGIN_X)]);
    let origin_y = Vector::<F, N>::new(constants[comptime!(spline::ORIGIN_Y)]);
    let origin_z = Vector::<F, N>::new(constants[comptime!(spline::ORIGIN_Z)]);
    let per_um = Vector::<F, N>::new(constants[comptime!(spline::PLANES_PER_UM)]);
    Place::<F, N> {
        x: fma(-theta[X], per_pixel, origin_x),
        y: fma(-theta[Y], per_pixel, origin_y),
        z: fma(z, per_um, origin_z),
    }
}

/// Limits the first knot that is read, so that all are within `len`.
#[cube]
pub(super) fn first_knot(
    knot: i32,
    len: u32,
    side: usize,
    step: usize,
    #[comptime] spec: Spec,
) -> usize {
    let knots = (side - 1) * step + comptime!(taps(spec) + BLOCK - 1);
    let last = i32::cast_from(len) - i32::cast_from(knots - knots % comptime!(BLOCK));
    usize::cast_from(max(min(knot, last), 0))
}

/// Limits an index to a range that begins at 0.
#[cube]
pub(super) fn limited(index: i32, len: u32) -> usize {
    let last = i32::cast_from(len) - 1;
    usize::cast_from(max(min(index, last), 0))
}

/// Returns the knot, as a number, at or before a place.
#[cube]
pub(super) fn knot<F: Float, N: Size>(place: Vector<F, N>) -> Vector<F, N> {
    let most = splat::<F, N>(4096.0);
    clamp(Vector::floor(place), -most, most)
}
