//! Calibration: from camera units to photoelectrons.
//!
//! A calibrated pixel is `value = d + v`, where `d = (adu - offset) * gain` and v is the variance
//! of the read noise. An excess-noise factor F divides both the gain and the model, which makes
//! the variance of a pixel equal to its mean again.

use cubecl::prelude::*;

use super::rois::{PixelRow, Rois, adu, stored_variance};
use crate::math::splat;
use crate::spec::{MAP_VALUES, MASKED, Noise, Pixels, Spec, constant};

/// A calibrated pixel.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Pixel<F: Float, N: Size> {
    /// d + v; v for a masked pixel
    pub value: Vector<F, N>,
    /// v; [`MASKED`] for a masked pixel
    pub variance: Vector<F, N>,
}

/// The map entries of one sensor pixel per lane.
#[derive(CubeType, Clone, Copy)]
struct MapEntry<F: Float, N: Size> {
    offset: Vector<F, N>,
    gain: Vector<F, N>,
    variance: Vector<F, N>,
}

/// Reads the map entries of the pixel of column `i`.
#[cube]
fn gather<F: Float, N: Size>(
    maps: &[F],
    row: &PixelRow<N>,
    i: usize,
    #[comptime] lanes: usize,
) -> MapEntry<F, N> {
    let mut offset = splat::<F, N>(0.0);
    let mut gain = splat::<F, N>(0.0);
    let mut variance = splat::<F, N>(0.0);
    #[unroll]
    for lane in 0..lanes {
        let first = usize::cast_from(row.map.extract(lane)) + i * MAP_VALUES;
        offset.insert(lane, maps[first]);
        gain.insert(lane, maps[first + 1]);
        variance.insert(lane, maps[first + 2]);
    }
    MapEntry::<F, N> {
        offset,
        gain,
        variance,
    }
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
    row: &PixelRow<N>,
    i: usize,
    #[comptime] spec: Spec,
) -> Pixel<F, N> {
    let value = adu::<F, N>(rois, row, i, spec);
    if comptime!(matches!(spec.pixels, Pixels::Calibrated)) {
        Pixel::<F, N> {
            value,
            variance: stored_variance::<F, N>(rois, row, i, spec),
        }
    } else if comptime!(matches!(spec.noise, Noise::Maps)) {
        let entry = gather::<F, N>(rois.maps, row, i, spec.lanes);
        let value = (value - entry.offset) * entry.gain;
        let masked = entry.variance.greater_equal(&splat::<F, N>(MASKED));
        let variance = min(entry.variance, splat::<F, N>(MASKED));
        Pixel::<F, N> {
            value: select_many(masked, variance, value + variance),
            variance,
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
    row: &PixelRow<N>,
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
