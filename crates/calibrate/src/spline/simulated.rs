//! Beads of a PSF in closed form, for tests: two Gaussian spots that turn and widen with z.

use super::stacks::{BeadStack, BeadStacks};

/// The side of windows.
pub(super) const SIDE: usize = 15;

/// The pixel in the middle.
pub(super) const MIDDLE: f64 = 7.0;

/// Random numbers (Marsaglia's xorshift).
pub(super) struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// In 0..1.
    pub fn uniform(&mut self) -> f64 {
        for _ in 0..2 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
        }
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }

    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.uniform()
    }

    pub fn normal(&mut self) -> f64 {
        let radius = (-2.0 * libm::log(1.0 - self.uniform())).sqrt();
        radius * libm::cos(std::f64::consts::TAU * self.uniform())
    }

    /// A Poisson number: by Knuth's products, or nearly normal.
    pub fn poisson(&mut self, mean: f64) -> f64 {
        if mean > 50.0 {
            return (mean + mean.sqrt() * self.normal()).round().max(0.0);
        }
        let (limit, mut product, mut count) = (libm::exp(-mean), self.uniform(), 0.0);
        while product > limit {
            product *= self.uniform();
            count += 1.0;
        }
        count
    }
}

/// The share of light at `x`, `y` pixels from a molecule at z um, of all its light. `widening` is
/// a variance added along x and y, pixels squared.
pub(super) fn share(x: f64, y: f64, z: f64, widening: [f64; 2]) -> f64 {
    // The spots are 1.6 pixels from the middle and turn by 70 degrees a um.
    let (sin, cos) = libm::sincos((70.0 * z).to_radians());
    let variance = 1.3 * (1.0 + (z / 0.5).powi(2));
    let [vx, vy] = widening.map(|added| variance + added);
    let spot = |x: f64, y: f64| {
        let exponent = -0.5 * (x * x / vx + y * y / vy);
        libm::exp(exponent) / (std::f64::consts::TAU * (vx * vy).sqrt())
    };
    let (a, b) = (1.6 * cos, 1.6 * sin);
    // The second spot is fainter, so that the centre is not where both are in balance.
    0.5 * spot(x - a, y - b) + 0.5 * spot(x + a, y + b)
}

/// The kind of a bead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Truth {
    pub place: [f64; 3],
    pub photons: f64,
    pub background: f64,
    pub widening: [f64; 2],
    /// The photons of the last frame over those of the first.
    pub bleached: f64,
    /// Another bead, x, y from this one, with the same photons.
    pub neighbour: Option<[f64; 2]>,
}

impl Truth {
    /// A good bead near the middle.
    pub fn good(random: &mut Random) -> Self {
        let lateral = |random: &mut Random| MIDDLE + random.between(-0.5, 0.5);
        Self {
            place: [
                lateral(random),
                lateral(random),
                random.between(-0.06, 0.06),
            ],
            photons: 20_000.0,
            background: 5.0,
            widening: [0.0; 2],
            bleached: 1.0,
            neighbour: None,
        }
    }

    /// Its frames, with a motion of the stage.
    pub fn frames(&self, z_um: &[f64], motion: &[[f64; 2]], random: &mut Random) -> Vec<f32> {
        let mut out = Vec::new();
        let last = (z_um.len() - 1) as f64;
        for (frame, z) in z_um.iter().enumerate() {
            let photons = self.photons * (1.0 + (self.bleached - 1.0) * frame as f64 / last);
            let [dx, dy] = motion.get(frame).copied().unwrap_or_default();
            for pixel in 0..SIDE * SIDE {
                let x = (pixel % SIDE) as f64 - self.place[0] - dx;
                let y = (pixel / SIDE) as f64 - self.place[1] - dy;
                let z = z + self.place[2];
                let mut light = share(x, y, z, self.widening);
                if let Some([other_x, other_y]) = self.neighbour {
                    light += share(x - other_x, y - other_y, z, self.widening);
                }
                out.push(random.poisson(photons * light + self.background) as f32);
            }
        }
        out
    }
}

/// Planes from -0.6 to 0.6 um.
pub(super) fn planes() -> Vec<f64> {
    (-15..=15).map(|plane| 0.04 * f64::from(plane)).collect()
}

/// The beads of one stack, as a calibration is given them.
pub(super) fn beads(data: &[Vec<f32>]) -> Vec<BeadStack<'_>> {
    data.iter()
        .map(|photoelectrons| BeadStack {
            stack: 0,
            x_px: MIDDLE,
            y_px: MIDDLE,
            corner_px: None,
            photoelectrons,
            variance: None,
        })
        .collect()
}

pub(super) fn stacks<'a>(z_um: &'a [Vec<f64>], beads: &'a [BeadStack<'a>]) -> BeadStacks<'a> {
    BeadStacks {
        side: SIDE,
        z_um,
        beads,
    }
}
