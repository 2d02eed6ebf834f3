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

use std::f64::consts::TAU;

use rayon::prelude::*;

use super::basis::Basis;
use super::blinks::Blinks;
use super::exponential::exp;
use super::grid::{Grid, area, extent, reach};
use super::matrix::Square;

/// The share of blinks that belong to the structure.
const SHARE: f64 = 0.9;

/// Pairs whose exponentials are computed together.
const LANES: usize = 8;
/// The squared distance, in variances, beyond which pairs have no overlap.
const FARTHEST: f64 = 16.0;

/// The neighbours of each blink, about a path. Blinks are in the order of the cells of a grid here, because those
/// near in space are needed together.
pub(super) struct Pairs<'a> {
    blinks: &'a Blinks,
    /// The number of each blink in `blinks`.
    order: Vec<u32>,
    /// Variances, each with the squared width of the structure.
    v: Vec<f64>,
    vz: Vec<f64>,
    starts: Vec<usize>,
    neighbours: Vec<u32>,
    /// The overlap of each pair over its variance in the plane.
    overlaps: Vec<f32>,
    has_depth: bool,
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
        let order = grid.entries().to_vec();
        let sorted =
            |values: &[f64]| -> Vec<f64> { order.iter().map(|&k| values[k as usize]).collect() };
        let [in_x, in_y] = [&x, &y].map(|values| sorted(values));
        let square = radius * radius;
        let near = |i: usize| {
            let mut near = Vec::new();
            grid.visit(in_x[i], in_y[i], |range| {
                for k in range {
                    let distance = (in_x[i] - in_x[k]).powi(2) + (in_y[i] - in_y[k]).powi(2);
                    if distance < square && k != i {
                        near.push(k as u32);
                    }
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
        let with = |values: &[f64], width_um: f64| {
            let mut out = sorted(values);
            out.iter_mut().for_each(|v| *v += width_um * width_um);
            out
        };
        Self {
            blinks,
            v: with(&blinks.v, width_um),
            vz: with(&blinks.vz, depth_um.unwrap_or(0.0)),
            order,
            starts,
            overlaps: vec![0.0; neighbours.len()],
            neighbours,
            has_depth: depth_um.is_some(),
            background: (1.0 - SHARE) / SHARE * others / volume,
            log_background: libm::log(SHARE / others),
            sums: vec![0.0; number],
            inverse: vec![0.0; number],
            at: Vec::new(),
        }
    }

    /// The likelihood of a path, and its gradient.
    pub(super) fn evaluate(&mut self, drift: &[[f64; 3]]) -> Information {
        let at = moved(self.blinks, drift);
        self.at = self.order.iter().map(|&k| at[k as usize]).collect();
        match self.has_depth {
            true => self.overlap::<true>(),
            false => self.overlap::<false>(),
        }
        let forces: Vec<[f64; 3]> = (0..self.at.len())
            .into_par_iter()
            .with_min_len(64)
            .map(|i| self.force(i))
            .collect();
        let mut force = vec![[0.0; 3]; forces.len()];
        for (&k, of) in self.order.iter().zip(forces) {
            force[k as usize] = of;
        }
        let log = self
            .sums
            .iter()
            .map(|&sum| libm::log(sum) + self.log_background);
        Information {
            force,
            likelihood: log.sum(),
        }
    }

    /// Overlaps K of pairs and their sums S.
    fn overlap<const DEPTH: bool>(&mut self) {
        let (at, v, vz) = (&self.at, &self.v, &self.vz);
        let mut parts: Vec<(&mut [f32], &[u32], &mut f64)> = Vec::with_capacity(at.len());
        let mut overlaps = &mut self.overlaps[..];
        for (i, sum) in self.sums.iter_mut().enumerate() {
            let range = self.starts[i]..self.starts[i + 1];
            let (own, rest) = overlaps.split_at_mut(range.len());
            overlaps = rest;
            parts.push((own, &self.neighbours[range], sum));
        }
        let background = self.background;
        parts
            .into_par_iter()
            .with_min_len(64)
            .enumerate()
            .for_each(|(i, (own, near, sum))| {
                let mut sums = [0.0; LANES];
                for (own, near) in own.chunks_mut(LANES).zip(near.chunks(LANES)) {
                    let mut square = [FARTHEST; LANES];
                    let (mut inverse, mut norm) = ([0.0; LANES], [0.0; LANES]);
                    for (k, &j) in near.iter().enumerate() {
                        let j = j as usize;
                        let (here, there) = (at[i], at[j]);
                        inverse[k] = 1.0 / (v[i] + v[j]);
                        norm[k] = inverse[k] / TAU;
                        square[k] = (here[0] - there[0]).powi(2) + (here[1] - there[1]).powi(2);
                        square[k] *= inverse[k];
                        if DEPTH {
                            let inverse = 1.0 / (vz[i] + vz[j]);
                            square[k] += (here[2] - there[2]).powi(2) * inverse;
                            norm[k] *= (inverse / TAU).sqrt();
                        }
                    }
                    let mut out = [0.0; LANES];
                    for k in 0..LANES {
                        let overlap = exp(-0.5 * square[k].min(FARTHEST)) * norm[k];
                        let overlap = if square[k] < FARTHEST { overlap } else { 0.0 };
                        sums[k] += overlap;
                        out[k] = (overlap * inverse[k]) as f32;
                    }
                    own.copy_from_slice(&out[..own.len()]);
                }
                *sum = sums.iter().sum::<f64>() + background;
            });
        self.inverse = self.sums.iter().map(|sum| 1.0 / sum).collect();
    }

    /// The pairs of a blink: the other, and the weight of the pair over its variance in the plane.
    fn of(&self, i: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let range = self.starts[i]..self.starts[i + 1];
        let pairs = self.neighbours[range.clone()]
            .iter()
            .zip(&self.overlaps[range]);
        let own = self.inverse[i];
        pairs.map(move |(&j, &overlap)| {
            let j = j as usize;
            (j, f64::from(overlap) * (own + self.inverse[j]))
        })
    }

    /// The variance of a pair in the plane over that along z.
    fn flatness(&self, i: usize, j: usize) -> f64 {
        (self.v[i] + self.v[j]) / (self.vz[i] + self.vz[j])
    }

    fn force(&self, i: usize) -> [f64; 3] {
        let at = self.at[i];
        let mut out = [0.0; 3];
        for (j, w) in self.of(i) {
            out[0] += w * (at[0] - self.at[j][0]);
            out[1] += w * (at[1] - self.at[j][1]);
            if self.has_depth {
                out[2] += w * self.flatness(i, j) * (at[2] - self.at[j][2]);
            }
        }
        out
    }

    /// The Laplacian of the pairs over the bins of time, in the plane (or along z).
    pub(super) fn laplacian(&self, basis: &Basis, along_z: bool) -> Square {
        let number = basis.bins.len();
        let bin_of = |&k: &u32| basis.bin(self.blinks.t[k as usize]) as u32;
        let bin: Vec<u32> = self.order.iter().map(bin_of).collect();
        let mut of_bin: Vec<Vec<u32>> = vec![Vec::new(); number];
        for (i, &b) in bin.iter().enumerate() {
            of_bin[b as usize].push(i as u32);
        }
        let mut out = Square::zeros(number);
        out.a
            .par_chunks_mut(number)
            .enumerate()
            .for_each(|(b, row)| {
                for &i in &of_bin[b] {
                    let i = i as usize;
                    for (j, mut w) in self.of(i) {
                        let other = bin[j] as usize;
                        if w > 0.0 && other != b {
                            if along_z {
                                w *= self.flatness(i, j);
                            }
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
            drift.push([1.7e-4 * t, 1e-4 * libm::sin(t), 1e-3 * libm::cos(t)]);
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
