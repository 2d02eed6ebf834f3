//! Beads of closed form: rings of defocus, and lobes that turn or do not.

use super::finder::find;
use super::simulated::Random;

const WIDTH: usize = 200;
const HEIGHT: usize = 160;
const FRAMES: usize = 41;
const SIDE: usize = 21;

#[derive(Clone, Copy, Debug)]
enum Psf {
    /// A ring whose radius is the defocus.
    Rings,
    /// Two spots, so many pixels from the middle, that turn by 120 degrees over the stack.
    Helix(f64),
    /// Two spots that part along x below focus and along y above.
    Tetrapod,
    /// Two spots that do not move.
    Lobes(f64),
}

impl Psf {
    /// Spots in a plane, z from -1 to 1, for a share of light each.
    fn spots(self, z: f64) -> Vec<[f64; 2]> {
        let pair = |x: f64, y: f64| vec![[x, y], [-x, -y]];
        match self {
            Self::Rings => (0..24)
                .map(|i| {
                    let (sin, cos) = libm::sincos(std::f64::consts::TAU * f64::from(i) / 24.0);
                    [6.0 * z * cos, 6.0 * z * sin]
                })
                .collect(),
            Self::Helix(radius) => {
                let (sin, cos) = libm::sincos((60.0 * z).to_radians());
                pair(radius * cos, radius * sin)
            }
            Self::Tetrapod if z < 0.0 => pair(7.0 * z, 0.0),
            Self::Tetrapod => pair(0.0, 7.0 * z),
            Self::Lobes(radius) => pair(radius, 0.0),
        }
    }
}

/// A mean image, and its variance, of beads (x, y, photons) on a background that rises to the right.
fn image(psf: Psf, beads: &[[f64; 3]], random: &mut Random) -> (Vec<f32>, Vec<f32>) {
    let mut sum = vec![0.0; WIDTH * HEIGHT];
    for (i, sum) in sum.iter_mut().enumerate() {
        *sum = FRAMES as f64 * (5.0 + 20.0 * (i % WIDTH) as f64 / WIDTH as f64);
    }
    for [x, y, photons] in beads {
        for frame in 0..FRAMES {
            let spots = psf.spots(frame as f64 / (FRAMES / 2) as f64 - 1.0);
            for [dx, dy] in &spots {
                let peak = photons / spots.len() as f64 / (std::f64::consts::TAU * 2.25);
                for row in (y + dy - 8.0).max(0.0) as usize..HEIGHT.min((y + dy + 9.0) as usize) {
                    for column in
                        (x + dx - 8.0).max(0.0) as usize..WIDTH.min((x + dx + 9.0) as usize)
                    {
                        let square =
                            (column as f64 - x - dx).powi(2) + (row as f64 - y - dy).powi(2);
                        sum[row * WIDTH + column] += peak * libm::exp(-0.5 * square / 2.25);
                    }
                }
            }
        }
    }
    let mean: Vec<f32> = sum
        .iter()
        .map(|sum| (random.poisson(*sum) / FRAMES as f64) as f32)
        .collect();
    let variance = mean
        .iter()
        .map(|mean| mean.max(0.1) / FRAMES as f32)
        .collect();
    (mean, variance)
}

/// Beads that are alone, some of a light of 0.6.
fn alone(photons: f64, random: &mut Random) -> Vec<[f64; 3]> {
    (0..12)
        .map(|i| {
            let place = [f64::from(i % 4), f64::from(i / 4)];
            let [x, y] = place.map(|place| 30.0 + 46.0 * place + random.between(-5.0, 5.0));
            [x, y, photons * random.between(0.6, 1.5)]
        })
        .collect()
}

#[test]
fn a_bead_of_any_psf_is_found_once() {
    let mut random = Random::new(1);
    let psfs = [
        Psf::Rings,
        Psf::Helix(4.0),
        Psf::Helix(6.0),
        Psf::Tetrapod,
        Psf::Lobes(5.5),
    ];
    for psf in psfs {
        for (photons, farthest) in [(20_000.0, 0.3), (2_000.0, 1.0)] {
            let beads = alone(photons, &mut random);
            let (mean, variance) = image(psf, &beads, &mut random);
            let found = find(&mean, &variance, WIDTH, HEIGHT, SIDE);
            assert_eq!([found.crowded, found.at_edge], [0, 0], "{psf:?}");
            assert_eq!(
                found.beads.len(),
                beads.len(),
                "{psf:?} of {photons} photons"
            );
            for [x, y, _] in beads {
                let near = found
                    .beads
                    .iter()
                    .map(|bead| libm::hypot(bead.x_px - x, bead.y_px - y));
                let nearest = near.fold(f64::INFINITY, f64::min);
                assert!(nearest < farthest, "{psf:?}: {nearest} px from {x}, {y}");
            }
            for bead in &found.beads {
                let middle = bead.corner.map(|corner| corner as f64 + (SIDE / 2) as f64);
                assert!(
                    (bead.x_px - middle[0]).abs() <= 0.5 && (bead.y_px - middle[1]).abs() <= 0.5
                );
            }
        }
    }
}

#[test]
fn beads_with_neighbours_or_at_the_edge_are_left_out() {
    let mut random = Random::new(2);
    let mut beads = alone(20_000.0, &mut random);
    let [x, y, photons] = beads[5];
    // Within half a window, between half a window and a window, and dust.
    beads[5] = [x, y, 20_000.0];
    beads.push([x + 7.0, y + 3.0, 14_000.0]);
    beads.push([beads[2][0] - 17.0, beads[2][1], 0.5 * beads[2][2]]);
    beads.push([beads[8][0] + 6.0, beads[8][1], 0.004 * photons]);
    beads.push([4.0, 100.0, 20_000.0]);
    let (mean, variance) = image(Psf::Helix(4.0), &beads, &mut random);
    let found = find(&mean, &variance, WIDTH, HEIGHT, SIDE);
    assert_eq!(found.beads.len(), 10, "{found:?}");
    assert_eq!(found.at_edge, 1);
    // The two within half a window are one spot.
    assert_eq!(found.crowded, 3);
}

#[test]
fn nothing_is_found_in_noise_and_bad_pixels() {
    let mut random = Random::new(3);
    for _ in 0..10 {
        let (mut mean, mut variance) = image(Psf::Rings, &[], &mut random);
        for bad in 0..20 {
            mean[bad * 1601 + 77] += 40.0 * bad as f32;
        }
        mean[5000] = f32::NAN;
        mean[9000] = 1e6;
        variance[9000] = f32::INFINITY;
        let found = find(&mean, &variance, WIDTH, HEIGHT, SIDE);
        assert_eq!(found, Default::default());
    }
}
