//! The ROIs of one unit: where their pixels are, and the stored words.

use cubecl::prelude::*;

use crate::math::splat;
use crate::spec::{Noise, Pixels, Spec};

/// The ROIs that one unit fits.
#[derive(CubeType)]
pub(crate) struct Rois<'a, F: Float, N: Size> {
    /// The tiles of the whole launch.
    pub words: &'a [Vector<u32, N>],
    /// The maps of the whole sensor.
    pub maps: &'a [F],
    /// See [`constant`](mod@crate::spec::constant).
    pub constants: &'a [F],
    /// Pixels in a row of the sensor.
    pub sensor_width: u32,
    /// Pixels along a side. It equals `spec.size`, but is a run-time value, which keeps the loops
    /// over pixels from being unrolled.
    pub side: usize,
    /// Index of the first word of these ROIs.
    pub first: usize,
    /// Sensor index of the first pixel of each ROI.
    pub corner: Vector<u32, N>,
    /// Calibrated values, if the kernel caches pixels.
    pub values: Array<Vector<F, N>>,
    /// Variances, if the kernel caches pixels and variances differ between them.
    pub variances: Array<Vector<F, N>>,
}

/// Locates the ROIs of unit `unit`. Reads no pixel.
#[cube]
pub(crate) fn load<'a, F: Float, N: Size>(
    unit: usize,
    words: &'a [Vector<u32, N>],
    corners: &[Vector<u32, N>],
    maps: &'a [F],
    constants: &'a [F],
    sensor_width: u32,
    side: usize,
    #[comptime] spec: Spec,
) -> Rois<'a, F, N> {
    let vectors = comptime!(spec.vectors());
    let mapped = comptime!(matches!(spec.noise, Noise::Maps));
    let cached = comptime!(if spec.cache_pixels { spec.area() } else { 1 });
    let cached_variances = comptime!(if spec.cache_pixels && mapped {
        spec.area()
    } else {
        1
    });
    let mut corner = Vector::<u32, N>::new(0u32);
    if comptime!(mapped) {
        corner = corners[unit];
    }
    Rois::<'a, F, N> {
        words,
        maps,
        constants,
        sensor_width,
        side,
        first: (unit / vectors) * comptime!(spec.words() * spec.vectors()) + unit % vectors,
        corner,
        values: Array::new(cached),
        variances: Array::new(cached_variances),
    }
}

/// Reads pixel `p` as stored: a 16-bit integer, or the bits of an `f32`.
#[cube]
pub(crate) fn stored<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    p: usize,
    #[comptime] spec: Spec,
) -> Vector<u32, N> {
    if comptime!(matches!(spec.pixels, Pixels::PackedU16)) {
        let pair = rois.words[rois.first + (p / 2) * comptime!(spec.vectors())];
        let shift = u32::cast_from(p % 2) * 16;
        (pair >> Vector::<u32, N>::new(shift)) & Vector::<u32, N>::new(0xffffu32)
    } else {
        rois.words[rois.first + p * comptime!(spec.vectors())]
    }
}

/// Returns true for the bits of a usable `f32` pixel: finite, and below 2^40 in magnitude.
#[cube]
pub(crate) fn is_usable<N: Size>(word: Vector<u32, N>) -> Vector<bool, N> {
    let exponent = (word >> Vector::<u32, N>::new(23u32)) & Vector::<u32, N>::new(0xffu32);
    exponent.less_than(&Vector::<u32, N>::new(167u32))
}

/// Converts a stored pixel to ADU; 0 unless it [`is_usable`].
#[cube]
pub(crate) fn adu<F: Float, N: Size>(word: Vector<u32, N>, #[comptime] spec: Spec) -> Vector<F, N> {
    if comptime!(matches!(spec.pixels, Pixels::PackedU16)) {
        Vector::<F, N>::cast_from(word)
    } else {
        let value = Vector::<F, N>::reinterpret(word);
        select_many(is_usable::<N>(word), value, splat::<F, N>(0.0))
    }
}
