//! x, y, photons, background, sigma.

use cubecl::prelude::*;

use super::{Layout, PsfModel, SU, U, Widths, common_loads, psf_constant, start_width};
use crate::bends::{Bends, bend_both_widths};
use crate::math::splat;
use crate::start::Moments;
use crate::vectors::Vectors;

/// Constants: the width to start from, px; 0 for one from the data.
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

    fn bend<F: Float, N: Size>(
        fisher: &mut Vectors<F, N>,
        bends: &Bends<F, N>,
        widths: &Widths<F, N>,
    ) {
        bend_both_widths::<F, N>(fisher, bends, widths, SIGMA, 2usize);
    }

    fn start<F: Float, N: Size>(
        theta: &mut Vectors<F, N>,
        moments: &Moments<F, N>,
        constants: &[F],
    ) {
        let mean = (moments.width_x + moments.width_y) * splat::<F, N>(0.5);
        theta[SIGMA] = start_width::<F, N>(psf_constant::<F, N>(constants, 0usize), mean);
    }
}
