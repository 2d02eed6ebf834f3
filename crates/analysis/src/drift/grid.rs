//! Positions in square cells, to find those near a place.

use std::f64::consts::TAU;
use std::ops::Range;

use super::exponential::exp;

/// The smallest and the largest position.
pub(super) fn extent(values: &[f64]) -> [f64; 2] {
    let start = [f64::INFINITY, f64::NEG_INFINITY];
    values
        .iter()
        .fold(start, |[low, high], &at| [low.min(at), high.max(at)])
}

/// The area of a field, um^2, that is not 0.
pub(super) fn area(x: &[f64], y: &[f64]) -> f64 {
    let [width, height] = [x, y].map(|values| {
        let [low, high] = extent(values);
        high - low
    });
    (width * height).max(1e-6)
}

/// An index of positions by cells of the radius of the search.
pub(super) struct Grid {
    cell_um: f64,
    origin: [f64; 2],
    columns: u64,
    rows: u64,
    /// The number of buckets; a field of more cells is folded onto them.
    buckets: [u64; 2],
    /// The first entry of each bucket, and the end.
    starts: Vec<u32>,
    /// Positions, bucket by bucket.
    entries: Vec<u32>,
}

impl Grid {
    /// The most buckets along a side.
    const MAX_SIDE: u64 = 1024;

    pub(super) fn new(x: &[f64], y: &[f64], radius_um: f64) -> Self {
        let [along_x, along_y] = [x, y].map(extent);
        let origin = [along_x[0], along_y[0]];
        let side = |[low, high]: [f64; 2]| ((high - low) / radius_um) as u64 + 1;
        let (columns, rows) = (side(along_x), side(along_y));
        let buckets = [columns.min(Self::MAX_SIDE), rows.min(Self::MAX_SIDE)];
        let mut out = Self {
            cell_um: radius_um,
            origin,
            columns,
            rows,
            buckets,
            starts: vec![0; (buckets[0] * buckets[1]) as usize + 1],
            entries: vec![0; x.len()],
        };
        let bucket: Vec<u32> = (0..x.len())
            .map(|k| {
                let [column, row] = out.cell(x[k], y[k]);
                out.bucket(column as u64, row as u64) as u32
            })
            .collect();
        for &b in &bucket {
            out.starts[b as usize + 1] += 1;
        }
        for b in 1..out.starts.len() {
            out.starts[b] += out.starts[b - 1];
        }
        let mut next = out.starts.clone();
        for (k, &b) in bucket.iter().enumerate() {
            out.entries[next[b as usize] as usize] = k as u32;
            next[b as usize] += 1;
        }
        out
    }

    fn cell(&self, x: f64, y: f64) -> [i64; 2] {
        let along = |at: f64, low: f64| ((at - low) / self.cell_um).floor() as i64;
        [along(x, self.origin[0]), along(y, self.origin[1])]
    }

    fn bucket(&self, column: u64, row: u64) -> usize {
        ((row % self.buckets[1]) * self.buckets[0] + column % self.buckets[0]) as usize
    }

    /// The positions in the order of their cells.
    pub(super) fn entries(&self) -> &[u32] {
        &self.entries
    }

    /// Visits the ranges of entries in the cells about a place, always in one order. Positions
    /// farther away than the radius are among them.
    pub(super) fn visit(&self, x: f64, y: f64, mut visit: impl FnMut(Range<usize>)) {
        let [column, row] = self.cell(x, y);
        let inside = |from: i64, number: u64| {
            (from.saturating_sub(1).max(0)..from.saturating_add(2).min(number as i64))
                .map(|at| at as u64)
        };
        for r in inside(row, self.rows) {
            for c in inside(column, self.columns) {
                let b = self.bucket(c, r);
                visit(self.starts[b] as usize..self.starts[b + 1] as usize);
            }
        }
    }

    /// About the number of pairs within the radius, each counted twice.
    pub(super) fn expected_pairs(&self) -> f64 {
        let count = |c: u64, r: u64| {
            let b = self.bucket(c, r);
            f64::from(self.starts[b + 1] - self.starts[b])
        };
        let [columns, rows] = self.buckets;
        let mut sum = 0.0;
        for r in 0..rows {
            for c in 0..columns {
                let own = count(c, r);
                if own > 0.0 {
                    for other in r.saturating_sub(1)..(r + 2).min(rows) {
                        for beside in c.saturating_sub(1)..(c + 2).min(columns) {
                            sum += own * count(beside, other);
                        }
                    }
                }
            }
        }
        sum * std::f64::consts::PI / 9.0
    }
}

/// Positions collected at once.
const SOME: usize = 128;

/// The sum of Gaussian densities at squared distances, of variances.
fn densities(of: &[(f64, f64)]) -> f64 {
    let mut sums = [0.0; 8];
    for of in of.chunks(8) {
        let mut values = [(16.0, f64::INFINITY); 8];
        values[..of.len()].copy_from_slice(of);
        for (sum, (square, total)) in sums.iter_mut().zip(values) {
            *sum += exp(-0.5 * square / total) / (TAU * total);
        }
    }
    sums.iter().sum()
}

