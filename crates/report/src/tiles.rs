//! Tiles of a zoomable picture, counted when a viewer asks for them.
//!
//! Level 0 has the finest pixels; those of each next level are twice as wide. The report's page has
//! the same levels and tiles, all of them counted in advance. Here any selection of the rows can be
//! counted.
//!
//! ```
//! use gaussmle::{LocalizationTable, table::{Column, Values}};
//! use gaussmle_io::table::{Format, TableMetadata};
//! use gaussmle_report::tiles::{Place, PictureTiles};
//!
//! let column = |name: &str, values: &[f64]| Column {
//!     name: name.into(),
//!     unit: "um",
//!     values: Values::F64(values.to_vec()),
//! };
//! let table = LocalizationTable::from_columns(vec![
//!     column("x", &[1.00, 1.25, 1.27]),
//!     column("y", &[0.50, 0.80, 0.81]),
//! ])
//! .expect("columns of equal length");
//!
//! let tiles = PictureTiles::new(&table, &TableMetadata::of(Format::CSV))
//!     .expect("columns of positions")
//!     .expect("rows with a position");
//! let coarsest = Place { level: tiles.levels() - 1, column: 0, row: 0 };
//! let tile = tiles.tile(coarsest, Some(&[true, false, true]), None).expect("rows");
//! assert_eq!(tile.counts.iter().sum::<u32>(), 2);
//! ```

use gaussmle::LocalizationTable;
use gaussmle_analysis::reported_precision_um;
use gaussmle_io::table::TableMetadata;

use crate::html::ReportError;
use crate::html::grid::{Grid, TILE};
use crate::html::spots::Spots;

/// Pixels along the side of a tile.
pub const TILE_SIDE: usize = TILE;

/// A tile of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The level; 0 is the finest.
    pub level: u32,
    /// The column and the row of the tile in its level.
    pub column: usize,
    /// The row.
    pub row: usize,
}

/// The counts of a tile, `[row = y][column = x]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileCounts {
    /// Localizations of each pixel.
    pub counts: Vec<u32>,
    /// The mean hue of each pixel, 0 where it is empty; `None` unless hues were given.
    pub hues: Option<Vec<u8>>,
}

/// The usable rows of a table, in the order of the tiles.
#[derive(Debug)]
pub struct PictureTiles {
    grid: Grid,
    /// The rows, by the tile of the finest level in Z-order: those of a tile of any level are together.
    rows: Vec<u32>,
    /// The finest pixel of each of them.
    pixels: Vec<[u16; 2]>,
    /// The number of each tile in Z-order that has rows, with its first place in `rows`.
    tiles: Vec<(u32, usize)>,
}

impl PictureTiles {
    /// Sorts the usable rows. `None` if none has a position.
    ///
    /// # Errors
    ///
    /// Returns an error if the table has no column `x` or `y`.
    pub fn new(
        table: &LocalizationTable,
        metadata: &TableMetadata,
    ) -> Result<Option<Self>, ReportError> {
        let spots = Spots::new(table)?;
        let Some(grid) = Grid::new(&spots, metadata, reported_precision_um(table)) else {
            return Ok(None);
        };
        let mut keyed = Vec::with_capacity(spots.usable.len());
        for &row in &spots.usable {
            let place = row as usize;
            if let Some([x, y]) = grid.to_px(spots.x[place], spots.y[place]) {
                // A side has at most 8192 pixels.
                let [x, y] = [x as u16, y as u16];
                let tile = z_order(x as usize / TILE, y as usize / TILE);
                keyed.push((tile, row, [x, y]));
            }
        }
        // Stable, so that the order within a tile is that of the table.
        keyed.sort_by_key(|(tile, ..)| *tile);
        let mut tiles: Vec<(u32, usize)> = Vec::new();
        for (place, (tile, ..)) in keyed.iter().enumerate() {
            if tiles.last().is_none_or(|(last, _)| last != tile) {
                tiles.push((*tile, place));
            }
        }
        Ok(Some(Self {
            grid,
            rows: keyed.iter().map(|(_, row, _)| *row).collect(),
            pixels: keyed.iter().map(|(.., pixel)| *pixel).collect(),
            tiles,
        }))
    }

    /// The corner of the picture, um.
    pub fn origin_um(&self) -> [f64; 2] {
        self.grid.origin_um
    }

    /// Width and height of the picture, um.
    pub fn size_um(&self) -> [f64; 2] {
        self.grid.size_um
    }

    /// The side of a pixel of the finest level, um.
    pub fn pixel_um(&self) -> f64 {
        self.grid.pixel_um
    }

    /// The number of levels. The last one is a single tile.
    pub fn levels(&self) -> u32 {
        self.grid.levels()
    }

