//! The mean, the lowest and the highest value of each block of a frame.

use std::ops::Range;

use super::background::Blocks;
use super::frame::Frame;
use super::noise::Noise;
use super::values::Values;

/// Sums of integers below this are exact in f32, in any order.
const EXACT: f32 = 16_777_216.0;

/// Statistics of the blocks, row by row.
#[derive(Debug, Default)]
pub(super) struct BlockStatistics {
    /// Means, electrons.
    pub means: Vec<f32>,
    /// Values as the filter reads them: ADU, or weighted electrons of a camera with maps.
    pub lowest: Vec<f32>,
    pub highest: Vec<f32>,
}

/// The statistics of consecutive rows of blocks, which are computed together.
pub(super) struct BlockRows<'a> {
    rows: Range<usize>,
    means: &'a mut [f32],
    lowest: &'a mut [f32],
    highest: &'a mut [f32],
}

/// The statistics of pixel columns in a row of blocks.
#[derive(Debug, Default)]
pub(super) struct ColumnStatistics {
    integers: Columns<u32, u16>,
    floats: Columns<f32, f32>,
    lines: Vec<f32>,
}

/// The sum and the extremes of each pixel column over a row of blocks.
#[derive(Debug, Default)]
struct Columns<S, V> {
    sums: Vec<S>,
    lowest: Vec<V>,
    highest: Vec<V>,
}

/// The sum and the extremes of a block.
struct Sum {
    sum: f32,
    lowest: f32,
    highest: f32,
}

impl BlockStatistics {
    /// Makes room for the statistics of a frame, in at most this number of parts.
    pub fn split(&mut self, blocks: &Blocks, parts: usize) -> impl Iterator<Item = BlockRows<'_>> {
        let (columns, all) = (blocks.columns, blocks.rows);
        for values in [&mut self.means, &mut self.lowest, &mut self.highest] {
            values.resize(columns * all, 0.0);
        }
        let rows = all.div_ceil(parts.max(1));
        let means = self.means.chunks_mut(rows * columns);
        let lowest = self.lowest.chunks_mut(rows * columns);
        let highest = self.highest.chunks_mut(rows * columns);
        let parts = means.zip(lowest).zip(highest).enumerate();
        parts.map(move |(part, ((means, lowest), highest))| BlockRows {
            rows: part * rows..((part + 1) * rows).min(all),
            means,
            lowest,
            highest,
        })
    }
}

impl ColumnStatistics {
    /// Computes the statistics of rows of blocks.
    #[inline(always)]
    pub fn fill(&mut self, values: Values<'_>, blocks: &Blocks, out: BlockRows<'_>) {
        let BlockRows {
            rows: block_rows,
            means,
            lowest,
            highest,
        } = out;
        let first = block_rows.start * blocks.columns;
        for row in block_rows {
            let rows = blocks.pixel_rows(row);
            let are_exact = match (values.frame, values.noise) {
                (Frame::U16(pixels), Noise::Uniform(_)) => {
                    let pixels = &pixels[rows.start * values.width..rows.end * values.width];
                    self.integers.set(pixels, values.width);
                    let sums = |column| self.integers.sum(blocks.pixel_columns(column)).sum;
                    (0..blocks.columns).all(|column| sums(column) < EXACT)
                }
                _ => false,
            };
            if !are_exact {
                self.floats.set(values, rows.clone(), &mut self.lines);
            }
            for column in 0..blocks.columns {
                let columns = blocks.pixel_columns(column);
                let pixels = rows.len() * columns.len();
                let sum = match are_exact {
                    true => self.integers.sum(columns),
                    false => self.floats.sum(columns),
                };
                let block = row * blocks.columns + column;
                means[block - first] = mean(&sum, pixels, block, values.noise);
                lowest[block - first] = sum.lowest;
                highest[block - first] = sum.highest;
            }
        }
    }
}

/// The mean of a block from its sum, electrons.
#[inline(always)]
fn mean(sum: &Sum, pixels: usize, block: usize, noise: &Noise) -> f32 {
    match noise {
        Noise::Uniform(camera) => (sum.sum / pixels as f32 - camera.offset_adu) * camera.gain,
        Noise::Maps(maps) => {
            let weight = maps.block_weight[block];
            if weight > 0.0 { sum.sum / weight } else { 0.0 }
        }
    }
}

