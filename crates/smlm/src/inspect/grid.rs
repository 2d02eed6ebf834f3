//! The blocks of pixels that are measured.

use gaussmle_io::movie::Shape;

/// Pixels along a side of a block. A spot covers one to four blocks.
pub(super) const SIDE: usize = 8;

/// The blocks that are measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    columns: usize,
    rows: usize,
    /// The distance of neighbours along both axes, in blocks.
    step: usize,
}

impl Grid {
    /// At most `most` blocks: of larger frames, every second or third along both axes.
    pub fn of(shape: Shape, most: usize) -> Self {
        let (columns, rows) = (shape.width / SIDE, shape.height / SIDE);
        let mut step = 1;
        while columns.div_ceil(step) * rows.div_ceil(step) > most {
            step += 1;
        }
        Self {
            columns: columns.div_ceil(step),
            rows: rows.div_ceil(step),
            step,
        }
    }

    pub fn len(&self) -> usize {
        self.columns * self.rows
    }

    /// The first row and column of a block, in pixels.
    pub fn corner(&self, block: usize) -> (usize, usize) {
        let (row, column) = (block / self.columns, block % self.columns);
        (row * self.step * SIDE, column * self.step * SIDE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAX_BLOCKS: usize = 1 << 16;

    #[test]
    fn blocks_are_spread_over_large_frames() {
        let grid = |height, width| {
            let shape = Shape {
                frames: 1,
                height,
                width,
            };
            Grid::of(shape, MAX_BLOCKS)
        };
        let small = grid(17, 40);
        assert_eq!((small.len(), small.step), (10, 1));
        assert_eq!(small.corner(7), (8, 16));
        assert_eq!(grid(2048, 2048).len(), MAX_BLOCKS);
        assert_eq!(grid(5, 5).len(), 0);
        for (height, width) in [(2048, 2056), (3200, 3200), (65_535, 8000)] {
            let found = grid(height, width);
            assert!(found.len() <= MAX_BLOCKS && found.len() > MAX_BLOCKS / 5);
            let (top, left) = found.corner(found.len() - 1);
            assert!(top + SIDE <= height && left + SIDE <= width);
            let far = (found.step + 1) * SIDE;
            assert!(top + far > height - SIDE && left + far > width - SIDE);
        }
    }
}
