//! Reads tables of text: the native one with its `.toml` sidecar, and tables with units in the
//! header.

use std::borrow::Cow;
use std::io::Read;
use std::path::PathBuf;

use gaussmle_base::messages::quoted;

use super::input::Input;
use super::native::{self, NativeInfo};
use super::text_columns::{self, ColumnText};
use super::types::ReadTable;
use super::{notes, thunderstorm};
use crate::table::columns;
use crate::table::error::TableError;
use crate::table::format::Format;
use crate::table::metadata::TableFormat;

/// The longest line of names, bytes.
const MAX_HEADER: usize = 1 << 16;

/// The number of bytes that are read at a time.
const READ: u64 = 1 << 20;

pub(super) fn read(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let bytes = bytes(input)?;
    let text = text(&bytes);
    let text: &str = &text;
    let (line, body) = text.split_once('\n').unwrap_or((text, ""));
    if line.len() > MAX_HEADER {
        let have = line.len();
        return Err(input.unrecognized(format!(
            "its first line has {have} bytes, and names of columns at most {MAX_HEADER}"
        )));
    }
    let (names, separator) = text_columns::header(line);
    let plain = || names.iter().map(String::as_str);
    let has_units = plain().any(|name| name.ends_with(']') && name.contains('['));
    let sidecar = sidecar(input)?;
    // A native table may have columns of other programs, with units in their names. A sidecar beside a
    // table whose positions have units belongs to another one, unless it states the format.
    let is_thunderstorm = has_units && !native::has_positions(plain());
    let sidecar = sidecar.filter(|(_, info)| !is_thunderstorm || info.is_thunderstorm);
    if sidecar.is_none() && !is_thunderstorm && !native::has_native_names(plain()) {
        let have = quoted(&names.join(", "));
        let what = format!(
            "its first line names neither frame, x, y nor columns with units, as \"x [nm]\", but {have}"
        );
        return Err(input.unrecognized(what));
    }
    input.check_columns(names.len() as u64)?;
    if let Some((path, info)) = &sidecar {
        info.check(input, path, &bytes)?;
    }
    if !text.ends_with('\n') {
        return Err(input.malformed(
            "its last line does not end, so the file is cut short: copy it again; or, if the line is \
             complete, add a line break after it",
        ));
    }
    let info = sidecar.map(|(_, info)| info);
    if is_thunderstorm {
        let columns = text_columns::columns(input, body, names.len(), separator, false)?;
        return thunderstorm::read(input, names, columns, info.map(|info| info.metadata));
    }
    let mut info = info.unwrap_or_else(|| NativeInfo::none(TableFormat::Csv));
    let columns = text_columns::columns(input, body, names.len(), separator, info.short_f32)?;
    let mut numbers = Vec::new();
    for (name, cells) in names.into_iter().zip(columns) {
        match cells {
            // The index of a data frame has no name.
            _ if name.is_empty() => {}
            ColumnText::Numbers(values) => numbers.push((name, values)),
            ColumnText::Text(text, line) if columns::native(&name).is_some() => {
                return Err(input.malformed(format!(
                    "`{name}` of line {line} is `{text}`, which is not a number"
                )));
            }
            ColumnText::Text(..) => info.metadata.notes.push(notes::text_column(&name)),
        }
    }
    info.table(input, numbers)
}

/// The `.toml` sidecar, if the file has one, and its content.
fn sidecar(input: &Input<'_>) -> Result<Option<(PathBuf, NativeInfo)>, TableError> {
    let Some(path) = Format::Csv.sidecar(input.path) else {
        return Ok(None);
    };
    let Some(text) = input.sidecar(&path)? else {
        return Ok(None);
    };
    match NativeInfo::parse(&text, TableFormat::Csv) {
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

/// Decodes text without its byte-order mark. Text that is not UTF-8 is read as Latin-1, for the
/// micro sign in old headers.
fn text(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let latin = || {
        bytes
            .iter()
            .map(|&byte| char::from(byte))
            .collect::<String>()
    };
    std::str::from_utf8(bytes).map_or_else(|_| latin().into(), Cow::from)
}
