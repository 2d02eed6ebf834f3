//! A picture as it is drawn: bands of rows, each by one thread at a time.
//!
//! A band takes the rows of the table in their order, so a pixel's sum does not depend on who adds it up, and where the
//! bands end does not matter either. Beside the picture only a block of the table is in memory.

use std::ops::Range;

use rayon::prelude::*;

use super::gaussian::{NARROWEST_PX, reached, shares};
use super::grid::Grid;
use super::picture::{Picture, Tally};
use super::spots::{Columns, Left, Spot};

/// Rows of a band: some times what a spot reaches, so that few are drawn twice, and so few that a band stays in the cache.
const BAND: usize = 64;

/// Rows of the table that are drawn together.
const BLOCK: usize = 1 << 16;

/// A spot in pixels.
struct Mark {
    x: f64,
    y: f64,
    z: f32,
    std: Option<[f64; 2]>,
    columns: Range<usize>,
    rows: Range<usize>,
}

/// A band of the picture.
struct Band<'a> {
    first: usize,
    counts: &'a mut [f32],
    z_sums: Option<&'a mut [f32]>,
    /// The marks that reach it.
    marks: &'a [u32],
}

/// A picture that is being drawn.
pub(super) struct Canvas {
    grid: Grid,
    counts: Vec<f32>,
    z_sums: Option<Vec<f32>>,
    tally: Tally,
    /// For each band, marks that reach it; kept for the next block.
    reaching: Vec<Vec<u32>>,
}

impl Canvas {
    pub(super) fn new(grid: Grid, z: bool) -> Self {
        Self {
            grid,
            counts: vec![0.0; grid.pixels()],
            z_sums: z.then(|| vec![0.0; grid.pixels()]),
            tally: Tally::default(),
            reaching: vec![Vec::new(); grid.height.div_ceil(BAND)],
        }
    }

    pub(super) fn finish(self) -> Picture {
        Picture {
            width: self.grid.width,
            height: self.grid.height,
            pixel_size_um: self.grid.pixel_size_um,
            origin_um: self.grid.origin_um,
            counts: self.counts,
            z_sums_um: self.z_sums,
            tally: self.tally,
        }
    }

    /// Draws all rows.
    pub(super) fn draw(&mut self, columns: &Columns<'_>) {
        let grid = self.grid;
        for first in (0..columns.len()).step_by(BLOCK) {
            let rows = first..columns.len().min(first + BLOCK);
            let marks: Vec<Result<Mark, Left>> = rows
                .into_par_iter()
                .map(|row| columns.spot(row).map(|spot| mark(&spot, &grid)))
                .collect();
            let marks: Vec<Mark> = marks
                .into_iter()
                .filter_map(|mark| self.counted(mark))
                .collect();
            self.sort(&marks);
            self.draw_marks(&marks);
        }
    }

    /// A mark that is to be drawn; notes what became of it.
    fn counted(&mut self, mark: Result<Mark, Left>) -> Option<Mark> {
        let tally = &mut self.tally;
        let place = match &mark {
            Ok(mark) if self.grid.holds(mark.x, mark.y) => &mut tally.inside,
            Ok(_) => &mut tally.outside,
            Err(Left::Unusable) => &mut tally.unusable,
            Err(Left::NotFinite) => &mut tally.not_finite,
            Err(Left::TooWide) => &mut tally.too_wide,
        };
        *place += 1;
        mark.ok()
            .filter(|mark| !mark.columns.is_empty() && !mark.rows.is_empty())
    }

    /// Tells each band its marks, in their order.
    fn sort(&mut self, marks: &[Mark]) {
        for list in &mut self.reaching {
            list.clear();
        }
        for (number, mark) in marks.iter().enumerate() {
            for list in &mut self.reaching[mark.rows.start / BAND..=(mark.rows.end - 1) / BAND] {
                list.push(number as u32);
            }
        }
    }

    fn draw_marks(&mut self, marks: &[Mark]) {
        let width = self.grid.width;
        let mut z_sums = self
            .z_sums
            .as_mut()
            .map(|sums| sums.chunks_mut(width * BAND));
        let counts = self.counts.chunks_mut(width * BAND);
        let bands: Vec<Band<'_>> = counts
            .zip(&self.reaching)
            .enumerate()
            .map(|(number, (counts, marks))| Band {
                first: number * BAND,
                counts,
                z_sums: z_sums.as_mut().and_then(Iterator::next),
                marks,
            })
            .collect();
        bands.into_par_iter().with_max_len(1).for_each_init(
            || (Vec::new(), Vec::new()),
            |(along_x, along_y), mut band| {
                for &number in band.marks {
                    draw(
                        &marks[number as usize],
                        &mut band,
                        width,
                        [along_x, along_y],
                    );
                }
            },
        );
    }
}

/// Where a spot lies, and which pixels it reaches.
fn mark(spot: &Spot, grid: &Grid) -> Mark {
    let (x, y) = grid.to_px(spot.x_um, spot.y_um);
    let std = spot
        .std_um
        .map(|std| std.map(|std| (std / grid.pixel_size_um).max(NARROWEST_PX)));
    let (columns, rows) = match std {
        Some([x_std, y_std]) => (
            reached(x, x_std, grid.width),
            reached(y, y_std, grid.height),
        ),
        None if grid.holds(x, y) => (one(x), one(y)),
        None => (0..0, 0..0),
    };
    Mark {
        x,
        y,
        z: spot.z_um as f32,
        std,
        columns,
        rows,
    }
}

/// The pixel of a position.
fn one(at: f64) -> Range<usize> {
    at as usize..at as usize + 1
}

/// Adds to a band what a mark has in it.
fn draw(mark: &Mark, band: &mut Band<'_>, width: usize, [along_x, along_y]: [&mut Vec<f32>; 2]) {
    let end = band.first + band.counts.len() / width;
    let rows = mark.rows.start.max(band.first)..mark.rows.end.min(end);
    match mark.std {
        Some([x_std, y_std]) => {
            shares(mark.x, x_std, mark.columns.clone(), along_x);
            shares(mark.y, y_std, rows.clone(), along_y);
        }
        None => {
            for along in [&mut *along_x, &mut *along_y] {
                along.clear();
                along.push(1.0);
            }
        }
    }
    for (row, &share) in rows.zip(along_y.iter()) {
        let start = (row - band.first) * width + mark.columns.start;
        add(&mut band.counts[start..], along_x, share);
        if let Some(sums) = &mut band.z_sums {
            add(&mut sums[start..], along_x, share * mark.z);
        }
    }
}

fn add(to: &mut [f32], shares: &[f32], by: f32) {
    for (sum, share) in to.iter_mut().zip(shares) {
        *sum += share * by;
    }
}
