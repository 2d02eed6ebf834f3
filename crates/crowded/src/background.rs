//! The background of a frame: smooth, bilinear between nodes.

use crate::bands::Bands;
use crate::images::{Images, MASKED};
use crate::lanes::{LANES, Lanes, NUMBERS, Work, run};
use crate::psf::Psf;

/// The pitch of the nodes, widths of the PSF: emitters cannot pass for background.
const PITCH: f64 = 16.0;

/// The most nodes along an axis: the time of a step is that of the fourth power.
const MOST_NODES: usize = 64;

/// Pixels between means of 3x3 pixels that the first background is made of.
const APART: usize = 3;

/// The part of the means of 3x3 pixels that is below the first background.
const QUANTILE: usize = 10;

/// Standard deviations from that quantile to the median, if there is noise alone: 1.28, and as much again for
/// chance and read noise.
const MOST_NOISE: f32 = 2.0;

/// The least background, photoelectrons a pixel.
const LEAST: f32 = 0.05;

/// The least first background.
const LEAST_FIRST: f32 = 0.2;

/// The least part of a node that a step leaves.
const LEAST_PART: f32 = 0.3;

/// The most that a step makes of a node, as a part of it or of a photoelectron.
const MOST_PART: f32 = 3.0;

/// The background of a frame.
#[derive(Debug, Default)]
pub(crate) struct Background {
    /// Pixels of a line: those of a row in whole vectors.
    stride: usize,
    pitch: usize,
    /// Nodes along x.
    columns: usize,
    nodes: Vec<f32>,
    /// The nodes when emitters were told of their change last.
    told: Vec<f32>,
    /// Each row of nodes with the pixels between them.
    lines: Vec<f32>,
}

impl Background {
    /// The background at a pixel.
    pub fn at(&self, x: usize, y: usize) -> f32 {
        let (above, below, part) = self.lines(y);
        above[x] + part * (below[x] - above[x])
    }

    /// The lines of nodes above and below a row, and the row's part of the way.
    #[inline(always)]
    fn lines(&self, y: usize) -> (&[f32], &[f32], f32) {
        let node = y / self.pitch;
        let (above, below) = self.lines[node * self.stride..].split_at(self.stride);
        (
            above,
            &below[..self.stride],
            (y % self.pitch) as f32 / self.pitch as f32,
        )
    }

    /// Writes the background, the light that is known and the variance of the read noise to the means.
    #[inline(always)]
    pub fn draw<L: Lanes>(&self, l: L, images: &mut Images) {
        for y in 0..images.height {
            let (above, below, part) = self.lines(y);
            let part = l.splat(part);
            let begin = images.row(y).start;
            for x in (0..images.width).step_by(LANES) {
                let (a, b) = (l.load(above, x), l.load(below, x));
                let background = l.add_product(a, part, l.sub(b, a));
                let light = l.load(&images.light, begin + x);
                let known = l.add(l.load(&images.variances, begin + x), light);
                l.store(&mut images.means, begin + x, l.add(background, known));
            }
        }
    }

    fn rows(&self) -> usize {
        self.nodes.len() / self.columns
    }

    /// The first background: a low quantile of means of 3x3 pixels around each node. It has what light that stays
    /// has everywhere around a node, so that it can follow changes, and the images keep the rest of that light.
    pub fn begin(&mut self, images: &mut Images, psf: &Psf) {
        let [width, height] = [images.width, images.height];
        let pitch = (PITCH * psf.sigma).round().max(8.0) as usize;
        // A window has pixels of two cells at most: that of an astigmatic PSF may be wide.
        let pitch = pitch.max(psf.side());
        let pitch = pitch.max(width.max(height).div_ceil(MOST_NODES - 1));
        let along = |side: usize| (side - 1) / pitch + 2;
        self.stride = width.next_multiple_of(LANES);
        self.pitch = pitch;
        self.columns = along(width);
        if images.has_light {
            self.fill_nodes(images, true, |means, _| lowest(means));
            for y in 0..height {
                for (x, at) in images.row(y).enumerate() {
                    images.light[at] = (images.light[at] - self.at(x, y)).max(0.0);
                }
            }
        }
        self.fill_nodes(images, false, first_node);
        self.told.clone_from(&self.nodes);
    }

