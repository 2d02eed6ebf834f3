//! Tables of text: the native one, with the `.toml` beside it, and those whose header has units in brackets.

use std::borrow::Cow;

use super::cells::{self, Cells};
use super::native::{self, About};
use super::{Input, ReadTable, Source, thunderstorm};
use crate::tables::error::TableError;
use crate::tables::format::Format;
use crate::tables::native::known;

pub(super) fn read(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let bytes = std::fs::read(input.path).map_err(|error| input.failed(error))?;
    let Some(text) = text(&bytes) else {
        return Err(input.unknown("it is neither text nor one of the binary files"));
    };
    let text: &str = &text;
    let (line, body) = text.split_once('\n').unwrap_or((text, ""));
    let (names, separator) = cells::header(line);
    if names
        .iter()
        .any(|name| name.ends_with(']') && name.contains('['))
    {
        let columns = cells::columns(input, body, names.len(), separator, false)?;
        return thunderstorm::read(input, names, columns);
    }
    let about = about(input)?;
    if about.is_none() && !native::is_native(names.iter().map(String::as_str)) {
        let have: String = names.join(", ").chars().take(200).collect();
        let what = format!(
            "its first line names neither roi, frame, x, y nor columns with units, as \"x [nm]\", but {have}"
        );
        return Err(input.unknown(what));
    }
    let mut about = about.unwrap_or_else(|| About::none(Source::Csv));
    let columns = cells::columns(input, body, names.len(), separator, about.short_f32)?;
    let mut numbers = Vec::new();
    for (name, cells) in names.into_iter().zip(columns) {
        match cells {
            // The index of a data frame.
            _ if name.is_empty() => {}
            Cells::Numbers(values) => numbers.push((name, values)),
            Cells::Text(text, line) if known(&name).is_some() => {
                return Err(input.wrong(format!(
                    "`{name}` of line {line} is `{text}`, which is no number"
                )));
            }
            Cells::Text(..) => about.metadata.notes.push(dropped(&name)),
        }
    }
    about.table(input, numbers)
}

/// What is said of a column of text.
pub(super) fn dropped(name: &str) -> String {
    format!("the column `{name}` of the file is text and was left out")
}

/// What the `.toml` beside the file says, if it is one of ours.
fn about(input: &Input<'_>) -> Result<Option<About>, TableError> {
    let Some(path) = Format::Csv.sidecar(input.path) else {
        return Ok(None);
    };
    let Some(text) = input.beside(&path)? else {
        return Ok(None);
    };
    match About::parse(&text, Source::Csv) {
        Ok(about) => Ok(Some(about)),
        Err(what) => Err(TableError::Malformed { path, what }),
    }
}

/// Text without its byte-order mark. What is no UTF-8 is taken as Latin letters, for the micro sign of an old header.
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
