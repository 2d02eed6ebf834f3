//! The parts of a frame in which something has changed.

/// Pixels along a side of a tile: as many as a vector has.
pub(crate) const TILE: usize = crate::lanes::LANES;

/// Tiles that have changed.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    columns: usize,
    /// A change at a place marks the tiles of all pixels that are so near.
    around: usize,
    marked: Vec<bool>,
}

impl Changes {
    /// Begins with a frame that is new everywhere.
    pub fn begin(&mut self, [width, height]: [usize; 2], around: usize) {
        self.columns = width.div_ceil(TILE);
        self.around = around;
        self.marked.clear();
        self.marked
            .resize(self.columns * height.div_ceil(TILE), true);
    }

    /// Marks the tiles around a place.
    pub fn mark(&mut self, [x, y]: [f64; 2]) {
        let rows = self.marked.len() / self.columns;
        let tiles = |at: f64, count: usize| {
            let at = at.max(0.0) as usize;
            let last = ((at + self.around) / TILE).min(count - 1);
            (at.saturating_sub(self.around) / TILE).min(last)..=last
        };
        for row in tiles(y, rows) {
            for column in tiles(x, self.columns) {
                self.marked[row * self.columns + column] = true;
            }
        }
    }

    /// Marks all tiles.
    pub fn mark_all(&mut self) {
        self.marked.fill(true);
    }

    /// Marks none.
    pub fn clear(&mut self) {
        self.marked.fill(false);
    }

    /// True if a tile is marked.
    pub fn any(&self) -> bool {
        self.marked.contains(&true)
    }

    /// The first pixels of the marked tiles, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        let marked = self
            .marked
            .iter()
            .enumerate()
            .filter(|(_, marked)| **marked);
        marked.map(|(i, _)| [i % self.columns * TILE, i / self.columns * TILE])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tiles_around_a_change_are_marked() {
        let mut changes = Changes::default();
        changes.begin([40, 20], 5);
        assert_eq!(changes.tiles().count(), 6);
        changes.clear();
        assert!(!changes.any());
        changes.mark([14.0, 3.0]);
        assert_eq!(changes.tiles().collect::<Vec<_>>(), [[0, 0], [16, 0]]);
        changes.clear();
        changes.mark([39.4, 19.4]);
        assert_eq!(changes.tiles().collect::<Vec<_>>(), [[32, 0], [32, 16]]);
        changes.mark_all();
        assert_eq!(changes.tiles().count(), 6);
    }
}
