//! The tests.
mod agreement;
mod batches;
mod cameras;
mod optimality;
mod oracle;
mod pvalues;
mod statuses;
#[cfg(feature = "cuda")]
mod ptx;
mod support;
