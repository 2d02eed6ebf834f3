//! Parts of the field: rows with their weights, and the power of each blink alone.

use std::f64::consts::PI;

use rayon::prelude::*;

use super::window::window;
use crate::columns::Positions;
use crate::groups::Groups;

/// The number of parts, which is that of groups for the error: it is then known to a fifth.
const PARTS: f64 = 16.0;
/// The share of rows at either end of an axis that the field leaves out: far ones would widen it.
const OUTSIDE: f64 = 0.001;
/// Bins of distances between rows of a blink, and bins for the precision. Farther pairs are of rows
/// that hardly know their position: they add no power to rings.
const BINS: usize = 2048;
const BINS_PER_SIGMA: f64 = 32.0;
/// The most pairs for each row of a blink: more of them tell no more.
const MAX_PAIRS: usize = 64;

/// A row, at a distance from the middle of its part.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub at: [f64; 2],
    pub weight: f64,
}

/// The rows of a part.
pub(super) struct Part {
    /// Each row with its blink; those of a blink are neighbours.
    pub spots: Vec<(u32, Spot)>,
    /// The sum of the squared weights.
    squares: f64,
    /// Products of the weights of two rows of a blink, by their distance.
    pairs: Vec<f64>,
}

impl Part {
    pub(super) fn new(spots: Vec<(u32, Spot)>, bin_um: f64) -> Self {
        Self {
            squares: spots.iter().map(|(_, spot)| spot.weight.powi(2)).sum(),
            pairs: pairs(&spots, bin_um),
            spots,
        }
    }

    /// The sum of the powers of the blinks, each alone, at the frequency of `waves`.
    pub(super) fn blink_power(&self, waves: &[f64]) -> f64 {
        let pairs = self.pairs.iter().zip(waves).map(|(sum, wave)| sum * wave);
        self.squares + 2.0 * pairs.sum::<f64>()
    }
}

/// All parts, of equal size.
pub(super) struct Parts {
    pub parts: Vec<Part>,
    pub sides_um: [f64; 2],
    /// The width of a bin of distances, um.
    bin_um: f64,
}

impl Parts {
    /// Divides the rows of blinks.
    pub(super) fn new(positions: &Positions<'_>, blinks: &Groups, precision_um: f64) -> Self {
        let place = |row: u32| [positions.x[row as usize], positions.y[row as usize]];
        let mut along = [(); 2].map(|()| Vec::with_capacity(blinks.rows()));
        blinks.map(|rows| {
            for at in rows.iter().map(|&row| place(row)) {
                along[0].push(at[0]);
                along[1].push(at[1]);
            }
        });
        let extents = along.map(extent);
        let lengths = extents.map(|[low, high]| high - low);
        let numbers = division(lengths);
        let sides = [0, 1].map(|axis| lengths[axis] / numbers[axis] as f64);
        let parts = numbers[0] * numbers[1];
        let empty = |_| Vec::with_capacity(blinks.rows() / parts);
        let mut spots: Vec<Vec<(u32, Spot)>> = (0..parts).map(empty).collect();
        let mut blink = 0;
        blinks.map(|rows| {
            for at in rows.iter().map(|&row| place(row)) {
                if [0, 1]
                    .iter()
                    .any(|&axis| at[axis] < extents[axis][0] || at[axis] > extents[axis][1])
                {
                    continue;
                }
                let from = [0, 1].map(|axis| at[axis] - extents[axis][0]);
                let part = [0, 1].map(|axis| {
                    let number = (from[axis] / sides[axis].max(f64::MIN_POSITIVE)) as usize;
                    number.min(numbers[axis] - 1)
                });
                let at = [0, 1].map(|axis| from[axis] - (part[axis] as f64 + 0.5) * sides[axis]);
                let weight = window(at[0], sides[0]) * window(at[1], sides[1]);
                spots[part[1] * numbers[0] + part[0]].push((blink, Spot { at, weight }));
            }
            blink += 1;
        });
        let bin_um = precision_um / BINS_PER_SIGMA;
        Self {
            parts: spots
                .into_par_iter()
                .map(|spots| Part::new(spots, bin_um))
                .collect(),
            sides_um: sides,
            bin_um,
        }
    }

