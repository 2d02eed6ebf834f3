//! Fits of single-molecule images by maximum likelihood, on GPUs and CPUs from one kernel. The
//! scatter of the estimates equals the Cramér-Rao bound.
//!
//! ```
//! use gaussmle::{Backend, Camera, Fitter, Model, RoiStack, simulate::Simulation};
//!
//! # fn main() -> gaussmle::Result<()> {
//! let simulated = Simulation::new(11).seed(1).run(1000)?;
//! let pixels = simulated.to_u16(); // (1000, 11, 11), as a camera writes them
//!
//! let model = Model::xynb(0.13); // sigma of 0.13 um
//! let camera = Camera::ideal(0.1); // pixels of 0.1 um
//! let fitter = Fitter::builder(model, camera)
//!     .backend(Backend::Cpu)
//!     .build()?;
//! let fits = fitter.fit(&RoiStack::from_u16(pixels.view())?)?;
//!
//! let (x, x_std) = (fits.x(), fits.x_std().expect("not left out"));
//! println!("{:.4} +- {:.4} um, {}", x[0], x_std[0], fits.status()[0]);
//! assert!((x[0] - 0.55).abs() < 0.1);
//! # Ok(())
//! # }
//! ```
//!
//! # Conventions
//!
//! - **ROIs** are `(n, size, size)`, `[spot][row = y][column = x]`, u16 or f32, in camera units
//!   (ADU). Sides are 5 to 32 pixels.
//! - **Pixel coordinates.** An integer is the centre of a pixel ([`Fits::x_px`]).
//! - **Sensor coordinates** are in micrometres from the outer corner of the first pixel:
//!   `x = (corner_x + x_px + 0.5) * pixel_size` ([`Fits::x`]).
//! - **Corners** are (x, y) of the first pixel of a ROI. Corners and frames count from 0.
//! - **Units.** Lengths are in micrometres, photons are photoelectrons, background is photoelectrons
//!   per pixel.
//! - **Camera.** `electrons = (adu - offset) * gain`. Variance maps are in electrons squared.
//! - **PSF.** The Gaussian is integrated over each pixel, never sampled at its centre.
//! - **Names.** `with_NAME` sets what `NAME` reads. Builders are not read, and set with `NAME`.
//!
//! # Likelihood
//!
//! For a pixel with `d` electrons, mean `m` and read-noise variance `v`, `d + v` is a Poisson
//! variable with mean `m + v` (Huang 2013). Without read noise this is exact. For an EMCCD, `d` and
//! `m` are first divided by the excess-noise factor.
//!
//! The log-likelihood of a pixel is `(d + v) log(m + v) - (m + v) - log((d + v)!)`. For `d + v < 0`
//! the last term is 0; data are never clamped. [`Fits::log_likelihood`] includes all constant
//! terms. The error of `log(d!)` is below 1e-5 per pixel for `d > 0.9`, and below 4e-3 for any d.
//!
//! # Precision
//!
//! The kernel computes in f32. A fit is `converged` if the Newton decrement at the reported point
//! is below 1e-3. The decrement is the length of the remaining step in units of the Cramér-Rao
//! bound. Uncertainties are the square roots of the diagonal of the inverse Fisher matrix at this
//! point. [`reference`](mod@reference) computes the same in f64 with independent code.
//!
//! # Features
//!
//! - `cpu` (default): fits on the CPU.
//! - `cuda` (default): fits on NVIDIA GPUs. The driver is sufficient; the CUDA toolkit is not
//!   needed.
//! - `wgpu` (default): fits on other GPUs through Vulkan, Metal or DX12.
//! - `simulate` (default): `simulate`, `bench` and `doctor`.
//! - `toml` (default): [`Settings`] from TOML files.
//! - `clap`: [`Settings`] and [`Backend`] as arguments of a `clap` command line.
//! - `test-util`: injected device failures and replaceable GPUs, for tests of this workspace. It is
//!   exempt from semantic versioning.
//!
//! # Environment
//!
//! [`Fitter`] takes no setting from the environment or from a file. [`Settings::from_environment`]
//! reads the variables `GAUSSMLE_*`, and [`Rates::of_this_user`](device::Rates::of_this_user)
//! reads and writes measured device speeds in the cache folder of the user. Both apply only if they
//! are passed to the builder.
//! `doctor::doctor` reads the same variables. `CUDA_VISIBLE_DEVICES` is respected in every search
//! for GPUs, because CUDA itself reads it. A fit on a GPU locks a file of its user, in
//! `XDG_RUNTIME_DIR` or the folder for temporary files: processes take turns. `RAYON_NUM_THREADS`
//! can lower the number of threads.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod backend;
#[cfg(feature = "simulate")]
pub mod bench;
pub mod camera;
mod cancel;
pub mod device;
#[cfg(feature = "simulate")]
pub mod doctor;
mod engine;
pub mod error;
mod fit_options;
mod fits;
mod fitter;
pub mod gaussian;
pub mod info;
mod job_state;
mod jobs;
mod metrics;
pub mod model;
mod option_group;
mod output;
mod p_value;
pub mod reference;
mod remedy;
mod result_columns;
pub mod roi;
pub mod settings;
#[cfg(feature = "simulate")]
pub mod simulate;
/// The distributions behind the p-values.
#[doc(hidden)]
pub mod stats {
    pub use crate::p_value::{deviance_p_value, least_variance};
    #[cfg(feature = "test-util")]
    pub use crate::p_value::{gamma_q, ks_uniform};
}
mod status;
mod sync;
pub mod table;
#[doc(hidden)]
pub mod threads;
mod totals;

pub use backend::Backend;
pub use camera::Camera;
pub use cancel::CancelToken;
pub use device::Device;
pub use error::{Error, Result};
pub use fits::Fits;
pub use fitter::{Fitter, FitterBuilder};
pub use gaussmle_base::PixelSize;
pub use info::FitInfo;
pub use model::{
    Astigmatism, InvalidSplinePsf, Model, Parameter, Sampling, SplineParts, SplinePsf,
};
pub use output::Output;
pub use roi::RoiStack;
pub use settings::{Settings, Timeout};
pub use status::Status;
pub use table::LocalizationTable;

#[doc = include_str!("../docs/gpu.md")]
pub mod gpu {}

/// The code of the README, compiled by the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
