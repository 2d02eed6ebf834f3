//! A file to read as a table, and the errors about it.

use std::cell::Cell;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use gaussmle::PixelSize;
use gaussmle_base::files;
use gaussmle_base::messages::message;

use super::types::ReadOptions;
use crate::movie;
use crate::table::error::TableError;

/// The most bytes of columns, as numbers of 8 bytes, for each byte of a file. Positions do not
/// repeat: with two of them among 30 columns that all compress to nothing it is below 50.
const MAX_EXPANSION: u64 = 64;

/// The bytes that the columns of any file may have.
const FREE: u64 = 128 << 20;

/// The most columns of a table. Their names are compared with each other.
pub(in crate::table) const MAX_COLUMNS: u64 = 4096;

/// A file to read as a table.
pub(in crate::table) struct Input<'a> {
    pub path: &'a Path,
    pub options: &'a ReadOptions,
    /// Size of the file, bytes.
    pub bytes: u64,
    /// The first 8 bytes.
    pub start: Vec<u8>,
    /// The formats that are read, in words.
    formats: String,
    /// Bytes of the columns so far.
    claimed: Cell<u64>,
}

impl<'a> Input<'a> {
    pub(in crate::table) fn open(
        path: &'a Path,
        options: &'a ReadOptions,
        formats: String,
    ) -> Result<Self, TableError> {
        let failed = |error: io::Error| TableError::Read {
            path: path.into(),
            cause: error.into(),
        };
        let file = files::open(path).map_err(failed)?;
        let bytes = file.metadata().map_err(failed)?.len();
        let mut start = Vec::new();
        file.take(8).read_to_end(&mut start).map_err(failed)?;
        Ok(Self {
            path,
            options,
            bytes,
            start,
            formats,
            claimed: Cell::new(0),
        })
    }

    /// Opens the file again, for those who read it.
    pub(in crate::table) fn file(&self) -> Result<File, TableError> {
        files::open(self.path).map_err(|error| self.failed(error))
    }

    /// The largest size of the content, bytes.
    fn max_content(&self) -> u64 {
        self.bytes.saturating_mul(MAX_EXPANSION).max(FREE)
    }

    /// Checks the bytes of a part of the content before memory is allocated for it.
    pub(in crate::table) fn check_content(&self, what: &str, bytes: u64) -> Result<(), TableError> {
        let (have, most) = (self.bytes, self.max_content());
        if bytes <= most {
            return Ok(());
        }
        Err(self.malformed(format!(
            "{what} claims {bytes} bytes, where a file of {have} bytes can hold at most {most}"
        )))
    }

    /// As [`check_content`](Self::check_content), for the sum of all columns that are read.
    pub(in crate::table) fn claim(&self, what: &str, rows: u64) -> Result<(), TableError> {
        let all = rows.saturating_mul(8).saturating_add(self.claimed.get());
        self.claimed.set(all);
        self.check_content(what, all)
    }

    /// Checks the number of columns before any is read.
    pub(in crate::table) fn check_columns(&self, columns: u64) -> Result<(), TableError> {
        match columns <= MAX_COLUMNS {
            true => Ok(()),
            false => Err(self.malformed(format!(
                "it has {columns} columns: a table has at most {MAX_COLUMNS}"
            ))),
        }
    }

    /// The error of a failed read.
    pub(in crate::table) fn failed(&self, cause: io::Error) -> TableError {
        TableError::Read {
            path: self.path.into(),
            cause: cause.into(),
        }
    }

    /// The error of a damaged file.
    pub(in crate::table) fn malformed(&self, what: impl Display) -> TableError {
        TableError::Malformed {
            path: self.path.into(),
            what: message(&what.to_string()),
        }
    }

    /// The error of an unknown format.
    pub(in crate::table) fn unrecognized(&self, what: impl Display) -> TableError {
        let advice = match movie::has_extension(self.path) {
            true => "localize the movie first".to_owned(),
            false => format!("the formats are {}", self.formats),
        };
        TableError::Unrecognized {
            path: self.path.into(),
            what: message(&format!("{what}; {advice}")),
        }
    }

    /// The size of a pixel, um. The caller's value takes precedence over that of the file.
    pub(in crate::table) fn pixel_size_um(
        &self,
        file: Option<PixelSize>,
    ) -> Result<PixelSize, TableError> {
        match self.options.pixel_size_um.or(file) {
            Some(size) if size.is_possible() => Ok(size),
            Some(size) => Err(self.malformed(format!(
                "a pixel size of {size} um is invalid: expected a positive number"
            ))),
            None => Err(TableError::NoPixelSize {
                path: self.path.into(),
            }),
        }
    }

    /// The text of a sidecar, if the file exists.
    pub(in crate::table) fn sidecar(&self, path: &Path) -> Result<Option<String>, TableError> {
        match files::read(path, files::MOST_TEXT) {
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(TableError::Read {
                path: path.into(),
                cause: error.into(),
            }),
        }
    }
}
