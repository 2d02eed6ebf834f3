//! What can be wrong with a file: each message starts with its path and ends with the way out.

use std::io;
use std::path::{Path, PathBuf};

/// A file that cannot be read or written, and why.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The operating system does not let it be opened.
    #[error("{path} cannot be opened: {source}")]
    Open {
        /// The file.
        path: PathBuf,
        /// What the operating system says.
        source: io::Error,
    },
    /// The operating system does not let it be read.
    #[error("{path} cannot be read: {source}")]
    Read {
        /// The file.
        path: PathBuf,
        /// What the operating system says.
        source: io::Error,
    },
    /// The operating system does not let it be written.
    #[error("{path} cannot be written: {source}")]
    Write {
        /// The file.
        path: PathBuf,
        /// What the operating system says.
        source: io::Error,
    },
    /// A movie that ends early.
    #[error(
        "{path} is cut short: {whole} whole frames are there of {}: pass --allow-truncated to read these",
        promise(*.promised)
    )]
    Truncated {
        /// The file.
        path: PathBuf,
        /// Whole frames that are there.
        whole: usize,
        /// Frames that the file says it has, if it does.
        promised: Option<usize>,
    },
    /// A file of a series that is not there, although later ones are.
    #[error(
        "{path}: {part} of the same series is missing: put it beside, or pass --allow-truncated to read the {whole} frames before it"
    )]
    MissingPart {
        /// The first file.
        path: PathBuf,
        /// The name of the one that is missing.
        part: String,
        /// Frames in the files before it.
        whole: usize,
    },
    /// A sound file of a kind that this library does not read or write.
    #[error("{path}: {what} is not supported: {instead}")]
    Unsupported {
        /// The file.
        path: PathBuf,
        /// What is not supported.
        what: String,
        /// What to do instead.
        instead: String,
    },
    /// A file that contradicts itself.
    #[error("{path} is damaged: {what}")]
    Malformed {
        /// The file.
        path: PathBuf,
        /// What is wrong, and where.
        what: String,
    },
    /// A file that is none of those that can be read.
    #[error("{path} {what}: {readable}", readable = READABLE)]
    UnknownFormat {
        /// The file.
        path: PathBuf,
        /// What was found.
        what: String,
    },
    /// A file without the one beside it that says how to read it.
    #[error("{path} has no header, and {needed}, which says its size and type, is not beside it")]
    MissingSidecar {
        /// The file.
        path: PathBuf,
        /// The file that is needed.
        needed: PathBuf,
    },
    /// What cannot be done with a file, although nothing is wrong with it.
    #[error("{path}: {what}")]
    Refused {
        /// The file.
        path: PathBuf,
        /// Why, and what to do.
        what: String,
    },
    /// Frames that the movie does not have.
    #[error("{path} has {frames} frames, counted from 0: {start} to {end} were asked for")]
    Frames {
        /// The file.
        path: PathBuf,
        /// The first one asked for.
        start: usize,
        /// One past the last one asked for.
        end: usize,
        /// How many there are.
        frames: usize,
    },
}

/// What [`open`](super::open) can read.
const READABLE: &str =
    "movies are read from TIFF, Picasso .raw with .yaml, .dax with .inf, .npy and Zarr";

fn promise(promised: Option<usize>) -> String {
    match promised {
        Some(promised) => format!("{promised} that it promises"),
        None => "more that it promises".into(),
    }
}

/// A [`FileError::Malformed`].
pub(super) fn malformed(path: &Path, what: impl Into<String>) -> FileError {
    FileError::Malformed {
        path: path.into(),
        what: what.into(),
    }
}

/// A [`FileError::Unsupported`].
pub(super) fn unsupported(
    path: &Path,
    what: impl Into<String>,
    instead: impl Into<String>,
) -> FileError {
    FileError::Unsupported {
        path: path.into(),
        what: what.into(),
        instead: instead.into(),
    }
}

/// A [`FileError::Write`].
pub(super) fn write(path: &Path, source: io::Error) -> FileError {
    FileError::Write {
        path: path.into(),
        source,
    }
}
