//! The files of a release: built, tried in an empty system, and put into `target/release-files` with checksums.

mod bill;
mod linux;
pub mod portable;
mod trial;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::archive::{self, copy, copy_folder, empty};
use crate::error::{Result, at};
use crate::paths::{VERSION, root};
use crate::process::{run_command, stdout_of, timed};
use crate::wheel::Features;
use crate::{c_library, container, docs, imagej, python, third_party, windows};

/// The systems of all files, those that the workflow builds elsewhere included.
const SYSTEMS: [&str; 3] = [portable::TARGET, windows::TARGET, "aarch64-apple-darwin"];

/// JNA's names of the systems.
const JNA_LINUX: &str = "linux-x86-64";
const JNA_WINDOWS: &str = "win32-x86-64";

/// The checksums of all files.
const CHECKSUMS: &str = "SHA256SUMS";

/// Builds every file of a release for Linux and Windows, lists them, and tries them.
pub fn run() -> Result {
    // The tag that a workflow was started by.
    if let Ok(tag) = std::env::var("GITHUB_REF_NAME") {
        check_tag(&tag, &changes()?)?;
    }
    let files = folder();
    empty(&files)?;
    let mut built = PathBuf::new();
    timed("program and libraries for old systems", || {
        built = portable::build()?;
        Ok(())
    })?;
    timed("program: archive and Debian package", || {
        linux::pack(&files, &built)
    })?;
    timed("C library", || {
        c_library::pack(&files, &built, "-9").map(drop)
    })?;
    timed("Windows", || windows::pack(&files))?;
    timed("plug-ins", || plug_ins(&files, &built))?;
    keep(&python::install(Features::Released)?, &files)?;
    timed("documentation", || {
        docs::build()?;
        let site = files.join(format!("gaussmle-{VERSION}-docs"));
        copy_folder(&docs::site(), &site)?;
        // Sphinx notes a digest of its settings here, of which one is a folder of this machine.
        let settings = site.join(".buildinfo");
        fs::remove_file(&settings).map_err(at(&settings))?;
        archive::tar(&site, "-9").map(drop)
    })?;
    timed("licences, bill of materials, notes", || papers(&files))?;
    timed("container image", || {
        let program = built.join("gaussmle");
        container::save(
            &program,
            &files.join("THIRD-PARTY.txt"),
            &files.join(format!("gaussmle-{VERSION}-image.tar")),
        )
    })?;
    checksums(&files)?;
    timed("trial", || trial::run(&files))?;
    list(&files)
}

/// The folder of the files.
pub fn folder() -> PathBuf {
    root().join("target/release-files")
}

/// The plug-ins for ImageJ, napari and Picasso.
fn plug_ins(files: &Path, built: &Path) -> Result {
    let libraries = [
        (JNA_LINUX.into(), built.join("libgaussmle.so")),
        (JNA_WINDOWS.into(), windows::library()),
    ];
    let jar = imagej::pack(&libraries, &[portable::TARGET, windows::TARGET])?;
    keep(&jar, files)?;
    let mut wheel = Command::new("python3");
    wheel.args(["-m", "pip", "wheel", "--quiet", "--no-deps"]);
    wheel.arg("--wheel-dir").arg(files).arg("bindings/napari");
    wheel.env("SOURCE_DATE_EPOCH", archive::time_of_source()?);
    wheel.current_dir(root());
    run_command(wheel)?;
    let picasso = files.join(format!("gaussmle-{VERSION}-picasso"));
    let sources = root().join("bindings/picasso");
    for entry in fs::read_dir(&sources).map_err(at(&sources))?.flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|ending| ending == "py") {
            copy(&path, &picasso.join(entry.file_name()))?;
        }
    }
    archive::tar(&picasso, "-9").map(drop)
}

