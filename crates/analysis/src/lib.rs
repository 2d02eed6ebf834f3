//! Analysis of localization tables after the fit.
//!
//! - [`link()`] merges the localizations of one molecule in consecutive frames.
//! - [`drift`] measures the drift of the stage and subtracts it.
//! - [`nena()`] estimates the precision from repeated localizations of molecules.
//! - [`frc()`] measures the resolution by Fourier ring correlation.
//!
//! All take a [`LocalizationTable`](gaussmle::LocalizationTable), in um. Rows that are not usable,
//! or whose position is not finite, are left out and counted. The results are bit-identical for any
//! number of threads.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod columns;
pub mod drift;
mod error;
mod frc;
mod groups;
mod link;
mod merge;
mod nena;
mod reported;
mod sorted;

pub use drift::Drift;
pub use error::AnalysisError;
pub use frc::{Blinks, Frc, frc};
pub use link::{Distance, LinkOptions, Linked, link};
pub use nena::{Nena, nena};
pub use reported::{
    UNRELATED_NEIGHBOURS, lateral_precision, reported_precision_um, reported_z_precision_um,
};

/// The example of the README, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
