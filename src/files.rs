//! Files of users: opened only if they are regular, read up to a limit, replaced as a whole.
//!
//! A folder may be open to other users. So a new file has a random name, is made exclusively, and
//! is written through its handle; no name that others can guess is ever opened for writing.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tempfile::{NamedTempFile, TempPath};

/// The most bytes of a text file that describes something: a configuration, a camera, a sidecar.
pub const MOST_TEXT: u64 = 16 << 20;

/// Temporary files have this start of their names, random characters, and [`END`].
const START: &str = ".gaussmle-";

/// The end of the name of a temporary file.
const END: &str = ".partial";

/// Opens a regular file to read.
///
/// # Errors
///
/// Returns the operating system's error, or an error that names what the path is instead: a folder,
/// a pipe, a device. A pipe would wait for its writer for ever.
pub fn open(path: &Path) -> io::Result<File> {
    regular(OpenOptions::new().read(true), path)
}

/// Opens a regular file to append to, or creates it.
///
/// # Errors
///
/// As [`open`].
pub fn append(path: &Path) -> io::Result<File> {
    regular(OpenOptions::new().append(true).create(true), path)
}

/// Opens a file of the program itself to read and write, or creates it. It must be regular, not a
/// link, and of this user: its name can be guessed, so another user may have put something else
/// there.
///
/// # Errors
///
/// As [`open`].
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
/// As [`own`] and [`read`].
pub fn read_own(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    match open_own(OpenOptions::new().read(true), path) {
        Ok(file) => read_file(file, most).map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Replaces a file as a whole that [`own`] would open, or creates it. A file system may lose both
/// versions if the computer stops at once.
///
/// # Errors
///
/// As [`own`].
pub fn replace_own(target: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Ok(metadata) = target.symlink_metadata() {
        check_own(&metadata)?;
    }
    // A link that is put there now is replaced, not followed.
    let mut file = AtomicFile::at(target.to_owned())?;
    file.write_all(bytes)?;
    file.rename()
}

fn open_own(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.custom_flags((flags() | rustix::fs::OFlags::NOFOLLOW).bits() as i32);
    }
    let file = options
        .open(path)
        .map_err(|error| match path.symlink_metadata() {
            Ok(metadata) => check_own(&metadata).err().unwrap_or(error),
            Err(_) => error,
        })?;
    check_own(&file.metadata()?)?;
    Ok(file)
}

/// Refuses what is no regular file of this user.
fn check_own(metadata: &std::fs::Metadata) -> io::Result<()> {
    if metadata.is_symlink() {
        return Err(refusal("it is a link: name the file itself"));
    }
    check_regular(metadata)?;
    match is_mine(metadata) {
        true => Ok(()),
        false => Err(refusal("it belongs to another user")),
    }
}

/// Reads a regular file of at most this many bytes.
///
/// # Errors
///
/// As [`open`], or an error with both sizes if the file has more bytes.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_file(open(path)?, most)
}

fn read_file(file: File, most: u64) -> io::Result<Vec<u8>> {
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

/// Reads a regular text file of at most [`MOST_TEXT`] bytes.
///
/// # Errors
///
/// As [`read`], or an error if it is not UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path, MOST_TEXT)?)
        .map_err(|_| refusal("it is not text: a byte is not valid UTF-8"))
}

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

/// A file under a temporary name in the folder of its final name. [`AtomicFile::commit`] renames
/// it; without that it is removed when dropped.
///
/// The folder is the same because a rename is atomic only within one file system. The file is
/// locked, so that a later run recognises those of runs that were killed, and removes them.
///
/// ```
/// use std::io::Write;
///
/// use gaussmle::files::AtomicFile;
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
    file: File,
    path: TempPath,
    target: PathBuf,
}

impl AtomicFile {
    /// Creates an empty file for a target.
    ///
    /// # Errors
    ///
    /// Returns the operating system's error, or an error if the target is a folder or a device.
    pub fn create(target: &Path) -> io::Result<Self> {
        // A symbolic link stays; the file that it points to is replaced.
        let target = match target.is_symlink() {
            true => target.canonicalize()?,
            false => target.to_owned(),
        };
        if let Ok(metadata) = target.metadata() {
            check_regular(&metadata)?;
        }
        Self::at(target)
    }

    /// Creates an empty file for a target that is not a link.
    fn at(target: PathBuf) -> io::Result<Self> {
        let folder = folder_of(&target);
        remove_abandoned(folder);
        loop {
            let (file, path) = temporary(folder)?.into_parts();
            // Some file systems have no locks. Then no other run can lock the file either, and so
            // none removes it.
            let _ = file.try_lock();
            // Another run may have taken it for abandoned before it was locked.
            if path.exists() {
                return Ok(Self { file, path, target });
            }
        }
    }

