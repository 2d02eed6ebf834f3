//! How a command ends: messages and exit codes.

use std::io;

use gaussmle::Error;

/// Why a command could not do what was asked.
pub enum Failure {
    /// The library says why.
    Library(Error),
    /// The output could not be written.
    Output(io::Error),
    /// The command line makes no sense.
    Usage(String),
    /// Whoever typed it has called it off.
    CalledOff(String),
}

/// The exit code of what was done.
pub const DONE: u8 = 0;

/// An exit code, or why it could not be done.
pub type Outcome = Result<u8, Failure>;

impl Failure {
    /// Says it on stderr, and gives the exit code.
    pub fn tell(self) -> u8 {
        let (words, code) = match self {
            Failure::Library(error) => (error.to_string(), code(&error)),
            // Whoever read the output has left: nobody is there to be told.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return 1;
            }
            Failure::Output(error) => (error.to_string(), 1),
            Failure::Usage(words) => (words, 2),
            Failure::CalledOff(words) => (words, 1),
        };
        eprintln!("gaussmle: {words}");
        code
    }
}

/// 3 where no device can be had, 1 where one failed, 2 for everything that is wrong with what was typed or a file.
fn code(error: &Error) -> u8 {
    match error {
        Error::NoDevice(_) | Error::Timeout { .. } | Error::NotBuilt(_) => 3,
        Error::Device { .. } | Error::Cancelled => 1,
        _ => 2,
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::Library(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

impl From<gaussmle::io::FileError> for Failure {
    fn from(error: gaussmle::io::FileError) -> Self {
        Failure::Library(error.into())
    }
}

impl From<gaussmle::analysis::AnalysisError> for Failure {
    fn from(error: gaussmle::analysis::AnalysisError) -> Self {
        Failure::Library(error.into())
    }
}

impl From<gaussmle::calibrate::CalibrateError> for Failure {
    fn from(error: gaussmle::calibrate::CalibrateError) -> Self {
        Failure::Library(error.into())
    }
}

impl From<gaussmle::render::RenderError> for Failure {
    fn from(error: gaussmle::render::RenderError) -> Self {
        Failure::Library(error.into())
    }
}

impl From<gaussmle::report::ReportError> for Failure {
    fn from(error: gaussmle::report::ReportError) -> Self {
        Failure::Library(error.into())
    }
}

impl From<gaussmle::tables::TableError> for Failure {
    fn from(error: gaussmle::tables::TableError) -> Self {
        Failure::Library(error.into())
    }
}
