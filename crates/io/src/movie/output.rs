//! The file of a movie that is being written.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use gaussmle_base::files::AtomicFile;

use super::pixels::Pixels;
use crate::file_error::{FileError, not_written};

/// A file that gets its name when it is complete.
pub(super) type MovieFile = BufWriter<AtomicFile>;

/// Writes frames in a format.
pub(super) trait Output: Send {
    /// Writes the next frames, which have the type of the movie.
    fn write(&mut self, frames: &Pixels) -> io::Result<()>;

    /// The text of the file that describes the movie, if the format needs one.
    fn description(&self) -> Option<String> {
        None
    }

    /// Writes what follows the frames, and returns the file.
    fn finish(self: Box<Self>) -> io::Result<MovieFile>;
}

/// Starts a file.
pub(super) fn create(path: &Path) -> Result<MovieFile, FileError> {
    let file = AtomicFile::create(path).map_err(|source| not_written(path, source))?;
    Ok(BufWriter::with_capacity(1 << 20, file))
}

/// Pixels are written in the byte order of this machine.
pub(super) const BYTE_ORDER: &str = if cfg!(target_endian = "big") {
    ">"
} else {
    "<"
};

/// Frames one after the other.
pub(super) struct Plain {
    pub file: MovieFile,
    pub description: Option<String>,
}

impl Output for Plain {
    fn write(&mut self, frames: &Pixels) -> io::Result<()> {
        self.file.write_all(frames.bytes())
    }

    fn description(&self) -> Option<String> {
        self.description.clone()
    }

    fn finish(self: Box<Self>) -> io::Result<MovieFile> {
        Ok(self.file)
    }
}
