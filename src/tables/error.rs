//! What can go wrong with a file of localizations.

use std::path::PathBuf;

use super::format::{ENDINGS, NAMES};

/// Why a table was not written, or not read. What was not written is not under its name.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The file's ending stands for no format.
    #[error("the ending of {} stands for no format: use one of {ENDINGS}", path.display())]
    UnknownEnding {
        /// The file asked for.
        path: PathBuf,
    },
    /// There is no format of that name.
    #[error("there is no format `{name}`: use one of {NAMES}")]
    UnknownFormat {
        /// The name asked for.
        name: String,
    },
    /// The file could not be written.
    #[error("cannot write {}: {cause}", path.display())]
    Write {
        /// The file asked for.
        path: PathBuf,
        /// What the system said.
        cause: String,
    },
    /// A sidecar that would replace a movie's.
    #[error(
        "{} would come with {}, which describes {}: choose another name, as in movie_locs.hdf5", path.display(), sidecar.display(), movie.display()
    )]
    MoviesSidecar {
        /// The file asked for.
        path: PathBuf,
        /// What would stand beside it.
        sidecar: PathBuf,
        /// The movie whose it is.
        movie: PathBuf,
    },
    /// The rows could not be had again, for those who keep them elsewhere than in memory.
    #[error("cannot read the localizations back: {cause}")]
    Rows {
        /// What went wrong.
        cause: String,
    },
    /// A block unlike the first.
    #[error(
        "a block has the columns `{have}` but the first has `{expected}`: fit all with one model"
    )]
    Columns {
        /// The block's columns.
        have: String,
        /// The first block's.
        expected: String,
    },
    /// More or fewer rows than were announced.
    #[error(
        "the blocks hold {have} rows but {announced} were announced: count the rows of all blocks"
    )]
    Count {
        /// How many came.
        have: u64,
        /// How many should have.
        announced: u64,
    },
    /// The file could not be read.
    #[error("cannot read {}: {cause}", path.display())]
    Read {
        /// The file asked for.
        path: PathBuf,
        /// What the system said.
        cause: String,
    },
    /// The file is none of those that are known.
    #[error("{} is no table of localizations that can be read: {what}", path.display())]
    Unrecognized {
        /// The file asked for.
        path: PathBuf,
        /// What it looks like, and what it would have to have.
        what: String,
    },
    /// The file is damaged, or says what cannot be.
    #[error("cannot read {}: {what}", path.display())]
    Malformed {
        /// The file asked for.
        path: PathBuf,
        /// What is wrong, and where.
        what: String,
    },
    /// Positions in pixels whose size nobody knows.
    #[error("{} needs the size of a camera pixel, which nothing says: give it, in um (--pixel-size)", path.display())]
    NoPixelSize {
        /// The file asked for.
        path: PathBuf,
    },
    /// A condition that cannot be understood, or does not fit the table.
    #[error("{0}")]
    Where(String),
    /// A column that is needed and that the table lacks.
    #[error("the table has no column `{name}` of the expected kind")]
    NoColumn {
        /// The column.
        name: &'static str,
    },
}

/// What stops a writer, which does not know the file's final name.
#[derive(Debug)]
pub(super) enum Fault {
    Table(TableError),
    File(String),
    /// The size of a pixel is needed and unknown.
    PixelSize,
}

impl Fault {
    /// The error for a file.
    pub(super) fn at(self, path: &std::path::Path) -> TableError {
        match self {
            Fault::Table(error) => error,
            Fault::PixelSize => TableError::NoPixelSize { path: path.into() },
            Fault::File(cause) => TableError::Write {
                path: path.into(),
                cause,
            },
        }
    }
}

impl From<TableError> for Fault {
    fn from(error: TableError) -> Self {
        Fault::Table(error)
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Self {
        Fault::File(error.to_string())
    }
}

impl From<parquet::errors::ParquetError> for Fault {
    fn from(error: parquet::errors::ParquetError) -> Self {
        // What the system said comes without the crate's own words before it.
        match error {
            parquet::errors::ParquetError::External(cause) => Fault::File(cause.to_string()),
            other => Fault::File(other.to_string()),
        }
    }
}

impl From<zip::result::ZipError> for Fault {
    fn from(error: zip::result::ZipError) -> Self {
        match error {
            zip::result::ZipError::Io(cause) => cause.into(),
            other => Fault::File(other.to_string()),
        }
    }
}

impl From<hdf5_pure::Error> for Fault {
    fn from(error: hdf5_pure::Error) -> Self {
        match error {
            hdf5_pure::Error::Io(cause) => cause.into(),
            other => Fault::File(other.to_string()),
        }
    }
}

impl From<hdf5_pure::FormatError> for Fault {
    fn from(error: hdf5_pure::FormatError) -> Self {
        Fault::File(error.to_string())
    }
}
