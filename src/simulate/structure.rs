//! Where the emitters of a movie lie.

use std::f64::consts::TAU;

use rand::Rng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, Normal};

use crate::error::{Result, value};

/// Where the emitters of a movie lie.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Structure {
    /// Anywhere.
    #[default]
    Scattered,
    /// Along so many curved filaments, 25 nm wide, that cross the frame; they go up and down through the whole range of z.
    Filaments(u32),
    /// Beads that are lit all the time and lie anywhere, in a scan through focus: a plane a frame, the middle one at z = 0.
    Beads {
        /// From one frame to the next, um.
        z_step_um: f64,
    },
}

impl Structure {
    pub(super) fn check(self) -> Result<()> {
        match self {
            Structure::Filaments(count) if count > MOST_FILAMENTS => {
                let needed = "it must be at most 10000";
                Err(value("the number of filaments", count.into(), needed))
            }
            Structure::Beads { z_step_um } => check_step(z_step_um),
            _ => Ok(()),
        }
    }
}

/// Refuses steps of a scan that nobody makes.
pub(crate) fn check_step(z_step_um: f64) -> Result<()> {
    const LARGEST_UM: f64 = 2.0;
    if z_step_um.is_finite() && z_step_um != 0.0 && z_step_um.abs() <= LARGEST_UM {
        return Ok(());
    }
    let needed = "it must be a number other than 0 and at most 2: it is in micrometres";
    Err(value("the step between planes (um)", z_step_um, needed))
}

/// Filaments of a movie, at most.
const MOST_FILAMENTS: u32 = 10_000;

/// A point of a structure: x and y in pixels, and z between -1 and 1.
pub(super) type Place = [f64; 3];

/// What emitters are put on.
pub(super) struct Sites {
    width: f64,
    height: f64,
    /// Points along all filaments, a step apart.
    path: Vec<Place>,
    lateral_px: f64,
    deep: bool,
}

/// Pixels between the points of a filament.
const STEP_PX: f64 = 0.5;

/// Pixels over which a filament forgets its direction.
const PERSISTENCE_PX: f64 = 80.0;

/// Pixels of one rise and fall.
const PERIOD_PX: f64 = 150.0;

/// Scatter of emitters about their filament's middle, um.
const LATERAL_UM: f64 = 0.0125;

impl Sites {
    pub(super) fn new(
        structure: Structure,
        [width, height]: [usize; 2],
        pixel_um: f64,
        deep: bool,
        rng: &mut StdRng,
    ) -> Self {
        let (width, height) = (width as f64, height as f64);
        let mut sites = Self {
            width,
            height,
            path: Vec::new(),
            lateral_px: LATERAL_UM / pixel_um,
            deep,
        };
        if let Structure::Filaments(count) = structure {
            for _ in 0..count {
                sites.filament(rng);
            }
        }
        sites
    }

    /// Grows a filament from a random point, both ways, until it leaves the frame or is as long as its sides together.
    fn filament(&mut self, rng: &mut StdRng) {
        let start = self.anywhere(rng);
        let direction = rng.random_range(0.0..TAU);
        let phase = rng.random_range(0.0..TAU);
        let bend = Normal::new(0.0, (STEP_PX / PERSISTENCE_PX).sqrt());
        let bend = bend.expect("a positive width");
        let steps = ((self.width + self.height) / STEP_PX) as u32;
        for side in [1.0, -1.0] {
            let [mut x, mut y, _] = start;
            let mut angle = direction + if side < 0.0 { TAU / 2.0 } else { 0.0 };
            for step in 0..steps {
                if !self.holds(x, y) {
                    break;
                }
                let along = side * f64::from(step) * STEP_PX;
                self.path
                    .push([x, y, (phase + TAU * along / PERIOD_PX).sin()]);
                angle += bend.sample(rng);
                x += STEP_PX * angle.cos();
                y += STEP_PX * angle.sin();
            }
        }
    }

    fn anywhere(&self, rng: &mut StdRng) -> Place {
        let x = rng.random_range(-0.5..self.width - 0.5);
        let y = rng.random_range(-0.5..self.height - 0.5);
        // A movie without z is the same as it ever was.
        let z = if self.deep {
            rng.random_range(-1.0..1.0)
        } else {
            0.0
        };
        [x, y, z]
    }

    fn holds(&self, x: f64, y: f64) -> bool {
        (-0.5..self.width - 0.5).contains(&x) && (-0.5..self.height - 0.5).contains(&y)
    }

    /// Where the next emitter is.
    pub(super) fn place(&self, rng: &mut StdRng) -> Place {
        if self.path.is_empty() {
            return self.anywhere(rng);
        }
        let [x, y, z] = self.path[rng.random_range(0..self.path.len())];
        let aside = Normal::new(0.0, self.lateral_px).expect("a positive width");
        [x + aside.sample(rng), y + aside.sample(rng), z]
    }
}
