//! The model `xynb`: x, y, photons and background, with a given width.

use cubecl::prelude::*;

use super::factors::Widths;
use super::layout::{Layout, common_loads};
use super::model::{PsfModel, psf_constant};
use super::second_derivatives::SecondDerivatives;
use crate::math::splat;
use crate::pixels::Measured;
use crate::vectors::Vectors;

/// Gaussian of a given width. Constants: the width along x and along y, px.
pub(crate) struct Xynb;

impl Layout for Xynb {
    const PARAMETERS: usize = 4;
    const PHOTONS: usize = 2;
    const BACKGROUND: usize = 3;
    const FREE_WIDTH: bool = false;
    fn loads(k: usize, a: usize) -> bool {
        common_loads(k, a, 2, 3)
    }
}

#[cube]
impl PsfModel for Xynb {
    fn widths<F: Float, N: Size>(_theta: &Vectors<F, N>, constants: &[F]) -> Widths<F, N> {
        let zero = splat::<F, N>(0.0);
        Widths::<F, N> {
            x: psf_constant::<F, N>(constants, 0usize),
            y: psf_constant::<F, N>(constants, 1usize),
            dx: zero,
            dy: zero,
            ddx: zero,
            ddy: zero,
        }
    }

    fn subtract_width_terms<F: Float, N: Size>(
        _matrix: &mut Vectors<F, N>,
        _second: &SecondDerivatives<F, N>,
        _widths: &Widths<F, N>,
    ) {
    }

    fn start<F: Float, N: Size>(
        _theta: &mut Vectors<F, N>,
        _measured: &Measured<F, N>,
        _constants: &[F],
    ) {
    }
}
