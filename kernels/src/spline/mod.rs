//! The light of a molecule whose PSF was measured: a tensor product of cubic B-splines.
//!
//! The share of the light in a pixel is `sum c_kji B(qz - k) B(qy - j) B(qx - i)`. A knot of x and y is
//! a pixel or half of one, so all pixels of a spot have the same weights, and all rows of a spot share
//! the sums along z. They are computed in this order:
//!
//! 1. Along z, for the knots that a row of pixels needs. CPUs keep the sums of the last rows of knots in the
//!    memory of the caller, GPUs compute them again.
//! 2. Along y, for a row of pixels.
//! 3. Along x, for a pixel.
//!
//! Each sum is computed with the weights of the value, and with those of the derivative.
//!
//! The lanes of a vector are spots at different z, x and y. Nothing is gathered: all lanes run over the
//! union of the knots that they need, and a knot that a lane does not need has the weight 0 there, which
//! changes no bit. Along x and y the union is [`taps`](geometry::taps) knots wide. Spots that need others
//! are visited in another group, in which the first ones count for nothing.
//!
//! The coefficients reach as far as the ROIs of the launch: the library repeats the outermost ones.

mod basis;
mod fit_sums;
mod geometry;
mod group;
mod planes;
mod start_weights;
mod starts;
mod visit;

pub(crate) use geometry::{MAX_PLANES, working_len};
pub(crate) use starts::{
    FIRST_START, NEXT_START, NOWHERE, SECOND_START, START_COUNT, no_starts, read_starts,
    replace_starts, score_starts, write_starts,
};
pub(crate) use visit::{Visit, visit_last_means, visit_pixels};
