//! First measurements of a spot: background, centre, photons and widths, without a fit.
//!
//! The background comes from the darker half of the border, so a spot near an edge does not raise
//! it. Centre and widths are moments. Each pixel's weight is the square of its excess over the
//! background plus one standard deviation. Squaring makes the spot outweigh the many pixels around
//! it. It also halves the variance of a Gaussian, which is corrected for.

use cubecl::prelude::*;

use super::calibration::{Pixel, copy_pixels, pixel};
use super::likelihood::{Saturated, add_saturated};
use super::rois::{
    Rois, area_of, is_unusable, magnitude_bits, middle_of, pixel_row, side_of, stored,
    wants_goodness, widest_of,
};
use crate::math::{reciprocal, splat, square_root};
use crate::spec::{MASKED, Noise, Spec, constant, flag};

const FOUR_PI: f32 = 4.0 * core::f32::consts::PI;

/// Estimates of the spots, from which fits start.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Measured<F: Float, N: Size> {
    pub x: Vector<F, N>,
    pub y: Vector<F, N>,
    pub photons: Vector<F, N>,
    pub background: Vector<F, N>,
    pub width_x: Vector<F, N>,
    pub width_y: Vector<F, N>,
    /// Number of pixels that are not masked.
    pub pixels: Vector<F, N>,
    /// True if a pixel is unusable, such as NaN. The other measurements are meaningless then.
    pub unusable: Vector<bool, N>,
}

/// Returns the photoelectrons of a pixel, without v; 0 where masked.
#[cube]
fn signal<F: Float, N: Size>(pixel: &Pixel<F, N>, #[comptime] spec: Spec) -> Vector<F, N> {
    if comptime!(matches!(spec.noise, Noise::Poisson)) {
        pixel.value
    } else {
        pixel.value - pixel.variance
    }
}

/// Sums over one group of pixels.
#[derive(CubeType, Clone, Copy)]
struct Group<F: Float, N: Size> {
    signal: Vector<F, N>,
    /// The variances of the pixels, for cameras with maps: they tell how many are masked.
    variance: Vector<F, N>,
}

#[cube]
fn new_group<F: Float, N: Size>() -> Group<F, N> {
    Group::<F, N> {
        signal: splat::<F, N>(0.0),
        variance: splat::<F, N>(0.0),
    }
}

/// Adds the signal and the variance of a pixel, or of another group.
#[cube]
fn add<F: Float, N: Size>(
    group: &mut Group<F, N>,
    signal: Vector<F, N>,
    variance: Vector<F, N>,
    #[comptime] spec: Spec,
) {
    group.signal += signal;
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        group.variance += variance;
    }
}

/// Adds a pixel.
#[cube]
fn add_signal<F: Float, N: Size>(
    group: &mut Group<F, N>,
    pixel: &Pixel<F, N>,
    #[comptime] spec: Spec,
) {
    add::<F, N>(group, signal::<F, N>(pixel, spec), pixel.variance, spec);
}

/// Returns how many of `all` pixels of a group are not masked. The other variances are far smaller
/// than [`MASKED`].
#[cube]
fn counted_pixels<F: Float, N: Size>(
    group: &Group<F, N>,
    all: Vector<F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        all - Vector::round(group.variance * splat::<F, N>(comptime!(1.0 / MASKED)))
    } else {
        all
    }
}

#[cube]
fn mean<F: Float, N: Size>(
    group: &Group<F, N>,
    side: Vector<F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let pixels = counted_pixels::<F, N>(group, side, spec);
    group.signal * reciprocal::<F, N>(max(pixels, splat::<F, N>(1.0)))
}

/// Returns the mean of the two lowest of four values.
#[cube]
fn mean_of_two_lowest<F: Float, N: Size>(
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

/// Sums over the whole ROI.
#[derive(CubeType, Clone, Copy)]
struct Totals<F: Float, N: Size> {
    signal: Vector<F, N>,
    pixels: Vector<F, N>,
    unusable: Vector<bool, N>,
    background: Vector<F, N>,
}

/// Adds a pixel to the likelihood of the saturated model, unless it is masked.
#[cube]
fn add_pixel<F: Float, N: Size>(
    saturated: &mut Saturated<F, N>,
    pixel: &Pixel<F, N>,
    #[comptime] spec: Spec,
) {
    let mut value = pixel.value;
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        let counts = pixel.variance.less_than(&splat::<F, N>(MASKED));
        value = select_many(counts, value, splat::<F, N>(0.0));
    }
    add_saturated::<F, N>(saturated, value);
}

/// Returns the rows that are measured: with `may_have_starts`, none in launches that read the starts.
#[cube]
fn measured_rows<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    #[comptime] may_have_starts: bool,
) -> usize {
    let mut rows = rois.side;
    // Conditions of both kinds would be one of run time.
    #[allow(clippy::collapsible_if)]
    if comptime!(may_have_starts) {
        // Fits that were left may need other starts, and read none.
        if rois.flags & (flag::STARTED | flag::LEFT) == flag::STARTED {
            rows = 0;
        }
    }
    rows
}

