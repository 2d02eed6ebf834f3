//! What the crates of gaussmle share: files of users, texts of messages, options from text, panics of
//! other crates, and the median. Its interface is for these crates alone.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod caught;
pub mod config;
pub mod files;
pub mod messages;
mod parse_error;
pub mod plural;
pub mod stats;

pub use parse_error::ParseError;
