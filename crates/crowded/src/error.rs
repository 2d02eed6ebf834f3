//! The error of this crate.

/// An error of the search. It names the value found, the value expected, and the way out.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// An error of the search for spots, or of reading frames.
    #[error(transparent)]
    Detect(#[from] gaussmle_detect::Error),
    /// An option that crowded fields cannot have.
    #[error("{option}: {cause}")]
    Config {
        /// The option.
        option: &'static str,
        /// The value found and the values that are accepted.
        cause: String,
    },
}

impl Error {
    /// The option that the caller can change, by the name of its field.
    pub fn option(&self) -> Option<&'static str> {
        match self {
            Error::Detect(error) => error.option(),
            Error::Config { option, .. } => Some(option),
        }
    }
}

/// `Result` with this crate's [`enum@Error`].
pub type Result<T> = std::result::Result<T, Error>;
