//! Calibration of ROIs with camera maps.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{__m256, _CMP_GE_OQ, _CMP_NLT_UQ};

use gaussmle_kernels::spec::MASKED;
#[cfg(target_arch = "x86_64")]
use pulp::x86::V3;

use crate::engine::maps::{MapPlanes, READ_AT_ONCE};
use crate::roi::Pixel;

/// Pixels that are calibrated together, in vectors.
pub(super) const GROUP: usize = READ_AT_ONCE;

/// The least magnitude of a pixel that no kernel can use, ADU: 2^40.
const UNUSABLE: f32 = (1u64 << 40) as f32;

/// The value of an unusable pixel: a NaN of which all bits are set, as comparisons of vectors do.
const NO_VALUE: f32 = f32::from_bits(u32::MAX);

/// A type of pixels that can be calibrated.
pub(super) trait Calibrate: Pixel {
    /// The value of a pixel: `(adu - offset) * gain + variance`, as on GPUs but for rounding. It is the
    /// variance for a masked pixel, whose offset and gain are 0, and NaN for one that is unusable.
    fn value(self, offset: f32, gain: f32, variance: f32) -> f32;

    /// The values of [`GROUP`] pixels.
    #[cfg(target_arch = "x86_64")]
    fn values(simd: V3, pixels: &[Self], maps: [__m256; 3]) -> __m256;
}

impl Calibrate for u16 {
    fn value(self, offset: f32, gain: f32, variance: f32) -> f32 {
        (f32::from(self) - offset) * gain + variance
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn values(simd: V3, pixels: &[Self], [offset, gain, variance]: [__m256; 3]) -> __m256 {
        let integers = pulp::bytemuck::pod_read_unaligned(pulp::bytemuck::cast_slice(pixels));
        let integers = simd.avx2._mm256_cvtepu16_epi32(integers);
        let adu = simd.avx._mm256_cvtepi32_ps(integers);
        let signal = simd
            .avx
            ._mm256_mul_ps(simd.avx._mm256_sub_ps(adu, offset), gain);
        simd.avx._mm256_add_ps(signal, variance)
    }
}

impl Calibrate for f32 {
    fn value(self, offset: f32, gain: f32, variance: f32) -> f32 {
        if variance >= MASKED {
            return variance;
        }
        if !(self.abs() < UNUSABLE) {
            return NO_VALUE;
        }
        (self - offset) * gain + variance
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn values(simd: V3, pixels: &[Self], [offset, gain, variance]: [__m256; 3]) -> __m256 {
        let avx = simd.avx;
        let adu = load(pixels);
        let signal = avx._mm256_mul_ps(avx._mm256_sub_ps(adu, offset), gain);
        let value = avx._mm256_add_ps(signal, variance);
        let magnitude = avx._mm256_andnot_ps(avx._mm256_set1_ps(-0.0), adu);
        // All bits of an unusable pixel are set: `NO_VALUE`.
        let limit = avx._mm256_set1_ps(UNUSABLE);
        let unusable = avx._mm256_cmp_ps::<{ _CMP_NLT_UQ }>(magnitude, limit);
        let value = avx._mm256_or_ps(value, unusable);
        let masked = avx._mm256_cmp_ps::<{ _CMP_GE_OQ }>(variance, avx._mm256_set1_ps(MASKED));
        avx._mm256_blendv_ps(value, variance, masked)
    }
}

/// Where a ROI is: the index of its first pixel on the sensor, and its side.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub first: usize,
    pub size: usize,
}

/// Writes value and variance of each pixel of a ROI. Each slice goes on for at least [`GROUP`] values
/// after the ROI; those that are written are arbitrary.
pub(super) fn calibrate<T: Calibrate>(
    pixels: &[T],
    place: Place,
    maps: &MapPlanes,
    values: &mut [f32],
    variances: &mut [f32],
) {
    #[cfg(target_arch = "x86_64")]
    if let Some(simd) = super::avx2::avx2() {
        return simd.vectorize(Groups {
            simd,
            pixels,
            place,
            maps,
            values,
            variances,
        });
    }
    calibrate_each(pixels, place, maps, values, variances);
}

/// As [`calibrate`], without instructions for vectors. Writes nothing after the ROI.
pub(super) fn calibrate_each<T: Calibrate>(
    pixels: &[T],
    place: Place,
    maps: &MapPlanes,
    values: &mut [f32],
    variances: &mut [f32],
) {
    for row in 0..place.size {
        let at = place.first + row * maps.width;
        for i in 0..place.size {
            let (p, variance) = (row * place.size + i, maps.variance[at + i]);
            values[p] = pixels[p].value(maps.offset[at + i], maps.gain[at + i], variance);
            variances[p] = variance;
        }
    }
}

/// The calibration of a ROI in groups.
#[cfg(target_arch = "x86_64")]
struct Groups<'a, T> {
    simd: V3,
    pixels: &'a [T],
    place: Place,
    maps: &'a MapPlanes,
    values: &'a mut [f32],
    variances: &'a mut [f32],
}

