//! Row and column factors of the model and its derivatives.

use cubecl::prelude::*;

/// The column factor 1.
pub(crate) const ONE: usize = 0;
/// The column factor u: the share of the light in a column.
pub(crate) const U: usize = 1;
/// The column factor u': the derivative of u to x.
pub(crate) const DU: usize = 2;
/// The column factor u*: the derivative of u to the width along x.
pub(crate) const SU: usize = 3;
/// Number of column factors in first derivatives.
pub(crate) const FACTORS: usize = 4;
/// The column factor u'*: the derivative of u* to x. It occurs in second derivatives only.
pub(crate) const DSU: usize = 4;
/// The column factor u**: the derivative of u* to the width along x. It occurs in second
/// derivatives only.
pub(crate) const SSU: usize = 5;
/// Number of column factors, including those of second derivatives.
pub(crate) const ALL_FACTORS: usize = 6;

/// The widths of the Gaussian, px, and their first and second derivatives to the parameter that
/// determines them.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Widths<F: Float, N: Size> {
    pub x: Vector<F, N>,
    pub y: Vector<F, N>,
    pub dx: Vector<F, N>,
    pub dy: Vector<F, N>,
    pub ddx: Vector<F, N>,
    pub ddy: Vector<F, N>,
}

/// The factors v, v', v*, v'* and v** of a row, defined as those of a column.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct RowFactors<F: Float, N: Size> {
    pub photons: Vector<F, N>,
    pub v: Vector<F, N>,
    pub dv: Vector<F, N>,
    pub sv: Vector<F, N>,
    pub dsv: Vector<F, N>,
    pub ssv: Vector<F, N>,
}
