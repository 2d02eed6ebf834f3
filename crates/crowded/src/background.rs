//! The background of a frame: smooth, bilinear between nodes.

use pulp::{Arch, NullaryFnOnce};

use crate::images::{Images, MASKED};

/// The pitch of the nodes, widths of the PSF: emitters cannot pass for background.
const PITCH: f64 = 25.0;

/// The most nodes along an axis: the time of a step is that of the fourth power.
const MOST_NODES: usize = 64;

/// The part of the means of 3x3 pixels that is below the first background.
const QUANTILE: usize = 10;

/// Standard deviations from that quantile to the median, if there is noise alone: 1.28, and as much again for
/// chance and read noise.
const MOST_NOISE: f32 = 2.0;

/// The least background, photoelectrons a pixel.
const LEAST: f32 = 0.05;

/// The least part of a node that a step leaves.
const LEAST_PART: f32 = 0.3;

/// A ridge of the matrix: nodes without pixels stay.
const RIDGE: f64 = 1e-3;

/// The background of a frame.
#[derive(Debug, Default)]
pub(crate) struct Background {
    width: usize,
    pitch: usize,
    /// Nodes along x.
    columns: usize,
    nodes: Vec<f32>,
    pixels: Vec<f32>,
    /// The lower triangle of the matrix, in bands, and its factor.
    bands: Vec<f64>,
    step: Vec<f64>,
    means: Vec<f32>,
}

impl Background {
    /// The pixels of a row, without margins.
    pub fn row(&self, y: usize) -> &[f32] {
        &self.pixels[y * self.width..][..self.width]
    }

    /// The background at a pixel.
    pub fn at(&self, x: usize, y: usize) -> f32 {
        self.pixels[y * self.width + x]
    }

    fn rows(&self) -> usize {
        self.nodes.len() / self.columns
    }

    /// The first background: a low quantile of means of 3x3 pixels around each node.
    pub fn begin(&mut self, images: &Images, sigma: f64) {
        let background = self;
        let [width, height] = [images.width, images.height];
        let pitch = (PITCH * sigma).round().max(8.0) as usize;
        let pitch = pitch.max(width.max(height) / MOST_NODES);
        let along = |side: usize| (side - 1) / pitch + 2;
        background.width = width;
        background.pitch = pitch;
        background.columns = along(width);
        background.nodes.clear();
        background.means.clear();
        for y in 0..height {
            for x in 0..width {
                let (mut sum, mut count) = (0.0, 0.0);
                for j in -1..=1 {
                    for i in -1..=1 {
                        let at = images.index(x as i32 + i, y as i32 + j);
                        let variance = images.variances[at];
                        if variance < MASKED {
                            sum += images.values[at] - variance;
                            count += 1.0;
                        }
                    }
                }
                background
                    .means
                    .push(if count > 0.0 { sum / count } else { f32::NAN });
            }
        }
        let mut sample = Vec::new();
        for j in 0..along(height) {
            for i in 0..along(width) {
                let around = |node: usize, side: usize| {
                    let at = node * pitch;
                    at.saturating_sub(pitch).min(side - 1)..(at + pitch).min(side)
                };
                sample.clear();
                for y in around(j, height) {
                    let row = &background.means[y * width..][..width];
                    let finite = row[around(i, width)].iter().filter(|mean| mean.is_finite());
                    sample.extend(finite);
                }
                let node = first_node(&mut sample);
                background.nodes.push(node.max(0.2));
            }
        }
        background.fill(height);
    }

    /// Computes the pixels from the nodes.
    #[inline(always)]
    fn fill(&mut self, height: usize) {
        let (width, pitch, columns) = (self.width, self.pitch, self.columns);
        self.pixels.resize(width * height, 0.0);
        let mut line = vec![0.0; columns];
        for y in 0..height {
            let (node, part) = (y / pitch, (y % pitch) as f32 / pitch as f32);
            let rows = &self.nodes[node * columns..][..2 * columns];
            for (i, value) in line.iter_mut().enumerate() {
                *value = (1.0 - part) * rows[i] + part * rows[columns + i];
            }
            let row = &mut self.pixels[y * width..][..width];
            for (cell, out) in row.chunks_mut(pitch).enumerate() {
                let (left, right) = (line[cell], line[cell + 1]);
                let slope = (right - left) / pitch as f32;
                for (x, out) in out.iter_mut().enumerate() {
                    *out = (left + slope * x as f32).max(LEAST);
                }
            }
        }
    }

