//! The picture as a pyramid of tiles with localization counts. The finest level counts positions;
//! each coarser level adds up four pixels of the one before.
//!
//! Counts are exact: a tile has as many byte planes as its largest count needs. If the table has z,
//! one byte per non-empty pixel follows: its mean z, from the first to the last colour.

use rayon::prelude::*;
use serde::Serialize;

use super::grid::{Grid, TILE};
use super::points::{Quantities, compressed_points};
use super::spots::Spots;
use super::store::{Location, Store, append_byte_planes, compressed};
use crate::render::tone::{automatic_gamma, full_count};

/// The fraction of the non-empty pixels below full brightness, as in other pictures.
const BELOW_WHITE: f64 = 0.995;

const PIXELS: usize = TILE * TILE;
const HALF: usize = TILE / 2;

/// A level, in the form that the page's script reads.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Level {
    /// The count that is shown at full brightness.
    pub white: u32,
    /// The exponents of the brightness, of shades and of hues.
    pub gamma: [f32; 2],
    /// The tiles that are not empty.
    pub tiles: Vec<Tile>,
}

/// A tile: column, row, location in the store, number of byte planes.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Tile(usize, usize, Location, u32);

/// The localizations of a tile: column, row, location in the store, number of localizations.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct TilePoints(usize, usize, Location, usize);

/// All levels of the picture, and the single localizations.
#[derive(Debug)]
pub(super) struct Pyramid {
    pub levels: Vec<Level>,
    pub points: Vec<TilePoints>,
    /// Number of localizations inside the picture.
    pub inside: usize,
    /// The z of the first and the last colour, um.
    pub z_um: Option<[f64; 2]>,
}

/// Counts and sums of z of a tile's pixels.
struct Pixels {
    counts: Vec<u32>,
    z_sums: Option<Vec<f32>>,
}

/// A compressed tile, and the data that the next level needs.
struct EncodedTile {
    column: usize,
    row: usize,
    planes: u32,
    bytes: Vec<u8>,
    points: Option<(Vec<u8>, usize)>,
    halved: Pixels,
    /// Pairs of a count and the number of pixels with it, without empty pixels.
    count_frequencies: Vec<(u32, u32)>,
}

impl Pyramid {
    /// Counts the usable rows, and adds the single localizations if there are at most `max_points`.
    pub(super) fn new(
        spots: &Spots<'_>,
        grid: &Grid,
        z_um: Option<[f64; 2]>,
        quantities: &Quantities,
        max_points: usize,
        store: &mut Store,
    ) -> Self {
        let (rows, ends) = rows_by_tile(spots, grid);
        let with_points = rows.len() <= max_points;
        let [columns, _] = grid.tiles(0);
        let mut tiles: Vec<EncodedTile> = (0..ends.len() - 1)
            .into_par_iter()
            .with_max_len(1)
            .filter(|&tile| ends[tile] < ends[tile + 1])
            .map(|tile| {
                let rows = &rows[ends[tile]..ends[tile + 1]];
                let at = [tile % columns, tile / columns];
                let pixels = count_pixels(spots, grid, at, rows, z_um.is_some());
                let mut encoded = encode(at, pixels, z_um);
                encoded.points = with_points.then(|| {
                    let bytes = compressed_points(spots, grid, at, rows, quantities);
                    (bytes, rows.len())
                });
                encoded
            })
            .collect();
        let mut levels = Vec::new();
        let mut points = Vec::new();
        for level in 0..grid.levels() {
            if level > 0 {
                tiles = coarser(tiles, z_um);
            }
            let add = |tile: &EncodedTile| {
                let location = store.add(&tile.bytes);
                Tile(tile.column, tile.row, location, tile.planes)
            };
            let (white, gamma) = tone(&tiles);
            levels.push(Level {
                tiles: tiles.iter().map(add).collect(),
                white,
                gamma,
            });
            for tile in &mut tiles {
                if let Some((bytes, number)) = tile.points.take() {
                    let location = store.add(&bytes);
                    points.push(TilePoints(tile.column, tile.row, location, number));
                }
            }
        }
        Self {
            levels,
            points,
            inside: rows.len(),
            z_um,
        }
    }
}

