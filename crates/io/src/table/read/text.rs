//! Tables of text: a line of names, lines of cells, and the `.toml` file beside them.

use std::io::Read;
use std::path::PathBuf;

use gaussmle_base::messages::quoted;

use super::input::Input;
use super::native::{self, NativeInfo};
use super::text_columns::{self, ColumnText};
use crate::table::error::TableError;
use crate::table::format::{Format, TOML_SIDECAR};

/// The longest line of names, bytes.
const MAX_HEADER: usize = 1 << 16;

/// The number of bytes that are read at a time.
const READ: u64 = 1 << 20;

/// The byte-order mark of UTF-8.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// The file that describes a table, and its content.
pub(in crate::table) type Description = (PathBuf, NativeInfo);

/// A table of text whose cells are not parsed yet.
pub(in crate::table) struct Text<'a, 'b> {
    pub input: &'a Input<'b>,
    pub names: Vec<String>,
    /// The `.toml` file beside the table. It may belong to another table.
    pub description: Option<Description>,
    separator: char,
    text: String,
    /// The bytes of a file that is not UTF-8.
    latin: Option<Vec<u8>>,
}

impl<'a, 'b> Text<'a, 'b> {
    pub(in crate::table) fn open(input: &'a Input<'b>) -> Result<Self, TableError> {
        let (text, latin) = decoded(bytes(input)?);
        let line = text.split('\n').next().unwrap_or_default();
        if line.len() > MAX_HEADER {
            let have = line.len();
            return Err(input.unrecognized(format!(
                "its first line has {have} bytes, and names of columns at most {MAX_HEADER}"
            )));
        }
        let line = line.strip_prefix('\u{feff}').unwrap_or(line);
        let (names, separator) = text_columns::header(line);
        Ok(Self {
            input,
            names,
            description: description(input)?,
            separator,
            text,
            latin,
        })
    }

    /// True if names have units in brackets, as `x [nm]`. A native table may have columns of other
    /// programs, with units in their names, beside its positions.
    pub(in crate::table) fn has_units(&self) -> bool {
        let mut names = self.names.iter();
        names.any(|name| name.ends_with(']') && name.contains('['))
            && !native::has_positions(self.names.iter().map(String::as_str))
    }

    /// True if the names are those of the native table.
    pub(in crate::table) fn has_native_names(&self) -> bool {
        native::has_native_names(self.names.iter().map(String::as_str))
    }

    /// The error of a text that is no table.
    pub(in crate::table) fn unrecognized(&self) -> TableError {
        let have = quoted(&self.names.join(", "));
        self.input.unrecognized(format!(
            "its first line names neither frame, x, y nor columns with units, as \"x [nm]\", but {have}"
        ))
    }

    /// Parses the cells of a table with this description. With `short_f32`, numbers of few digits
    /// are f32.
    pub(in crate::table) fn columns(
        &self,
        description: Option<&Description>,
        short_f32: bool,
    ) -> Result<Vec<ColumnText>, TableError> {
        let input = self.input;
        input.check_columns(self.names.len() as u64)?;
        if let Some((path, info)) = description {
            let bytes = self.latin.as_deref().unwrap_or(self.text.as_bytes());
            info.check(input, path, bytes)?;
        }
        if !self.text.ends_with('\n') {
            return Err(input.malformed(
                "its last line does not end, so the file is cut short: copy it again; or, if the line is \
                 complete, add a line break after it",
            ));
        }
        let body = self.text.split_once('\n').map_or("", |(_, body)| body);
        text_columns::columns(input, body, self.names.len(), self.separator, short_f32)
    }
}

/// The `.toml` file beside a table, if there is one, and its content.
fn description(input: &Input<'_>) -> Result<Option<Description>, TableError> {
    let path = TOML_SIDECAR.of(input.path);
    let Some(text) = input.sidecar(&path)? else {
        return Ok(None);
    };
    match NativeInfo::parse(&text, Format::CSV) {
        Ok(info) => Ok(Some((path, info))),
        Err(what) => Err(TableError::Malformed { path, what }),
    }
}

/// The content of a text file. A binary file is read up to its first zero.
fn bytes(input: &Input<'_>) -> Result<Vec<u8>, TableError> {
    let mut file = input.file()?;
    let mut bytes = Vec::new();
    loop {
        let before = bytes.len();
        let read = file.by_ref().take(READ).read_to_end(&mut bytes);
        read.map_err(|error| input.failed(error))?;
        if bytes[before..].contains(&0) {
            return Err(input.unrecognized("it is neither text nor one of the binary files"));
        }
        if bytes.len() == before {
            return Ok(bytes);
        }
    }
}

/// The text of a file, with the bytes if it is not UTF-8. It is then read as Latin-1, for the micro
/// sign in old headers.
fn decoded(bytes: Vec<u8>) -> (String, Option<Vec<u8>>) {
    match String::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let bytes = error.into_bytes();
            let text = bytes.strip_prefix(MARK).unwrap_or(&bytes).iter();
            (text.copied().map(char::from).collect(), Some(bytes))
        }
    }
}