    /// Takes one Newton step of the nodes, the light of all emitters known.
    ///
    /// Returns the largest relative fall and rise of a pixel.
    pub fn improve(&mut self, images: &mut Images) -> [f32; 2] {
        let background = self;
        Arch::new().dispatch(Improve { background, images })
    }

    /// Computes the step. False if there is none.
    #[inline(always)]
    fn solve(&mut self, images: &Images) -> bool {
        let (pitch, columns, rows) = (self.pitch, self.columns, self.rows());
        let nodes = columns * rows;
        // A node couples with those of its own row and the next.
        let band = columns + 2;
        self.bands.clear();
        self.bands.resize(nodes * band, 0.0);
        self.step.clear();
        self.step.resize(nodes, 0.0);
        for row in 0..rows - 1 {
            let lines = row * pitch..((row + 1) * pitch).min(images.height);
            for column in 0..columns - 1 {
                let first = column * pitch;
                let end = ((column + 1) * pitch).min(images.width);
                if first >= end {
                    continue;
                }
                // Sums of weights and residuals, times powers of the place in the cell.
                let (mut weights, mut residuals) = ([[0.0; 3]; 3], [[0.0; 2]; 2]);
                for y in lines.clone() {
                    let begin = images.index(first as i32, y as i32);
                    let range = begin..begin + (end - first);
                    let (w, r) =
                        row_sums(&images.values[range.clone()], &images.means[range], pitch);
                    let at = (y % pitch) as f64 / pitch as f64;
                    let powers = [1.0, at, at * at];
                    for j in 0..3 {
                        for i in 0..3 {
                            weights[j][i] += powers[j] * w[i];
                        }
                    }
                    for j in 0..2 {
                        for i in 0..2 {
                            residuals[j][i] += powers[j] * r[i];
                        }
                    }
                }
                self.add_cell(row * columns + column, &weights, &residuals, band);
            }
        }
        for node in 0..nodes {
            self.bands[node * band] += RIDGE;
        }
        solve_banded(&mut self.bands, band, &mut self.step)
    }

    /// Adds the sums of a cell to the matrix and the gradient of its four nodes.
    fn add_cell(
        &mut self,
        first: usize,
        weights: &[[f64; 3]; 3],
        residuals: &[[f64; 2]; 2],
        band: usize,
    ) {
        // A hat is 1 - t at its left node, and t at its right one.
        const HATS: [[f64; 2]; 2] = [[1.0, -1.0], [0.0, 1.0]];
        let node = |j: usize, i: usize| first + j * self.columns + i;
        let corners = [(0, 0), (0, 1), (1, 0), (1, 1)];
        for (j, i) in corners {
            let mut slope = 0.0;
            for (p, q) in corners {
                slope += HATS[j][p] * HATS[i][q] * residuals[p][q];
            }
            self.step[node(j, i)] += slope;
            for (l, k) in corners {
                let (high, low) = (node(j, i), node(l, k));
                if high < low {
                    continue;
                }
                let mut sum = 0.0;
                for (p, q) in corners {
                    for (r, s) in corners {
                        let hats = HATS[j][p] * HATS[i][q] * HATS[l][r] * HATS[k][s];
                        sum += hats * weights[p + r][q + s];
                    }
                }
                self.bands[high * band + (high - low)] += sum;
            }
        }
    }

    /// Takes the step; the means follow.
    #[inline(always)]
    fn apply(&mut self, images: &mut Images) -> [f32; 2] {
        for (node, step) in self.nodes.iter_mut().zip(&self.step) {
            let next = (*node + *step as f32).max(LEAST_PART * *node).max(LEAST);
            *node = next;
        }
        self.means.clear();
        self.means.extend_from_slice(&self.pixels);
        self.fill(images.height);
        let (mut fall, mut rise) = (0.0f32, 0.0f32);
        for y in 0..images.height {
            let row = images.row(y);
            let means = &mut images.means[row];
            let old = &self.means[y * self.width..][..self.width];
            for ((mean, new), old) in means.iter_mut().zip(self.row(y)).zip(old) {
                *mean += new - old;
                let change = (new - old) / old;
                fall = fall.max(-change);
                rise = rise.max(change);
            }
        }
        [fall, rise]
    }
}

