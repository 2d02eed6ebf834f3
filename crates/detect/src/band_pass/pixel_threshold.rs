//! The threshold of a pixel, from its noise.

use super::plan::{MIN_BACKGROUND, SearchPlan};
use crate::counts::BrightestPeak;
use crate::noise::{AxisPower, Noise};

impl SearchPlan {
    /// A value of the filtered frame in units of its noise, and the threshold of its pixel.
    pub fn peak(&self, background: &[f32], filtered: f32, x: usize, y: usize) -> BrightestPeak {
        let background = self.blocks.interpolate(background, x, y);
        let lit = background.max(MIN_BACKGROUND);
        let (height, variance, equivalent) = match &self.noise {
            Noise::Uniform(camera) => {
                let power = AxisPower::total(camera.columns[x], camera.rows[y]);
                let variance = power * (camera.read_variance + self.excess * lit);
                (filtered * camera.gain, variance, lit)
            }
            Noise::Maps(maps) => {
                let pixel = y * self.width + x;
                let (read, per_photon) = (maps.read[pixel], maps.per_photon[pixel]);
                let variance = read + per_photon * lit;
                (
                    filtered,
                    variance,
                    lit * (variance / (per_photon * lit)).powi(3),
                )
            }
        };
        BrightestPeak {
            deviations: f64::from(height / variance.sqrt()),
            threshold: self.threshold.at(equivalent).into(),
            background: background.into(),
        }
    }

    /// True if a value of the filtered frame is above the threshold of its pixel.
    pub fn exceeds_threshold(&self, background: &[f32], filtered: f32, x: usize, y: usize) -> bool {
        let background = self.blocks.interpolate(background, x, y);
        let background = background.max(MIN_BACKGROUND);
        match &self.noise {
            Noise::Uniform(camera) => {
                let power = AxisPower::total(camera.columns[x], camera.rows[y]);
                let variance = power * (camera.read_variance + self.excess * background);
                filtered * camera.gain > self.threshold.at(background) * variance.sqrt()
            }
            Noise::Maps(maps) => {
                let pixel = y * self.width + x;
                let (read, per_photon) = (maps.read[pixel], maps.per_photon[pixel]);
                let variance = read + per_photon * background;
                // The table of thresholds has no read noise. It is read at the background that has
                // the same skewness: a pixel's is F (2 F - 1) b / (F b + v)^1.5.
                let variance_ratio = variance / (per_photon * background);
                let equivalent_background = background * variance_ratio.powi(3);
                filtered > self.threshold.at(equivalent_background) * variance.sqrt()
            }
        }
    }
}
