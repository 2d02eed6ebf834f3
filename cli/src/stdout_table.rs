//! Tables on stdout. A table is written to a file in a temporary folder, and copied when it is
//! complete.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::failure::Failure;
use crate::terminal;

/// True if an output is stdout.
pub fn is_stdout(output: &Path) -> bool {
    output == Path::new("-")
}

/// The file of a table, which may be a temporary one for stdout.
pub struct TableFile {
    path: PathBuf,
    /// The folder of a temporary file. It is removed at the end.
    temporary: Option<PathBuf>,
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
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        let name = format!("gaussmle-{}-{}", std::process::id(), since.as_nanos());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir(&folder)?;
        Ok(Self {
            path: folder.join("table.csv"),
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

impl Drop for TableFile {
    fn drop(&mut self) {
        if let Some(folder) = &self.temporary {
            let _ = fs::remove_dir_all(folder);
        }
    }
}
