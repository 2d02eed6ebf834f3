//! Reads at a position, from any thread.
//!
//! Files are not memory-mapped: if a mapped file shrinks, an access kills the process.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use gaussmle_base::files;

use crate::file_error::{FileError, malformed};

/// A file, its path, and its length when it was opened.
#[derive(Debug)]
pub(super) struct Positioned {
    path: PathBuf,
    file: File,
    len: u64,
}

impl Positioned {
    pub(super) fn open(path: &Path) -> Result<Self, FileError> {
        let failed = |source| FileError::Open {
            path: path.into(),
            source,
        };
        let open = || {
            let file = files::open(path)?;
            let len = file.metadata()?.len();
            Ok((file, len))
        };
        let (file, len) = open().map_err(failed)?;
        let path = path.into();
        Ok(Self { path, file, len })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// True if this many bytes follow the offset.
    pub(super) fn holds(&self, offset: u64, bytes: u64) -> bool {
        offset.checked_add(bytes).is_some_and(|end| end <= self.len)
    }

    /// Fills `out` with the bytes at the offset.
    pub(super) fn read(&self, offset: u64, out: &mut [u8]) -> Result<(), FileError> {
        if !self.holds(offset, out.len() as u64) {
            return Err(self.ends_early(offset, out.len() as u64));
        }
        read_exact_at(&self.file, out, offset).map_err(|source| FileError::Read {
            path: self.path.clone(),
            source,
        })
    }

    /// Copies the bytes at the offset. Checks their number against the file's length before memory
    /// is allocated.
    pub(super) fn bytes(&self, offset: u64, bytes: u64) -> Result<Vec<u8>, FileError> {
        match usize::try_from(bytes) {
            Ok(len) if self.holds(offset, bytes) => {
                let mut out = vec![0; len];
                self.read(offset, &mut out)?;
                Ok(out)
            }
            _ => Err(self.ends_early(offset, bytes)),
        }
    }

    fn ends_early(&self, offset: u64, bytes: u64) -> FileError {
        let what = format!(
            "{bytes} bytes at {offset} are needed, but it ends at {}",
            self.len
        );
        malformed(&self.path, what)
    }
}

#[cfg(unix)]
fn read_exact_at(file: &File, out: &mut [u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, out, offset)
}

#[cfg(windows)]
fn read_exact_at(file: &File, mut out: &mut [u8], mut offset: u64) -> io::Result<()> {
    use std::os::windows::fs::FileExt;
    while !out.is_empty() {
        match file.seek_read(out, offset) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(read) => {
                out = &mut out[read..];
                offset += read as u64;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
