//! Changes of the environment of tests: variables that they lack, and those that they have instead.
//! The binaries of tests include this file, see `tests/own_environment`.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;

/// The prefix of the variables of the tests themselves.
const OF_TESTS: &str = "GAUSSMLE_TEST_";

/// The name of the variable for the folder of caches.
pub const CACHE: &str = "GAUSSMLE_CACHE";

/// The name of the variable for the settings of the user.
pub const CONFIG: &str = "GAUSSMLE_CONFIG";

/// The name of the variable for the settings of the machine.
pub const SITE_CONFIG: &str = "GAUSSMLE_SITE_CONFIG";

/// A variable and its value, `None` to remove it.
pub type Change = (OsString, Option<OsString>);

/// True for a variable of gaussmle that is not one of the tests.
pub fn is_foreign(name: &str) -> bool {
    name.starts_with("GAUSSMLE_") && !name.starts_with(OF_TESTS)
}

/// The changes of an environment with these variables, so that nothing of this user is seen: no
/// setting, no configuration of the user or the machine, no measured speeds. The folder is emptied,
/// and becomes that of caches.
pub fn changes(
    names: impl IntoIterator<Item = OsString>,
    folder: &Path,
) -> io::Result<Vec<Change>> {
    fs::create_dir_all(folder)?;
    // Unless other files are named, those of the user and the machine are read. Another process of the same
    // tests may read this one now, so it stays.
    let settings = folder.join("no-settings.toml");
    fs::write(&settings, "")?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        // The other process may write there, too.
        let _ = match () {
            () if path == settings => Ok(()),
            () if path.is_dir() => fs::remove_dir_all(path),
            () => fs::remove_file(path),
        };
    }
    let foreign = names.into_iter();
    let foreign = foreign.filter(|name| is_foreign(&name.to_string_lossy()));
    let mut changes: Vec<Change> = foreign.map(|name| (name, None)).collect();
    changes.push((CACHE.into(), Some(folder.into())));
    changes.push((CONFIG.into(), Some(settings.clone().into())));
    changes.push((SITE_CONFIG.into(), Some(settings.into())));
    Ok(changes)
}
