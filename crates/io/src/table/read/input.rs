//! A file to read as a table, and the errors about it.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use gaussmle::messages::message;

use super::types::ReadOptions;
use crate::extension::extension;
use crate::table::error::TableError;

/// A file to read as a table.
pub(super) struct Input<'a> {
    pub path: &'a Path,
    pub options: &'a ReadOptions,
    /// Size of the file, bytes.
    pub bytes: u64,
    /// The first 8 bytes.
    pub start: Vec<u8>,
}

impl<'a> Input<'a> {
    pub(super) fn open(path: &'a Path, options: &'a ReadOptions) -> Result<Self, TableError> {
        let failed = |error: io::Error| TableError::Read {
            path: path.into(),
            cause: error.into(),
        };
        let file = File::open(path).map_err(failed)?;
        let file_metadata = file.metadata().map_err(failed)?;
        if file_metadata.is_dir() {
            return Err(failed(io::Error::new(
                io::ErrorKind::IsADirectory,
                "it is a folder: name a file in it",
            )));
        }
        let mut start = Vec::new();
        file.take(8).read_to_end(&mut start).map_err(failed)?;
        Ok(Self {
            path,
            options,
            bytes: file_metadata.len(),
            start,
        })
    }

    /// The largest size of the decompressed content: deflate's best ratio is 1032.
    pub(super) fn max_content(&self) -> u64 {
        self.bytes.saturating_mul(1032)
    }

    /// The error of a failed read.
    pub(super) fn failed(&self, cause: io::Error) -> TableError {
        TableError::Read {
            path: self.path.into(),
            cause: cause.into(),
        }
    }

    /// The error of a damaged file.
    pub(super) fn malformed(&self, what: impl Display) -> TableError {
        TableError::Malformed {
            path: self.path.into(),
            what: message(&what.to_string()),
        }
    }

    /// The error of an unknown format.
    pub(super) fn unrecognized(&self, what: impl Display) -> TableError {
        let extension = extension(self.path);
        let advice = match extension.as_str() {
            "tif" | "tiff" | "raw" | "dax" | "npy" => "localize the movie first",
            _ => {
                "the formats are gaussmle's CSV, Parquet and npz, Picasso's .hdf5, ThunderSTORM's CSV, .smlm and DECODE's .h5"
            }
        };
        TableError::Unrecognized {
            path: self.path.into(),
            what: message(&format!("{what}; {advice}")),
        }
    }

    /// The size of a pixel, um. The caller's value takes precedence over that of the file.
    pub(super) fn pixel_size_um(&self, file: Option<f64>) -> Result<f64, TableError> {
        match self.options.pixel_size_um.or(file) {
            Some(um) if um > 0.0 && um.is_finite() => Ok(um),
            Some(um) => Err(self.malformed(format!(
                "a pixel size of {um} um is invalid: expected a positive number"
            ))),
            None => Err(TableError::NoPixelSize {
                path: self.path.into(),
            }),
        }
    }

    /// The text of a sidecar, if the file exists.
    pub(super) fn sidecar(&self, path: &Path) -> Result<Option<String>, TableError> {
        match std::fs::read(path) {
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(TableError::Read {
                path: path.into(),
                cause: error.into(),
            }),
        }
    }
}
