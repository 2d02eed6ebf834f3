//! Helpers: command lines in temporary folders, and CSV columns.

use std::fs;
use std::path::Path;
use std::process::Output;

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

/// Asserts that a command line fails with an exit code and with one line that contains all parts.
pub fn assert_fails(folder: &Path, line: &str, code: i32, parts: &[&str]) {
    let out = run(folder, line);
    let errors = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(code), "{line}: {errors}");
    assert!(out.stdout.is_empty(), "{line}");
    for part in parts {
        assert!(errors.contains(part), "{line}: `{errors}` lacks `{part}`");
    }
    let lines: Vec<&str> = errors.lines().collect();
    assert!(
        lines.len() == 1 && lines[0].starts_with("gaussmle: "),
        "{line}: expected one line: {errors}"
    );
    assert!(!errors.contains("panicked"), "{errors}");
}

/// Options of a fit.
pub const FIT: &str = "--model xynb --sigma 0.13 --pixel-size 0.1 --backend cpu";

/// A folder that is removed when the value is dropped.
pub fn temp_folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
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
