//! Conditions on rows, such as `x_std < 0.02 and photons > 500 or not (status == 'converged')`.

mod error;
mod evaluate;
mod filter;
mod parse;
mod token;

pub use filter::Filter;
