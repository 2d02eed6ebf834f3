//! The works of others in the C library, and their licences.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

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

/// Starts of the names of files with licences and copyright.
const FILES: [&str; 6] = [
    "license",
    "licence",
    "copying",
    "copyright",
    "notice",
    "unlicense",
];

/// A crate in the library.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Work {
    name: String,
    version: String,
    license: String,
    repository: String,
}

/// The list of all works with the texts of their licences. Each text appears once.
///
/// # Errors
///
/// Returns an error if the sources of a crate are missing, or its licence is not known to permit
/// distribution.
pub fn list() -> Result<String> {
    let works = works(&tree()?);
    if works.is_empty() {
        return Err("cargo tree lists no dependency of the C library".into());
    }
    check_licenses(&works)?;
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
        "libgaussmle contains these works of others.\n\n{NATIVE}\nCrates (https://crates.io):\n\n"
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

/// The crates that are linked, a line each: package, licence, repository.
fn tree() -> Result<String> {
    let mut tree = Command::new("cargo");
    tree.args(["tree", "--locked", "--package", "gaussmle-capi"]);
    tree.args(["--edges", "normal", "--prefix", "none"]);
    tree.args(["--format", "{p}|{l}|{r}"]).current_dir(root());
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

fn metadata() -> Result<String> {
    let mut metadata = Command::new("cargo");
    metadata.args(["metadata", "--locked", "--format-version", "1"]);
    metadata.current_dir(root());
    stdout_of(metadata)
}

/// The folder of a crate's sources, from the paths of manifests in JSON.
fn folder(metadata: &str, work: &Work) -> Result<PathBuf> {
    let ending = format!("/{}-{}/Cargo.toml", work.name, work.version);
    let paths = metadata.split("\"manifest_path\":\"").skip(1);
    let mut paths = paths.filter_map(|rest| rest.split('"').next());
    let found = paths.find_map(|path| path.strip_suffix(&ending).map(|_| Path::new(path)));
    let folder = found.and_then(Path::parent).map(Path::to_owned);
    folder.ok_or_else(|| format!("no sources of {} {}", work.name, work.version))
}

/// The texts of licences in a folder, in the order of the files' names.
fn license_texts(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = name.to_ascii_lowercase();
        path.is_file() && FILES.iter().any(|start| name.starts_with(start))
    });
    paths.sort();
    let text = |path: &PathBuf| -> Result<String> {
        let bytes = fs::read(path).map_err(at(path))?;
        let text = String::from_utf8_lossy(&bytes).replace('\r', "");
        // Copies of a text differ in empty lines at the ends.
        Ok(text.trim_matches('\n').trim_end().to_owned())
    };
    paths.iter().map(text).collect()
}

#[cfg(test)]
mod tests {
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
        let metadata = "[{\"manifest_path\":\"/r/serde_json-1.0.228/Cargo.toml\"},\
                        {\"manifest_path\":\"/r/serde-1.0.228/Cargo.toml\"}]";
        let work = works.first().expect("one");
        assert_eq!(
            folder(metadata, work).as_deref(),
            Ok(Path::new("/r/serde-1.0.228"))
        );
        assert!(folder("[]", work).is_err());
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
