//! The parameters of a model, and the loadings of each on the column factors.

use cubecl::prelude::*;

use super::factors::{DU, ONE, RowFactors, SU, U, Widths};
use crate::math::splat;

/// Index of x.
pub(crate) const X: usize = 0;
/// Index of y.
pub(crate) const Y: usize = 1;

/// The order of the parameters, and the loadings that are not always zero. Known when a kernel is
/// built.
pub(crate) trait Layout {
    /// Number of parameters.
    const PARAMETERS: usize;
    /// Index of the photons.
    const PHOTONS: usize;
    /// Index of the background.
    const BACKGROUND: usize;
    /// True if a parameter changes the widths.
    const FREE_WIDTH: bool;
    /// True if the light of a pixel is a product of factors of its column and its row.
    const SEPARABLE: bool = true;
    /// True if the PSF was measured in planes, among which z is a place.
    const HAS_PLANES: bool = false;
    /// Returns true if parameter `k` loads on column factor `a`.
    fn loads(k: usize, a: usize) -> bool;
}

/// Implements [`Layout::loads`] for the parameters that all models share.
pub(crate) const fn common_loads(k: usize, a: usize, photons: usize, background: usize) -> bool {
    (k == X && a == DU) || ((k == Y || k == photons) && a == U) || (k == background && a == ONE)
}

/// Returns the loading of parameter `k` on column factor `a` in one row, where [`Layout::loads`]
/// is true. A parameter other than position, photons and background acts through the widths alone.
#[cube]
pub(crate) fn loading<F: Float, N: Size, P: Layout>(
    row: &RowFactors<F, N>,
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
