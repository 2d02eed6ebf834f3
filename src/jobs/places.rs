//! Where a job writes, looked at before it begins: nothing that it reads, or that is no file, is written over.

use std::path::{Path, PathBuf};

use crate::error::Result;
use crate::io::{self, FileError, OpenOptions};
use crate::recipe::Recipe;
use crate::tables::Format;

/// The files that a table takes.
pub fn of_table(output: &Path, format: Format) -> Vec<PathBuf> {
    let mut places = vec![output.to_owned()];
    places.extend(format.sidecar(output));
    places
}

/// Refuses outputs that are inputs, those of the recipe included; see [`keep_apart`].
pub(super) fn check(outputs: &[PathBuf], inputs: &[&Path], recipe: &Recipe) -> Result<()> {
    let files = [&recipe.camera, &recipe.astigmatic].into_iter().flatten();
    let all: Vec<&Path> = files
        .map(PathBuf::as_path)
        .chain(inputs.iter().copied())
        .collect();
    keep_apart(outputs, &all)
}

/// Refuses outputs that are inputs, or the same, or no files, or in folders that are not there.
///
/// # Errors
///
/// If one is.
pub fn keep_apart(outputs: &[PathBuf], inputs: &[&Path]) -> Result<()> {
    let read = inputs.iter().flat_map(|input| companions(input));
    let mut taken: Vec<PathBuf> = read.map(|input| whole(&input)).collect();
    for output in outputs {
        let refused = |what: &str| {
            Err(FileError::Refused {
                path: output.clone(),
                what: what.into(),
            })
        };
        if output.exists() && !output.is_file() {
            refused("it is a folder or a device: name a file")?;
        }
        let folder = output.parent().filter(|folder| *folder != Path::new(""));
        if folder.is_some_and(|folder| !folder.is_dir()) {
            refused("its folder is not there")?;
        }
        let place = whole(output);
        if taken.contains(&place) {
            refused(
                "it would be written over, and is read or written already: choose another name",
            )?;
        }
        taken.push(place);
    }
    Ok(())
}

/// A file that is read, and what is read with it: the other files of a movie, what lies beside tables, and what a TOML file names.
fn companions(input: &Path) -> Vec<PathBuf> {
    let mut all = vec![input.to_owned()];
    // What can be no output is not looked into: chunks of a Zarr array are many.
    if input.is_file() {
        let allow_truncated = true;
        let movie = io::open(input, &OpenOptions { allow_truncated });
        // What is no movie, or a damaged one, has nothing with it.
        all.extend(movie.map_or(Vec::new(), |movie| movie.files()));
    }
    let ending = input.extension().unwrap_or_default();
    match ending.to_string_lossy().to_ascii_lowercase().as_str() {
        "hdf5" | "h5" => all.push(input.with_extension("yaml")),
        "csv" => all.push(PathBuf::from(format!("{}.toml", input.display()))),
        "toml" => {
            let text = std::fs::read_to_string(input).unwrap_or_default();
            let folder = input.parent().unwrap_or(Path::new(""));
            let table: toml::Table = text.parse().unwrap_or_default();
            all.extend(paths(&table).map(|path| folder.join(path)));
        }
        _ => {}
    }
    all
}

/// Words of a file that may be paths, of itself and one section deep; `FILE.h5:DATASET` names a file.
fn paths(table: &toml::Table) -> impl Iterator<Item = &str> {
    let deeper = table.values().filter_map(toml::Value::as_table);
    let values = deeper.flat_map(toml::Table::values).chain(table.values());
    let words = values.filter_map(toml::Value::as_str);
    // A drive's letter has a colon, too, at its second place.
    words.map(|word| match word.rfind(':') {
        Some(colon) if colon > 1 => &word[..colon],
        _ => word,
    })
}

/// A path that names a file alone, whatever way it is written.
fn whole(path: &Path) -> PathBuf {
    let known = path.canonicalize();
    known.unwrap_or_else(|_| {
        let folder = path.parent().unwrap_or(Path::new(""));
        let folder = if folder == Path::new("") {
            Path::new(".")
        } else {
            folder
        };
        let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
        folder.join(path.file_name().unwrap_or_default())
    })
}
