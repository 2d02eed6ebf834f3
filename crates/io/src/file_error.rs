//! The error of a file that cannot be opened, read or written.

use std::io;
use std::path::{Path, PathBuf};

use gaussmle_base::files;
use gaussmle_base::messages::message;
use gaussmle_base::plural::quantity;

/// A file that cannot be read or written, and the cause. The message starts with the file's path.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// A file that cannot be opened.
    #[error("{path} cannot be opened: {source}")]
    Open {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// A file that cannot be read.
    #[error("{path} cannot be read: {source}")]
    Read {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// A file that cannot be written.
    #[error("{path} cannot be written: {source}")]
    Write {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// A movie that ends early. [`OpenOptions::allow_truncated`] reads its complete frames.
    ///
    /// [`OpenOptions::allow_truncated`]: crate::movie::OpenOptions::allow_truncated
    #[error("{path} is cut short: it holds {}{}", quantity(*.complete, "whole frame"), of_promised(*.promised))]
    Truncated {
        /// The file.
        path: PathBuf,
        /// Complete frames in the file.
        complete: usize,
        /// Frames according to the header, if it has their number.
        promised: Option<usize>,
    },
    /// A missing file in the middle of a series. [`OpenOptions::allow_truncated`] reads the frames
    /// before it.
    ///
    /// [`OpenOptions::allow_truncated`]: crate::movie::OpenOptions::allow_truncated
    #[error(
        "{path}: {part} of the same series is missing: copy it to the same folder; {complete} frames come before it"
    )]
    MissingPart {
        /// The first file.
        path: PathBuf,
        /// The name of the missing file.
        part: String,
        /// Frames in the files before it.
        complete: usize,
    },
    /// A movie whose writer has not closed it: it is still written, or the writer was interrupted.
    /// [`OpenOptions::allow_truncated`] reads its complete images.
    ///
    /// [`OpenOptions::allow_truncated`]: crate::movie::OpenOptions::allow_truncated
    #[error(
        "{path} is not closed: it is still written, or its writer was interrupted; it has {complete} whole images"
    )]
    Unfinished {
        /// The file.
        path: PathBuf,
        /// Complete images, of all channels and positions.
        complete: usize,
    },
    /// An image that is missing between others. [`OpenOptions::allow_truncated`] reads the frames
    /// before it.
    ///
    /// [`OpenOptions::allow_truncated`]: crate::movie::OpenOptions::allow_truncated
    #[error("{path} has no image of {place}, but later ones: {complete} frames come before it")]
    MissingImage {
        /// The movie.
        path: PathBuf,
        /// The place of the image, such as `time 7`.
        place: String,
        /// Frames before it.
        complete: usize,
    },
    /// A valid file of a type that gaussmle does not read or write.
    #[error("{path}: {what} is not supported: {instead}")]
    Unsupported {
        /// The file.
        path: PathBuf,
        /// The unsupported property.
        what: String,
        /// The way out.
        instead: String,
    },
    /// A file whose parts contradict each other.
    #[error("{path} is damaged: {what}")]
    Malformed {
        /// The file.
        path: PathBuf,
        /// The contradiction and its place.
        what: String,
    },
    /// A file in none of the formats of movies.
    #[error("{path} {what}: movies are read from {readable}")]
    UnknownFormat {
        /// The file.
        path: PathBuf,
        /// The finding, as a predicate of the path.
        what: String,
        /// The formats that are read.
        readable: String,
    },
    /// A table of localizations in place of a movie. Front ends add how they read tables.
    #[error("{path} is a table of localizations, not a movie")]
    IsTable {
        /// The file.
        path: PathBuf,
    },
    /// A movie without the text file that describes it.
    #[error("{path} has no header, and {needed}, which holds its size and type, is not beside it")]
    MissingSidecar {
        /// The movie.
        path: PathBuf,
        /// The missing file.
        needed: PathBuf,
    },
    /// An operation that would harm a valid file, or does not apply to it.
    #[error("{path}: {what}")]
    Refused {
        /// The file.
        path: PathBuf,
        /// The reason, and what to do.
        what: String,
    },
    /// A movie with several images, channels or planes along z, of which one has to be chosen.
    /// [`OpenOptions`](crate::movie::OpenOptions) has a field for each choice.
    #[error("{path} {what}")]
    Planes {
        /// The file.
        path: PathBuf,
        /// The planes of the file, as a predicate of the path.
        what: String,
        /// The field that chooses.
        option: &'static str,
    },
    /// Frames outside of the movie.
    #[error("{path} has {frames} frames, counted from 0: frames {start} to {end} were requested")]
    Frames {
        /// The file.
        path: PathBuf,
        /// The first requested frame.
        start: usize,
        /// One past the last requested frame.
        end: usize,
        /// Number of frames in the movie.
        frames: usize,
    },
}

impl FileError {
    /// The field of [`OpenOptions`](crate::movie::OpenOptions) that lets the file be read, if there
    /// is one. Front ends add their own name of it to the message.
    pub fn option(&self) -> Option<&'static str> {
        match self {
            Self::Truncated { .. }
            | Self::MissingPart { .. }
            | Self::Unfinished { .. }
            | Self::MissingImage { .. } => Some("allow_truncated"),
            Self::Planes { option, .. } => Some(option),
            _ => None,
        }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        match self {
            Self::Open { path, .. }
            | Self::Read { path, .. }
            | Self::Write { path, .. }
            | Self::Truncated { path, .. }
            | Self::MissingPart { path, .. }
            | Self::Unfinished { path, .. }
            | Self::MissingImage { path, .. }
            | Self::Unsupported { path, .. }
            | Self::Malformed { path, .. }
            | Self::UnknownFormat { path, .. }
            | Self::IsTable { path }
            | Self::MissingSidecar { path, .. }
            | Self::Refused { path, .. }
            | Self::Planes { path, .. }
            | Self::Frames { path, .. } => path,
        }
    }
}

/// Writes a file. It appears under its name complete, or not at all.
///
/// # Errors
///
/// Returns [`FileError::Write`] with the operating system's reason.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    files::replace(path, bytes).map_err(|source| not_written(path, source))
}

fn of_promised(promised: Option<usize>) -> String {
    promised.map_or_else(String::new, |promised| format!(" of {promised}"))
}

/// Makes a [`FileError::Malformed`].
pub(crate) fn malformed(path: &Path, what: impl Into<String>) -> FileError {
    FileError::Malformed {
        path: path.into(),
        what: message(&what.into()),
    }
}

/// Makes a [`FileError::Unsupported`].
pub(crate) fn unsupported(
    path: &Path,
    what: impl Into<String>,
    instead: impl Into<String>,
) -> FileError {
    FileError::Unsupported {
        path: path.into(),
        what: message(&what.into()),
        instead: instead.into(),
    }
}

/// Makes a [`FileError::Write`].
pub(crate) fn not_written(path: &Path, source: io::Error) -> FileError {
    FileError::Write {
        path: path.into(),
        source,
    }
}