/// The first value of a node, from means of 3x3 pixels around it: their median if they differ by noise alone,
/// else a low quantile, as there is light of emitters.
fn first_node(sample: &mut [f32]) -> f32 {
    if sample.is_empty() {
        return LEAST;
    }
    let len = sample.len();
    let mut at = |rank: usize| *sample.select_nth_unstable_by(rank, f32::total_cmp).1;
    let (low, median) = (at(len / QUANTILE), at(len / 2));
    // The standard deviation of a mean of nine Poisson counts.
    let noise = (low.max(0.0) / 9.0).sqrt();
    match median - low < MOST_NOISE * noise {
        true => median,
        false => low,
    }
}

/// A step of the background.
struct Improve<'a> {
    background: &'a mut Background,
    images: &'a mut Images,
}

impl NullaryFnOnce for Improve<'_> {
    type Output = [f32; 2];

    #[inline(always)]
    fn call(self) -> [f32; 2] {
        match self.background.solve(self.images) {
            true => self.background.apply(self.images),
            false => [0.0; 2],
        }
    }
}

/// Sums of weights and residuals along a row of a cell, times powers of the place.
#[inline(always)]
fn row_sums(values: &[f32], means: &[f32], pitch: usize) -> ([f64; 3], [f64; 2]) {
    const LANES: usize = 8;
    let per_pixel = 1.0 / pitch as f32;
    let mut sums = [[0.0f32; LANES]; 5];
    for (block, (values, means)) in values.chunks(LANES).zip(means.chunks(LANES)).enumerate() {
        for (lane, (value, mean)) in values.iter().zip(means).enumerate() {
            let at = (block * LANES + lane) as f32 * per_pixel;
            let w = 1.0 / mean;
            let r = (value - mean) * w;
            sums[0][lane] += w;
            sums[1][lane] += w * at;
            sums[2][lane] += w * at * at;
            sums[3][lane] += r;
            sums[4][lane] += r * at;
        }
    }
    let total = |k: usize| f64::from(sums[k].iter().sum::<f32>());
    ([total(0), total(1), total(2)], [total(3), total(4)])
}

/// Solves a symmetric system by Cholesky's factor: entry `d` of a row's band is that `d` columns before
/// the diagonal. False if the matrix is not positive.
#[inline(always)]
fn solve_banded(bands: &mut [f64], band: usize, x: &mut [f64]) -> bool {
    let n = x.len();
    for i in 0..n {
        let reach = i.min(band - 1);
        for d in (0..=reach).rev() {
            let j = i - d;
            let mut sum = bands[i * band + d];
            // Both rows reach back to the later of their first columns.
            let first = (i - reach).max(j.saturating_sub(band - 1));
            for k in first..j {
                sum -= bands[i * band + (i - k)] * bands[j * band + (j - k)];
            }
            if d > 0 {
                bands[i * band + d] = sum / bands[j * band];
            } else if sum > 0.0 {
                bands[i * band] = sum.sqrt();
            } else {
                return false;
            }
        }
    }
    for i in 0..n {
        for d in 1..=i.min(band - 1) {
            x[i] -= bands[i * band + d] * x[i - d];
        }
        x[i] /= bands[i * band];
    }
    for i in (0..n).rev() {
        for d in 1..=(n - 1 - i).min(band - 1) {
            x[i] -= bands[(i + d) * band + d] * x[i + d];
        }
        x[i] /= bands[i * band];
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_banded_system_is_solved() {
        // 2 on the diagonal, -1 beside it: the solution of ones is i (n + 1 - i) / 2.
        let n = 6;
        let mut bands: Vec<f64> = (0..n).flat_map(|_| [2.0, -1.0, 0.0]).collect();
        let mut x = vec![1.0; n];
        assert!(solve_banded(&mut bands, 3, &mut x));
        for (i, x) in x.iter().enumerate() {
            let i = i as f64 + 1.0;
            let expected = i * (n as f64 + 1.0 - i) / 2.0;
            assert!((x - expected).abs() < 1e-12, "{x} {expected}");
        }
        assert!(!solve_banded(&mut [-1.0], 1, &mut [1.0]));
    }
}
