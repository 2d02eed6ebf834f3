//! Start values from the data.
//!
//! Background from the darker half of the border, so that a spot near an edge does not spoil it. Centre
//! and widths from moments weighted by the square of what stands out of the background by
//! more than one standard deviation: squaring makes the spot outweigh the many pixels around it, and
//! halves the variance of a Gaussian, which is corrected for.

use cubecl::prelude::*;

use crate::math::{reciprocal, root, splat};
use crate::noise::{Saturated, saturate};
use crate::rois::{Pixel, Rois, calibrate, counts, pixel, usable, word};
use crate::spec::{MASKED, Noise, Pixels, Spec, constant};

const FOUR_PI: f32 = 4.0 * core::f32::consts::PI;

/// What the data say before any fit.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Moments<F: Float, N: Size> {
    pub x: Vector<F, N>,
    pub y: Vector<F, N>,
    pub photons: Vector<F, N>,
    pub background: Vector<F, N>,
    pub width_x: Vector<F, N>,
    pub width_y: Vector<F, N>,
    /// Pixels that count.
    pub pixels: Vector<F, N>,
    /// 0, or more where a pixel is not finite.
    pub unusable: Vector<F, N>,
}

/// Photoelectrons without the variance; 0 where masked.
#[cube]
fn signal<F: Float, N: Size>(
    pixel: &Pixel<F, N>,
    counts: Vector<F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(matches!(spec.noise, Noise::Poisson)) {
        pixel.value
    } else if comptime!(matches!(spec.noise, Noise::Uniform)) {
        pixel.value - pixel.variance
    } else {
        select_many(
            counts.greater_than(&splat::<F, N>(0.0)),
            pixel.value - pixel.variance,
            splat::<F, N>(0.0),
        )
    }
}

/// Sums of one group of pixels.
#[derive(CubeType, Clone, Copy)]
struct Group<F: Float, N: Size> {
    sum: Vector<F, N>,
    pixels: Vector<F, N>,
}

#[cube]
fn group<F: Float, N: Size>() -> Group<F, N> {
    Group::<F, N> {
        sum: splat::<F, N>(0.0),
        pixels: splat::<F, N>(0.0),
    }
}

#[cube]
fn mean<F: Float, N: Size>(group: &Group<F, N>) -> Vector<F, N> {
    group.sum * reciprocal::<F, N>(max(group.pixels, splat::<F, N>(1.0)))
}

/// Mean of the two darkest of the four sides.
#[cube]
fn darker_half<F: Float, N: Size>(
    a: Vector<F, N>,
    b: Vector<F, N>,
    c: Vector<F, N>,
    d: Vector<F, N>,
) -> Vector<F, N> {
    let low = min(a, b);
    let high = max(a, b);
    let low2 = min(c, d);
    let high2 = max(c, d);
    let first = min(low, low2);
    let second = min(max(low, low2), min(high, high2));
    (first + second) * splat::<F, N>(0.5)
}

