//! Files that appear under their final name only when they are complete.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::file_error::{FileError, not_written};

/// Writes a file. It appears under its name complete, or not at all.
///
/// # Errors
///
/// Returns [`FileError::Write`] with the operating system's reason.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let written = AtomicFile::with_bytes(path, bytes).and_then(AtomicFile::commit);
    written.map_err(|source| not_written(path, source))
}

/// A file under a temporary name in the folder of its final name. [`AtomicFile::commit`] renames
/// it; without that it is removed when dropped.
///
/// The folder is the same because a rename is atomic only within one file system.
///
/// ```
/// use gaussmle_io::AtomicFile;
///
/// # fn main() -> std::io::Result<()> {
/// # let folder = std::env::temp_dir().join(format!("gaussmle-atomic-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder)?;
/// let target = folder.join("notes.txt");
/// let file = AtomicFile::create(&target)?;
/// std::fs::write(file.path(), "complete")?;
/// assert!(!target.exists());
///
/// file.commit()?;
/// assert_eq!(std::fs::read_to_string(&target)?, "complete");
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct AtomicFile {
    path: PathBuf,
    target: PathBuf,
}

impl AtomicFile {
    /// Creates an empty file for a target.
    ///
    /// # Errors
    ///
    /// Returns the operating system's error, or an error if the target is a folder or a device.
    pub fn create(target: &Path) -> io::Result<Self> {
        // Two threads may write the same target; the last rename wins, as with two processes.
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        // A symbolic link stays; the file that it points to is replaced.
        let target = match target.is_symlink() {
            true => target.canonicalize()?,
            false => target.to_owned(),
        };
        if target.exists() && !target.is_file() {
            let kind = match target.is_dir() {
                true => io::ErrorKind::IsADirectory,
                false => io::ErrorKind::Other,
            };
            return Err(io::Error::new(
                kind,
                "it is a folder or a device: name a file",
            ));
        }
        let name = target.file_name().unwrap_or_default().to_string_lossy();
        let process = std::process::id();
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = target.with_file_name(format!(".{name}.partial-{process}-{count}"));
        File::create(&path)?;
        Ok(Self { path, target })
    }

    /// Creates a file with its content.
    ///
    /// # Errors
    ///
    /// As [`AtomicFile::create`].
    pub fn with_bytes(target: &Path, bytes: &[u8]) -> io::Result<Self> {
        let file = Self::create(target)?;
        fs::write(&file.path, bytes)?;
        Ok(file)
    }

    /// The temporary path, to write to.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Flushes the file to the disk and renames it to its target.
    ///
    /// # Errors
    ///
    /// Returns the operating system's error, for example that the disk is full.
    pub fn commit(self) -> io::Result<()> {
        // File systems that allocate late report a full disk only when the file is synced.
        OpenOptions::new()
            .write(true)
            .open(&self.path)?
            .sync_all()?;
        fs::rename(&self.path, &self.target)
    }
}

impl Drop for AtomicFile {
    fn drop(&mut self) {
        // After a commit there is nothing to remove. Any other failure follows an error that was
        // already returned.
        let _ = fs::remove_file(&self.path);
    }
}

/// A buffered writer to an [`AtomicFile`]. The target appears with [`AtomicWriter::commit`]; a
/// writer that is dropped leaves nothing.
#[derive(Debug)]
pub struct AtomicWriter {
    // Declared before `target`, and so closed before it: some systems do not remove an open file.
    file: BufWriter<File>,
    target: AtomicFile,
}

impl AtomicWriter {
    /// Creates an empty file for a target.
    ///
    /// # Errors
    ///
    /// As [`AtomicFile::create`].
    pub fn create(target: &Path) -> io::Result<Self> {
        let target = AtomicFile::create(target)?;
        let file = BufWriter::with_capacity(1 << 20, File::create(target.path())?);
        Ok(Self { file, target })
    }

    /// Writes what is buffered and renames the file to its target.
    ///
    /// # Errors
    ///
    /// Returns the operating system's error, for example that the disk is full.
    pub fn commit(mut self) -> io::Result<()> {
        self.file.flush()?;
        // Closed first: some systems do not rename an open file.
        drop(self.file);
        self.target.commit()
    }
}

impl Write for AtomicWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
