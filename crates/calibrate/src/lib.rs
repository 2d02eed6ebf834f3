//! Calibration of a microscope: the camera's maps, the astigmatic curve, the width of a spot.
//!
//! - [`camera()`] measures offset, gain and noise of each pixel from dark and evenly lit stacks.
//! - [`beads()`] fits the widths of beads in a scan through focus, and [`astigmatism()`] fits the
//!   curve of widths over z to them.
//! - [`psf()`] measures a PSF from scans of beads through focus, for the model `spline`;
//!   [`given_psf()`] takes the stack of a PSF that is known.
//! - [`widths()`] fits the widths of a movie's spots, and [`sigma()`] finds the width in focus.
//!
//! Each result has its uncertainties. [`CameraCalibration::save`] and
//! [`AstigmatismCalibration::save`] write the files that fits read.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod alone;
mod astigmatism;
mod beads;
mod camera;
mod camera_files;
mod camera_options;
mod curve;
mod curve_equations;
mod curve_fit;
mod curve_quality;
mod curve_start;
mod date;
mod error;
mod gain;
mod given;
mod left_out;
mod limits;
mod moments;
mod pixel;
mod places;
mod plane_frames;
mod psf;
mod psf_files;
mod quality;
mod rejections;
mod robust;
mod sightings;
mod sigma;
mod spline;
mod there_and_back;
mod transfer;
mod widths;

pub use astigmatism::{
    AstigmatismCalibration, AstigmatismOptions, BeadHeights, BeadPoint, astigmatism,
};
pub use beads::{Bead, Beads, Scan, beads, beads_with, stated_step_note};
pub use camera::{CameraCalibration, MapUncertainty, TypicalPixel, camera};
pub use camera_files::camera_files;
pub use camera_options::CameraOptions;
pub use curve_quality::CurveQuality;
pub use error::CalibrateError;
pub use given::{GivenLight, GivenOptions, GivenPsf, PlaneLight, given_psf};
pub use left_out::LeftOut;
pub use limits::FEWEST_FRAMES;
pub use psf::{BeadPlace, PsfMeasurement, psf, psf_with};
pub use quality::BadPixels;
pub use rejections::Rejections;
pub use sigma::{SigmaCalibration, sigma};
pub use spline::{
    Cause, QualityBin, Refusal, SplineBead, SplineCalibration, SplineError, SplineOptions,
    SplineQuality, StageMotion, Tilt, Unusable,
};
pub use transfer::TransferPoint;
pub use widths::{Widths, widths, widths_with};

/// The example of the README, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
