//! Files and tables that follow from the options of the library.
//!
//! A group of options is one `option_group!` in the source. From its fields come the Python classes of
//! options, tables of the documentation and help for Octave. The options of the ImageJ plug-in are a
//! list by hand, whose keys are compared.

mod docs;
mod groups;
mod imagej;
mod matlab;
mod python;
mod text;

use std::fs;

use crate::error::{Result, at};
use crate::paths::root;
use groups::Group;

/// The sources of the groups.
const SOURCES: [&str; 5] = [
    "crates/smlm/src/config/model.rs",
    "crates/smlm/src/config/camera.rs",
    "crates/smlm/src/config/detection.rs",
    "crates/smlm/src/config/input.rs",
    "src/settings/mod.rs",
];

/// Writes the files that differ.
pub fn write() -> Result {
    for (file, _, made) in files()? {
        let path = root().join(file);
        fs::write(&path, made).map_err(at(&path))?;
    }
    Ok(())
}

/// Refuses files that are not what the options give.
pub fn check() -> Result {
    let groups = groups()?;
    imagej::check(&groups, &read(imagej::OPTIONS)?, &read(imagej::THRESHOLDS)?)?;
    match files()?.into_iter().find(|(_, found, made)| found != made) {
        Some((file, ..)) => Err(format!(
            "{file} is not what the options give: run `cargo xtask generate`"
        )),
        None => Ok(()),
    }
}

/// The files, as they are and as the options make them.
fn files() -> Result<Vec<(&'static str, String, String)>> {
    let groups = groups()?;
    let mut out = Vec::new();
    let python = python::module(&groups)?;
    let found = fs::read_to_string(root().join(python::FILE)).unwrap_or_default();
    out.push((python::FILE, found, python));
    for (file, make) in [
        (
            docs::PAGE,
            docs::tables as fn(&str, &[Group]) -> Result<String>,
        ),
        (matlab::FIT, matlab::help),
        (matlab::LOCALIZE, matlab::help),
    ] {
        let found = read(file)?;
        let made = make(&found, &groups).map_err(|error| format!("{file}: {error}"))?;
        out.push((file, found, made));
    }
    Ok(out)
}

fn groups() -> Result<Vec<Group>> {
    let group =
        |file: &&str| groups::parse(&read(file)?).map_err(|error| format!("{file}: {error}"));
    SOURCES.iter().map(group).collect()
}

fn read(file: &str) -> Result<String> {
    let path = root().join(file);
    fs::read_to_string(&path).map_err(at(&path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_what_the_options_give() {
        assert_eq!(check(), Ok(()));
    }
}
