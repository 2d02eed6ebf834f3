//! The frame of a break: the rows about it tell which of two paths they belong to.

use rayon::prelude::*;

use super::blinks::Blinks;
use super::grid::{Density, Grid, area, reach};
use super::rows::Rows;

/// The log-likelihood of each frame of a break. It is constant between frames that have rows.
pub(super) struct Change {
    /// A break after `edges[k]`, up to `edges[k + 1]`, has the log-likelihood `log[k]`.
    edges: Vec<f64>,
    log: Vec<f64>,
}

/// Neighbours of a place that are enough: of a more crowded table every so many blinks are used.
const NEIGHBOURS: f64 = 300.0;

/// Corrected blinks that rows are compared with.
pub(super) struct Reference<'a> {
    rows: &'a Rows,
    density: Density,
    background: f64,
}

impl<'a> Reference<'a> {
    pub(super) fn new(rows: &'a Rows, blinks: &Blinks, at: &[Vec<f64>; 2], width_um: f64) -> Self {
        // Rows are less precise than blinks.
        let typical = 1.5 * blinks.std_quantile(0.8);
        let all = Grid::new(&at[0], &at[1], reach(typical, width_um));
        let neighbours = all.expected_pairs() / blinks.len().max(1) as f64;
        let every = (neighbours / NEIGHBOURS).ceil().max(1.0) as usize;
        let some = |of: &[f64]| -> Vec<f64> { of.iter().copied().step_by(every).collect() };
        let times = some(&blinks.t);
        let (places, variances) = ([some(&at[0]), some(&at[1])], some(&blinks.v));
        let density = Density::new(
            [&places[0], &places[1]],
            &variances,
            &times,
            typical,
            width_um,
        );
        let area = area(&at[0], &at[1]);
        Self {
            rows,
            density,
            background: 0.1 * times.len() as f64 / area,
        }
    }

    /// A break within the frames from `start` to before `end`: rows before it are on the path
    /// `left`, those after on the path `right`.
    pub(super) fn change(
        &self,
        start: f64,
        end: f64,
        left: &(dyn Fn(f64) -> [f64; 2] + Sync),
        right: &(dyn Fn(f64) -> [f64; 2] + Sync),
    ) -> Change {
        let range = self.rows.between(start, end);
        let is_apart = |_: usize, t: f64| (t < start - 5.0) | (t >= end + 5.0);
        let log = |row: usize, path: &(dyn Fn(f64) -> [f64; 2] + Sync)| {
            let d = path(f64::from(self.rows.frame[row]));
            let (x, y) = (self.rows.x[row] - d[0], self.rows.y[row] - d[1]);
            let variance = self.rows.variance[row];
            libm::log(self.density.at(x, y, variance, is_apart) + self.background)
        };
        let gains: Vec<f64> = range
            .clone()
            .into_par_iter()
            .map(|row| log(row, left) - log(row, right))
            .collect();
        let mut out = Change {
            edges: vec![start - 1.0],
            log: Vec::new(),
        };
        let mut sum = 0.0;
        for (row, gain) in range.zip(gains) {
            let frame = f64::from(self.rows.frame[row]);
            if out.edges.last().is_some_and(|&last| last < frame) {
                out.edges.push(frame);
                out.log.push(sum);
            }
            sum += gain;
        }
        if out.edges.last().is_some_and(|&last| last < end) {
            out.edges.push(end);
            out.log.push(sum);
        }
        out
    }
}

impl Change {
    /// The first frame after the break: the middle of those that are about as likely as the best.
    pub(super) fn frame(&self) -> f64 {
        let best = self.log.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let (mut number, mut sum) = (0.0, 0.0);
        for (edges, log) in self.edges.windows(2).zip(&self.log) {
            if *log > best - 0.5 {
                let frames = edges[1] - edges[0];
                number += frames;
                sum += frames * 0.5 * (edges[0] + 1.0 + edges[1]);
            }
        }
        (sum / number).round()
    }

    /// The probability that the break is over, at the edges: linear between them.
    pub(super) fn probability(&self) -> (Vec<f64>, Vec<f64>) {
        let best = self.log.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let each = self.edges.windows(2).zip(&self.log);
        let p: Vec<f64> = each
            .map(|(e, log)| (e[1] - e[0]) * libm::exp(log - best))
            .collect();
        let total: f64 = p.iter().sum();
        let mut sum = 0.0;
        let mut out = vec![0.0];
        for p in p {
            sum += p / total;
            out.push(sum.min(1.0));
        }
        (self.edges.clone(), out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frame_is_in_the_middle_of_the_most_likely_ones() {
        let change = Change {
            edges: vec![9.0, 12.0, 15.0, 30.0],
            log: vec![-7.0, 0.0, -0.2],
        };
        // Frames 13 to 30.
        assert_eq!(change.frame(), 22.0);
        let (edges, p) = change.probability();
        assert_eq!(edges.len(), p.len());
        assert!(p[1] < 1e-3 && p[2] < 0.25 && p[3] == 1.0);
    }
}