impl<S: Clone, V: Clone> Columns<S, V> {
    #[inline(always)]
    fn reset(&mut self, width: usize, zero: S, [lowest, highest]: [V; 2]) {
        self.sums.clear();
        self.sums.resize(width, zero);
        self.lowest.clear();
        self.lowest.resize(width, highest);
        self.highest.clear();
        self.highest.resize(width, lowest);
    }
}

/// Rows that are added at once.
const ROWS: usize = 4;

impl Columns<u32, u16> {
    /// Computes the sums and extremes over rows of pixels.
    #[inline(always)]
    fn set(&mut self, pixels: &[u16], width: usize) {
        self.reset(width, 0, [0, u16::MAX]);
        let mut groups = pixels.chunks_exact(ROWS * width);
        for group in &mut groups {
            let mut rows = group.chunks_exact(width);
            let rows: [&[u16]; ROWS] = std::array::from_fn(|_| rows.next().unwrap_or_default());
            self.add(rows);
        }
        for row in groups.remainder().chunks_exact(width) {
            self.add([row]);
        }
    }

    /// Adds rows of equal length.
    #[inline(always)]
    fn add<const N: usize>(&mut self, rows: [&[u16]; N]) {
        let width = self.sums.len();
        let rows = rows.map(|row| &row[..width]);
        let sums = &mut self.sums[..width];
        let (lowest, highest) = (&mut self.lowest[..width], &mut self.highest[..width]);
        for x in 0..width {
            let (mut sum, mut low, mut high) = (sums[x], lowest[x], highest[x]);
            for row in &rows {
                sum += u32::from(row[x]);
                low = low.min(row[x]);
                high = high.max(row[x]);
            }
            (sums[x], lowest[x], highest[x]) = (sum, low, high);
        }
    }

    /// The sum and extremes of a block. A sum of [`EXACT`] and more is rounded.
    #[inline(always)]
    fn sum(&self, columns: Range<usize>) -> Sum {
        let sums = &self.sums[columns.clone()];
        let (lowest, highest) = (&self.lowest[columns.clone()], &self.highest[columns]);
        let (mut sum, mut low, mut high) = (0, u16::MAX, 0);
        for ((&s, &l), &h) in sums.iter().zip(lowest).zip(highest) {
            sum += s;
            low = low.min(l);
            high = high.max(h);
        }
        Sum {
            sum: sum as f32,
            lowest: low.into(),
            highest: high.into(),
        }
    }
}

impl Columns<f32, f32> {
    /// Computes the sums and extremes over rows of values.
    #[inline(always)]
    fn set(&mut self, values: Values<'_>, rows: Range<usize>, lines: &mut Vec<f32>) {
        let width = values.width;
        self.reset(width, 0.0, [f32::NEG_INFINITY, f32::INFINITY]);
        lines.resize(ROWS * width, 0.0);
        let end = rows.end;
        for y in rows.step_by(ROWS) {
            let count = ROWS.min(end - y);
            for (y, line) in (y..y + count).zip(lines.chunks_exact_mut(width)) {
                values.load(0, y, line);
            }
            let mut loaded = lines.chunks_exact(width);
            if count == ROWS {
                self.add::<ROWS>(std::array::from_fn(|_| loaded.next().unwrap_or_default()));
            } else {
                for line in loaded.take(count) {
                    self.add([line]);
                }
            }
        }
    }

    /// Adds rows of equal length, one after the other.
    #[inline(always)]
    fn add<const N: usize>(&mut self, rows: [&[f32]; N]) {
        let width = self.sums.len();
        let rows = rows.map(|row| &row[..width]);
        let sums = &mut self.sums[..width];
        let (lowest, highest) = (&mut self.lowest[..width], &mut self.highest[..width]);
        for x in 0..width {
            let (mut sum, mut low, mut high) = (sums[x], lowest[x], highest[x]);
            for row in &rows {
                let value = row[x];
                sum += value;
                low = if value < low { value } else { low };
                high = if value > high { value } else { high };
            }
            (sums[x], lowest[x], highest[x]) = (sum, low, high);
        }
    }

    /// The sum and extremes of a block, from left to right.
    #[inline(always)]
    fn sum(&self, columns: Range<usize>) -> Sum {
        let (lowest, highest) = (
            &self.lowest[columns.clone()],
            &self.highest[columns.clone()],
        );
        let (mut low, mut high) = (f32::INFINITY, f32::NEG_INFINITY);
        for (&l, &h) in lowest.iter().zip(highest) {
            low = if l < low { l } else { low };
            high = if h > high { h } else { high };
        }
        Sum {
            sum: self.sums[columns].iter().sum(),
            lowest: low,
            highest: high,
        }
    }
}
