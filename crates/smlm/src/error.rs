//! The error of this crate.

use std::sync::Arc;

use gaussmle_base::value::OutOfRange;
pub(crate) use gaussmle_base::value::{not_negative, positive, z_step};
use gaussmle_io::movie::FileError;
use gaussmle_io::table::TableError;

use crate::session::SessionError;

/// An error of this crate. It names the value found, the value expected, and the way out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An error of a fit, or a value that a fit does not accept.
    #[error(transparent)]
    Fit(#[from] gaussmle::Error),
    /// A file that cannot be opened, read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A table that cannot be read or written.
    #[error(transparent)]
    Table(#[from] TableError),
    /// An invalid camera file or PSF file.
    #[error(transparent)]
    Io(gaussmle_io::Error),
    /// A call that a session refuses.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// The error that ended a session. Each later call returns it.
    #[error(transparent)]
    Failed(Arc<Error>),
    /// An invalid or missing option of a run.
    #[error("{option}: {cause}")]
    Config {
        /// The field of a [`RunConfig`](crate::RunConfig) or of a job, such as `pixel_size_um`.
        option: &'static str,
        /// The value found and the values that are accepted.
        cause: String,
    },
}

impl Error {
    /// The option that the caller can change, by the name of its field. A front end can add its own
    /// name of the option to the message.
    ///
    /// ```
    /// use gaussmle_smlm::RunConfig;
    ///
    /// let error = RunConfig::default().camera().unwrap_err();
    /// assert_eq!(error.option(), Some("pixel_size_um"));
    /// ```
    pub fn option(&self) -> Option<&'static str> {
        match self {
            Error::Config { option, .. } => Some(option),
            Error::Fit(error) => error.option(),
            Error::File(error) => error.option(),
            Error::Table(error) => error.option(),
            Error::Failed(error) => error.option(),
            Error::Io(gaussmle_io::Error::NoPixelSize { .. }) => Some("pixel_size_um"),
            _ => None,
        }
    }
}

/// `Result` with this crate's [`enum@Error`].
pub type Result<T> = std::result::Result<T, Error>;

impl From<gaussmle_io::Error> for Error {
    fn from(error: gaussmle_io::Error) -> Self {
        match error {
            gaussmle_io::Error::File(error) => Error::File(error),
            gaussmle_io::Error::Table(error) => Error::Table(error),
            gaussmle_io::Error::Value(error) => Error::Fit(error),
            other => Error::Io(other),
        }
    }
}

impl From<gaussmle_crowded::Error> for Error {
    fn from(error: gaussmle_crowded::Error) -> Self {
        match error {
            gaussmle_crowded::Error::Detect(error) => error.into(),
            gaussmle_crowded::Error::Config { option, cause } => Error::Config { option, cause },
        }
    }
}

impl From<gaussmle_detect::Error> for Error {
    fn from(error: gaussmle_detect::Error) -> Self {
        match error {
            gaussmle_detect::Error::Fit(error) => Error::Fit(error),
            gaussmle_detect::Error::File(error) => Error::File(error),
            gaussmle_detect::Error::Config { option, cause } => Error::Config { option, cause },
        }
    }
}

/// An [`Error::Config`].
pub(crate) fn config(option: &'static str, cause: impl Into<String>) -> Error {
    Error::Config {
        option,
        cause: cause.into(),
    }
}

impl From<OutOfRange> for Error {
    fn from(error: OutOfRange) -> Self {
        Error::Fit(error.into())
    }
}

/// A number of an option that is out of range. `what` names it with its unit.
pub(crate) fn value(
    option: impl Into<Option<&'static str>>,
    what: impl Into<String>,
    value: f64,
    needed: &'static str,
) -> Error {
    OutOfRange::new(option, what, value, needed).into()
}
