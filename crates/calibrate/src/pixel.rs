//! Light of a pixel from its ADU.

use gaussmle::Camera;

/// A pixel of the camera, in light over its excess-noise factor, which makes its noise that of
/// photons.
#[derive(Clone, Copy)]
pub(super) struct Pixel {
    offset: f64,
    gain: f64,
    /// Infinite for a masked one.
    pub variance: f64,
}

impl Pixel {
    pub fn of(camera: &Camera, x: usize, y: usize) -> Self {
        let excess = camera.excess_noise();
        match camera.pixel(x, y) {
            Some([offset, gain, variance]) => Self {
                offset,
                gain: gain / excess,
                variance: variance / (excess * excess),
            },
            None => Self {
                offset: 0.0,
                gain: 0.0,
                variance: f64::INFINITY,
            },
        }
    }

    pub fn electrons(self, adu: f64) -> f64 {
        (adu - self.offset) * self.gain
    }
}
