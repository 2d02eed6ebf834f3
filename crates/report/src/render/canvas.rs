//! Parallel rendering into bands of pixel rows, each by one thread at a time.
//!
//! Each band adds the spots in the order of the table, so a pixel's sum depends neither on the
//! threads nor on the bands. Only one block of the table is in memory besides the picture.

use std::ops::Range;

use rayon::prelude::*;

use super::gaussian::{MIN_STD_PX, covered_pixels, pixel_integrals};
use super::grid::Grid;
use super::picture::{Picture, RowCounts};
use super::spots::{Columns, SkipReason, Spot};

/// Pixel rows of a band: several times the height of a spot, so few spots span two bands, and few
/// enough for the cache.
const BAND_ROWS: usize = 64;

/// Table rows that are rendered together.
const BLOCK_ROWS: usize = 1 << 16;

/// A spot in pixels.
struct PixelSpot {
    x: f64,
    y: f64,
    z: f32,
    std: Option<[f64; 2]>,
    columns: Range<usize>,
    rows: Range<usize>,
}

/// A band of pixel rows.
struct Band<'a> {
    first: usize,
    counts: &'a mut [f32],
    z_sums: Option<&'a mut [f32]>,
    /// Indices of the spots that cover it.
    spots: &'a [u32],
}

/// A picture during rendering.
pub(super) struct Canvas {
    grid: Grid,
    counts: Vec<f32>,
    z_sums: Option<Vec<f32>>,
    row_counts: RowCounts,
    /// Indices of the spots that cover each band. Kept to reuse the allocations.
    spots_of_bands: Vec<Vec<u32>>,
}

impl Canvas {
    pub(super) fn new(grid: Grid, z: bool) -> Self {
        Self {
            grid,
            counts: vec![0.0; grid.pixels()],
            z_sums: z.then(|| vec![0.0; grid.pixels()]),
            row_counts: RowCounts::default(),
            spots_of_bands: vec![Vec::new(); grid.height.div_ceil(BAND_ROWS)],
        }
    }

    pub(super) fn finish(self, z_range_um: Option<[f64; 2]>) -> Picture {
        Picture {
            width: self.grid.width,
            height: self.grid.height,
            pixel_size_um: self.grid.pixel_size_um,
            origin_um: self.grid.origin_um,
            counts: self.counts,
            z_sums_um: self.z_sums,
            z_range_um,
            row_counts: self.row_counts,
        }
    }

    /// Renders all rows.
    pub(super) fn draw(&mut self, columns: &Columns<'_>) {
        let grid = self.grid;
        for first in (0..columns.len()).step_by(BLOCK_ROWS) {
            let rows = first..columns.len().min(first + BLOCK_ROWS);
            let spots: Vec<Result<PixelSpot, SkipReason>> = rows
                .into_par_iter()
                .map(|row| columns.spot(row).map(|spot| to_pixels(&spot, &grid)))
                .collect();
            let spots: Vec<PixelSpot> = spots
                .into_iter()
                .filter_map(|spot| self.count(spot))
                .collect();
            self.assign_to_bands(&spots);
            self.draw_bands(&spots);
        }
    }

    /// Counts a row, and returns its spot if it covers pixels.
    fn count(&mut self, spot: Result<PixelSpot, SkipReason>) -> Option<PixelSpot> {
        let counts = &mut self.row_counts;
        let count = match &spot {
            Ok(spot) if self.grid.contains(spot.x, spot.y) => &mut counts.inside,
            Ok(_) => &mut counts.outside,
            Err(SkipReason::Unusable) => &mut counts.unusable,
            Err(SkipReason::NotFinite) => &mut counts.not_finite,
            Err(SkipReason::TooWide) => &mut counts.too_wide,
        };
        *count += 1;
        spot.ok()
            .filter(|spot| !spot.columns.is_empty() && !spot.rows.is_empty())
    }

    /// Lists the spots of each band, in their order.
    fn assign_to_bands(&mut self, spots: &[PixelSpot]) {
        for list in &mut self.spots_of_bands {
            list.clear();
        }
        for (index, spot) in spots.iter().enumerate() {
            let bands = spot.rows.start / BAND_ROWS..=(spot.rows.end - 1) / BAND_ROWS;
            for list in &mut self.spots_of_bands[bands] {
                list.push(index as u32);
            }
        }
    }

    fn draw_bands(&mut self, spots: &[PixelSpot]) {
        let width = self.grid.width;
        let mut z_sums = self
            .z_sums
            .as_mut()
            .map(|sums| sums.chunks_mut(width * BAND_ROWS));
        let counts = self.counts.chunks_mut(width * BAND_ROWS);
        let bands: Vec<Band<'_>> = counts
            .zip(&self.spots_of_bands)
            .enumerate()
            .map(|(index, (counts, spots))| Band {
                first: index * BAND_ROWS,
                counts,
                z_sums: z_sums.as_mut().and_then(Iterator::next),
                spots,
            })
            .collect();
        bands.into_par_iter().with_max_len(1).for_each_init(
            || (Vec::new(), Vec::new()),
            |(along_x, along_y), mut band| {
                for &index in band.spots {
                    let spot = &spots[index as usize];
                    draw(spot, &mut band, width, [along_x, along_y]);
                }
            },
        );
    }
}

/// Converts a spot to pixels, and determines the pixels that it covers.
fn to_pixels(spot: &Spot, grid: &Grid) -> PixelSpot {
    let (x, y) = grid.to_px(spot.x_um, spot.y_um);
    let std = spot
        .std_um
        .map(|std| std.map(|std| (std / grid.pixel_size_um).max(MIN_STD_PX)));
    let (columns, rows) = match std {
        Some([x_std, y_std]) => (
            covered_pixels(x, x_std, grid.width),
            covered_pixels(y, y_std, grid.height),
        ),
        None if grid.contains(x, y) => (single_pixel(x), single_pixel(y)),
        None => (0..0, 0..0),
    };
    PixelSpot {
        x,
        y,
        z: spot.z_um as f32,
        std,
        columns,
        rows,
    }
}

/// The pixel that contains a position.
fn single_pixel(position: f64) -> Range<usize> {
    position as usize..position as usize + 1
}

/// Adds the part of a spot inside a band.
fn draw(
    spot: &PixelSpot,
    band: &mut Band<'_>,
    width: usize,
    [along_x, along_y]: [&mut Vec<f32>; 2],
) {
    let end = band.first + band.counts.len() / width;
    let rows = spot.rows.start.max(band.first)..spot.rows.end.min(end);
    match spot.std {
        Some([x_std, y_std]) => {
            pixel_integrals(spot.x, x_std, spot.columns.clone(), along_x);
            pixel_integrals(spot.y, y_std, rows.clone(), along_y);
        }
        None => {
            for along in [&mut *along_x, &mut *along_y] {
                along.clear();
                along.push(1.0);
            }
        }
    }
    for (row, &weight) in rows.zip(along_y.iter()) {
        let start = (row - band.first) * width + spot.columns.start;
        add_scaled(&mut band.counts[start..], along_x, weight);
        if let Some(sums) = &mut band.z_sums {
            add_scaled(&mut sums[start..], along_x, weight * spot.z);
        }
    }
}

fn add_scaled(sums: &mut [f32], values: &[f32], factor: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += value * factor;
    }
}
