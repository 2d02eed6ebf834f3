//! Names and checks of output files. The checks run before a run starts, and keep it from writing
//! over files that it reads.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use gaussmle_base::files::{self, AtomicFile};
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

/// [`check_output_paths`] for a run. The files that its configuration names are inputs, and its
/// performance log and metrics are outputs, too, with the lock of these.
///
/// # Errors
///
/// As [`check_output_paths`].
pub fn check_run_paths(outputs: &[PathBuf], inputs: &[&Path], config: &RunConfig) -> Result<()> {
    let inputs = inputs.iter().copied();
    let inputs: Vec<&Path> = inputs.chain(config.files().map(PathBuf::as_path)).collect();
    let settings = config.settings.clone().or(config.environment.clone());
    let all: Vec<PathBuf> = outputs.iter().cloned().chain(settings.outputs()).collect();
    check_distinct(&all, &inputs)?;
    outputs
        .iter()
        .try_for_each(|output| check_creatable(output))
}

/// Checks that outputs can be written without replacing an input or each other.
///
/// Inputs include the files that belong to them: the other files of a movie, the description beside
/// a table, and the files that a TOML file names.
///
/// # Errors
///
/// Returns an error if an output is an input or named twice, is in the folder of a movie, is not a
/// regular file, or cannot be created: its folder does not exist or has no room, its name is too long,
/// or it is a link to nothing.
pub fn check_output_paths(outputs: &[PathBuf], inputs: &[&Path]) -> Result<()> {
    check_run_paths(outputs, inputs, &RunConfig::default())
}

/// Checks that outputs are no inputs, are not in the folder of one, and differ.
fn check_distinct(outputs: &[PathBuf], inputs: &[&Path]) -> Result<()> {
    if outputs.is_empty() {
        // A movie of many files takes time to open.
        return Ok(());
    }
    let mut all = Inputs::default();
    inputs.iter().for_each(|input| all.add(input));
    let Inputs {
        files: mut taken,
        folders,
    } = all;
    for output in outputs {
        let refuse = |kind: io::ErrorKind, what: &str| {
            Err(FileError::Write {
                path: output.clone(),
                source: io::Error::new(kind, what),
            })
        };
        if files::is_device(output) || output.exists() && !output.is_file() {
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
        let path = files::canonical(output);
        if taken.contains(&path) {
            return Err(FileError::Refused {
                path: output.clone(),
                what: "an input or another output of this run would be written over: choose another name".into(),
            }
            .into());
        }
        if let Some(folder) = folders.iter().find(|folder| path.starts_with(folder)) {
            return Err(FileError::Refused {
                path: output.clone(),
                what: format!(
                    "it would be in {}, the folder of an input: choose another folder",
                    folder.display()
                ),
            }
            .into());
        }
        taken.push(path);
    }
    Ok(())
}

/// Checks that a file can be created, by the temporary file that will become it. A full disk takes
/// an empty file, so it gets some bytes.
fn check_creatable(output: &Path) -> Result<()> {
    let created = AtomicFile::create(output).and_then(|mut file| file.write_all(&[0; 4096]));
    Ok(created.map_err(|source| match source.kind() {
        io::ErrorKind::InvalidFilename => FileError::Refused {
            path: output.into(),
            what: format!(
                "the file system does not take this name ({source}): choose a shorter one"
            ),
        },
        _ => FileError::Write {
            path: output.into(),
            source,
        },
    })?)
}

/// The files and folders that are read: canonical paths.
#[derive(Default)]
struct Inputs {
    files: Vec<PathBuf>,
    /// The folders of movies, whose files are not all known by name: a Zarr has many chunks.
    folders: Vec<PathBuf>,
}

impl Inputs {
    /// Adds an input and the files that belong to it.
    fn add(&mut self, input: &Path) {
        let mut all = vec![input.to_owned()];
        if input.exists() {
            let options = OpenOptions {
                allow_truncated: true,
                every_plane: true,
                ..OpenOptions::default()
            };
            let movie = movie::open(input, &options);
            // A damaged movie has a folder, too. The error of any other folder follows when it is
            // opened.
            if input.is_dir() && !matches!(movie, Err(FileError::UnknownFormat { .. })) {
                self.folders.push(whole_zarr(files::canonical(input)));
            }
            // Other files, and damaged movies, have no companions.
            all.extend(movie.map_or(Vec::new(), |movie| movie.files()));
        }
        all.extend(Format::companions(input));
        let extension = input.extension().unwrap_or_default();
        if extension.eq_ignore_ascii_case("toml") {
            let text = files::read_text(input).unwrap_or_default();
            let folder = input.parent().unwrap_or(Path::new(""));
            let table: toml::Table = text.parse().unwrap_or_default();
            all.extend(paths(&table).map(|path| folder.join(path)));
        }
        let all = all.iter().map(|file| files::canonical(file));
        self.files.extend(all);
    }
}

/// The outermost Zarr group that has this folder: an array of a group is an input of its own.
fn whole_zarr(folder: PathBuf) -> PathBuf {
    let mut whole = folder;
    while let Some(group) = whole.parent().filter(|parent| is_zarr_group(parent)) {
        whole = group.to_owned();
    }
    whole
}

fn is_zarr_group(folder: &Path) -> bool {
    let files = ["zarr.json", ".zgroup", ".zattrs"];
    files.iter().any(|file| folder.join(file).is_file())
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
