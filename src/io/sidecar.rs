//! The small text file beside a movie without a header.

use std::path::{Path, PathBuf};

use super::error::{FileError, malformed};
use super::positioned::Positioned;

/// Longer ones are something else.
const LONGEST: u64 = 16 << 20;

/// The text of `NAME.ending` beside `NAME.*`.
pub(super) fn read(movie: &Path, ending: &str) -> Result<(PathBuf, String), FileError> {
    let needed = movie.with_extension(ending);
    if !needed.exists() {
        return Err(FileError::MissingSidecar {
            path: movie.into(),
            needed,
        });
    }
    let file = Positioned::open(&needed)?;
    if file.len() > LONGEST {
        let what = format!("it has {} bytes, too many for a description", file.len());
        return Err(malformed(&needed, what));
    }
    let bytes = file.bytes(0, file.len())?;
    Ok((needed, String::from_utf8_lossy(&bytes).into_owned()))
}
