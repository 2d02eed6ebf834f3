//! Drift by redundant cross-correlation (RCC: Wang et al., Opt. Express 22, 15982, 2014).
//!
//! The movie is cut into segments. Two segments show the same structure, so the most frequent
//! difference between their positions is the drift between them. It is measured for each of the `n
//! (n - 1) / 2` pairs of `n` segments. The positions of the segments follow by least squares,
//! without pairs that disagree with the others. A cubic spline through the segments gives the drift
//! of every frame. The whole is done twice: the second time, the drift found is subtracted first
//! and pixels are half as large. The peaks are then sharp, because the drift within segments no
//! longer blurs them.
//!
//! The differences are counted in pixels straight from the lists of positions, because most pixels
//! of an image of them would be empty. The result is the cross-correlation that others compute by
//! Fourier transforms, without borders that wrap around.

mod cells;
mod consensus;
mod estimate;
mod knots;
mod options;
mod path;
mod peak;
mod segments;
mod spline;

pub use estimate::estimate;
pub use options::DriftOptions;
pub use path::{Drift, Shift};
