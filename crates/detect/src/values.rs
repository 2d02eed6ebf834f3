//! The values of pixels that the filter reads: ADU, or weighted electrons of a camera with maps.

use super::frame::Frame;
use super::noise::Noise;

/// A frame and its camera.
#[derive(Clone, Copy)]
pub(super) struct Values<'a> {
    pub frame: Frame<'a>,
    pub width: usize,
    pub noise: &'a Noise,
}

impl Values<'_> {
    /// Writes the values of a row from a column on.
    #[inline(always)]
    pub fn load(self, x: usize, y: usize, out: &mut [f32]) {
        let first = y * self.width + x;
        match self.frame {
            Frame::U16(pixels) => self.convert(&pixels[first..], f32::from, first, out),
            Frame::F32(pixels) => self.convert(&pixels[first..], |pixel| pixel, first, out),
        }
    }

    #[inline(always)]
    fn convert<T: Copy>(
        self,
        pixels: &[T],
        to_f32: impl Fn(T) -> f32,
        first: usize,
        out: &mut [f32],
    ) {
        let pixels = &pixels[..out.len()];
        match self.noise {
            Noise::Uniform(_) => {
                for (out, &pixel) in out.iter_mut().zip(pixels) {
                    *out = to_f32(pixel);
                }
            }
            Noise::Maps(maps) => {
                let offsets = &maps.offset_adu[first..][..out.len()];
                let gains = &maps.weighted_gain[first..][..out.len()];
                for (((out, &pixel), offset), gain) in
                    out.iter_mut().zip(pixels).zip(offsets).zip(gains)
                {
                    *out = (to_f32(pixel) - offset) * gain;
                }
            }
        }
    }
}
