//! Files of single-molecule localization microscopy: movies, ROI stacks, cameras, PSFs and
//! localization tables.
//!
//! - [`movie`] reads and writes movies: TIFF, Zarr, those of Micro-Manager and Picasso, and more.
//! - [`table`] reads and writes tables of gaussmle and of other programs, and filters rows by a
//!   condition.
//! - [`read_camera`] reads a camera from a TOML file, and [`read_psf`] a PSF, also of other programs.
//!
//! Each file that this crate writes appears under its final name when it is complete
//! ([`gaussmle_base::files`]).
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod camera_file;
mod error;
mod extension;
mod file_error;
mod hdf5_chunks;
mod light_json;
pub mod movie;
mod psf;
mod scalar;
pub mod table;
mod toml_file;
mod yaml;

pub use camera_file::{LoadedCamera, read_camera, read_camera_for};
pub use error::{Error, Result};
pub use file_error::write_atomically;
pub use psf::{
    CURVE_KEYS, PsfCalibration, PsfFault, PsfFile, PsfSummary, SplinePsfFile, Z_RANGE_KEY, read_psf,
};

/// The README's example, compiled by the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
