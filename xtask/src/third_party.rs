//! The works of others in what is shipped, and their licences.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::stdout_of;

/// The works that are no crates.
const NATIVE: &str = include_str!("native-works.txt");

/// Licences of crates that permit distribution in a library under other terms.
const PERMISSIVE: [&str; 14] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "ISC",
    "Zlib",
    "BSL-1.0",
    "CC0-1.0",
    "Unlicense",
    "Unicode-3.0",
    // Its files can be used unchanged.
    "MPL-2.0",
];

/// The depth of the folders in which licences are searched.
const MAX_DEPTH: usize = 2;

/// Starts of the names of folders whose works are not in the library.
const NOT_LINKED: [&str; 5] = ["bench", "contrib", "example", "program", "test"];

/// Starts of the names of files with licences and copyright.
const FILES: [&str; 6] = [
    "license",
    "licence",
    "copying",
    "copyright",
    "notice",
    "unlicense",
];

/// A crate in a package.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Work {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The expression of its licence.
    pub license: String,
    /// Its home.
    pub repository: String,
}

/// The works of others that are linked into a package for these systems; for this one if none is named.
///
/// # Errors
///
/// Returns an error if the licence of one is not known to permit distribution.
pub fn works_of(package: &str, systems: &[&str]) -> Result<BTreeSet<Work>> {
    let works = works(&tree(package, systems)?);
    if works.is_empty() {
        return Err(format!("cargo tree lists no dependency of {package}"));
    }
    check_licenses(&works)?;
    Ok(works)
}

