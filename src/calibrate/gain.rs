//! The photon-transfer slope of each pixel, in ADU an electron: how much its variance rises with its mean.

use rayon::prelude::*;

use crate::stats::median;

/// The dark stack, pixel by pixel, ADU and ADU^2.
pub(super) struct Dark {
    pub offset: Vec<f64>,
    pub variance: Vec<f64>,
    pub frames: usize,
    /// Pixels whose dark noise is not extraordinary.
    pub steady: Vec<bool>,
}

impl Dark {
    pub fn new(offset: Vec<f64>, variance: Vec<f64>, frames: usize) -> Self {
        /// Four times the usual noise: pixels above do not tell how bright the lamp was.
        const MOST_VARIANCE: f64 = 16.0;
        let mut known: Vec<f64> = variance.iter().copied().filter(|v| !v.is_nan()).collect();
        let most = MOST_VARIANCE * median(&mut known);
        let both = offset.iter().zip(&variance);
        let steady = both.map(|(o, &v)| o.is_finite() && v <= most).collect();
        Self {
            offset,
            variance,
            frames,
            steady,
        }
    }

    /// The light on a frame, ADU over all steady pixels, that chance alone does not bring.
    pub fn least_light(&self) -> f64 {
        const DEVIATIONS: f64 = 5.0;
        let all = self.variance.iter().zip(&self.steady);
        let variances = all.filter(|(_, steady)| **steady).map(|(v, _)| v);
        let variance = variances.sum::<f64>() * (1.0 + 1.0 / self.frames as f64);
        DEVIATIONS * variance.sqrt()
    }
}

/// A bright stack, its lamp made steady.
pub(super) struct Level {
    /// Mean less offset, ADU.
    pub signal: Vec<f64>,
    /// ADU^2.
    pub variance: Vec<f64>,
    pub frames: usize,
    /// Pixels that saturated in at least one frame.
    pub saturated: Vec<bool>,
    /// Means of `1/L` and `1/L^2` over the frames, `L` being the lamp's light over its mean.
    pub inverse: f64,
    pub inverse_square: f64,
    /// The signal of all pixels that the lamp's light was told from.
    pub total: f64,
}

impl Level {
    /// What the gain is the slope over: the signal, with what making the lamp steady changes. A frame divided by `L` has
    /// the shot noise `s m / L`; and as the pixel is itself part of what it was divided by, its share is lost.
    fn lever(&self, pixel: usize) -> f64 {
        let signal = self.signal[pixel];
        signal * (self.inverse - signal / self.total)
    }

    /// Variance less that of the dark, which the division by `L` raised.
    fn excess(&self, dark: &Dark, pixel: usize) -> f64 {
        self.variance[pixel] - self.inverse_square * dark.variance[pixel]
    }

    /// Lever and excess variance of a pixel that is well here.
    pub fn point(&self, dark: &Dark, pixel: usize) -> Option<(f64, f64)> {
        let (lever, excess) = (self.lever(pixel), self.excess(dark, pixel));
        let well = dark.steady[pixel] && !self.saturated[pixel] && lever > 0.0;
        (well && excess.is_finite()).then_some((lever, excess))
    }
}

/// The sums of a weighted line through the origin (Huang 2013, with weights), for each pixel.
pub(super) struct Slopes {
    /// Sums of `w u y`, `w u u` and `w u A`: `u` is the lever, `y` the excess variance, `A` how the dark variance counts.
    sums: Vec<[f64; 3]>,
}

impl Slopes {
    pub fn new(pixels: usize) -> Self {
        Self {
            sums: vec![[0.0; 3]; pixels],
        }
    }

    /// Adds a level. The variance of a variance `v` of N frames is `2 v^2 / (N - 1)`. That is exact for normal noise; for shot
    /// noise the excess kurtosis, the error of the mean and their covariance cancel in `v / m`. Weights take `v` from the
    /// slope of the whole sensor: a weight from the pixel's own variance would favour those that came out low.
    pub fn add(&mut self, dark: &Dark, level: &Level) {
        let pixels = 0..self.sums.len();
        let points = pixels.filter_map(|pixel| level.point(dark, pixel));
        let mut slopes: Vec<f64> = points.map(|(lever, excess)| excess / lever).collect();
        let typical = median(&mut slopes).max(0.0);
        let degrees = level.frames as f64 - 1.0;
        let all = self.sums.par_iter_mut().enumerate();
        all.filter(|(pixel, _)| !level.saturated[*pixel])
            .for_each(|(pixel, [wuy, wuu, wua])| {
                let lever = level.lever(pixel);
                let expected =
                    level.inverse_square * dark.variance[pixel] + typical * lever.max(0.0);
                let weight = degrees / (2.0 * expected * expected);
                if !(weight > 0.0 && weight.is_finite()) {
                    return;
                }
                *wuy += weight * lever * level.excess(dark, pixel);
                *wuu += weight * lever * lever;
                *wua += weight * lever * level.inverse_square;
            });
    }

    /// The slope of a pixel and its relative standard deviation. The dark variance is the same in all levels, and so is
    /// its error.
    pub fn slope(&self, dark: &Dark, pixel: usize) -> (f64, f64) {
        let [wuy, wuu, wua] = self.sums[pixel];
        let slope = wuy / wuu;
        let of_dark = 2.0 * dark.variance[pixel].powi(2) / (dark.frames as f64 - 1.0);
        let variance = 1.0 / wuu + (wua / wuu).powi(2) * of_dark;
        (slope, variance.sqrt() / slope.abs())
    }
}
