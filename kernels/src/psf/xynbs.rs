//! The model `xynbs`: x, y, photons, background and sigma.

use cubecl::prelude::*;

use super::factors::{SU, U, Widths};
use super::layout::{Layout, common_loads};
use super::model::{PsfModel, psf_constant, start_width};
use super::second_derivatives::{SecondDerivatives, subtract_both_widths};
use crate::math::splat;
use crate::pixels::Measured;
use crate::vectors::Vectors;

/// Round Gaussian of free width. Constants: the start width, px, or 0 to measure it.
pub(crate) struct Xynbs;

const SIGMA: usize = 4;

impl Layout for Xynbs {
    const PARAMETERS: usize = 5;
    const PHOTONS: usize = 2;
    const BACKGROUND: usize = 3;
    const FREE_WIDTH: bool = true;
    fn loads(k: usize, a: usize) -> bool {
        common_loads(k, a, 2, 3) || (k == SIGMA && (a == U || a == SU))
    }
}

#[cube]
impl PsfModel for Xynbs {
    fn widths<F: Float, N: Size>(theta: &Vectors<F, N>, _constants: &[F]) -> Widths<F, N> {
        let one = splat::<F, N>(1.0);
        Widths::<F, N> {
            x: theta[SIGMA],
            y: theta[SIGMA],
            dx: one,
            dy: one,
            ddx: splat::<F, N>(0.0),
            ddy: splat::<F, N>(0.0),
        }
    }

    fn subtract_width_terms<F: Float, N: Size>(
        matrix: &mut Vectors<F, N>,
        second: &SecondDerivatives<F, N>,
        widths: &Widths<F, N>,
    ) {
        subtract_both_widths::<F, N>(matrix, second, widths, SIGMA, 2usize);
    }

    fn start<F: Float, N: Size>(
        theta: &mut Vectors<F, N>,
        measured: &Measured<F, N>,
        constants: &[F],
    ) {
        let mean = (measured.width_x + measured.width_y) * splat::<F, N>(0.5);
        theta[SIGMA] = start_width::<F, N>(psf_constant::<F, N>(constants, 0usize), mean);
    }
}
