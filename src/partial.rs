//! Files that are there whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::io::FileError;

/// Writes a file, which is there whole or not at all.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let written = Partial::with_bytes(path, bytes).and_then(Partial::keep);
    written.map_err(|source| FileError::Write {
        path: path.into(),
        source,
    })
}

/// A file under a temporary name in its final folder, since only within a file system is a rename at once. It is
/// removed unless it is kept.
#[derive(Debug)]
pub(crate) struct Partial {
    path: PathBuf,
    target: PathBuf,
}

impl Partial {
    /// A new, empty file for a target.
    pub(crate) fn of(target: &Path) -> io::Result<Self> {
        // Two threads may write the same file; the last one wins, as with two processes.
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        // What a link points to is replaced, not the link.
        let target = match target.is_symlink() {
            true => target.canonicalize()?,
            false => target.to_owned(),
        };
        if target.exists() && !target.is_file() {
            return Err(io::Error::other("it is a folder or a device: name a file"));
        }
        let name = target.file_name().unwrap_or_default().to_string_lossy();
        let process = std::process::id();
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = target.with_file_name(format!(".{name}.partial-{process}-{count}"));
        File::create(&path)?;
        Ok(Self { path, target })
    }

    /// A new file with what it is to hold.
    pub(crate) fn with_bytes(target: &Path, bytes: &[u8]) -> io::Result<Self> {
        let partial = Self::of(target)?;
        fs::write(&partial.path, bytes)?;
        Ok(partial)
    }

    /// Where to write.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the file its final name, once it is on the disk.
    pub(crate) fn keep(self) -> io::Result<()> {
        // Where space is allotted late, a full disk is only noticed here.
        OpenOptions::new()
            .write(true)
            .open(&self.path)?
            .sync_all()?;
        fs::rename(&self.path, &self.target)
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // Once renamed there is nothing left to remove; and a failure here has a cause that is already told.
        let _ = fs::remove_file(&self.path);
    }
}
