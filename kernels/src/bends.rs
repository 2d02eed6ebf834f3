//! What the model's own curvature adds to the matrix of a step: Newton's method near the optimum.
//!
//! The Fisher matrix is what the data would curve on average. These data curve differently, by about one part in
//! the signal-to-noise ratio, so that scoring gains only that factor with each step: ten at a thousand photons, two
//! at fifty. The Hessian of these very data squares the error instead. With `m` the mean and `t = d/m - 1` it is
//! the sum of `(1 + t) m_k m_l / m - t m_kl`. The first part is the Fisher matrix with other weights. The second is
//! summed here: along a row `m_kl` is, like `m_k`, a factor of the row times one of the column. A Gaussian's
//! derivative to its width is `s` times its second derivative to its place (the equation of heat), so of new
//! factors there are two: u'* and u**.

use cubecl::prelude::*;

use crate::math::{reciprocal, splat};
use crate::psf::{DSU, DU, Layout, Row, SSU, SU, U, Widths, X, Y};
use crate::spec::triangle;
use crate::vectors::Vectors;

/// Sums over the pixels of `t` times second derivatives of `u v`: each name says to what.
#[derive(CubeType)]
pub(crate) struct Bends<F: Float, N: Size> {
    /// 1 for a spot that steps by the Hessian, 0 for one that steps by the Fisher matrix.
    pub newton: Vector<F, N>,
    /// The photons of the former, 0 of the latter.
    pub photons: Vector<F, N>,
    pub x_y: Vector<F, N>,
    /// u* v, which is u'' v times the width along x.
    pub sx: Vector<F, N>,
    /// u v*.
    pub sy: Vector<F, N>,
    pub x_sx: Vector<F, N>,
    pub x_sy: Vector<F, N>,
    pub y_sx: Vector<F, N>,
    pub y_sy: Vector<F, N>,
    pub sx_sx: Vector<F, N>,
    pub sx_sy: Vector<F, N>,
    pub sy_sy: Vector<F, N>,
}

#[cube]
pub(crate) fn no_bends<F: Float, N: Size>(
    newton: Vector<F, N>,
    photons: Vector<F, N>,
) -> Bends<F, N> {
    let zero = splat::<F, N>(0.0);
    Bends::<F, N> {
        newton,
        photons: newton * photons,
        x_y: zero,
        sx: zero,
        sy: zero,
        x_sx: zero,
        x_sy: zero,
        y_sx: zero,
        y_sy: zero,
        sx_sx: zero,
        sx_sy: zero,
        sy_sy: zero,
    }
}

/// Adds a row, whose sums of `t` times each column factor are `residuals`.
#[cube]
pub(crate) fn add_bends<F: Float, N: Size, P: Layout>(
    bends: &mut Bends<F, N>,
    residuals: &Vectors<F, N>,
    row: &Row<F, N>,
) {
    bends.x_y = fma(row.dv, residuals[DU], bends.x_y);
    bends.sx = fma(row.v, residuals[SU], bends.sx);
    bends.sy = fma(row.sv, residuals[U], bends.sy);
    if comptime!(P::FREE_WIDTH) {
        bends.x_sx = fma(row.v, residuals[DSU], bends.x_sx);
        bends.x_sy = fma(row.sv, residuals[DU], bends.x_sy);
        bends.y_sx = fma(row.dv, residuals[SU], bends.y_sx);
        bends.y_sy = fma(row.dsv, residuals[U], bends.y_sy);
        bends.sx_sx = fma(row.v, residuals[SSU], bends.sx_sx);
        bends.sx_sy = fma(row.sv, residuals[SU], bends.sx_sy);
        bends.sy_sy = fma(row.ssv, residuals[U], bends.sy_sy);
    }
}

/// Subtracts from entry (k, l) of the matrix.
#[cube]
pub(crate) fn less<F: Float, N: Size>(
    fisher: &mut Vectors<F, N>,
    bend: Vector<F, N>,
    #[comptime] k: usize,
    #[comptime] l: usize,
) {
    fisher[comptime!(triangle(k, l))] -= bend;
}

/// Takes off the matrix what place and light have of the bends.
#[cube]
pub(crate) fn bend_common<F: Float, N: Size, P: Layout>(
    fisher: &mut Vectors<F, N>,
    gradient: &Vectors<F, N>,
    bends: &Bends<F, N>,
    widths: &Widths<F, N>,
    photons: Vector<F, N>,
) {
    let n = bends.photons;
    less::<F, N>(fisher, n * bends.sx * reciprocal::<F, N>(widths.x), X, X);
    less::<F, N>(fisher, n * bends.sy * reciprocal::<F, N>(widths.y), Y, Y);
    less::<F, N>(fisher, n * bends.x_y, X, Y);
    // The model being linear in the photons, these are the gradient over the photons.
    let per_photon = bends.newton * reciprocal::<F, N>(photons);
    less::<F, N>(fisher, per_photon * gradient[X], X, comptime!(P::PHOTONS));
    less::<F, N>(fisher, per_photon * gradient[Y], Y, comptime!(P::PHOTONS));
}

/// Takes off the matrix what a parameter has of the bends that sets both widths.
#[cube]
pub(crate) fn bend_both_widths<F: Float, N: Size>(
    fisher: &mut Vectors<F, N>,
    bends: &Bends<F, N>,
    widths: &Widths<F, N>,
    #[comptime] k: usize,
    #[comptime] photons: usize,
) {
    let (n, dx, dy) = (bends.photons, widths.dx, widths.dy);
    let slope = fma(dx, bends.sx, dy * bends.sy);
    let cross = dx * dy * bends.sx_sy;
    let square = fma(dx * dx, bends.sx_sx, dy * dy * bends.sy_sy) + cross + cross;
    let turn = fma(widths.ddx, bends.sx, widths.ddy * bends.sy);
    less::<F, N>(fisher, n * fma(dx, bends.x_sx, dy * bends.x_sy), k, X);
    less::<F, N>(fisher, n * fma(dx, bends.y_sx, dy * bends.y_sy), k, Y);
    less::<F, N>(fisher, bends.newton * slope, k, photons);
    less::<F, N>(fisher, n * (square + turn), k, k);
}
