//! The pixel grid of the page's picture.

use gaussmle_io::table::TableMetadata;

use super::spots::Spots;
use crate::fence::fence;

/// Pixels along the side of a tile.
pub(crate) const TILE: usize = 256;

/// The maximum number of pixels along a side of the finest level. It limits the size of the page.
const MAX_SIDE: f64 = 8192.0;

/// Pixels along the longer side if the table has no standard deviations.
const DEFAULT_SIDE: f64 = 4096.0;

/// The smallest pixel size: no localization is more precise.
const MIN_PIXEL_UM: f64 = 0.0005;

/// Pixels of the finest level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Grid {
    pub origin_um: [f64; 2],
    pub size_um: [f64; 2],
    pub pixel_um: f64,
    /// Number of pixels along x and y.
    pub size: [usize; 2],
    /// True if the region is the movie's field, not the extent of the positions.
    pub of_movie: bool,
    /// The area that can have rows, um^2: that which the run searched, or the whole.
    pub area_um2: f64,
}

impl Grid {
    /// Covers the movie's field, or if it is unknown the extent of the positions; `None` without
    /// either.
    pub(crate) fn new(
        spots: &Spots<'_>,
        metadata: &TableMetadata,
        precision_um: Option<f64>,
    ) -> Option<Self> {
        let field = metadata.field_um();
        let [from, to] = match field {
            Some(size) => [[0.0, 0.0], size],
            None => extent(spots)?,
        };
        let size_um = [to[0] - from[0], to[1] - from[1]];
        let side = size_um[0].max(size_um[1]);
        // Half a standard deviation resolves all structures that the precision allows.
        let ideal = precision_um.map_or(side / DEFAULT_SIDE, |um| 0.5 * um);
        let pixel_um = ceil_to_two_digits(ideal.max(side / MAX_SIDE).max(MIN_PIXEL_UM));
        // Rounding errors do not add a pixel.
        let pixels = |um: f64| ((um / pixel_um - 1e-6).ceil() as usize).max(1);
        Some(Self {
            origin_um: from,
            size_um,
            pixel_um,
            size: size_um.map(pixels),
            of_movie: field.is_some(),
            area_um2: metadata.searched_um2().unwrap_or(size_um[0] * size_um[1]),
        })
    }

    /// Number of tiles along x and y of a level. Each level has half the resolution of the one
    /// before.
    pub(crate) fn tiles(&self, level: u32) -> [usize; 2] {
        self.size.map(|pixels| pixels.div_ceil(TILE << level))
    }

    /// Number of levels; the last one is a single tile.
    pub(crate) fn levels(&self) -> u32 {
        let mut levels = 1;
        while self.tiles(levels - 1) != [1, 1] {
            levels += 1;
        }
        levels
    }

    /// Converts a position to pixels; `None` outside the region.
    pub(crate) fn to_px(self, x_um: f64, y_um: f64) -> Option<[f64; 2]> {
        let px = [
            (x_um - self.origin_um[0]) / self.pixel_um,
            (y_um - self.origin_um[1]) / self.pixel_um,
        ];
        // The last pixel may extend beyond the region.
        let inside = (0..2).all(|k| {
            px[k] >= 0.0 && px[k] < self.size[k] as f64 && px[k] * self.pixel_um < self.size_um[k]
        });
        inside.then_some(px)
    }
}

/// Rounds a positive length up to two significant digits.
fn ceil_to_two_digits(um: f64) -> f64 {
    // Small numbers are quotients, not products: 45/10000 prints as 0.0045.
    let scale = 10f64.powi(1 - libm::log10(um).floor() as i32);
    (um * scale).ceil() / scale
}

/// The extent of the positions that are not far from all others, rounded outwards to whole um.
fn extent(spots: &Spots<'_>) -> Option<[[f64; 2]; 2]> {
    /// A metre. Positions beyond are invalid, and pixels could not resolve them.
    const MAX_POSITION_UM: f64 = 1e6;
    let valid = |row: usize| spots.x[row].abs().max(spots.y[row].abs()) < MAX_POSITION_UM;
    let rows = spots.usable.iter().map(|&row| row as usize);
    let rows: Vec<usize> = rows.filter(|&row| valid(row)).collect();
    if rows.is_empty() {
        return None;
    }
    let along = |values: &[f64], rows: &[usize]| -> Vec<f64> {
        rows.iter().map(|&row| values[row]).collect()
    };
    let fences = [spots.x, spots.y].map(|values| fence(&mut along(values, &rows)));
    let axes = [spots.x, spots.y].into_iter().zip(fences);
    let near = |row: &usize| {
        let mut axes = axes.clone();
        axes.all(|(values, [from, to])| (from..=to).contains(&values[*row]))
    };
    let rows: Vec<usize> = rows.iter().copied().filter(near).collect();
    let ends = [spots.x, spots.y].map(|values| {
        let values = along(values, &rows);
        let least = values.iter().copied().fold(f64::INFINITY, f64::min);
        [
            least,
            values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        ]
    });
    let round_down = |um: f64| um.floor();
    // The upper end does not belong to the region, so it exceeds every position.
    let round_up = |um: f64| um.floor() + 1.0;
    let [[left, right], [top, bottom]] = ends;
    Some([
        [round_down(left), round_down(top)],
        [round_up(right), round_up(bottom)],
    ])
}