/// The list of all works in a package with the texts of their licences. Each text appears once.
///
/// # Errors
///
/// Returns an error if the sources of a crate are missing, or its licence is not known to permit
/// distribution.
fn list(package: &str, title: &str, systems: &[&str]) -> Result<String> {
    let works = works_of(package, systems)?;
    let metadata = metadata()?;
    // The texts, each with the works that have it.
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut without = Vec::new();
    for work in &works {
        let of_work = license_texts(&folder(&metadata, work)?)?;
        let name = format!("{} {}", work.name, work.version);
        if of_work.is_empty() {
            without.push(format!("{name} ({})", work.license));
        }
        for text in of_work {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    let mut out = format!(
        "{title} contains these works of others.\n\n{NATIVE}\nCrates (https://crates.io):\n\n"
    );
    // Writing to a string cannot fail.
    for work in &works {
        let (name, version, license) = (&work.name, &work.version, &work.license);
        let _ = writeln!(out, "{name} {version}: {license}, {}", work.repository);
    }
    if !without.is_empty() {
        let list = without.join(", ");
        let _ = writeln!(out, "\nWithout a file of their licence: {list}");
    }
    for (text, works) in texts {
        let line = "-".repeat(80);
        let _ = writeln!(out, "\n{line}\n{}\n{line}\n\n{text}", works.join(", "));
    }
    Ok(out)
}

/// Writes the list of a package for these systems to a file.
pub fn write(package: &str, title: &str, systems: &[&str], file: &Path) -> Result {
    fs::write(file, list(package, title, systems)?).map_err(at(file))
}

/// The crates that are linked, a line each: package, licence, repository.
fn tree(package: &str, systems: &[&str]) -> Result<String> {
    let mut tree = Command::new("cargo");
    tree.args(["tree", "--locked", "--package", package]);
    tree.args(["--edges", "normal", "--prefix", "none"]);
    tree.args(["--format", "{p}|{l}|{r}"]).current_dir(root());
    tree.args(systems.iter().flat_map(|system| ["--target", system]));
    stdout_of(tree)
}

fn works(tree: &str) -> BTreeSet<Work> {
    let work = |line: &str| {
        let mut fields = line.trim_end_matches(" (*)").split('|');
        let package = fields.next()?;
        // Crates of the workspace have a path; procedural macros are not linked.
        if package.contains(" (/") || package.contains("(proc-macro)") {
            return None;
        }
        let (name, version) = package.split_once(" v")?;
        Some(Work {
            name: name.into(),
            version: version.trim().into(),
            license: fields.next()?.into(),
            repository: fields.next()?.into(),
        })
    };
    tree.lines().filter_map(work).collect()
}

/// Refuses licences that are unknown.
fn check_licenses(works: &BTreeSet<Work>) -> Result {
    for work in works {
        let names = work.license.split([' ', '/', '(', ')']);
        let names = names.filter(|name| !matches!(*name, "" | "OR" | "AND" | "WITH"));
        let names: Vec<&str> = names.collect();
        // Of alternatives, one that is known is enough.
        let is_choice = work.license.contains(" OR ") || work.license.contains('/');
        let known = |name: &&str| PERMISSIVE.contains(name);
        let is_known = match is_choice && !work.license.contains(" AND ") {
            true => names.iter().any(known),
            false => !names.is_empty() && names.iter().all(known),
        };
        if !is_known {
            return Err(format!(
                "{} {} has the licence `{}`: read it, and add it to PERMISSIVE if it permits \
                 distribution in a library",
                work.name, work.version, work.license
            ));
        }
    }
    Ok(())
}

fn metadata() -> Result<Value> {
    let mut metadata = Command::new("cargo");
    metadata.args(["metadata", "--locked", "--format-version", "1"]);
    metadata.current_dir(root());
    serde_json::from_str(&stdout_of(metadata)?).map_err(|error| format!("cargo metadata: {error}"))
}

/// The folder of a crate's sources.
fn folder(metadata: &Value, work: &Work) -> Result<PathBuf> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let is_work = |package: &&Value| {
        package["name"] == work.name.as_str() && package["version"] == work.version.as_str()
    };
    let manifest = packages
        .filter(is_work)
        .find_map(|package| package["manifest_path"].as_str());
    let folder = manifest.and_then(|path| Path::new(path).parent());
    folder
        .map(Path::to_owned)
        .ok_or_else(|| format!("no sources of {} {}", work.name, work.version))
}

/// The texts of licences in a folder, in the order of the files' names. Works in C have theirs in a
/// folder of the crate, such as `zstd/LICENSE` and `src/zlib-ng/LICENSE.md`.
fn license_texts(folder: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for path in license_files(folder, MAX_DEPTH)? {
        let bytes = fs::read(&path).map_err(at(&path))?;
        let text = String::from_utf8_lossy(&bytes).replace('\r', "");
        // Works that offer the GPL have another licence for those who do not want it.
        if !text.contains("GNU GENERAL PUBLIC LICENSE") {
            // Copies of a text differ in empty lines at the ends.
            texts.push(text.trim_matches('\n').trim_end().to_owned());
        }
    }
    Ok(texts)
}

fn license_files(folder: &Path, depth: usize) -> Result<Vec<PathBuf>> {
    let (inner, mut files): (Vec<_>, Vec<_>) =
        entries(folder)?.into_iter().partition(|path| path.is_dir());
    files.retain(|path| starts_with(path, &FILES));
    for folder in inner {
        if depth > 0 && !starts_with(&folder, &NOT_LINKED) {
            files.extend(license_files(&folder, depth - 1)?);
        }
    }
    Ok(files)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

fn starts_with(path: &Path, starts: &[&str]) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_ascii_lowercase();
    starts.iter().any(|start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn works_are_read_from_the_tree() {
        let tree = "gaussmle-capi v0.1.0 (/a/b)|MIT OR Apache-2.0|\n\
                    serde v1.0.228|MIT OR Apache-2.0|https://github.com/serde-rs/serde\n\
                    serde_derive v1.0.228 (proc-macro)|MIT OR Apache-2.0|https://a\n\
                    serde v1.0.228|MIT OR Apache-2.0|https://github.com/serde-rs/serde (*)";
        let works = works(tree);
        let names: Vec<&str> = works.iter().map(|work| work.name.as_str()).collect();
        assert_eq!(names, ["serde"]);
        let package = |name: &str| json!({"name": name, "version": "1.0.228", "manifest_path": format!("/r/{name}/Cargo.toml")});
        let metadata = json!({"packages": [package("serde_json"), package("serde")]});
        let work = works.first().expect("one");
        assert_eq!(
            folder(&metadata, work).as_deref(),
            Ok(Path::new("/r/serde"))
        );
        assert!(folder(&json!({"packages": []}), work).is_err());
    }

    #[test]
    fn texts_of_works_in_c_are_found() {
        let folder = root().join("target/tmp/licences");
        let _ = fs::remove_dir_all(&folder);
        for (file, text) in [
            ("LICENSE-MIT", "one\r\n"),
            ("COPYRIGHT", "two"),
            ("README.md", "not"),
            ("lz/LICENSE.txt", "three"),
            ("lz/COPYING", "the GNU GENERAL PUBLIC LICENSE"),
            ("lz/bits/COPYING", "four"),
            ("lz/bits/deep/LICENSE", "not"),
            ("lz/tests/LICENSE", "not"),
        ] {
            let path = folder.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, text).expect("written");
        }
        let texts = license_texts(&folder).expect("read");
        assert_eq!(texts, ["two", "one", "three", "four"]);
    }

    #[test]
    fn licences_that_are_unknown_are_refused() {
        let work = |license: &str| {
            BTreeSet::from([Work {
                name: "a".into(),
                version: "1".into(),
                license: license.into(),
                repository: String::new(),
            }])
        };
        for license in [
            "MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 WITH LLVM-exception OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "GPL-3.0 OR MIT",
        ] {
            assert_eq!(check_licenses(&work(license)), Ok(()), "{license}");
        }
        for license in ["", "GPL-3.0", "MIT AND GPL-3.0", "LGPL-2.1"] {
            assert!(check_licenses(&work(license)).is_err(), "{license}");
        }
    }
}
