//! Remarks about columns that are not read.

/// The remark about a column of text.
pub(in crate::table) fn text_column(name: &str) -> String {
    format!("the column `{name}` of the file is text and was left out")
}

/// The remark about a column of a compound that is neither a number nor text.
pub(in crate::table) fn other_column(name: &str) -> String {
    format!("the column `{name}` of the file is not a number and was left out")
}

/// The remark about a column of whole numbers that the file has as means of several localizations.
pub(in crate::table) fn means_of_counts(name: &str) -> String {
    format!(
        "its `{name}` are means over the localizations of molecules: `{name}` is rounded, \
         `mean_{name}` has the means"
    )
}

/// The remark about a table that does not state its units and that gaussmle did not write.
pub(in crate::table) fn no_roi() -> String {
    "the file states no units and has no column roi: lengths are taken to be in um, frames to count \
     from 0, and roi numbers the rows"
        .into()
}

/// The remark about an array with several axes or without numbers.
pub(in crate::table) fn other_array(name: &str) -> String {
    format!("the array `{name}` of the file is not a row of numbers and was left out")
}
