//! Pictures, plots and HTML reports of localization tables.
//!
//! - [`render`] renders localizations as Gaussians as wide as their precision, to PNG or TIFF.
//! - [`html`] writes a self-contained page: a zoomable picture, histograms, precision, drift and
//!   warnings.
//! - [`tiles`] counts localizations in tiles of a zoomable picture, for a viewer that asks for them.
//! - [`plot`] draws points, lines and histograms as SVG.
//! - [`calibration`] plots calibrations.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod calibration;
mod fence;
pub mod html;
pub mod plot;
pub mod render;
mod round;
pub mod tiles;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
