//! Gaussian maximum-likelihood fits of single-molecule images: as precise as theory allows (scatter equal to
//! the Cramér-Rao bound), and as fast as the hardware allows, from one kernel for GPUs and CPUs.
//!
//! ```
//! use gaussmle::{Backend, Camera, Fitter, Model, RoiStack, simulate::Simulation};
//!
//! # fn main() -> gaussmle::Result<()> {
//! let simulated = Simulation::new(11).seed(1).run(1000)?;
//! let pixels = simulated.to_u16(); // (1000, 11, 11), as a camera writes them
//!
//! let fitter = Fitter::builder(Model::xynb(0.13)) // sigma of 0.13 um
//!     .camera(Camera::ideal(0.1)) // pixels of 0.1 um
//!     .backend(Backend::Cpu)
//!     .build()?;
//! let fits = fitter.fit(&RoiStack::from_u16(pixels.view())?)?;
//!
//! let (x, x_std) = (fits.x(), fits.x_std());
//! println!("{:.4} +- {:.4} um, {}", x[0], x_std[0], fits.status()[0]);
//! assert!((x[0] - 0.55).abs() < 0.1);
//! # Ok(())
//! # }
//! ```
//!
//! # Conventions
//!
//! - **ROIs** are `(n, size, size)`, `[spot][row = y][column = x]`, 5 to 32 pixels a side, u16 or f32, in camera
//!   units.
//! - **Coordinates.** On the ROI, in pixels, an integer is a pixel's centre ([`Fits::x_px`]). On the sensor, in
//!   micrometres, `x = (corner_x + x_px + 0.5) * pixel_size` ([`Fits::x`]). A corner is (x, y) of a ROI's
//!   first pixel; corners and frames count from 0.
//! - **Units.** Lengths are micrometres, light is photoelectrons, background is photoelectrons per pixel.
//! - **Camera.** `electrons = (adu - offset) * gain`; variance maps are in electrons squared.
//! - **PSF.** The Gaussian is integrated over each pixel, never sampled at its centre.
//!
//! # Likelihood
//!
//! A pixel with `d` electrons and read-noise variance `v` is taken as Poisson: `d + v` with mean `m + v` (Huang 2013). It
//! is exact without read noise. For an EMCCD, `d` and `m` are first divided by the excess-noise factor. The expression
//! `(d + v) log(m + v) - (m + v) - log((d + v)!)` is used as it stands for `d + v < 0`, with `log(..!) = 0`: data are
//! never clamped. [`Fits::log_likelihood`] includes all constant terms; `log(d!)` is right to 1e-5 a pixel for
//! `d > 0.9` and to 4e-3 for any d.
//!
//! # Precision
//!
//! The kernel works in f32. A fit is `converged` if the Newton decrement, the length of the step that is left in
//! units of the Cramér-Rao bound, is below 1e-3 at the point that is reported. Uncertainties are the
//! square roots of the inverse Fisher matrix there. [`reference`](mod@reference) computes the same in f64 by independent code.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod acquire;
pub mod analysis;
mod backend;
mod batch;
pub mod bench;
mod block;
#[cfg(feature = "files")]
pub mod calibrate;
mod camera;
#[cfg(feature = "files")]
mod camera_file;
#[cfg(feature = "files")]
pub mod detect;
mod device;
pub mod doctor;
mod error;
mod estimate;
mod fits;
mod fitter;
mod info;
#[cfg(feature = "files")]
pub mod io;
#[cfg(feature = "files")]
pub mod jobs;
mod keys;
pub mod machine;
mod model;
mod options;
#[cfg(feature = "files")]
mod partial;
mod performance_log;
mod plan;
#[cfg(feature = "files")]
pub mod plot;
#[cfg(feature = "files")]
mod psf_file;
mod rates;
#[cfg(feature = "files")]
mod recipe;
pub mod reference;
#[cfg(feature = "files")]
pub mod render;
#[cfg(feature = "files")]
pub mod report;
mod results;
mod roi;
mod schedule;
mod settings;
pub mod simulate;
mod source;
pub mod stats;
mod status;
mod table;
#[cfg(feature = "files")]
pub mod tables;
mod tails;
mod tiles;
mod totals;
pub mod words;
mod worker;

pub use backend::{Backend, devices};
pub use camera::Camera;
#[cfg(feature = "files")]
pub use camera_file::LoadedCamera;
pub use cubecl::Device;
pub use error::{Error, Result};
pub use estimate::Estimate;
pub use fits::Fits;
pub use fitter::{Fitter, FitterBuilder};
pub use info::{DeviceShare, FitInfo};
pub use model::{Astigmatism, Model, Parameter};
#[cfg(feature = "files")]
pub use recipe::{Frames, Recipe};
pub use roi::RoiStack;
pub use settings::{BatchSize, Patience, Settings};
pub use status::Status;
pub use table::{Column, LocalizationTable, Values};
pub use tails::Tails;
pub use totals::{Totals, Work, reset_totals, totals};

#[doc = include_str!("../docs/gpu.md")]
pub mod gpu {}

/// The README's code, compiled.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
