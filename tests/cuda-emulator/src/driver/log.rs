//! The log of calls: one line for each, with the time, the thread and the outcome.

use std::fmt::Arguments;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

/// The log, if the script asks for one.
#[derive(Debug)]
pub(crate) struct Log(Option<Mutex<File>>);

impl Log {
    /// Opens the log and appends to it.
    ///
    /// # Panics
    ///
    /// Panics if the file cannot be opened.
    pub(crate) fn new(path: Option<&Path>) -> Self {
        let open = |path: &Path| {
            let file = OpenOptions::new().create(true).append(true).open(path);
            file.unwrap_or_else(|error| panic!("no log at {}: {error}", path.display()))
        };
        Self(path.map(|path| Mutex::new(open(path))))
    }

    /// True if lines are kept.
    pub(crate) fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Adds a line.
    pub(crate) fn line(&self, now_ns: u64, text: Arguments) {
        if let Some(file) = &self.0 {
            let thread = std::thread::current().id();
            let line = format!("{:.6} {thread:?} {text}\n", now_ns as f64 * 1e-9);
            // A log that cannot be written must not change what the calls do.
            let _ = super::lock(file).write_all(line.as_bytes());
        }
    }
}
