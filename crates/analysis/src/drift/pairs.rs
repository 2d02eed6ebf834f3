//! The likelihood of a path from pairs of blinks, its gradient and its information.
//!
//! `L = sum_i log(0.9 / (N - 1) sum_j N(x_i - x_j - d_i + d_j; v_i + v_j + 2 w^2) + 0.1 / area)`,
//! j other than i: the mixture of Cnossen et al. (Opt. Express 29, 27961, 2021), normalised, with a
//! background, so that a blink without neighbours has no weight. `w` is the width of the structure.
//!
//! With `p_ij = K_ij (1 / S_i + 1 / S_j)`, the Laplacian of the pairs' weights p / variance over
//! bins of time is the information on the path of molecules whose places were eliminated.
//!
//! Each sum has one owner, which adds in a fixed order.

use rayon::prelude::*;

use super::basis::Basis;
use super::blinks::Blinks;
use super::grid::{Grid, area, extent, reach};
use super::matrix::Square;

/// The share of blinks that belong to the structure.
const SHARE: f64 = 0.9;

/// The neighbours of each blink, about a path.
pub(super) struct Pairs<'a> {
    blinks: &'a Blinks,
    starts: Vec<usize>,
    neighbours: Vec<u32>,
    /// The overlap of each pair.
    overlaps: Vec<f32>,
    /// The squared width of the structure, and that along z.
    width: f64,
    depth: Option<f64>,
    /// The density of the background over that of one molecule, as it joins the sums S.
    background: f64,
    log_background: f64,
    /// S of each blink with the background, and its inverse.
    sums: Vec<f64>,
    inverse: Vec<f64>,
    /// The corrected positions.
    at: Vec<[f64; 3]>,
}

/// The information of the pairs on a path.
pub(super) struct Information {
    /// Forces on the path at each blink: the gradient of L.
    pub force: Vec<[f64; 3]>,
    /// The log-likelihood.
    pub likelihood: f64,
}

impl<'a> Pairs<'a> {
    /// Finds the pairs near the path `drift`, the position of the sample at each blink.
    pub(super) fn new(
        blinks: &'a Blinks,
        drift: &[[f64; 3]],
        width_um: f64,
        depth_um: Option<f64>,
    ) -> Self {
        let number = blinks.len();
        let at = moved(blinks, drift);
        let x: Vec<f64> = at.iter().map(|at| at[0]).collect();
        let y: Vec<f64> = at.iter().map(|at| at[1]).collect();
        let typical = blinks.std_quantile(0.8);
        let radius = reach(typical, width_um) + 0.5 * typical;
        let grid = Grid::new(&x, &y, radius);
        let square = radius * radius;
        let near = |i: usize| {
            let mut near = Vec::new();
            grid.visit(x[i], y[i], |k| {
                let distance = (x[i] - x[k]).powi(2) + (y[i] - y[k]).powi(2);
                if distance < square && k != i {
                    near.push(k as u32);
                }
            });
            near
        };
        let lists: Vec<Vec<u32>> = (0..number)
            .into_par_iter()
            .with_min_len(64)
            .map(near)
            .collect();
        let mut starts = vec![0; number + 1];
        for (k, list) in lists.iter().enumerate() {
            starts[k + 1] = starts[k] + list.len();
        }
        let neighbours = lists.concat();
        let depth = || {
            let z: Vec<f64> = at.iter().map(|at| at[2]).collect();
            let [low, high] = extent(&z);
            (high - low).max(0.1)
        };
        let volume = area(&x, &y) * depth_um.map_or(1.0, |_| depth());
        let others = number.saturating_sub(1).max(1) as f64;
        Self {
            blinks,
            starts,
            overlaps: vec![0.0; neighbours.len()],
            neighbours,
            width: width_um * width_um,
            depth: depth_um.map(|depth| depth * depth),
            background: (1.0 - SHARE) / SHARE * others / volume,
            log_background: (SHARE / others).ln(),
            sums: vec![0.0; number],
            inverse: vec![0.0; number],
            at,
        }
    }

