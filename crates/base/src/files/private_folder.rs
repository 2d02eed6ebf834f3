//! A folder that only this user can enter.

use std::fs::DirBuilder;
use std::io;
use std::path::{Path, PathBuf};

#[cfg(unix)]
use super::owner::is_mine;
use super::regular::refusal;

/// The folder of this user for files that matter only while processes run. It may not exist.
///
/// The name of the second choice can be guessed: [`private_folder`] tells whether it is safe.
pub fn runtime_folder() -> PathBuf {
    #[cfg(unix)]
    {
        let user = rustix::process::geteuid().as_raw();
        let given = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
        // Jobs of cron and the like lack the variable, and take turns with those of a login.
        let of_login = PathBuf::from(format!("/run/user/{user}"));
        let is_safe = |folder: &PathBuf| folder.is_absolute() && check_mine(folder, 0o022).is_ok();
        match given.into_iter().chain([of_login]).find(is_safe) {
            Some(folder) => folder.join("gaussmle"),
            None => std::env::temp_dir().join(format!("gaussmle-{user}")),
        }
    }
    #[cfg(not(unix))]
    {
        let data = std::env::var_os("LOCALAPPDATA").map(PathBuf::from);
        data.unwrap_or_else(std::env::temp_dir).join("gaussmle")
    }
}

/// Makes a folder that only this user can enter, or checks that it is one. Nothing about an
/// existing folder is changed.
///
/// # Errors
///
/// Returns the operating system's error, or an error that names what the path is instead: a link,
/// a folder of another user, a folder that others may enter.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    match builder().create(folder) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => check_mine(folder, 0o077),
    }
}

#[cfg(unix)]
fn builder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

#[cfg(not(unix))]
fn builder() -> DirBuilder {
    DirBuilder::new()
}

/// Refuses what is not a folder of this user, or gives others these permissions.
#[cfg(unix)]
fn check_mine(folder: &Path, permissions: u32) -> io::Result<()> {
    use std::os::unix::fs::MetadataExt;
    // Not that of the target of a link.
    let metadata = folder.symlink_metadata()?;
    if !metadata.is_dir() {
        return Err(refusal("it is a link or a file: remove it"));
    }
    if !is_mine(&metadata) {
        let owner = metadata.uid();
        return Err(refusal(format!(
            "it belongs to another user, number {owner}"
        )));
    }
    match metadata.mode() & 0o7777 {
        mode if mode & permissions == 0 => Ok(()),
        mode => Err(refusal(format!(
            "other users may use it, mode {mode:o}: remove it, or give it the mode 700"
        ))),
    }
}

/// Other systems give each user folders of their own.
#[cfg(not(unix))]
fn check_mine(folder: &Path, _: u32) -> io::Result<()> {
    match folder.symlink_metadata()?.is_dir() {
        true => Ok(()),
        false => Err(refusal("it is a link or a file: remove it")),
    }
}
