//! The background of a frame in blocks: medians of the means of neighbouring blocks, which spots
//! hardly change.

use std::ops::Range;

/// Pixels along a side of a block.
pub(super) const BLOCK: usize = 16;

/// The grid of blocks of a frame. Blocks at the right and lower border include the remaining
/// pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blocks {
    pub columns: usize,
    pub rows: usize,
    width: usize,
    height: usize,
}

impl Blocks {
    pub fn new(width: usize, height: usize) -> Self {
        Self {
            columns: (width / BLOCK).max(1),
            rows: (height / BLOCK).max(1),
            width,
            height,
        }
    }

    /// The row of blocks that contains a row of pixels.
    pub fn row_of(&self, y: usize) -> usize {
        (y / BLOCK).min(self.rows - 1)
    }

    /// The pixel columns of a column of blocks.
    pub fn pixel_columns(&self, column: usize) -> Range<usize> {
        let last = column + 1 == self.columns;
        column * BLOCK..if last {
            self.width
        } else {
            (column + 1) * BLOCK
        }
    }

    /// The pixel rows of a row of blocks.
    pub fn pixel_rows(&self, row: usize) -> Range<usize> {
        let last = row + 1 == self.rows;
        row * BLOCK..if last { self.height } else { (row + 1) * BLOCK }
    }

    /// The column of blocks that contains a column of pixels.
    pub fn column_of(&self, x: usize) -> usize {
        (x / BLOCK).min(self.columns - 1)
    }

    /// Computes the median over each block and its neighbours.
    #[inline(always)]
    pub fn median_filter(&self, means: &[f32], medians: &mut Vec<f32>) {
        let columns = self.columns;
        medians.clear();
        medians.resize(columns * self.rows, 0.0);
        for (row, out) in medians.chunks_exact_mut(columns).enumerate() {
            let is_inner = row > 0 && row + 1 < self.rows && columns > 2;
            if !is_inner {
                for (column, out) in out.iter_mut().enumerate() {
                    *out = self.median_at(means, row, column);
                }
                continue;
            }
            out[0] = self.median_at(means, row, 0);
            out[columns - 1] = self.median_at(means, row, columns - 1);
            let rows = [row - 1, row, row + 1].map(|row| &means[row * columns..][..columns]);
            medians_of_nine(rows, &mut out[1..columns - 1]);
        }
    }

    /// The median over a block and its neighbours.
    fn median_at(&self, means: &[f32], row: usize, column: usize) -> f32 {
        let mut values = [0.0f32; 9];
        let mut n = 0;
        for r in neighbours(row, self.rows) {
            for c in neighbours(column, self.columns) {
                values[n] = means[r * self.columns + c];
                n += 1;
            }
        }
        let values = &mut values[..n];
        values.sort_unstable_by(f32::total_cmp);
        0.5 * (values[(n - 1) / 2] + values[n / 2])
    }

    /// The value at a pixel, interpolated linearly between the centres of blocks.
    pub fn interpolate(&self, values: &[f32], x: usize, y: usize) -> f32 {
        let along = |pixel: usize, blocks: usize| {
            let position = (pixel as f32 + 0.5) / BLOCK as f32 - 0.5;
            let position = position.clamp(0.0, (blocks - 1) as f32);
            let first = (position as usize).min(blocks.saturating_sub(2));
            (first, (first + 1).min(blocks - 1), position - first as f32)
        };
        let (left, right, u) = along(x, self.columns);
        let (upper, lower, v) = along(y, self.rows);
        let at = |row: usize, column: usize| values[row * self.columns + column];
        let above = at(upper, left) * (1.0 - u) + at(upper, right) * u;
        let below = at(lower, left) * (1.0 - u) + at(lower, right) * u;
        above * (1.0 - v) + below * v
    }

