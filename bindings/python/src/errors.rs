//! Errors of the library as Python exceptions. The classes are defined in `_errors.py`.

use std::fmt::Display;
use std::io;
use std::iter::successors;
use std::path::Path;

use gaussmle::error::ParseError;
use gaussmle_analysis::AnalysisError;
use gaussmle_base::messages;
use gaussmle_calibrate::CalibrateError;
use gaussmle_io::movie::FileError;
use gaussmle_io::table::TableError;
use gaussmle_report::html::ReportError;
use gaussmle_report::render::RenderError;
use gaussmle_smlm::session::SessionError;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::argument_names::argument;

/// Any error of the library.
#[derive(Debug)]
pub enum Error {
    /// An error of fits, files, searches or runs.
    Library(gaussmle_smlm::Error),
    /// An analysis that the table does not suffice for.
    Analysis(AnalysisError),
    /// A calibration that is not possible.
    Calibrate(CalibrateError),
    /// A picture that cannot be drawn.
    Render(RenderError),
    /// An HTML page that cannot be made.
    Report(ReportError),
}

macro_rules! from_error {
    ($($error:ty => $variant:ident),* $(,)?) => {
        $(impl From<$error> for Error {
            fn from(error: $error) -> Self {
                Error::$variant(error.into())
            }
        })*
    };
}

from_error! {
    gaussmle_smlm::Error => Library,
    gaussmle_io::Error => Library,
    gaussmle::Error => Library,
    FileError => Library,
    TableError => Library,
    gaussmle_detect::Error => Library,
    AnalysisError => Analysis,
    RenderError => Render,
    ReportError => Report,
}

impl From<CalibrateError> for Error {
    fn from(error: CalibrateError) -> Self {
        match error {
            CalibrateError::Run(error) => error.into(),
            error => Error::Calibrate(error),
        }
    }
}

/// The error itself, or the one that ended a session.
fn innermost(error: &gaussmle_smlm::Error) -> &gaussmle_smlm::Error {
    match error {
        gaussmle_smlm::Error::Failed(error) => innermost(error),
        error => error,
    }
}

impl Error {
    /// The class of the exception.
    fn class(&self) -> &'static str {
        use gaussmle::Error as FitError;
        use gaussmle_smlm::Error as Library;
        let error = match self {
            Error::Library(error) => innermost(error),
            Error::Render(RenderError::Write { .. })
            | Error::Calibrate(CalibrateError::File(_)) => return "FileError",
            Error::Analysis(_) | Error::Calibrate(_) | Error::Render(_) | Error::Report(_) => {
                return "InputError";
            }
        };
        match error {
            Library::Session(SessionError::Forked { .. }) => "DeviceError",
            Library::Session(SessionError::Panicked { .. }) => "Error",
            Library::Fit(FitError::Timeout { .. }) => "DeviceTimeout",
            Library::Fit(
                FitError::NotBuilt(_)
                | FitError::NoDevice(_)
                | FitError::Device { .. }
                | FitError::Threads { .. }
                | FitError::Cancelled,
            ) => "DeviceError",
            // A refused file was not opened.
            Library::File(FileError::Refused { .. }) => "InputError",
            Library::File(_) => "FileError",
            Library::Table(
                TableError::Write { .. }
                | TableError::Read { .. }
                | TableError::Unrecognized { .. }
                | TableError::Malformed { .. },
            ) => "FileError",
            _ => "InputError",
        }
    }

    /// The error as one of Rust.
    fn inner(&self) -> &(dyn std::error::Error + 'static) {
        match self {
            Error::Library(error) => error,
            Error::Analysis(error) => error,
            Error::Calibrate(error) => error,
            Error::Render(error) => error,
            Error::Report(error) => error,
        }
    }

    /// The error of the operating system, if it is the cause.
    fn of_system(&self) -> Option<&io::Error> {
        let chain = successors(Some(self.inner()), |error| error.source());
        chain.into_iter().find_map(|error| error.downcast_ref())
    }

    /// The file that cannot be read or written.
    fn path(&self) -> Option<&Path> {
        use gaussmle_smlm::Error as Library;
        let error = match self {
            Error::Render(RenderError::Write { path, .. }) => return Some(path),
            Error::Calibrate(CalibrateError::File(error)) => return Some(error.path()),
            Error::Library(error) => innermost(error),
            Error::Analysis(_) | Error::Calibrate(_) | Error::Render(_) | Error::Report(_) => {
                return None;
            }
        };
        match error {
            Library::File(error) => Some(error.path()),
            Library::Table(error) => error.path(),
            _ => None,
        }
    }

    /// The message, with the Python argument in place of the library's field.
    fn message(&self) -> String {
        let error = match self {
            Error::Library(error) => innermost(error),
            Error::Analysis(error) => return named(error, error.option()),
            Error::Calibrate(error) => return named(error, error.option()),
            Error::Render(error @ RenderError::UnknownColorMap { .. }) => {
                return format!("colors: {error}");
            }
            Error::Render(error) => return error.to_string(),
            Error::Report(error) => return error.to_string(),
        };
        match error {
            // The message has several lines, the last of which points to a place.
            gaussmle_smlm::Error::Table(TableError::Where(cause)) => {
                format!("condition: {cause}")
            }
            gaussmle_smlm::Error::Config { option, cause }
            | gaussmle_smlm::Error::Fit(gaussmle::Error::Option { option, cause }) => {
                format!("{}: {cause}", argument(option))
            }
            gaussmle_smlm::Error::File(FileError::IsTable { .. }) => {
                format!("{error}: gm.read opens it")
            }
            _ => named(error, error.option()),
        }
    }
}