/// The rows inside the picture grouped by tile, each group in the order of the table, and the end
/// of each group.
fn rows_by_tile(spots: &Spots<'_>, grid: &Grid) -> (Vec<u32>, Vec<usize>) {
    let [columns, rows] = grid.tiles(0);
    let tile = |&row: &u32| {
        let px = grid.to_px(spots.x[row as usize], spots.y[row as usize])?;
        let [column, line] = px.map(|px| px as usize / TILE);
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

/// Counts the localizations in the pixels of a tile.
fn count_pixels(
    spots: &Spots<'_>,
    grid: &Grid,
    [column, row]: [usize; 2],
    rows: &[u32],
    with_z: bool,
) -> Pixels {
    let mut counts = vec![0; PIXELS];
    let z = spots.z.filter(|_| with_z);
    let mut z_sums = z.map(|_| vec![0.0f64; PIXELS]);
    for &spot in rows {
        let spot = spot as usize;
        let Some([x, y]) = grid.to_px(spots.x[spot], spots.y[spot]) else {
            continue;
        };
        let pixel = (y as usize - row * TILE) * TILE + (x as usize - column * TILE);
        counts[pixel] += 1;
        if let (Some(sums), Some(z)) = (&mut z_sums, z) {
            // A localization without finite z has a valid position in the plane; it counts with
            // z = 0.
            sums[pixel] += if z[spot].is_finite() { z[spot] } else { 0.0 };
        }
    }
    let z_sums = z_sums.map(|sums| sums.into_iter().map(|sum| sum as f32).collect());
    Pixels { counts, z_sums }
}

/// Compresses a tile, and computes its part of the next level.
fn encode([column, row]: [usize; 2], pixels: Pixels, z_um: Option<[f64; 2]>) -> EncodedTile {
    let counts = &pixels.counts;
    let max = counts.iter().copied().max().unwrap_or(0);
    let planes = (32 - max.leading_zeros()).div_ceil(8).max(1);
    let mut out = Vec::with_capacity(2 * PIXELS);
    append_byte_planes(counts.iter().copied(), planes, &mut out);
    if let (Some(sums), Some([from, to])) = (&pixels.z_sums, z_um) {
        let filled = counts.iter().zip(sums).filter(|(count, _)| **count > 0);
        out.extend(filled.map(|(&count, &sum)| {
            let fraction = (f64::from(sum) / f64::from(count) - from) / (to - from);
            (255.0 * fraction.clamp(0.0, 1.0)).round() as u8
        }));
    }
    EncodedTile {
        column,
        row,
        planes,
        bytes: compressed(&out),
        points: None,
        count_frequencies: count_frequencies(counts),
        halved: halved(&pixels),
    }
}

/// Pairs of a count and the number of pixels with it, without empty pixels.
fn count_frequencies(counts: &[u32]) -> Vec<(u32, u32)> {
    let mut sorted: Vec<u32> = counts.iter().copied().filter(|&count| count > 0).collect();
    sorted.sort_unstable();
    let equal = sorted.chunk_by(|a, b| a == b);
    equal.map(|chunk| (chunk[0], chunk.len() as u32)).collect()
}

/// Adds up groups of 2x2 pixels.
fn halved(pixels: &Pixels) -> Pixels {
    let group = |pixel: usize| {
        let corner = pixel / HALF * 2 * TILE + pixel % HALF * 2;
        [corner, corner + 1, corner + TILE, corner + TILE + 1]
    };
    let count = |pixel| group(pixel).map(|k| pixels.counts[k]).iter().sum();
    let z_sums = pixels.z_sums.as_ref().map(|sums| {
        let sum = |pixel| group(pixel).map(|k| sums[k]).iter().sum();
        (0..HALF * HALF).map(sum).collect()
    });
    Pixels {
        counts: (0..HALF * HALF).map(count).collect(),
        z_sums,
    }
}

/// Joins the halved tiles of a level to the tiles of the next level.
fn coarser(mut finer: Vec<EncodedTile>, z_um: Option<[f64; 2]>) -> Vec<EncodedTile> {
    let parent = |tile: &EncodedTile| (tile.row / 2, tile.column / 2);
    finer.sort_by_key(parent);
    let groups: Vec<&[EncodedTile]> = finer.chunk_by(|a, b| parent(a) == parent(b)).collect();
    let join = |group: &[EncodedTile]| {
        let mut joined = Pixels {
            counts: vec![0; PIXELS],
            z_sums: z_um.map(|_| vec![0.0; PIXELS]),
        };
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
        encode([group[0].column / 2, group[0].row / 2], joined, z_um)
    };
    groups.into_par_iter().with_max_len(1).map(join).collect()
}

/// The count that is shown at full brightness, and the exponents of the brightness.
fn tone(tiles: &[EncodedTile]) -> (u32, [f32; 2]) {
    let pixels = || {
        let all = tiles.iter().flat_map(|tile| &tile.count_frequencies);
        all.map(|&(count, number)| (count as f32, number as f32))
    };
    let full = full_count(pixels, BELOW_WHITE).unwrap_or(1.0);
    // At least 2: a pixel with one localization is not at full brightness.
    let white = (full as u32).max(2);
    let gamma = [false, true].map(|hues| automatic_gamma(pixels, white as f32, hues));
    (white, gamma)
}
