//! The metadata that writers store with a table.

use std::fmt::Write;

use gaussmle::model::{ModelKind, Takes};
use gaussmle::{Model, PixelSize};
use gaussmle_base::config::format_version_line;

use super::columns;
use super::metadata::{Metadata, RemarkSource, StoredRemark, TableMetadata, TableOverrides};
use super::rows::ColumnSpec;
use super::step::Step;
use super::text::F32_DIGITS;

/// The program and its version, as files name it.
pub(super) const GENERATOR: &str = concat!("gaussmle ", env!("CARGO_PKG_VERSION"));

/// The point with x = y = 0 in the native table.
pub(super) const ORIGIN: &str = "the outer corner of the sensor's first pixel";

/// The metadata of a table for the writers, whether it was fitted or read.
pub(super) struct TableInfo<'a> {
    /// The name of the fitted model.
    pub model: Option<&'a str>,
    pub widths: WidthSource,
    pub pixel_size_um: Option<PixelSize>,
    pub width: usize,
    pub height: usize,
    pub frames: usize,
    pub configuration: &'a str,
    pub notes: &'a [String],
    pub steps: &'a [Step],
    /// The remarks of the run. They are known after the last row.
    pub remarks: RemarkSource<'a>,
}

/// The source of a spot's width.
pub(super) enum WidthSource {
    /// The model. All of its columns are required.
    Model(Model),
    /// The columns of the table or, without them, the overrides.
    Columns(TableOverrides),
}

impl<'a> TableInfo<'a> {
    /// The metadata of a fitted table.
    pub(super) fn fitted(metadata: &'a Metadata, remarks: RemarkSource<'a>) -> Self {
        Self {
            model: Some(metadata.model.name()),
            widths: WidthSource::Model(metadata.model.clone()),
            pixel_size_um: Some(metadata.pixel_size_um),
            width: metadata.width,
            height: metadata.height,
            frames: metadata.frames,
            configuration: &metadata.configuration,
            notes: &metadata.notes,
            steps: &metadata.steps,
            remarks,
        }
    }

    /// The metadata of a table that was read. Overrides take precedence over the file.
    pub(super) fn read(
        metadata: &'a TableMetadata,
        overrides: &TableOverrides,
        remarks: RemarkSource<'a>,
    ) -> Self {
        let configuration = metadata.configuration.as_deref().unwrap_or_default();
        let sigma_um = overrides.sigma_um.or_else(|| {
            match ModelKind::named(metadata.model.as_deref()?)?.takes {
                Takes::Width => configured_width(configuration),
                Takes::StartWidth | Takes::Curve | Takes::Spline | Takes::SplinePlane => None,
            }
        });
        Self {
            model: metadata.model.as_deref(),
            widths: WidthSource::Columns(TableOverrides {
                sigma_um,
                ..overrides.clone()
            }),
            pixel_size_um: overrides.pixel_size_um.or(metadata.pixel_size_um),
            width: metadata.width.unwrap_or(0),
            height: metadata.height.unwrap_or(0),
            frames: metadata.frames.unwrap_or(0),
            configuration,
            notes: &metadata.notes,
            steps: &metadata.steps,
            remarks,
        }
    }

    /// The remarks as JSON, as Parquet and Picasso's files have them; none without remarks.
    pub(super) fn remarks_json(&self) -> Option<serde_json::Value> {
        let remarks = (self.remarks)();
        (!remarks.is_empty()).then(|| serde_json::json!(remarks))
    }
}

/// The given width of the model in a run's configuration.
fn configured_width(configuration: &str) -> Option<f64> {
    let table: toml::Table = configuration.parse().ok()?;
    table
        .values()
        .find_map(|section| match section.get("sigma_um")? {
            toml::Value::Float(um) => Some(*um),
            toml::Value::Integer(um) => Some(*um as f64),
            _ => None,
        })
}

