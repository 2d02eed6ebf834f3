//! How a command ends: messages and exit codes.

use std::io;
use std::process::ExitCode;

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

pub type Outcome = Result<ExitCode, Failure>;

impl Failure {
    /// Says it on stderr, and gives the exit code.
    pub fn tell(self) -> ExitCode {
        let (words, code) = match self {
            Failure::Library(error) => (error.to_string(), code(&error)),
            // Whoever read the output has left: nobody is there to be told.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::from(1);
            }
            Failure::Output(error) => (error.to_string(), 1),
            Failure::Usage(words) => (words, 2),
            Failure::CalledOff(words) => (words, 1),
        };
        eprintln!("gaussmle: {words}");
        ExitCode::from(code)
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

impl From<gaussmle::tables::TableError> for Failure {
    fn from(error: gaussmle::tables::TableError) -> Self {
        Failure::Library(error.into())
    }
}
