//! Where the picture lies, and how fine it is.

use super::spots::Spots;
use crate::plot::quantile;
use crate::tables::TableMetadata;

/// Pixels along the side of a tile.
pub(super) const TILE: usize = 256;

/// The most pixels along a side of the finest level: what the page can carry.
pub(super) const MOST_SIDE: f64 = 8192.0;

/// Pixels along the longer side where the table does not say how sure positions are.
const USUAL_SIDE: f64 = 4096.0;

/// Finer pixels show nothing.
const FINEST_UM: f64 = 0.0005;

/// How much longer than where nearly all positions are a picture may be for the sake of a few, where no movie says how large it is.
const FAR: f64 = 3.0;

/// The picture's pixels, at the finest level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    pub origin_um: [f64; 2],
    pub size_um: [f64; 2],
    pub pixel_um: f64,
    /// Pixels along x and y.
    pub size: [usize; 2],
    /// Whether the movie says where it ends, not the positions.
    pub of_movie: bool,
}

impl Grid {
    /// The movie's field, or where that is unknown where the positions are; none without either.
    pub(super) fn of(
        spots: &Spots<'_>,
        about: &TableMetadata,
        precision_um: Option<f64>,
    ) -> Option<Self> {
        let field = about.field_um();
        let [from, to] = match field {
            Some(size) => [[0.0, 0.0], size],
            None => reached(spots)?,
        };
        let size_um = [to[0] - from[0], to[1] - from[1]];
        let side = size_um[0].max(size_um[1]);
        // Two pixels to the standard deviation show all that there is.
        let wanted = precision_um.map_or(side / USUAL_SIDE, |um| 0.5 * um);
        let pixel_um = two_digits(wanted.max(side / MOST_SIDE).max(FINEST_UM));
        // A part of a pixel that is but rounding needs no pixel.
        let pixels = |um: f64| ((um / pixel_um - 1e-6).ceil() as usize).max(1);
        Some(Self {
            origin_um: from,
            size_um,
            pixel_um,
            size: size_um.map(pixels),
            of_movie: field.is_some(),
        })
    }

    /// The tiles along x and y of a level; each is half as fine as the one before.
    pub(super) fn tiles(&self, level: u32) -> [usize; 2] {
        self.size.map(|pixels| pixels.div_ceil(TILE << level))
    }

    /// Levels, up to the one that is a single tile.
    pub(super) fn levels(&self) -> u32 {
        let mut levels = 1;
        while self.tiles(levels - 1) != [1, 1] {
            levels += 1;
        }
        levels
    }

    /// A position in pixels; none outside.
    pub(super) fn place(&self, x_um: f64, y_um: f64) -> Option<[f64; 2]> {
        let at = [
            (x_um - self.origin_um[0]) / self.pixel_um,
            (y_um - self.origin_um[1]) / self.pixel_um,
        ];
        // The last pixel may reach beyond the field.
        let inside = (0..2).all(|k| {
            at[k] >= 0.0 && at[k] < self.size[k] as f64 && at[k] * self.pixel_um < self.size_um[k]
        });
        inside.then_some(at)
    }
}

/// The number above with two digits, so that it can be read.
fn two_digits(um: f64) -> f64 {
    // Divided rather than multiplied by a small power, so that it prints as it should.
    let scale = 10f64.powi(1 - um.log10().floor() as i32);
    (um * scale).ceil() / scale
}

/// Where the positions are, out to whole um, without a few that lie very far out.
fn reached(spots: &Spots<'_>) -> Option<[[f64; 2]; 2]> {
    /// A metre; what lies farther out is no position, and its pixels could not be told apart.
    const FARTHEST_UM: f64 = 1e6;
    let near = |row: usize| spots.x[row].abs().max(spots.y[row].abs()) < FARTHEST_UM;
    let rows = spots.usable.iter().map(|&row| row as usize);
    let rows: Vec<usize> = rows.filter(|&row| near(row)).collect();
    if rows.is_empty() {
        return None;
    }
    let ends = [spots.x, spots.y].map(|values| {
        let mut all: Vec<f64> = rows.iter().map(|&row| values[row]).collect();
        let [least, low, high, most] =
            [0.0, 0.001, 0.999, 1.0].map(|part| quantile(&mut all, part));
        let room = 0.5 * (FAR - 1.0) * (high - low);
        match most - least > FAR * (high - low) && high > low {
            true => [least.max(low - room), most.min(high + room)],
            false => [least, most],
        }
    });
    let down = |um: f64| um.floor();
    // One more, as the last pixel's end is not in it.
    let up = |um: f64| um.floor() + 1.0;
    let [[left, right], [top, bottom]] = ends;
    Some([[down(left), down(top)], [up(right), up(bottom)]])
}