/// Calibrates the pixels, stages them where the kernel does, and measures them.
#[cube]
pub(crate) fn measure<F: Float, N: Size>(
    rois: &mut Rois<'_, F, N>,
    saturated: &mut Saturated<F, N>,
    #[comptime] spec: Spec,
) -> Moments<F, N> {
    let size = comptime!(spec.size);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);

    let mut all = group::<F, N>();
    let mut top = group::<F, N>();
    let mut bottom = group::<F, N>();
    let mut left = group::<F, N>();
    let mut right = group::<F, N>();
    let mut unusable = zero;
    for j in 0..rois.side {
        let mut row = group::<F, N>();
        for i in 0..rois.side {
            let pixel = calibrate::<F, N>(&*rois, j, i, spec);
            if comptime!(matches!(spec.pixels, Pixels::F32)) {
                let word = word::<F, N>(&*rois, j * size + i, spec);
                let masked = pixel.variance.greater_equal(&splat::<F, N>(MASKED));
                unusable += select_many(usable::<N>(word).or(masked), zero, one);
            }
            if comptime!(spec.stage) {
                rois.values[j * size + i] = pixel.value;
                if comptime!(matches!(spec.noise, Noise::Maps)) {
                    rois.variances[j * size + i] = pixel.variance;
                }
            }
            let counts = counts::<F, N>(&pixel, spec);
            saturate::<F, N>(saturated, pixel.value, counts);
            let signal = signal::<F, N>(&pixel, counts, spec);
            row.sum += signal;
            row.pixels += counts;
            if i == 0 {
                left.sum += signal;
                left.pixels += counts;
            }
            if i + 1 == rois.side {
                right.sum += signal;
                right.pixels += counts;
            }
        }
        if j == 0 {
            top.sum = row.sum;
            top.pixels = row.pixels;
        }
        bottom.sum = row.sum;
        bottom.pixels = row.pixels;
        all.sum += row.sum;
        all.pixels += row.pixels;
    }
    let background = darker_half::<F, N>(
        mean::<F, N>(&top),
        mean::<F, N>(&bottom),
        mean::<F, N>(&left),
        mean::<F, N>(&right),
    );
    let shot = max(background, zero);
    let mut deviation = root::<F, N>(shot);
    if comptime!(matches!(spec.noise, Noise::Uniform)) {
        let variance = Vector::new(rois.constants[comptime!(constant::VARIANCE)]);
        deviation = root::<F, N>(shot + variance);
    }

    let mut weight = zero;
    let mut x = zero;
    let mut y = zero;
    let mut xx = zero;
    let mut yy = zero;
    for j in 0..rois.side {
        let fj = Vector::<F, N>::new(F::cast_from(j));
        let mut row = zero;
        for i in 0..rois.side {
            let pixel = pixel::<F, N>(&*rois, j, i, spec);
            let counts = counts::<F, N>(&pixel, spec);
            let signal = signal::<F, N>(&pixel, counts, spec);
            let mut deviation = deviation;
            if comptime!(matches!(spec.noise, Noise::Maps)) {
                deviation = root::<F, N>(shot + pixel.variance);
            }
            let above = max(signal - background - deviation, zero) * counts;
            let w = above * above;
            let fi = Vector::<F, N>::new(F::cast_from(i));
            row += w;
            x = fma(w, fi, x);
            xx = fma(w, fi * fi, xx);
        }
        weight += row;
        y = fma(row, fj, y);
        yy = fma(row, fj * fj, yy);
    }
    let per_weight = reciprocal::<F, N>(max(weight, splat::<F, N>(1e-30)));
    let any = weight.greater_than(&splat::<F, N>(1e-20));
    let middle = splat::<F, N>(comptime!((size as f32 - 1.0) / 2.0));
    let x = select_many(any, x * per_weight, middle);
    let y = select_many(any, y * per_weight, middle);
    // Twice the variance, within what the ROI can tell apart.
    let narrow = splat::<F, N>(0.25);
    let wide = splat::<F, N>(comptime!((size * size) as f32 / 9.0));
    let two = splat::<F, N>(2.0);
    let width_x = root::<F, N>(clamp(two * fma(-x, x, xx * per_weight), narrow, wide));
    let width_y = root::<F, N>(clamp(two * fma(-y, y, yy * per_weight), narrow, wide));
    // What stands out of the background, all told or by its height: the sum of a Gaussian's square is
    // N^2 / (4 pi sigma_x sigma_y). The height counts where the border lies within the spot.
    let height = splat::<F, N>(FOUR_PI) * width_x * width_y * weight;
    let photons = max(all.sum - background * all.pixels, root::<F, N>(height));
    Moments::<F, N> {
        x,
        y,
        photons: max(photons, one),
        background,
        width_x,
        width_y,
        pixels: all.pixels,
        unusable,
    }
}
