//! Tables of localizations as files: the native table as CSV, Parquet and npz, and what Picasso and ThunderSTORM read. All of them
//! are [`read`](fn@read), too, and some of other programs.
//!
//! A file appears under its name when it is complete. Rows come in blocks and are never all in memory.

mod about;
mod csv;
mod error;
mod format;
mod native;
mod npz;
mod parquet;
mod picasso;
mod read;
mod rows;
mod spots;
mod summary;
mod text;
mod thunderstorm;
mod where_clause;

use std::path::Path;

use crate::model::{Astigmatism, Model};
use crate::partial::Partial;

pub use error::TableError;
pub use format::Format;
pub use native::unit;
pub use read::{ReadOptions, ReadTable, Source, TableMetadata, read};
pub use rows::{Blocks, Rows, collect};
pub use summary::{ColumnSummary, Summary};
pub use where_clause::Filter;

use about::About;
use error::Fault;

/// What a table is of, and how it was made.
#[derive(Clone, Debug)]
pub struct Metadata {
    /// What was fitted.
    pub model: Model,
    /// Width of a camera pixel in the sample, um.
    pub pixel_size_um: f64,
    /// Pixels along x of the movie, 0 if unknown.
    pub width: usize,
    /// Pixels along y of the movie, 0 if unknown.
    pub height: usize,
    /// Frames of the movie, 0 if unknown.
    pub frames: usize,
    /// TOML that replays the run, all of it in sections of its own.
    pub configuration: String,
    /// What else a reader should know.
    pub notes: Vec<String>,
}

impl Metadata {
    /// What a file of a format would say of the table.
    pub fn of_table(&self, format: Format) -> TableMetadata {
        let known = |number: usize| (number > 0).then_some(number);
        TableMetadata {
            pixel_size_um: Some(self.pixel_size_um),
            model: Some(self.model.name().into()),
            width: known(self.width),
            height: known(self.height),
            frames: known(self.frames),
            configuration: Some(self.configuration.clone()),
            notes: self.notes.clone(),
            ..TableMetadata::of(format.into())
        }
    }
}

/// Writes a table; what there was under its name is replaced when the new file is complete.
///
/// # Errors
///
/// If the file cannot be written, or the rows cannot be had. Nothing new is then under its name.
pub fn write(
    path: &Path,
    format: Format,
    rows: &dyn Rows,
    metadata: &Metadata,
) -> Result<(), TableError> {
    write_about(path, format, rows, &About::fitted(metadata))
}

/// What the formats of other programs need and a table that was read may not say.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Given {
    /// Width of a camera pixel in the sample, um; in place of what the file said.
    pub pixel_size_um: Option<f64>,
    /// The width of all spots, um, where the table has no column of widths.
    pub sigma_um: Option<f64>,
    /// The curve that gives the widths at a column of z.
    pub curve: Option<Astigmatism>,
}

/// Writes a table that was [`read`], or a part of it. What the table does not know is left out of the formats of other programs.
///
/// # Errors
///
/// As [`write()`], if the format needs a pixel size and nothing says it, and if the table has no positions: nothing would read it.
pub fn rewrite(
    path: &Path,
    format: Format,
    rows: &dyn Rows,
    metadata: &TableMetadata,
    given: &Given,
) -> Result<(), TableError> {
    if let Some(block) = rows.blocks().next().transpose()? {
        let names = block.names();
        if let Some(name) = ["x", "y"].into_iter().find(|name| !names.contains(name)) {
            return Err(TableError::NoColumn { name });
        }
    }
    write_about(path, format, rows, &About::read(metadata, given))
}

fn write_about(
    path: &Path,
    format: Format,
    rows: &dyn Rows,
    about: &About<'_>,
) -> Result<(), TableError> {
    format.check(path)?;
    let failed = |cause: std::io::Error| Fault::from(cause).at(path);
    let table = Partial::of(path).map_err(failed)?;
    let sidecar = format
        .writer()
        .write(table.path(), rows, about)
        .map_err(|fault| fault.at(path))?;
    // The sidecar comes first: where the table is, there is what explains it.
    if let (Some(text), Some(beside)) = (sidecar, format.sidecar(path)) {
        Partial::with_bytes(&beside, text.as_bytes())
            .and_then(Partial::keep)
            .map_err(|cause| Fault::from(cause).at(&beside))?;
    }
    table.keep().map_err(failed)
}
