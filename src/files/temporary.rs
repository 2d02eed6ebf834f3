//! New files with random names.

use std::ffi::OsStr;
use std::io;
use std::path::Path;

use tempfile::NamedTempFile;

/// Temporary files have this start of their names, random characters, and [`END`].
const START: &str = ".gaussmle-";

/// The end of the name of a temporary file.
const END: &str = ".partial";

/// A new file in a folder, with the permissions of any new file of this process.
pub(super) fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(START).suffix(END).rand_bytes(12);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The mask of the process is applied to it.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// True for the names of [`temporary`] files.
pub(super) fn is_temporary(name: &OsStr) -> bool {
    name.to_str()
        .is_some_and(|name| name.starts_with(START) && name.ends_with(END))
}
