//! Symbolic links to files.

use std::io;
use std::path::{Path, PathBuf};

use super::owner::{is_mine, is_of_root};
use super::regular::{folder_of, refusal};

/// The most links from one to the next, as on Linux.
const MOST_LINKS: usize = 40;

/// The file that a link points to, or the path itself if it is none.
///
/// Links of other users are not followed. In a folder that they can write, such a link may point to
/// any file of this user, and the caller would write over that.
pub(super) fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        let metadata = match target.symlink_metadata() {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Err(_) if target != path => {
                return Err(refusal(format!(
                    "it is a link to {}, which is not there: remove it, or name another file",
                    target.display()
                )));
            }
            Err(_) => return Ok(target),
            Ok(metadata) => metadata,
        };
        if !metadata.is_symlink() {
            return Ok(target);
        }
        if !is_mine(&metadata) && !is_of_root(&metadata) {
            let what = "it is a link of another user: remove it, or name another file";
            return Err(refusal(what));
        }
        target = folder_of(&target).join(target.read_link()?);
    }
    Err(refusal("too many links follow each other"))
}

/// The absolute path of a file or folder without links, as users write it: Windows returns a form of its
/// own, with the prefix `\\?\`.
///
/// # Errors
///
/// Returns the operating system's error, for example that the file is not there.
pub fn real_path(path: &Path) -> io::Result<PathBuf> {
    let real = path.canonicalize()?;
    Ok(match real.to_str().filter(|_| cfg!(windows)) {
        Some(text) => plain(text).into(),
        None => real,
    })
}

/// A path of Windows without the prefix of its canonical form.
fn plain(text: &str) -> String {
    match text.strip_prefix(r"\\?\") {
        Some(rest) => match rest.strip_prefix(r"UNC\") {
            Some(share) => format!(r"\\{share}"),
            None => rest.to_owned(),
        },
        None => text.to_owned(),
    }
}

/// The canonical form of a path, of which the last part need not exist.
pub fn canonical(path: &Path) -> PathBuf {
    real_path(path).unwrap_or_else(|_| canonical_own(path))
}

/// The absolute path of a file of the program itself, without links to its folder. It stays right
/// when the working folder changes. A link in place of the file is kept, so that it is refused.
pub fn canonical_own(path: &Path) -> PathBuf {
    let folder = folder_of(path);
    let folder = real_path(folder)
        .or_else(|_| std::path::absolute(folder))
        .unwrap_or_else(|_| folder.to_owned());
    folder.join(path.file_name().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn paths_of_windows_are_as_users_write_them() {
        for (canonical, written) in [
            (r"\\?\C:\data\movie.tif", r"C:\data\movie.tif"),
            (r"\\?\UNC\server\share\a", r"\\server\share\a"),
            (r"D:\a", r"D:\a"),
        ] {
            assert_eq!(plain(canonical), written);
        }
    }
}
