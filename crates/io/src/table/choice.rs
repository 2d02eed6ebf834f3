//! Finds a format by a name or an ending.

use std::path::{Path, PathBuf};

use super::error::TableError;
use super::format::Format;
use super::formats::FORMATS;

impl Format {
    /// All formats, in the order in which a file is compared with them.
    pub fn all() -> impl Iterator<Item = Self> {
        FORMATS.iter().map(|known| known.format)
    }

    /// The formats that tables are written in.
    pub fn written() -> impl Iterator<Item = Self> {
        let written = FORMATS.iter().filter(|known| known.write.is_some());
        written.map(|known| known.format)
    }

    /// True if tables of this format are written, not only read.
    pub fn is_written(self) -> bool {
        Self::written().any(|format| format == self)
    }

    /// The format that a file of this name is written in. Of several endings that fit, the longest
    /// counts: `.ts.csv` ends in `.csv`, too.
    ///
    /// # Errors
    ///
    /// Returns an error if the ending is unknown.
    pub fn of(path: &Path) -> Result<Self, TableError> {
        let fitting = Self::written().filter_map(|format| Some((format.fits(path)?, format)));
        match fitting.max_by_key(|(length, _)| *length) {
            Some((_, format)) => Ok(format),
            None => Err(TableError::UnknownEnding {
                path: path.into(),
                known: in_words(Self::endings_text),
            }),
        }
    }

    /// The format of a name that tables are written in.
    ///
    /// # Errors
    ///
    /// Returns an error if the name is unknown.
    pub fn from_name(name: &str) -> Result<Self, TableError> {
        let found = Self::written().find(|format| format.name() == name);
        found.ok_or_else(|| not_written(name))
    }

    /// The files that may describe a table of this name, in any format with its ending.
    pub fn companions(path: &Path) -> Vec<PathBuf> {
        let fitting = Self::all().filter(|format| format.fits(path).is_some());
        fitting.filter_map(|format| format.sidecar(path)).collect()
    }
}

/// The error of a name that no format has, or one that is only read.
pub(super) fn not_written(name: &str) -> TableError {
    TableError::UnknownFormat {
        name: name.into(),
        known: in_words(|format| format.name().into()),
    }
}

/// The formats that tables are written in.
fn in_words(word: fn(Format) -> String) -> String {
    let words: Vec<String> = Format::written().map(word).collect();
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_ending_wins() {
        let of = |name: &str| Format::of(Path::new(name)).ok();
        assert_eq!(of("a/locs.csv"), Some(Format::CSV));
        assert_eq!(of("a/locs.TS.csv"), Some(Format::THUNDERSTORM));
        assert_eq!(of("locs.thunderstorm.csv"), Some(Format::THUNDERSTORM));
        assert_eq!(of("locs.h5"), Some(Format::PICASSO));
        assert_eq!(of("locs.v2.HDF5"), Some(Format::PICASSO));
        assert_eq!(of("a.csv/locs"), None);
        assert_eq!(of("csv"), None);
        assert_eq!(of(".."), None);
    }

    #[test]
    fn every_name_and_ending_means_one_format() {
        for format in Format::written() {
            for ending in format.endings() {
                let path = format!("locs{ending}");
                assert_eq!(Format::of(Path::new(&path)).ok(), Some(format), "{path}");
            }
            assert_eq!(Format::from_name(format.name()).ok(), Some(format));
        }
        for format in Format::all() {
            let same = Format::all().filter(|other| *other == format);
            assert_eq!(same.count(), 1, "{format}");
        }
    }

    #[test]
    fn unknown_formats_name_the_known_ones() {
        let error = Format::of(Path::new("locs.xlsx")).expect_err("unknown");
        let text = error.to_string();
        let parts = [
            "locs.xlsx",
            ".csv",
            ".parquet",
            ".npz",
            ".hdf5 or .h5 (Picasso)",
            ".ts.csv or .thunderstorm.csv (ThunderSTORM)",
        ];
        for part in parts {
            assert!(text.contains(part), "`{text}` does not contain `{part}`");
        }
        let error = Format::from_name("excel").expect_err("unknown").to_string();
        for format in Format::written() {
            assert!(error.contains(format.name()), "{error}");
        }
        let read_only = Format::all().filter(|format| !format.is_written());
        for format in read_only {
            assert!(Format::from_name(format.name()).is_err(), "{format}");
        }
    }

    #[test]
    fn sidecars_are_companions() {
        let of = |name: &str| Format::companions(Path::new(name));
        assert!(of("a.b.hdf5").contains(&"a.b.yaml".into()));
        assert!(of("a.CSV").contains(&"a.CSV.toml".into()));
        assert!(of("a.ts.csv").contains(&"a.ts.csv.toml".into()));
        assert!(of("a.parquet").is_empty());
    }
}
