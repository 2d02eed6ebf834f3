//! The error of every command: a message for the terminal.

use std::io;
use std::path::Path;

/// Result of a step; the error is the message that xtask prints before it exits with 1.
pub type Result<T = ()> = std::result::Result<T, String>;

/// Prefixes an I/O error with the path it concerns.
pub fn at(path: &Path) -> impl Fn(io::Error) -> String {
    let path = path.display().to_string();
    move |error| format!("{path}: {error}")
}
