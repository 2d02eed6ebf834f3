//! Emitters by their place.

/// Places in cells, for searches of neighbours.
#[derive(Debug, Default)]
pub(crate) struct Cells {
    /// Cells a pixel: searches reach as far as the side of one.
    per_pixel: f64,
    columns: usize,
    rows: usize,
    /// The index of the first item of each cell.
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Cells {
    /// Sorts places in a frame of a size.
    pub fn fill(
        &mut self,
        side: f64,
        [width, height]: [usize; 2],
        places: impl Iterator<Item = [f64; 2]> + Clone,
    ) {
        self.per_pixel = 1.0 / side;
        self.columns = (width as f64 * self.per_pixel) as usize + 1;
        self.rows = (height as f64 * self.per_pixel) as usize + 1;
        self.starts.clear();
        self.starts.resize(self.columns * self.rows + 1, 0);
        let mut count = 0;
        for place in places.clone() {
            let cell = self.cell(place);
            self.starts[cell + 1] += 1;
            count += 1;
        }
        for cell in 0..self.columns * self.rows {
            self.starts[cell + 1] += self.starts[cell];
        }
        let mut next = self.starts.clone();
        self.items.clear();
        self.items.resize(count, 0);
        for (i, place) in places.enumerate() {
            let at = &mut next[self.cell(place)];
            self.items[*at as usize] = i as u32;
            *at += 1;
        }
    }

    fn along(&self, [x, y]: [f64; 2]) -> [usize; 2] {
        let cell = |at: f64, cells: usize| ((at * self.per_pixel).max(0.0) as usize).min(cells - 1);
        [cell(x, self.columns), cell(y, self.rows)]
    }

    /// True if two places are in one cell.
    pub fn are_together(&self, a: [f64; 2], b: [f64; 2]) -> bool {
        self.cell(a) == self.cell(b)
    }

    fn cell(&self, place: [f64; 2]) -> usize {
        let [x, y] = self.along(place);
        y * self.columns + x
    }

    /// Every place that may be nearer than a cell's side.
    pub fn near(&self, place: [f64; 2]) -> impl Iterator<Item = usize> + '_ {
        let [x, y] = self.along(place);
        let rows = y.saturating_sub(1)..=(y + 1).min(self.rows - 1);
        rows.flat_map(move |row| {
            let first = row * self.columns + x.saturating_sub(1);
            let last = row * self.columns + (x + 1).min(self.columns - 1);
            let items = self.starts[first] as usize..self.starts[last + 1] as usize;
            self.items[items].iter().map(|&i| i as usize)
        })
    }
}
