//! Tables from files, whoever wrote them: all become the native table.

mod archive;
mod assemble;
mod cells;
mod csv;
mod decode;
mod hdf5;
mod native;
mod npz;
mod parquet;
mod picasso;
mod scalar;
mod smlm;
mod thunderstorm;
mod yaml;

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::error::TableError;
use super::format::Format;
use crate::table::LocalizationTable;

/// What a file may not say itself.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ReadOptions {
    /// Width of a camera pixel in the sample, um, for files in pixels that do not tell it.
    pub pixel_size_um: Option<f64>,
}

/// A table from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadTable {
    /// The localizations: native columns first where the file is of another program, then those without a native counterpart,
    /// under their own names. What the file does not know has no column, but for `roi`, which numbers the rows, and `frame`.
    pub table: LocalizationTable,
    /// What the file says of them.
    pub metadata: TableMetadata,
}

/// What a file says of its table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableMetadata {
    /// What kind of file it is.
    pub format: Source,
    /// Width of a camera pixel in the sample, um.
    pub pixel_size_um: Option<f64>,
    /// What was fitted.
    pub model: Option<String>,
    /// Pixels along x of the movie.
    pub width: Option<usize>,
    /// Pixels along y of the movie.
    pub height: Option<usize>,
    /// Frames of the movie.
    pub frames: Option<usize>,
    /// TOML that replays the run.
    pub configuration: Option<String>,
    /// What else the file says, and what was noticed on reading it.
    pub notes: Vec<String>,
    /// Units of the table's columns.
    pub units: BTreeMap<String, String>,
}

impl TableMetadata {
    /// A table of which nothing is known but the kind of its file.
    pub fn of(format: Source) -> Self {
        Self {
            format,
            pixel_size_um: None,
            model: None,
            width: None,
            height: None,
            frames: None,
            configuration: None,
            notes: Vec::new(),
            units: BTreeMap::new(),
        }
    }

    /// Width and height of the movie, um; none where they are unknown, or no lengths.
    pub fn field_um(&self) -> Option<[f64; 2]> {
        let pixel_um = self.pixel_size_um?;
        let size = [self.width?, self.height?].map(|pixels| pixels as f64 * pixel_um);
        size.iter().all(|um| *um > 0.0).then_some(size)
    }
}

/// A kind of file that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Source {
    /// The native table as text.
    Csv,
    /// The native table in Parquet.
    Parquet,
    /// The native table as NumPy arrays.
    Npz,
    /// Picasso's HDF5.
    Picasso,
    /// ThunderSTORM's CSV, and those like it: names with units in brackets.
    ThunderStorm,
    /// The `.smlm` of ShareLoc.
    Smlm,
    /// DECODE's HDF5.
    Decode,
}

impl Source {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Source::Csv => "csv",
            Source::Parquet => "parquet",
            Source::Npz => "npz",
            Source::Picasso => "picasso",
            Source::ThunderStorm => "thunderstorm",
            Source::Smlm => "smlm",
            Source::Decode => "decode",
        }
    }
}

impl From<Format> for Source {
    fn from(format: Format) -> Self {
        match format {
            Format::Csv => Source::Csv,
            Format::Parquet => Source::Parquet,
            Format::Npz => Source::Npz,
            Format::Picasso => Source::Picasso,
            Format::ThunderStorm => Source::ThunderStorm,
        }
    }
}

impl Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Reads a table of localizations. What the file is follows from its content, whatever its name.
///
/// # Errors
///
/// If there is no such file, if it is of no known kind or damaged, or if its positions are in pixels and nothing says how large
/// these are.
pub fn read(path: &Path, options: &ReadOptions) -> Result<ReadTable, TableError> {
    let input = Input::open(path, options)?;
    match input.start.as_slice() {
        [b'P', b'A', b'R', b'1', ..] => guarded(&input, parquet::read),
        [b'P', b'K', 3 | 5, ..] => guarded(&input, archive::read),
        [0x89, b'H', b'D', b'F', ..] => guarded(&input, hdf5::read),
        [] => Err(input.unknown("it is empty")),
        _ => csv::read(&input),
    }
}

/// The crates that take binary files apart are meant to refuse damaged ones, but not all of them always do: what panics there is
/// an error here.
fn guarded(
    input: &Input<'_>,
    read: fn(&Input<'_>) -> Result<ReadTable, TableError>,
) -> Result<ReadTable, TableError> {
    // Nothing outlives the call but what it gives back.
    let read = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| read(input)));
    read.unwrap_or_else(|_| Err(input.wrong("it is damaged")))
}

/// A file to read.
struct Input<'a> {
    path: &'a Path,
    options: &'a ReadOptions,
    bytes: u64,
    start: Vec<u8>,
}

impl<'a> Input<'a> {
    fn open(path: &'a Path, options: &'a ReadOptions) -> Result<Self, TableError> {
        let failed = |error: std::io::Error| TableError::Read {
            path: path.into(),
            cause: error.to_string(),
        };
        let file = File::open(path).map_err(failed)?;
        let about = file.metadata().map_err(failed)?;
        if about.is_dir() {
            return Err(failed(std::io::Error::other(
                "it is a folder: name a file in it",
            )));
        }
        let mut start = Vec::new();
        file.take(8).read_to_end(&mut start).map_err(failed)?;
        let bytes = about.len();
        Ok(Self {
            path,
            options,
            bytes,
            start,
        })
    }

    /// The most that a file of this size can hold unpacked: deflate's best is a factor of 1032.
    fn most(&self) -> u64 {
        self.bytes.saturating_mul(1032)
    }

    fn failed(&self, cause: impl Display) -> TableError {
        TableError::Read {
            path: self.path.into(),
            cause: cause.to_string(),
        }
    }

    fn wrong(&self, what: impl Display) -> TableError {
        TableError::Malformed {
            path: self.path.into(),
            what: what.to_string(),
        }
    }

    fn unknown(&self, what: impl Display) -> TableError {
        let known = "there are gaussmle's CSV, Parquet and npz, Picasso's .hdf5, ThunderSTORM's CSV, .smlm and DECODE's .h5";
        let ending = self.path.extension().unwrap_or_default();
        let ending = ending.to_string_lossy().to_ascii_lowercase();
        let movie = ["tif", "tiff", "raw", "dax", "npy"].contains(&ending.as_str());
        let known = match movie {
            true => "a movie is localized first",
            false => known,
        };
        TableError::Unrecognized {
            path: self.path.into(),
            what: format!("{what}; {known}"),
        }
    }

    /// The size of a pixel: what the caller says, for who knows the file is wrong, or else the file.
    fn pixel_size_um(&self, file: Option<f64>) -> Result<f64, TableError> {
        match self.options.pixel_size_um.or(file) {
            Some(um) if um > 0.0 && um.is_finite() => Ok(um),
            Some(um) => {
                Err(self.wrong(format!("a pixel of {um} um cannot be: give its size in um")))
            }
            None => Err(TableError::NoPixelSize {
                path: self.path.into(),
            }),
        }
    }

    /// A text that stands beside the file, if there is one.
    fn beside(&self, path: &PathBuf) -> Result<Option<String>, TableError> {
        match std::fs::read(path) {
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(TableError::Read {
                path: path.clone(),
                cause: error.to_string(),
            }),
        }
    }
}
