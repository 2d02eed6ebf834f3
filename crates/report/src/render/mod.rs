//! Rendering of localizations: a histogram, or Gaussians as wide as the localization precision.
//!
//! A [`Picture`] contains numbers, not colours: localizations per pixel. Their sum is the number of
//! localizations. Pixel `(i, j)` covers x from `origin + i * pixel_size` to
//! `origin + (i + 1) * pixel_size`, and y accordingly with `j`, in the camera frame of the table.
//! The origin of the camera frame is the outer corner of the first camera pixel. A [`ColorMapping`]
//! sets colours, contrast and scale bar when the picture is saved.
//!
//! Rows that are not usable, or whose position or width is not finite, are left out;
//! [`RowCounts`] counts them. The picture is bit-identical for any number of threads and any
//! division of the rows into blocks.
//!
//! ```
//! use gaussmle::{LocalizationTable, table::{Column, Values}};
//! use gaussmle_report::render::{ColorMapping, RenderOptions, render};
//!
//! let column = |name: &str, values: &[f64]| Column {
//!     name: name.into(),
//!     unit: "um",
//!     values: Values::F64(values.to_vec()),
//! };
//! let table = LocalizationTable::from_columns(vec![
//!     column("x", &[1.00, 1.25, 1.27]),
//!     column("y", &[0.50, 0.80, 0.81]),
//!     column("x_std", &[0.010, 0.012, 0.009]),
//!     column("y_std", &[0.011, 0.012, 0.010]),
//! ])
//! .expect("columns of equal length");
//!
//! let options = RenderOptions {
//!     pixel_size_um: Some(0.01),
//!     ..RenderOptions::default()
//! };
//! let picture = render(&table, &options)?;
//! assert_eq!(picture.row_counts.inside, 3);
//!
//! # let folder = tempfile::tempdir().expect("a temporary folder");
//! # let path = folder.path().join("localizations.png");
//! picture.save(&path, &ColorMapping::default())?;
//! let png = std::fs::read(&path).expect("the file");
//! assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
//! # Ok::<(), gaussmle_report::render::RenderError>(())
//! ```

mod annotations;
mod automatic;
mod canvas;
pub(crate) mod color;
mod color_mapping;
mod error;
mod font;
mod formats;
mod gaussian;
mod grid;
mod ink;
mod limits;
mod options;
mod painter;
mod percentile;
mod picture;
mod picture_format;
mod sample;
mod save;
mod spots;
pub(crate) mod tone;

use gaussmle_io::table::Rows;

pub use automatic::z_range_um;
pub use color::{ColorMap, Rgb};
pub use color_mapping::{ColorMapping, Contrast};
pub use error::RenderError;
pub use gaussian::MIN_STD_PX;
pub use gaussmle_io::movie::PixelType;
pub use limits::{MAX_PIXELS, MAX_SIDE};
pub use options::{RenderMode, RenderOptions};
pub use picture::{Picture, RowCounts};
pub use save::picture_formats;
pub use tone::Tone;

use automatic::Survey;
use canvas::Canvas;
use spots::Columns;

/// Renders localizations. The rows are read twice: first for what the options leave open.
///
/// # Errors
///
/// Returns an error if an option is invalid, the picture would be too large, a column is missing,
/// or reading the rows fails.
pub fn render(rows: &dyn Rows, options: &RenderOptions) -> Result<Picture, RenderError> {
    options.validate()?;
    let mut survey = Survey::of(rows, options)?;
    let (grid, least_std_um) = survey.grid(options)?;
    let mut canvas = Canvas::new(grid, options.z);
    for block in rows.blocks() {
        let block = block?;
        canvas.draw(&Columns::new(&block, options, least_std_um)?);
    }
    // Without localizations any range works.
    let empty = || options.z.then_some([-0.5, 0.5]);
    Ok(canvas.finish(survey.z_range_um().or_else(empty)))
}