#[cfg(target_arch = "x86_64")]
impl<T: Calibrate> pulp::NullaryFnOnce for Groups<'_, T> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        // With a constant side only the indices of the maps are checked, once a row.
        match self.place.size {
            9 => self.calibrate_side::<9>(),
            11 => self.calibrate_side::<11>(),
            13 => self.calibrate_side::<13>(),
            15 => self.calibrate_side::<15>(),
            _ => self.calibrate_any(),
        }
    }
}

#[cfg(target_arch = "x86_64")]
impl<T: Calibrate> Groups<'_, T> {
    #[inline(always)]
    fn calibrate_side<const SIDE: usize>(self) {
        let (simd, maps) = (self.simd, self.maps);
        let pixels = &self.pixels.as_chunks::<SIDE>().0[..SIDE];
        let values = &mut self.values.as_chunks_mut::<SIDE>().0[..SIDE];
        let variances = &mut self.variances.as_chunks_mut::<SIDE>().0[..SIDE];
        let mut at = self.place.first;
        for ((pixels, values), variances) in pixels.iter().zip(values).zip(variances) {
            let offset = row_of::<SIDE>(&maps.offset, at);
            let gain = row_of::<SIDE>(&maps.gain, at);
            let variance = row_of::<SIDE>(&maps.variance, at);
            at += maps.width;
            // Two groups cover a row. The second repeats some of the first.
            group(simd, pixels, [offset, gain, variance], values, variances, 0);
            let second = SIDE - GROUP;
            group(
                simd,
                pixels,
                [offset, gain, variance],
                values,
                variances,
                second,
            );
        }
    }

    #[inline(always)]
    fn calibrate_any(self) {
        let (simd, maps, size) = (self.simd, self.maps, self.place.size);
        for row in 0..size {
            let at = self.place.first + row * maps.width;
            // A row that is shorter than a group: the next row overwrites the rest.
            let len = size.max(GROUP);
            let maps = [
                &maps.offset[at..][..len],
                &maps.gain[at..][..len],
                &maps.variance[at..][..len],
            ];
            let pixels = &self.pixels[row * size..][..len];
            let values = &mut self.values[row * size..][..len];
            let variances = &mut self.variances[row * size..][..len];
            let mut next = 0;
            while next < size {
                // The last group ends with the last pixel, so it repeats some of the one before.
                let first = next.min(len - GROUP);
                group(simd, pixels, maps, values, variances, first);
                next += GROUP;
            }
        }
    }
}

/// A row of a ROI on the sensor.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn row_of<const SIDE: usize>(plane: &[f32], at: usize) -> &[f32] {
    &plane[at..][..SIDE]
}

/// Calibrates the pixels of a row from `first` on.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn group<T: Calibrate>(
    simd: V3,
    pixels: &[T],
    [offset, gain, variance]: [&[f32]; 3],
    values: &mut [f32],
    variances: &mut [f32],
    first: usize,
) {
    let variance = load(&variance[first..]);
    let maps = [load(&offset[first..]), load(&gain[first..]), variance];
    store(variance, &mut variances[first..]);
    let value = T::values(simd, &pixels[first..][..GROUP], maps);
    store(value, &mut values[first..]);
}

/// The first [`GROUP`] values of a row.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn load(row: &[f32]) -> __m256 {
    pulp::bytemuck::pod_read_unaligned(pulp::bytemuck::cast_slice(&row[..GROUP]))
}

/// Writes a vector to the beginning of a row.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn store(vector: __m256, row: &mut [f32]) {
    let bytes = pulp::bytemuck::bytes_of(&vector);
    row[..GROUP].copy_from_slice(pulp::bytemuck::cast_slice(bytes));
}
