//! The number of frames in each plane of a scan, from the widths of its beads.

use std::collections::BTreeMap;

use super::astigmatism::BeadPoint;

/// The fewest planes from which their frames are counted.
const FEWEST_PLANES: usize = 9;

/// The mean size of the changes from plane to plane over that of the changes within planes. In a
/// scan with one frame in each plane it is 1, whatever the curve is.
const LEAST_RATIO: f64 = 2.0;

/// The difference of the two means, in standard errors.
const CERTAIN: f64 = 4.0;

/// The number of frames in each plane, if the widths show that it is more than one.
///
/// `point_frames` has the frame of each point. The ratio of the widths along x and y changes from
/// plane to plane, and within a plane by noise alone.
pub(super) fn frames_in_each_plane(points: &[BeadPoint], point_frames: &[usize]) -> Option<usize> {
    let changes = changes(points, point_frames);
    let frames = changes.keys().next_back()? + 2;
    let ratio = |&together: &usize| Some((together, ratio(&changes, together)?));
    let found = (2..=frames / FEWEST_PLANES).filter_map(|together| ratio(&together));
    let largest = found.max_by(|a, b| a.1.total_cmp(&b.1));
    largest.map(|(together, _)| together)
}

/// The changes of `ln(sigma_x / sigma_y)` from one frame to the next, by the number of the first one:
/// their weighted means over the beads.
fn changes(points: &[BeadPoint], point_frames: &[usize]) -> BTreeMap<usize, f64> {
    let mut sums: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    let mut last: BTreeMap<u64, (usize, f64, f64)> = BTreeMap::new();
    for (point, &frame) in points.iter().zip(point_frames) {
        let shape = (point.sigma_x_um / point.sigma_y_um).ln();
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
    let is_certain = between.0 - within.0 > CERTAIN * between.1.hypot(within.1);
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
        frames_in_each_plane(points, frames)
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
        assert_eq!(frames_in_each_plane(&[], &[]), None);
        let (points, frames) = scan(0.05, 3, 0.01, 1, 1);
        assert_eq!(frames_in_each_plane(&points[..24], &frames[..24]), None);
    }
}
