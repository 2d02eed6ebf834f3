//! The model `spline2d`: x, y, photons and background, with a measured PSF of one plane.

use cubecl::prelude::*;

use super::factors::Widths;
use super::layout::Layout;
use super::model::PsfModel;
use super::second_derivatives::SecondDerivatives;
use super::spline::limits_of_steps;
use crate::pixels::Measured;
use crate::vectors::Vectors;

/// A measured PSF of one plane. Its constants are those of [`spline`](mod@crate::spec::spline), with one
/// start.
pub(crate) struct Spline2d;

impl Layout for Spline2d {
    const PARAMETERS: usize = 4;
    const PHOTONS: usize = 2;
    const BACKGROUND: usize = 3;
    const FREE_WIDTH: bool = false;
    const SEPARABLE: bool = false;
    fn loads(_k: usize, _a: usize) -> bool {
        false
    }
}

#[cube]
impl PsfModel for Spline2d {
    fn widths<F: Float, N: Size>(_theta: &Vectors<F, N>, _constants: &[F]) -> Widths<F, N> {
        limits_of_steps::<F, N>()
    }

    fn subtract_width_terms<F: Float, N: Size>(
        _matrix: &mut Vectors<F, N>,
        _second: &SecondDerivatives<F, N>,
        _widths: &Widths<F, N>,
    ) {
    }

    /// Photons and background are those of the start.
    fn start<F: Float, N: Size>(
        _theta: &mut Vectors<F, N>,
        _measured: &Measured<F, N>,
        _constants: &[F],
    ) {
    }
}