/// Gaussian densities of blinks about places, at one width.
pub(super) struct Density {
    grid: Grid,
    /// In the order of the grid.
    places: Vec<Place>,
}

/// A blink.
#[derive(Clone, Copy)]
struct Place {
    x: f64,
    y: f64,
    /// The variance and that of the width of the structure, twice.
    variance: f64,
    t: f64,
    number: u32,
}

impl Density {
    /// `typical_um` is a large standard deviation of the positions, which sets how far to look.
    pub(super) fn new(
        [x, y]: [&[f64]; 2],
        variance: &[f64],
        t: &[f64],
        typical_um: f64,
        width_um: f64,
    ) -> Self {
        let grid = Grid::new(x, y, reach(typical_um, width_um));
        let place = |&k: &u32| {
            let k = k as usize;
            Place {
                x: x[k],
                y: y[k],
                variance: variance[k] + 2.0 * width_um * width_um,
                t: t[k],
                number: k as u32,
            }
        };
        Self {
            places: grid.entries().iter().map(place).collect(),
            grid,
        }
    }

    /// The density at a place known to a variance, of the blinks whose numbers and
    /// times satisfy a condition.
    pub(super) fn at(
        &self,
        x: f64,
        y: f64,
        variance: f64,
        is_counted: impl Fn(usize, f64) -> bool,
    ) -> f64 {
        // Those in reach are collected without a branch, which could not be predicted.
        let mut found = [(0.0, 1.0); SOME];
        let (mut number, mut sum) = (0, 0.0);
        self.grid.visit(x, y, |range| {
            for some in self.places[range].chunks(SOME / 2) {
                for place in some {
                    let square = (x - place.x).powi(2) + (y - place.y).powi(2);
                    let total = variance + place.variance;
                    found[number] = (square, total);
                    let is_near = square < 16.0 * total;
                    number += usize::from(is_near & is_counted(place.number as usize, place.t));
                }
                if number >= SOME / 2 {
                    sum += densities(&found[..number]);
                    number = 0;
                }
            }
        });
        sum + densities(&found[..number])
    }

    pub(super) fn grid(&self) -> &Grid {
        &self.grid
    }
}

/// The distance up to which pairs count, for positions known to `typical_um`.
pub(super) fn reach(typical_um: f64, width_um: f64) -> f64 {
    3.2 * (2.0 * width_um * width_um + 2.0 * typical_um * typical_um).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::StdRng;
    use rand::{Rng, SeedableRng};

    #[test]
    fn all_positions_in_reach_are_visited() {
        let mut random = StdRng::seed_from_u64(5);
        let mut anywhere = || -> Vec<f64> { (0..500).map(|_| random.random()).collect() };
        let (x, y) = (anywhere(), anywhere());
        let grid = Grid::new(&x, &y, 0.07);
        let near = |i: usize, k: usize| libm::hypot(x[i] - x[k], y[i] - y[k]) < 0.07;
        let mut pairs = 0;
        for i in 0..500 {
            let mut found = Vec::new();
            grid.visit(x[i], y[i], |range| {
                let visited = grid.entries[range].iter().map(|&k| k as usize);
                found.extend(visited.filter(|&k| near(i, k)));
            });
            found.sort_unstable();
            let expected: Vec<usize> = (0..500).filter(|&k| near(i, k)).collect();
            assert_eq!(found, expected);
            pairs += found.len();
        }
        assert!((grid.expected_pairs() / pairs as f64 - 1.0).abs() < 0.35);
    }

    #[test]
    fn density_is_the_sum_over_all_that_count() {
        let mut random = StdRng::seed_from_u64(6);
        let mut anywhere =
            |side: f64| -> Vec<f64> { (0..900).map(|_| side * random.random::<f64>()).collect() };
        // Many positions of a cell, and times.
        let (x, y, t) = (anywhere(0.3), anywhere(0.2), anywhere(100.0));
        let variance: Vec<f64> = anywhere(1e-4).iter().map(|v| v + 5e-5).collect();
        let density = Density::new([&x, &y], &variance, &t, 0.012, 0.01);
        for k in 0..30 {
            let counts = |other: usize, at: f64| other != k && (at - t[k]).abs() > 20.0;
            let found = density.at(x[k], y[k], 1e-4, counts);
            let of = |other: usize| {
                let square = (x[k] - x[other]).powi(2) + (y[k] - y[other]).powi(2);
                let total = 1e-4 + variance[other] + 2.0 * 1e-4;
                match square < 16.0 * total && counts(other, t[other]) {
                    true => libm::exp(-0.5 * square / total) / (TAU * total),
                    false => 0.0,
                }
            };
            // The cells reach less far than four standard deviations of all pairs.
            let expected: f64 = (0..900).map(of).sum();
            assert!((found / expected - 1.0).abs() < 1e-3, "{found} {expected}");
        }
    }

    #[test]
    fn wide_field_needs_few_buckets() {
        let grid = Grid::new(&[0.0, 1e6, 1e6], &[-1e6, 1e6, 1e6], 0.05);
        let mut found: Vec<u32> = Vec::new();
        grid.visit(1e6, 1e6, |range| found.extend(&grid.entries[range]));
        assert_eq!(found, [1, 2]);
    }
}
