//! The number of frames in each plane of a scan, from the widths of its beads or from their images.

use std::collections::BTreeMap;

use super::astigmatism::BeadPoint;

/// The fewest planes from which their frames are counted.
const FEWEST_PLANES: usize = 9;

/// The mean size of the changes from plane to plane over that of the changes within planes. In a
/// scan with one frame in each plane it is 1, whatever the curve is.
const LEAST_RATIO: f64 = 2.0;

/// The difference of the two means, in standard errors.
const CERTAIN: f64 = 4.0;

/// The number of frames in each plane, if the changes from each frame to the next show that it is more than
/// one: beads change from plane to plane, and within a plane by noise alone.
pub(super) fn frames_in_each_plane(changes: &BTreeMap<usize, f64>) -> Option<usize> {
    let frames = changes.keys().next_back()? + 2;
    let ratio = |&together: &usize| Some((together, ratio(changes, together)?));
    let found = (2..=frames / FEWEST_PLANES).filter_map(|together| ratio(&together));
    let largest = found.max_by(|a, b| a.1.total_cmp(&b.1));
    largest.map(|(together, _)| together)
}

/// The part of the changes from plane to plane that those within planes are at least, if each frame is a plane: noise
/// that both share makes it less than 1, and less than 0 if the frames of a plane are the same.
const FOLLOWS: f64 = 0.3;

/// True if beads change within planes of so many frames as they do from plane to plane: each frame is a plane of its
/// own then. Changes by noise alone do not follow those of the planes before and after.
pub(super) fn is_each_a_plane(changes: &BTreeMap<usize, f64>, together: usize) -> bool {
    let is_between = |first: usize| (first + 1).is_multiple_of(together);
    let (mut products, mut squares, mut count) = (0.0, 0.0, 0);
    for (&first, change) in changes.iter().filter(|(first, _)| !is_between(**first)) {
        let before = changes
            .range(..first)
            .rev()
            .find(|(at, _)| is_between(**at));
        let after = changes.range(first..).find(|(at, _)| is_between(**at));
        if let (Some((_, before)), Some((_, after))) = (before, after) {
            let of_planes = 0.5 * (before + after);
            products += change * of_planes;
            squares += of_planes * of_planes;
            count += 1;
        }
    }
    count + 1 >= FEWEST_PLANES && products > FOLLOWS * squares
}

/// The frames before and after two, whose means tell in which way images change.
const AROUND: usize = 4;

/// The changes of images from one frame to the next, in standard deviations of their noise, by the number of
/// the first one: along the difference between the frames after both and those before. Each of `images` has
/// `pixels` values a frame, in photoelectrons.
pub(super) fn changes_of_images(images: &[Vec<f32>], pixels: usize) -> BTreeMap<usize, f64> {
    let mut sums: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    for image in images {
        let frames: Vec<&[f32]> = image.chunks_exact(pixels).collect();
        for (number, pair) in frames.windows(2).enumerate() {
            let before = &frames[number.saturating_sub(AROUND)..number];
            let after = &frames[number + 2..frames.len().min(number + 2 + AROUND)];
            if before.is_empty() || after.is_empty() {
                continue;
            }
            let mean = |around: &[&[f32]], pixel: usize| {
                let sum: f32 = around.iter().map(|frame| frame[pixel]).sum();
                f64::from(sum) / around.len() as f64
            };
            let (change, square) = sums.entry(number).or_default();
            for (pixel, (a, b)) in pair[0].iter().zip(pair[1]).enumerate() {
                let way = mean(after, pixel) - mean(before, pixel);
                let variance = f64::from(a + b).max(1.0);
                *change += way * f64::from(b - a) / variance;
                *square += way * way / variance;
            }
        }
    }
    let sums = sums.into_iter().filter(|(_, (_, square))| *square > 0.0);
    sums.map(|(number, (change, square))| (number, change / square.sqrt()))
        .collect()
}

