//! The error of this crate.

use gaussmle_base::value::OutOfRange;
use gaussmle_io::movie::FileError;

/// An error of the search. It names the value found, the value expected, and the way out.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A camera or a value that fits do not accept either, or the end of a search by its
    /// [`CancelToken`](gaussmle::CancelToken).
    #[error(transparent)]
    Fit(#[from] gaussmle::Error),
    /// Frames that cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// An option that does not suit the frames.
    #[error("{option}: {cause}")]
    Config {
        /// The field of [`Detection`](crate::Detection).
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
    /// use gaussmle::Camera;
    /// use gaussmle_detect::{Detection, Detector};
    ///
    /// let detection = Detection { roi: 99, ..Detection::new(0.13) };
    /// let error = Detector::new(&detection, &Camera::ideal(0.1), 64, 64).unwrap_err();
    /// assert_eq!(error.option(), Some("roi"));
    /// ```
    pub fn option(&self) -> Option<&'static str> {
        match self {
            Error::Fit(error) => error.option(),
            Error::File(error) => error.option(),
            Error::Config { option, .. } => Some(option),
        }
    }
}

/// `Result` with this crate's [`enum@Error`].
pub type Result<T> = std::result::Result<T, Error>;

impl From<OutOfRange> for Error {
    fn from(error: OutOfRange) -> Self {
        Error::Fit(error.into())
    }
}
