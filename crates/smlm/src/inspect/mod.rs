//! A look at a movie before it is localized: range, noise, and whether a camera agrees with them.
//!
//! [`Quiet`] measures the mean and the variance of regions without blinking, in a few frames spread
//! over the movie. [`estimate`] finds offset and gain from them by photon transfer, and
//! [`contradictions`] compares them with a given camera. [`MovieInfo`] gathers everything that is
//! known about a movie.

mod blocks;
mod contradictions;
mod grid;
mod movie_info;
mod pair_sums;
mod quiet;
mod runs;
mod transfer;

pub use contradictions::contradictions;
pub use movie_info::MovieInfo;
pub use quiet::{Quiet, QuietBlock};
pub use transfer::{CameraEstimate, estimate};
