//! Marks of temporary files that a run still has open.
//!
//! On Unix the mark is a lock. On Windows a lock would refuse reads and writes through other handles,
//! also those of this process; there the open file itself is the mark.

use std::fs::File;
use std::io;
use std::path::Path;

/// Marks an open file. False if another run has it. On file systems without locks there is no mark.
#[cfg(not(windows))]
pub(super) fn mark_in_use(file: &File) -> bool {
    !matches!(file.try_lock(), Err(std::fs::TryLockError::WouldBlock))
}

#[cfg(windows)]
pub(super) fn mark_in_use(_: &File) -> bool {
    true
}

/// Removes a file of this user, unless a run has it open.
///
/// # Errors
///
/// As [`own`](super::own()), and that of the removal.
#[cfg(not(windows))]
pub(super) fn remove_unless_in_use(path: &Path) -> io::Result<()> {
    use std::fs::TryLockError;
    // The lock ends after the removal: a run that has just made the file sees one or the other.
    let file = super::own(path)?;
    match file.try_lock() {
        Ok(()) => std::fs::remove_file(path),
        Err(TryLockError::WouldBlock) => Ok(()),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

#[cfg(windows)]
pub(super) fn remove_unless_in_use(path: &Path) -> io::Result<()> {
    use std::os::windows::fs::OpenOptionsExt;
    /// `ERROR_SHARING_VIOLATION`.
    const SHARED: i32 = 32;
    const NOBODY: u32 = 0;
    let opened = File::options().read(true).share_mode(NOBODY).open(path);
    match opened {
        Ok(file) => {
            // An open file is not removed. Who makes a file has it open from then on.
            drop(file);
            std::fs::remove_file(path)
        }
        Err(error) if error.raw_os_error() == Some(SHARED) => Ok(()),
        Err(error) => Err(error),
    }
}
