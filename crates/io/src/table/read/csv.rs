//! Reads tables of text: the native one with its `.toml` sidecar, and tables with units in the
//! header.

use std::borrow::Cow;
use std::path::PathBuf;

use gaussmle::messages::quoted;

use super::input::Input;
use super::native::{self, NativeInfo};
use super::text_columns::{self, ColumnText};
use super::types::ReadTable;
use super::{notes, thunderstorm};
use crate::table::columns;
use crate::table::error::TableError;
use crate::table::format::Format;
use crate::table::metadata::TableFormat;

pub(super) fn read(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let bytes = std::fs::read(input.path).map_err(|error| input.failed(error))?;
    let Some(text) = text(&bytes) else {
        return Err(input.unrecognized("it is neither text nor one of the binary files"));
    };
    let text: &str = &text;
    let (line, body) = text.split_once('\n').unwrap_or((text, ""));
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

/// Decodes text without its byte-order mark. Text that is not UTF-8 is read as Latin-1, for the
/// micro sign in old headers. None for binary content.
fn text(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if bytes.contains(&0) {
        return None;
    }
    let latin = || {
        bytes
            .iter()
            .map(|&byte| char::from(byte))
            .collect::<String>()
    };
    Some(std::str::from_utf8(bytes).map_or_else(|_| latin().into(), Cow::from))
}
