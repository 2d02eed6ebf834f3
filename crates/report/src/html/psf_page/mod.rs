//! The HTML page of a PSF that was measured from beads: pictures of the PSF, its bounds, its quality and
//! its beads.
//!
//! The page makes no network requests, and the same numbers give the same bytes. What is not finite is
//! left out.
//!
//! ```
//! use gaussmle_report::html::{PsfPage, psf_html};
//!
//! let share = |x: f64, y: f64, z: f64| {
//!     let (wx, wy) = (1.3 + z, 1.3 - z);
//!     (-0.5 * (x * x / (wx * wx) + y * y / (wy * wy))).exp() / (6.283 * wx * wy)
//! };
//! let page = PsfPage {
//!     half_window_px: 8.0,
//!     z_range_um: [-0.5, 0.5],
//!     pixel_size_um: [0.1, 0.1],
//!     ..PsfPage::new("psf.h5", &share)
//! };
//! assert!(psf_html(&page).starts_with("<!doctype html>"));
//! ```

mod beads;
mod content;
mod curves;
mod page;
mod picture;
mod planes;
mod residuals;
mod section;
#[cfg(test)]
mod tests;
mod verdict;

pub use content::{PsfBead, PsfBin, PsfBound, PsfPage, PsfResidual};
pub use page::psf_html;
