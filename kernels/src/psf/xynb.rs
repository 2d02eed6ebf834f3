//! x, y, photons, background; the width is given.

use cubecl::prelude::*;

use super::{Layout, PsfModel, Widths, common_loads, psf_constant};
use crate::bends::Bends;
use crate::math::splat;
use crate::start::Moments;
use crate::vectors::Vectors;

/// Constants: the width, px.
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
        let width = psf_constant::<F, N>(constants, 0usize);
        let none = splat::<F, N>(0.0);
        Widths::<F, N> {
            x: width,
            y: width,
            dx: none,
            dy: none,
            ddx: none,
            ddy: none,
        }
    }

    fn bend<F: Float, N: Size>(
        _fisher: &mut Vectors<F, N>,
        _bends: &Bends<F, N>,
        _widths: &Widths<F, N>,
    ) {
    }

    fn start<F: Float, N: Size>(
        _theta: &mut Vectors<F, N>,
        _moments: &Moments<F, N>,
        _constants: &[F],
    ) {
    }
}
