//! Compact binary form of single localizations. The page draws them beyond the finest level.

use serde::Serialize;

use super::grid::{Grid, TILE};
use super::spots::Spots;
use super::store::{append_byte_planes, compressed};

/// Steps of a position across a tile.
const STEPS: f64 = 65536.0;

/// The quantities of each localization besides its position, and their encoding.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Quantities {
    /// Precision: 16 bits in steps of this length, um.
    pub precision_step_um: Option<f64>,
    /// Photons: 32 bits, rounded.
    pub photons: bool,
    /// Frame: 32 bits, the first frame, then differences.
    pub frame: bool,
    /// z: 32 bits in steps of 0.1 nm from this value, um.
    pub z_from_um: Option<f64>,
}

impl Quantities {
    pub(super) fn new(spots: &Spots<'_>) -> Self {
        let min_z = spots.z.map(|z| {
            let usable = spots.usable.iter().map(|&row| z[row as usize]);
            usable
                .filter(|um| um.is_finite())
                .fold(f64::INFINITY, f64::min)
        });
        Self {
            // Steps of 0.01 nm, up to 655 nm.
            precision_step_um: spots.std.map(|_| 1e-5),
            photons: spots.photons.is_some(),
            frame: spots.frame.is_some(),
            z_from_um: min_z.filter(|um| um.is_finite()),
        }
    }
}

/// Compresses the localizations of a tile, sorted by frame: byte planes of x, of y, then of the
/// quantities in their order.
pub(super) fn compressed_points(
    spots: &Spots<'_>,
    grid: &Grid,
    [column, row]: [usize; 2],
    rows: &[u32],
    quantities: &Quantities,
) -> Vec<u8> {
    let mut rows = rows.to_vec();
    if let Some(frames) = spots.frame {
        // The differences of sorted frames are small and compress well.
        rows.sort_by_key(|&row| frames[row as usize]);
    }
    let rows = rows.iter().map(|&row| row as usize);
    let mut out = Vec::new();
    let to_step = |px: f64, tile: usize| {
        let fraction = px / TILE as f64 - tile as f64;
        (fraction * STEPS).clamp(0.0, STEPS - 1.0) as u32
    };
    for (axis, um, tile) in [(0, spots.x, column), (1, spots.y, row)] {
        let origin = grid.origin_um[axis];
        let steps = rows
            .clone()
            .map(|row| to_step((um[row] - origin) / grid.pixel_um, tile));
        append_byte_planes(steps, 2, &mut out);
    }
    if let Some(step_um) = quantities.precision_step_um {
        let steps = rows.clone().map(|row| {
            // The maximum stands for unknown precision.
            let steps = spots.precision_um(row) / step_um;
            if steps.is_finite() {
                steps.round().min(65535.0) as u32
            } else {
                65535
            }
        });
        append_byte_planes(steps, 2, &mut out);
    }
    if let Some(photons) = spots.photons.filter(|_| quantities.photons) {
        // The cast converts NaN and negative numbers to 0.
        let rounded = rows.clone().map(|row| photons[row].round() as u32);
        append_byte_planes(rounded, 4, &mut out);
    }
    if let Some(frames) = spots.frame.filter(|_| quantities.frame) {
        let previous = std::iter::once(0).chain(rows.clone().map(|row| frames[row]));
        let differences = rows
            .clone()
            .zip(previous)
            .map(|(row, previous)| frames[row] - previous);
        append_byte_planes(differences, 4, &mut out);
    }
    if let (Some(z), Some(from)) = (spots.z, quantities.z_from_um) {
        let steps = rows
            .map(|row| if z[row].is_finite() { z[row] } else { 0.0 })
            .map(|z| ((z - from) * 1e4).round() as u32);
        append_byte_planes(steps, 4, &mut out);
    }
    compressed(&out)
}
