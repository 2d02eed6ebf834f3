//! A format of tables: its names, its endings, and the file beside a table.

use std::ffi::OsString;
use std::fmt::{self, Debug, Display};
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use serde::{Serialize, Serializer};

use super::error::TableError;
use crate::movie;

/// A format of tables.
///
/// [`Format::all`] has all of them. Every format is read; [`is_written`](Self::is_written) tells
/// whether [`write`](fn@super::write) takes it.
#[derive(Clone, Copy)]
pub struct Format {
    /// The name in options and metadata, in lower case.
    pub(super) name: &'static str,
    /// The program whose format it is. None for gaussmle.
    pub(super) program: Option<&'static str>,
    /// The kind of file, as its program calls it.
    pub(super) kind: &'static str,
    /// The endings of file names in lower case, the usual one first.
    pub(super) endings: &'static [&'static str],
    /// The file that is written beside a table and describes it.
    pub(super) sidecar: Option<Sidecar>,
    /// True if rows of fits that are not usable are left out.
    pub(super) usable_rows_only: bool,
    /// True if the writer visits the rows once.
    pub(super) one_pass: bool,
}

/// The name of a file that describes a table.
#[derive(Clone, Copy)]
pub(super) enum Sidecar {
    /// The name of the table, and this extension after it.
    Appended(&'static str),
    /// The name of the table with this extension in place of its own.
    Replacing(&'static str),
}

/// The file beside a table that describes it in TOML.
pub(super) const TOML_SIDECAR: Sidecar = Sidecar::Appended("toml");

impl Sidecar {
    pub(super) fn of(self, table: &Path) -> PathBuf {
        match self {
            Sidecar::Appended(extension) => {
                let mut name = OsString::from(table);
                name.push(".");
                name.push(extension);
                name.into()
            }
            Sidecar::Replacing(extension) => table.with_extension(extension),
        }
    }
}

impl Format {
    /// The name of the format, in lower case.
    pub fn name(self) -> &'static str {
        self.name
    }

    /// True if it is a format of gaussmle, which keeps all rows and columns.
    pub fn is_native(self) -> bool {
        self.program.is_none()
    }

    /// The program and its kind of file, such as "Picasso's HDF5".
    pub fn label(self) -> String {
        format!("{}'s {}", self.program.unwrap_or("gaussmle"), self.kind)
    }

    /// The endings of file names, such as `.csv`, the usual one first.
    pub fn endings(self) -> &'static [&'static str] {
        self.endings
    }

    /// The endings in words, with the program unless it is gaussmle: `.hdf5 or .h5 (Picasso)`.
    pub fn endings_text(self) -> String {
        let endings = self.endings.join(" or ");
        match self.program {
            Some(program) => format!("{endings} ({program})"),
            None => endings,
        }
    }

    /// The file that is written beside a table and describes it, if the format has one.
    pub fn sidecar(self, path: &Path) -> Option<PathBuf> {
        self.sidecar.map(|sidecar| sidecar.of(path))
    }

    /// True if rows of fits that are not usable are left out of a table of this format.
    pub fn has_usable_rows_only(self) -> bool {
        self.usable_rows_only
    }

    /// True if a table of this format is written in one pass, so that its rows can come from a run
    /// that is not complete, and may be fewer in the end than [`Rows::len`](super::Rows::len) said.
    /// [`Rows::blocks`](super::Rows::blocks) may still be called more than once: only the last call
    /// gets further than the first block.
    pub fn is_written_in_one_pass(self) -> bool {
        self.one_pass
    }

    /// Checks that the sidecar of a table does not replace that of a movie: `movie.yaml` of
    /// `movie.hdf5` would replace that of `movie.raw`.
    ///
    /// # Errors
    ///
    /// Returns an error if it does.
    pub fn check(self, path: &Path) -> Result<(), TableError> {
        if let Some(sidecar) = self.sidecar(path)
            && let Some(movie) = movie::described_by(&sidecar)
        {
            return Err(TableError::MoviesSidecar {
                path: path.into(),
                sidecar,
                movie,
            });
        }
        Ok(())
    }

    /// Removes a table of this format and its sidecar, if they exist. Errors are ignored.
    pub fn remove(self, path: &Path) {
        let _ = std::fs::remove_file(path);
        if let Some(sidecar) = self.sidecar(path) {
            let _ = std::fs::remove_file(sidecar);
        }
    }

    /// True if a path has the usual ending of this format.
    pub(crate) fn has_usual_ending(self, path: &Path) -> bool {
        let name = path.to_string_lossy().to_ascii_lowercase();
        let usual = self.endings.first();
        usual.is_some_and(|ending| name.ends_with(ending))
    }

    /// The length of the longest ending that a path has in this format.
    pub(super) fn fits(self, path: &Path) -> Option<usize> {
        let name = path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().to_ascii_lowercase();
        let fitting = self.endings.iter().filter(|end| name.ends_with(**end));
        fitting.map(|end| end.len()).max()
    }
}

/// Formats are equal if they have the same name.
impl PartialEq for Format {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Format {}

impl Hash for Format {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Format({})", self.name)
    }
}

impl Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Serialize for Format {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}
