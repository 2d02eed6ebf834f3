//! The C library: built, installed under a prefix, and packed for others.

mod archive;
mod install;
mod third_party;

pub use archive::package;
pub use install::{Installation, built, install};
pub use third_party::list as third_party_licenses;