    /// Counts the rows of a tile, of those that `keep` selects. `hues` has the hue of each row of the
    /// table. `None` if the tile has no row.
    pub fn tile(
        &self,
        place: Place,
        keep: Option<&[bool]>,
        hues: Option<&[u8]>,
    ) -> Option<TileCounts> {
        let Place { level, column, row } = place;
        let [columns, lines] = (level < self.levels()).then(|| self.grid.tiles(level))?;
        if column >= columns || row >= lines {
            return None;
        }
        let first = u64::from(z_order(column, row)) << (2 * level);
        let end = first + (1 << (2 * level));
        let at = |tile: u64| {
            let place = self
                .tiles
                .partition_point(|(number, _)| u64::from(*number) < tile);
            self.tiles
                .get(place)
                .map_or(self.rows.len(), |(_, start)| *start)
        };
        let range = at(first)..at(end);
        let mut counts = vec![0u32; TILE * TILE];
        let mut sums = hues.map(|_| vec![0u32; TILE * TILE]);
        let [left, top] = [column * TILE, row * TILE];
        let mut any = false;
        for (&spot, &[x, y]) in self.rows[range.clone()].iter().zip(&self.pixels[range]) {
            let spot = spot as usize;
            if keep.is_some_and(|keep| !keep[spot]) {
                continue;
            }
            any = true;
            let [x, y] = [
                (usize::from(x) >> level) - left,
                (usize::from(y) >> level) - top,
            ];
            let pixel = y * TILE + x;
            counts[pixel] += 1;
            if let (Some(sums), Some(hues)) = (&mut sums, hues) {
                sums[pixel] = sums[pixel].saturating_add(u32::from(hues[spot]));
            }
        }
        let mean = |(sum, count): (u32, &u32)| (sum / (*count).max(1)) as u8;
        let hues = sums.map(|sums| sums.into_iter().zip(&counts).map(mean).collect());
        any.then_some(TileCounts { counts, hues })
    }
}

/// The number of a tile in Z-order: the bits of its column and row in turn.
fn z_order(column: usize, row: usize) -> u32 {
    let spread = |number: usize| (0..16).fold(0, |out, bit| out | (number >> bit & 1) << (2 * bit));
    (spread(column) | spread(row) << 1) as u32
}

#[cfg(test)]
mod tests {
    use gaussmle::table::{Column, Values};
    use gaussmle_io::table::Format;

    use super::*;

    fn table() -> LocalizationTable {
        // A sequence that fills the plane, and none that repeats.
        let values = |step: f64| {
            let values = (0..5000).map(|i| (f64::from(i) * step).fract() * 40.0);
            Values::F64(values.collect())
        };
        let column = |name: &str, values| Column {
            name: name.into(),
            unit: "um",
            values,
        };
        let std = || Values::F64(vec![0.02; 5000]);
        LocalizationTable::from_columns(vec![
            column("x", values(0.754_877_666)),
            column("y", values(0.569_840_291)),
            column("x_std", std()),
            column("y_std", std()),
        ])
        .expect("columns of one length")
    }

    fn tiles(table: &LocalizationTable) -> PictureTiles {
        let tiles = PictureTiles::new(table, &TableMetadata::of(Format::CSV));
        tiles.expect("positions").expect("rows")
    }

    /// Each tile by a direct count over all rows.
    #[test]
    fn every_level_counts_each_row_once_at_its_place() {
        let table = table();
        let tiles = tiles(&table);
        let (x, y) = (table.floats("x").expect("x"), table.floats("y").expect("y"));
        let keep: Vec<bool> = (0..x.len()).map(|row| row % 3 != 0).collect();
        let hues: Vec<u8> = (0..x.len()).map(|row| (row % 256) as u8).collect();
        assert!(tiles.levels() > 2);
        for level in 0..tiles.levels() {
            let [columns, rows] = tiles.grid.tiles(level);
            let mut sum = 0;
            for (column, row) in (0..columns).flat_map(|c| (0..rows).map(move |r| (c, r))) {
                let place = Place { level, column, row };
                let mut expected = vec![0u32; TILE * TILE];
                let mut hue_sums = vec![0u32; TILE * TILE];
                let side = tiles.pixel_um() * f64::from(1 << level);
                for spot in (0..x.len()).filter(|spot| keep[*spot]) {
                    let at = |um: f64, k: usize| ((um - tiles.origin_um()[k]) / side) as usize;
                    let [px, py] = [at(x[spot], 0), at(y[spot], 1)];
                    if px / TILE == column && py / TILE == row {
                        let pixel = py % TILE * TILE + px % TILE;
                        expected[pixel] += 1;
                        hue_sums[pixel] += u32::from(hues[spot]);
                    }
                }
                let number: u32 = expected.iter().sum();
                sum += number;
                match tiles.tile(place, Some(&keep), Some(&hues)) {
                    Some(tile) => {
                        assert_eq!(tile.counts, expected, "{place:?}");
                        let hues = tile.hues.expect("asked for");
                        for pixel in (0..hues.len()).filter(|pixel| expected[*pixel] > 0) {
                            assert_eq!(
                                u32::from(hues[pixel]),
                                hue_sums[pixel] / expected[pixel],
                                "{place:?}"
                            );
                        }
                    }
                    None => assert_eq!(number, 0, "{place:?}"),
                }
            }
            assert_eq!(sum as usize, keep.iter().filter(|keep| **keep).count());
        }
    }

    #[test]
    fn tiles_outside_of_the_picture_are_none() {
        let table = table();
        let tiles = tiles(&table);
        let last = tiles.levels() - 1;
        let at = |level, column, row| Place { level, column, row };
        assert!(tiles.tile(at(last, 0, 0), None, None).is_some());
        for place in [
            at(last, 1, 0),
            at(last + 1, 0, 0),
            at(0, 1 << 20, 0),
            at(u32::MAX, 0, 0),
        ] {
            assert_eq!(tiles.tile(place, None, None), None, "{place:?}");
        }
    }
}