    /// Makes each node what `node_of` says of means of 3x3 pixels around it, and of the mean of the light that is
    /// known. The means are those of that light, or of what is beyond it.
    fn fill_nodes(
        &mut self,
        images: &Images,
        of_light: bool,
        node_of: impl Fn(&mut [f32], f32) -> f32,
    ) {
        let ([width, height], pitch) = ([images.width, images.height], self.pitch);
        let along = |side: usize| (side - 1) / pitch + 2;
        let columns = width.div_ceil(APART);
        let [means, lights] = run(Means { images, of_light });
        self.nodes.clear();
        let mut sample = Vec::new();
        for j in 0..along(height) {
            for i in 0..along(width) {
                let around = |node: usize, side: usize| {
                    let at = node * pitch;
                    let first = at.saturating_sub(pitch).min(side - 1);
                    first / APART..(at + pitch).min(side).div_ceil(APART)
                };
                sample.clear();
                let mut light = 0.0;
                for y in around(j, height) {
                    let row = y * columns..(y + 1) * columns;
                    let (means, lights) = (&means[row.clone()], &lights[row]);
                    let finite = means[around(i, width)]
                        .iter()
                        .filter(|mean| mean.is_finite());
                    sample.extend(finite);
                    light += lights[around(i, width)].iter().sum::<f32>();
                }
                let light = light / sample.len().max(1) as f32;
                self.nodes.push(node_of(&mut sample, light));
            }
        }
        self.fill();
    }

    /// Computes the lines from the nodes.
    fn fill(&mut self) {
        let (stride, pitch, columns) = (self.stride, self.pitch, self.columns);
        self.lines.resize(self.rows() * stride, 0.0);
        let nodes = self.nodes.chunks_exact(columns);
        for (line, nodes) in self.lines.chunks_exact_mut(stride).zip(nodes) {
            for (cell, out) in line.chunks_mut(pitch).enumerate() {
                let left = nodes[cell.min(columns - 1)];
                let right = nodes[(cell + 1).min(columns - 1)];
                let slope = (right - left) / pitch as f32;
                for (x, out) in out.iter_mut().enumerate() {
                    *out = left + slope * x as f32;
                }
            }
        }
    }

    /// The gradient and the matrix of the nodes. The images have been weighed.
    pub fn assemble(&self, images: &Images, bands: &mut Bands) {
        run(Assemble {
            background: self,
            images,
            bands,
        });
    }

    /// The nodes around a window, given its first pixel.
    pub fn hats(&self, first: [i32; 2]) -> Hats {
        let along = |at: i32, nodes: usize| {
            let node = (at.max(0) as usize / self.pitch).min(nodes - 2);
            let from = at - (node * self.pitch) as i32;
            (node, from as f32 / self.pitch as f32)
        };
        let (column, x) = along(first[0], self.columns);
        let (row, y) = along(first[1], self.rows());
        Hats {
            first: [column, row],
            last: [self.columns - 1, self.rows() - 1],
            from: [x, y],
            pixel: 1.0 / self.pitch as f32,
        }
    }

    /// Adds a step to the nodes.
    pub fn add(&mut self, step: &[f64]) {
        for (node, step) in self.nodes.iter_mut().zip(step) {
            let next = *node + *step as f32;
            let within = next.clamp(LEAST_PART * *node, MOST_PART * node.max(1.0));
            *node = within.max(LEAST);
        }
        self.fill();
    }

    /// The nodes.
    pub fn nodes(&self) -> &[f32] {
        &self.nodes
    }

    /// Replaces the nodes.
    pub fn set(&mut self, nodes: &[f32]) {
        self.nodes.copy_from_slice(nodes);
        self.fill();
    }

    /// The largest relative fall and rise of a node since emitters were told, if one is above `told`: then
    /// they are told.
    pub fn change(&mut self, told: f32) -> [f32; 2] {
        let (mut fall, mut rise) = (0.0f32, 0.0f32);
        for (node, old) in self.nodes.iter().zip(&self.told) {
            let change = (node - old) / old;
            fall = fall.max(-change);
            rise = rise.max(change);
        }
        if fall.max(rise) > told {
            self.told.clone_from(&self.nodes);
        }
        [fall, rise]
    }

