//! The second derivatives of the model, which turn the Fisher matrix into the Hessian for Newton
//! steps near the optimum.
//!
//! The Fisher matrix is the expected curvature of the log-likelihood. The curvature for the data at
//! hand differs from it by about one part in the signal-to-noise ratio, and a scoring step reduces
//! the error by only that factor: ten at a thousand photons, two at fifty. A Newton step, which
//! uses the Hessian of these data, squares the error instead.
//!
//! With the mean `m` and `t = d/m - 1`, the Hessian is the sum of `(1 + t) m_k m_l / m - t m_kl`.
//! The first part is the Fisher matrix with other weights. The second part is summed here. Along a
//! row `m_kl`, like `m_k`, is a row factor times a column factor. The derivative of a Gaussian to
//! its width s is `s` times its second derivative to its position (the heat equation), so only two
//! new factors are needed: u'* and u**.

use cubecl::prelude::*;

use super::factors::{DSU, DU, RowFactors, SSU, SU, U, Widths};
use super::layout::{Layout, X, Y};
use crate::math::{reciprocal, splat};
use crate::spec::triangle;
use crate::vectors::Vectors;

/// Sums over the pixels of `t` times the second derivatives of `u v`. Fields are named after the
/// two variables of the derivative; `sx` is the width along x.
#[derive(CubeType)]
pub(crate) struct SecondDerivatives<F: Float, N: Size> {
    /// 1 for a spot that takes a Newton step, 0 for one that takes a scoring step.
    pub newton: Vector<F, N>,
    /// The photons, multiplied by `newton`.
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

/// Returns the sums over no pixels.
#[cube]
pub(crate) fn new_second_derivatives<F: Float, N: Size>(
    newton: Vector<F, N>,
    photons: Vector<F, N>,
) -> SecondDerivatives<F, N> {
    let zero = splat::<F, N>(0.0);
    SecondDerivatives::<F, N> {
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

/// Adds a row. `residuals` are its sums of `t` times each column factor.
#[cube]
pub(crate) fn sum_second_derivatives<F: Float, N: Size, P: Layout>(
    second: &mut SecondDerivatives<F, N>,
    residuals: &Vectors<F, N>,
    row: &RowFactors<F, N>,
) {
    second.x_y = fma(row.dv, residuals[DU], second.x_y);
    second.sx = fma(row.v, residuals[SU], second.sx);
    second.sy = fma(row.sv, residuals[U], second.sy);
    if comptime!(P::FREE_WIDTH) {
        second.x_sx = fma(row.v, residuals[DSU], second.x_sx);
        second.x_sy = fma(row.sv, residuals[DU], second.x_sy);
        second.y_sx = fma(row.dv, residuals[SU], second.y_sx);
        second.y_sy = fma(row.dsv, residuals[U], second.y_sy);
        second.sx_sx = fma(row.v, residuals[SSU], second.sx_sx);
        second.sx_sy = fma(row.sv, residuals[SU], second.sx_sy);
        second.sy_sy = fma(row.ssv, residuals[U], second.sy_sy);
    }
}

/// Subtracts `value` from entry (k, l) of the matrix.
#[cube]
pub(crate) fn subtract_entry<F: Float, N: Size>(
    matrix: &mut Vectors<F, N>,
    value: Vector<F, N>,
    #[comptime] k: usize,
    #[comptime] l: usize,
) {
    matrix[comptime!(triangle(k, l))] -= value;
}

/// Subtracts the second derivatives to position and photons from the matrix.
#[cube]
pub(crate) fn subtract_position_and_photons<F: Float, N: Size, P: Layout>(
    matrix: &mut Vectors<F, N>,
    gradient: &Vectors<F, N>,
    second: &SecondDerivatives<F, N>,
    widths: &Widths<F, N>,
    photons: Vector<F, N>,
) {
    let n = second.photons;
    subtract_entry::<F, N>(matrix, n * second.sx * reciprocal::<F, N>(widths.x), X, X);
    subtract_entry::<F, N>(matrix, n * second.sy * reciprocal::<F, N>(widths.y), Y, Y);
    subtract_entry::<F, N>(matrix, n * second.x_y, X, Y);
    // The model is linear in the photons: these derivatives are the gradient over the photons.
    let per_photon = second.newton * reciprocal::<F, N>(photons);
    subtract_entry::<F, N>(matrix, per_photon * gradient[X], X, comptime!(P::PHOTONS));
    subtract_entry::<F, N>(matrix, per_photon * gradient[Y], Y, comptime!(P::PHOTONS));
}

/// Subtracts the second derivatives to a parameter `k` that determines both widths from the matrix.
#[cube]
pub(crate) fn subtract_both_widths<F: Float, N: Size>(
    matrix: &mut Vectors<F, N>,
    second: &SecondDerivatives<F, N>,
    widths: &Widths<F, N>,
    #[comptime] k: usize,
    #[comptime] photons: usize,
) {
    let (n, dx, dy) = (second.photons, widths.dx, widths.dy);
    let slope = fma(dx, second.sx, dy * second.sy);
    let cross = dx * dy * second.sx_sy;
    let square = fma(dx * dx, second.sx_sx, dy * dy * second.sy_sy) + cross + cross;
    let of_widths = fma(widths.ddx, second.sx, widths.ddy * second.sy);
    subtract_entry::<F, N>(matrix, n * fma(dx, second.x_sx, dy * second.x_sy), k, X);
    subtract_entry::<F, N>(matrix, n * fma(dx, second.y_sx, dy * second.y_sy), k, Y);
    subtract_entry::<F, N>(matrix, second.newton * slope, k, photons);
    subtract_entry::<F, N>(matrix, n * (square + of_widths), k, k);
}
