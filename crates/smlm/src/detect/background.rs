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

    /// True if a row of pixels is the last one of its blocks.
    pub fn is_last_row(&self, y: usize) -> bool {
        y + 1 == self.height || self.row_of(y + 1) != self.row_of(y)
    }

    /// Computes the median over each block and its neighbours.
    pub fn median_filter(&self, means: &[f32], medians: &mut Vec<f32>) {
        medians.clear();
        for row in 0..self.rows {
            for column in 0..self.columns {
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
                medians.push(0.5 * (values[(n - 1) / 2] + values[n / 2]));
            }
        }
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

    /// The minimum over a block and its neighbours: a lower bound of
    /// [`interpolate`](Self::interpolate) in the block.
    pub fn neighbourhood_min(&self, values: &[f32], row: usize, column: usize) -> f32 {
        let mut min = f32::INFINITY;
        for r in neighbours(row, self.rows) {
            for c in neighbours(column, self.columns) {
                min = min.min(values[r * self.columns + c]);
            }
        }
        min
    }
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
        for (width, height) in [(5, 7), (16, 16), (31, 33), (100, 47)] {
            let blocks = Blocks::new(width, height);
            let n = blocks.columns * blocks.rows;
            let values: Vec<f32> = (0..n).map(|i| ((i * 7919) % 13) as f32).collect();
            let covered: usize = (0..blocks.columns)
                .map(|c| blocks.pixel_columns(c).len())
                .sum();
            let column = |x| (0..blocks.columns).find(|&c| blocks.pixel_columns(c).contains(&x));
            let column = |x| column(x).expect("every pixel is in a block");
            assert_eq!(covered, width);
            let last_rows = (0..height).filter(|&y| blocks.is_last_row(y)).count();
            assert_eq!(last_rows, blocks.rows);
            for y in 0..height {
                for x in 0..width {
                    let value = blocks.interpolate(&values, x, y);
                    let min = blocks.neighbourhood_min(&values, blocks.row_of(y), column(x));
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