/// Calibrates every pixel, fills the cache if the kernel has one, and sums the signal of the [measured
/// rows](measured_rows) and of their border.
#[cube]
fn first_visit<F: Float, N: Size>(
    rois: &mut Rois<'_, F, N>,
    saturated: &mut Saturated<F, N>,
    #[comptime] may_have_starts: bool,
    #[comptime] spec: Spec,
) -> Totals<F, N> {
    let mut all = new_group::<F, N>();
    let mut top = new_group::<F, N>();
    let mut bottom = new_group::<F, N>();
    let mut left = new_group::<F, N>();
    let mut right = new_group::<F, N>();
    let mut largest = Vector::<u32, N>::new(0u32);
    let copies = comptime!(spec.copies_pixels());
    if comptime!(copies) {
        largest = copy_pixels::<F, N>(rois, spec);
        if wants_goodness(rois.flags) {
            for p in 0..rois.side * rois.side {
                add_saturated::<F, N>(saturated, rois.values[p]);
            }
        }
    }
    // Maps tell how many pixels are masked.
    let may_have_starts = comptime!(may_have_starts && copies);
    for j in 0..measured_rows::<F, N>(&*rois, may_have_starts) {
        let mut row = new_group::<F, N>();
        let place = pixel_row::<F, N>(&*rois, j, spec);
        for i in 0..rois.side {
            let pixel = pixel::<F, N>(&*rois, &place, i, spec);
            if comptime!(!spec.cache_pixels) {
                let bits = magnitude_bits::<N>(stored::<F, N>(&*rois, &place, i, spec));
                largest = max(largest, bits);
            }
            #[allow(clippy::collapsible_if)]
            if comptime!(!copies) {
                if wants_goodness(rois.flags) {
                    add_pixel::<F, N>(saturated, &pixel, spec);
                }
            }
            add_signal::<F, N>(&mut row, &pixel, spec);
        }
        let first = pixel::<F, N>(&*rois, &place, 0usize.runtime(), spec);
        add_signal::<F, N>(&mut left, &first, spec);
        let last = pixel::<F, N>(&*rois, &place, rois.side - 1, spec);
        add_signal::<F, N>(&mut right, &last, spec);
        if j == 0 {
            add::<F, N>(&mut top, row.signal, row.variance, spec);
        }
        bottom.signal = row.signal;
        bottom.variance = row.variance;
        add::<F, N>(&mut all, row.signal, row.variance, spec);
    }
    let side = side_of::<F, N>(&*rois);
    let background = mean_of_two_lowest::<F, N>(
        mean::<F, N>(&top, side, spec),
        mean::<F, N>(&bottom, side, spec),
        mean::<F, N>(&left, side, spec),
        mean::<F, N>(&right, side, spec),
    );
    // On CPUs the sum tells as much: a pixel that is NaN makes it NaN, and finite ones do not reach
    // infinity but by an absurd gain.
    if comptime!(spec.cache_pixels && matches!(spec.noise, Noise::Maps)) {
        largest = magnitude_bits::<N>(Vector::<u32, N>::reinterpret(all.signal));
    }
    Totals::<F, N> {
        signal: all.signal,
        pixels: counted_pixels::<F, N>(&all, area_of::<F, N>(&*rois), spec),
        unusable: is_unusable::<N>(largest, spec),
        background,
    }
}

/// Calibrates the pixels, caches them if the kernel does, and measures the spots. With `may_have_starts`, those of
/// launches that read the starts are not: what is meaningful then is whether they are usable, and the pixels.
#[cube]
pub(crate) fn measure_spots<F: Float, N: Size>(
    rois: &mut Rois<'_, F, N>,
    saturated: &mut Saturated<F, N>,
    #[comptime] may_have_starts: bool,
    #[comptime] spec: Spec,
) -> Measured<F, N> {
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);

    let totals = first_visit::<F, N>(rois, saturated, may_have_starts, spec);
    let background = totals.background;
    let shot = max(background, zero);
    let mut deviation = square_root::<F, N>(shot);
    if comptime!(matches!(spec.noise, Noise::Uniform)) {
        let variance = Vector::new(rois.constants[comptime!(constant::VARIANCE)]);
        deviation = square_root::<F, N>(shot + variance);
    }

    let dark = background + deviation;
    let three = splat::<F, N>(3.0);
    let three_shot = three * shot;

    let mut weight = zero;
    let mut x = zero;
    let mut y = zero;
    let mut xx = zero;
    let mut yy = zero;
    for j in 0..measured_rows::<F, N>(&*rois, may_have_starts) {
        let fj = Vector::<F, N>::new(F::cast_from(j));
        let mut row = zero;
        let place = pixel_row::<F, N>(&*rois, j, spec);
        for i in 0..rois.side {
            let pixel = pixel::<F, N>(&*rois, &place, i, spec);
            let signal = signal::<F, N>(&pixel, spec);
            let w = if comptime!(matches!(spec.noise, Noise::Maps)) {
                let excess = max(signal - background, zero);
                let noise = fma(three, pixel.variance, three_shot);
                max(fma(excess, excess, -noise), zero)
            } else {
                let above = max(signal - dark, zero);
                above * above
            };
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
    let middle = middle_of::<F, N>(&*rois);
    let x = select_many(any, x * per_weight, middle);
    let y = select_many(any, y * per_weight, middle);
    // Twice the measured variance, within the limits that an ROI can resolve.
    let narrow = splat::<F, N>(0.25);
    let wide = widest_of::<F, N>(&*rois);
    let two = splat::<F, N>(2.0);
    let width_x = square_root::<F, N>(clamp(two * fma(-x, x, xx * per_weight), narrow, wide));
    let width_y = square_root::<F, N>(clamp(two * fma(-y, y, yy * per_weight), narrow, wide));
    // The photons: the summed excess over the background, or the amplitude's estimate if that is
    // larger. The sum of a squared Gaussian is N^2 / (4 pi sigma_x sigma_y). The amplitude matters
    // if the spot reaches over the border.
    let squared = splat::<F, N>(FOUR_PI) * width_x * width_y * weight;
    let photons = max(
        totals.signal - background * totals.pixels,
        square_root::<F, N>(squared),
    );
    Measured::<F, N> {
        x,
        y,
        photons: max(photons, one),
        background,
        width_x,
        width_y,
        pixels: totals.pixels,
        unusable: totals.unusable,
    }
}
