//! What the crates of gaussmle share: files of users, texts of messages, options from text, ranges of
//! numbers, panics of other crates, the median, and least squares. Its interface is for these crates
//! alone.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod caught;
pub mod config;
pub mod files;
#[cfg(feature = "least-squares")]
pub mod least_squares;
pub mod messages;
mod parse_error;
mod pixel_size;
pub mod plural;
pub mod stats;
pub mod value;

pub use parse_error::ParseError;
pub use pixel_size::PixelSize;