    /// The likelihood of a path, and its gradient.
    pub(super) fn evaluate(&mut self, drift: &[[f64; 3]]) -> Information {
        self.at = moved(self.blinks, drift);
        self.overlap();
        let force = (0..self.at.len()).into_par_iter().with_min_len(64);
        let log = self.sums.iter().map(|sum| sum.ln() + self.log_background);
        Information {
            force: force.map(|i| self.force(i)).collect(),
            likelihood: log.sum(),
        }
    }

    /// Overlaps K of pairs and their sums S.
    fn overlap(&mut self) {
        let (blinks, at) = (self.blinks, &self.at);
        let mut parts: Vec<(&mut [f32], &[u32], &mut f64)> = Vec::with_capacity(at.len());
        let mut overlaps = &mut self.overlaps[..];
        for (i, sum) in self.sums.iter_mut().enumerate() {
            let range = self.starts[i]..self.starts[i + 1];
            let (own, rest) = overlaps.split_at_mut(range.len());
            overlaps = rest;
            parts.push((own, &self.neighbours[range], sum));
        }
        let (width, depth, background) = (self.width, self.depth, self.background);
        parts
            .into_par_iter()
            .with_min_len(64)
            .enumerate()
            .for_each(|(i, (own, near, sum))| {
                let ([x, y, z], v, vz) = (at[i], blinks.v[i], blinks.vz[i]);
                let mut total = 0.0;
                for (own, &j) in own.iter_mut().zip(near) {
                    let j = j as usize;
                    let inverse = 1.0 / (v + blinks.v[j] + 2.0 * width);
                    let mut square = (x - at[j][0]).powi(2) + (y - at[j][1]).powi(2);
                    square *= inverse;
                    let mut norm = inverse / std::f64::consts::TAU;
                    if let Some(depth) = depth {
                        let inverse = 1.0 / (vz + blinks.vz[j] + 2.0 * depth);
                        square += (z - at[j][2]).powi(2) * inverse;
                        norm *= (inverse / std::f64::consts::TAU).sqrt();
                    }
                    let overlap = if square < 16.0 {
                        (-0.5 * square).exp() * norm
                    } else {
                        0.0
                    };
                    *own = overlap as f32;
                    total += overlap;
                }
                *sum = total + background;
            });
        self.inverse = self.sums.iter().map(|sum| 1.0 / sum).collect();
    }

    /// The pairs of a blink: the other, the variance in the plane, and the weight of the pair.
    fn of(&self, i: usize) -> impl Iterator<Item = (usize, f64, f64)> + '_ {
        let range = self.starts[i]..self.starts[i + 1];
        let pairs = self.neighbours[range.clone()]
            .iter()
            .zip(&self.overlaps[range]);
        let (own, v) = (self.inverse[i], self.blinks.v[i] + 2.0 * self.width);
        pairs
            .filter(|(_, overlap)| **overlap > 0.0)
            .map(move |(&j, &overlap)| {
                let j = j as usize;
                let weight = f64::from(overlap) * (own + self.inverse[j]);
                (j, v + self.blinks.v[j], weight)
            })
    }

    fn depth_variance(&self, i: usize, j: usize) -> f64 {
        self.blinks.vz[i] + self.blinks.vz[j] + 2.0 * self.depth.unwrap_or(0.0)
    }

    fn force(&self, i: usize) -> [f64; 3] {
        let at = self.at[i];
        let mut out = [0.0; 3];
        for (j, variance, weight) in self.of(i) {
            let w = weight / variance;
            out[0] += w * (at[0] - self.at[j][0]);
            out[1] += w * (at[1] - self.at[j][1]);
            if self.depth.is_some() {
                out[2] += weight / self.depth_variance(i, j) * (at[2] - self.at[j][2]);
            }
        }
        out
    }

    /// The Laplacian of the pairs over the bins of time, in the plane (or along z).
    pub(super) fn laplacian(&self, basis: &Basis, along_z: bool) -> Square {
        let number = basis.bins.len();
        let bin: Vec<u32> = self.blinks.t.iter().map(|&t| basis.bin(t) as u32).collect();
        let first = |b: usize| bin.partition_point(|&at| (at as usize) < b);
        let mut out = Square::zeros(number);
        out.a
            .par_chunks_mut(number)
            .enumerate()
            .for_each(|(b, row)| {
                for i in first(b)..first(b + 1) {
                    for (j, variance, weight) in self.of(i) {
                        let other = bin[j] as usize;
                        if other != b {
                            let w = match along_z {
                                true => weight / self.depth_variance(i, j),
                                false => weight / variance,
                            };
                            row[other] -= w;
                            row[b] += w;
                        }
                    }
                }
            });
        out
    }
}

