//! Changes that are made together: they are far from each other.

use std::collections::BTreeMap;

/// Places of changes that are made together, in cells of the least distance.
pub(super) struct Winners {
    cells: BTreeMap<(i64, i64), Vec<[f64; 2]>>,
    least: f64,
    pub count: usize,
}

impl Winners {
    pub fn new(least: f64) -> Self {
        Self {
            cells: BTreeMap::new(),
            least,
            count: 0,
        }
    }

    /// Takes a place unless it is near one that was taken.
    pub fn takes(&mut self, [x, y]: [f64; 2]) -> bool {
        let [column, row] = [x, y].map(|at| (at / self.least).floor() as i64);
        let is_near =
            |at: &[f64; 2]| (at[0] - x).powi(2) + (at[1] - y).powi(2) < self.least * self.least;
        for j in row - 1..=row + 1 {
            let cells = self.cells.range((j, column - 1)..=(j, column + 1));
            if cells.flat_map(|(_, places)| places).any(is_near) {
                return false;
            }
        }
        self.cells.entry((row, column)).or_default().push([x, y]);
        self.count += 1;
        true
    }
}
