//! Blurred maps of positions.

use rayon::prelude::*;

use super::grid::extent;

/// The most cells along a side. A larger field is folded onto itself: its parts lie on one
/// another, which at worst makes it as crowded as a small field.
const MAX_SIDE: usize = 1024;
/// The width of the blur, cells.
const WIDTH: f64 = 2.0;
/// The blur is cut at 3.5 widths.
const RADIUS: usize = 7;

/// The density of positions per cell, blurred by a Gaussian of two cells.
pub(super) struct Map {
    columns: usize,
    rows: usize,
    density: Vec<f64>,
    weights: [f64; RADIUS + 1],
    /// Column and row of each position.
    pub places: Vec<[u32; 2]>,
}

impl Map {
    /// Counts positions in cells of half the width of the blur. `margin` is the number of cells
    /// beside the outermost position.
    pub(super) fn of(x: &[f64], y: &[f64], width_um: f64, margin: usize) -> Self {
        let cell = width_um / WIDTH;
        let [along_x, along_y] = [x, y].map(extent);
        let side = |[low, high]: [f64; 2]| {
            let cells = (high - low) / cell + 1.0 + (2 * margin) as f64;
            (cells.min(MAX_SIDE as f64)) as usize
        };
        let (columns, rows) = (side(along_x), side(along_y));
        let place = |at: f64, [low, _]: [f64; 2], side: usize| {
            (((at - low) / cell) as u64 + margin as u64) % side as u64
        };
        let places: Vec<[u32; 2]> = x
            .par_iter()
            .zip(y)
            .map(|(&x, &y)| {
                [
                    place(x, along_x, columns) as u32,
                    place(y, along_y, rows) as u32,
                ]
            })
            .collect();
        let mut counts = vec![0.0; columns * rows];
        for &[column, row] in &places {
            counts[row as usize * columns + column as usize] += 1.0;
        }
        let mut weights: [f64; RADIUS + 1] =
            std::array::from_fn(|k| libm::exp(-0.5 * (k as f64 / WIDTH).powi(2)));
        let sum = weights[0] + 2.0 * weights[1..].iter().sum::<f64>();
        weights.iter_mut().for_each(|w| *w /= sum);
        let mut out = Self {
            columns,
            rows,
            density: Vec::new(),
            weights,
            places,
        };
        out.density = out.blur(&counts);
        out
    }

    /// The number of cells.
    pub(super) fn cells(&self) -> usize {
        self.columns * self.rows
    }

    /// The density that a position adds some cells away along an axis.
    pub(super) fn own(&self, cells: usize) -> f64 {
        self.weights.get(cells).copied().unwrap_or(0.0)
    }

    /// The density at a number of columns and rows before a place, for each pair of `offsets`.
    pub(super) fn around(&self, place: [u32; 2], offsets: &[i64], out: &mut [f64]) {
        let inside = |at: u32, offset: i64, side: usize| {
            (i64::from(at) - offset).rem_euclid(side as i64) as usize
        };
        let columns = offsets.iter().map(|&o| inside(place[0], o, self.columns));
        let mut at = [0; 16];
        columns.zip(&mut at).for_each(|(column, at)| *at = column);
        for (k, &offset) in offsets.iter().enumerate() {
            let start = inside(place[1], offset, self.rows) * self.columns;
            let row = &self.density[start..start + self.columns];
            for m in 0..offsets.len() {
                out[k * offsets.len() + m] = row[at[m]];
            }
        }
    }

    fn blur(&self, counts: &[f64]) -> Vec<f64> {
        let (columns, rows) = (self.columns, self.rows);
        let mut along = vec![0.0; counts.len()];
        let each_row = along
            .par_chunks_mut(columns)
            .zip(counts.par_chunks(columns));
        each_row.for_each(|(out, row)| {
            // Most rows of cells are sparse: each count is spread.
            for (column, &count) in row.iter().enumerate() {
                if count > 0.0 {
                    self.spread(column, count, out);
                }
            }
        });
        let mut out = vec![0.0; counts.len()];
        out.par_chunks_mut(columns)
            .enumerate()
            .for_each(|(row, out)| {
                for offset in 0..=2 * RADIUS {
                    let from = (row + offset + rows * RADIUS - RADIUS) % rows;
                    let weight = self.weights[offset.abs_diff(RADIUS)];
                    let from = &along[from * columns..(from + 1) * columns];
                    super::matrix::add_multiple(out, weight, from);
                }
            });
        out
    }

    fn spread(&self, column: usize, count: f64, out: &mut [f64]) {
        let columns = self.columns;
        if column >= RADIUS && column + RADIUS < columns {
            let out = &mut out[column - RADIUS..=column + RADIUS];
            for (k, out) in out.iter_mut().enumerate() {
                *out += count * self.weights[k.abs_diff(RADIUS)];
            }
            return;
        }
        for k in 0..=2 * RADIUS {
            let at = (column + k + columns * RADIUS - RADIUS) % columns;
            out[at] += count * self.weights[k.abs_diff(RADIUS)];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn density_is_the_sum_of_gaussians() {
        let (x, y) = ([0.0, 0.31, 0.52], [0.0, 0.12, 0.05]);
        let map = Map::of(&x, &y, 0.1, 16);
        let mut out = [0.0; 9];
        map.around(map.places[1], &[-2, 0, 2], &mut out);
        for (k, dy) in [-2.0_f64, 0.0, 2.0].into_iter().enumerate() {
            for (m, dx) in [-2.0_f64, 0.0, 2.0].into_iter().enumerate() {
                let gauss = |place: [u32; 2]| {
                    let u = f64::from(map.places[1][0]) - dx - f64::from(place[0]);
                    let v = f64::from(map.places[1][1]) - dy - f64::from(place[1]);
                    match u.abs() <= 7.0 && v.abs() <= 7.0 {
                        true => libm::exp(-(u * u + v * v) / 8.0) / (8.0 * std::f64::consts::PI),
                        false => 0.0,
                    }
                };
                let expected: f64 = map.places.iter().map(|&place| gauss(place)).sum();
                assert!((out[3 * k + m] - expected).abs() < 3e-3 * expected + 1e-9);
            }
        }
    }

    #[test]
    fn wide_field_is_folded() {
        let map = Map::of(&[0.0, 1e6], &[0.0, 3e5], 0.025, 16);
        assert_eq!(map.cells(), MAX_SIDE * MAX_SIDE);
        let sum: f64 = map.density.iter().sum();
        assert!((sum - 2.0).abs() < 1e-9);
    }
}