/// The changes of `ln(sigma_x / sigma_y)` from one frame to the next, by the number of the first one:
/// their weighted means over the beads. `point_frames` has the frame of each point.
pub(super) fn changes_of_widths(
    points: &[BeadPoint],
    point_frames: &[usize],
) -> BTreeMap<usize, f64> {
    let mut sums: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    let mut last: BTreeMap<u64, (usize, f64, f64)> = BTreeMap::new();
    for (point, &frame) in points.iter().zip(point_frames) {
        let shape = libm::log(point.sigma_x_um / point.sigma_y_um);
        let [x, y] = [
            point.sigma_x_std_um / point.sigma_x_um,
            point.sigma_y_std_um / point.sigma_y_um,
        ];
        let variance = x * x + y * y;
        let before = last.insert(point.bead, (frame, shape, variance));
        if let Some((first, earlier, earlier_variance)) = before
            && first + 1 == frame
        {
            let weight = 1.0 / (variance + earlier_variance);
            let sum = sums.entry(first).or_default();
            *sum = (sum.0 + weight * (shape - earlier), sum.1 + weight);
        }
    }
    let means = sums.into_iter();
    means
        .map(|(frame, (sum, weight))| (frame, sum / weight))
        .collect()
}

/// The mean size of the changes from plane to plane over that of the changes within planes, if
/// planes of so many frames explain the changes.
fn ratio(changes: &BTreeMap<usize, f64>, together: usize) -> Option<f64> {
    let sizes = |between: bool| -> Vec<f64> {
        let of_kind = changes
            .iter()
            .filter(|(first, _)| ((*first + 1) % together == 0) == between);
        of_kind.map(|(_, change)| change.abs()).collect()
    };
    let (between, within) = (
        mean_and_error(&sizes(true))?,
        mean_and_error(&sizes(false))?,
    );
    let ratio = between.0 / within.0;
    let is_certain = between.0 - within.0 > CERTAIN * libm::hypot(between.1, within.1);
    (ratio > LEAST_RATIO && is_certain).then_some(ratio)
}

/// The mean and its standard error.
fn mean_and_error(values: &[f64]) -> Option<(f64, f64)> {
    let n = values.len() as f64;
    if n < FEWEST_PLANES as f64 - 1.0 {
        return None;
    }
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    Some((mean, (squares / (n * (n - 1.0))).sqrt()))
}

#[cfg(test)]
mod tests {
    use gaussmle::Astigmatism;
    use rand::rngs::StdRng;
    use rand::{Rng, SeedableRng};
    use rand_distr::{Distribution, StandardNormal};

    use super::*;

    const CURVE: [f64; 8] = [0.13, 0.14, 0.08, -0.12, 0.06, 0.1, 0.22, 0.42];
    /// A scan of 1.4 um by steps of `step_um`, with `together` frames in each plane, and widths with
    /// a relative standard deviation.
    fn scan(
        step_um: f64,
        together: usize,
        std: f64,
        beads: u64,
        seed: u64,
    ) -> (Vec<BeadPoint>, Vec<usize>) {
        let curve = Astigmatism::from_numbers(CURVE);
        let mut random = StdRng::seed_from_u64(seed);
        let planes = (1.4 / step_um) as usize + 1;
        let heights: Vec<f64> = (0..beads).map(|_| random.random_range(-0.1..0.1)).collect();
        let (mut points, mut frames) = (Vec::new(), Vec::new());
        for frame in 0..planes * together {
            for (bead, height) in (0..).zip(&heights) {
                let plane = (frame / together) as f64 * step_um - 0.7;
                let (x, y) = curve.widths_um(plane + height);
                let mut noisy = |width: f64| {
                    let error: f64 = StandardNormal.sample(&mut random);
                    width * (1.0 + std * error)
                };
                frames.push(frame);
                points.push(BeadPoint {
                    bead,
                    z_um: plane,
                    sigma_x_um: noisy(x),
                    sigma_y_um: noisy(y),
                    sigma_x_std_um: std * x,
                    sigma_y_std_um: std * y,
                });
            }
        }
        (points, frames)
    }

    fn found((points, frames): &(Vec<BeadPoint>, Vec<usize>)) -> Option<usize> {
        frames_in_each_plane(&changes_of_widths(points, frames))
    }

