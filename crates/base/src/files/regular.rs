//! Regular files: neither folders, nor pipes, nor devices.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use super::device_names::is_device;

pub(super) fn regular(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.custom_flags(flags().bits() as i32);
    }
    // Some systems do not open folders at all, and then say no more than that access is denied.
    if path.is_dir() {
        return Err(folder());
    }
    if is_device(path) {
        return Err(device());
    }
    let file = options.open(path).map_err(|error| match path.metadata() {
        Ok(metadata) => check_regular(&metadata).err().unwrap_or(error),
        Err(_) => error,
    })?;
    check_regular(&file.metadata()?)?;
    Ok(file)
}

/// A pipe is opened without waiting for its other end.
#[cfg(unix)]
pub(super) fn flags() -> rustix::fs::OFlags {
    rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOCTTY
}

/// Refuses what is not a regular file.
///
/// # Errors
///
/// Returns an error that names what it is.
pub fn check_regular(metadata: &std::fs::Metadata) -> io::Result<()> {
    match metadata {
        metadata if metadata.is_file() => Ok(()),
        metadata if metadata.is_dir() => Err(folder()),
        _ => Err(device()),
    }
}

pub(super) fn device() -> io::Error {
    refusal("it is a pipe or a device: name a regular file")
}

fn folder() -> io::Error {
    let what = "it is a folder: name a regular file";
    io::Error::new(io::ErrorKind::IsADirectory, what)
}

pub(super) fn refusal(what: impl Into<String>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, what.into())
}

/// The folder of a path, `.` for a name alone.
pub fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().unwrap_or(Path::new("/"));
    match folder.as_os_str().is_empty() {
        true => Path::new("."),
        false => folder,
    }
}
