//! Helpers: command lines in temporary folders, and CSV columns.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

use super::{command, utf8};

/// Runs a command line in a folder.
pub fn run(folder: &Path, line: &str) -> Output {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut command = command(&words);
    command
        .current_dir(folder)
        .output()
        .expect("gaussmle starts")
}

/// Runs a command line that must succeed without output on stdout, and returns its messages.
pub fn run_ok(folder: &Path, line: &str) -> String {
    let out = run(folder, line);
    let errors = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(0), "{line}: {errors}");
    assert!(out.stdout.is_empty(), "{line}: stdout is for data");
    errors
}

/// The folders of Python's packages. None, with a message, if they are missing. Fails if
/// `GAUSSMLE_TEST_REQUIRE` names Python.
pub fn python_packages() -> Option<OsString> {
    // Programs for Windows, in Wine, start no Python of this system.
    let packages = std::env::var_os("GAUSSMLE_TEST_PYTHONPATH").filter(|_| cfg!(not(windows)));
    if packages.is_none() {
        let required = std::env::var("GAUSSMLE_TEST_REQUIRE").unwrap_or_default();
        assert!(!required.contains("python"), "no Python packages");
        eprintln!("SKIPPED, python: GAUSSMLE_TEST_PYTHONPATH is not set");
    }
    packages
}

/// Runs a script of `tests/python` with the program, which must succeed. It is skipped without Python's packages.
pub fn passes_script(name: &str) {
    let Some(packages) = python_packages() else {
        return;
    };
    let script = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../tests/python")
        .join(name);
    let mut command = Command::new("python3");
    command
        .arg("-Wignore")
        .arg(script)
        .arg(env!("CARGO_BIN_EXE_gaussmle"));
    command
        .env("PYTHONPATH", packages)
        .env("PYTHONDONTWRITEBYTECODE", "1");
    let out = command.output().expect("python3 starts");
    println!("{}", utf8(&out.stdout));
    assert!(out.status.success(), "{}", utf8(&out.stderr));
}

/// Asserts that a command line fails with an exit code and with one line that contains all parts.
pub fn assert_fails(folder: &Path, line: &str, code: i32, parts: &[&str]) {
    assert_fails_in(folder, line, &[], code, parts);
}

/// As [`assert_fails`], with variables of the environment.
pub fn assert_fails_in(
    folder: &Path,
    line: &str,
    variables: &[(&str, &str)],
    code: i32,
    parts: &[&str],
) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut command = command(&words);
    command.current_dir(folder).envs(variables.iter().copied());
    let out = command.output().expect("gaussmle starts");
    let errors = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(code), "{line}: {errors}");
    assert!(out.stdout.is_empty(), "{line}");
    // Paths may have either slash on Windows.
    let plain = |text: &str| match cfg!(windows) {
        true => text.replace('\\', "/"),
        false => text.to_owned(),
    };
    for part in parts {
        let is_there = plain(&errors).contains(&plain(part));
        assert!(is_there, "{line}: `{errors}` lacks `{part}`");
    }
    let lines: Vec<&str> = errors.lines().collect();
    assert!(
        lines.len() == 1 && lines[0].starts_with("gaussmle: "),
        "{line}: expected one line: {errors}"
    );
    assert!(!errors.contains("panicked"), "{errors}");
}

/// Asserts that a command line fails as in [`assert_fails`], with the exit code 2, and that it
/// changes, adds and removes no file.
pub fn assert_refused(folder: &Path, line: &str, parts: &[&str]) {
    let before = contents(folder);
    assert_fails(folder, line, 2, parts);
    let after = contents(folder);
    let paths: BTreeSet<&PathBuf> = before.keys().chain(after.keys()).collect();
    let differs = |path: &&&PathBuf| before.get(**path) != after.get(**path);
    let changed: Vec<_> = paths.iter().filter(differs).collect();
    assert!(changed.is_empty(), "{line}: it changed {changed:?}");
}

