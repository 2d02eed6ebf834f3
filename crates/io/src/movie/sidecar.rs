//! The text file that describes a movie without a header.

use std::path::{Path, PathBuf};

use gaussmle_base::files;

use crate::file_error::FileError;

/// Reads the file of the same name with another extension. Returns its path and its text.
pub(super) fn read(movie: &Path, extension: &str) -> Result<(PathBuf, String), FileError> {
    let needed = movie.with_extension(extension);
    if !needed.exists() {
        return Err(FileError::MissingSidecar {
            path: movie.into(),
            needed,
        });
    }
    match files::read(&needed, files::MOST_TEXT) {
        Ok(bytes) => Ok((needed, String::from_utf8_lossy(&bytes).into_owned())),
        Err(source) => Err(FileError::Read {
            path: needed,
            source,
        }),
    }
}
