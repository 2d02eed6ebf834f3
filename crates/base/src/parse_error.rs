//! The error of text that is not a value.

use std::fmt;

use crate::messages;

/// The error for text that is not a valid value. The message has the text and the valid values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    option: Option<&'static str>,
    cause: String,
}

impl ParseError {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            option: None,
            cause: messages::message(&message.into()),
        }
    }

    /// This error of the value of an option, whose name precedes the message.
    #[cfg(feature = "toml")]
    pub(crate) fn of(self, option: &'static str) -> Self {
        Self {
            option: Some(option),
            ..self
        }
    }

    /// The option whose value is invalid, if it is known.
    pub fn option(&self) -> Option<&'static str> {
        self.option
    }

    /// The message without the name of the option.
    pub fn cause(&self) -> &str {
        &self.cause
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.option {
            Some(option) => write!(f, "{option}: {}", self.cause),
            None => f.write_str(&self.cause),
        }
    }
}

impl std::error::Error for ParseError {}

impl From<ParseError> for String {
    fn from(error: ParseError) -> Self {
        error.to_string()
    }
}
