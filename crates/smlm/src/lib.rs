//! Runs of single-molecule localization on top of [`gaussmle`]: from a movie to a table of
//! localizations.
//!
//! - [`localize`] searches a movie, fits its spots, and writes a table. A run can be cancelled and
//!   resumed.
//! - [`session`] localizes frames while they arrive, as from a camera.
//! - [`remarks`] names likely causes of poor fits.
//! - [`inspect`] looks at a movie before it is localized: its range, noise, and camera.
//! - [`preview`] searches and fits single frames before a run.
//! - [`simulate`] makes movies of blinking emitters with known truth.
//! - [`RunConfig`] holds the options of a run, and reads and writes them as TOML.
//!
//! [`gaussmle_detect`] finds the spots. Coordinates, units and the model of the camera are those of
//! [`gaussmle`].
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod config;
mod error;
pub mod inspect;
pub mod localize;
pub mod preview;
mod pvalue_summary;
pub mod remarks;
pub mod session;
pub mod simulate;

pub use config::{FrameRange, RunConfig};
pub use error::{Error, Result};
pub use pvalue_summary::PValueSummary;

/// The example of the README, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