/// Licences, the bill of materials and the notes of the release.
fn papers(files: &Path) -> Result {
    let write = |name: &str, text: &str| {
        let path = files.join(name);
        fs::write(&path, text).map_err(at(&path))
    };
    let licenses = files.join("THIRD-PARTY.txt");
    third_party::write("gaussmle-python", "gaussmle", &SYSTEMS, &licenses)?;
    write(
        &format!("gaussmle-{VERSION}.cdx.json"),
        &bill::text(&SYSTEMS)?,
    )?;
    write("RELEASE-NOTES.md", notes(&changes()?, VERSION)?)
}

fn changes() -> Result<String> {
    let path = root().join("CHANGELOG.md");
    fs::read_to_string(&path).map_err(at(&path))
}

/// Refuses a tag of another version, and one whose changes are not of a release.
fn check_tag(tag: &str, changes: &str) -> Result {
    if tag != format!("v{VERSION}") {
        return Err(format!("the tag is {tag}, and the version {VERSION}"));
    }
    match changes.contains(&format!("\n## {VERSION}, not yet")) {
        true => Err(format!("CHANGELOG.md: {VERSION} needs its date")),
        false => notes(changes, VERSION).map(drop),
    }
}

/// The section of a version in the list of changes.
fn notes<'a>(changes: &'a str, version: &str) -> Result<&'a str> {
    let section = changes.split("\n## ").skip(1).find(|section| {
        let rest = section.strip_prefix(version);
        rest.is_some_and(|rest| {
            !rest.starts_with(|letter: char| letter.is_ascii_digit() || letter == '.')
        })
    });
    let lines = section.and_then(|section| section.split_once('\n'));
    let text = lines.map(|(_, text)| text.trim_start_matches('\n'));
    text.ok_or_else(|| format!("CHANGELOG.md has no section of {version}"))
}

/// Copies a file into a folder under its own name.
fn keep(file: &Path, folder: &Path) -> Result {
    copy(file, &folder.join(file.file_name().unwrap_or_default()))
}

/// The files of the release but the checksums, in the order of their names.
fn names(files: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(files).map_err(at(files))?.flatten();
    let mut names: Vec<String> = entries
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name != CHECKSUMS)
        .collect();
    names.sort();
    Ok(names)
}

fn checksums(files: &Path) -> Result {
    let mut sum = Command::new("sha256sum");
    sum.args(names(files)?).current_dir(files);
    let path = files.join(CHECKSUMS);
    fs::write(&path, stdout_of(sum)?).map_err(at(&path))
}

fn list(files: &Path) -> Result {
    for name in names(files)? {
        let path = files.join(&name);
        let bytes = fs::metadata(&path).map_err(at(&path))?.len();
        println!("{:>8.2} MB  {name}", bytes as f64 / 1e6);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_that_of_a_dated_version() {
        let tag = format!("v{VERSION}");
        let changes = |words: &str| format!("# Changelog\n\n## {VERSION}{words}\n\n- One.\n");
        assert_eq!(check_tag(&tag, &changes(", 2027-01-02")), Ok(()));
        for (tag, words) in [
            ("v9.9.9", ", 2027-01-02"),
            ("main", ", 2027-01-02"),
            (tag.as_str(), ", not yet released"),
        ] {
            assert!(check_tag(tag, &changes(words)).is_err(), "{tag}{words}");
        }
        assert!(check_tag(&tag, "# Changelog\n").is_err());
    }

    #[test]
    fn notes_are_those_of_the_version() {
        let changes = "# Changelog\n\n## 0.10.0\n\n- Ten.\n\n## 0.1.0, not yet released\n\n- One.\n- Two.\n\n## 0.0.9\n\n- Old.\n";
        assert_eq!(notes(changes, "0.1.0"), Ok("- One.\n- Two.\n"));
        assert_eq!(notes(changes, "0.10.0"), Ok("- Ten.\n"));
        assert_eq!(notes(changes, "0.0.9"), Ok("- Old.\n"));
        for unknown in ["0.1", "0.0", "2.0.0"] {
            assert!(notes(changes, unknown).is_err(), "{unknown}");
        }
    }
}
