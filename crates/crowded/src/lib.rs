//! Emitters of a frame whose light overlaps: as many as the data support, fitted with the light of
//! all others.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod background;
mod bands;
mod batch;
mod cells;
mod changes;
mod covariance;
mod emitter;
mod error;
mod frame;
mod goodness;
mod groups;
mod images;
mod joint;
mod lanes;
mod matrix;
mod mode;
mod psf;
mod rounds;
mod score;
mod search;
mod shape;
mod sums;
mod trials;
mod width;

pub use batch::CrowdedBatch;
pub use emitter::{Emitter, JointFit};
pub use error::{Error, Result};
pub use mode::Crowded;
pub use search::{CrowdedSearch, CrowdedWorkspace};
pub use width::Width;
