//! Single localizations in few bytes, for the page to draw where pixels end.

use serde::Serialize;

use super::grid::{Grid, TILE};
use super::spots::Spots;
use super::store::{self, planes};

/// Steps of a position across a tile.
const STEPS: f64 = 65536.0;

/// Which numbers there are of each, besides its position, and how they are written.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Quantities {
    /// 16 bits in steps of this many um: precision.
    pub precision_step_um: Option<f64>,
    /// 32 bits: photons, rounded.
    pub photons: bool,
    /// 32 bits: frames, the first, then the differences.
    pub frame: bool,
    /// 32 bits in tenths of a nm, from this many um on: z.
    pub z_from_um: Option<f64>,
}

impl Quantities {
    pub(super) fn of(spots: &Spots<'_>) -> Self {
        let z = spots.z.map(|z| {
            let all = spots.usable.iter().map(|&row| z[row as usize]);
            all.filter(|um| um.is_finite())
                .fold(f64::INFINITY, f64::min)
        });
        Self {
            // 0.01 nm, and 655 nm at most.
            precision_step_um: spots.std.map(|_| 1e-5),
            photons: spots.photons.is_some(),
            frame: spots.frame.is_some(),
            z_from_um: z.filter(|um| um.is_finite()),
        }
    }
}

/// The localizations of a tile, by frame, as planes of bytes: x, y, then the quantities in their order.
pub(super) fn packed(
    spots: &Spots<'_>,
    grid: &Grid,
    [column, row]: [usize; 2],
    rows: &[u32],
    quantities: &Quantities,
) -> Vec<u8> {
    let mut rows = rows.to_vec();
    if let Some(frames) = spots.frame {
        // Frames are then small steps, which take little room.
        rows.sort_by_key(|&row| frames[row as usize]);
    }
    let all = rows.iter().map(|&row| row as usize);
    let mut out = Vec::new();
    let step = |px: f64, tile: usize| {
        let part = px / TILE as f64 - tile as f64;
        (part * STEPS).clamp(0.0, STEPS - 1.0) as u32
    };
    let along = |um: &[f64], axis: usize, tile: usize, out: &mut Vec<u8>| {
        let origin = grid.origin_um[axis];
        let steps = all
            .clone()
            .map(|row| step((um[row] - origin) / grid.pixel_um, tile));
        planes(steps, 2, out);
    };
    along(spots.x, 0, column, &mut out);
    along(spots.y, 1, row, &mut out);
    if let Some(um) = quantities.precision_step_um {
        let steps = all.clone().map(|row| {
            // What is unknown is the most that there is.
            let steps = spots.precision_um(row) / um;
            if steps.is_finite() {
                steps.round().min(65535.0) as u32
            } else {
                65535
            }
        });
        planes(steps, 2, &mut out);
    }
    if let Some(photons) = spots.photons.filter(|_| quantities.photons) {
        // As casts go: NaN and what is below 0 is 0.
        planes(
            all.clone().map(|row| photons[row].round() as u32),
            4,
            &mut out,
        );
    }
    if let Some(frames) = spots.frame.filter(|_| quantities.frame) {
        let before = std::iter::once(0).chain(all.clone().map(|row| frames[row]));
        let steps = all
            .clone()
            .zip(before)
            .map(|(row, before)| frames[row] - before);
        planes(steps, 4, &mut out);
    }
    if let (Some(z), Some(from)) = (spots.z, quantities.z_from_um) {
        let steps = all
            .clone()
            .map(|row| if z[row].is_finite() { z[row] } else { 0.0 })
            .map(|z| ((z - from) * 1e4).round() as u32);
        planes(steps, 4, &mut out);
    }
    store::packed(&out)
}
