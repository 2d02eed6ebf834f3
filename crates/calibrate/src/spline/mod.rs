//! A PSF measured from beads: a cubic B-spline whose coefficients are maximum-likelihood parameters
//! of all frames of all beads.
//!
//! Coefficients and beads (x, y, z, photons, background) are fitted in turn, with a penalty on
//! rough coefficients that is small compared with what the beads say. Beads that are not like the
//! others are refused, with the likely cause.
//!
//! A molecule at x, y (pixels) and z (um) gives the pixel in column X and row Y this share of its
//! light: `sum c[k][j][i] B(qx - i) B(qy - j) B(qz - k)` with `qx = origin_x + X - x`, `qy` alike,
//! and `qz = origin_z + z / plane_spacing_um`. The shares of the brightest plane sum to 1 in the
//! window.

mod align;
mod basis;
mod bead;
mod cause;
mod coefficients;
mod deviance;
mod drift;
mod error;
mod evaluate;
mod finder;
#[cfg(test)]
mod finder_tests;
mod fit;
mod gauge;
mod grid;
mod lean;
mod options;
mod penalty;
mod psf;
mod quality;
mod rejection;
mod report;
mod robust;
#[cfg(test)]
mod simulated;
mod smooth;
mod solve;
mod spectra;
mod spots;
mod stacks;
mod symmetric;
mod templates;
#[cfg(test)]
mod tests;
mod tilt;
mod window;

pub use cause::Cause;
pub use error::SplineError;
pub(super) use finder::{Finding, FoundBead, find};
pub use options::SplineOptions;
pub use quality::{QualityBin, SplineQuality};
pub use rejection::{Refusal, Unusable};
pub use report::{SplineBead, SplineCalibration, StageMotion, calibrate};
pub(super) use stacks::{BeadStack, BeadStacks};
pub use tilt::Tilt;
