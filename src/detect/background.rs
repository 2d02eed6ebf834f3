//! The background of a frame, in blocks: medians of neighbouring blocks' means, which spots hardly move.

/// Pixels along a block's side.
pub(super) const BLOCK: usize = 16;

/// The blocks of frames of one size; those at the right and lower border take what is left over.
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

    /// The block that a pixel's row is in.
    pub fn row(&self, y: usize) -> usize {
        (y / BLOCK).min(self.rows - 1)
    }

    /// The pixels of a column of blocks.
    pub fn across(&self, column: usize) -> std::ops::Range<usize> {
        let last = column + 1 == self.columns;
        column * BLOCK..if last {
            self.width
        } else {
            (column + 1) * BLOCK
        }
    }

    /// Whether a row is the last one of its blocks.
    pub fn ends(&self, y: usize) -> bool {
        y + 1 == self.height || self.row(y + 1) != self.row(y)
    }

    /// Medians over each block and its neighbours.
    pub fn smooth(&self, means: &[f32], smooth: &mut Vec<f32>) {
        smooth.clear();
        let around = |at: usize, most: usize| at.saturating_sub(1)..(at + 2).min(most);
        for row in 0..self.rows {
            for column in 0..self.columns {
                let mut values = [0.0f32; 9];
                let mut n = 0;
                for r in around(row, self.rows) {
                    for c in around(column, self.columns) {
                        values[n] = means[r * self.columns + c];
                        n += 1;
                    }
                }
                let values = &mut values[..n];
                values.sort_unstable_by(f32::total_cmp);
                smooth.push(0.5 * (values[(n - 1) / 2] + values[n / 2]));
            }
        }
    }

    /// The value at a pixel, between the centres of blocks.
    pub fn between(&self, values: &[f32], x: usize, y: usize) -> f32 {
        let along = |at: usize, most: usize| {
            let place = (at as f32 + 0.5) / BLOCK as f32 - 0.5;
            let place = place.clamp(0.0, (most - 1) as f32);
            let first = (place as usize).min(most.saturating_sub(2));
            (first, (first + 1).min(most - 1), place - first as f32)
        };
        let (left, right, u) = along(x, self.columns);
        let (upper, lower, v) = along(y, self.rows);
        let at = |row: usize, column: usize| values[row * self.columns + column];
        let above = at(upper, left) * (1.0 - u) + at(upper, right) * u;
        let below = at(lower, left) * (1.0 - u) + at(lower, right) * u;
        above * (1.0 - v) + below * v
    }

    /// The least value of each block and its neighbours: nothing [`between`](Self::between) them is below it.
    pub fn least(&self, values: &[f32], row: usize, column: usize) -> f32 {
        let mut least = f32::INFINITY;
        for r in row.saturating_sub(1)..(row + 2).min(self.rows) {
            for c in column.saturating_sub(1)..(column + 2).min(self.columns) {
                least = least.min(values[r * self.columns + c]);
            }
        }
        least
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pixel_is_in_one_block_and_no_value_leaves_the_bounds() {
        for (width, height) in [(5, 7), (16, 16), (31, 33), (100, 47)] {
            let blocks = Blocks::new(width, height);
            let n = blocks.columns * blocks.rows;
            let values: Vec<f32> = (0..n).map(|i| ((i * 7919) % 13) as f32).collect();
            let covered: usize = (0..blocks.columns).map(|c| blocks.across(c).len()).sum();
            let column = |x| (0..blocks.columns).find(|&c| blocks.across(c).contains(&x));
            let column = |x| column(x).expect("every pixel is in a block");
            assert_eq!(covered, width);
            assert_eq!((0..height).filter(|&y| blocks.ends(y)).count(), blocks.rows);
            for y in 0..height {
                for x in 0..width {
                    let value = blocks.between(&values, x, y);
                    let least = blocks.least(&values, blocks.row(y), column(x));
                    assert!(
                        value >= least - 1e-4 && value <= 12.0001,
                        "{x} {y}: {value}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_bright_block_does_not_move_the_background() {
        let blocks = Blocks::new(80, 80);
        let mut means = vec![10.0; 25];
        means[12] = 500.0;
        let mut smooth = Vec::new();
        blocks.smooth(&means, &mut smooth);
        assert!(smooth.iter().all(|&b| b == 10.0));
    }
}
