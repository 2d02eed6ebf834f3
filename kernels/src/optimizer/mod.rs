//! The optimizer: damped Fisher scoring inside bounds, with Newton steps near the optimum.

mod amplitudes;
mod backtrack;
mod bounds;
mod convergence;
mod curvature;
mod damping;
mod full_step;
mod goodness;
mod iteration;
mod linalg;
mod pass;
mod progress;
mod start;
mod step;

pub(crate) use bounds::{Bounds, read_bounds_again};
pub(crate) use goodness::{goodness_at, new_goodness};
pub(crate) use iteration::{State, any, new_state, run_iteration};
pub(crate) use linalg::{factorize, inverse_entry, invert_factor, scales};
pub(crate) use start::{Start, is_bad, start_fit};
