//! Random positions of emitters on a [`Structure`].

use std::f64::consts::TAU;

use rand::Rng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, Normal};

use super::structure::Structure;

/// The distance of two points of a filament, pixels.
const STEP_PX: f64 = 0.5;

/// The length over which a filament changes its direction, pixels.
const PERSISTENCE_PX: f64 = 80.0;

/// The period of a filament's rise and fall, pixels.
const PERIOD_PX: f64 = 150.0;

/// The standard deviation of emitters across their filament, um.
const LATERAL_UM: f64 = 0.0125;

/// x and y in pixels, and z between -1 and 1.
type Point = [f64; 3];

/// Draws positions of emitters.
pub(super) struct Positions {
    width: f64,
    height: f64,
    /// The points of all filaments.
    path: Vec<Point>,
    lateral_px: f64,
    has_depth: bool,
}

impl Positions {
    /// The positions in a frame of this width and height. Scattered emitters have a z other than 0
    /// only with `has_depth`.
    pub fn new(
        structure: Structure,
        [width, height]: [usize; 2],
        pixel_um: f64,
        has_depth: bool,
        rng: &mut StdRng,
    ) -> Self {
        let mut positions = Self {
            width: width as f64,
            height: height as f64,
            path: Vec::new(),
            lateral_px: LATERAL_UM / pixel_um,
            has_depth,
        };
        if let Structure::Filaments(count) = structure {
            for _ in 0..count {
                positions.add_filament(rng);
            }
        }
        positions
    }

    /// Adds a filament. It grows from a random point in both directions until it leaves the frame
    /// or reaches the length of both sides together.
    fn add_filament(&mut self, rng: &mut StdRng) {
        let start = self.uniform(rng);
        let direction = rng.random_range(0.0..TAU);
        let phase = rng.random_range(0.0..TAU);
        let bend = Normal::new(0.0, (STEP_PX / PERSISTENCE_PX).sqrt());
        let bend = bend.expect("a positive width");
        let steps = ((self.width + self.height) / STEP_PX) as u32;
        for side in [1.0, -1.0] {
            let [mut x, mut y, _] = start;
            let mut angle = direction + if side < 0.0 { TAU / 2.0 } else { 0.0 };
            for step in 0..steps {
                if !self.contains(x, y) {
                    break;
                }
                let length = side * f64::from(step) * STEP_PX;
                let z = libm::sin(phase + TAU * length / PERIOD_PX);
                self.path.push([x, y, z]);
                angle += bend.sample(rng);
                x += STEP_PX * libm::cos(angle);
                y += STEP_PX * libm::sin(angle);
            }
        }
    }

    /// A point anywhere in the frame.
    fn uniform(&self, rng: &mut StdRng) -> Point {
        let x = rng.random_range(-0.5..self.width - 0.5);
        let y = rng.random_range(-0.5..self.height - 0.5);
        // Without depth no z is drawn, so the random numbers of flat movies are independent of it.
        let z = if self.has_depth {
            rng.random_range(-1.0..1.0)
        } else {
            0.0
        };
        [x, y, z]
    }

    fn contains(&self, x: f64, y: f64) -> bool {
        (-0.5..self.width - 0.5).contains(&x) && (-0.5..self.height - 0.5).contains(&y)
    }

    /// Draws the position of an emitter.
    pub fn sample(&self, rng: &mut StdRng) -> Point {
        if self.path.is_empty() {
            return self.uniform(rng);
        }
        let [x, y, z] = self.path[rng.random_range(0..self.path.len())];
        let lateral = Normal::new(0.0, self.lateral_px).expect("a positive width");
        [x + lateral.sample(rng), y + lateral.sample(rng), z]
    }
}
