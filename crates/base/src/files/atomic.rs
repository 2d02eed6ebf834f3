//! Files that appear under their name only when they are complete.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tempfile::TempPath;

use super::device_names::{is_device, is_plain_name};
use super::in_use::{mark_in_use, remove_unless_in_use};
use super::links::followed;
use super::own::check_own;
use super::owner::{check_replaceable, rename};
use super::regular::{check_regular, device, folder_of, refusal};
use super::temporary::{Origin, origin, temporary};

/// The most letters of a name on Windows, in UTF-16. The system may say no more than that the file is not
/// there.
const MOST_LETTERS: usize = 255;

/// Replaces a file as a whole, or creates it.
///
/// # Errors
///
/// Returns the operating system's error, or an error if the target is a folder or a device.
pub fn replace(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = AtomicFile::create(target)?;
    file.write_all(bytes)?;
    file.commit()
}

/// Replaces a file as a whole that [`own`](super::own()) would open, or creates it. A file system may lose both
/// versions if the computer stops at once.
///
/// # Errors
///
/// As [`own`](super::own()).
pub fn replace_own(target: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Ok(metadata) = target.symlink_metadata() {
        check_own(target, &metadata)?;
    }
    // A link that is put there now is replaced, not followed.
    let mut file = AtomicFile::at(target.to_owned())?;
    file.write_all(bytes)?;
    file.rename()
}

/// A file under a temporary name in the folder of its final name. [`AtomicFile::commit`] renames
/// it; without that it is removed when dropped.
///
/// The folder is the same because a rename is atomic only within one file system. The file is marked
/// as in use, so that a later run recognises those of runs that were killed, and removes them.
///
/// ```
/// use std::io::Write;
///
/// use gaussmle_base::files::AtomicFile;
///
/// # fn main() -> std::io::Result<()> {
/// # let folder = tempfile::tempdir()?;
/// let target = folder.path().join("notes.txt");
/// let mut file = AtomicFile::create(&target)?;
/// file.write_all(b"complete")?;
/// assert!(!target.exists());
///
/// file.commit()?;
/// assert_eq!(std::fs::read_to_string(&target)?, "complete");
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct AtomicFile {
    // Declared before its path, and so closed before it: some systems do not remove an open file.
    pub(super) file: File,
    pub(super) path: TempPath,
    target: PathBuf,
}

impl AtomicFile {
    /// Creates an empty file for a target.
    ///
    /// # Errors
    ///
    /// Returns the operating system's error, or an error if the target is a folder or a device, a
    /// link of another user, or one to nothing.
    pub fn create(target: &Path) -> io::Result<Self> {
        Self::at(checked_target(target)?)
    }

    /// Creates an empty file for a target that is not a link.
    fn at(target: PathBuf) -> io::Result<Self> {
        let folder = folder_of(&target);
        remove_abandoned(folder);
        loop {
            let (file, path) = temporary(folder)?.into_parts();
            // Another run may take the file for abandoned before it is marked.
            if !mark_in_use(&file) {
                continue;
            }
            // A file system without locks lets no other run lock the file either.
            if path.exists() {
                return Ok(Self { file, path, target });
            }
        }
    }

    /// The file, to write to.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// A path of the file, for those who cannot write to a file that is open. On Linux it names the
    /// open file, whatever another user has put in the place of its name.
    pub fn path(&self) -> PathBuf {
        #[cfg(target_os = "linux")]
        {
            use std::os::fd::AsRawFd;
            let open = PathBuf::from(format!("/proc/self/fd/{}", self.file.as_raw_fd()));
            if open.exists() {
                return open;
            }
        }
        self.path.to_path_buf()
    }

    /// Flushes the file to the disk and renames it to its target.
    ///
    /// # Errors
    ///
    /// Returns the operating system's error, for example that the disk is full.
    pub fn commit(self) -> io::Result<()> {
        // File systems that allocate late report a full disk only when the file is synced.
        self.file.sync_all()?;
        self.rename()
    }

    /// As [`AtomicFile::commit`], under another name. In another folder, to which a link may lead, the
    /// file is copied.
    ///
    /// # Errors
    ///
    /// As [`AtomicFile::create`] and [`AtomicFile::commit`].
    pub fn commit_as(mut self, target: &Path) -> io::Result<()> {
        let target = checked_target(target)?;
        if folder_of(&target) == folder_of(&self.target) {
            self.target = target;
            return self.commit();
        }
        let mut copy = Self::at(target)?;
        self.file.rewind()?;
        io::copy(&mut self.file, &mut copy.file)?;
        copy.commit()
    }

    fn rename(mut self) -> io::Result<()> {
        if self.path.is_symlink() {
            return Err(refusal(
                "another program replaced the temporary file by a link",
            ));
        }
        // The mark ends last.
        let _in_use = self.file;
        // `TempPath::persist` takes no long paths on Windows, and no target that is open.
        rename(&self.path, &self.target)?;
        self.path.disable_cleanup(true);
        Ok(())
    }
}

/// The file that a target names, if it can be replaced. A symbolic link stays; the file that it points
/// to is replaced.
fn checked_target(target: &Path) -> io::Result<PathBuf> {
    let target = followed(target)?;
    if is_device(&target) {
        return Err(device());
    }
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let is_too_long = cfg!(windows) && name.encode_utf16().count() > MOST_LETTERS;
    if is_too_long || !is_plain_name(&name) {
        return Err(io::ErrorKind::InvalidFilename.into());
    }
    if let Ok(metadata) = target.metadata() {
        check_regular(&metadata)?;
        check_replaceable(&target, &metadata)?;
    }
    Ok(target)
}

impl Write for AtomicFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Seek for AtomicFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

/// Removes the temporary files of runs of this user that were killed, once for each folder.
fn remove_abandoned(folder: &Path) {
    static DONE: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let mut done = DONE.lock().unwrap_or_else(PoisonError::into_inner);
    if !done.insert(folder.to_owned()) {
        return;
    }
    drop(done);
    // A folder that cannot be listed may still take a new file.
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        if let Some(origin) = origin(&entry.file_name()) {
            // A file that cannot be removed stays.
            let _ = remove_if_abandoned(&entry.path(), origin);
        }
    }
}

/// Removes a temporary file, unless a run has it locked, or it is not one of this user's files.
///
/// A file system in a network may not show the locks of other computers. Files of others are removed
/// a day after their last change.
fn remove_if_abandoned(path: &Path, origin: Origin) -> io::Result<()> {
    const DAY: Duration = Duration::from_secs(24 * 3600);
    let metadata = path.symlink_metadata()?;
    let age = metadata.modified()?.elapsed().unwrap_or_default();
    if !metadata.is_file() || origin == Origin::Elsewhere && age < DAY {
        return Ok(());
    }
    remove_unless_in_use(path)
}