    /// Computes the minimum over each block and its neighbours: a lower bound of
    /// [`interpolate`](Self::interpolate) in the block.
    #[inline(always)]
    pub fn min_filter(&self, values: &[f32], along_rows: &mut Vec<f32>, minima: &mut Vec<f32>) {
        let columns = self.columns;
        let min = |a: f32, b: f32| if a < b { a } else { b };
        along_rows.clear();
        along_rows.extend_from_slice(values);
        let rows = along_rows.chunks_exact_mut(columns);
        for (out, row) in rows.zip(values.chunks_exact(columns)) {
            for (out, right) in out.iter_mut().zip(&row[1..]) {
                *out = min(*out, *right);
            }
            for (out, left) in out[1..].iter_mut().zip(row) {
                *out = min(*out, *left);
            }
        }
        minima.clear();
        minima.extend_from_slice(along_rows);
        for (row, out) in minima.chunks_exact_mut(columns).enumerate() {
            for other in neighbours(row, self.rows) {
                let other = &along_rows[other * columns..][..columns];
                for (out, value) in out.iter_mut().zip(other) {
                    *out = min(*out, *value);
                }
            }
        }
    }
}

/// The medians of the nine values around each one of three rows, without the first and the last.
#[inline(always)]
fn medians_of_nine(rows: [&[f32]; 3], out: &mut [f32]) {
    let n = out.len();
    let [a, b, c] = rows.map(|row| [&row[..n], &row[1..n + 1], &row[2..n + 2]]);
    for i in 0..n {
        out[i] = median_of_nine([
            a[0][i], a[1][i], a[2][i], b[0][i], b[1][i], b[2][i], c[0][i], c[1][i], c[2][i],
        ]);
    }
}

/// The median, by a network of comparisons (Devillard). It has no branch, so loops of it are
/// vectorized.
#[inline(always)]
fn median_of_nine(mut values: [f32; 9]) -> f32 {
    macro_rules! sort {
        ($($low:literal $high:literal),*) => {$(
            let (a, b) = (values[$low], values[$high]);
            values[$low] = if a < b { a } else { b };
            values[$high] = if a < b { b } else { a };
        )*};
    }
    sort!(1 2, 4 5, 7 8, 0 1, 3 4, 6 7, 1 2, 4 5, 7 8, 0 3);
    sort!(5 8, 4 7, 3 6, 1 4, 2 5, 4 7, 4 2, 6 4, 4 2);
    values[4]
}

/// A block and its neighbours along one axis.
fn neighbours(block: usize, blocks: usize) -> Range<usize> {
    block.saturating_sub(1)..(block + 2).min(blocks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_cover_the_frame_and_interpolation_stays_above_the_minimum() {
        for (width, height) in [(5, 7), (16, 16), (31, 33), (100, 47), (320, 90)] {
            let blocks = Blocks::new(width, height);
            let n = blocks.columns * blocks.rows;
            let values: Vec<f32> = (0..n).map(|i| ((i * 7919) % 13) as f32).collect();
            let (mut minima, mut medians) = (Vec::new(), Vec::new());
            blocks.min_filter(&values, &mut Vec::new(), &mut minima);
            blocks.median_filter(&values, &mut medians);
            for (block, median) in medians.iter().enumerate() {
                let (row, column) = (block / blocks.columns, block % blocks.columns);
                assert_eq!(*median, blocks.median_at(&values, row, column));
            }
            let covered: usize = (0..blocks.columns)
                .map(|c| blocks.pixel_columns(c).len())
                .sum();
            let covered_rows: usize = (0..blocks.rows).map(|r| blocks.pixel_rows(r).len()).sum();
            assert_eq!((covered, covered_rows), (width, height));
            for y in 0..height {
                for x in 0..width {
                    let value = blocks.interpolate(&values, x, y);
                    let (row, column) = (blocks.row_of(y), blocks.column_of(x));
                    assert!(blocks.pixel_rows(row).contains(&y));
                    assert!(blocks.pixel_columns(column).contains(&x));
                    let min = minima[row * blocks.columns + column];
                    assert!(value >= min - 1e-4 && value <= 12.0001, "{x} {y}: {value}");
                }
            }
        }
    }

    #[test]
    fn a_bright_block_does_not_change_the_background() {
        let blocks = Blocks::new(80, 80);
        let mut means = vec![10.0; 25];
        means[12] = 500.0;
        let mut medians = Vec::new();
        blocks.median_filter(&means, &mut medians);
        assert!(medians.iter().all(|&b| b == 10.0));
    }
}
