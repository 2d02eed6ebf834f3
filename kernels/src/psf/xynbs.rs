//! The model `xynbs`: x, y, photons, background and sigma.

use cubecl::prelude::*;

use super::factors::{SU, U, Widths};
use super::layout::{Layout, common_loads};
use super::model::{PsfModel, psf_constant, start_width};
use super::second_derivatives::{SecondDerivatives, subtract_both_widths};
use crate::math::splat;
use crate::pixels::Measured;
use crate::vectors::Vectors;

/// Round Gaussian of free width, which is in pixels along x. Constants: the start width, px, or 0 to measure
/// it; the width of a pixel over its height, and the inverse.
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
    fn widths<F: Float, N: Size>(theta: &Vectors<F, N>, constants: &[F]) -> Widths<F, N> {
        let aspect = psf_constant::<F, N>(constants, 1usize);
        Widths::<F, N> {
            x: theta[SIGMA],
            y: theta[SIGMA] * aspect,
            dx: splat::<F, N>(1.0),
            dy: aspect,
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
        let along_x = measured.width_y * psf_constant::<F, N>(constants, 2usize);
        let mean = (measured.width_x + along_x) * splat::<F, N>(0.5);
        theta[SIGMA] = start_width::<F, N>(psf_constant::<F, N>(constants, 0usize), mean);
    }
}
