//! What a file says of itself.

use std::fmt::Write;

use super::read::TableMetadata;
use super::rows::Slot;
use super::text::F32_DIGITS;
use super::{Given, Metadata, native};
use crate::model::Model;

/// What made the file.
pub(super) const GENERATOR: &str = concat!("gaussmle ", env!("CARGO_PKG_VERSION"));

/// Where x = y = 0 is in the native table.
pub(super) const ORIGIN: &str = "the outer corner of the sensor's first pixel";

/// What writers are told of a table, whether it was fitted here or read from a file.
pub(super) struct About<'a> {
    /// The name of what was fitted.
    pub model: Option<&'a str>,
    /// Where a spot's width comes from.
    pub widths: Widths,
    pub pixel_size_um: Option<f64>,
    pub width: usize,
    pub height: usize,
    pub frames: usize,
    pub configuration: &'a str,
    pub notes: &'a [String],
}

/// Where a spot's width comes from.
pub(super) enum Widths {
    /// From this model, whose columns must all be there.
    Of(Model),
    /// From columns, and where there are none from what is given.
    Columns(Given),
}

impl<'a> About<'a> {
    /// A table that was fitted here.
    pub(super) fn fitted(about: &'a Metadata) -> Self {
        Self {
            model: Some(about.model.name()),
            widths: Widths::Of(about.model),
            pixel_size_um: Some(about.pixel_size_um),
            width: about.width,
            height: about.height,
            frames: about.frames,
            configuration: &about.configuration,
            notes: &about.notes,
        }
    }

    /// A table that was read. What is given comes before what the file says.
    pub(super) fn read(about: &'a TableMetadata, given: &Given) -> Self {
        let configuration = about.configuration.as_deref().unwrap_or_default();
        let sigma_um = given.sigma_um.or_else(|| match about.model.as_deref() {
            Some("xynb") => given_width(configuration),
            _ => None,
        });
        Self {
            model: about.model.as_deref(),
            widths: Widths::Columns(Given { sigma_um, ..*given }),
            pixel_size_um: given.pixel_size_um.or(about.pixel_size_um),
            width: about.width.unwrap_or(0),
            height: about.height.unwrap_or(0),
            frames: about.frames.unwrap_or(0),
            configuration,
            notes: &about.notes,
        }
    }
}

/// The width that a run was given, from its configuration.
fn given_width(configuration: &str) -> Option<f64> {
    let table: toml::Table = configuration.parse().ok()?;
    table
        .values()
        .find_map(|section| match section.get("sigma_um")? {
            toml::Value::Float(um) => Some(*um),
            toml::Value::Integer(um) => Some(*um as f64),
            _ => None,
        })
}

/// A quoted text that is the same to TOML and YAML, in ASCII, since readers take files in the machine's own encoding.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            ' '..='~' => out.push(letter),
            _ => out.push_str(&escaped(letter)),
        }
    }
    out.push('"');
    out
}

fn escaped(letter: char) -> String {
    match u32::from(letter) {
        code @ ..0x1_0000 => format!("\\u{code:04x}"),
        code => format!("\\U{code:08x}"),
    }
}

/// Columns that have a unit, and it.
pub(super) fn units(columns: &[Slot]) -> impl Iterator<Item = (&str, &str)> {
    let units = columns.iter().map(|slot| (slot.name.as_str(), slot.unit));
    units.filter(|(_, unit)| !unit.is_empty())
}

/// A native table in words, and the configuration that replays it.
pub(super) fn toml(columns: &[Slot], rows: u64, about: &About<'_>) -> String {
    let mut out = String::new();
    let mut line = |text: std::fmt::Arguments<'_>| {
        // Writing to a string does not fail.
        let _ = out.write_fmt(text);
        out.push('\n');
    };
    let notes: Vec<String> = about.notes.iter().map(|note| quoted(note)).collect();
    line(format_args!("# {GENERATOR}"));
    line(format_args!("[table]"));
    line(format_args!("rows = {rows}"));
    if let Some(model) = about.model {
        line(format_args!("model = {}", quoted(model)));
    }
    if let Some(um) = about.pixel_size_um {
        // `{:?}` keeps the point of a whole number, which makes it a float in TOML.
        line(format_args!("pixel_size_um = {um:?}"));
    }
    line(format_args!("origin = {}", quoted(ORIGIN)));
    line(format_args!("frames_from = 0"));
    // How the text of a CSV is read back to the same numbers.
    line(format_args!("f32_digits = {F32_DIGITS}"));
    line(format_args!("# Of the movie; 0 is unknown."));
    line(format_args!("width = {}", about.width));
    line(format_args!("height = {}", about.height));
    line(format_args!("frames = {}", about.frames));
    line(format_args!("notes = [{}]", notes.join(", ")));
    line(format_args!("\n[units]"));
    for (name, unit) in units(columns) {
        // Names of other programs' columns may be none of TOML's bare keys.
        match native::known(name) {
            Some(_) => line(format_args!("{name} = {}", quoted(unit))),
            None => line(format_args!("{} = {}", quoted(name), quoted(unit))),
        }
    }
    line(format_args!("\n{}", about.configuration));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_hold_what_they_quote() {
        assert_eq!(quoted("plain"), r#""plain""#);
        assert_eq!(quoted("a\"b\\c\nd\te"), r#""a\"b\\c\nd\te""#);
        assert_eq!(
            quoted("\u{7f}\u{b5}m\u{1f52c}"),
            r#""\u007f\u00b5m\U0001f52c""#
        );
    }
}
