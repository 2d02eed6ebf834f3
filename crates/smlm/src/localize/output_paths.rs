//! Names and checks of output files. The checks run before a run starts, and keep it from writing
//! over files that it reads.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use gaussmle_io::movie::{self, FileError, OpenOptions};
use gaussmle_io::table::Format;

use crate::config::RunConfig;
use crate::error::Result;

/// The files of a table: the table itself, and the description beside it in some formats.
pub fn table_files(output: &Path, format: Format) -> Vec<PathBuf> {
    let mut files = vec![output.to_owned()];
    files.extend(format.sidecar(output));
    files
}

/// The name of the table that a cancelled run writes: `partial.locs.csv` for `locs.csv`.
pub fn partial_name(output: &Path) -> PathBuf {
    let mut name = OsString::from("partial.");
    name.push(output.file_name().unwrap_or_default());
    output.with_file_name(name)
}

/// [`check_output_paths`] with the files that a configuration names among the inputs.
pub(crate) fn check_paths(outputs: &[PathBuf], inputs: &[&Path], config: &RunConfig) -> Result<()> {
    let all: Vec<&Path> = config
        .files()
        .map(PathBuf::as_path)
        .chain(inputs.iter().copied())
        .collect();
    check_output_paths(outputs, &all)
}

/// Checks that outputs can be written without replacing an input or each other.
///
/// Inputs include the files that belong to them: the other files of a movie, the description beside
/// a table, and the files that a TOML file names.
///
/// # Errors
///
/// Returns an error if an output is an input or named twice, is not a regular file, or is in a
/// folder that does not exist.
pub fn check_output_paths(outputs: &[PathBuf], inputs: &[&Path]) -> Result<()> {
    let inputs = inputs.iter().flat_map(|input| with_companions(input));
    let mut taken: Vec<PathBuf> = inputs.map(|input| canonical(&input)).collect();
    for output in outputs {
        let refuse = |kind: io::ErrorKind, what: &str| {
            Err(FileError::Write {
                path: output.clone(),
                source: io::Error::new(kind, what),
            })
        };
        if output.exists() && !output.is_file() {
            let kind = match output.is_dir() {
                true => io::ErrorKind::IsADirectory,
                false => io::ErrorKind::Other,
            };
            refuse(kind, "it is a folder or a device: name a file")?;
        }
        let folder = output.parent().filter(|folder| *folder != Path::new(""));
        if folder.is_some_and(|folder| !folder.is_dir()) {
            let what = "its folder is not there: create it, or choose another one";
            refuse(io::ErrorKind::NotFound, what)?;
        }
        let path = canonical(output);
        if taken.contains(&path) {
            return Err(FileError::Refused {
                path: output.clone(),
                what: "an input or another output of this run would be written over: choose another name".into(),
            }
            .into());
        }
        taken.push(path);
    }
    Ok(())
}

/// An input and the files that belong to it.
fn with_companions(input: &Path) -> Vec<PathBuf> {
    let mut all = vec![input.to_owned()];
    // Of a Zarr array, the folder is listed: its many chunks are not outputs.
    if input.exists() {
        let options = OpenOptions {
            allow_truncated: true,
            every_plane: true,
            ..OpenOptions::default()
        };
        let movie = movie::open(input, &options);
        // Other files, and damaged movies, have no companions.
        all.extend(movie.map_or(Vec::new(), |movie| movie.files()));
    }
    let extension = input.extension().unwrap_or_default();
    match extension.to_string_lossy().to_ascii_lowercase().as_str() {
        "hdf5" | "h5" => all.push(input.with_extension("yaml")),
        "csv" => all.push(PathBuf::from(format!("{}.toml", input.display()))),
        "toml" => {
            let text = gaussmle::files::read_text(input).unwrap_or_default();
            let folder = input.parent().unwrap_or(Path::new(""));
            let table: toml::Table = text.parse().unwrap_or_default();
            all.extend(paths(&table).map(|path| folder.join(path)));
        }
        _ => {}
    }
    all
}

/// The strings of a TOML file that may be paths, at the top level and one section deep.
/// `FILE.h5:DATASET` names a file.
fn paths(table: &toml::Table) -> impl Iterator<Item = &str> {
    let sections = table.values().filter_map(toml::Value::as_table);
    let values = sections.flat_map(toml::Table::values).chain(table.values());
    let strings = values.filter_map(toml::Value::as_str);
    // A colon in second place follows a drive letter.
    strings.map(|string| match string.rfind(':') {
        Some(colon) if colon > 1 => &string[..colon],
        _ => string,
    })
}

/// The canonical form of a path, of which the last part need not exist.
fn canonical(path: &Path) -> PathBuf {
    let existing = path.canonicalize();
    existing.unwrap_or_else(|_| {
        let folder = match path.parent() {
            None => Path::new("."),
            Some(folder) if folder == Path::new("") => Path::new("."),
            Some(folder) => folder,
        };
        let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
        folder.join(path.file_name().unwrap_or_default())
    })
}
