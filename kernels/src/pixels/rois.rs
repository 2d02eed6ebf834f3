//! The ROIs of one unit: where their pixels are, and the stored words.

use cubecl::prelude::*;

use crate::math::splat;
use crate::spec::{MAP_VALUES, Pixels, Spec, flag};

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
    /// Pixels along a side. On GPUs it equals `spec.size`, but is a run-time value, which keeps the
    /// loops over pixels from being unrolled. On CPUs one kernel serves all sizes.
    pub side: usize,
    /// The choices that a kernel for CPUs makes when it runs; see [`flag`](mod@crate::spec::flag).
    pub flags: u32,
    /// Index of the first word of these ROIs.
    pub first: usize,
    /// Sensor index of the first pixel of each ROI.
    pub corner: Vector<u32, N>,
    /// Calibrated values, if the kernel copies pixels.
    pub values: &'a mut [Vector<F, N>],
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
    flags: u32,
    values: &'a mut [Vector<F, N>],
    #[comptime] spec: Spec,
) -> Rois<'a, F, N> {
    let mut corner = Vector::<u32, N>::new(0u32);
    if comptime!(spec.reads_maps()) {
        corner = corners[unit];
    }
    Rois::<'a, F, N> {
        words,
        maps,
        constants,
        sensor_width,
        side,
        flags,
        first: first_word(unit, side, flags, spec),
        corner,
        values,
    }
}

/// Returns the index of the first word of unit `unit`. On CPUs a tile is one vector wide.
#[cube]
fn first_word(unit: usize, side: usize, flags: u32, #[comptime] spec: Spec) -> usize {
    if comptime!(spec.cache_pixels) {
        let area = side * side;
        let mut words = area;
        if comptime!(matches!(spec.pixels, Pixels::Calibrated)) {
            words = area * 2;
        } else if is_packed(flags) {
            words = area.div_ceil(2);
        }
        unit * words
    } else {
        let vectors = comptime!(spec.vectors());
        (unit / vectors) * comptime!(spec.words() * spec.vectors()) + unit % vectors
    }
}

/// Returns true if the goodness of fit is wanted of a kernel for CPUs.
#[cube]
pub(crate) fn wants_goodness(flags: u32) -> bool {
    flags & flag::GOODNESS != 0
}

/// Returns true if a word holds two pixels of 16 bits, in a kernel for CPUs.
#[cube]
fn is_packed(flags: u32) -> bool {
    flags & flag::PACKED_U16 != 0
}

/// Returns the number of columns: a constant if the kernel unrolls loops over them.
#[cube]
pub(crate) fn columns<F: Float, N: Size>(rois: &Rois<'_, F, N>, #[comptime] spec: Spec) -> usize {
    if comptime!(spec.unrolls_columns()) {
        comptime!(spec.size).runtime()
    } else {
        rois.side
    }
}

/// Returns the number of pixels along a side: a constant on GPUs.
#[cube]
pub(crate) fn side_of<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(spec.cache_pixels) {
        Vector::<F, N>::new(F::cast_from(rois.side))
    } else {
        splat::<F, N>(comptime!(spec.size as f32))
    }
}

/// Returns the number of pixels of an ROI: a constant on GPUs.
#[cube]
pub(crate) fn area_of<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(spec.cache_pixels) {
        Vector::<F, N>::new(F::cast_from(rois.side * rois.side))
    } else {
        splat::<F, N>(comptime!(spec.area() as f32))
    }
}

/// Returns the middle of an ROI: a constant on GPUs.
#[cube]
pub(crate) fn middle_of<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(spec.cache_pixels) {
        (side_of::<F, N>(rois, spec) - splat::<F, N>(1.0)) * splat::<F, N>(0.5)
    } else {
        splat::<F, N>(comptime!((spec.size as f32 - 1.0) / 2.0))
    }
}

/// Returns the largest variance that an ROI can resolve: a constant on GPUs.
#[cube]
pub(crate) fn widest_of<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(spec.cache_pixels) {
        area_of::<F, N>(rois, spec) / splat::<F, N>(9.0)
    } else {
        splat::<F, N>(comptime!(spec.area() as f32 / 9.0))
    }
}

/// One row of pixels.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct PixelRow<N: Size> {
    /// Index of its first pixel in an ROI.
    pub pixel: usize,
    /// Index of its first word, if each row begins with a new word.
    pub word: usize,
    /// Sensor index of its first pixel in each ROI, times [`MAP_VALUES`].
    pub map: Vector<u32, N>,
}

