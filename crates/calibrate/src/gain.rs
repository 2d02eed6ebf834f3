//! The photon-transfer slope of each pixel: its variance over its mean, ADU per electron.

use gaussmle_base::stats::median;
use rayon::prelude::*;

/// The dark stack.
pub(super) struct Dark {
    /// Of each pixel, ADU.
    pub offset: Vec<f64>,
    /// Of each pixel, ADU^2.
    pub variance: Vec<f64>,
    pub frames: usize,
    /// True if the dark noise of a pixel is usual.
    pub steady: Vec<bool>,
}

impl Dark {
    pub fn new(offset: Vec<f64>, variance: Vec<f64>, frames: usize) -> Self {
        /// Four times the typical noise. Noisier pixels are left out of the lamp's light.
        const MAX_RELATIVE_VARIANCE: f64 = 16.0;
        let mut known: Vec<f64> = variance.iter().copied().filter(|v| !v.is_nan()).collect();
        let max_variance = MAX_RELATIVE_VARIANCE * median(&mut known);
        let both = offset.iter().zip(&variance);
        let steady = both
            .map(|(o, &v)| o.is_finite() && v <= max_variance)
            .collect();
        Self {
            offset,
            variance,
            frames,
            steady,
        }
    }

    /// The total light of a frame over all steady pixels that noise does not reach, ADU.
    pub fn least_light(&self) -> f64 {
        const DEVIATIONS: f64 = 5.0;
        let all = self.variance.iter().zip(&self.steady);
        let variances = all.filter(|(_, steady)| **steady).map(|(v, _)| v);
        let variance = variances.sum::<f64>() * (1.0 + 1.0 / self.frames as f64);
        DEVIATIONS * variance.sqrt()
    }
}

/// A bright stack with the flicker of its lamp corrected.
pub(super) struct Level {
    /// Mean less offset, ADU.
    pub signal: Vec<f64>,
    /// ADU^2.
    pub variance: Vec<f64>,
    pub frames: usize,
    /// Pixels that saturated in at least one frame.
    pub saturated: Vec<bool>,
    /// The mean of `1/L` over the frames, where `L` is the lamp's light over its mean.
    pub inverse: f64,
    /// The mean of `1/L^2`.
    pub inverse_square: f64,
    /// The total signal of the steady pixels, which measure the lamp's light.
    pub total: f64,
}

impl Level {
    /// The abscissa of the photon-transfer line: the signal, corrected for the division by `L`. A
    /// frame divided by `L` has the shot noise `s m / L`. The pixel is part of the light that it
    /// was divided by, so its share of the noise is lost.
    fn abscissa(&self, pixel: usize) -> f64 {
        let signal = self.signal[pixel];
        signal * (self.inverse - signal / self.total)
    }

    /// The variance less the dark variance, which the division by `L` raised.
    fn excess(&self, dark: &Dark, pixel: usize) -> f64 {
        self.variance[pixel] - self.inverse_square * dark.variance[pixel]
    }

    /// Abscissa and excess variance of a pixel, if it is steady, not saturated and lit.
    pub fn point(&self, dark: &Dark, pixel: usize) -> Option<(f64, f64)> {
        let (abscissa, excess) = (self.abscissa(pixel), self.excess(dark, pixel));
        let is_valid = dark.steady[pixel] && !self.saturated[pixel] && abscissa > 0.0;
        (is_valid && excess.is_finite()).then_some((abscissa, excess))
    }
}

/// Weighted lines through the origin (Huang 2013, with weights), one for each pixel.
pub(super) struct Slopes {
    /// Sums of `w u y`, `w u u` and `w u A`: `u` is the abscissa, `y` the excess variance, `A` the
    /// factor of the dark variance.
    sums: Vec<[f64; 3]>,
}

impl Slopes {
    pub fn new(pixels: usize) -> Self {
        Self {
            sums: vec![[0.0; 3]; pixels],
        }
    }

    /// Adds a level.
    ///
    /// The variance of a variance `v` of N frames is `2 v^2 / (N - 1)`. That is exact for normal
    /// noise; for shot noise the excess kurtosis, the error of the mean and their covariance cancel
    /// in `v / m`. Weights use `v` from the slope of the whole sensor: a weight from the pixel's
    /// own variance would favour low values.
    pub fn add(&mut self, dark: &Dark, level: &Level) {
        let pixels = 0..self.sums.len();
        let points = pixels.filter_map(|pixel| level.point(dark, pixel));
        let mut slopes: Vec<f64> = points.map(|(abscissa, excess)| excess / abscissa).collect();
        let typical = median(&mut slopes).max(0.0);
        let degrees = level.frames as f64 - 1.0;
        let all = self.sums.par_iter_mut().enumerate();
        all.filter(|(pixel, _)| !level.saturated[*pixel])
            .for_each(|(pixel, [wuy, wuu, wua])| {
                let abscissa = level.abscissa(pixel);
                let expected =
                    level.inverse_square * dark.variance[pixel] + typical * abscissa.max(0.0);
                let weight = degrees / (2.0 * expected * expected);
                if !(weight > 0.0 && weight.is_finite()) {
                    return;
                }
                *wuy += weight * abscissa * level.excess(dark, pixel);
                *wuu += weight * abscissa * abscissa;
                *wua += weight * abscissa * level.inverse_square;
            });
    }

    /// The slope of a pixel and its relative standard deviation. All levels share the dark variance
    /// and its error.
    pub fn slope(&self, dark: &Dark, pixel: usize) -> (f64, f64) {
        let [wuy, wuu, wua] = self.sums[pixel];
        let slope = wuy / wuu;
        let dark_error = 2.0 * dark.variance[pixel].powi(2) / (dark.frames as f64 - 1.0);
        let variance = 1.0 / wuu + (wua / wuu).powi(2) * dark_error;
        (slope, variance.sqrt() / slope.abs())
    }

    /// The slope that some pixels have in common, and its standard deviation.
    pub fn common_slope(&self, dark: &Dark, pixels: impl Iterator<Item = usize>) -> (f64, f64) {
        let (mut wuy, mut wuu, mut dark_errors) = (0.0, 0.0, 0.0);
        for pixel in pixels {
            let [own_wuy, own_wuu, own_wua] = self.sums[pixel];
            let dark_error = 2.0 * dark.variance[pixel].powi(2) / (dark.frames as f64 - 1.0);
            wuy += own_wuy;
            wuu += own_wuu;
            dark_errors += own_wua * own_wua * dark_error;
        }
        let variance = 1.0 / wuu + dark_errors / (wuu * wuu);
        (wuy / wuu, variance.sqrt())
    }
}
