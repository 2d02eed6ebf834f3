//! The pixels of the ROIs that a unit fits, from camera units to photoelectrons.
//!
//! A calibrated pixel is `value = d + v` with `d = (adu - offset) * gain` and v its read-noise variance. An
//! excess-noise factor F divides gain and model alike, so that variance equals mean again.

use cubecl::prelude::*;

use crate::math::splat;
use crate::spec::{MAP_VALUES, MASKED, Noise, Pixels, Spec, constant};

/// The pixels of the ROIs that one unit fits, and what it takes to read them.
#[derive(CubeType)]
pub(crate) struct Rois<'a, F: Float, N: Size> {
    /// All tiles, as the launch was given them.
    pub words: &'a [Vector<u32, N>],
    /// The sensor's maps.
    pub maps: &'a [F],
    /// See [`constant`](mod@crate::spec::constant).
    pub constants: &'a [F],
    /// Pixels of a row of the sensor.
    pub sensor_width: u32,
    /// Pixels along a side: `spec.size`, which loops are not to be unrolled by.
    pub side: usize,
    /// Where their first word lies.
    pub first: usize,
    /// Index of their first pixels on the sensor.
    pub corner: Vector<u32, N>,
    /// Calibrated values, where the kernel stages them.
    pub values: Array<Vector<F, N>>,
    /// Variances, where the kernel stages them and they differ.
    pub variances: Array<Vector<F, N>>,
}

/// The ROIs of unit `unit`, before any pixel is read.
#[cube]
pub(crate) fn rois<'a, F: Float, N: Size>(
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
    let staged = comptime!(if spec.stage { spec.area() } else { 1 });
    let staged_variances = comptime!(if spec.stage && mapped { spec.area() } else { 1 });
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
        values: Array::new(staged),
        variances: Array::new(staged_variances),
    }
}

/// A calibrated pixel.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Pixel<F: Float, N: Size> {
    /// d + v
    pub value: Vector<F, N>,
    /// v; [`MASKED`] or more for a pixel that does not count
    pub variance: Vector<F, N>,
}

/// The word that holds pixel `p`.
#[cube]
pub(crate) fn word<F: Float, N: Size>(
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

/// Whether an `f32` pixel can be used: finite, and below 2^40 in magnitude.
#[cube]
pub(crate) fn usable<N: Size>(word: Vector<u32, N>) -> Vector<bool, N> {
    let exponent = (word >> Vector::<u32, N>::new(23u32)) & Vector::<u32, N>::new(0xffu32);
    exponent.less_than(&Vector::<u32, N>::new(167u32))
}

/// The value of a word in ADU; 0 where it is not [`usable`].
#[cube]
fn adu<F: Float, N: Size>(word: Vector<u32, N>, #[comptime] spec: Spec) -> Vector<F, N> {
    if comptime!(matches!(spec.pixels, Pixels::PackedU16)) {
        Vector::<F, N>::cast_from(word)
    } else {
        let value = Vector::<F, N>::reinterpret(word);
        select_many(usable::<N>(word), value, splat::<F, N>(0.0))
    }
}

/// What the maps have of each lane's own pixel of the sensor.
#[derive(CubeType, Clone, Copy)]
struct Mapped<F: Float, N: Size> {
    offset: Vector<F, N>,
    gain: Vector<F, N>,
    variance: Vector<F, N>,
}

#[cube]
fn gather<F: Float, N: Size>(
    maps: &[F],
    pixel: Vector<u32, N>,
    #[comptime] lanes: usize,
) -> Mapped<F, N> {
    let mut offset = splat::<F, N>(0.0);
    let mut gain = splat::<F, N>(0.0);
    let mut variance = splat::<F, N>(0.0);
    #[unroll]
    for lane in 0..lanes {
        let first = usize::cast_from(pixel.extract(lane)) * MAP_VALUES;
        offset.insert(lane, maps[first]);
        gain.insert(lane, maps[first + 1]);
        variance.insert(lane, maps[first + 2]);
    }
    Mapped::<F, N> {
        offset,
        gain,
        variance,
    }
}

/// Reads and calibrates the pixel of row `j` and column `i`.
#[cube]
pub(crate) fn calibrate<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    j: usize,
    i: usize,
    #[comptime] spec: Spec,
) -> Pixel<F, N> {
    let p = j * comptime!(spec.size) + i;
    let value = adu::<F, N>(word::<F, N>(rois, p, spec), spec);
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        let on_sensor =
            Vector::<u32, N>::new(u32::cast_from(j) * rois.sensor_width + u32::cast_from(i));
        let pixel = rois.corner + on_sensor;
        let mapped = gather::<F, N>(rois.maps, pixel, spec.lanes);
        let variance = mapped.variance;
        let value = (value - mapped.offset) * mapped.gain;
        let masked = variance.greater_equal(&splat::<F, N>(MASKED));
        Pixel::<F, N> {
            value: select_many(masked, splat::<F, N>(0.0), value + variance),
            variance,
        }
    } else {
        let offset = Vector::new(rois.constants[comptime!(constant::OFFSET)]);
        let gain = Vector::new(rois.constants[comptime!(constant::GAIN)]);
        let value = (value - offset) * gain;
        if comptime!(matches!(spec.noise, Noise::Uniform)) {
            let variance = Vector::new(rois.constants[comptime!(constant::VARIANCE)]);
            Pixel::<F, N> {
                value: value + variance,
                variance,
            }
        } else {
            Pixel::<F, N> {
                value,
                variance: splat::<F, N>(0.0),
            }
        }
    }
}

/// The pixel of row `j` and column `i`, from the unit's own memory where it is staged.
#[cube]
pub(crate) fn pixel<F: Float, N: Size>(
    rois: &Rois<'_, F, N>,
    j: usize,
    i: usize,
    #[comptime] spec: Spec,
) -> Pixel<F, N> {
    if comptime!(spec.stage) {
        let p = j * comptime!(spec.size) + i;
        let value = rois.values[p];
        if comptime!(matches!(spec.noise, Noise::Maps)) {
            Pixel::<F, N> {
                value,
                variance: rois.variances[p],
            }
        } else if comptime!(matches!(spec.noise, Noise::Uniform)) {
            Pixel::<F, N> {
                value,
                variance: Vector::new(rois.constants[comptime!(constant::VARIANCE)]),
            }
        } else {
            Pixel::<F, N> {
                value,
                variance: splat::<F, N>(0.0),
            }
        }
    } else {
        calibrate::<F, N>(rois, j, i, spec)
    }
}

/// 1, or 0 for a masked pixel.
#[cube]
pub(crate) fn counts<F: Float, N: Size>(
    pixel: &Pixel<F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(matches!(spec.noise, Noise::Maps)) {
        select_many(
            pixel.variance.less_than(&splat::<F, N>(MASKED)),
            splat::<F, N>(1.0),
            splat::<F, N>(0.0),
        )
    } else {
        splat::<F, N>(1.0)
    }
}
