//! The coarse path: intervals of equally many blinks are shifted against the blurred map of all.

use rayon::prelude::*;

use super::blinks::Blinks;
use super::hidden::best_path;
use super::map::Map;
use super::matrix::LogProduct;

/// The widths of the blur, um, one after another.
pub(super) const NEAR: [f64; 6] = [0.25, 0.16, 0.1, 0.063, 0.04, 0.025];
/// The widths of a search for drifts of microns.
pub(super) const FAR: [f64; 8] = [0.6, 0.4, 0.25, 0.16, 0.1, 0.063, 0.04, 0.025];

/// Blinks of an interval, and the range of the number of intervals.
const BLINKS: f64 = 40.0;
const FEWEST: f64 = 6.0;
const MOST: f64 = 240.0;
/// The widths from which intervals far off their neighbours are tried beside them, um.
const REPAIRED: f64 = 0.1;
/// Rounds for a width.
const ROUNDS: usize = 3;
/// Blinks compared with the map: more of them bring nothing at this stage.
const MAX_COMPARED: usize = 24_000;

/// A path that is linear between times.
#[derive(Clone, Debug, Default)]
pub(super) struct Polyline {
    pub t: Vec<f64>,
    pub at: Vec<[f64; 2]>,
}

impl Polyline {
    /// The position at a time; beyond the ends, that of the end.
    pub(super) fn at(&self, t: f64) -> [f64; 2] {
        self.of(0..self.t.len(), t)
    }

    /// The same with some of the points only.
    pub(super) fn of(&self, points: std::ops::Range<usize>, t: f64) -> [f64; 2] {
        let after = self.t[points.clone()].partition_point(|&at| at <= t) + points.start;
        if after == points.start {
            return self.at[points.start];
        }
        if after == points.end {
            return self.at[after - 1];
        }
        let u = (t - self.t[after - 1]) / (self.t[after] - self.t[after - 1]);
        let (a, b) = (self.at[after - 1], self.at[after]);
        [a[0] + u * (b[0] - a[0]), a[1] + u * (b[1] - a[1])]
    }
}

/// Finds the path, with the widths in turn.
pub(super) fn coarse(blinks: &Blinks, widths: &[f64]) -> Polyline {
    let edges = intervals(blinks.len());
    let intervals = edges.len() - 1;
    let mean = |k: usize| {
        let of = &blinks.t[edges[k]..edges[k + 1]];
        of.iter().sum::<f64>() / of.len() as f64
    };
    let mut path = Polyline {
        t: (0..intervals).map(mean).collect(),
        at: vec![[0.0; 2]; intervals],
    };
    for (level, &width) in widths.iter().enumerate() {
        for round in 0..ROUNDS {
            // The first search is wider by a step.
            let reach = if level == 0 && round == 0 { 4 } else { 3 };
            let likelihood = scan(blinks, &edges, &path, width, reach);
            let steps = best_path(&likelihood, 2 * reach + 1);
            let mut largest = 0.0_f64;
            for (at, step) in path.at.iter_mut().zip(&steps) {
                for axis in 0..2 {
                    at[axis] += width * step[axis];
                    largest = largest.max(step[axis].abs());
                }
            }
            centre(&mut path.at);
            if largest < 0.3 {
                break;
            }
        }
        if width <= REPAIRED {
            repair(blinks, &edges, &mut path, width);
        }
    }
    path
}

