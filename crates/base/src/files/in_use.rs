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

/// True if a run has a file of this user open.
///
/// # Errors
///
/// As [`own`](super::own()).
#[cfg(not(windows))]
pub(super) fn is_in_use(path: &Path) -> io::Result<bool> {
    use std::fs::TryLockError;
    match super::own(path)?.try_lock() {
        Ok(()) => Ok(false),
        Err(TryLockError::WouldBlock) => Ok(true),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

#[cfg(windows)]
pub(super) fn is_in_use(path: &Path) -> io::Result<bool> {
    use std::os::windows::fs::OpenOptionsExt;
    /// `ERROR_SHARING_VIOLATION`.
    const SHARED: i32 = 32;
    const NOBODY: u32 = 0;
    let opened = File::options().read(true).share_mode(NOBODY).open(path);
    match opened {
        Ok(_) => Ok(false),
        Err(error) if error.raw_os_error() == Some(SHARED) => Ok(true),
        Err(error) => Err(error),
    }
}
