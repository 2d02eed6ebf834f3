//! The zoomable picture of the page: its data for the script, and its HTML.

use gaussmle_io::table::TableMetadata;
use serde::Serialize;

use super::grid::{Grid, TILE};
use super::markup::{fill_template, with_code};
use super::points::Quantities;
use super::pyramid::{Level, Pyramid, TilePoints};
use super::spots::Spots;
use super::store::Store;
use crate::plot::text::{grouped, significant};
use crate::render::{ColorMap, z_range_um};

const TEMPLATE: &str = include_str!("viewer.html");

/// The selectable colour maps; all are perceptually uniform. The script has their colours.
const MAPS: [ColorMap; 4] = [
    ColorMap::Inferno,
    ColorMap::Viridis,
    ColorMap::Magma,
    ColorMap::Gray,
];

/// The most localizations of a picture that shows them as discs at every zoom. Their pixels alone
/// would be lost in the dark.
const FEW: usize = 2000;

/// The picture of the usable rows.
pub(super) struct Viewer {
    pub grid: Grid,
    pub pyramid: Pyramid,
    quantities: Quantities,
    max_points: usize,
}

impl Viewer {
    /// Adds the picture's data to the store; `None` without usable rows or without a valid region.
    pub(super) fn new(
        spots: &Spots<'_>,
        metadata: &TableMetadata,
        precision_um: Option<f64>,
        max_points: usize,
        store: &mut Store,
    ) -> Option<Self> {
        if spots.usable.is_empty() {
            return None;
        }
        let grid = Grid::new(spots, metadata, precision_um)?;
        let quantities = Quantities::new(spots);
        // A table in memory has rows and positions, so the range can always be determined.
        let z_um = spots.z.and_then(|_| z_range_um(spots.table).ok().flatten());
        let pyramid = Pyramid::new(spots, &grid, z_um, &quantities, max_points, store);
        Some(Self {
            grid,
            pyramid,
            quantities,
            max_points,
        })
    }

    /// The HTML of the picture and its controls.
    pub(super) fn html(&self, spots: &Spots<'_>) -> String {
        let options = MAPS
            .map(|map| format!("<option>{}</option>", map.name()))
            .concat();
        let depth = match self.pyramid.z_um {
            Some(_) => "<label><input type=\"checkbox\" id=\"depth\"> Colour by z</label>",
            None => "",
        };
        let description = self.description(spots);
        fill_template(TEMPLATE, |name| match name {
            "maps" => options.as_str().into(),
            "depth" => depth.into(),
            "description" => with_code(&description).into(),
            _ => "".into(),
        })
    }

    /// True if all localizations are drawn as discs at every zoom.
    fn has_few(&self) -> bool {
        self.pyramid.inside <= FEW && !self.pyramid.points.is_empty()
    }

    /// Sentences on the resolution and on the localizations that are not drawn.
    fn description(&self, spots: &Spots<'_>) -> String {
        let (usable, row) = (spots.usable.len(), spots.table.row_name());
        let inside = self.pyramid.inside;
        let mut out = format!(
            "The finest level has pixels of {} nm.",
            significant(1e3 * self.grid.pixel_um, 3)
        );
        out += &match self.pyramid.points.is_empty() {
            false if self.has_few() => format!(
                " Each {row} is a disc with the radius of its standard deviation, or of 4 pixels of \
                 the screen."
            ),
            false => format!(
                " At higher zoom each {row} is a disc with the radius of its standard deviation."
            ),
            true => format!(
                " Single {row}s are not in this page: there are {}, and the limit of this \
                 page is at most {}.",
                grouped(inside as u64),
                grouped(self.max_points as u64)
            ),
        };
        let outside = usable - inside;
        if outside > 0 {
            out += &format!(" {} lie outside.", grouped(outside as u64));
        }
        out
    }

    /// The index of the script as JSON, escaped for a script element.
    pub(super) fn index(&self) -> String {
        let index = Index {
            origin_um: self.grid.origin_um,
            size_um: self.grid.size_um,
            pixel_um: self.grid.pixel_um,
            tile: TILE,
            levels: &self.pyramid.levels,
            singles: &self.pyramid.points,
            few: self.has_few(),
            quantities: self.quantities,
            z_um: self.pyramid.z_um,
        };
        // Numbers and constant names can always be serialized.
        serde_json::to_string(&index)
            .unwrap_or_default()
            .replace('<', "\\u003c")
    }
}

/// The index that the page's script reads.
#[derive(Serialize)]
struct Index<'a> {
    origin_um: [f64; 2],
    size_um: [f64; 2],
    pixel_um: f64,
    tile: usize,
    levels: &'a [Level],
    singles: &'a [TilePoints],
    few: bool,
    quantities: Quantities,
    z_um: Option<[f64; 2]>,
}
