//! The estimator of `gaussmle`: one kernel, written once in CubeCL, for CUDA, Vulkan / Metal / DX12 and CPUs.
//!
//! This crate is the only place with `#[cube]`, and the only one that launches. It knows pixels,
//! electrons and buffers; micrometres, files and devices to choose from are the host crate's,
//! `gaussmle`, which is what you want to depend on.
//!
//! # The kernel's contract
//!
//! - **Layout.** Pixels come in tiles `[tile][word][slot]` of 32-bit words: a slot is a spot, a word two 16-bit
//!   pixels (the first one low) or one `f32`. Whoever cuts ROIs writes this directly. Results are
//!   columns ([`spec::Columns`]), so that the host copies and never transposes.
//! - **Width.** Every value in the kernel is a vector over spots: as wide as a register on the CPU, 1 on
//!   GPUs, where neighbouring slots are neighbouring threads.
//! - **Coordinates.** Integers are pixel centres, x runs along rows. Lengths in the plane are pixels, z is
//!   in micrometres, light is photoelectrons.
//! - **Precision.** `f32` throughout. The functions are our own (`math`), so all runtimes agree to rounding.
//! - **Outcomes.** Each spot has a [`spec::status`]; nothing else tells of failure.
//! - **Constants** of a launch are laid out by [`spec::constant`].
//!
//! # Where things are
//!
//! `fit` is the kernel, top to bottom. It uses `rois` (pixels, calibrated), `start` (start values), `pass` (one look at the pixels),
//! `noise` (likelihood), `profile` (the spot along x and along y), `psf` (one file a model), `bends` (second derivatives), `direction` (the
//! whole step that a pass asks for), `step` (damping), `bounds`, `judge` (whether it has arrived), `write`, `linalg` and `math`; `vectors`
//! are the lists that these pass on. [`launch()`] is the safe way in, `deviance` the tables behind p-values, `ptx` (with the feature `cuda`)
//! what CUDA would run, and `cuda` which of its devices is which.

#![deny(unsafe_code)]
#![warn(missing_docs)]

mod bends;
mod bounds;
#[cfg(feature = "cuda")]
mod cuda;
mod deviance;
mod direction;
mod error;
mod fit;
mod judge;
mod launch;
mod linalg;
mod math;
mod noise;
mod pass;
mod profile;
mod psf;
#[cfg(feature = "cuda")]
pub mod ptx;
mod rois;
pub mod spec;
mod start;
mod step;
mod vectors;
mod write;

#[cfg(feature = "cuda")]
pub use cuda::cuda_uuids;
pub use deviance::moment_coefficients;
pub use error::LaunchError;
pub use launch::{Batch, Buffer, GPU_UNITS, Maps, Output, Setting, launch, units};
