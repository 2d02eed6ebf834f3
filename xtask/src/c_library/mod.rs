//! The C library: built, installed under a prefix, and packed for others.

mod archive;
mod install;

pub use archive::{pack, package};
pub use install::{Installation, built, install};
