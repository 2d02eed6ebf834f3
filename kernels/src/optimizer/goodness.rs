//! The goodness of fit: the deviance, and the sums that its expected cumulants follow from.

use cubecl::prelude::*;

use super::pass::expected;
use crate::math::{reciprocal, splat};
use crate::pixels::{
    Rois, add_moments, expected_deviance, half_deviance, moment_offset, moment_terms, pixel,
    pixel_row, variance_of_deviance,
};
use crate::psf::{PsfModel, U, Widths, column_factor, profile_unit, row_factors, walk_rows};
use crate::spec::{Noise, Spec};
use crate::vectors::{Vectors, zeros};

/// The goodness of fit at a point.
#[derive(CubeType)]
pub(crate) struct Goodness<F: Float, N: Size> {
    /// Half the deviance.
    pub half_deviance: Vector<F, N>,
    /// The power sums of [`add_moments`], or zeros.
    pub moments: Vectors<F, N>,
}

/// Returns zeros.
#[cube]
pub(crate) fn new_goodness<F: Float, N: Size>(#[comptime] spec: Spec) -> Goodness<F, N> {
    Goodness::<F, N> {
        half_deviance: splat::<F, N>(0.0),
        moments: zeros::<F, N>(comptime!(moment_terms(spec.noise))),
    }
}

/// Replaces the goodness of fits.
#[cube]
pub(crate) fn replace_goodness<F: Float, N: Size>(
    old: &mut Goodness<F, N>,
    new: &Goodness<F, N>,
    replaced: Vector<bool, N>,
    #[comptime] spec: Spec,
) {
    old.half_deviance = select_many(replaced, new.half_deviance, old.half_deviance);
    #[unroll]
    for k in 0..comptime!(moment_terms(spec.noise)) {
        old.moments[k] = select_many(replaced, new.moments[k], old.moments[k]);
    }
}

/// The deviance of a poor fit, in standard deviations above its mean: the probability of more is about .01.
const POOR: f32 = 2.5;

/// Returns true for fits of `pixels` whose deviance is so large that the fit may be at another maximum of the
/// likelihood than the largest.
#[cube]
pub(crate) fn is_poor<F: Float, N: Size>(
    goodness: &Goodness<F, N>,
    pixels: Vector<F, N>,
    constants: &[F],
    #[comptime] spec: Spec,
) -> Vector<bool, N> {
    let two = splat::<F, N>(2.0);
    let moments = &goodness.moments;
    let mean = expected_deviance::<F, N>(moments, pixels, constants, spec);
    let variance = variance_of_deviance::<F, N>(moments, pixels, constants, spec);
    let excess = max(two * goodness.half_deviance - mean, splat::<F, N>(0.0));
    (excess * excess).greater_than(&(splat::<F, N>(POOR * POOR) * variance))
}

/// Returns the goodness of fit at `theta`, whose profiles are filled, with the power sums if
/// `with_moments`. A masked pixel adds nothing: its value equals its mean.
#[cube]
pub(crate) fn goodness_at<F: Float, N: Size, P: PsfModel>(
    theta: &Vectors<F, N>,
    widths: &Widths<F, N>,
    profiles: &[Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] with_moments: bool,
    #[comptime] spec: Spec,
) -> Goodness<F, N> {
    let photons = theta[comptime!(P::PHOTONS)];
    let background = theta[comptime!(P::BACKGROUND)];
    let one = splat::<F, N>(1.0);
    let mut goodness = new_goodness::<F, N>(spec);
    let mut rows = walk_rows::<F, N>(theta, widths, spec);
    for j in 0..rois.side {
        let row = row_factors::<F, N, P>(profiles, &mut rows, photons, j, rois.side, spec);
        let light = photons * row.v;
        let place = pixel_row::<F, N>(rois, j, spec);
        let unit = profile_unit(spec);
        for i in 0..rois.side {
            let pixel = pixel::<F, N>(rois, &place, i, spec);
            let u = column_factor::<F, N, P>(profiles, i, unit, U, spec);
            let mean = expected::<F, N>(fma(light, u, background), &pixel, spec);
            // On GPUs, where a reciprocal takes Newton iterations, those of `mean` and `next` come
            // from one.
            let next = mean + splat::<F, N>(comptime!(moment_offset(spec.noise)));
            let both = if comptime!(with_moments && !spec.cache_pixels) {
                reciprocal::<F, N>(mean * next)
            } else {
                one
            };
            let inverse = if comptime!(with_moments && !spec.cache_pixels) {
                both * next
            } else {
                reciprocal::<F, N>(mean)
            };
            let residual = (pixel.value - mean) * inverse;
            goodness.half_deviance += half_deviance::<F, N>(mean, inverse, residual);
            if comptime!(with_moments) {
                let inverse_next = if comptime!(spec.cache_pixels) {
                    reciprocal::<F, N>(next)
                } else {
                    both * mean
                };
                let share = if comptime!(matches!(spec.noise, Noise::Poisson)) {
                    one
                } else {
                    pixel.variance * inverse
                };
                add_moments::<F, N>(&mut goodness.moments, inverse_next, share, spec);
            }
        }
    }
    goodness
}
