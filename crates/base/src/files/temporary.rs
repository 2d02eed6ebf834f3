//! New files with random names.

use std::ffi::OsStr;
use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::OnceLock;

use tempfile::NamedTempFile;

/// Temporary files have this start of their names, the start of the computer, random characters, and
/// [`END`].
const START: &str = ".gaussmle-";

/// The end of the name of a temporary file.
const END: &str = ".partial";

/// The number of random letters.
const RANDOM: usize = 12;

/// The place where a temporary file was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// On this computer, since it was started: the locks of its files are seen.
    Here,
    /// On another computer, or before this one was started, or it is not known.
    Elsewhere,
}

/// Eight letters for this start of this computer, which containers share; `unknown_` where there is
/// no number for it.
fn start_of_computer() -> &'static str {
    static LETTERS: OnceLock<String> = OnceLock::new();
    LETTERS.get_or_init(|| {
        let number = std::fs::read_to_string("/proc/sys/kernel/random/boot_id");
        let letters: String = number.unwrap_or_default().chars().take(8).collect();
        match letters.len() == 8 && letters.chars().all(|letter| letter.is_ascii_hexdigit()) {
            true => letters,
            false => UNKNOWN.into(),
        }
    })
}

/// Instead of a [`start_of_computer`].
const UNKNOWN: &str = "unknown_";

/// A new file in a folder, with the permissions of any new file of this process.
pub(super) fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
    let prefix = format!("{START}{}-", start_of_computer());
    let mut builder = tempfile::Builder::new();
    builder.prefix(&prefix).suffix(END).rand_bytes(RANDOM);
    // `tempfile_in` gives fewer permissions on Unix, and on Windows the attribute of temporary files.
    builder.make_in(folder, |path| {
        let mut options = File::options();
        options.read(true).write(true).create_new(true).open(path)
    })
}

/// The origin of a [`temporary`] file, by its name. `None` for other names.
pub(super) fn origin(name: &OsStr) -> Option<Origin> {
    let name = name.to_str()?.strip_prefix(START)?.strip_suffix(END)?;
    let (computer, random) = name.split_once('-')?;
    let is_random = random.len() == RANDOM && random.chars().all(|c| c.is_ascii_alphanumeric());
    if !is_random || computer.len() != UNKNOWN.len() {
        return None;
    }
    let is_here = computer != UNKNOWN && computer == start_of_computer();
    Some(if is_here {
        Origin::Here
    } else {
        Origin::Elsewhere
    })
}