    /// The file, to write to.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// The temporary path, for those who cannot write to a file that is open.
    pub fn path(&self) -> &Path {
        &self.path
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

    fn rename(self) -> io::Result<()> {
        // Closed first: some systems do not rename an open file.
        drop(self.file);
        self.path.persist(self.target).map_err(io::Error::from)
    }
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

/// The folder of a path, `.` for a name alone.
fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().unwrap_or(Path::new("/"));
    match folder.as_os_str().is_empty() {
        true => Path::new("."),
        false => folder,
    }
}

/// A new file in a folder, with the permissions of any new file of this process.
fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
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
        if is_temporary(&entry.file_name()) {
            // What cannot be removed stays.
            let _ = remove_if_abandoned(&entry.path());
        }
    }
}

/// Removes a temporary file, unless a run has it locked, or it is not one of this user's files.
fn remove_if_abandoned(path: &Path) -> io::Result<()> {
    if !path.symlink_metadata()?.is_file() {
        return Ok(());
    }
    match own(path)?.try_lock() {
        Ok(()) => std::fs::remove_file(path),
        Err(TryLockError::WouldBlock) => Ok(()),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// True for the names of [`temporary`] files.
fn is_temporary(name: &OsStr) -> bool {
    name.to_str()
        .is_some_and(|name| name.starts_with(START) && name.ends_with(END))
}

fn regular(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.custom_flags(flags().bits() as i32);
    }
    // Some systems do not open folders at all, and then say no more than that access is denied.
    if path.is_dir() {
        return Err(not_regular("a folder"));
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
fn flags() -> rustix::fs::OFlags {
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
        metadata if metadata.is_dir() => Err(not_regular("a folder")),
        _ => Err(not_regular("a pipe or a device")),
    }
}

fn not_regular(kind: &str) -> io::Error {
    refusal(format!("it is {kind}: name a regular file"))
}

fn refusal(what: impl Into<String>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, what.into())
}

/// True if this user owns a file.
#[cfg(unix)]
pub(crate) fn is_mine(metadata: &std::fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::uid(metadata) == rustix::process::geteuid().as_raw()
}

/// Other systems give each user folders of their own.
#[cfg(not(unix))]
pub(crate) fn is_mine(_: &std::fs::Metadata) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An abandoned file and one in use, as another run would find them.
    #[test]
    fn files_of_killed_runs_are_removed_and_others_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        let abandoned = at(".gaussmle-abcdefghijkl.partial");
        let in_use = at(".gaussmle-bcdefghijklm.partial");
        let others = [".gaussmle-notes.txt", "a.partial", ".locs.csv.partial-1-0"].map(at);
        let kept = File::create(&in_use).expect("created");
        kept.try_lock().expect("locked");
        for path in others.iter().chain([&abandoned]) {
            File::create(path).expect("created");
        }
        let own = AtomicFile::create(&at("locs.csv")).expect("created");
        assert!(!abandoned.exists());
        assert!(in_use.exists() && own.path().exists());
        assert!(others.iter().all(|path| path.exists()));
    }

    #[cfg(unix)]
    #[test]
    fn links_with_the_name_of_a_temporary_file_are_not_followed() {
        let folder = tempfile::tempdir().expect("a folder");
        let private = folder.path().join("private");
        std::fs::write(&private, "secret").expect("written");
        let link = folder.path().join(".gaussmle-abcdefghijkl.partial");
        std::os::unix::fs::symlink(&private, &link).expect("linked");
        replace(&folder.path().join("locs.csv"), b"rows").expect("written");
        assert_eq!(std::fs::read(&private).expect("read"), b"secret");
        assert!(link.is_symlink());
        assert!(own(&link).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn pipes_and_devices_are_refused_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe");
        rustix::fs::mknodat(
            rustix::fs::CWD,
            &pipe,
            rustix::fs::FileType::Fifo,
            rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR,
            0,
        )
        .expect("a pipe");
        for path in [pipe.as_path(), Path::new("/dev/zero"), folder.path()] {
            for opened in [open(path), append(path), own(path)] {
                let error = opened.expect_err("refused");
                assert!(!path.is_file(), "{error}");
            }
            let error = AtomicFile::create(path).expect_err("refused").to_string();
            assert!(error.contains("regular file"), "{error}");
        }
    }

    #[test]
    fn a_file_with_too_many_bytes_is_not_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("large");
        File::create(&path)
            .and_then(|file| file.set_len(1 << 40))
            .expect("a sparse file");
        let error = read(&path, 100).expect_err("refused").to_string();
        assert!(
            error.contains("1099511627776") && error.contains("100"),
            "{error}"
        );
        std::fs::write(&path, vec![0; 100]).expect("written");
        assert_eq!(read(&path, 100).expect("read").len(), 100);
    }

    #[cfg(unix)]
    #[test]
    fn a_new_file_has_the_permissions_of_any_new_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let [plain, replaced] = ["plain", "replaced"].map(|name| folder.path().join(name));
        std::fs::write(&plain, "").expect("written");
        replace(&replaced, b"").expect("written");
        let mode = |path: &Path| path.metadata().expect("there").permissions().mode();
        assert_eq!(mode(&plain), mode(&replaced));
    }
}