    #[inline(always)]
    fn assemble_bands<L: Lanes>(&self, l: L, images: &Images, bands: &mut Bands) {
        let (pitch, columns, rows) = (self.pitch, self.columns, self.rows());
        // A node is coupled with those of its own row and the next.
        bands.begin(columns * rows, columns + 2);
        bands.sums.resize(SUMS * self.stride, 0.0);
        for row in 0..rows - 1 {
            let lines = row * pitch..((row + 1) * pitch).min(images.height);
            // Sums along y of weights and residuals, times powers of the place in the cell.
            for x in (0..images.width).step_by(LANES) {
                let mut sums = [l.zero(); SUMS];
                for y in lines.clone() {
                    let begin = images.index(x as i32, y as i32);
                    let w = l.load(&images.weights, begin);
                    let r = l.load(&images.residuals, begin);
                    let at = l.splat((y - lines.start) as f32 / pitch as f32);
                    let weighted = l.mul(w, at);
                    sums[0] = l.add(sums[0], w);
                    sums[1] = l.add(sums[1], weighted);
                    sums[2] = l.add_product(sums[2], weighted, at);
                    sums[3] = l.add(sums[3], r);
                    sums[4] = l.add_product(sums[4], r, at);
                }
                for (k, sum) in sums.into_iter().enumerate() {
                    l.store(&mut bands.sums, k * self.stride + x, sum);
                }
            }
            for column in 0..columns - 1 {
                let cell = column * pitch..((column + 1) * pitch).min(images.width);
                let (mut weights, mut residuals) = ([[0.0; 3]; 3], [[0.0; 2]; 2]);
                for x in cell.clone() {
                    let at = (x - cell.start) as f64 / pitch as f64;
                    let sum = |k: usize| f64::from(bands.sums[k * self.stride + x]);
                    for j in 0..3 {
                        let weighted = sum(j) * at;
                        weights[j][0] += sum(j);
                        weights[j][1] += weighted;
                        weights[j][2] += weighted * at;
                    }
                    for j in 0..2 {
                        residuals[j][0] += sum(3 + j);
                        residuals[j][1] += sum(3 + j) * at;
                    }
                }
                if !cell.is_empty() {
                    bands.add_cell(row * columns + column, columns, &weights, &residuals);
                }
            }
        }
        bands.add_ridge();
    }
}

/// Sums along y of a cell: of the weights three, of the residuals two.
const SUMS: usize = 5;

/// The nodes around a window: three along each axis, as it reaches into two cells at most.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hats {
    /// The column and the row of the first node, and of the last of the frame.
    first: [usize; 2],
    last: [usize; 2],
    /// The first pixel, from the first node on, and the length of a pixel. The unit is a cell.
    from: [f32; 2],
    pixel: f32,
}

impl Hats {
    /// The number of the first node of each row of nodes that has pixels of a window of this side. The two nodes behind
    /// it may be beyond the last: then they have no pixels.
    pub fn rows_of_nodes(&self, side: usize) -> impl Iterator<Item = u32> + use<> {
        let reach = self.from[1] + (side - 1) as f32 * self.pixel;
        let rows = if reach <= 1.0 { 2 } else { 3 };
        let last = (self.first[1] + rows - 1).min(self.last[1]);
        let (columns, first) = (self.last[0] + 1, self.first[0]);
        (self.first[1]..=last).map(move |row| (row * columns + first) as u32)
    }

    /// A row of pixels, from the second row of nodes on. Of a row before it, the first row of nodes has this part,
    /// less than 0; of one behind it, the third. The second has the rest.
    #[inline(always)]
    pub fn beyond_second(&self, row: usize) -> f32 {
        (self.from[1] - 1.0) + row as f32 * self.pixel
    }

    /// The parts that the columns of nodes have of columns of pixels, from this one on.
    #[inline(always)]
    pub fn parts_of_columns<L: Lanes>(&self, l: L, column: usize) -> [L::Vector; 3] {
        let column = l.add(l.vector(NUMBERS), l.splat(column as f32));
        let at = l.mul(column, l.splat(self.pixel));
        let at = l.add(at, l.splat(self.from[0]));
        let one = l.splat(1.0);
        let first = l.max(l.sub(one, at), l.zero());
        let last = l.max(l.sub(at, one), l.zero());
        [first, l.sub(l.sub(one, first), last), last]
    }
}

