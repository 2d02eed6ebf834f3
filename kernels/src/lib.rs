//! kernels
mod error;
mod fit;
mod launch;
mod linalg;
mod math;
mod noise;
mod psf;
pub mod spec;
mod start;
mod step;
pub use error::LaunchError;
pub use launch::{Batch, Buffer, Maps, launch};