/// The message of an error, with the Python argument of the option that it is about.
fn named(error: &impl Display, option: Option<&str>) -> String {
    match option.map(argument) {
        Some(name) => format!("{error} ({name})"),
        None => error.to_string(),
    }
}

/// An exception of a class in `_errors.py`.
fn exception(class: &str, message: &str) -> PyErr {
    Python::attach(|py| {
        let create = || -> PyResult<PyErr> {
            let class = py.import("gaussmle._errors")?.getattr(class)?;
            let class = class.cast_into::<PyType>()?;
            Ok(PyErr::from_type(class, (messages::message(message),)))
        };
        create().unwrap_or_else(|error| error)
    })
}

/// The exception for a file, which is also the built-in one of its cause.
fn file_exception(error: &Error) -> PyErr {
    let cause = error.of_system();
    // Numbers of other systems are not those of `errno`.
    let number = cause
        .and_then(io::Error::raw_os_error)
        .filter(|_| cfg!(unix));
    let name = cause.and_then(|cause| errno_name(cause.kind()));
    Python::attach(|py| {
        let create = || -> PyResult<PyErr> {
            let make = py.import("gaussmle._errors")?.getattr("file_error")?;
            let message = messages::message(&error.message());
            let made = make.call1((message, number, name, error.path()))?;
            Ok(PyErr::from_value(made))
        };
        create().unwrap_or_else(|error| error)
    })
}

/// The name in Python's module `errno`.
fn errno_name(kind: io::ErrorKind) -> Option<&'static str> {
    Some(match kind {
        io::ErrorKind::NotFound => "ENOENT",
        io::ErrorKind::PermissionDenied => "EACCES",
        io::ErrorKind::AlreadyExists => "EEXIST",
        io::ErrorKind::NotADirectory => "ENOTDIR",
        io::ErrorKind::IsADirectory => "EISDIR",
        io::ErrorKind::StorageFull => "ENOSPC",
        io::ErrorKind::ReadOnlyFilesystem => "EROFS",
        _ => return None,
    })
}

/// The exception for an error.
pub fn raise(error: impl Into<Error>) -> PyErr {
    let error = error.into();
    match error.class() {
        "FileError" => file_exception(&error),
        class => exception(class, &error.message()),
    }
}

/// The exception for an option whose value cannot be read.
pub fn option(error: &ParseError) -> PyErr {
    input(match error.option() {
        Some(option) => format!("{}: {}", argument(option), error.cause()),
        None => error.to_string(),
    })
}

/// The exception for an invalid argument.
pub fn input(message: impl AsRef<str>) -> PyErr {
    exception("InputError", message.as_ref())
}

/// The exception for a device that cannot be used.
pub fn device(message: impl AsRef<str>) -> PyErr {
    exception("DeviceError", message.as_ref())
}

/// The exception for a bug of this package.
pub fn fault(message: impl AsRef<str>) -> PyErr {
    exception("Error", message.as_ref())
}

/// Results of the library as results of Python.
pub trait OrRaise<T> {
    /// The value, or the exception.
    fn or_raise(self) -> PyResult<T>;
}

impl<T, E: Into<Error>> OrRaise<T> for Result<T, E> {
    fn or_raise(self) -> PyResult<T> {
        self.map_err(raise)
    }
}
