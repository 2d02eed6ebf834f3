//! Small plots as SVG: bars, lines, points with error bars and vertical lines, on linear or
//! logarithmic axes.
//!
//! The same plot gives the same bytes. Values that are not finite are left out, and an empty plot
//! is valid. [`Plot::svg`] returns a complete SVG file. [`Plot::inline_svg`] returns an element for
//! an HTML page that includes [`CSS`]; its `data-tip` attributes hold tooltips for the page's
//! script.
//!
//! ```
//! use gaussmle_report::plot::{Axis, Histogram, Plot};
//!
//! let photons = [420.0, 510.0, 480.0, 1200.0, 650.0];
//! let histogram = Histogram::robust(photons.into_iter());
//! let plot = Plot {
//!     title: "Photons".into(),
//!     note: "Detected photons per localization.".into(),
//!     x: Axis::new("photons", ""),
//!     y: Axis::new("localizations", ""),
//!     series: vec![histogram.bars("")],
//!     ..Plot::default()
//! };
//! let svg = plot.svg();
//! assert!(svg.starts_with("<svg ") && svg.contains("Photons"));
//! ```

mod axis_scale;
mod frame;
mod histogram;
mod legend;
mod marks;
mod spec;
mod svg;
pub(crate) mod text;

pub use histogram::Histogram;
pub(crate) use histogram::quantile;
pub use spec::{Axis, Plot, Scale, Series};
pub use svg::CSS;

#[cfg(test)]
mod tests;
