//! The model `xynbsxsy`: x, y, photons, background, sigma_x and sigma_y.

use cubecl::prelude::*;

use super::factors::{SU, U, Widths};
use super::layout::{Layout, X, Y, common_loads};
use super::model::{PsfModel, psf_constant, start_width};
use super::second_derivatives::{SecondDerivatives, subtract_entry};
use crate::math::splat;
use crate::pixels::Measured;
use crate::vectors::Vectors;

/// Elliptical Gaussian of free widths. Constants: the start width along x, px, or 0 to measure it; the width of a
/// pixel over its height.
pub(crate) struct Xynbsxsy;

const SIGMA_X: usize = 4;
const SIGMA_Y: usize = 5;

impl Layout for Xynbsxsy {
    const PARAMETERS: usize = 6;
    const PHOTONS: usize = 2;
    const BACKGROUND: usize = 3;
    const FREE_WIDTH: bool = true;
    fn loads(k: usize, a: usize) -> bool {
        common_loads(k, a, 2, 3) || (k == SIGMA_X && a == SU) || (k == SIGMA_Y && a == U)
    }
}

#[cube]
impl PsfModel for Xynbsxsy {
    fn widths<F: Float, N: Size>(theta: &Vectors<F, N>, _constants: &[F]) -> Widths<F, N> {
        let one = splat::<F, N>(1.0);
        Widths::<F, N> {
            x: theta[SIGMA_X],
            y: theta[SIGMA_Y],
            dx: one,
            dy: one,
            ddx: splat::<F, N>(0.0),
            ddy: splat::<F, N>(0.0),
        }
    }

    fn subtract_width_terms<F: Float, N: Size>(
        matrix: &mut Vectors<F, N>,
        second: &SecondDerivatives<F, N>,
        _widths: &Widths<F, N>,
    ) {
        let n = second.photons;
        subtract_entry::<F, N>(matrix, n * second.x_sx, SIGMA_X, X);
        subtract_entry::<F, N>(matrix, n * second.y_sx, SIGMA_X, Y);
        subtract_entry::<F, N>(matrix, second.newton * second.sx, SIGMA_X, 2usize);
        subtract_entry::<F, N>(matrix, n * second.sx_sx, SIGMA_X, SIGMA_X);
        subtract_entry::<F, N>(matrix, n * second.x_sy, SIGMA_Y, X);
        subtract_entry::<F, N>(matrix, n * second.y_sy, SIGMA_Y, Y);
        subtract_entry::<F, N>(matrix, second.newton * second.sy, SIGMA_Y, 2usize);
        subtract_entry::<F, N>(matrix, n * second.sx_sy, SIGMA_Y, SIGMA_X);
        subtract_entry::<F, N>(matrix, n * second.sy_sy, SIGMA_Y, SIGMA_Y);
    }

    fn start<F: Float, N: Size>(
        theta: &mut Vectors<F, N>,
        measured: &Measured<F, N>,
        constants: &[F],
    ) {
        let along_x = psf_constant::<F, N>(constants, 0usize);
        let along_y = along_x * psf_constant::<F, N>(constants, 1usize);
        theta[SIGMA_X] = start_width::<F, N>(along_x, measured.width_x);
        theta[SIGMA_Y] = start_width::<F, N>(along_y, measured.width_y);
    }
}
