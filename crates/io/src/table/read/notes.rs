//! Remarks about columns that are not read.

/// The remark about a column of text.
pub(super) fn text_column(name: &str) -> String {
    format!("the column `{name}` of the file is text and was left out")
}

/// The remark about a column of a compound that is neither a number nor text.
pub(super) fn other_column(name: &str) -> String {
    format!("the column `{name}` of the file is not a number and was left out")
}

/// The remark about an array with several axes or without numbers.
pub(super) fn other_array(name: &str) -> String {
    format!("the array `{name}` of the file is not a row of numbers and was left out")
}
