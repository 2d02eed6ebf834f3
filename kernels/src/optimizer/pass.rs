//! A pass over the pixels: gradient and curvature at a point.

use cubecl::prelude::*;

use super::curvature::{Curvature, add_row, in_derivatives, in_first_derivatives, pair};
use crate::math::{reciprocal, splat};
use crate::pixels::{Pixel, Rois, pixel, pixel_row};
use crate::psf::{
    ALL_FACTORS, FACTORS, ONE, PsfModel, U, Widths, column_factor, new_second_derivatives,
    profile_unit, row_factors, subtract_position_and_photons, sum_second_derivatives, walk_rows,
};
use crate::spec::{Noise, Spec, triangle_len};
use crate::vectors::{Vectors, clear, current_values, zeros};

/// Returns the expected value of a pixel, including the variance of its read noise. That of a masked
/// pixel equals its value.
#[cube]
pub(super) fn expected<F: Float, N: Size>(
    signal: Vector<F, N>,
    pixel: &Pixel<F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(matches!(spec.noise, Noise::Poisson)) {
        signal
    } else {
        signal + pixel.variance
    }
}

/// Passes over the pixels at `theta`, whose profiles are filled, and replaces the results of the
/// pass before.
///
/// The matrix is the Fisher matrix, or, if `second_order`, the Hessian for spots that are `newton`.
///
/// Each pixel takes one reciprocal and a few multiply-adds into row sums of `w a b` and `t a`,
/// where a and b are column factors, `w = 1 / mean` and `t = value / mean - 1`. The row factors are
/// applied once per row.
#[cube]
pub(crate) fn pass<F: Float, N: Size, P: PsfModel>(
    theta: &Vectors<F, N>,
    widths: &Widths<F, N>,
    curvature: &mut Curvature<F, N>,
    newton: Vector<F, N>,
    profiles: &[Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] second_order: bool,
    #[comptime] spec: Spec,
) {
    let one = splat::<F, N>(1.0);

    clear::<F, N>(&mut curvature.gradient, comptime!(P::PARAMETERS));
    clear::<F, N>(
        &mut curvature.matrix,
        comptime!(triangle_len(P::PARAMETERS)),
    );
    let photons = theta[comptime!(P::PHOTONS)];
    let background = theta[comptime!(P::BACKGROUND)];
    let mut second = new_second_derivatives::<F, N>(newton, photons);
    let mut rows = walk_rows::<F, N>(theta, widths, spec);
    for j in 0..rois.side {
        let row = row_factors::<F, N, P>(profiles, &mut rows, photons, j, rois.side, spec);
        let light = photons * row.v;
        let mut weights = zeros::<F, N>(comptime!(triangle_len(FACTORS)));
        let mut residuals = zeros::<F, N>(ALL_FACTORS);
        let place = pixel_row::<F, N>(rois, j, spec);
        let unit = profile_unit(spec);
        for i in 0..rois.side {
            let pixel = pixel::<F, N>(rois, &place, i, spec);
            let u = column_factor::<F, N, P>(profiles, i, unit, U, spec);
            let mean = expected::<F, N>(fma(light, u, background), &pixel, spec);
            let inverse = reciprocal::<F, N>(mean);
            let t = (pixel.value - mean) * inverse;
            let w = if comptime!(second_order) {
                fma(newton * t, inverse, inverse)
            } else {
                inverse
            };

            let mut factor = Sequence::<Vector<F, N>>::new();
            #[unroll]
            for a in 0..ALL_FACTORS {
                if comptime!(a != ONE && in_derivatives::<P>(a, second_order)) {
                    factor.push(column_factor::<F, N, P>(profiles, i, unit, a, spec));
                } else {
                    factor.push(one);
                }
            }
            weights[comptime!(pair(ONE, ONE))] += w;
            residuals[ONE] += t;
            #[unroll]
            for a in 1..ALL_FACTORS {
                if comptime!(in_derivatives::<P>(a, second_order)) {
                    residuals[a] = fma(t, factor[a], residuals[a]);
                }
            }
            #[unroll]
            for a in 1..FACTORS {
                if comptime!(in_first_derivatives::<P>(a)) {
                    let weighted = w * factor[a];
                    weights[comptime!(pair(a, ONE))] += weighted;
                    #[unroll]
                    for b in 1..comptime!(a + 1) {
                        weights[comptime!(pair(a, b))] =
                            fma(weighted, factor[b], weights[comptime!(pair(a, b))]);
                    }
                }
            }
        }
        let residuals = current_values::<F, N>(&residuals, ALL_FACTORS);
        let weights = current_values::<F, N>(&weights, comptime!(triangle_len(FACTORS)));
        add_row::<F, N, P>(curvature, &weights, &residuals, &row, widths);
        if comptime!(second_order) {
            sum_second_derivatives::<F, N, P>(&mut second, &residuals, &row);
        }
    }
    if comptime!(second_order) {
        subtract_position_and_photons::<F, N, P>(
            &mut curvature.matrix,
            &curvature.gradient,
            &second,
            widths,
            photons,
        );
        P::subtract_width_terms::<F, N>(&mut curvature.matrix, &second, widths);
    }
}
