//! The formats, and how they are told from a file's name.

use std::path::{Path, PathBuf};

use super::about::About;
use super::csv::Csv;
use super::error::{Fault, TableError};
use super::npz::Npz;
use super::parquet::Parquet;
use super::picasso::Picasso;
use super::rows::Rows;
use super::thunderstorm::ThunderStorm;

/// The endings that [`Format::of`] knows, for messages.
pub(super) const ENDINGS: &str =
    ".csv, .parquet, .npz, .hdf5 or .h5 (Picasso), .ts.csv or .thunderstorm.csv (ThunderSTORM)";

/// The names that [`Format::from_name`] knows, for messages.
pub(super) const NAMES: &str = "csv, parquet, npz, picasso, thunderstorm";

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The native table as text, with a `.toml` beside it.
    Csv,
    /// The native table in Parquet.
    Parquet,
    /// The native table as NumPy arrays.
    Npz,
    /// What Picasso loads: HDF5, with a `.yaml` beside it. Spots that are not usable are left out.
    Picasso,
    /// What ThunderSTORM imports. Spots that are not usable are left out.
    ThunderStorm,
}

/// How one kind of file is written.
pub(super) trait Writer {
    /// Writes a new file with all rows; gives back the text that is to stand beside it.
    fn write(&self, to: &Path, rows: &dyn Rows, about: &About<'_>)
    -> Result<Option<String>, Fault>;
}

impl Format {
    /// The format that a file's ending stands for.
    ///
    /// # Errors
    ///
    /// If it stands for none.
    pub fn of(path: &Path) -> Result<Self, TableError> {
        let name = path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().to_ascii_lowercase();
        let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
        // The longer endings first: they end in .csv too.
        if ends(&[".ts.csv", ".thunderstorm.csv"]) {
            Ok(Format::ThunderStorm)
        } else if ends(&[".csv"]) {
            Ok(Format::Csv)
        } else if ends(&[".parquet"]) {
            Ok(Format::Parquet)
        } else if ends(&[".npz"]) {
            Ok(Format::Npz)
        } else if ends(&[".hdf5", ".h5"]) {
            Ok(Format::Picasso)
        } else {
            Err(TableError::UnknownEnding { path: path.into() })
        }
    }

    /// The format of a name.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn from_name(name: &str) -> Result<Self, TableError> {
        match name {
            "csv" => Ok(Format::Csv),
            "parquet" => Ok(Format::Parquet),
            "npz" => Ok(Format::Npz),
            "picasso" => Ok(Format::Picasso),
            "thunderstorm" => Ok(Format::ThunderStorm),
            _ => Err(TableError::UnknownFormat { name: name.into() }),
        }
    }

    /// What is written beside a file of this format, to go with it.
    pub fn sidecar(self, path: &Path) -> Option<PathBuf> {
        match self {
            Format::Csv => {
                let mut name = path.as_os_str().to_owned();
                name.push(".toml");
                Some(name.into())
            }
            Format::Picasso => Some(path.with_extension("yaml")),
            Format::Parquet | Format::Npz | Format::ThunderStorm => None,
        }
    }

    /// Refuses a name whose sidecar would replace that of a movie: `movie.hdf5` beside `movie.raw`, which `movie.yaml` describes.
    ///
    /// # Errors
    ///
    /// If so.
    pub fn check(self, path: &Path) -> Result<(), TableError> {
        let movie = path.with_extension("raw");
        match self.sidecar(path) {
            Some(sidecar) if self == Format::Picasso && movie.exists() => {
                Err(TableError::MoviesSidecar {
                    path: path.into(),
                    sidecar,
                    movie,
                })
            }
            _ => Ok(()),
        }
    }

    /// Removes a file of this format, if it is there, and what stands beside it.
    pub(crate) fn remove(self, path: &Path) {
        // What cannot be removed is only in the way.
        let _ = std::fs::remove_file(path);
        if let Some(sidecar) = self.sidecar(path) {
            let _ = std::fs::remove_file(sidecar);
        }
    }

    pub(super) fn writer(self) -> &'static dyn Writer {
        match self {
            Format::Csv => &Csv,
            Format::Parquet => &Parquet,
            Format::Npz => &Npz,
            Format::Picasso => &Picasso,
            Format::ThunderStorm => &ThunderStorm,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_ending_wins() {
        let of = |name: &str| Format::of(Path::new(name)).ok();
        assert_eq!(of("a/locs.csv"), Some(Format::Csv));
        assert_eq!(of("a/locs.TS.csv"), Some(Format::ThunderStorm));
        assert_eq!(of("locs.thunderstorm.csv"), Some(Format::ThunderStorm));
        assert_eq!(of("locs.h5"), Some(Format::Picasso));
        assert_eq!(of("locs.v2.HDF5"), Some(Format::Picasso));
        assert_eq!(of("a.csv/locs"), None);
        assert_eq!(of("csv"), None);
        assert_eq!(of(".."), None);
    }

    #[test]
    fn the_unknown_is_told_what_is_known() {
        let error = Format::of(Path::new("locs.xlsx")).expect_err("unknown");
        let text = error.to_string();
        for part in ["locs.xlsx", ".csv", ".parquet", ".npz", ".hdf5", ".ts.csv"] {
            assert!(text.contains(part), "`{text}` does not say `{part}`");
        }
        for name in NAMES.split(", ") {
            assert!(Format::from_name(name).is_ok(), "{name}");
        }
        assert!(Format::from_name("excel").is_err());
    }
}
