//! What a file says of itself.

use std::fmt::Write;

use super::Metadata;
use super::rows::Slot;

/// What made the file.
pub(super) const GENERATOR: &str = concat!("gaussmle ", env!("CARGO_PKG_VERSION"));

/// Where x = y = 0 is in the native table.
pub(super) const ORIGIN: &str = "the outer corner of the sensor's first pixel";

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
pub(super) fn toml(columns: &[Slot], rows: u64, about: &Metadata) -> String {
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
    line(format_args!("model = {}", quoted(about.model.name())));
    // `{:?}` keeps the point of a whole number, which makes it a float in TOML.
    line(format_args!("pixel_size_um = {:?}", about.pixel_size_um));
    line(format_args!("origin = {}", quoted(ORIGIN)));
    line(format_args!("frames_from = 0"));
    line(format_args!("# Of the movie; 0 is unknown."));
    line(format_args!("width = {}", about.width));
    line(format_args!("height = {}", about.height));
    line(format_args!("frames = {}", about.frames));
    line(format_args!("notes = [{}]", notes.join(", ")));
    line(format_args!("\n[units]"));
    for (name, unit) in units(columns) {
        line(format_args!("{name} = {}", quoted(unit)));
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
