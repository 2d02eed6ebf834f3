//! Where a job writes, looked at before it begins: nothing that it reads, or that is no file, is written over.

use std::path::{Path, PathBuf};

use crate::error::Result;
use crate::io::FileError;
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
    let mut taken: Vec<PathBuf> = inputs.iter().map(|input| whole(input)).collect();
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
