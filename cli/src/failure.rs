//! Failures of a command: messages and exit codes.

use std::fmt::Display;
use std::io;
use std::path::Path;

use gaussmle_analysis::AnalysisError;
use gaussmle_calibrate::CalibrateError;
use gaussmle_io::movie::FileError;
use gaussmle_io::table::TableError;
use gaussmle_report::html::ReportError;
use gaussmle_report::render::RenderError;
use gaussmle_smlm::Error;

use crate::interrupt::Cause;

/// The reason why a command failed.
pub enum Failure {
    /// An error of fits, files, searches or runs.
    Library(Error),
    /// An analysis that the table does not suffice for.
    Analysis(AnalysisError),
    /// A calibration that is not possible.
    Calibrate(CalibrateError),
    /// A picture that cannot be drawn.
    Render(RenderError),
    /// An HTML page that cannot be made.
    Report(ReportError),
    /// The output cannot be written.
    Output(io::Error),
    /// The command line is invalid.
    Usage(String),
    /// The command ended before its work was done. The text says what remains.
    Cancelled(String),
}

/// The exit code of a command that succeeded.
pub const DONE: u8 = 0;

/// An exit code, or a failure.
pub type Outcome = Result<u8, Failure>;

impl Failure {
    /// Prints the message to stderr, and returns the exit code. `flag` gives the command-line option
    /// of a field of the library.
    pub fn report(self, flag: impl Fn(&str) -> Option<String>) -> u8 {
        self.report_of(None, flag)
    }

    /// As [`Failure::report`], with the name of the file that it is about, unless the message starts
    /// with it.
    pub fn report_of(self, file: Option<&Path>, flag: impl Fn(&str) -> Option<String>) -> u8 {
        let (message, code) = match self {
            // Its last line points to a place in the one before.
            Failure::Library(Error::Table(error @ TableError::Where(_))) => {
                crate::terminal::lines(format_args!("gaussmle: {error}"));
                return 2;
            }
            Failure::Library(error) => (message(&error, flag), exit_code(&error)),
            Failure::Analysis(error) => (named(&error, error.option().and_then(flag)), 2),
            Failure::Calibrate(error) => (named(&error, error.option().and_then(flag)), 2),
            Failure::Render(error) => (error.to_string(), 2),
            Failure::Report(error) => (error.to_string(), 2),
            // The reader of stdout has read all that it wants, as in `| head`.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return DONE,
            Failure::Output(error) => (error.to_string(), 1),
            Failure::Usage(message) => (message, 2),
            Failure::Cancelled(message) => {
                let cause = Cause::of_this_process();
                (format!("{}: {message}", cause.words()), cause.exit_code())
            }
        };
        let file = file.map(|file| file.display().to_string());
        match file.filter(|file| !message.starts_with(file.as_str())) {
            Some(file) => eprintln!("gaussmle: {file}: {message}"),
            None => eprintln!("gaussmle: {message}"),
        }
        code
    }
}

/// The message of the library, with the command-line option in place of the field.
fn message(error: &Error, flag: impl Fn(&str) -> Option<String>) -> String {
    match (error, error.option().and_then(&flag)) {
        (
            Error::Config { cause, .. } | Error::Fit(gaussmle::Error::Option { cause, .. }),
            Some(first),
        ) => {
            format!("{first}: {}", with_flags(cause, flag))
        }
        (Error::File(FileError::IsTable { .. }), _) => format!("{error}: {OF_TABLES}"),
        (_, flag) => named(error, flag),
    }
}

/// The commands for tables.
const OF_TABLES: &str =
    "tables are for `gaussmle info`, `convert`, `filter`, `link`, `drift`, `render` and `report`";

/// The message of an error, with the command-line option that it is about.
fn named(error: &impl Display, flag: Option<String>) -> String {
    match flag {
        Some(flag) => format!("{error} ({flag})"),
        None => error.to_string(),
    }
}

/// A text with command-line options in place of fields of the library in backticks, and with
/// `--crowded on` in place of a field with a value.
pub fn with_flags(text: &str, flag: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('`')
        && let Some((name, after)) = after.split_once('`')
    {
        out += before;
        rest = after;
        match flag(name) {
            Some(option) => {
                out += &option;
                if let Some(value) = after.strip_prefix(" = ") {
                    out.push(' ');
                    rest = value;
                }
            }
            None => out += &format!("`{name}`"),
        }
    }
    out + rest
}

/// 3 if no device is available, 1 if a device failed, that of the cause after a cancellation, and 2
/// for an invalid command line or file.
fn exit_code(error: &Error) -> u8 {
    use gaussmle::Error as FitError;
    match error {
        Error::Fit(FitError::NoDevice(_) | FitError::Timeout { .. } | FitError::NotBuilt(_)) => 3,
        Error::Fit(FitError::Device { .. } | FitError::Threads { .. }) => 1,
        Error::Fit(FitError::Cancelled) => Cause::of_this_process().exit_code(),
        _ => 2,
    }
}

macro_rules! from_error {
    ($($error:ty => $variant:ident),* $(,)?) => {
        $(impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Failure::$variant(error.into())
            }
        })*
    };
}

from_error! {
    Error => Library,
    gaussmle::Error => Library,
    gaussmle_io::Error => Library,
    FileError => Library,
    TableError => Library,
    AnalysisError => Analysis,
    RenderError => Render,
    ReportError => Report,
    io::Error => Output,
}

impl From<CalibrateError> for Failure {
    fn from(error: CalibrateError) -> Self {
        match error {
            CalibrateError::Run(error) => error.into(),
            error => Failure::Calibrate(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::with_flags;

    #[test]
    fn fields_in_backticks_become_options() {
        let flag = |field: &str| match field {
            "crowded" => Some("--crowded".to_owned()),
            "offset_adu" => Some("--offset".to_owned()),
            _ => None,
        };
        for (text, expected) in [
            (
                "with `crowded` = on, neighbours",
                "with --crowded on, neighbours",
            ),
            ("give `offset_adu`", "give --offset"),
            ("`gaussmle link`, `crowded`", "`gaussmle link`, --crowded"),
            ("a lone ` and no more", "a lone ` and no more"),
        ] {
            assert_eq!(with_flags(text, flag), expected);
        }
    }
}
