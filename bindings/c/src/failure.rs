//! Errors of the libraries as a status, words and an option.

use gaussmle::error::ParseError;
use gaussmle_io::table::TableError;
use gaussmle_smlm::session::SessionError;

use crate::status::gm_status;

/// A status that is not success, its words, and the option that it concerns.
#[derive(Clone, Debug)]
pub struct Failure {
    pub status: gm_status,
    pub message: String,
    pub option: Option<&'static str>,
}

pub type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    pub fn new(status: gm_status, message: impl Into<String>) -> Self {
        Self {
            status,
            message: message.into(),
            option: None,
        }
    }

    fn of(self, option: Option<&'static str>) -> Self {
        Self { option, ..self }
    }

    pub fn argument(message: impl Into<String>) -> Self {
        Self::new(gm_status::GM_BAD_ARGUMENT, message)
    }
}

fn status_of_fit(error: &gaussmle::Error) -> gm_status {
    match error {
        gaussmle::Error::Cancelled => gm_status::GM_CANCELLED,
        gaussmle::Error::NoDevice(_)
        | gaussmle::Error::NotBuilt(_)
        | gaussmle::Error::Timeout { .. } => gm_status::GM_NO_DEVICE,
        gaussmle::Error::Device { .. } => gm_status::GM_DEVICE_FAILED,
        gaussmle::Error::Threads { .. } => gm_status::GM_NO_MEMORY,
        gaussmle::Error::Option { .. } | gaussmle::Error::Setting { .. } => {
            gm_status::GM_BAD_CONFIG
        }
        _ => gm_status::GM_BAD_ARGUMENT,
    }
}

fn status_of_session(error: &SessionError) -> gm_status {
    match error {
        SessionError::Ended => gm_status::GM_ENDED,
        SessionError::Forked { .. } => gm_status::GM_FORKED,
        SessionError::Panicked { .. } => gm_status::GM_PANIC,
        _ => gm_status::GM_BAD_ARGUMENT,
    }
}

fn status_of(error: &gaussmle_smlm::Error) -> gm_status {
    match error {
        gaussmle_smlm::Error::Fit(error) => status_of_fit(error),
        gaussmle_smlm::Error::File(_) | gaussmle_smlm::Error::Table(_) => gm_status::GM_FILE,
        gaussmle_smlm::Error::Io(_) => gm_status::GM_FILE,
        gaussmle_smlm::Error::Session(error) => status_of_session(error),
        gaussmle_smlm::Error::Failed(error) => status_of(error),
        gaussmle_smlm::Error::Config { .. } => gm_status::GM_BAD_CONFIG,
        _ => gm_status::GM_BAD_ARGUMENT,
    }
}

impl From<gaussmle::Error> for Failure {
    fn from(error: gaussmle::Error) -> Self {
        Self::new(status_of_fit(&error), error.to_string()).of(error.option())
    }
}

impl From<gaussmle_smlm::Error> for Failure {
    fn from(error: gaussmle_smlm::Error) -> Self {
        Self::new(status_of(&error), error.to_string()).of(error.option())
    }
}

impl From<gaussmle_detect::Error> for Failure {
    fn from(error: gaussmle_detect::Error) -> Self {
        gaussmle_smlm::Error::from(error).into()
    }
}

impl From<ParseError> for Failure {
    fn from(error: ParseError) -> Self {
        Self::new(gm_status::GM_BAD_CONFIG, error.to_string()).of(error.option())
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        Self::new(gm_status::GM_FILE, error.to_string()).of(error.option())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_that_cannot_be_had_are_a_status_of_memory() {
        let error = || gaussmle::Error::Threads {
            can: 3,
            needed: 9,
            cause: "no room".into(),
        };
        let of_session = gaussmle_smlm::Error::Fit(error());
        for failure in [Failure::from(error()), Failure::from(of_session)] {
            assert_eq!(failure.status, gm_status::GM_NO_MEMORY);
            assert!(failure.message.contains("no room"), "{}", failure.message);
        }
    }
}
