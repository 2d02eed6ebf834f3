//! The picture as tiles of counts: the finest level from the positions, each coarser one by adding up four pixels.
//!
//! Counts are exact whatever their size: a tile has as many planes of bytes as its largest count needs. Where there is z, a
//! byte for each filled pixel follows: its mean z, from the first to the last colour.

use rayon::prelude::*;
use serde::Serialize;

use super::grid::{Grid, TILE};
use super::points::{self, Quantities};
use super::spots::Spots;
use super::store::{Place, Store, packed, planes};

/// The part of all filled pixels that are not at full brightness.
const BRIGHT: f64 = 0.99;

/// Counts that are told apart when that is looked for.
const COUNTED: usize = 1 << 16;

const PIXELS: usize = TILE * TILE;

/// A level, as the page's script reads it.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Level {
    /// The count that is shown at full brightness.
    pub white: u32,
    /// The tiles that are not empty.
    pub tiles: Vec<Tile>,
}

/// A tile: column, row, where it is in the store, planes of its counts.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Tile(usize, usize, Place, u32);

/// The single localizations of a tile: column, row, where they are in the store, how many.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Singles(usize, usize, Place, usize);

/// All of the picture.
#[derive(Debug)]
pub(super) struct Pyramid {
    pub levels: Vec<Level>,
    pub singles: Vec<Singles>,
    /// Localizations in the picture.
    pub inside: usize,
    /// The z of the first and the last colour, um.
    pub z_um: Option<[f64; 2]>,
}

/// Counts and sums of z of a tile's pixels.
struct Pixels {
    counts: Vec<u32>,
    z_sums: Option<Vec<f32>>,
}

/// A tile as it goes into the store, and what the next level needs of it.
struct Done {
    column: usize,
    row: usize,
    planes: u32,
    packed: Vec<u8>,
    singles: Option<(Vec<u8>, usize)>,
    halved: Pixels,
    /// How many filled pixels have which count; the last for it and more.
    filled: Vec<(u32, u32)>,
}

impl Pyramid {
    /// Of the usable rows; their single localizations too, if there are not more than so many.
    pub(super) fn of(
        spots: &Spots<'_>,
        grid: &Grid,
        z_um: Option<[f64; 2]>,
        quantities: &Quantities,
        max_points: usize,
        store: &mut Store,
    ) -> Self {
        let (rows, ends) = by_tile(spots, grid);
        let singly = rows.len() <= max_points;
        let [columns, _] = grid.tiles(0);
        let mut done: Vec<Done> = (0..ends.len() - 1)
            .into_par_iter()
            .with_max_len(1)
            .filter(|&tile| ends[tile] < ends[tile + 1])
            .map(|tile| {
                let rows = &rows[ends[tile]..ends[tile + 1]];
                let at = [tile % columns, tile / columns];
                let mut done = finish(at, draw(spots, grid, at, rows, z_um.is_some()), z_um);
                done.singles = singly.then(|| {
                    (
                        points::packed(spots, grid, at, rows, quantities),
                        rows.len(),
                    )
                });
                done
            })
            .collect();
        let mut levels = Vec::new();
        let mut singles = Vec::new();
        for level in 0..grid.levels() {
            if level > 0 {
                done = coarser(done, z_um);
            }
            let add = |tile: &Done| {
                let place = store.add(&tile.packed);
                Tile(tile.column, tile.row, place, tile.planes)
            };
            let tiles = done.iter().map(add).collect();
            levels.push(Level {
                white: white(&done),
                tiles,
            });
            for tile in &mut done {
                if let Some((packed, number)) = tile.singles.take() {
                    singles.push(Singles(tile.column, tile.row, store.add(&packed), number));
                }
            }
        }
        Self {
            levels,
            singles,
            inside: rows.len(),
            z_um,
        }
    }
}

/// The rows inside by tile, in the table's order within one, and where each tile's end.
fn by_tile(spots: &Spots<'_>, grid: &Grid) -> (Vec<u32>, Vec<usize>) {
    let [columns, rows] = grid.tiles(0);
    let tile = |&row: &u32| {
        let at = grid.place(spots.x[row as usize], spots.y[row as usize])?;
        let [column, line] = at.map(|px| px as usize / TILE);
        Some(line * columns + column)
    };
    let tiles: Vec<Option<usize>> = spots.usable.par_iter().map(tile).collect();
    let mut ends = vec![0; columns * rows + 1];
    for tile in tiles.iter().flatten() {
        ends[tile + 1] += 1;
    }
    for tile in 0..columns * rows {
        ends[tile + 1] += ends[tile];
    }
    let mut next = ends.clone();
    let mut sorted = vec![0; ends[columns * rows]];
    for (row, tile) in spots.usable.iter().zip(&tiles) {
        if let Some(tile) = tile {
            sorted[next[*tile]] = *row;
            next[*tile] += 1;
        }
    }
    (sorted, ends)
}

