//! x, y, photons, background, sigma_x, sigma_y.

use cubecl::prelude::*;

use super::{Layout, PsfModel, SU, U, Widths, X, Y, common_loads, psf_constant, start_width};
use crate::bends::{Bends, less};
use crate::math::splat;
use crate::start::Moments;
use crate::vectors::Vectors;

/// Constants: the width to start from, px; 0 for one from the data.
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

    fn bend<F: Float, N: Size>(
        fisher: &mut Vectors<F, N>,
        bends: &Bends<F, N>,
        _widths: &Widths<F, N>,
    ) {
        let n = bends.photons;
        less::<F, N>(fisher, n * bends.x_sx, SIGMA_X, X);
        less::<F, N>(fisher, n * bends.y_sx, SIGMA_X, Y);
        less::<F, N>(fisher, bends.newton * bends.sx, SIGMA_X, 2usize);
        less::<F, N>(fisher, n * bends.sx_sx, SIGMA_X, SIGMA_X);
        less::<F, N>(fisher, n * bends.x_sy, SIGMA_Y, X);
        less::<F, N>(fisher, n * bends.y_sy, SIGMA_Y, Y);
        less::<F, N>(fisher, bends.newton * bends.sy, SIGMA_Y, 2usize);
        less::<F, N>(fisher, n * bends.sx_sy, SIGMA_Y, SIGMA_X);
        less::<F, N>(fisher, n * bends.sy_sy, SIGMA_Y, SIGMA_Y);
    }

    fn start<F: Float, N: Size>(
        theta: &mut Vectors<F, N>,
        moments: &Moments<F, N>,
        constants: &[F],
    ) {
        let given = psf_constant::<F, N>(constants, 0usize);
        theta[SIGMA_X] = start_width::<F, N>(given, moments.width_x);
        theta[SIGMA_Y] = start_width::<F, N>(given, moments.width_y);
    }
}
