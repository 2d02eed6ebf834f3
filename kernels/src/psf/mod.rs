//! The PSFs: one file each, over one trait.
//!
//! A Gaussian integrated over pixels is separable, and so is each of its derivatives: the model of
//! pixel (i, j) is `b + N u_i v_j`, and every derivative is a sum of a factor of the row times one of
//! four **column factors**, `1`, `u`, `u' = du/dx` and `u* = du/dsigma_x`. What a PSF has to say is
//! therefore little: its widths and their derivatives, and on which column factors each parameter has a factor of the row (a
//! "loading"). The rest is done once for all of them.

mod astigmatic;
mod xynb;
mod xynbs;
mod xynbsxsy;

pub(crate) use astigmatic::Astigmatic;
pub(crate) use xynb::Xynb;
pub(crate) use xynbs::Xynbs;
pub(crate) use xynbsxsy::Xynbsxsy;

use cubecl::prelude::*;

use crate::bends::Bends;
use crate::math::splat;
use crate::spec::constant;
use crate::start::Moments;
use crate::vectors::Vectors;

/// The column factor 1.
pub(crate) const ONE: usize = 0;
/// The column factor u, the share of the light in a column.
pub(crate) const U: usize = 1;
/// The column factor u', the derivative of u to x.
pub(crate) const DU: usize = 2;
/// The column factor u*, the derivative of u to the width along x.
pub(crate) const SU: usize = 3;
/// How many column factors derivatives are made of.
pub(crate) const FACTORS: usize = 4;
/// The column factor u'*, the derivative of u* to x; in second derivatives only, as the next.
pub(crate) const DSU: usize = 4;
/// The column factor u**, the derivative of u* to the width along x.
pub(crate) const SSU: usize = 5;
/// How many column factors there are, those of second derivatives included.
pub(crate) const ALL_FACTORS: usize = 6;

/// Where the parameters are, and which loadings are not always zero. Known when a kernel is built.
pub(crate) trait Layout {
    /// Number of parameters.
    const PARAMETERS: usize;
    /// Index of the photons.
    const PHOTONS: usize;
    /// Index of the background.
    const BACKGROUND: usize;
    /// Whether any parameter changes the widths.
    const FREE_WIDTH: bool;
    /// Whether parameter `k` loads on column factor `a`.
    fn loads(k: usize, a: usize) -> bool;
}

/// Index of x.
pub(crate) const X: usize = 0;
/// Index of y.
pub(crate) const Y: usize = 1;

/// The widths of the Gaussian, px, and their first and second derivatives to the parameter that sets them.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Widths<F: Float, N: Size> {
    pub x: Vector<F, N>,
    pub y: Vector<F, N>,
    pub dx: Vector<F, N>,
    pub dy: Vector<F, N>,
    pub ddx: Vector<F, N>,
    pub ddy: Vector<F, N>,
}

/// The factors of a row: v, v', v*, v'* and v**, as those of a column.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Row<F: Float, N: Size> {
    pub photons: Vector<F, N>,
    pub v: Vector<F, N>,
    pub dv: Vector<F, N>,
    pub sv: Vector<F, N>,
    pub dsv: Vector<F, N>,
    pub ssv: Vector<F, N>,
}

/// A PSF, as the kernel sees it.
#[cube]
pub(crate) trait PsfModel: Layout + Send + Sync + 'static {
    /// The widths at `theta`.
    fn widths<F: Float, N: Size>(theta: &Vectors<F, N>, constants: &[F]) -> Widths<F, N>;

    /// Takes what the width's parameters have of the bends off the matrix.
    fn bend<F: Float, N: Size>(
        fisher: &mut Vectors<F, N>,
        bends: &Bends<F, N>,
        widths: &Widths<F, N>,
    );

    /// Writes start values for what is neither x, y, photons nor background.
    fn start<F: Float, N: Size>(
        theta: &mut Vectors<F, N>,
        moments: &Moments<F, N>,
        constants: &[F],
    );
}

/// Constant `i` of the PSF, in every lane.
#[cube]
pub(crate) fn psf_constant<F: Float, N: Size>(
    constants: &[F],
    #[comptime] i: usize,
) -> Vector<F, N> {
    Vector::new(constants[comptime!(constant::PSF + i)])
}

/// What parameter `k` loads on column factor `a` in one row, where [`Layout::loads`] says that it does. What is neither place nor
/// light acts through the widths alone.
#[cube]
pub(crate) fn loading<F: Float, N: Size, P: Layout>(
    row: &Row<F, N>,
    widths: &Widths<F, N>,
    #[comptime] k: usize,
    #[comptime] a: usize,
) -> Vector<F, N> {
    if comptime!(k == X) {
        row.photons * row.v
    } else if comptime!(k == Y) {
        row.photons * row.dv
    } else if comptime!(k == P::PHOTONS) {
        row.v
    } else if comptime!(k == P::BACKGROUND) {
        splat::<F, N>(1.0)
    } else if comptime!(a == SU) {
        row.photons * row.v * widths.dx
    } else {
        row.photons * row.sv * widths.dy
    }
}

/// Which loadings the shared parameters have.
pub(crate) const fn common_loads(k: usize, a: usize, photons: usize, background: usize) -> bool {
    (k == X && a == DU) || ((k == Y || k == photons) && a == U) || (k == background && a == ONE)
}

/// The width to start from along one axis: what the user gave, else what the moments say.
#[cube]
pub(crate) fn start_width<F: Float, N: Size>(
    given: Vector<F, N>,
    measured: Vector<F, N>,
) -> Vector<F, N> {
    select_many(given.greater_than(&splat::<F, N>(0.0)), given, measured)
}
