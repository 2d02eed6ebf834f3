//! Tables of localizations as files: the native table as CSV, Parquet and npz, and what Picasso and ThunderSTORM read.
//!
//! A file appears under its name when it is complete. Rows come in blocks and are never all in memory.

mod about;
mod csv;
mod error;
mod format;
mod npz;
mod parquet;
mod picasso;
mod rows;
mod spots;
mod text;
mod thunderstorm;

use std::path::Path;

use crate::model::Model;
use crate::partial::Partial;

pub use error::TableError;
pub use format::Format;
pub use rows::{Blocks, Rows};

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
    format.check(path)?;
    let failed = |cause: std::io::Error| Fault::from(cause).at(path);
    let table = Partial::of(path).map_err(failed)?;
    let sidecar = format
        .writer()
        .write(table.path(), rows, metadata)
        .map_err(|fault| fault.at(path))?;
    // The sidecar comes first: where the table is, there is what explains it.
    if let (Some(text), Some(beside)) = (sidecar, format.sidecar(path)) {
        Partial::with_bytes(&beside, text.as_bytes())
            .and_then(Partial::keep)
            .map_err(|cause| Fault::from(cause).at(&beside))?;
    }
    table.keep().map_err(failed)
}