/// Moves intervals that are far off the line through their neighbours there, if their blinks fit as
/// well: the chain lets a single interval go astray at little cost.
fn repair(blinks: &Blinks, edges: &[usize], path: &mut Polyline, width: f64) {
    /// The reach of the search, steps, and the number of places.
    const REACH: usize = 3;
    const PLACES: usize = (2 * REACH + 1) * (2 * REACH + 1);
    let number = path.t.len();
    if number < 5 {
        return;
    }
    let mut expected = path.clone();
    for k in 0..number {
        // The two on either side; at the ends, the nearest two.
        let [a, b] = match k {
            0 => [1, 2],
            k if k == number - 1 => [k - 2, k - 1],
            k => [k - 1, k + 1],
        };
        // In a movie of few frames, intervals have the same mean time.
        let apart = path.t[b] - path.t[a];
        let u = if apart > 0.0 {
            (path.t[k] - path.t[a]) / apart
        } else {
            0.0
        };
        let (from, to) = (path.at[a], path.at[b]);
        expected.at[k] = std::array::from_fn(|axis| from[axis] + u * (to[axis] - from[axis]));
    }
    let far = |k: usize| {
        let (a, b) = (path.at[k], expected.at[k]);
        libm::hypot(a[0] - b[0], a[1] - b[1]) > 3.0 * width
    };
    let strays: Vec<usize> = (0..number).filter(|&k| far(k)).collect();
    if strays.is_empty() {
        return;
    }
    // Neighbours of a stray are judged by it: only strays move.
    let mut tried = path.clone();
    strays.iter().for_each(|&k| tried.at[k] = expected.at[k]);
    let best = |path: &Polyline, k: usize, all: &[f64]| {
        let of = &all[k * PLACES..(k + 1) * PLACES];
        let mut place = 0;
        for other in 1..PLACES {
            if of[other] > of[place] {
                place = other;
            }
        }
        let side = 2 * REACH + 1;
        let steps = [place % side, place / side].map(|at| at as f64 - REACH as f64);
        let at = path.at[k];
        (
            of[place],
            [at[0] + width * steps[0], at[1] + width * steps[1]],
        )
    };
    let here = scan(blinks, edges, path, width, REACH);
    let there = scan(blinks, edges, &tried, width, REACH);
    for k in strays {
        let (as_is, _) = best(path, k, &here);
        let (moved, at) = best(&tried, k, &there);
        if moved > as_is {
            path.at[k] = at;
        }
    }
    centre(&mut path.at);
}

fn centre(at: &mut [[f64; 2]]) {
    for axis in 0..2 {
        let mean = at.iter().map(|at| at[axis]).sum::<f64>() / at.len() as f64;
        at.iter_mut().for_each(|at| at[axis] -= mean);
    }
}

/// The first blink of each interval, and the end.
fn intervals(blinks: usize) -> Vec<usize> {
    let number = (blinks as f64 / BLINKS).clamp(FEWEST, MOST) as usize;
    let edge = |k: usize| (k as f64 * blinks as f64 / number as f64).round() as usize;
    let mut edges: Vec<usize> = (0..=number).map(edge).collect();
    edges.dedup();
    edges
}

/// The log-likelihood of each interval at each shift of a grid with steps of one width: that of
/// its blinks against the map of all blinks but themselves.
fn scan(blinks: &Blinks, edges: &[usize], path: &Polyline, width: f64, reach: usize) -> Vec<f64> {
    /// Cells of a step.
    const STEP: i64 = 2;
    let [x, y] = blinks.corrected(&|t| path.at(t));
    let map = Map::of(&x, &y, width, STEP as usize * reach + 8);
    let offsets: Vec<i64> = (-(reach as i64)..=reach as i64).map(|k| k * STEP).collect();
    let side = offsets.len();
    let own = |k: usize| map.own(offsets[k].unsigned_abs() as usize);
    let own: Vec<f64> = (0..side * side)
        .map(|k| own(k / side) * own(k % side))
        .collect();
    let background = 0.1 * x.len() as f64 / map.cells() as f64;
    let floor = background.max(0.02 * map.own(0) * map.own(0));
    let every = x.len().div_ceil(MAX_COMPARED);
    let each = edges.par_windows(2).flat_map_iter(|range| {
        let mut logs: Vec<LogProduct> = own.iter().map(|_| LogProduct::default()).collect();
        let mut density = vec![0.0; side * side];
        for k in (range[0]..range[1]).step_by(every) {
            map.around(map.places[k], &offsets, &mut density);
            for ((log, density), own) in logs.iter_mut().zip(&density).zip(&own) {
                log.multiply(floor + (density - own).max(0.0));
            }
        }
        logs.into_iter().map(LogProduct::finish)
    });
    each.collect()
}
