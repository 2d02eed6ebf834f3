//! Reads at a position, from any thread. Files are not mapped: one that shrinks under a map kills the process.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use super::error::{FileError, malformed};

/// A file, its path, and its length when it was opened.
#[derive(Debug)]
pub(super) struct Positioned {
    path: PathBuf,
    file: File,
    len: u64,
}

impl Positioned {
    pub(super) fn open(path: &Path) -> Result<Self, FileError> {
        let open = || {
            let file = File::open(path)?;
            let len = file.metadata()?.len();
            Ok((file, len))
        };
        let (file, len) = open().map_err(|source| FileError::Open {
            path: path.into(),
            source,
        })?;
        let path = path.into();
        Ok(Self { path, file, len })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// Whether this many bytes lie at this offset.
    pub(super) fn holds(&self, offset: u64, bytes: u64) -> bool {
        offset.checked_add(bytes).is_some_and(|end| end <= self.len)
    }

    /// Fills `out` with the bytes at `offset`.
    pub(super) fn read(&self, offset: u64, out: &mut [u8]) -> Result<(), FileError> {
        if !self.holds(offset, out.len() as u64) {
            let what = format!(
                "{} bytes at {offset} are needed, and it ends at {}",
                out.len(),
                self.len
            );
            return Err(malformed(&self.path, what));
        }
        read_exact_at(&self.file, out, offset).map_err(|source| FileError::Read {
            path: self.path.clone(),
            source,
        })
    }

    /// A copy of the bytes at `offset`; more than the file has are refused before memory is taken.
    pub(super) fn bytes(&self, offset: u64, bytes: u64) -> Result<Vec<u8>, FileError> {
        let held = self.holds(offset, bytes);
        match usize::try_from(bytes) {
            Ok(bytes) if held => {
                let mut out = vec![0; bytes];
                self.read(offset, &mut out)?;
                Ok(out)
            }
            _ => {
                let what = format!(
                    "{bytes} bytes at {offset} are needed, and it ends at {}",
                    self.len
                );
                Err(malformed(&self.path, what))
            }
        }
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
