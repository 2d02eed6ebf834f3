//! The band-pass kernel: a difference of two Gaussians of unit sum, which removes a uniform
//! background.

use super::smooth::Halves;

/// The width of the surroundings, in widths of the spot.
const SURROUND: f64 = 2.0;

/// The widths at which a Gaussian is cut off.
const CUTOFF: f64 = 3.0;

/// Two Gaussians, sampled at pixels. Only one half is stored: weight `[j]` is for pixels at
/// distance j from the centre.
#[derive(Debug)]
pub(super) struct Kernel {
    pub spot: Vec<f32>,
    pub surround: Vec<f32>,
}

/// One half of a Gaussian of unit sum.
fn half_gaussian(sigma: f64) -> Vec<f32> {
    let radius = (CUTOFF * sigma).ceil().max(1.0) as usize;
    let weights: Vec<f64> = (0..=radius)
        .map(|j| libm::exp(-0.5 * (j as f64 / sigma).powi(2)))
        .collect();
    let sum = weights[0] + 2.0 * weights[1..].iter().sum::<f64>();
    weights.iter().map(|w| (w / sum) as f32).collect()
}

impl Kernel {
    pub fn new(sigma_px: f64) -> Self {
        Self {
            spot: half_gaussian(sigma_px),
            surround: half_gaussian(SURROUND * sigma_px),
        }
    }

    /// The pixels to each side of the centre, of the spot and of its surroundings.
    pub fn radii(&self) -> (usize, usize) {
        (self.spot.len() - 1, self.surround.len() - 1)
    }

    pub fn halves(&self) -> Halves<'_, f32> {
        Halves {
            spot: &self.spot,
            surround: &self.surround,
        }
    }

    /// The pixels to each side of the centre.
    pub fn radius(&self) -> usize {
        self.surround.len() - 1
    }

    /// The weights in two dimensions, row by row, and the length of a row.
    pub fn plane(&self) -> (Vec<f64>, usize) {
        let radius = self.radius();
        let side = 2 * radius + 1;
        let weight = |half: &[f32], i: usize| {
            f64::from(half.get(i.abs_diff(radius)).copied().unwrap_or(0.0))
        };
        let mut plane = Vec::with_capacity(side * side);
        for i in 0..side {
            for j in 0..side {
                let spot = weight(&self.spot, i) * weight(&self.spot, j);
                let surround = weight(&self.surround, i) * weight(&self.surround, j);
                plane.push(spot - surround);
            }
        }
        (plane, side)
    }
}
