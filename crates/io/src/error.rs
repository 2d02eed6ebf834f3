//! Errors of files that describe a camera, a PSF, a movie or a table.

use std::path::PathBuf;

use crate::file_error::FileError;
use crate::psf::PsfFault;
use crate::table::TableError;

/// An error of this crate. Every message starts with the path of the file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A file that cannot be opened, read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A table that cannot be read or written.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A TOML file with an invalid key or value.
    #[error("{path}: {cause}", path = path.display())]
    Toml {
        /// The TOML file.
        path: PathBuf,
        /// The key or value, and what is expected.
        cause: String,
    },
    /// A file of a measured PSF that cannot be read.
    #[error("{path} {fault}", path = path.display())]
    Psf {
        /// The file.
        path: PathBuf,
        /// The reason.
        fault: PsfFault,
    },
    /// A camera file without a pixel size, for a movie that states none.
    #[error(
        "{path} has no pixel_size_um, and nothing else states it: give the pixel size, the width of a camera pixel in the sample, um", path = path.display()
    )]
    NoPixelSize {
        /// The camera file.
        path: PathBuf,
    },
    /// Values that gaussmle does not accept, such as maps of different sizes.
    #[error(transparent)]
    Value(#[from] gaussmle::Error),
}

/// `Result` with this crate's [`enum@Error`].
pub type Result<T> = std::result::Result<T, Error>;
