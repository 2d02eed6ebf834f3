//! The steps of photons and background.

use cubecl::prelude::*;

use super::curvature::Curvature;
use super::full_step::FullStep;
use super::linalg::SMALLEST_PIVOT;
use crate::math::{reciprocal, splat};
use crate::psf::Layout;
use crate::spec::triangle;
use crate::vectors::{Vectors, accumulator};

/// The steps of photons and background, given the steps taken by the other parameters, before
/// damping.
///
/// The model is linear in both amplitudes, so the limits on position and widths do not apply to
/// them: a spot whose start value is too faint would never get bright. Their part of the full step
/// assumes that the other parameters take the full step too, and is therefore recomputed.
#[derive(CubeType)]
pub(crate) struct Amplitudes<F: Float, N: Size> {
    /// The step of the background, if the photons take theirs.
    pub background: Vector<F, N>,
    /// The step of the photons, if the background takes none.
    pub photons: Vector<F, N>,
    /// Change of the photon step per unit of background step.
    pub exchange: Vector<F, N>,
}

/// Solves the 2x2 system of photons and background, after the other parameters took the steps
/// `taken`.
#[cube]
pub(crate) fn solve_amplitudes<F: Float, N: Size, P: Layout>(
    curvature: &Curvature<F, N>,
    full: &FullStep<F, N>,
    taken: &Vectors<F, N>,
    per_damping: Vector<F, N>,
) -> Amplitudes<F, N> {
    let photons = comptime!(P::PHOTONS);
    let background = comptime!(P::BACKGROUND);
    let matrix = &curvature.matrix;
    let unit_photons = full.scale[photons] * full.is_free[photons];
    let unit_background = full.scale[background] * full.is_free[background];
    let mut slope_photons = accumulator::<F, N>(curvature.gradient[photons]);
    let mut slope_background = accumulator::<F, N>(curvature.gradient[background]);
    #[unroll]
    for k in 0..comptime!(P::PARAMETERS) {
        if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            let moved = taken[k] * per_damping;
            let with_photons = matrix[comptime!(triangle(k, P::PHOTONS))];
            let with_background = matrix[comptime!(triangle(k, P::BACKGROUND))];
            slope_photons.store(slope_photons.read() - with_photons * moved);
            slope_background.store(slope_background.read() - with_background * moved);
        }
    }
    let slope_photons = slope_photons.read() * unit_photons;
    let slope_background = slope_background.read() * unit_background;
    let between = matrix[comptime!(triangle(P::PHOTONS, P::BACKGROUND))];
    let correlation = between * unit_photons * unit_background;
    let per_pivot = reciprocal::<F, N>(max(
        fma(-correlation, correlation, splat::<F, N>(1.0)),
        splat::<F, N>(SMALLEST_PIVOT),
    ));
    Amplitudes::<F, N> {
        background: (slope_background - correlation * slope_photons) * per_pivot * unit_background,
        photons: slope_photons * unit_photons,
        exchange: -(between * unit_photons * unit_photons),
    }
}
