//! Noise in dark and bright pixels, relative to the noise that the camera should have.

use super::residuals::PixelSums;

/// Sums over ROIs of the squares of residuals and of their expectation.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct NoiseSums {
    /// The ratios of the first ROIs, at most [`MOST_RATIOS`].
    ratios: Vec<f64>,
    differences: f64,
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

/// The fewest differences for a ratio.
const LEAST_DIFFERENCES: f64 = 60.0;

/// The variance of a sum of squares of differences, relative to that of independent ones. Squares
/// of 2x2 pixels overlap: four of them share two pixels with one, and four share one, so the
/// squares have correlations of 1/4 and 1/16.
const CORRELATED: f64 = 2.25;

/// The mean number of differences of a ROI from which the median of ratios is used.
const LEAST_OF_ROI: f64 = 15.0;

/// The ratio of mean and median from which a few ROIs have light that is not theirs, and that of
/// the mean to the median where none has: the median of chi-squared with about 15 degrees.
const SPOILED: f64 = 1.25;
const MEAN_OF_MEDIAN: f64 = 1.05;

/// The most ratios that are kept: their median has an error of 2 %, and each batch computes it.
const MOST_RATIOS: usize = 4096;

impl NoiseSums {
    /// Adds a ROI.
    pub fn add(&mut self, sums: &PixelSums) {
        if !(sums.expected > 0.0) {
            return;
        }
        if self.ratios.len() < MOST_RATIOS {
            self.ratios.push(sums.squares / sums.expected);
        }
        self.differences += sums.differences;
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
        if self.differences < LEAST_DIFFERENCES {
            return None;
        }
        let mean = self.squares / self.expected;
        // Neighbours that were not found spoil some ROIs, which the median does not see.
        let mut ratios = self.ratios.clone();
        let middle = ratios.len() / 2;
        let (_, median, _) = ratios.select_nth_unstable_by(middle, f64::total_cmp);
        let median = MEAN_OF_MEDIAN * *median;
        let is_typical = self.differences > LEAST_OF_ROI * ratios.len() as f64;
        let is_spoiled = is_typical && mean > SPOILED * median;
        let value = if is_spoiled { median } else { mean };
        let scatter = self.squares2 - 2.0 * mean * self.cross + mean * mean * self.expected2;
        let from_rois = match is_spoiled {
            true => 0.0,
            false => scatter.max(0.0).sqrt() / self.expected,
        };
        // The pixels of one ROI are many, so their scatter bounds the error where ROIs are few.
        let from_pixels = value * (2.0 * CORRELATED / self.differences).sqrt();
        Some(Measured {
            value,
            error: from_rois.max(from_pixels),
        })
    }

    /// The mean variance that the camera should have, e-² per pixel.
    pub fn variance(&self) -> f64 {
        self.expected / self.differences
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
            let (differences, expected) = (50.0, 500.0);
            let squares = if i % 2 == 0 { 900.0 } else { 1100.0 };
            sums.add(&PixelSums {
                differences,
                squares,
                expected,
                ..PixelSums::default()
            });
        }
        let ratio = sums.ratio().expect("enough pixels");
        assert!((ratio.value - 2.0).abs() < 1e-12);
        // That of 5000 differences, which is more than the scatter of the ROIs (a tenth of 0.2).
        assert!((ratio.error - 0.06).abs() < 1e-3, "{}", ratio.error);
        assert!((sums.variance() - 10.0).abs() < 1e-12);
        // A few ROIs with much light of others do not change it.
        for _ in 0..20 {
            sums.add(&PixelSums {
                differences: 50.0,
                squares: 1e5,
                expected: 500.0,
                ..PixelSums::default()
            });
        }
        let spoiled = sums.ratio().expect("enough pixels").value;
        assert!((1.8..2.4).contains(&spoiled), "{spoiled}");
    }
}
