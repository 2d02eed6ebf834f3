//! The model `astigmatic`: x, y, z, photons and background, with widths that follow from z.
//!
//! `sigma_x(z) = sigma_x0 sqrt(1 + t^2 + Ax t^3 + Bx t^4)` with `t = (z - gamma) / d`. `sigma_y`
//! has the same form with `t = (z + gamma) / d` (Huang 2008; Smith 2010 eq. 4).

use cubecl::prelude::*;

use super::factors::{SU, U, Widths};
use super::layout::{Layout, common_loads};
use super::model::{PsfModel, psf_constant};
use super::second_derivatives::{SecondDerivatives, subtract_both_widths};
use crate::math::{reciprocal, reciprocal_sqrt, splat};
use crate::pixels::Measured;
use crate::spec::constant;
use crate::vectors::Vectors;

/// Astigmatic Gaussian. Constants: sigma_x0, sigma_y0 (px), Ax, Ay, Bx, By, gamma, d (um).
pub(crate) struct Astigmatic;

const Z: usize = 2;

/// Number of planes among which the start value of z is chosen.
const PLANES: u32 = 24;

impl Layout for Astigmatic {
    const PARAMETERS: usize = 5;
    const PHOTONS: usize = 3;
    const BACKGROUND: usize = 4;
    const FREE_WIDTH: bool = true;
    fn loads(k: usize, a: usize) -> bool {
        common_loads(k, a, 3, 4) || (k == Z && (a == U || a == SU))
    }
}

/// A width and its derivatives to z.
#[derive(CubeType, Clone, Copy)]
struct Width<F: Float, N: Size> {
    value: Vector<F, N>,
    first: Vector<F, N>,
    second: Vector<F, N>,
}

/// Returns one width at the scaled depth `t`. `focus` is the width in focus, `a` and `b` are the
/// coefficients of t^3 and t^4.
#[cube]
fn width<F: Float, N: Size>(
    t: Vector<F, N>,
    focus: Vector<F, N>,
    a: Vector<F, N>,
    b: Vector<F, N>,
    per_depth: Vector<F, N>,
) -> Width<F, N> {
    let square = fma(
        t * t,
        fma(t, fma(t, b, a), splat::<F, N>(1.0)),
        splat::<F, N>(1.0),
    );
    let per_root = reciprocal_sqrt::<F, N>(square);
    let first = t * fma(
        t,
        fma(t, b * splat::<F, N>(4.0), a * splat::<F, N>(3.0)),
        splat::<F, N>(2.0),
    );
    let second = fma(
        t,
        fma(t, b * splat::<F, N>(12.0), a * splat::<F, N>(6.0)),
        splat::<F, N>(2.0),
    );
    let half = splat::<F, N>(0.5);
    let first = first * half * per_root;
    let root = square * per_root;
    Width::<F, N> {
        value: focus * root,
        first: focus * first * per_depth,
        // (sqrt q)'' = (q'' / 2 - (sqrt q)'^2) / sqrt q
        second: focus * fma(second, half, -(first * first)) * per_root * per_depth * per_depth,
    }
}

/// Returns both widths at `z`.
#[cube]
fn widths_at<F: Float, N: Size>(z: Vector<F, N>, constants: &[F]) -> Widths<F, N> {
    let gamma = psf_constant::<F, N>(constants, 6usize);
    let per_depth = reciprocal::<F, N>(psf_constant::<F, N>(constants, 7usize));
    let x = width::<F, N>(
        (z - gamma) * per_depth,
        psf_constant::<F, N>(constants, 0usize),
        psf_constant::<F, N>(constants, 2usize),
        psf_constant::<F, N>(constants, 4usize),
        per_depth,
    );
    let y = width::<F, N>(
        (z + gamma) * per_depth,
        psf_constant::<F, N>(constants, 1usize),
        psf_constant::<F, N>(constants, 3usize),
        psf_constant::<F, N>(constants, 5usize),
        per_depth,
    );
    Widths::<F, N> {
        x: x.value,
        y: y.value,
        dx: x.first,
        dy: y.first,
        ddx: x.second,
        ddy: y.second,
    }
}

#[cube]
impl PsfModel for Astigmatic {
    fn widths<F: Float, N: Size>(theta: &Vectors<F, N>, constants: &[F]) -> Widths<F, N> {
        widths_at::<F, N>(theta[Z], constants)
    }

    fn subtract_width_terms<F: Float, N: Size>(
        matrix: &mut Vectors<F, N>,
        second: &SecondDerivatives<F, N>,
        widths: &Widths<F, N>,
    ) {
        subtract_both_widths::<F, N>(matrix, second, widths, Z, 3usize);
    }

    /// Chooses z among planes that are evenly spaced between its bounds: the plane whose widths are
    /// nearest, in logarithm, to the measured ones.
    fn start<F: Float, N: Size>(
        theta: &mut Vectors<F, N>,
        measured: &Measured<F, N>,
        constants: &[F],
    ) {
        let lower = constants[comptime!(constant::LOWER + Z)];
        let upper = constants[comptime!(constant::UPPER + Z)];
        let spacing = (upper - lower) * F::new(comptime!(1.0 / PLANES as f32));
        let mut best = splat::<F, N>(0.0);
        let mut nearest = splat::<F, N>(f32::MAX);
        for plane in 0..PLANES {
            let z = Vector::<F, N>::new(lower + spacing * (F::cast_from(plane) + F::new(0.5)));
            let w = widths_at::<F, N>(z, constants);
            // (w - m)^2 / (w m) is log(w/m)^2 to second order.
            let ex = w.x - measured.width_x;
            let ey = w.y - measured.width_y;
            let distance = ex * ex * reciprocal::<F, N>(w.x * measured.width_x)
                + ey * ey * reciprocal::<F, N>(w.y * measured.width_y);
            let nearer = distance.less_than(&nearest);
            best = select_many(nearer, z, best);
            nearest = select_many(nearer, distance, nearest);
        }
        theta[Z] = best;
    }
}
