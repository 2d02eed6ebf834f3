//! The look of a picture unless options say otherwise: its pixels and the least width of its
//! Gaussians follow from the precision and the density of the localizations, and the range of its
//! hues from their z. Every front end draws with these rules.

use gaussmle_analysis::lateral_precision;
use gaussmle_io::table::Rows;

use super::error::RenderError;
use super::grid::{Extent, Grid};
use super::options::{RenderMode, RenderOptions};
use super::sample::Sample;
use super::spots::Columns;
use crate::round;

/// The most pixels along the longer side, approximately. Screens and slides have about as many.
const MOST_SIDE: f64 = 1600.0;

/// The fewest pixels along the longer side, approximately, unless pixels were below `MIN_PIXEL_UM`.
const LEAST_SIDE: f64 = 500.0;

/// The smallest pixel: no localization is more precise.
const MIN_PIXEL_UM: f64 = 0.001;

/// Pixels in a standard deviation. A Gaussian is then sampled without visible steps.
const PIXELS_PER_STD: f64 = 2.0;

/// The least standard deviation, pixels. A narrower Gaussian is a single pixel, which is lost where
/// a program shows the picture at half its size.
const LEAST_STD_PX: f64 = 1.0;

/// The least standard deviation over the mean distance of localizations, `sqrt(area / number)`.
/// Structures finer than a tenth of that distance are not sampled, so this width hides none, and it
/// joins the localizations of a sparse line.
const STD_PER_DISTANCE: f64 = 0.1;

/// The longer side over the least standard deviation of few localizations: in a picture that fills a
/// screen they are dots of a few pixels.
const SIDE_PER_STD: f64 = 400.0;

/// The percentiles of z at the first and the last hue. A few outliers do not extend the range.
const Z_FRACTIONS: [f64; 2] = [0.02, 0.98];

/// A smaller range of z is one z.
const MIN_Z_RANGE_UM: f64 = 1e-6;

/// The numbers of the rows that the rules need.
#[derive(Debug, Default)]
pub(super) struct Survey {
    /// The localizations in the region.
    extent: Extent,
    x_um: Sample,
    y_um: Sample,
    /// Localizations in the region.
    number: u64,
    /// Their precision, um.
    precision_um: Sample,
    z_um: Sample,
}

impl Survey {
    /// Reads all rows: once, or twice if the region is unknown and some are far from the others.
    pub(super) fn of(rows: &dyn Rows, options: &RenderOptions) -> Result<Self, RenderError> {
        if let Some([x0, y0, x1, y1]) = options.known_region_um() {
            let inside = |x: f64, y: f64| (x0..x1).contains(&x) && (y0..y1).contains(&y);
            return Self::inside(rows, options, inside);
        }
        let mut all = Self::inside(rows, options, |_, _| true)?;
        let [[x0, x1], [y0, y1]] = [all.x_um.fence(), all.y_um.fence()];
        if all.extent.is_within([[x0, y0], [x1, y1]]) {
            return Ok(all);
        }
        let near = |x: f64, y: f64| (x0..=x1).contains(&x) && (y0..=y1).contains(&y);
        Self::inside(rows, options, near)
    }

    /// Reads all rows once.
    fn inside(
        rows: &dyn Rows,
        options: &RenderOptions,
        inside: impl Fn(f64, f64) -> bool,
    ) -> Result<Self, RenderError> {
        let mut survey = Self::default();
        for block in rows.blocks() {
            let block = block?;
            let columns = Columns::new(&block, options, 0.0)?;
            for row in 0..columns.len() {
                let Ok(spot) = columns.spot(row) else {
                    continue;
                };
                if inside(spot.x_um, spot.y_um) {
                    survey.extent.include(spot.x_um, spot.y_um);
                    survey.x_um.add(spot.x_um);
                    survey.y_um.add(spot.y_um);
                    survey.number += 1;
                    let [x_std, y_std] = columns.precision_um(row);
                    let precision = lateral_precision(x_std, y_std);
                    if precision.is_finite() {
                        survey.precision_um.add(precision);
                    }
                }
                if options.z {
                    survey.z_um.add(spot.z_um);
                }
            }
        }
        Ok(survey)
    }

    /// The pixels of the picture, and the least standard deviation of its Gaussians, um.
    pub(super) fn grid(&mut self, options: &RenderOptions) -> Result<(Grid, f64), RenderError> {
        let region = options.known_region_um();
        let [x0, y0, x1, y1] = region.unwrap_or_else(|| self.extent.region_um());
        let (along_x, along_y) = (x1 - x0, y1 - y0);
        let side = along_x.max(along_y);
        let of_regions = options
            .localized_um2
            .filter(|_| options.region_um.is_none());
        let area_um2 = of_regions.unwrap_or(along_x * along_y);
        let sparse_um = sparse_std_um(area_um2, side, self.number);
        let [precision_um] = self.precision_um.quantiles([0.5]).unwrap_or_default();
        let finest = precision_um.max(sparse_um) / PIXELS_PER_STD;
        let pixel_um = options.pixel_size_um.unwrap_or_else(|| {
            let bounded = finest.clamp(side / MOST_SIDE, side / LEAST_SIDE);
            round::fine(bounded.max(MIN_PIXEL_UM))
        });
        let grid = Grid::new([x0, y0, x1, y1], pixel_um)?;
        let least_um = options
            .min_std_um
            .unwrap_or_else(|| sparse_um.max(LEAST_STD_PX * grid.pixel_size_um));
        Ok((grid, least_um))
    }

    /// The z of the first and of the last hue, um: percentiles 2 and 98 of all rows, rounded outwards
    /// to two digits of the range. `None` without z.
    pub(super) fn z_range_um(&mut self) -> Option<[f64; 2]> {
        let [from, to] = self.z_um.quantiles(Z_FRACTIONS)?;
        if to - from < MIN_Z_RANGE_UM {
            // Any range that contains the values works.
            return Some([from - 0.5, from + 0.5]);
        }
        let steps_per_um = 10f64.powi(1 - libm::log10(to - from).floor() as i32);
        let rounded = [
            (from * steps_per_um).floor() / steps_per_um,
            (to * steps_per_um).ceil() / steps_per_um,
        ];
        Some(rounded)
    }
}

/// The least standard deviation that a number of localizations in an area needs to be seen in a picture with this
/// longer side, um.
fn sparse_std_um(area_um2: f64, side_um: f64, number: u64) -> f64 {
    let distance = (area_um2 / number.max(1) as f64).sqrt();
    (STD_PER_DISTANCE * distance).min(side_um / SIDE_PER_STD)
}

/// The z of the first and of the last hue of a table's pictures, um; `None` if no usable row has one.
///
/// # Errors
///
/// Returns an error if a column of the positions is missing or reading the rows fails.
pub fn z_range_um(rows: &dyn Rows) -> Result<Option<[f64; 2]>, RenderError> {
    let options = RenderOptions {
        mode: RenderMode::Histogram,
        z: true,
        ..RenderOptions::default()
    };
    Ok(Survey::of(rows, &options)?.z_range_um())
}