    /// The longer side of a part, um.
    pub(super) fn side_um(&self) -> f64 {
        self.sides_um[0].max(self.sides_um[1])
    }

    /// The mean of `cos(2 pi q d)` over the directions of `q`, a frequency, for the distances of all
    /// bins.
    pub(super) fn waves(&self, frequency: f64) -> Vec<f64> {
        let step = 2.0 * PI * frequency * self.bin_um;
        (0..=BINS).map(|bin| libm::j0(step * bin as f64)).collect()
    }
}

/// The range of values without those far away.
fn extent(mut values: Vec<f64>) -> [f64; 2] {
    if values.is_empty() {
        return [0.0; 2];
    }
    let beyond = (OUTSIDE * values.len() as f64) as usize;
    let last = values.len() - 1 - beyond;
    let low = *values.select_nth_unstable_by(beyond, f64::total_cmp).1;
    let high = *values.select_nth_unstable_by(last, f64::total_cmp).1;
    [low, high]
}

/// The number of parts along each axis, so that a part is about square.
fn division([width, height]: [f64; 2]) -> [usize; 2] {
    let least = f64::MIN_POSITIVE;
    let ratio = width.max(least) / height.max(least);
    let along_x = (PARTS * ratio).sqrt().round().clamp(1.0, PARTS);
    [along_x as usize, (PARTS / along_x).round() as usize]
}

/// The histogram of distances between rows of a blink. A pair is shared by the two bins beside it.
fn pairs(spots: &[(u32, Spot)], bin_um: f64) -> Vec<f64> {
    let mut sums = vec![0.0; BINS + 1];
    for blink in spots.chunk_by(|a, b| a.0 == b.0) {
        let number = blink.len();
        // Each row and the one `step` rows later, around the end of the blink: all steps have each
        // pair twice.
        let steps = || (1..number).step_by((number - 1).div_ceil(MAX_PAIRS).max(1));
        let share = 0.5 * (number - 1) as f64 / steps().count().max(1) as f64;
        for step in steps() {
            for (k, (_, a)) in blink.iter().enumerate() {
                let (_, b) = blink[(k + step) % number];
                let d = [0, 1].map(|axis| a.at[axis] - b.at[axis]);
                let distance = (d[0] * d[0] + d[1] * d[1]).sqrt() / bin_um;
                if distance < BINS as f64 {
                    let bin = distance as usize;
                    let above = distance - bin as f64;
                    let product = share * a.weight * b.weight;
                    sums[bin] += (1.0 - above) * product;
                    sums[bin + 1] += above * product;
                }
            }
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_is_about_square() {
        assert_eq!(division([20.0, 20.0]), [4, 4]);
        assert_eq!(division([40.0, 10.0]), [8, 2]);
        assert_eq!(division([20.0, 0.0]), [16, 1]);
        assert_eq!(division([0.0, 20.0]), [1, 16]);
        assert_eq!(division([0.0, 0.0]), [4, 4]);
    }

    #[test]
    fn pairs_of_a_long_blink_count_as_all() {
        let spot = |k: usize| Spot {
            at: [
                0.01 * libm::sin(0.7 * k as f64),
                0.01 * libm::cos(0.3 * k as f64),
            ],
            weight: 1.0,
        };
        for number in [1, 2, 5, 1000] {
            let spots: Vec<(u32, Spot)> = (0..number).map(|k| (7, spot(k))).collect();
            let sums = pairs(&spots, 0.001);
            let all = (number * (number - 1) / 2) as f64;
            assert!((sums.iter().sum::<f64>() - all).abs() < 1e-6 * all.max(1.0));
            let mean: f64 = sums.iter().enumerate().map(|(k, sum)| k as f64 * sum).sum();
            let mut expected = 0.0;
            for a in 0..number {
                for b in 0..a {
                    let (a, b) = (spot(a).at, spot(b).at);
                    expected += libm::hypot(a[0] - b[0], a[1] - b[1]) / 0.001;
                }
            }
            // Of the long one, every 16th step is taken.
            let error = (mean - expected).abs();
            assert!(error <= 0.02 * expected, "{number}: {mean} {expected}");
        }
    }
}
