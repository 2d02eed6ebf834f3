//! Calibration: from camera units to photoelectrons.
//!
//! A calibrated pixel is `value = d + v`, where `d = (adu - offset) * gain` and v is the variance
//! of the read noise. An excess-noise factor F divides both the gain and the model, which makes
//! the variance of a pixel equal to its mean again.

use cubecl::prelude::*;

use super::rois::{PixelRow, Rois, adu, stored_variance};
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

/// Reads and calibrates the pixel of column `i`.
#[cube]
pub(crate) fn calibrate<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    row: &PixelRow,
    i: usize,
    #[comptime] spec: Spec,
) -> Pixel<F, N> {
    let value = adu::<F, N>(rois, row, i, spec);
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        Pixel::<F, N> {
            value,
            variance: stored_variance::<F, N>(rois, row, i, spec),
        }
    } else {
        let offset = Vector::new(rois.constants[comptime!(constant::OFFSET)]);
        let gain = Vector::new(rois.constants[comptime!(constant::GAIN)]);
        let value = (value - offset) * gain;
        let variance = shared_variance::<F, N>(rois, spec);
        if comptime!(matches!(spec.noise, Noise::Uniform)) {
            Pixel::<F, N> {
                value: value + variance,
                variance,
            }
        } else {
            Pixel::<F, N> { value, variance }
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
