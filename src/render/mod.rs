//! Localizations as a picture: counted in pixels, or drawn as wide as they are uncertain.
//!
//! A [`Picture`] holds numbers, not colours: localizations per pixel, in all as many as there are. Its pixel `(i, j)`
//! covers `x` from `origin + i * pixel_size` to `origin + (i + 1) * pixel_size`, and `y` with `j` likewise, in the camera
//! frame of the table, whose origin is the outer corner of the camera's first pixel. Colours, contrast and scale bar are
//! a [`Look`], which is chosen when the picture is saved.
//!
//! Rows that are not usable, or whose position or width is no finite number, are left out and counted in the [`Tally`].
//! The numbers are the same, to the bit, for any number of threads, and however the rows come in blocks.

mod canvas;
pub(crate) mod color;
mod error;
mod font;
mod gaussian;
mod grid;
mod look;
mod marks;
mod options;
mod percentile;
mod picture;
mod png;
pub(crate) mod round;
mod spots;
mod tiff;

use crate::tables::Rows;

pub use color::ColorMap;
pub use error::RenderError;
pub use gaussian::NARROWEST_PX;
pub use grid::{MOST_PIXELS, MOST_SIDE};
pub use look::{Contrast, Look};
pub use options::{Kind, RenderOptions};
pub use picture::{Picture, Tally};
pub use tiff::Depth;

use canvas::Canvas;
use grid::{Extent, Grid};
use spots::Columns;

/// Draws localizations. Their rows are gone through once, or twice if the picture is to be as large as they reach.
///
/// # Errors
///
/// If an option makes no sense, the picture would be too large, a column is missing, or the rows cannot be had.
pub fn render(rows: &dyn Rows, options: &RenderOptions) -> Result<Picture, RenderError> {
    options.check()?;
    let region_um = match (options.region_um, options.field_um) {
        (Some(region), _) => region,
        (None, Some([width, height])) => [0.0, 0.0, width, height],
        (None, None) => extent(rows, options)?.region_um(),
    };
    let grid = Grid::new(region_um, options.pixel_size_um)?;
    let mut canvas = Canvas::new(grid, options.z);
    for block in rows.blocks() {
        let block = block?;
        canvas.draw(&Columns::of(&block, options)?);
    }
    Ok(canvas.finish())
}

/// How far the rows reach that can be drawn.
fn extent(rows: &dyn Rows, options: &RenderOptions) -> Result<Extent, RenderError> {
    let mut extent = Extent::default();
    for block in rows.blocks() {
        let block = block?;
        let columns = Columns::of(&block, options)?;
        for row in 0..columns.len() {
            if let Ok(spot) = columns.spot(row) {
                extent.include(spot.x_um, spot.y_um);
            }
        }
    }
    Ok(extent)
}