/// Everything in a folder and its subfolders: the bytes of files, and `None` for folders.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.append(&mut contents(&path));
            found.insert(path, None);
        } else {
            let bytes = fs::read(&path).expect("readable");
            found.insert(path, Some(bytes));
        }
    }
    found
}

/// Python without any packages. None, with a message, if it is missing. Fails if `GAUSSMLE_TEST_REQUIRE`
/// names it.
pub fn python() -> Option<Command> {
    if Command::new("python3")
        .arg("--version")
        .output()
        .is_ok_and(|out| out.status.success())
    {
        return Some(Command::new("python3"));
    }
    let required = std::env::var("GAUSSMLE_TEST_REQUIRE").unwrap_or_default();
    let is_required = required.split(',').any(|name| name == "python");
    assert!(!is_required, "python is required: there is no python3");
    eprintln!("SKIPPED, python: there is no python3");
    None
}

/// Options of a fit.
pub const FIT_ALONE: &str = "--model xynb --sigma 0.13 --pixel-size 0.1 --backend cpu";

/// As [`FIT_ALONE`], with a camera that counts photoelectrons.
pub const FIT: &str =
    "--model xynb --sigma 0.13 --pixel-size 0.1 --offset 0 --gain 1 --backend cpu";

/// Simulates the movie of most tests.
pub const MOVIE: &str = "simulate --movie -o movie.tif --frames 5 --width 64 --height 64 --quiet";

/// A folder that is removed when the value is dropped.
pub fn temp_folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Adds an entry to the description of a movie.
pub fn describe(yaml: &Path, entry: &str) {
    let text = fs::read_to_string(yaml).expect("readable");
    fs::write(yaml, format!("{text}{entry}\n")).expect("writable");
}

/// Writes an OME-Zarr of square 16-bit planes with two axes before y and x. `pixels` has the bytes of
/// the plane at a place on these axes.
pub fn write_zarr(
    path: &Path,
    (names, lengths): ([&str; 2], [usize; 2]),
    side: usize,
    attributes: &str,
    pixels: impl Fn([usize; 2]) -> Vec<u8>,
) {
    fs::create_dir_all(path.join("0")).expect("created");
    let [first, second] = names;
    let axes = format!(
        r#"[{{"name": "{first}"}}, {{"name": "{second}"}}, {{"name": "y"}}, {{"name": "x"}}]"#
    );
    let attributes = match attributes {
        "" => String::new(),
        more => format!(", {more}"),
    };
    let attributes = format!(
        r#"{{"multiscales": [{{"axes": {axes}, "datasets": [{{"path": "0"}}]}}]{attributes}}}"#
    );
    fs::write(path.join(".zgroup"), r#"{"zarr_format": 2}"#).expect("writable");
    fs::write(path.join(".zattrs"), attributes).expect("writable");
    let [long, short] = lengths;
    let array = format!(
        r#"{{"zarr_format": 2, "shape": [{long}, {short}, {side}, {side}], "chunks": [1, 1, {side}, {side}],
            "dtype": "<u2", "compressor": null, "fill_value": 0, "order": "C", "filters": null}}"#
    );
    fs::write(path.join("0/.zarray"), array).expect("writable");
    for first in 0..long {
        for second in 0..short {
            let chunk = path.join(format!("0/{first}.{second}.0.0"));
            fs::write(chunk, pixels([first, second])).expect("writable");
        }
    }
}

/// A column of a CSV file, as numbers.
pub fn csv_column(path: &Path, name: &str) -> Vec<f64> {
    let text = fs::read_to_string(path).expect("readable");
    let mut rows = text.lines().map(|line| line.split(','));
    let index = rows
        .next()
        .expect("a header")
        .position(|column| column == name);
    let index = index.expect("the column");
    rows.map(|mut row| row.nth(index).expect("a cell").parse().expect("a number"))
        .collect()
}
