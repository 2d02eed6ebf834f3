//! The interface of the writers, one for each format.

use gaussmle_base::files::AtomicFile;

use super::error::WriteError;
use super::rows::Rows;
use super::table_info::TableInfo;

/// Writes the tables of a format.
pub(super) trait Writer {
    /// Writes a new file with all rows. Returns the text of the sidecar, if the format has one. The
    /// remarks of `info` are known after the last row.
    fn write(
        &self,
        to: &AtomicFile,
        rows: &dyn Rows,
        info: &TableInfo<'_>,
    ) -> Result<Option<String>, WriteError>;
}
