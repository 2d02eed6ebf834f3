//! The weights of pixels while starts are scored.

use cubecl::prelude::*;

use super::geometry::pixels_at;
use crate::math::{reciprocal, splat};
use crate::pixels::{Pixel, Rois, pixel, pixel_row};
use crate::spec::{Noise, Spec};
use crate::vectors::{Vectors, zeros};

/// Returns the value of a pixel without the variance of its read noise.
#[cube]
pub(super) fn signal_of<F: Float, N: Size>(
    pixel: &Pixel<F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(matches!(spec.noise, Noise::Poisson)) {
        pixel.value
    } else {
        pixel.value - pixel.variance
    }
}

/// Returns the weight of a pixel while starts are scored.
#[cube]
pub(super) fn weight_of<F: Float, N: Size>(
    pixel: &Pixel<F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let two = splat::<F, N>(2.0);
    let variance = if comptime!(matches!(spec.noise, Noise::Poisson)) {
        two
    } else {
        pixel.variance + two
    };
    // Half of what the pixel has: a weight of all would count the dark pixels twice.
    let value = max(signal_of::<F, N>(pixel, spec), splat::<F, N>(0.0));
    reciprocal::<F, N>(fma(value, splat::<F, N>(0.5), variance))
}

/// Returns the sums of `w`, `w d` and `w d d` of [`Visit::Amplitudes`](super::Visit::Amplitudes), and stores the weights.
#[cube]
pub(super) fn weigh_pixels<F: Float, N: Size>(
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vectors<F, N> {
    let mut sums = zeros::<F, N>(3usize);
    for j in 0..rois.side {
        let row = pixel_row::<F, N>(rois, j, spec);
        for i in 0..rois.side {
            let pixel = pixel::<F, N>(rois, &row, i, spec);
            let w = weight_of::<F, N>(&pixel, spec);
            let value = signal_of::<F, N>(&pixel, spec);
            if comptime!(spec.cache_pixels) {
                memory[comptime!(pixels_at(spec)) + row.pixel + i] = w;
            }
            let of_value = w * value;
            sums[0] += w;
            sums[1] += of_value;
            sums[2] = fma(of_value, value, sums[2]);
        }
    }
    sums
}
