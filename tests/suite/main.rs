//! The tests.
mod agreement;
mod batches;
mod cameras;
mod closed_form;
mod errors;
mod hardware;
mod optimality;
mod oracle;
#[cfg(feature = "cuda")]
mod ptx;
mod pvalues;
mod real_data;
mod statuses;
mod support;
