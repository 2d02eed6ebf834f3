//! Output to the terminal: messages on stderr, and the data of commands on stdout.
//!
//! Texts of files and names of files are escaped ([`gaussmle_base::messages`]). Stdout is written through
//! a handle of its own: that of the standard library reports success if the descriptor is closed.

use std::fmt::Display;
use std::io::{self, Write};

use gaussmle_base::messages;

/// Prints a message of one line to stderr. A message that cannot be printed is lost.
pub fn message(text: impl Display) {
    let text = messages::message(&text.to_string());
    lines(messages::one_line(&text));
}

/// Prints a message that may have several lines to stderr.
pub fn lines(text: impl Display) {
    let text = messages::message(&text.to_string());
    drop(writeln!(io::stderr(), "{text}"));
}

/// Prints a text to stdout.
pub fn print(text: impl Display) -> io::Result<()> {
    write(messages::printable(&text.to_string()).as_bytes())
}

/// Prints a line of JSON to stdout.
pub fn print_json(json: impl Display) -> io::Result<()> {
    let json = messages::printable_json(&json.to_string());
    write(format!("{json}\n").as_bytes())
}

/// Writes bytes to stdout as they are.
pub fn write(bytes: &[u8]) -> io::Result<()> {
    copy(&mut &*bytes)
}

/// Copies all bytes of a reader to stdout as they are.
pub fn copy(from: &mut impl io::Read) -> io::Result<()> {
    let mut out = stdout().map_err(named)?;
    io::copy(from, &mut out).map_err(named)?;
    out.flush().map_err(named)
}

/// Returns an error if stdout is closed.
pub fn check_stdout() -> io::Result<()> {
    // Without bytes: the system checks the descriptor all the same.
    stdout().and_then(|mut out| out.write(&[])).map_err(named)?;
    Ok(())
}

#[cfg(unix)]
fn stdout() -> io::Result<std::fs::File> {
    use std::os::fd::AsFd;
    Ok(io::stdout().as_fd().try_clone_to_owned()?.into())
}

#[cfg(not(unix))]
fn stdout() -> io::Result<io::Stdout> {
    Ok(io::stdout())
}

/// The error with the name of the file. The kind stays.
fn named(error: io::Error) -> io::Error {
    // EBADF. The standard library has no kind for it.
    let what = match error.raw_os_error() {
        Some(9) => "it is closed".to_owned(),
        _ => error.to_string(),
    };
    io::Error::new(error.kind(), format!("stdout cannot be written: {what}"))
}