    #[test]
    fn repeated_frames_are_counted() {
        for seed in 0..20 {
            for together in [2, 3, 4, 6, 10] {
                let found = found(&scan(0.05, together, 0.01, 3, seed));
                assert_eq!(found, Some(together), "seed {seed}, {together} frames");
            }
            // One bead of 20,000 photons.
            assert_eq!(
                found(&scan(0.025, 3, 0.005, 1, seed)),
                Some(3),
                "seed {seed}"
            );
        }
    }

    #[test]
    fn frames_that_are_planes_of_their_own_are_told_from_repeated_ones() {
        for seed in 0..50 {
            for (step_um, std, beads) in [(0.05, 0.005, 3), (0.025, 0.01, 5), (0.02, 0.01, 3)] {
                for given in [2, 3] {
                    let is_each = |together: usize| {
                        let (points, frames) = scan(step_um, together, std, beads, seed);
                        is_each_a_plane(&changes_of_widths(&points, &frames), given)
                    };
                    assert!(is_each(1), "step {step_um}, {given}, seed {seed}");
                    assert!(!is_each(given), "step {step_um}, {given}, seed {seed}");
                }
            }
        }
    }

    #[test]
    fn planes_of_one_frame_are_not_taken_for_repeated_ones() {
        for seed in 0..200 {
            for (step_um, std, beads) in [
                (0.05, 0.001, 3),
                (0.025, 0.01, 5),
                (0.02, 0.03, 1),
                (0.005, 0.05, 1),
                (0.1, 0.01, 1),
            ] {
                let found = found(&scan(step_um, 1, std, beads, seed));
                assert_eq!(found, None, "step {step_um}, std {std}, seed {seed}");
            }
        }
    }

    #[test]
    fn few_or_no_points_show_nothing() {
        assert_eq!(frames_in_each_plane(&BTreeMap::new()), None);
        let (points, frames) = scan(0.05, 3, 0.01, 1, 1);
        let few = changes_of_widths(&points[..24], &frames[..24]);
        assert_eq!(frames_in_each_plane(&few), None);
    }

    /// Images of a bead of 11x11 pixels, whose width changes from plane to plane.
    fn images(step_um: f64, together: usize, photons: f64, seed: u64) -> Vec<f32> {
        let curve = Astigmatism::from_numbers(CURVE);
        let mut random = StdRng::seed_from_u64(seed);
        let planes = (1.4 / step_um) as usize + 1;
        let mut out = Vec::new();
        for frame in 0..planes * together {
            let (x, y) = curve.widths_um((frame / together) as f64 * step_um - 0.7);
            for pixel in 0..121 {
                let at = |index: usize, sigma: f64| ((index as f64 - 5.0) * 0.1 / sigma).powi(2);
                let square = at(pixel % 11, x) + at(pixel / 11, y);
                let area = 2.0 * std::f64::consts::PI * x * y / 0.01;
                let mean = photons / area * libm::exp(-square / 2.0) + 10.0;
                let noise: f64 = StandardNormal.sample(&mut random);
                out.push((mean + mean.sqrt() * noise) as f32);
            }
        }
        out
    }

    #[test]
    fn repeated_images_are_counted() {
        for seed in 0..5 {
            for (step_um, together) in [(0.06, 3), (0.05, 2), (0.02, 4)] {
                let beads: Vec<Vec<f32>> = (0..4)
                    .map(|bead| images(step_um, together, 20_000.0, 10 * seed + bead))
                    .collect();
                let found = frames_in_each_plane(&changes_of_images(&beads, 121));
                assert_eq!(found, Some(together), "step {step_um}, seed {seed}");
            }
            for (step_um, photons) in [(0.06, 20_000.0), (0.02, 20_000.0), (0.02, 1000.0)] {
                let bead = images(step_um, 1, photons, seed);
                let found = frames_in_each_plane(&changes_of_images(&[bead], 121));
                assert_eq!(
                    found, None,
                    "step {step_um}, {photons} photons, seed {seed}"
                );
            }
        }
    }
}
