//! Why PTX text was refused.

use std::fmt;

/// A line of PTX that is invalid, or that the emulator does not support.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Line of the text, from 1.
    pub line: u32,
    /// The line.
    pub text: String,
    /// Why it was refused.
    pub reason: String,
}

impl ParseError {
    pub(super) fn new(source: &str, line: u32, reason: impl Into<String>) -> Self {
        let text = source.lines().nth(line.saturating_sub(1) as usize);
        ParseError {
            line,
            text: text.unwrap_or_default().trim().to_owned(),
            reason: reason.into(),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { line, text, reason } = self;
        write!(f, "PTX line {line}: {reason}: {text}")
    }
}

impl std::error::Error for ParseError {}
