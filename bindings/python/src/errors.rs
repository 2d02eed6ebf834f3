//! Which of the library's errors is which exception. The classes are Python's own, in `errors.py`.

use gaussmle::Error;
use gaussmle::analysis::AnalysisError;
use gaussmle::calibrate::CalibrateError;
use gaussmle::io::FileError;
use gaussmle::render::RenderError;
use gaussmle::report::ReportError;
use gaussmle::tables::TableError;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// The exception's class: the one place that decides.
fn class(error: &Error) -> &'static str {
    match error {
        Error::Timeout { .. } => "DeviceTimeout",
        Error::NotBuilt(_) | Error::NoDevice(_) | Error::Device { .. } | Error::Cancelled => {
            "DeviceError"
        }
        Error::File(error) => match error {
            // The file was not even looked at.
            FileError::Refused { .. } => "InputError",
            _ => "FileError",
        },
        Error::Table(
            TableError::Write { .. }
            | TableError::Read { .. }
            | TableError::Unrecognized { .. }
            | TableError::Malformed { .. },
        ) => "FileError",
        Error::Render(RenderError::Write { .. }) => "FileError",
        Error::Calibrate(CalibrateError::File(_)) => "FileError",
        _ => "InputError",
    }
}

/// An exception of a class of `errors.py`.
fn exception(class: &str, words: &str) -> PyErr {
    Python::attach(|py| {
        let made = || -> PyResult<PyErr> {
            let class = py.import("gaussmle.errors")?.getattr(class)?;
            let class = class.cast_into::<PyType>()?;
            Ok(PyErr::from_type(class, (words.to_owned(),)))
        };
        made().unwrap_or_else(|error| error)
    })
}

/// The command line's options that messages name and that are arguments here.
const OPTIONS: [&str; 7] = [
    "--allow-truncated",
    "--astigmatic",
    "--model",
    "--movie",
    "--pixel-size",
    "--resume",
    "--sigma",
];

/// A message that names options as Python does.
fn in_python(words: String) -> String {
    OPTIONS.iter().fold(words, |words, option| {
        let argument = option.trim_start_matches('-').replace('-', "_");
        words.replace(option, &argument)
    })
}

/// The exception for an error.
pub fn raise(error: &Error) -> PyErr {
    exception(class(error), &in_python(error.to_string()))
}

/// What was given makes no sense.
pub fn input(words: impl AsRef<str>) -> PyErr {
    exception("InputError", words.as_ref())
}

/// No device can be used.
pub fn device(words: impl AsRef<str>) -> PyErr {
    exception("DeviceError", words.as_ref())
}

/// A fault of this program.
pub fn fault(words: impl AsRef<str>) -> PyErr {
    exception("Error", words.as_ref())
}

/// Errors of parts of the library, as errors of all of it.
pub trait OrRaise<T> {
    /// The value, or the exception.
    fn or_raise(self) -> PyResult<T>;
}

impl<T, E> OrRaise<T> for Result<T, E>
where
    E: IntoError,
{
    fn or_raise(self) -> PyResult<T> {
        self.map_err(|error| raise(&error.into_error()))
    }
}

/// What is an [`Error`], or becomes one.
pub trait IntoError {
    /// It.
    fn into_error(self) -> Error;
}

macro_rules! becomes_error {
    ($($kind:ty),*) => {
        $(impl IntoError for $kind {
            fn into_error(self) -> Error {
                self.into()
            }
        })*
    };
}

becomes_error!(
    Error,
    FileError,
    TableError,
    AnalysisError,
    RenderError,
    ReportError,
    CalibrateError
);