/// Bits of an index into words or maps. With the others cleared, LLVM knows that an index with a
/// constant added to it does not overflow, and makes the constant part of the address.
const INDEX_BITS: u32 = 0x7fff_ffff;

/// Locates row `j`.
#[cube]
pub(crate) fn pixel_row<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    j: usize,
    #[comptime] spec: Spec,
) -> PixelRow<N> {
    let mut map = Vector::<u32, N>::new(0u32);
    if comptime!(spec.reads_maps()) {
        let on_sensor = Vector::<u32, N>::new(u32::cast_from(j) * rois.sensor_width);
        map =
            ((rois.corner + on_sensor) * Vector::new(MAP_VALUES as u32)) & Vector::new(INDEX_BITS);
    }
    if comptime!(spec.cache_pixels) {
        let pixel = j * rois.side;
        let row = if comptime!(matches!(spec.pixels, Pixels::Calibrated)) {
            pixel * 2
        } else {
            pixel
        };
        PixelRow::<N> {
            pixel,
            word: usize::cast_from(u32::cast_from(rois.first + row) & INDEX_BITS),
            map,
        }
    } else {
        PixelRow::<N> {
            pixel: j * comptime!(spec.size),
            word: usize::cast_from(
                u32::cast_from(rois.first + j * comptime!(spec.row_words() * spec.vectors()))
                    & INDEX_BITS,
            ),
            map,
        }
    }
}

/// Reads the pixel of column `i` as stored: a 16-bit integer, or the bits of an `f32`. Of a
/// calibrated pixel it is the value.
#[cube]
pub(crate) fn stored<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    row: &PixelRow<N>,
    i: usize,
    #[comptime] spec: Spec,
) -> Vector<u32, N> {
    let vectors = comptime!(spec.vectors());
    if comptime!(matches!(spec.pixels, Pixels::F32)) {
        rois.words[row.word + i * vectors]
    } else if comptime!(matches!(spec.pixels, Pixels::Calibrated)) {
        rois.words[row.word + i * comptime!(2 * vectors)]
    } else {
        half::<N>(rois.words[row.word + (i / 2) * vectors], i)
    }
}

/// Reads the variance of the calibrated pixel of column `i`.
#[cube]
pub(crate) fn stored_variance<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    row: &PixelRow<N>,
    i: usize,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let vectors = comptime!(spec.vectors());
    Vector::<F, N>::reinterpret(rois.words[row.word + i * comptime!(2 * vectors) + vectors])
}

/// Returns pixel `p` of a line, given the word that it is in.
#[cube]
fn half<N: Size>(word: Vector<u32, N>, p: usize) -> Vector<u32, N> {
    let shift = u32::cast_from(p % 2) * 16;
    (word >> Vector::<u32, N>::new(shift)) & Vector::<u32, N>::new(0xffffu32)
}

/// Returns the bits of the magnitude of an `f32` pixel, which are in the order of the magnitudes.
/// Those of NaN are above all others.
#[cube]
pub(crate) fn magnitude_bits<N: Size>(word: Vector<u32, N>) -> Vector<u32, N> {
    word & Vector::<u32, N>::new(0x7fff_ffffu32)
}

/// Returns true if the largest magnitude among the `f32` pixels of an ROI, as bits, is unusable: not
/// finite, or 2^40 or more. Of calibrated pixels the host has made such ones NaN.
#[cube]
pub(crate) fn is_unusable<N: Size>(
    largest: Vector<u32, N>,
    #[comptime] spec: Spec,
) -> Vector<bool, N> {
    let least = comptime!(if matches!(spec.pixels, Pixels::Calibrated) {
        255u32 << 23
    } else {
        167u32 << 23
    });
    largest.greater_equal(&Vector::<u32, N>::new(least))
}

/// Reads the pixel of column `i`, ADU. Of a calibrated pixel it is the value.
#[cube]
pub(crate) fn adu<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    row: &PixelRow<N>,
    i: usize,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(spec.copies_pixels()) {
        // Both types in one kernel: each pixel is read once.
        let is_packed = is_packed(rois.flags);
        let p = row.pixel + i;
        let mut at = row.word + i;
        if is_packed {
            at = rois.first + p / 2;
        }
        let word = rois.words[at];
        let mut value = Vector::<F, N>::reinterpret(word);
        if is_packed {
            value = Vector::<F, N>::cast_from(half::<N>(word, p));
        }
        value
    } else {
        let word = stored::<F, N>(rois, row, i, spec);
        if comptime!(matches!(spec.pixels, Pixels::PackedU16)) {
            Vector::<F, N>::cast_from(word)
        } else {
            Vector::<F, N>::reinterpret(word)
        }
    }
}
