//! Files of the program itself and of this user, under names that can be guessed.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use super::links::followed;
use super::owner::{has_owner_of_new_files, is_mine};
use super::reading::read_file;
use super::regular::{check_regular, refusal, regular};

/// Opens a file of the program itself to read and write, or creates it. It must be regular, not a
/// link, and of this user: its name can be guessed, so another user may have put something else
/// there.
///
/// # Errors
///
/// As [`open`](super::open).
pub fn own(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        // Others could lock a file that they can read.
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    open_own(&mut options, path)
}

/// Locks a file of the program itself, as [`own`] creates it, against other processes of this user.
/// The lock ends when the file is dropped. File systems without locks give none.
///
/// # Errors
///
/// As [`own`], or an error if another process has had it for all of the time.
pub fn lock_own(path: &Path, time: Duration) -> io::Result<File> {
    const PAUSE: Duration = Duration::from_millis(5);
    let file = own(path)?;
    let began = Instant::now();
    loop {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if began.elapsed() >= time => {
                let seconds = time.as_secs_f64();
                let what = format!("another process has locked it for {seconds} s");
                return Err(io::Error::new(io::ErrorKind::TimedOut, what));
            }
            Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(file),
        }
    }
}

/// Reads a file as [`own`] opens it, of at most this many bytes; `None` if it is not there.
///
/// # Errors
///
/// As [`own`] and [`read`](super::read).
pub fn read_own(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    match open_own(OpenOptions::new().read(true), path) {
        Ok(file) => read_file(file, most).map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Opens a regular file of this user to read and to append to, or creates it.
///
/// # Errors
///
/// As [`open`](super::open), or an error if it is a link of another user, one to nothing, or the file of another
/// user, who would get what is appended.
pub fn append(path: &Path) -> io::Result<File> {
    let path = followed(path)?;
    let mut options = OpenOptions::new();
    let file = regular(options.read(true).append(true).create(true), &path)?;
    check_own(&path, &file.metadata()?)?;
    Ok(file)
}

fn open_own(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;

        use super::regular::flags;

        options.custom_flags((flags() | rustix::fs::OFlags::NOFOLLOW).bits() as i32);
    }
    let file = options
        .open(path)
        .map_err(|error| match path.symlink_metadata() {
            Ok(metadata) => check_own(path, &metadata).err().unwrap_or(error),
            Err(_) => error,
        })?;
    check_own(path, &file.metadata()?)?;
    Ok(file)
}

/// Refuses what is no regular file of this user.
pub(super) fn check_own(path: &Path, metadata: &std::fs::Metadata) -> io::Result<()> {
    if metadata.is_symlink() {
        return Err(refusal("it is a link: name the file itself"));
    }
    check_regular(metadata)?;
    match is_mine(metadata) || has_owner_of_new_files(path, metadata)? {
        true => Ok(()),
        false => Err(refusal(
            "it belongs to another user: remove it, or name another file",
        )),
    }
}
