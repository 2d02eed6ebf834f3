//! Noise in dark and bright pixels, relative to the noise that the camera should have.

use super::residuals::PixelSums;

/// Sums over ROIs of the squares of residuals and of their expectation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct NoiseSums {
    rois: f64,
    pixels: f64,
    squares: f64,
    expected: f64,
    /// For the standard error of the ratio: squares and products of the sums of single ROIs.
    squares2: f64,
    cross: f64,
    expected2: f64,
    cubes: f64,
    electrons: f64,
}

/// A number with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Measured {
    pub value: f64,
    pub error: f64,
}

/// The fewest pixels for a ratio.
const LEAST_PIXELS: f64 = 100.0;

impl NoiseSums {
    /// Adds a ROI.
    pub fn add(&mut self, sums: &PixelSums) {
        if !(sums.expected > 0.0) {
            return;
        }
        self.rois += 1.0;
        self.pixels += sums.pixels;
        self.squares += sums.squares;
        self.expected += sums.expected;
        self.squares2 += sums.squares * sums.squares;
        self.cross += sums.squares * sums.expected;
        self.expected2 += sums.expected * sums.expected;
        self.cubes += sums.cubes;
        self.electrons += sums.electrons;
    }

    /// The variance of the pixels relative to that of the camera.
    pub fn ratio(&self) -> Option<Measured> {
        if self.pixels < LEAST_PIXELS {
            return None;
        }
        let value = self.squares / self.expected;
        let deviations = self.squares2 - 2.0 * value * self.cross + value * value * self.expected2;
        // The pixels of one ROI are many, so their scatter bounds the error where ROIs are few.
        let from_pixels = value * (2.0 / self.pixels).sqrt();
        let error = (deviations.max(0.0).sqrt() / self.expected).max(from_pixels);
        Some(Measured { value, error })
    }

    /// The mean variance that the camera should have, e-² per pixel.
    pub fn variance(&self) -> f64 {
        self.expected / self.pixels
    }

    /// The third cumulant relative to that of photons.
    pub fn skewness(&self) -> f64 {
        self.cubes / self.electrons
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratio_has_the_error_of_its_rois() {
        let mut sums = NoiseSums::default();
        assert_eq!(sums.ratio(), None);
        for i in 0..100 {
            let (pixels, expected) = (50.0, 500.0);
            let squares = if i % 2 == 0 { 900.0 } else { 1100.0 };
            sums.add(&PixelSums {
                pixels,
                squares,
                expected,
                ..PixelSums::default()
            });
        }
        let ratio = sums.ratio().expect("enough pixels");
        assert!((ratio.value - 2.0).abs() < 1e-12);
        // Each ROI scatters by 100 of 500, and the mean of 100 by a tenth of that.
        assert!((ratio.error - 0.04).abs() < 1e-3, "{}", ratio.error);
        assert!((sums.variance() - 10.0).abs() < 1e-12);
    }
}
