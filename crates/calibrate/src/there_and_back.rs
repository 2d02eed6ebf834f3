//! Scans that go through focus and back again.

/// The fewest frames of which a half is a scan.
const FEWEST: usize = 18;

/// The differences of frames that mirror each other, of those of frames a quarter of the scan apart. A stage that
/// returns 50 nm off has 0.02.
const SAME: f64 = 0.1;

/// The differences of frames a quarter apart, over those of noise, that show a scan.
const CHANGED: f64 = 3.0;

/// The sharpness of the middle frames, of that of the sharpest ones. A scan of one direction through a PSF
/// that is the same above and below the focus mirrors itself, too, and is sharpest in the middle.
const MIDDLE: f64 = 0.8;

/// True if the second half of the frames shows the first half backwards. Each of `images` has `pixels` values
/// a frame, in photoelectrons.
pub(super) fn goes_back(images: &[Vec<f32>], pixels: usize) -> bool {
    let frames = images.first().map_or(0, |image| image.len() / pixels);
    if frames < FEWEST {
        return false;
    }
    let quarter = frames / 4;
    let mean = |pairs: &mut dyn Iterator<Item = (usize, usize)>| {
        let differences: Vec<f64> = pairs
            .map(|(a, b)| difference(images, pixels, a, b))
            .collect();
        differences.iter().sum::<f64>() / differences.len() as f64 - 1.0
    };
    // Frames next to the middle are alike anyway.
    let mirrored = mean(&mut (0..frames / 2 - frames / 8).map(|f| (f, frames - 1 - f)));
    let apart = mean(&mut (0..frames - quarter).map(|f| (f, f + quarter)));
    let sharpness: Vec<f64> = (1..frames - 1)
        .map(|f| (f - 1..=f + 1).map(|f| sharpness(images, pixels, f)).sum())
        .collect();
    let sharpest = sharpness.iter().copied().fold(0.0, f64::max);
    apart > CHANGED && mirrored < SAME * apart && sharpness[sharpness.len() / 2] < MIDDLE * sharpest
}

/// The mean square of the difference of two frames in units of its variance; 1 for noise.
fn difference(images: &[Vec<f32>], pixels: usize, a: usize, b: usize) -> f64 {
    let of = |image: &Vec<f32>| {
        let [a, b] = [a, b].map(|frame| &image[frame * pixels..][..pixels]);
        let squares = a.iter().zip(b).map(|(a, b)| {
            let variance = f64::from(a + b).max(1.0);
            f64::from(a - b).powi(2) / variance
        });
        squares.sum::<f64>()
    };
    images.iter().map(of).sum::<f64>() / (images.len() * pixels) as f64
}

/// The sum of the squares of a frame of all beads, over the square of the sum.
fn sharpness(images: &[Vec<f32>], pixels: usize, frame: usize) -> f64 {
    let of = |image: &Vec<f32>| {
        let values = &image[frame * pixels..][..pixels];
        let darkest = values.iter().copied().fold(f32::INFINITY, f32::min);
        let light = values.iter().map(|value| f64::from(value - darkest));
        let (sum, squares) = light.fold((0.0, 0.0), |(sum, squares), light| {
            (sum + light, squares + light * light)
        });
        squares / (sum * sum).max(1.0)
    };
    images.iter().map(of).sum()
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{Rng, SeedableRng};
    use rand_distr::{Distribution, StandardNormal};

    use super::*;

    /// A bead of 20,000 photons in planes at these heights, um, with an astigmatism of so many um between
    /// its foci.
    fn bead(heights: &[f64], foci_um: f64, seed: u64) -> Vec<f32> {
        let mut random = StdRng::seed_from_u64(seed);
        let offset: f64 = random.random_range(-0.05..0.05);
        let mut out = Vec::new();
        for z in heights {
            let width = |focus: f64| 0.13 * (1.0 + ((z + offset - focus) / 0.4).powi(2)).sqrt();
            let (x, y) = (width(0.5 * foci_um), width(-0.5 * foci_um));
            for pixel in 0..225 {
                let at = |index: usize, sigma: f64| ((index as f64 - 7.0) * 0.1 / sigma).powi(2);
                let square = at(pixel % 15, x) + at(pixel / 15, y);
                let area = 2.0 * std::f64::consts::PI * x * y / 0.01;
                let mean = 20_000.0 / area * libm::exp(-square / 2.0) + 10.0;
                let noise: f64 = StandardNormal.sample(&mut random);
                out.push((mean + mean.sqrt() * noise) as f32);
            }
        }
        out
    }

    fn scan(first: f64, last: f64, frames: usize) -> Vec<f64> {
        let step = (last - first) / (frames - 1) as f64;
        (0..frames).map(|k| first + k as f64 * step).collect()
    }

    fn found(heights: &[f64], foci_um: f64, seed: u64) -> bool {
        let beads: Vec<Vec<f32>> = (0..4)
            .map(|k| bead(heights, foci_um, 10 * seed + k))
            .collect();
        goes_back(&beads, 225)
    }

    #[test]
    fn a_stage_that_returns_is_found() {
        for seed in 0..5 {
            for foci_um in [0.0, 0.4] {
                for off_um in [0.0, 0.04] {
                    let up = scan(-0.6, 0.6, 41);
                    let down = scan(0.6 + off_um, -0.6 + off_um, 41);
                    let both = [up, down].concat();
                    assert!(
                        found(&both, foci_um, seed),
                        "foci {foci_um}, {off_um} um off"
                    );
                }
            }
        }
    }

    #[test]
    fn scans_of_one_direction_do_not_return() {
        for seed in 0..20 {
            for foci_um in [0.0, 0.4] {
                for (first, last) in [(-0.6, 0.6), (0.5, -0.5), (-0.3, 0.8), (0.0, 0.7)] {
                    let heights = scan(first, last, 61);
                    assert!(!found(&heights, foci_um, seed), "{first} to {last}");
                }
            }
            // Two scans of one direction, one after the other.
            let twice = scan(-0.6, 0.6, 41).repeat(2);
            assert!(!found(&twice, 0.4, seed));
            assert!(!found(&[0.2; 41], 0.4, seed), "a stage that stands still");
        }
    }
}
