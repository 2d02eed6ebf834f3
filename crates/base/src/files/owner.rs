//! The owners of files.

use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

#[cfg(unix)]
use super::regular::{folder_of, refusal};
#[cfg(unix)]
use super::temporary::temporary;

/// True if this user owns a file.
#[cfg(unix)]
pub(super) fn is_mine(metadata: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::uid(metadata) == rustix::process::geteuid().as_raw()
}

/// Checks that the file of another user is not in a folder such as `/tmp`, where only its owner can
/// replace it.
#[cfg(unix)]
pub(super) fn check_replaceable(path: &Path, metadata: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::MetadataExt;
    /// The bit of such folders, as all Unix systems have it.
    const STICKY: u32 = 0o1000;
    let folder = folder_of(path).metadata()?;
    let is_kept = folder.mode() & STICKY != 0 && !is_mine(metadata) && !is_mine(&folder);
    match is_kept && !rustix::process::geteuid().is_root() {
        true => Err(refusal(
            "it belongs to another user, who alone can replace it: name another file",
        )),
        false => Ok(()),
    }
}

/// True if the administrator owns a file, who could change any file without it.
#[cfg(unix)]
pub(super) fn is_of_root(metadata: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::uid(metadata) == 0
}

/// True if a file has the owner that a new file in its folder gets. Some network folders state one
/// owner for the files of all users.
#[cfg(unix)]
pub(super) fn has_owner_of_new_files(path: &Path, metadata: &Metadata) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let new = temporary(folder_of(path))?.as_file().metadata()?;
    Ok(new.uid() == metadata.uid())
}

/// Checks that no program has a file open that forbids others to replace it, as spreadsheets do: found
/// before a run, not after it.
#[cfg(not(unix))]
pub(super) fn check_replaceable(path: &Path, _: &Metadata) -> io::Result<()> {
    use std::os::windows::fs::OpenOptionsExt;
    /// The right to delete or to rename a file.
    const DELETE: u32 = 1 << 16;
    when_closed(|| {
        let mut options = std::fs::File::options();
        options.access_mode(DELETE).open(path).map(drop)
    })
}

/// Renames a file or folder, once no other program has it open.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    when_closed(|| std::fs::rename(from, to))
}

/// Replaces or renames a file. Windows refuses it while another program has the file open, if only to read
/// it for a moment, as other runs and virus scanners do: this waits half a second for them.
fn when_closed(replace: impl Fn() -> io::Result<()>) -> io::Result<()> {
    const ATTEMPTS: usize = 50;
    const PAUSE: Duration = Duration::from_millis(10);
    /// `ERROR_ACCESS_DENIED` and `ERROR_SHARING_VIOLATION`.
    const DENIED: [i32; 2] = [5, 32];
    let mut replaced = replace();
    for _ in 0..ATTEMPTS {
        let number = replaced.as_ref().err().and_then(io::Error::raw_os_error);
        if !cfg!(windows) || !number.is_some_and(|number| DENIED.contains(&number)) {
            return replaced;
        }
        std::thread::sleep(PAUSE);
        replaced = replace();
    }
    let what = "it cannot be replaced: close it in other programs, or name another file";
    replaced.map_err(|error| io::Error::new(error.kind(), format!("{what} ({error})")))
}

/// Other systems give each user folders of their own.
#[cfg(not(unix))]
pub(super) fn is_of_root(_: &Metadata) -> bool {
    true
}

#[cfg(not(unix))]
pub(super) fn has_owner_of_new_files(_: &Path, _: &Metadata) -> io::Result<bool> {
    Ok(true)
}

/// Other systems give each user folders of their own.
#[cfg(not(unix))]
pub(super) fn is_mine(_: &Metadata) -> bool {
    true
}

/// The number of this user, by which the files of several users in one folder differ.
#[cfg(unix)]
pub fn user() -> String {
    rustix::process::geteuid().as_raw().to_string()
}

/// The name of this user.
#[cfg(not(unix))]
pub fn user() -> String {
    std::env::var("USERNAME").unwrap_or_else(|_| "0".into())
}

/// A path in which `{user}` is the number of this user.
pub fn path_of_user(path: &Path) -> PathBuf {
    match path.to_str() {
        Some(text) => text.replace("{user}", &user()).into(),
        None => path.to_owned(),
    }
}
