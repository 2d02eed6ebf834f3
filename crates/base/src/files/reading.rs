//! Files that are opened to read.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

use super::regular::{refusal, regular};

/// The most bytes of a text that describes something: a configuration, a camera, a sidecar.
///
/// The largest that programs write have some 100 kB. As values in memory, TOML takes up to 80 times
/// the bytes of its text, and JSON up to 60 times.
pub const MOST_TEXT: u64 = 1 << 20;

/// Opens a regular file to read.
///
/// # Errors
///
/// Returns the operating system's error, or an error that names what the path is instead: a folder,
/// a pipe, a device. A pipe would wait for its writer for ever.
pub fn open(path: &Path) -> io::Result<File> {
    regular(OpenOptions::new().read(true), path)
}

/// Reads a regular file of at most this many bytes.
///
/// # Errors
///
/// As [`open`], or an error with both sizes if the file has more bytes.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_file(open(path)?, most)
}

pub(super) fn read_file(file: File, most: u64) -> io::Result<Vec<u8>> {
    let length = file.metadata()?.len();
    let mut bytes = Vec::new();
    if length <= most {
        // The length of some files, such as those of /proc, is not stated.
        file.take(most + 1).read_to_end(&mut bytes)?;
    }
    match length.max(bytes.len() as u64) {
        length if length > most => Err(refusal(format!(
            "it has {length} bytes or more, and at most {most} can belong there"
        ))),
        _ => Ok(bytes),
    }
}

/// The first bytes of a regular file, at most this many. None are there if the file is not.
///
/// # Errors
///
/// As [`open`].
pub fn start(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match open(path) {
        Ok(file) => file.take(most).read_to_end(&mut bytes).map(|_| bytes),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(bytes),
        Err(error) => Err(error),
    }
}

/// Reads a regular text file of at most [`MOST_TEXT`] bytes.
///
/// # Errors
///
/// As [`read`], or an error if it is not UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path, MOST_TEXT)?)
        .map_err(|_| refusal("it is not text: a byte is not valid UTF-8"))
}
