//! Spots of a mean image: maxima of the smoothed light, those of one bead together.

use super::robust::quantile;
use super::smooth::Frame;

/// The radii of the rings of the contrast, in sides of windows, and the samples on each.
const RINGS: [f64; 2] = [0.6, 0.9];
const SAMPLES: usize = 32;

/// The part of a ring that lies below its level. Neighbours may have more than half of a ring.
const LEVEL: f64 = 0.3;

/// The least contrast of a spot, in standard deviations of the smoothed noise.
const LEAST_SIGNAL: f64 = 8.0;

/// The least contrast at the edge of the frame, where the background is less known, in that of
/// others.
const AT_EDGE: f64 = 3.0;

/// Maxima closer to each other than this, in sides of windows, are one spot. If this part of spots
/// or more have several, these are one bead, as the PSF has lobes. If not, they are neighbours.
const ONE_SPOT: f64 = 0.8;
pub(super) const WITH_LOBES: f64 = 0.5;

/// The light of a neighbour, as a part of the bead's, that spoils a window.
pub(super) const SPOILING_LIGHT: f64 = 0.03;

/// A maximum of the smoothed light.
#[derive(Clone, Copy, Debug)]
pub(super) struct Maximum {
    pub at: [f64; 2],
    pub contrast: f64,
}

/// A bead or several that are close: maxima, the brightest first.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub at: [f64; 2],
    pub maxima: Vec<Maximum>,
}

impl Spot {
    pub fn contrast(&self) -> f64 {
        self.maxima[0].contrast
    }

    pub fn is_double(&self) -> bool {
        let second = self.maxima.get(1);
        second.is_some_and(|second| second.contrast > SPOILING_LIGHT * self.contrast())
    }
}

/// Maxima above the noise, the brightest first; close ones are one spot.
pub(super) fn find_spots(smooth: Frame, sd: Frame, noise: f64, side: usize) -> Vec<Spot> {
    let (width, height) = (smooth.width, smooth.height);
    let is_maximum = |x: usize, y: usize| {
        let value = smooth.values[y * width + x];
        (y.saturating_sub(1)..height.min(y + 2)).all(|row| {
            (x.saturating_sub(1)..width.min(x + 2)).all(|column| {
                let other = smooth.values[row * width + column];
                // Of equal neighbours the first counts.
                value > other || (value == other && (row, column) >= (y, x))
            })
        })
    };
    let mut all = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let least = LEAST_SIGNAL * noise * f64::from(sd.values[y * width + x]);
            let value = f64::from(smooth.values[y * width + x]);
            if value > least && is_maximum(x, y) {
                let at = [x as f64, y as f64];
                let contrast = value - surroundings(smooth, at, side);
                let border = x.min(y).min(width - 1 - x).min(height - 1 - y);
                let factor = if border < side / 2 { AT_EDGE } else { 1.0 };
                if contrast > factor * least {
                    all.push(Maximum { at, contrast });
                }
            }
        }
    }
    all.sort_by(|a, b| b.contrast.total_cmp(&a.contrast));
    let mut spots: Vec<Spot> = Vec::new();
    for maximum in all {
        let near = |spot: &&mut Spot| {
            let [dx, dy] = [0, 1].map(|axis| maximum.at[axis] - spot.maxima[0].at[axis]);
            libm::hypot(dx, dy) <= ONE_SPOT * side as f64
        };
        match spots.iter_mut().find(near) {
            Some(spot) => spot.maxima.push(maximum),
            None => spots.push(Spot {
                at: maximum.at,
                maxima: vec![maximum],
            }),
        }
    }
    for spot in &mut spots {
        let sum: f64 = spot.maxima.iter().map(|one| one.contrast).sum();
        spot.at = [0, 1].map(|axis| {
            let moments = spot.maxima.iter().map(|one| one.contrast * one.at[axis]);
            moments.sum::<f64>() / sum
        });
    }
    spots
}

/// The level at a place that rings around it suggest, for a level of second order.
fn surroundings(smooth: Frame, at: [f64; 2], side: usize) -> f64 {
    let [inner, outer] = RINGS.map(|radius| {
        let samples = (0..SAMPLES).filter_map(|i| {
            let angle = std::f64::consts::TAU * i as f64 / SAMPLES as f64;
            let radius = radius * side as f64;
            smooth.at(
                at[0] + radius * libm::cos(angle),
                at[1] + radius * libm::sin(angle),
            )
        });
        quantile(&mut samples.collect::<Vec<f64>>(), LEVEL)
    });
    let [a, b] = RINGS.map(|radius| radius * radius);
    // a + b r^2 through both rings. A higher outer ring has other beads.
    inner - (outer - inner).min(0.0) * a / (b - a)
}
