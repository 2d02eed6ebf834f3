//! The trait of a PSF model.

use cubecl::prelude::*;

use super::factors::Widths;
use super::layout::Layout;
use super::second_derivatives::SecondDerivatives;
use crate::math::splat;
use crate::pixels::Measured;
use crate::spec::constant;
use crate::vectors::Vectors;

/// A PSF model as the kernel uses it.
#[cube]
pub(crate) trait PsfModel: Layout + Send + Sync + 'static {
    /// Returns the widths at `theta`.
    fn widths<F: Float, N: Size>(theta: &Vectors<F, N>, constants: &[F]) -> Widths<F, N>;

    /// Subtracts the second derivatives to the parameters of the width from the matrix.
    fn subtract_width_terms<F: Float, N: Size>(
        matrix: &mut Vectors<F, N>,
        second: &SecondDerivatives<F, N>,
        widths: &Widths<F, N>,
    );

    /// Writes start values of the parameters other than x, y, photons and background.
    fn start<F: Float, N: Size>(
        theta: &mut Vectors<F, N>,
        measured: &Measured<F, N>,
        constants: &[F],
    );
}

/// Returns constant `i` of the PSF, in every lane.
#[cube]
pub(crate) fn psf_constant<F: Float, N: Size>(
    constants: &[F],
    #[comptime] i: usize,
) -> Vector<F, N> {
    Vector::new(constants[comptime!(constant::PSF + i)])
}

/// Returns the start width along one axis: the user's, or the measured one if that is 0.
#[cube]
pub(crate) fn start_width<F: Float, N: Size>(
    given: Vector<F, N>,
    measured: Vector<F, N>,
) -> Vector<F, N> {
    select_many(given.greater_than(&splat::<F, N>(0.0)), given, measured)
}
