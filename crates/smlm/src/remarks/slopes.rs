//! A slope of the background: what neighbouring ROIs share of a tilt along x and y.

use std::collections::HashMap;

use super::scores::{Score, ScoreSums};

/// The side of the parts of the sensor in which the slope is taken for the same, pixels.
const PART: i32 = 32;

/// Standard deviations of the deviance of the common slopes that are no chance, and their share of the
/// deviance of all.
const CERTAIN: f64 = 6.0;
const COMMON: f64 = 0.25;

/// Scores for a tilt along x and y, by part of the sensor.
#[derive(Clone, Debug, Default)]
pub(super) struct Slopes {
    parts: HashMap<[i32; 2], [ScoreSums; 2]>,
}

impl Slopes {
    pub fn add(&mut self, corner: [i32; 2], tilts: [Option<Score>; 2]) {
        let part = self
            .parts
            .entry(corner.map(|side| side / PART))
            .or_default();
        for (sums, tilt) in part.iter_mut().zip(tilts) {
            tilt.into_iter().for_each(|tilt| sums.add(tilt));
        }
    }

    /// The deviance that the common slopes explain, if they are no chance, where pixels have `noise`
    /// times the variance of the camera; and the mean slope, photons a pixel and pixel.
    pub fn common(&self, noise: f64) -> Option<(f64, f64)> {
        let sums = || self.parts.values().flatten().filter(|sums| sums.rois > 1.0);
        let (parts, rois) = (sums().count() as f64, sums().map(|s| s.rois).sum::<f64>());
        let common = sums().map(|s| s.common()).sum::<f64>() / noise - parts;
        let total = sums().map(|s| s.total()).sum::<f64>() / noise - rois;
        // Spots with misfits of their own, as by neighbours, give their mean a larger error.
        let by_chance = (1.0 + total.max(0.0) / rois.max(1.0)) * parts;
        let is_common =
            common > CERTAIN * (2.0 * by_chance).sqrt() + by_chance && common > COMMON * total;
        let squares: f64 = sums().map(|s| s.rois * s.amplitude().powi(2)).sum();
        is_common.then(|| (common, (2.0 * squares / rois).sqrt()))
    }
}
