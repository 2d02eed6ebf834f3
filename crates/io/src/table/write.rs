//! Writes tables: the file, and the sidecar if the format has one.

use std::path::{Path, PathBuf};

use gaussmle_base::files::{self, AtomicFile};

use super::choice::not_written;
use super::error::{TableError, WriteError};
use super::format::Format;
use super::formats::FORMATS;
use super::metadata::{Metadata, StoredRemark, TableMetadata, TableOverrides};
use super::rows::Rows;
use super::table_info::TableInfo;

/// Writes a table. An existing file is replaced when the new one is complete.
///
/// The [module](super) has an example.
///
/// # Errors
///
/// Returns an error if the file cannot be written, a block of rows cannot be read, or the format is
/// one that is only read. An existing file is then unchanged.
pub fn write(
    path: &Path,
    format: Format,
    rows: &dyn Rows,
    metadata: &Metadata,
) -> Result<(), TableError> {
    let remarks = || metadata.remarks.clone();
    let info = TableInfo::fitted(metadata, &remarks);
    write_with_info(path, format, rows, &info, &|| path.to_owned())
}

/// As [`write()`], with what is known after the last row and is asked for then: the remarks, which
/// replace those of the metadata, and the name that the table gets, in the folder of `path`.
///
/// # Errors
///
/// As [`write()`].
pub fn write_stream(
    path: &Path,
    format: Format,
    rows: &dyn Rows,
    metadata: &Metadata,
    remarks: &(dyn Fn() -> Vec<StoredRemark> + Sync),
    name: &dyn Fn() -> PathBuf,
) -> Result<(), TableError> {
    let info = TableInfo::fitted(metadata, remarks);
    write_with_info(path, format, rows, &info, name)
}

/// Writes a table that was [`read`](fn@super::read), or a part of it. Columns that it lacks are
/// left out of the formats of other programs.
///
/// # Errors
///
/// As [`write()`]. Also if the format needs a pixel size that is unknown, or the table has no
/// positions.
pub fn rewrite(
    path: &Path,
    format: Format,
    rows: &dyn Rows,
    metadata: &TableMetadata,
    overrides: &TableOverrides,
) -> Result<(), TableError> {
    if let Some(block) = rows.blocks().next().transpose()? {
        let names = block.names();
        // No reader accepts a table without positions.
        if let Some(name) = ["x", "y"].into_iter().find(|name| !names.contains(name)) {
            return Err(TableError::NoColumn { name });
        }
    }
    let remarks = || metadata.remarks.clone();
    let info = TableInfo::read(metadata, overrides, &remarks);
    write_with_info(path, format, rows, &info, &|| path.to_owned())
}

fn write_with_info(
    path: &Path,
    format: Format,
    rows: &dyn Rows,
    info: &TableInfo<'_>,
    name: &dyn Fn() -> PathBuf,
) -> Result<(), TableError> {
    let found = FORMATS.iter().find(|known| known.format == format);
    let write = found.and_then(|known| known.write);
    let write = write.ok_or_else(|| not_written(format.name()))?;
    format.check(path)?;
    let failed = |cause: std::io::Error| WriteError::from(cause).at(path);
    let table = AtomicFile::create(path).map_err(failed)?;
    let sidecar = write(&table, rows, info).map_err(|error| error.at(path))?;
    let path = name();
    let failed = |cause: std::io::Error| WriteError::from(cause).at(&path);
    // The sidecar appears first: a table is never without it. It states the checksum of the new
    // table, so that one is on the disk before, and little time passes between the two names.
    table.file().sync_all().map_err(failed)?;
    if let (Some(text), Some(sidecar)) = (sidecar, format.sidecar(&path)) {
        files::replace(&sidecar, text.as_bytes())
            .map_err(|cause| WriteError::from(cause).at(&sidecar))?;
    }
    table.commit_as(&path).map_err(failed)
}
