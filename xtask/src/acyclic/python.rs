//! Imports among the files of the Python packages.

use std::path::PathBuf;
use std::process::Command;

use super::modules::Reference;
use crate::error::Result;
use crate::paths::root;
use crate::process::stdout_of;

/// Python's own parser reads the files.
const IMPORTS: &str = include_str!("imports.py");

/// The packages of several files.
const PACKAGES: [&str; 2] = [
    "bindings/python/python/gaussmle",
    "bindings/napari/src/napari_gaussmle",
];

/// The files, and the imports among them.
///
/// # Errors
///
/// Returns an error if there is no `python3`, or a file is not Python.
pub fn read() -> Result<(Vec<PathBuf>, Vec<Reference>)> {
    let mut python = Command::new("python3");
    python.args(["-c", IMPORTS]).args(PACKAGES);
    python.current_dir(root());
    let (files, references) = parse(&stdout_of(python)?);
    match references.is_empty() {
        true => Err("the Python packages import nothing".into()),
        false => Ok((files, references)),
    }
}

/// Reads lines of a file, a line number and the imported file.
fn parse(lines: &str) -> (Vec<PathBuf>, Vec<Reference>) {
    let mut files: Vec<PathBuf> = Vec::new();
    let mut number = |file: &str| {
        let file = PathBuf::from(file);
        let known = files.iter().position(|known| *known == file);
        known.unwrap_or_else(|| {
            files.push(file);
            files.len() - 1
        })
    };
    let references = lines.lines().filter_map(|line| {
        let mut fields = line.split('\t');
        let (from, line, to) = (fields.next()?, fields.next()?, fields.next()?);
        Some(Reference {
            from: number(from),
            to: number(to),
            line: line.parse().ok()?,
        })
    });
    let references = references.collect();
    (files, references)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::process::succeeds;

    #[test]
    fn imports_of_all_kinds_are_found() {
        if !succeeds("python3", &["--version"]) {
            println!("skipped: there is no python3");
            return;
        }
        let folder = root().join("target/tmp/acyclic/package");
        let _ = fs::remove_dir_all(&folder);
        for (file, text) in [
            ("__init__.py", "from ._a import f\n"),
            (
                "_a.py",
                "from . import _native, _b as b\nimport os\n\n\ndef f():\n    from .deep import _c\n",
            ),
            (
                "_b.py",
                "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from package._a import f\n",
            ),
            ("_native.pyi", ""),
            ("deep/__init__.py", ""),
            ("deep/_c.py", "from .. import _b\n"),
        ] {
            let path = folder.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, text).expect("written");
        }
        let mut python = Command::new("python3");
        python.args(["-c", IMPORTS, "package"]);
        python.current_dir(folder.parent().expect("a folder"));
        let (files, references) = parse(&stdout_of(python).expect("it runs"));
        let found = references.iter().map(|reference| {
            let [from, to] = [reference.from, reference.to].map(|file| files[file].display());
            format!("{from}:{} {to}", reference.line)
        });
        let mut found: Vec<String> = found.collect();
        found.sort();
        let expected = [
            "package/__init__.py:1 package/_a.py",
            "package/_a.py:1 package/_b.py",
            "package/_a.py:1 package/_native.pyi",
            "package/_a.py:6 package/deep/_c.py",
            "package/_b.py:3 package/_a.py",
            "package/deep/_c.py:1 package/_b.py",
        ];
        assert_eq!(found, expected);
    }
}
