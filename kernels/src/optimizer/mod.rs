//! The optimizer: damped Fisher scoring inside bounds, with Newton steps near the optimum.
//!
//! - **Steps.** The first ones solve with the Fisher matrix, scaled to unit diagonal, by Cholesky.
//!   When the decrement of a step is within the Newton radius (`step`), the next one uses the
//!   Hessian of the log-likelihood, and convergence is quadratic. If the Hessian is not positive
//!   definite, the spot goes on with the Fisher matrix, at the cost of a pass.
//! - **Length.** That of a scoring step follows from the slope along the last one (Barzilai and
//!   Borwein; `damping`). If position or width steps are shortened, photons and background are
//!   solved again with these fixed. If bounds clip the background step, the photon step is
//!   recomputed (`amplitudes`).
//! - **Measured PSFs** take no Newton steps, and every pass is a check: of the length of the step that is
//!   left, in units of the CRLB. With a depth, steps also know what the Fisher matrix lacks of the
//!   curvature of the data (`secant`). Deviance and its cumulants are computed after each start.
//! - **Bounds.** A parameter at a bound that the step would take beyond it is fixed first: the spot
//!   waits for the next iteration, whose step has one parameter less (`bounds`).
//! - **Backtracking.** From iteration 12 on, the deviance is computed after each step. If it rose
//!   by more than rounding, a quarter of the step is kept. Steps of position and widths then end
//!   where the first parameter reaches a bound: a clipped step need not increase the likelihood
//!   (`backtrack`).
//! - **Convergence.** When a Newton step predicts an error below the tolerance, a pass at the new
//!   point computes the Fisher matrix and the decrement in units of the CRLB. The spot is
//!   converged, or at a bound, if the decrement is below a limit (`convergence`) and the last step
//!   had a positive definite Hessian. The Hessian of one spot can be far flatter than the Fisher
//!   matrix, so the limit shrinks with the ratio of their determinants, down to the rounding of
//!   `f32`. The step that remains is added to the result if it is small against the width.
//! - **Goodness of fit.** After the last check, a pass of its own computes the deviance and its
//!   expected cumulants, unless p-values are left out (`goodness`).
//!
//! Masks freeze spots that have arrived or wait, so no result depends on the spots beside it.

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
mod secant;
mod spline;
mod start;
mod step;

pub(crate) use backtrack::CHECKED_AFTER;
pub(crate) use bounds::{Bounds, read_bounds_again};
pub(crate) use goodness::{Goodness, goodness_at, is_poor, new_goodness, replace_goodness};
pub(crate) use iteration::{State, new_state, run_iteration};
pub(crate) use linalg::{factorize, inverse_entry, invert_factor, scales, solve};
pub(crate) use secant::{Secant, new_secant};
pub(crate) use spline::goodness_of_spline;
pub(crate) use start::{Start, is_bad, start_fit};
