//! The filter in 16-bit integers, with a bound of its error.
//!
//! Integers take a third of the time of f32. What may be a spot by the integers is computed again
//! in f32, so the result is the same.

use super::frame::Frame;
use super::kernel::Kernel;
use super::noise::Noise;
use super::smooth::Halves;
use super::values::Values;

/// The largest value of a pixel. Sums of two values do not overflow.
const MAX_VALUE: f32 = 16_000.0;

/// A bound of filtered values, also after rounding.
const MAX_FILTERED: f32 = 16_384.0;

/// The unit of weights.
const WEIGHT_UNIT: f32 = 32_768.0;

/// The largest error, relative to the lowest threshold. With more, too many pixels would have to be
/// computed again.
const MAX_ERROR: f32 = 0.4;

/// The error of the f32 filter, relative to the largest value: the sum of a hundred roundings, of
/// which each is 2^-24.
const FLOAT_ERROR: f32 = 1e-5;

/// The sum with this has no digits after the point, and the nearest integer in its lowest bits.
const ROUND: f32 = 12_582_912.0;

/// The largest scale of a camera with maps, above which integers cannot be used.
const MAX_SCALE: f32 = 1.99;

/// The weights of the filter in units of 2^-15.
#[derive(Debug)]
pub(super) struct IntegerKernel {
    spot: Vec<i16>,
    surround: Vec<i16>,
    /// A bound of the error of each smoothed value, for pixels without error.
    spot_error: f32,
    surround_error: f32,
}

/// The values of a tile as integers: `(value - lowest) * unit`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scaling {
    pub lowest: f32,
    /// A power of 2.
    pub unit: f32,
    /// Units of a filtered value of 1.
    filtered_unit: f32,
    /// A bound of the difference between the filtered integers and the f32 filter, in units.
    pub error: f32,
}

/// The values of a tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    pub lowest: f32,
    pub highest: f32,
    /// The largest scale of the maps, relative to their base; 1 without maps.
    pub scale: f32,
    /// The lowest threshold.
    pub threshold: f32,
    /// The base of the scales, if the camera has maps.
    pub base: Option<f32>,
}

impl IntegerKernel {
    pub fn new(kernel: &Kernel) -> Self {
        let weights = |half: &[f32]| -> Vec<i16> {
            half.iter()
                .map(|k| (k * WEIGHT_UNIT).round() as i16)
                .collect()
        };
        let (spot, surround) = (weights(&kernel.spot), weights(&kernel.surround));
        Self {
            spot_error: error(&kernel.spot, &spot),
            surround_error: error(&kernel.surround, &surround),
            spot,
            surround,
        }
    }

    pub fn halves(&self) -> Halves<'_, i16> {
        Halves {
            spot: &self.spot,
            surround: &self.surround,
        }
    }

    /// The scaling of a tile; `None` if integers are too coarse.
    ///
    /// The base of the extent tells if the camera has maps. Their values are not integers, and keep their
    /// zero, which the scales of pixels multiply.
    pub fn scaling(&self, extent: Extent) -> Option<Scaling> {
        let Extent {
            lowest,
            highest,
            scale,
            threshold,
            base,
        } = extent;
        let absolute = lowest.abs().max(highest.abs());
        let (lowest, span) = match base {
            Some(_) => (0.0, absolute),
            None => (lowest, highest - lowest),
        };
        // A NaN has no scaling.
        let has_range = (0.0..=f32::from(u16::MAX)).contains(&span) && scale <= MAX_SCALE;
        if !has_range {
            return None;
        }
        // Filtered values of maps are multiplied by their scales.
        let largest = span.max(1.0) * scale;
        let unit = libm::exp2f(libm::log2f(MAX_VALUE / largest).floor());
        let mut error = self.spot_error + self.surround_error;
        if base.is_some() {
            // Values are rounded; so are scales, and the products with them.
            error = (error + 1.0) * scale + 2.0 * (0.5 + 0.5);
        } else if unit < 1.0 {
            return None;
        }
        error += 1.0 + FLOAT_ERROR * absolute * scale * unit;
        let filtered_unit = unit / base.unwrap_or(1.0);
        (error <= MAX_ERROR * threshold * filtered_unit).then_some(Scaling {
            lowest,
            unit,
            filtered_unit,
            error,
        })
    }
}

impl Scaling {
    /// Writes the integers of a row from a column on.
    #[inline(always)]
    pub fn load(self, values: Values<'_>, x: usize, y: usize, out: &mut [i16]) {
        let first = y * values.width + x;
        let Frame::U16(pixels) = values.frame else {
            unreachable!("integers of a frame of f32");
        };
        let pixels = &pixels[first..][..out.len()];
        match values.noise {
            Noise::Uniform(_) => {
                let (lowest, unit) = (self.lowest as u16, self.unit as u16);
                for (out, pixel) in out.iter_mut().zip(pixels) {
                    *out = pixel.wrapping_sub(lowest).wrapping_mul(unit) as i16;
                }
            }
            Noise::Maps(maps) => {
                let offsets = &maps.offset_adu[first..][..out.len()];
                let gains = &maps.weighted_gain[first..][..out.len()];
                for (((out, pixel), offset), gain) in
                    out.iter_mut().zip(pixels).zip(offsets).zip(gains)
                {
                    let value = (f32::from(*pixel) - offset) * gain;
                    // The lowest bits of this sum are the nearest integer.
                    *out = (value * self.unit + ROUND).to_bits() as i16;
                }
            }
        }
    }

    /// A lower bound of the integers of values above a threshold.
    #[inline(always)]
    pub fn threshold(self, threshold: f32) -> i16 {
        // The conversion saturates.
        ((threshold * self.filtered_unit - self.error).floor() - 1.0) as i16
    }

    /// The largest difference of two integers whose values may be in the other order.
    pub fn slack(self) -> i16 {
        (2.0 * self.error).ceil() as i16
    }
}

/// A bound of the error of smoothing along both axes: half a unit for each product, and the errors
/// of the weights.
fn error(half: &[f32], integers: &[i16]) -> f32 {
    let weight = |(j, (k, q)): (usize, (&f32, &i16))| {
        let pixels = if j == 0 { 1.0 } else { 2.0 };
        pixels * (f32::from(*q) / WEIGHT_UNIT - k).abs()
    };
    let weights: f32 = half.iter().zip(integers).enumerate().map(weight).sum();
    let along_axis = 0.5 * half.len() as f32 + weights * MAX_FILTERED;
    // The second axis averages the errors of the first one. Weights have unit sum up to rounding.
    2.01 * along_axis
}
