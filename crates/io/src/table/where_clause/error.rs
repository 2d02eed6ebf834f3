//! An error in a condition, with its place.

use crate::table::error::TableError;

/// An error in a condition.
#[derive(Debug)]
pub(super) struct ConditionError {
    message: String,
    /// The offset in the text of the condition, bytes.
    at: usize,
}

impl ConditionError {
    /// Returns the error as a result, for `return` and match arms.
    pub(super) fn result<T>(message: impl Into<String>, at: usize) -> Result<T, Self> {
        let message = message.into();
        Err(Self { message, at })
    }

    /// The error for users: the message, the condition, and a caret below the place.
    pub(super) fn in_text(self, text: &str) -> TableError {
        // In one line, whatever the text contains, to align the caret.
        let line: String = text
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        let before = text.get(..self.at).unwrap_or(text).chars().count();
        TableError::Where(format!("{}\n  {line}\n  {:before$}^", self.message, ""))
    }
}
