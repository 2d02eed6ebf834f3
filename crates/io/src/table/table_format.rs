//! The reader and the writer of a format of tables.

use gaussmle_base::files::AtomicFile;

use super::error::WriteError;
use super::format::Format;
use super::read::Reader;
use super::rows::Rows;
use super::table_info::TableInfo;

/// A format with its reader and its writer.
pub(super) struct TableFormat {
    pub format: Format,
    /// The signs of a file, and its reader.
    pub reader: Reader,
    /// None if tables of the format are only read.
    pub write: Option<Write>,
}

/// Writes a new file with all rows. Returns the text of the sidecar, if the format has one. The
/// remarks of the description are known after the last row.
pub(super) type Write =
    fn(&AtomicFile, &dyn Rows, &TableInfo<'_>) -> Result<Option<String>, WriteError>;
