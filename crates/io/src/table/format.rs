//! The formats that tables are written in.

use std::path::{Path, PathBuf};

use super::error::TableError;

/// A format that tables are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The native table as text, with a `.toml` sidecar.
    Csv,
    /// The native table in Parquet.
    Parquet,
    /// The native table as NumPy arrays.
    Npz,
    /// Picasso's HDF5, with a `.yaml` sidecar. Unusable spots are left out.
    Picasso,
    /// ThunderSTORM's CSV, with a `.toml` sidecar. Unusable spots are left out.
    ThunderStorm,
}

impl Format {
    /// The format of a file's extension.
    ///
    /// # Errors
    ///
    /// Returns an error if the extension is unknown.
    pub fn of(path: &Path) -> Result<Self, TableError> {
        let name = path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().to_ascii_lowercase();
        let ends = |extensions: &[&str]| extensions.iter().any(|end| name.ends_with(end));
        // ThunderSTORM's extensions first: they end in .csv too.
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
    /// Returns an error if the name is unknown.
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

    /// The file that is written beside a table and describes it, if the format has one.
    pub fn sidecar(self, path: &Path) -> Option<PathBuf> {
        match self {
            Format::Csv | Format::ThunderStorm => {
                let mut name = path.as_os_str().to_owned();
                name.push(".toml");
                Some(name.into())
            }
            Format::Picasso => Some(path.with_extension("yaml")),
            Format::Parquet | Format::Npz => None,
        }
    }

    /// True if rows of fits that are not usable are left out of a table of this format.
    pub fn has_usable_rows_only(self) -> bool {
        matches!(self, Format::Picasso | Format::ThunderStorm)
    }

    /// True if a table of this format is written in one pass, so that its rows can come from a run
    /// that is not complete, and may be fewer in the end than [`Rows::len`](super::Rows::len) said.
    /// [`Rows::blocks`](super::Rows::blocks) may still be called more than once: only the last call
    /// gets further than the first block.
    pub fn is_written_in_one_pass(self) -> bool {
        match self {
            Format::Csv | Format::Parquet | Format::Npz | Format::ThunderStorm => true,
            // The header of the file depends on the rows.
            Format::Picasso => false,
        }
    }

    /// Checks that the sidecar of a table does not replace that of a movie: `movie.yaml` of
    /// `movie.hdf5` would replace that of `movie.raw`.
    ///
    /// # Errors
    ///
    /// Returns an error if it does.
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

    /// Removes a table of this format and its sidecar, if they exist. Errors are ignored.
    pub fn remove(self, path: &Path) {
        let _ = std::fs::remove_file(path);
        if let Some(sidecar) = self.sidecar(path) {
            let _ = std::fs::remove_file(sidecar);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::error::NAMES;
    use super::*;

    #[test]
    fn longer_extension_wins() {
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
    fn unknown_formats_name_the_known_ones() {
        let error = Format::of(Path::new("locs.xlsx")).expect_err("unknown");
        let text = error.to_string();
        for part in ["locs.xlsx", ".csv", ".parquet", ".npz", ".hdf5", ".ts.csv"] {
            assert!(text.contains(part), "`{text}` does not contain `{part}`");
        }
        for name in NAMES.split(", ") {
            assert!(Format::from_name(name).is_ok(), "{name}");
        }
        assert!(Format::from_name("excel").is_err());
    }
}
