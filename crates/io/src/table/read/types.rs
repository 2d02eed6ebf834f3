//! Options and result of reading a table.

use gaussmle::{LocalizationTable, PixelSize};

use crate::table::metadata::TableMetadata;

/// Options of [`read`](fn@crate::table::read). They supply what a file may lack.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ReadOptions {
    /// The size of a camera pixel in the sample, um. It takes precedence over the file.
    pub pixel_size_um: Option<PixelSize>,
}

/// A table from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadTable {
    /// The localizations.
    ///
    /// In a table of another program, native columns come first; columns without a native
    /// counterpart keep their names. A column that the file lacks is missing, except `roi`, which
    /// then numbers the rows, and `frame`, which then is 0.
    pub table: LocalizationTable,
    /// The metadata of the file.
    pub metadata: TableMetadata,
}
