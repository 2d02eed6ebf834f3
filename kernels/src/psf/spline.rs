//! The model `spline`: x, y, z, photons and background, with a measured PSF.
//!
//! The light of a pixel is no product of factors of its column and row: see [`spline`](crate::spline).

use cubecl::prelude::*;

use super::factors::Widths;
use super::layout::Layout;
use super::model::PsfModel;
use super::second_derivatives::SecondDerivatives;
use crate::math::splat;
use crate::pixels::Measured;
use crate::vectors::Vectors;

/// A measured PSF. Its constants are those of [`spline`](mod@crate::spec::spline).
pub(crate) struct Spline;

/// Index of z.
pub(crate) const Z: usize = 2;

/// Half a pixel over the longest step of z, um: steps along x and y are at most one pixel.
const PIXELS_PER_UM: f32 = 0.5 / 0.2;

impl Layout for Spline {
    const PARAMETERS: usize = 5;
    const PHOTONS: usize = 3;
    const BACKGROUND: usize = 4;
    const FREE_WIDTH: bool = false;
    const SEPARABLE: bool = false;
    const HAS_PLANES: bool = true;
    fn loads(_k: usize, _a: usize) -> bool {
        false
    }
}

/// Lengths that limit a step, in place of widths.
#[cube]
pub(super) fn limits_of_steps<F: Float, N: Size>() -> Widths<F, N> {
    let pixel = splat::<F, N>(1.0);
    let per_um = splat::<F, N>(PIXELS_PER_UM);
    let zero = splat::<F, N>(0.0);
    Widths::<F, N> {
        x: pixel,
        y: pixel,
        dx: per_um,
        dy: per_um,
        ddx: zero,
        ddy: zero,
    }
}

#[cube]
impl PsfModel for Spline {
    fn widths<F: Float, N: Size>(_theta: &Vectors<F, N>, _constants: &[F]) -> Widths<F, N> {
        limits_of_steps::<F, N>()
    }

    fn subtract_width_terms<F: Float, N: Size>(
        _matrix: &mut Vectors<F, N>,
        _second: &SecondDerivatives<F, N>,
        _widths: &Widths<F, N>,
    ) {
    }

    /// z is chosen when its starts have been scored.
    fn start<F: Float, N: Size>(
        _theta: &mut Vectors<F, N>,
        _measured: &Measured<F, N>,
        _constants: &[F],
    ) {
    }
}
