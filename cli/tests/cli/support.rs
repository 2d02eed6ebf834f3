//! Lines that are run, and files that are looked at.

use std::fs;
use std::path::Path;
use std::process::Output;

use tempfile::TempDir;

use super::{command, text};

pub fn run(folder: &Path, line: &str) -> Output {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut command = command(&words);
    command.current_dir(folder).output().expect("it runs")
}

pub fn done(folder: &Path, line: &str) -> String {
    let out = run(folder, line);
    let errors = text(&out.stderr);
    assert_eq!(out.status.code(), Some(0), "{line}: {errors}");
    assert!(out.stdout.is_empty(), "{line}: stdout is for data");
    errors
}

pub fn says(folder: &Path, line: &str, code: i32, parts: &[&str]) {
    let out = run(folder, line);
    let errors = text(&out.stderr);
    assert_eq!(out.status.code(), Some(code), "{line}: {errors}");
    assert!(out.stdout.is_empty(), "{line}");
    for part in parts {
        assert!(errors.contains(part), "{line}: `{errors}` lacks `{part}`");
    }
    let lines: Vec<&str> = errors.lines().collect();
    assert!(
        lines.len() == 1 && lines[0].starts_with("gaussmle: "),
        "{line}: one sentence: {errors}"
    );
    assert!(!errors.contains("panicked"), "{errors}");
}

pub const FIT: &str = "--model xynb --sigma 0.13 --pixel-size 0.1 --backend cpu";

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// A column of a CSV.
pub fn column(path: &Path, name: &str) -> Vec<f64> {
    let text = fs::read_to_string(path).expect("read");
    let mut rows = text.lines().map(|line| line.split(','));
    let at = rows
        .next()
        .expect("a header")
        .position(|column| column == name);
    let at = at.expect("the column");
    rows.map(|mut row| row.nth(at).expect("a cell").parse().expect("a number"))
        .collect()
}
