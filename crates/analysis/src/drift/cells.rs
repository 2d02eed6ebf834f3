//! Positions counted in pixels, and histograms of the differences of two lists of positions.

/// The largest pixel number. Positions beyond are not on a camera, and are left out.
const MAX_PIXEL: f64 = 1e9;

/// The non-empty rows of pixels, and the first entry of each.
#[derive(Debug, Default)]
struct Rows {
    numbers: Vec<i32>,
    starts: Vec<usize>,
}

impl Rows {
    fn new(rows: impl Iterator<Item = i32>) -> Self {
        let mut out = Self::default();
        let mut end = 0;
        for (k, row) in rows.enumerate() {
            if out.numbers.last() != Some(&row) {
                out.numbers.push(row);
                out.starts.push(k);
            }
            end = k + 1;
        }
        out.starts.push(end);
        out
    }

    fn all(&self) -> impl Iterator<Item = (i32, std::ops::Range<usize>)> + '_ {
        let ends = self.starts.windows(2).map(|ends| ends[0]..ends[1]);
        self.numbers.iter().copied().zip(ends)
    }

    fn entries(&self, row: i32) -> Option<std::ops::Range<usize>> {
        let k = self.numbers.binary_search(&row).ok()?;
        Some(self.starts[k]..self.starts[k + 1])
    }
}

/// The pixel of a position; `None` if it is too far out.
fn pixel(um: f64, pixel_um: f64) -> Option<i32> {
    let pixel = (um / pixel_um).floor();
    (pixel.abs() <= MAX_PIXEL).then_some(pixel as i32)
}

/// The number of localizations in each non-empty pixel, sorted by row and column.
#[derive(Debug)]
pub(super) struct Cells {
    rows: Rows,
    columns: Vec<i32>,
    counts: Vec<f64>,
}

impl Cells {
    /// Counts positions in pixels.
    pub(super) fn of(at_um: impl Iterator<Item = [f64; 2]>, pixel_um: f64) -> Self {
        let mut all: Vec<(i32, i32)> = at_um
            .filter_map(|[x, y]| Some((pixel(y, pixel_um)?, pixel(x, pixel_um)?)))
            .collect();
        all.sort_unstable();
        let (mut rows, mut columns, mut counts) = (Vec::new(), Vec::new(), Vec::new());
        for same in all.chunk_by(|a, b| a == b) {
            rows.push(same[0].0);
            columns.push(same[0].1);
            counts.push(same.len() as f64);
        }
        Self {
            rows: Rows::new(rows.into_iter()),
            columns,
            counts,
        }
    }

    /// The histogram of differences from the positions of `self` to those of `there`, in rows of
    /// `2 reach + 1` pixels with no difference in the middle.
    pub(super) fn correlate(&self, there: &Cells, reach: usize) -> Vec<f64> {
        let (side, far) = (2 * reach + 1, reach as i32);
        let mut out = vec![0.0; side * side];
        for (row, here) in self.rows.all() {
            for dy in -far..=far {
                let Some(entries) = there.rows.entries(row + dy) else {
                    continue;
                };
                let start = (dy + far) as usize * side;
                self.add(
                    here.clone(),
                    there,
                    entries,
                    far,
                    &mut out[start..start + side],
                );
            }
        }
        out
    }

    /// Adds the differences between two rows.
    fn add(
        &self,
        here: std::ops::Range<usize>,
        there: &Cells,
        entries: std::ops::Range<usize>,
        far: i32,
        out: &mut [f64],
    ) {
        let columns = &there.columns[entries.clone()];
        let counts = &there.counts[entries];
        let mut first = 0;
        for k in here {
            let (column, count) = (self.columns[k], self.counts[k]);
            first += columns[first..]
                .iter()
                .take_while(|&&other| other < column - far)
                .count();
            for (other, others) in columns[first..].iter().zip(&counts[first..]) {
                match out.get_mut((other - column + far) as usize) {
                    Some(sum) => *sum += count * others,
                    None => break,
                }
            }
        }
    }
}

/// The depths of localizations, sorted by row and column of their pixels.
#[derive(Debug)]
pub(super) struct Layers {
    rows: Rows,
    columns: Vec<i32>,
    depths: Vec<i32>,
}

impl Layers {
    /// Counts positions in pixels of one size in the plane and another in depth.
    pub(super) fn of(at_um: impl Iterator<Item = [f64; 3]>, pixel_um: f64, layer_um: f64) -> Self {
        let mut all: Vec<(i32, i32, i32)> = at_um
            .filter_map(|[x, y, z]| {
                Some((
                    pixel(y, pixel_um)?,
                    pixel(x, pixel_um)?,
                    pixel(z, layer_um)?,
                ))
            })
            .collect();
        all.sort_unstable();
        Self {
            rows: Rows::new(all.iter().map(|at| at.0)),
            columns: all.iter().map(|at| at.1).collect(),
            depths: all.iter().map(|at| at.2).collect(),
        }
    }

    /// The histogram of differences in depth from the positions of `self` to those of `there` in
    /// the same pixel or an adjacent one.
    pub(super) fn correlate(&self, there: &Layers, reach: usize) -> Vec<f64> {
        let far = reach as i32;
        let mut out = vec![0.0; 2 * reach + 1];
        for (row, here) in self.rows.all() {
            for entries in (row - 1..=row + 1).filter_map(|row| there.rows.entries(row)) {
                let mut first = entries.start;
                for k in here.clone() {
                    let column = self.columns[k];
                    while first < entries.end && there.columns[first] < column - 1 {
                        first += 1;
                    }
                    for m in first..entries.end {
                        if there.columns[m] > column + 1 {
                            break;
                        }
                        let dz = there.depths[m] - self.depths[k];
                        if dz.abs() <= far {
                            out[(dz + far) as usize] += 1.0;
                        }
                    }
                }
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correlation_counts_all_differences() {
        let places: Vec<[f64; 2]> = (0..60)
            .map(|k| [f64::from(k * 37 % 11) - 3.0, f64::from(k * 23 % 13) - 5.0])
            .collect();
        let (a, b) = places.split_at(25);
        let cells = |p: &[[f64; 2]]| Cells::of(p.iter().map(|at| at.map(|v| v + 0.5)), 1.0);
        let (reach, side) = (3, 7);
        let mut expected = vec![0.0; side * side];
        for p in a {
            for q in b {
                let (dx, dy) = (q[0] - p[0] + 3.0, q[1] - p[1] + 3.0);
                if (0.0..7.0).contains(&dx) && (0.0..7.0).contains(&dy) {
                    expected[dy as usize * side + dx as usize] += 1.0;
                }
            }
        }
        assert_eq!(cells(a).correlate(&cells(b), reach), expected);
    }

    #[test]
    fn depths_are_compared_in_adjacent_pixels() {
        let layers = |p: &[[f64; 3]]| Layers::of(p.iter().copied(), 1.0, 0.5);
        let a = layers(&[[0.5, 0.5, 0.1], [9.5, 9.5, 0.1]]);
        let b = layers(&[[1.5, 0.5, 0.6], [9.5, 8.5, -0.9], [5.5, 5.5, 0.1]]);
        assert_eq!(a.correlate(&b, 2), [1.0, 0.0, 0.0, 1.0, 0.0]);
    }
}