/// The corrected positions.
fn moved(blinks: &Blinks, drift: &[[f64; 3]]) -> Vec<[f64; 3]> {
    let at = |i: usize| {
        let d = drift[i];
        [blinks.x[i] - d[0], blinks.y[i] - d[1], blinks.z[i] - d[2]]
    };
    (0..blinks.len()).map(at).collect()
}

/// About the number of pairs at a width, each counted twice.
pub(super) fn expected_pairs(blinks: &Blinks, drift: &[[f64; 3]], width_um: f64) -> f64 {
    let at = moved(blinks, drift);
    let x: Vec<f64> = at.iter().map(|at| at[0]).collect();
    let y: Vec<f64> = at.iter().map(|at| at[1]).collect();
    let typical = blinks.std_quantile(0.8);
    Grid::new(&x, &y, reach(typical, width_um) + 0.5 * typical).expected_pairs()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sixty blinks about four places, with a path.
    fn example() -> (Blinks, Vec<[f64; 3]>) {
        let mut blinks = Blinks::default();
        let mut drift = Vec::new();
        for k in 0..60 {
            let t = f64::from(k);
            let noise = |m: i32| f64::from((k * m) % 23 - 11) * 8e-4;
            blinks.x.push(0.1 * f64::from(k % 4) + noise(7) + 2e-4 * t);
            blinks.y.push(0.05 * f64::from(k % 2) + noise(13));
            blinks.z.push(noise(17) * 3.0);
            blinks.v.push(6e-5 + 1e-6 * t);
            blinks.vz.push(5e-4);
            blinks.t.push(t);
            drift.push([1.7e-4 * t, 1e-4 * t.sin(), 1e-3 * t.cos()]);
        }
        (blinks, drift)
    }

    #[test]
    fn force_is_the_gradient_of_the_likelihood() {
        let (blinks, drift) = example();
        for depth in [None, Some(0.03)] {
            let mut pairs = Pairs::new(&blinks, &drift, 0.01, depth);
            let force = pairs.evaluate(&drift).force;
            for i in [0, 17, 59] {
                for axis in 0..if depth.is_some() { 3 } else { 2 } {
                    let mut likelihood = |step: f64| {
                        let mut drift = drift.clone();
                        drift[i][axis] += step;
                        pairs.evaluate(&drift).likelihood
                    };
                    let expected = (likelihood(1e-6) - likelihood(-1e-6)) / 2e-6;
                    let found = force[i][axis];
                    assert!((found - expected).abs() < 1e-3 * (1.0 + expected.abs()));
                }
            }
        }
    }

    #[test]
    fn laplacian_is_symmetric_and_has_no_force_on_a_constant() {
        let (blinks, drift) = example();
        let basis = Basis::new(60.0, 5, 20, &[]);
        let mut pairs = Pairs::new(&blinks, &drift, 0.01, None);
        pairs.evaluate(&drift);
        let matrix = pairs.laplacian(&basis, false);
        for i in 0..20 {
            let row = matrix.row(i);
            assert!(row.iter().sum::<f64>().abs() < 1e-6 * row[i]);
            for j in 0..20 {
                assert!((row[j] - matrix.a[j * 20 + i]).abs() < 1e-6 * row[i]);
            }
        }
    }
}