fn draw(
    spots: &Spots<'_>,
    grid: &Grid,
    [column, row]: [usize; 2],
    rows: &[u32],
    z: bool,
) -> Pixels {
    let mut counts = vec![0; PIXELS];
    let z = spots.z.filter(|_| z);
    let mut z_sums = z.map(|_| vec![0.0f64; PIXELS]);
    for &spot in rows {
        let spot = spot as usize;
        let Some([x, y]) = grid.place(spots.x[spot], spots.y[spot]) else {
            continue;
        };
        let pixel = (y as usize - row * TILE) * TILE + (x as usize - column * TILE);
        counts[pixel] += 1;
        if let (Some(sums), Some(z)) = (&mut z_sums, z) {
            // One without z counts as in focus: its place in the plane is known.
            sums[pixel] += if z[spot].is_finite() { z[spot] } else { 0.0 };
        }
    }
    let z_sums = z_sums.map(|sums| sums.into_iter().map(|sum| sum as f32).collect());
    Pixels { counts, z_sums }
}

/// Packs a tile, and halves it.
fn finish([column, row]: [usize; 2], pixels: Pixels, z_um: Option<[f64; 2]>) -> Done {
    let counts = &pixels.counts;
    let most = counts.iter().copied().max().unwrap_or(0);
    let bytes = (32 - most.leading_zeros()).div_ceil(8).max(1);
    let mut out = Vec::with_capacity(2 * PIXELS);
    planes(counts.iter().copied(), bytes, &mut out);
    if let (Some(sums), Some([from, to])) = (&pixels.z_sums, z_um) {
        let filled = counts.iter().zip(sums).filter(|(count, _)| **count > 0);
        out.extend(filled.map(|(&count, &sum)| {
            let part = (f64::from(sum) / f64::from(count) - from) / (to - from);
            (255.0 * part.clamp(0.0, 1.0)).round() as u8
        }));
    }
    Done {
        column,
        row,
        planes: bytes,
        packed: packed(&out),
        singles: None,
        filled: filled(counts),
        halved: halved(&pixels),
    }
}

/// How many pixels have which count, those without any left out.
fn filled(counts: &[u32]) -> Vec<(u32, u32)> {
    let mut sorted: Vec<u32> = counts.iter().copied().filter(|&count| count > 0).collect();
    sorted.sort_unstable();
    let alike = sorted.chunk_by(|a, b| a == b);
    alike.map(|all| (all[0], all.len() as u32)).collect()
}

/// Every four pixels as one: a quarter of a tile.
fn halved(pixels: &Pixels) -> Pixels {
    const HALF: usize = TILE / 2;
    let four = |pixel: usize| {
        let corner = pixel / HALF * 2 * TILE + pixel % HALF * 2;
        [corner, corner + 1, corner + TILE, corner + TILE + 1]
    };
    let counts = (0..HALF * HALF).map(|pixel| four(pixel).map(|k| pixels.counts[k]).iter().sum());
    let z_sums = pixels.z_sums.as_ref().map(|sums| {
        let sum = |pixel| four(pixel).map(|k| sums[k]).iter().sum();
        (0..HALF * HALF).map(sum).collect()
    });
    Pixels {
        counts: counts.collect(),
        z_sums,
    }
}

/// The next level: each tile from the quarters that there are.
fn coarser(mut finer: Vec<Done>, z_um: Option<[f64; 2]>) -> Vec<Done> {
    let parent = |tile: &Done| (tile.row / 2, tile.column / 2);
    finer.sort_by_key(parent);
    let groups: Vec<&[Done]> = finer.chunk_by(|a, b| parent(a) == parent(b)).collect();
    let join = |group: &[Done]| {
        let mut joined = Pixels {
            counts: vec![0; PIXELS],
            z_sums: z_um.map(|_| vec![0.0; PIXELS]),
        };
        const HALF: usize = TILE / 2;
        for tile in group {
            let corner = (tile.row % 2 * HALF) * TILE + tile.column % 2 * HALF;
            for line in 0..HALF {
                let to = corner + line * TILE;
                let from = line * HALF;
                let counts = &tile.halved.counts[from..from + HALF];
                joined.counts[to..to + HALF].copy_from_slice(counts);
                if let (Some(to_z), Some(z)) = (&mut joined.z_sums, &tile.halved.z_sums) {
                    to_z[to..to + HALF].copy_from_slice(&z[from..from + HALF]);
                }
            }
        }
        finish([group[0].column / 2, group[0].row / 2], joined, z_um)
    };
    groups.into_par_iter().with_max_len(1).map(join).collect()
}

/// The count that is shown at full brightness: few filled pixels have more.
fn white(tiles: &[Done]) -> u32 {
    let mut pixels = vec![0u64; COUNTED];
    for &(count, number) in tiles.iter().flat_map(|tile| &tile.filled) {
        pixels[(count as usize).min(COUNTED - 1)] += u64::from(number);
    }
    let all: u64 = pixels.iter().sum();
    let mut below = 0;
    let enough = pixels.iter().position(|number| {
        below += number;
        below as f64 >= BRIGHT * all as f64
    });
    // Where hardly any pixel has two, one is not yet much.
    enough.unwrap_or(1).max(2) as u32
}
