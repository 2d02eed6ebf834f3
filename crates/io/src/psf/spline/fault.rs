//! Reasons to refuse a PSF file, without its path.

use gaussmle::InvalidSplinePsf;
use gaussmle_base::messages::message;

/// A reason to refuse a PSF file. The message continues a sentence that starts with the path.
#[derive(Debug, thiserror::Error)]
pub enum PsfFault {
    /// The file cannot be opened or read.
    #[error("cannot be read: {0}")]
    Read(#[from] std::io::Error),
    /// The file is of another kind than expected, or lacks a part.
    #[error("{0}")]
    Missing(String),
    /// The parts of the file contradict each other.
    #[error("is damaged: {0}")]
    Damaged(String),
    /// A valid file of a kind that is not read.
    #[error("has {what}, which is not supported: {instead}")]
    Unsupported {
        /// The unsupported property.
        what: String,
        /// The way out.
        instead: String,
    },
    /// The numbers of the file make no PSF.
    #[error("has a PSF that cannot be used: {0}")]
    Psf(#[from] InvalidSplinePsf),
}

pub(super) type Result<T> = std::result::Result<T, PsfFault>;

pub(super) fn missing<T>(what: impl Into<String>) -> Result<T> {
    Err(PsfFault::Missing(message(&what.into())))
}

pub(super) fn damaged(what: impl Into<String>) -> PsfFault {
    PsfFault::Damaged(message(&what.into()))
}

pub(super) fn unsupported<T>(what: impl Into<String>, instead: impl Into<String>) -> Result<T> {
    Err(PsfFault::Unsupported {
        what: message(&what.into()),
        instead: instead.into(),
    })
}
