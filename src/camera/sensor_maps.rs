//! Maps of a sensor: as they are given, and as fits use them.

use gaussmle_kernels::spec::MASKED;
use ndarray::ArrayView2;

use crate::error::{Error, Result, value};

/// Maps `[row = y][column = x]` of the whole sensor, for [`Camera::scmos`](crate::Camera::scmos).
#[derive(Clone, Copy, Debug)]
pub struct ScmosMaps<'a> {
    /// Offset, ADU.
    pub offset_adu: ArrayView2<'a, f32>,
    /// Gain, electrons per ADU.
    pub gain_e_per_adu: ArrayView2<'a, f32>,
    /// Variance of the read noise, electrons squared.
    pub variance_e2: ArrayView2<'a, f32>,
    /// True for pixels that are left out of every fit.
    pub mask: Option<ArrayView2<'a, bool>>,
}

/// The offset, gain and variance of each pixel of a sensor.
#[derive(Debug)]
pub struct SensorMaps {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) values: Vec<[f32; 3]>,
}

impl SensorMaps {
    /// The variance that marks a masked pixel. Masked pixels are left out of every fit.
    pub const MASKED: f32 = MASKED;

    /// Checks maps, and puts the values of each pixel side by side.
    pub(super) fn new(maps: ScmosMaps<'_>) -> Result<Self> {
        let shape = maps.offset_adu.dim();
        same_size("gain", maps.gain_e_per_adu.dim(), shape)?;
        same_size("variance", maps.variance_e2.dim(), shape)?;
        if let Some(mask) = &maps.mask {
            same_size("mask", mask.dim(), shape)?;
        }
        let mut values = Vec::with_capacity(maps.offset_adu.len());
        for ((y, x), &offset) in maps.offset_adu.indexed_iter() {
            let (gain, variance) = (maps.gain_e_per_adu[[y, x]], maps.variance_e2[[y, x]]);
            let masked = maps.mask.is_some_and(|mask| mask[[y, x]]);
            if masked || !(offset.is_finite() && gain.is_finite() && variance.is_finite()) {
                values.push([0.0, 0.0, MASKED]);
                continue;
            }
            let at = |what| format!("the {what} of the pixel at x = {x}, y = {y}");
            if gain <= 0.0 {
                let needed = "it must be above 0";
                return Err(value(None, at("gain (e-/ADU)"), gain.into(), needed));
            }
            if variance < 0.0 {
                let needed = "it must not be negative (NaN masks a pixel)";
                return Err(value(None, at("variance (e-^2)"), variance.into(), needed));
            }
            values.push([offset, gain, variance]);
        }
        let (height, width) = shape;
        Ok(Self {
            width,
            height,
            values,
        })
    }

    /// The width and height, pixels.
    pub fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// Offset (ADU), gain (e-/ADU) and variance (e-²) of each pixel, row by row. The variance of a
    /// masked pixel is [`SensorMaps::MASKED`].
    pub fn pixels(&self) -> &[[f32; 3]] {
        &self.values
    }

    /// The entries of [`SensorMaps::pixels`], with `None` for a masked pixel.
    pub fn unmasked(&self) -> impl Iterator<Item = Option<[f32; 3]>> {
        self.values.iter().map(unmasked)
    }

    /// Offset, gain and variance of a pixel; `None` for a masked one, and beyond the maps.
    pub(super) fn pixel(&self, x: usize, y: usize) -> Option<[f32; 3]> {
        let is_inside = x < self.width && y < self.height;
        let pixel = is_inside.then(|| &self.values[y * self.width + x])?;
        unmasked(pixel)
    }
}

/// Offset, gain and variance of a pixel; `None` for a masked one.
fn unmasked(&[offset, gain, variance]: &[f32; 3]) -> Option<[f32; 3]> {
    (variance < MASKED).then_some([offset, gain, variance])
}

fn same_size(what: &'static str, have: (usize, usize), needed: (usize, usize)) -> Result<()> {
    if have == needed {
        return Ok(());
    }
    Err(Error::MapSize {
        what,
        width: have.1,
        height: have.0,
        expected_width: needed.1,
        expected_height: needed.0,
    })
}
