//! The error of text that is not a value.

use crate::messages;

/// The error for text that is not a valid value. The message has the text and the valid values.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ParseError(String);

impl ParseError {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self(messages::message(&message.into()))
    }
}

impl From<ParseError> for String {
    fn from(error: ParseError) -> Self {
        error.0
    }
}
