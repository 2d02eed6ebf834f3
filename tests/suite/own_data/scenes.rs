//! Movies of spots that are not Gaussian.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::calibrate::Stack;
use crate::scans::{BACKGROUND, STEP_UM, readings, square};

/// A spot at a place, pixels, and a height, um.
#[derive(Clone, Copy)]
pub struct Spot {
    pub x_px: f64,
    pub y_px: f64,
    pub z_um: f64,
    pub photons: f64,
}

/// The light of a spot in a pixel, as a fraction of its photons.
pub type Psf = dyn Fn(f64, f64, f64) -> f64 + Sync;

/// A Gaussian, pixels.
pub fn gaussian(x: f64, y: f64, sigma_x: f64, sigma_y: f64) -> f64 {
    let exponent = (x / sigma_x).powi(2) + (y / sigma_y).powi(2);
    (-0.5 * exponent).exp() / (2.0 * std::f64::consts::PI * sigma_x * sigma_y)
}

/// Widths of a spot with foci 0.44 um apart, pixels.
pub fn widths(z_um: f64) -> [f64; 2] {
    [z_um - 0.22, z_um + 0.22].map(|defocus| 1.3 * (1.0 + (defocus / 0.42).powi(2)).sqrt())
}

/// A fifth of the light is in tails that are more than twice as wide.
pub fn tailed(x: f64, y: f64, z_um: f64) -> f64 {
    let [sigma_x, sigma_y] = widths(z_um);
    0.78 * gaussian(x, y, sigma_x, sigma_y) + 0.22 * gaussian(x, y, 2.4 * sigma_x, 2.4 * sigma_y)
}

/// A spot that turns into an annulus with bright corners out of focus, as an objective's pupil gives
/// it: the light of a ring of points, each blurred by diffraction.
pub fn ringed(x: f64, y: f64, z_um: f64) -> f64 {
    const POINTS: u32 = 48;
    let beyond = (z_um.abs() - 0.55).max(0.0);
    let [sigma_x, sigma_y] = widths(z_um.clamp(-0.55, 0.55));
    // The rim of the cone of light, 7 pixels per um of defocus.
    let radii =
        [sigma_x, sigma_y].map(|sigma| 2.0 * sigma.min(2.5) * beyond.min(0.2) + 7.0 * beyond);
    if beyond == 0.0 {
        return gaussian(x, y, sigma_x, sigma_y);
    }
    let blend = (beyond / 0.3).min(1.0);
    let blur = 1.5;
    let ring: f64 = (0..POINTS)
        .map(|point| {
            let angle = 2.0 * std::f64::consts::PI * f64::from(point) / f64::from(POINTS);
            let weight = (1.0 + 0.8 * (4.0 * angle).cos()) / f64::from(POINTS);
            let (at_x, at_y) = (radii[0] * angle.cos(), radii[1] * angle.sin());
            weight * gaussian(x - at_x, y - at_y, blur, blur)
        })
        .sum();
    blend * ring + (1.0 - blend) * gaussian(x, y, sigma_x, sigma_y)
}

/// Frames with these spots, ADU.
pub fn frames(spots: &[Vec<Spot>], side: usize, psf: &Psf, seed: u64) -> Stack {
    /// Pixels beyond which a spot has no light.
    const REACH: f64 = 22.0;
    let mut random = StdRng::seed_from_u64(seed);
    let mut pixels = Vec::new();
    for spots in spots {
        let mut light = vec![BACKGROUND; side * side];
        for spot in spots {
            let range = |at: f64| {
                let first = (at - REACH).max(0.0) as usize;
                first..((at + REACH) as usize).min(side)
            };
            for row in range(spot.y_px) {
                for column in range(spot.x_px) {
                    let (x, y) = (column as f64 - spot.x_px, row as f64 - spot.y_px);
                    light[row * side + column] += spot.photons * psf(x, y, spot.z_um);
                }
            }
        }
        pixels.extend(readings(light, &mut random));
    }
    square(spots.len(), side, pixels)
}

/// A scan of beads through focus, from `-half_um` to `half_um`.
pub fn scan(beads: &[Spot], half_um: f64, side: usize, psf: &Psf, seed: u64) -> Stack {
    let planes = (2.0 * half_um / STEP_UM).round() as usize + 1;
    let frame = |plane: usize| {
        let stage = plane as f64 * STEP_UM - half_um;
        let lift = |bead: &Spot| Spot {
            z_um: bead.z_um + stage,
            ..*bead
        };
        beads.iter().map(lift).collect()
    };
    let all: Vec<Vec<Spot>> = (0..planes).map(frame).collect();
    frames(&all, side, psf, seed)
}

/// Beads in a square lattice, slightly off it.
pub fn beads(rows: u32, distance_px: f64, seed: u64) -> Vec<Spot> {
    let mut random = StdRng::seed_from_u64(seed);
    let mut out = Vec::new();
    for row in 0..rows {
        for column in 0..rows {
            let mut near =
                |at: u32| distance_px * (f64::from(at) + 0.6) + random.random_range(-2.0..2.0);
            let (x_px, y_px) = (near(column), near(row));
            out.push(Spot {
                x_px,
                y_px,
                z_um: random.random_range(-0.03..0.03),
                photons: random.random_range(15_000.0..25_000.0),
            });
        }
    }
    out
}

/// Spots of known z, one in the middle of each cell of a lattice.
pub fn truth(seed: u64) -> Vec<Vec<Spot>> {
    let mut random = StdRng::seed_from_u64(seed);
    let mut frame = |z_um: f64| {
        let mut spots = beads(4, 48.0, random.random());
        for spot in &mut spots {
            spot.z_um = z_um;
            spot.photons = 6000.0;
        }
        spots
    };
    (-8..=8).map(|step| frame(0.05 * f64::from(step))).collect()
}
