//! Errors of tables of localizations.

use std::path::{Path, PathBuf};

/// The cause of an error: that of the operating system, or of a format.
type Cause = Box<dyn std::error::Error + Send + Sync>;

/// A table that cannot be written or read, and the cause. A table that was not written leaves no
/// file under its name.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// A file name without a known extension.
    #[error("the extension of {} is not that of a format: use one of {known}", path.display())]
    UnknownEnding {
        /// The file.
        path: PathBuf,
        /// The endings of all formats.
        known: String,
    },
    /// An unknown name of a format.
    #[error("there is no format `{name}`: use one of {known}")]
    UnknownFormat {
        /// The name.
        name: String,
        /// The names of all formats.
        known: String,
    },
    /// A file that cannot be written.
    #[error("cannot write {}: {cause}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The cause, mostly of the operating system.
        #[source]
        cause: Cause,
    },
    /// A table whose sidecar would replace that of a movie.
    #[error(
        "{} would be written with {}, which describes {}: choose another name, as in movie_locs.hdf5",
        path.display(), sidecar.display(), movie.display()
    )]
    MoviesSidecar {
        /// The table.
        path: PathBuf,
        /// Its sidecar.
        sidecar: PathBuf,
        /// The movie that the sidecar describes.
        movie: PathBuf,
    },
    /// Rows that cannot be read from where they are kept.
    #[error("cannot read the localizations back: {cause}")]
    Rows {
        /// The cause.
        cause: String,
    },
    /// A block with other columns than the first.
    #[error(
        "a block has the columns `{have}` but the first has `{expected}`: fit all with one model"
    )]
    Columns {
        /// The block's columns.
        have: String,
        /// The first block's columns.
        expected: String,
    },
    /// More or fewer rows than announced.
    #[error(
        "the blocks hold {have} rows but {announced} were announced: count the rows of all blocks"
    )]
    Count {
        /// Rows of all blocks.
        have: u64,
        /// Announced rows.
        announced: u64,
    },
    /// A file that cannot be read.
    #[error("cannot read {}: {cause}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The cause, mostly of the operating system.
        #[source]
        cause: Cause,
    },
    /// A file in none of the known formats.
    #[error("{} holds no table of localizations in a known format: {what}", path.display())]
    Unrecognized {
        /// The file.
        path: PathBuf,
        /// The finding, and the known formats.
        what: String,
    },
    /// A damaged file, or one with an impossible value.
    #[error("cannot read {}: {what}", path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// The fault and its place.
        what: String,
    },
    /// Positions in pixels of unknown size.
    #[error("{} needs the size of a camera pixel, which is unknown: pass it in um", path.display())]
    NoPixelSize {
        /// The file.
        path: PathBuf,
    },
    /// A condition that cannot be parsed, or does not fit the table.
    #[error("{0}")]
    Where(String),
    /// A missing column, or one of another type.
    #[error("the table has no column `{name}` of the expected type")]
    NoColumn {
        /// The column.
        name: &'static str,
    },
}

impl TableError {
    /// The field of [`ReadOptions`](super::ReadOptions) or
    /// [`TableOverrides`](super::TableOverrides) that supplies the missing value, if there is one.
    /// Front ends add their own name of it to the message.
    pub fn option(&self) -> Option<&'static str> {
        match self {
            Self::NoPixelSize { .. } => Some("pixel_size_um"),
            _ => None,
        }
    }

    /// The file that cannot be read or written, if the error is about one.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::UnknownEnding { path, .. }
            | Self::Write { path, .. }
            | Self::MoviesSidecar { path, .. }
            | Self::Read { path, .. }
            | Self::Unrecognized { path, .. }
            | Self::Malformed { path, .. }
            | Self::NoPixelSize { path } => Some(path),
            Self::UnknownFormat { .. }
            | Self::Rows { .. }
            | Self::Columns { .. }
            | Self::Count { .. }
            | Self::Where(_)
            | Self::NoColumn { .. } => None,
        }
    }
}

/// An error of a writer, which does not know the final name of its file.
#[derive(Debug)]
pub(super) enum WriteError {
    Table(TableError),
    File(Cause),
    /// The size of a pixel is needed and unknown.
    NoPixelSize,
}

impl WriteError {
    /// The error for a file.
    pub(super) fn at(self, path: &Path) -> TableError {
        match self {
            WriteError::Table(error) => error,
            WriteError::NoPixelSize => TableError::NoPixelSize { path: path.into() },
            WriteError::File(cause) => TableError::Write {
                path: path.into(),
                cause,
            },
        }
    }
}

impl From<TableError> for WriteError {
    fn from(error: TableError) -> Self {
        WriteError::Table(error)
    }
}

impl From<std::io::Error> for WriteError {
    fn from(error: std::io::Error) -> Self {
        WriteError::File(error.into())
    }
}

impl From<parquet::errors::ParquetError> for WriteError {
    fn from(error: parquet::errors::ParquetError) -> Self {
        // The operating system's message, without the prefix of the crate.
        match error {
            parquet::errors::ParquetError::External(cause) => WriteError::File(cause),
            other => WriteError::File(other.into()),
        }
    }
}

impl From<zip::result::ZipError> for WriteError {
    fn from(error: zip::result::ZipError) -> Self {
        match error {
            zip::result::ZipError::Io(cause) => cause.into(),
            other => WriteError::File(other.into()),
        }
    }
}

impl From<hdf5_pure::Error> for WriteError {
    fn from(error: hdf5_pure::Error) -> Self {
        match error {
            hdf5_pure::Error::Io(cause) => cause.into(),
            other => WriteError::File(other.into()),
        }
    }
}

impl From<hdf5_pure::FormatError> for WriteError {
    fn from(error: hdf5_pure::FormatError) -> Self {
        WriteError::File(error.into())
    }
}
