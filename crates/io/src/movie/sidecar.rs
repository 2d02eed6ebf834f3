//! The text file that describes a movie without a header.

use std::path::{Path, PathBuf};

use super::positioned::Positioned;
use crate::file_error::{FileError, malformed};

/// The largest description that is read, bytes.
const MAX_BYTES: u64 = 16 << 20;

/// Reads the file of the same name with another extension. Returns its path and its text.
pub(super) fn read(movie: &Path, extension: &str) -> Result<(PathBuf, String), FileError> {
    let needed = movie.with_extension(extension);
    if !needed.exists() {
        return Err(FileError::MissingSidecar {
            path: movie.into(),
            needed,
        });
    }
    let file = Positioned::open(&needed)?;
    if file.len() > MAX_BYTES {
        let what = format!("it has {} bytes, too many for a description", file.len());
        return Err(malformed(&needed, what));
    }
    let bytes = file.bytes(0, file.len())?;
    Ok((needed, String::from_utf8_lossy(&bytes).into_owned()))
}
