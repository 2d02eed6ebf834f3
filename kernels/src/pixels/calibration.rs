//! Calibration: from camera units to photoelectrons.
//!
//! A calibrated pixel is `value = d + v`, where `d = (adu - offset) * gain` and v is the variance
//! of the read noise. An excess-noise factor F divides both the gain and the model, which makes
//! the variance of a pixel equal to its mean again.

use cubecl::prelude::*;

use super::rois::{PixelRow, Rois, half, is_packed, magnitude_bits, stored, stored_variance};
use crate::math::splat;
use crate::spec::{Noise, Spec, constant};

/// A calibrated pixel.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Pixel<F: Float, N: Size> {
    /// d + v; v for a masked pixel
    pub value: Vector<F, N>,
    /// v; [`MASKED`](crate::spec::MASKED) for a masked pixel
    pub variance: Vector<F, N>,
}

/// Returns the read-noise variance that all pixels share, for cameras without maps.
#[cube]
fn shared_variance<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(matches!(spec.noise, Noise::Uniform)) {
        Vector::new(rois.constants[comptime!(constant::VARIANCE)])
    } else {
        splat::<F, N>(0.0)
    }
}

/// Returns the value of a pixel, ADU, in photoelectrons. No map has calibrated it.
#[cube]
fn photoelectrons<F: Float, N: Size>(
    adu: Vector<F, N>,
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let offset = Vector::new(rois.constants[comptime!(constant::OFFSET)]);
    let gain = Vector::new(rois.constants[comptime!(constant::GAIN)]);
    let value = (adu - offset) * gain;
    if comptime!(matches!(spec.noise, Noise::Uniform)) {
        value + shared_variance::<F, N>(rois, spec)
    } else {
        value
    }
}

/// Calibrates all pixels into the memory of the unit. Returns the bits of the largest magnitude of those that are not
/// packed.
#[cube]
pub(super) fn copy_pixels<F: Float, N: Size>(
    rois: &mut Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<u32, N> {
    let area = rois.side * rois.side;
    let mut largest = Vector::<u32, N>::new(0u32);
    if is_packed(rois.flags) {
        for p in 0..area {
            let word = rois.words[rois.first + p / 2];
            let adu = Vector::<F, N>::cast_from(half::<N>(word, p));
            rois.values[p] = photoelectrons::<F, N>(adu, &*rois, spec);
        }
    } else {
        for p in 0..area {
            let word = rois.words[rois.first + p];
            largest = max(largest, magnitude_bits::<N>(word));
            let adu = Vector::<F, N>::reinterpret(word);
            rois.values[p] = photoelectrons::<F, N>(adu, &*rois, spec);
        }
    }
    largest
}

/// Reads and calibrates the pixel of column `i`, unless maps have done so.
#[cube]
fn calibrate<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    row: &PixelRow,
    i: usize,
    #[comptime] spec: Spec,
) -> Pixel<F, N> {
    let adu = Vector::<F, N>::reinterpret(stored::<F, N>(rois, row, i, spec));
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        Pixel::<F, N> {
            value: adu,
            variance: stored_variance::<F, N>(rois, row, i, spec),
        }
    } else {
        Pixel::<F, N> {
            value: photoelectrons::<F, N>(adu, rois, spec),
            variance: shared_variance::<F, N>(rois, spec),
        }
    }
}

/// Returns the calibrated pixel of column `i`, from the cache if the kernel has one.
#[cube]
pub(crate) fn pixel<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    row: &PixelRow,
    i: usize,
    #[comptime] spec: Spec,
) -> Pixel<F, N> {
    if comptime!(spec.copies_pixels()) {
        Pixel::<F, N> {
            value: rois.values[row.pixel + i],
            variance: shared_variance::<F, N>(rois, spec),
        }
    } else {
        calibrate::<F, N>(rois, row, i, spec)
    }
}