/// Means of 3x3 pixels that are usable, of the light that is known or of what is beyond it, and those of that light.
/// Means that share pixels say little more, so there is one for each 3x3.
struct Means<'a> {
    images: &'a Images,
    of_light: bool,
}

impl Work for Means<'_> {
    type Output = [Vec<f32>; 2];

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) -> [Vec<f32>; 2] {
        let Self { images, of_light } = self;
        let [width, height] = [images.width, images.height];
        let (mut means, mut lights) = (Vec::new(), Vec::new());
        // Sums along y, of the pixels from the one before the row on: values, light and count.
        let len = (width + 2).next_multiple_of(LANES);
        let mut sums = [(); 3].map(|()| vec![0.0; len]);
        for y in (0..height).step_by(APART) {
            for block in (0..len).step_by(LANES) {
                let mut all = [l.zero(); 3];
                for j in -1..=1 {
                    let at = images.index(-1, y as i32 + j) + block;
                    let variance = l.load(&images.variances, at);
                    let is_usable = l.sub(variance, l.splat(MASKED));
                    let usable = |value| l.by_sign(is_usable, value, l.zero());
                    let light = l.load(&images.light, at);
                    let value = match of_light {
                        true => light,
                        false => l.sub(l.sub(l.load(&images.values, at), variance), light),
                    };
                    all[0] = l.add(all[0], usable(value));
                    all[1] = l.add(all[1], usable(light));
                    all[2] = l.add(all[2], usable(l.splat(1.0)));
                }
                for (sums, sum) in sums.iter_mut().zip(all) {
                    l.store(sums, block, sum);
                }
            }
            for x in (0..width).step_by(APART) {
                let [sum, light, count] =
                    [0, 1, 2].map(|k: usize| sums[k][x] + sums[k][x + 1] + sums[k][x + 2]);
                means.push(if count > 0.0 { sum / count } else { f32::NAN });
                lights.push(if count > 0.0 { light / count } else { 0.0 });
            }
        }
        [means, lights]
    }
}

/// The least of means of 3x3 pixels; 0 of none, and of negative ones.
fn lowest(sample: &mut [f32]) -> f32 {
    let least = sample.iter().copied().reduce(f32::min);
    least.unwrap_or_default().max(0.0)
}

/// The first value of a node, from means of 3x3 pixels around it without the light that is known: their median if
/// they differ by noise alone, else a low quantile, as there is light of emitters. `light` is the mean of that
/// light, which has noise, too.
fn first_node(sample: &mut [f32], light: f32) -> f32 {
    if sample.is_empty() {
        return LEAST_FIRST;
    }
    let len = sample.len();
    let (lower, median, _) = sample.select_nth_unstable_by(len / 2, f32::total_cmp);
    let median = *median;
    let rank = len / QUANTILE;
    let low = match lower.is_empty() {
        true => median,
        false => *lower.select_nth_unstable_by(rank, f32::total_cmp).1,
    };
    // The standard deviation of a mean of nine Poisson counts.
    let noise = ((low.max(0.0) + light) / 9.0).sqrt();
    let node = match median - low < MOST_NOISE * noise {
        true => median,
        false => low,
    };
    node.max(LEAST_FIRST)
}

/// The matrix and the gradient of the nodes.
struct Assemble<'a> {
    background: &'a Background,
    images: &'a Images,
    bands: &'a mut Bands,
}

impl Work for Assemble<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        self.background.assemble_bands(l, self.images, self.bands);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::dense::xynb;

    #[test]
    fn large_frames_have_the_most_nodes_at_most() {
        let psf = xynb();
        for width in [1407, 2048, 4000] {
            let mut images = Images::default();
            images.reserve([width, 16], LANES + psf.padded_side());
            for y in 0..16 {
                let row = images.row(y);
                images.values[row.clone()].fill(20.0);
                images.variances[row].fill(0.0);
            }
            let mut background = Background::default();
            background.begin(&mut images, &psf);
            let columns = background.columns;
            assert!(
                (MOST_NODES / 2..=MOST_NODES).contains(&columns),
                "{columns}"
            );
        }
    }
}
