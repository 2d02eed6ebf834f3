//! Drift of the stage from the localizations, without options.
//!
//! The rows of a molecule in consecutive frames are one blink. Blinks of a structure repeat its
//! places, so pairs of them tell how the stage has moved in between. The path is a cubic B-spline
//! with a step at each jump of the sample, of the largest likelihood of all pairs (near DME, Cnossen
//! et al., Opt. Express 29, 27961, 2021, and COMET). The smoothing follows from the evidence, with
//! no option: a movie without drift has a constant path.
//!
//! The steps: rows and blinks of the middle of the field; a coarse path, a hidden Markov chain of
//! shifts against the blurred map of all; its breaks; Newton steps on the likelihood of pairs; the
//! width of the structure. The error is that of the posterior, widened by what two halves of the
//! field disagree about.
//!
//! In a dark gap nothing tells that the path is smooth: it has a step there, at a time that is not known.
//!
//! A table in which nothing repeats has no measurable drift, which the likelihood shows: sharpening
//! it gains nothing. [`Drift::is_measurable`] is then false, and the drift is 0.

mod at_blinks;
mod axis;
mod basis;
mod blinks;
mod breaks;
mod change;
mod coarse;
mod correction;
mod curve;
mod estimate;
mod evidence;
mod exponential;
mod fiducials;
mod fit;
mod gaps;
mod grid;
mod halves;
mod hidden;
mod map;
mod matrix;
mod moves;
mod pairs;
mod path;
mod posterior;
mod precision;
mod rows;
mod search;
#[cfg(test)]
mod simulated;
mod summary;
#[cfg(test)]
mod tests;
mod tridiagonal;
mod width;

pub use estimate::{estimate, preview};
pub use path::{Break, Drift, Gap, Shift};
