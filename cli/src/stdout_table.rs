//! Tables on stdout. A table is written to a file in a temporary folder, and copied when it is
//! complete.

use std::fs::File;
use std::path::{Path, PathBuf};

use gaussmle_io::table::Format;
use gaussmle_smlm::localize::table_files;
use tempfile::TempDir;

use crate::failure::Failure;
use crate::terminal;

/// True if an output is stdout.
pub fn is_stdout(output: &Path) -> bool {
    output == Path::new("-")
}

/// The files of a table, none for stdout.
pub fn output_files(output: &Path, format: Format) -> Vec<PathBuf> {
    match is_stdout(output) {
        true => Vec::new(),
        false => table_files(output, format),
    }
}

/// The file of a table, which may be a temporary one for stdout.
pub struct TableFile {
    path: PathBuf,
    /// The folder of a temporary file. It is removed at the end.
    temporary: Option<TempDir>,
}

impl TableFile {
    /// The file for an output, `-` for stdout.
    pub fn new(output: &Path) -> Result<Self, Failure> {
        if !is_stdout(output) {
            return Ok(Self {
                path: output.into(),
                temporary: None,
            });
        }
        // Known before the work is done.
        terminal::check_stdout()?;
        let folder = tempfile::Builder::new().prefix("gaussmle-").tempdir()?;
        Ok(Self {
            path: folder.path().join("table.csv"),
            temporary: Some(folder),
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Copies a temporary table to stdout.
    pub fn deliver(&self) -> Result<(), Failure> {
        if self.temporary.is_some() {
            terminal::copy(&mut File::open(&self.path)?)?;
        }
        Ok(())
    }
}