/// Quotes a text for TOML and YAML. It is ASCII, because some readers use the locale's encoding.
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

/// Names and units of the columns with a unit.
pub(super) fn units(columns: &[ColumnSpec]) -> impl Iterator<Item = (&str, &str)> {
    let units = columns
        .iter()
        .map(|column| (column.name.as_str(), column.unit));
    units.filter(|(_, unit)| !unit.is_empty())
}

/// The file that a description in TOML is about.
pub(super) struct Contents<'a> {
    pub rows: u64,
    /// The checksum of the file. None if the file has checksums of its own.
    pub crc32: Option<u32>,
    pub columns: Columns<'a>,
}

/// The columns of a table.
pub(super) enum Columns<'a> {
    Native(&'a [ColumnSpec]),
    /// Those of a format of another program, by its name.
    Other(&'static str),
}

/// Describes a table in TOML, followed by the configuration of the run.
pub(super) fn toml(contents: &Contents<'_>, info: &TableInfo<'_>) -> String {
    let mut out = format!("# {GENERATOR}\n{}", format_version_line());
    let mut line = |text: std::fmt::Arguments<'_>| {
        // Writing to a string cannot fail.
        let _ = out.write_fmt(text);
        out.push('\n');
    };
    let remark = |remark: &StoredRemark| {
        let (cause, text) = (quoted(&remark.cause), quoted(&remark.text));
        format!("{{ cause = {cause}, text = {text} }}")
    };
    let remarks: Vec<String> = (info.remarks)().iter().map(remark).collect();
    let notes: Vec<String> = info.notes.iter().map(|note| quoted(note)).collect();
    line(format_args!("[table]"));
    line(format_args!("rows = {}", contents.rows));
    if let Some(crc32) = contents.crc32 {
        line(format_args!("crc32 = \"{crc32:08x}\""));
    }
    if let Some(model) = info.model {
        line(format_args!("model = {}", quoted(model)));
    }
    if let Some(size) = info.pixel_size_um {
        line(format_args!("pixel_size_um = {}", size.toml()));
    }
    match contents.columns {
        Columns::Native(_) => {
            line(format_args!("origin = {}", quoted(ORIGIN)));
            line(format_args!("frames_from = 0"));
            // A reader of the CSV needs it to recover the same numbers.
            line(format_args!("f32_digits = {F32_DIGITS}"));
        }
        Columns::Other(format) => line(format_args!("format = {format:?}")),
    }
    line(format_args!("# Of the movie; 0 is unknown."));
    line(format_args!("width = {}", info.width));
    line(format_args!("height = {}", info.height));
    line(format_args!("frames = {}", info.frames));
    line(format_args!("notes = [{}]", notes.join(", ")));
    let steps: Vec<String> = info.steps.iter().map(|step| quoted(step.name())).collect();
    if !steps.is_empty() {
        line(format_args!("steps = [{}]", steps.join(", ")));
    }
    if !remarks.is_empty() {
        line(format_args!("remarks = [{}]", remarks.join(", ")));
    }
    line(format_args!("\n[units]"));
    let columns = match contents.columns {
        Columns::Native(columns) => columns,
        Columns::Other(_) => &[],
    };
    for (name, unit) in units(columns) {
        // Names of other programs' columns may contain characters that need quotes.
        match columns::native(name) {
            Some(_) => line(format_args!("{name} = {}", quoted(unit))),
            None => line(format_args!("{} = {}", quoted(name), quoted(unit))),
        }
    }
    line(format_args!("\n{}", info.configuration));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_text_is_escaped() {
        assert_eq!(quoted("plain"), r#""plain""#);
        assert_eq!(quoted("a\"b\\c\nd\te"), r#""a\"b\\c\nd\te""#);
        assert_eq!(
            quoted("\u{7f}\u{b5}m\u{1f52c}"),
            r#""\u007f\u00b5m\U0001f52c""#
        );
    }
}
