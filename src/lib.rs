//! Gaussian maximum-likelihood fits of single-molecule images.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod backend;
mod batch;
pub mod bench;
mod camera;
mod error;
mod fits;
mod fitter;
mod info;
mod model;
mod options;
mod plan;
pub mod reference;
mod roi;
pub mod simulate;
pub mod stats;
mod status;
mod table;

pub use backend::{Backend, devices};
pub use camera::Camera;
pub use cubecl::Device;
pub use error::{Error, Result};
pub use fits::Fits;
pub use fitter::{Fitter, FitterBuilder};
pub use info::FitInfo;
pub use model::{Astigmatism, Model, Parameter};
pub use roi::RoiStack;
pub use status::Status;
pub use table::{Column, LocalizationTable, Values};
