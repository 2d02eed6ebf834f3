//! What fits need to know of a microscope, measured: the camera's maps, the astigmatic curve, the width of a spot.
//!
//! [`camera`] has offset, gain and noise of each pixel from dark and evenly lit stacks; [`astigmatism`] has the curve of
//! widths over z from beads; [`sigma`] has the width in focus from the widths of many spots. Each says how certain it
//! is, and the first two write the files that fits read.

mod astigmatism;
mod beads;
mod camera;
mod camera_files;
mod curve;
mod curve_fit;
mod curve_start;
mod error;
mod gain;
mod moments;
mod places;
mod plots;
mod psf_files;
mod quality;
mod robust;
mod sigma;
mod transfer;
mod widths;

pub use astigmatism::{
    AstigmatismCalibration, AstigmatismOptions, BeadPoint, Heights, astigmatism,
};
pub use beads::{Bead, Beads, Scan, beads};
pub use camera::{CameraCalibration, CameraOptions, MapUncertainty, camera};
pub use error::CalibrateError;
pub use quality::BadPixels;
pub use sigma::{SigmaCalibration, sigma};
pub use transfer::TransferPoint;
pub use widths::{Widths, widths};

/// The fewest frames of a stack: below, a pixel's gain is not known to a third.
pub const FEWEST_FRAMES: usize = 20;
