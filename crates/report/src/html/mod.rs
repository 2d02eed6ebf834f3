//! HTML pages: a report on a localization table, with a zoomable picture, plots, facts and warnings; and a
//! page on a measured PSF, [`PsfPage`].
//!
//! The picture is a pyramid of localization counts with at most 8192 pixels per side; the browser
//! colours it. Beyond the finest level the page draws single localizations as discs with the radius
//! of their precision. The page makes no network requests, and the same table gives the same bytes.
//!
//! ```
//! use gaussmle::{LocalizationTable, table::{Column, Values}};
//! use gaussmle_io::table::{Format, TableMetadata};
//! use gaussmle_report::html::{HtmlReport, ReportOptions};
//!
//! let column = |name: &str, values: &[f64]| Column {
//!     name: name.into(),
//!     unit: "um",
//!     values: Values::F64(values.to_vec()),
//! };
//! let table = LocalizationTable::from_columns(vec![
//!     column("x", &[1.00, 1.25, 1.27]),
//!     column("y", &[0.50, 0.80, 0.81]),
//! ])
//! .expect("columns of equal length");
//!
//! let options = ReportOptions {
//!     title: "Three molecules".into(),
//!     ..ReportOptions::default()
//! };
//! let metadata = TableMetadata::of(Format::CSV);
//! let report = HtmlReport::new(&table, &metadata, &options)?;
//! assert!(report.html().starts_with("<!doctype html>"));
//! assert!(report.html().contains("<h1>Three molecules</h1>"));
//! # Ok::<(), gaussmle_report::html::ReportError>(())
//! ```

mod crowded;
mod drift;
mod drift_correction;
mod error;
mod facts;
mod frc;
pub(crate) mod grid;
mod histograms;
mod markup;
mod nena;
mod options;
mod page;
mod points;
mod poor_fits;
mod psf_page;
mod pyramid;
mod report;
mod run_page;
pub(crate) mod spots;
mod store;
mod viewer;
mod warnings;

pub use drift_correction::DriftCorrection;
pub use error::ReportError;
pub use options::{ReportOptions, RunFacts};
pub use psf_page::{PsfBead, PsfBin, PsfBound, PsfPage, PsfResidual, psf_html};
pub use report::HtmlReport;
pub use run_page::write_run_page;
