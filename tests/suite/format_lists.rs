//! The formats of files outside of Rust: types and docstrings of Python, napari's manifest, and the
//! documents. They follow from the lists in `gaussmle_io`.
//!
//! With `GAUSSMLE_TEST_RECORD=1`, these tests write what they compare, but for the documents.

use std::fs;
use std::path::{Path, PathBuf};

use gaussmle_io::movie;
use gaussmle_io::table::Format;

use crate::support::lock_lists;

/// The longest line of a docstring.
const WIDTH: usize = 100;

const PYTHON: &str = "bindings/python/python/gaussmle";
const NAPARI: &str = "bindings/napari/src/napari_gaussmle";

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(file)
}

fn text(file: &str) -> String {
    fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Writes the text that a file should have, or refuses the one it has.
fn settle(file: &str, have: &str, wanted: &str) {
    if have == wanted {
        return;
    }
    assert!(
        std::env::var_os("GAUSSMLE_TEST_RECORD").is_some(),
        "{file} lists other formats than gaussmle_io: run this test with GAUSSMLE_TEST_RECORD=1"
    );
    fs::write(path(file), wanted).expect("written");
}

/// Compares the quoted words of a list after `anchor`, whose order is free.
#[track_caller]
fn check_list(file: &str, anchor: &str, wanted: &[String]) {
    let _lock = lock_lists();
    let have = text(file);
    let (before, rest) = have
        .split_once(anchor)
        .unwrap_or_else(|| panic!("{file} has no `{anchor}`"));
    let end = rest.find([']', ')']).expect("the end of the list");
    let (open, words) = rest[..end].split_at(1);
    let words = words.split(',').map(|word| word.trim().trim_matches('"'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let is_wanted = |word: &&&str| wanted.iter().any(|other| other == **word);
    let kept = words.iter().filter(is_wanted).copied();
    let added = wanted.iter().map(String::as_str);
    let added = added.filter(|word| !words.contains(word));
    let list: Vec<String> = kept
        .chain(added)
        .map(|word| format!("\"{word}\""))
        .collect();
    let list = list.join(", ");
    settle(
        file,
        &have,
        &format!("{before}{anchor}{open}{list}{}", &rest[end..]),
    );
}

/// Compares the paragraph that begins with `start`.
#[track_caller]
fn check_paragraph(file: &str, start: &str, wanted: &str) {
    let _lock = lock_lists();
    let have = text(file);
    let lines: Vec<&str> = have.split_inclusive('\n').collect();
    let first = lines
        .iter()
        .position(|line| line.trim_start().starts_with(start));
    let first = first.unwrap_or_else(|| panic!("{file} has no paragraph `{start}`"));
    let is_end = |line: &&str| line.trim().is_empty() || line.trim() == "\"\"\"";
    let count = lines[first..].iter().position(is_end).expect("an end");
    let indent = lines[first].len() - lines[first].trim_start().len();
    let mut paragraph = String::new();
    let mut line = String::new();
    for word in wanted.split_whitespace() {
        if !line.is_empty() && indent + line.len() + 1 + word.len() > WIDTH {
            paragraph += &format!("{:indent$}{line}\n", "");
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line += word;
    }
    paragraph += &format!("{:indent$}{line}\n", "");
    let (before, after) = (&lines[..first], &lines[first + count..]);
    settle(
        file,
        &have,
        &[&before.concat(), paragraph.as_str(), &after.concat()].concat(),
    );
}

fn quoted_endings(formats: impl Iterator<Item = Format>, usual: bool) -> Vec<String> {
    let taken = if usual { 1 } else { usize::MAX };
    let endings = formats.flat_map(|format| format.endings().iter().take(taken));
    // napari takes an ending after the last dot: `.ts.csv` is among `.csv`.
    let one_dot = endings.filter(|ending| ending.matches('.').count() == 1);
    let mut all: Vec<String> = one_dot.map(|ending| (*ending).to_owned()).collect();
    all.sort();
    all.dedup();
    all
}

#[test]
fn python_names_the_formats_of_tables() {
    let names: Vec<String> = Format::written()
        .map(|format| format.name().into())
        .collect();
    check_list(
        &format!("{PYTHON}/_keywords.py"),
        "TableFormat = Literal",
        &names,
    );
    let endings = |format: Format| format!("{format} ({})", format.endings().join(", "));
    let written: Vec<String> = Format::written().map(endings).collect();
    check_paragraph(
        &format!("{PYTHON}/_table.py"),
        "The formats are ",
        &format!("The formats are {}.", written.join(", ")),
    );
    let labels: Vec<String> = Format::all().map(Format::label).collect();
    check_paragraph(
        &format!("{PYTHON}/_reading.py"),
        "The formats are ",
        &format!(
            "The formats are {}. The content of the file determines the format.",
            labels.join(", ")
        ),
    );
}

#[test]
fn python_names_the_formats_of_movies() {
    check_paragraph(
        &format!("{PYTHON}/_movies.py"),
        "The formats are ",
        &format!("The formats are {}.", movie::readable()),
    );
    // Files that no other plug-in of napari reads.
    let own = movie::described_extensions();
    let own: Vec<String> = own.map(|(extension, _)| format!(".{extension}")).collect();
    check_list(&format!("{NAPARI}/_movies.py"), "_OWN_SUFFIXES = ", &own);
}

#[test]
fn napari_is_told_every_ending() {
    let manifest = format!("{NAPARI}/napari.yaml");
    let movies: Vec<String> = movie::extensions()
        .map(|name| format!("*.{name}"))
        .chain(["*NDTiff.index".to_owned()])
        .collect();
    let reader = |name: &str| format!("command: napari-gaussmle.{name}\n      filename_patterns: ");
    check_list(&manifest, &reader("get_movie_reader"), &movies);
    let tables = quoted_endings(Format::all(), false);
    let tables: Vec<String> = tables.iter().map(|ending| format!("*{ending}")).collect();
    check_list(&manifest, &reader("get_table_reader"), &tables);
    let written = quoted_endings(Format::written(), true);
    check_list(&manifest, "filename_extensions: ", &written);
}

#[test]
fn the_documents_name_every_format() {
    let files = text("docs/files.md");
    let section = |name: &str| {
        let after = files.split(&format!("\n## {name}\n")).nth(1);
        let section = after.and_then(|rest| rest.split("\n## ").next());
        section
            .unwrap_or_else(|| panic!("no section {name}"))
            .to_owned()
    };
    let tables = section("Tables");
    for format in Format::all() {
        let label = format.label();
        let program = label.split("'s ").next().expect("a program");
        let ending = format!("`{}`", format.endings()[0]);
        let is_row = |line: &str| line.starts_with("| `") && line.contains(&ending);
        let is_named = match format.is_written() {
            true => tables.lines().any(is_row),
            false => tables.contains(&ending) || tables.contains(program),
        };
        assert!(
            is_named,
            "docs/files.md does not name {label} with {ending}"
        );
    }
    let movies = section("Movies");
    let extensions = movie::extensions().map(|extension| format!(".{extension}"));
    for name in extensions.chain(["NDTiff.index".to_owned()]) {
        assert!(
            movies.contains(&format!("`{name}`")),
            "docs/files.md does not name {name}"
        );
    }
    for (extension, sidecar) in movie::described_extensions() {
        let pair = [extension, sidecar].map(|name| movies.contains(&format!("`.{name}`")));
        assert_eq!(pair, [true; 2], ".{extension} with .{sidecar}");
    }
}
