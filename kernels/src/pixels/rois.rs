//! The ROIs of one unit: where their pixels are, and the stored words.

use cubecl::prelude::*;

use crate::math::splat;
use crate::spec::{Noise, Spec, flag};

/// The ROIs that one unit fits.
#[derive(CubeType)]
pub(crate) struct Rois<'a, F: Float, N: Size> {
    /// The tiles of the whole launch.
    pub words: &'a [Vector<u32, N>],
    /// See [`constant`](mod@crate::spec::constant).
    pub constants: &'a [F],
    /// Pixels along a side.
    pub side: usize,
    /// See [`flag`](mod@crate::spec::flag).
    pub flags: u32,
    /// Index of the first word of these ROIs.
    pub first: usize,
    /// Calibrated values, if the kernel copies pixels.
    pub values: &'a mut [Vector<F, N>],
}

/// Locates the ROIs of unit `unit`. Reads no pixel.
#[cube]
pub(crate) fn load<'a, F: Float, N: Size>(
    unit: usize,
    words: &'a [Vector<u32, N>],
    constants: &'a [F],
    side: usize,
    flags: u32,
    values: &'a mut [Vector<F, N>],
    #[comptime] spec: Spec,
) -> Rois<'a, F, N> {
    Rois::<'a, F, N> {
        words,
        constants,
        side,
        flags,
        first: first_word(unit, side, flags, spec),
        values,
    }
}

/// Returns the number of words of a pixel in a tile, unless they are packed.
const fn pixel_words(spec: Spec) -> usize {
    match spec.noise {
        Noise::Maps => 2,
        Noise::Poisson | Noise::Uniform => 1,
    }
}

/// Returns the index of the first word of unit `unit`.
#[cube]
fn first_word(unit: usize, side: usize, flags: u32, #[comptime] spec: Spec) -> usize {
    let area = side * side;
    let mut words = area * comptime!(pixel_words(spec));
    // A condition of both would be one of run time.
    #[allow(clippy::collapsible_if)]
    if comptime!(spec.copies_pixels()) {
        if is_packed(flags) {
            words = area.div_ceil(2);
        }
    }
    let vectors = comptime!(spec.vectors());
    (unit / vectors) * words * vectors + unit % vectors
}

/// Returns true if the goodness of fit is wanted.
#[cube]
pub(crate) fn wants_goodness(flags: u32) -> bool {
    flags & flag::GOODNESS != 0
}

/// Returns true if a word holds two pixels of 16 bits.
#[cube]
pub(crate) fn is_packed(flags: u32) -> bool {
    flags & flag::PACKED_U16 != 0
}

/// Returns the number of pixels along a side.
#[cube]
pub(crate) fn side_of<F: Float, N: Size>(rois: &Rois<'_, F, N>) -> Vector<F, N> {
    Vector::<F, N>::new(F::cast_from(rois.side))
}

/// Returns the number of pixels of an ROI.
#[cube]
pub(crate) fn area_of<F: Float, N: Size>(rois: &Rois<'_, F, N>) -> Vector<F, N> {
    Vector::<F, N>::new(F::cast_from(rois.side * rois.side))
}

/// Returns the middle of an ROI.
#[cube]
pub(crate) fn middle_of<F: Float, N: Size>(rois: &Rois<'_, F, N>) -> Vector<F, N> {
    (side_of::<F, N>(rois) - splat::<F, N>(1.0)) * splat::<F, N>(0.5)
}

/// Returns the largest variance that an ROI can resolve.
#[cube]
pub(crate) fn widest_of<F: Float, N: Size>(rois: &Rois<'_, F, N>) -> Vector<F, N> {
    area_of::<F, N>(rois) / splat::<F, N>(9.0)
}

/// One row of pixels.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct PixelRow {
    /// Index of its first pixel in an ROI.
    pub pixel: usize,
    /// Index of its first word, unless pixels are packed.
    pub word: usize,
}

/// Bits of an index. With the others cleared, LLVM knows that an index with a constant added to it
/// does not overflow, and makes the constant part of the address.
const INDEX_BITS: u32 = 0x7fff_ffff;

/// Returns an index to which constants can be added.
#[cube]
pub(crate) fn without_overflow(index: usize) -> usize {
    usize::cast_from(u32::cast_from(index) & INDEX_BITS)
}

/// Locates row `j`.
#[cube]
pub(crate) fn pixel_row<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    j: usize,
    #[comptime] spec: Spec,
) -> PixelRow {
    let pixel = j * rois.side;
    let row = pixel * comptime!(pixel_words(spec) * spec.vectors());
    PixelRow {
        pixel,
        word: without_overflow(rois.first + row),
    }
}

/// Reads the word of the pixel of column `i`, unless pixels are packed.
#[cube]
pub(crate) fn stored<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    row: &PixelRow,
    i: usize,
    #[comptime] spec: Spec,
) -> Vector<u32, N> {
    rois.words[row.word + i * comptime!(pixel_words(spec) * spec.vectors())]
}

/// Reads the variance of the pixel of column `i`, which maps have calibrated.
#[cube]
pub(crate) fn stored_variance<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    row: &PixelRow,
    i: usize,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let vectors = comptime!(spec.vectors());
    Vector::<F, N>::reinterpret(rois.words[row.word + i * comptime!(2 * vectors) + vectors])
}

/// Returns pixel `p` of those that are packed, given the word that it is in.
#[cube]
pub(super) fn half<N: Size>(word: Vector<u32, N>, p: usize) -> Vector<u32, N> {
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
/// finite, or 2^40 or more. Of pixels that maps have calibrated, such ones are NaN.
#[cube]
pub(crate) fn is_unusable<N: Size>(
    largest: Vector<u32, N>,
    #[comptime] spec: Spec,
) -> Vector<bool, N> {
    let least = comptime!(if matches!(spec.noise, Noise::Maps) {
        255u32 << 23
    } else {
        UNUSABLE_BITS
    });
    largest.greater_equal(&Vector::<u32, N>::new(least))
}

/// The bits of the least magnitude that is unusable: 2^40.
pub(crate) const UNUSABLE_BITS: u32 = 167 << 23;
