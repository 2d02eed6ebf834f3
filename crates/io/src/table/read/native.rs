//! Metadata of the native table, and the table itself from its columns.

use std::path::Path;

use gaussmle_base::config::parse_toml;

use super::assembly::Assembly;
use super::input::Input;
use super::notes;
use super::numbers::Numbers;
use super::types::ReadTable;
use crate::table::checksum::crc32;
use crate::table::error::TableError;
use crate::table::format::Format;
use crate::table::metadata::{StoredRemark, TableMetadata};
use crate::table::step::Step;
use crate::table::text::F32_DIGITS;

/// True if names are those of the native table. Decides for files without metadata.
pub(in crate::table) fn has_native_names<'a>(names: impl IntoIterator<Item = &'a str>) -> bool {
    has_all(names, &["frame", "x", "y"])
}

/// True if a table has positions without a unit in their names, as the native one has.
pub(in crate::table) fn has_positions<'a>(names: impl IntoIterator<Item = &'a str>) -> bool {
    has_all(names, &["x", "y"])
}

fn has_all<'a>(names: impl IntoIterator<Item = &'a str>, wanted: &[&str]) -> bool {
    let names: Vec<&str> = names.into_iter().collect();
    wanted.iter().all(|name| names.contains(name))
}

/// The content of the `.toml` sidecar of a text table, or of the text in an npz.
pub(in crate::table) struct NativeInfo {
    pub metadata: TableMetadata,
    /// The name of another program's format, if the text states one.
    pub format: Option<String>,
    /// The number of rows, if stated.
    rows: Option<u64>,
    /// CRC-32 of the table's file in hexadecimal digits, if stated.
    crc32: Option<String>,
    /// True if short numbers in a CSV are f32.
    pub short_f32: bool,
    /// True if the file states that its table is the native one.
    is_stated: bool,
}

impl NativeInfo {
    pub(in crate::table) fn none(format: Format) -> Self {
        let metadata = TableMetadata::of(format);
        Self {
            metadata,
            format: None,
            rows: None,
            crc32: None,
            short_f32: false,
            is_stated: false,
        }
    }

    /// The description of a file that states that its table is the native one.
    pub(in crate::table) fn stated(format: Format) -> Self {
        Self {
            is_stated: true,
            ..Self::none(format)
        }
    }

    /// Parses TOML.
    pub(in crate::table) fn parse(text: &str, format: Format) -> Result<Self, String> {
        // The configuration is returned unchanged, so it is not parsed.
        let (head, configuration) = split(text);
        let document = parse_toml(head)?;
        let table = document.get("table").and_then(toml::Value::as_table);
        let table = table.ok_or("it has no section [table]")?;
        let text = |key: &str| table.get(key).and_then(toml::Value::as_str);
        let number = |key: &str| table.get(key).and_then(toml::Value::as_integer);
        let count = |key: &str| {
            number(key)
                .and_then(|n| usize::try_from(n).ok())
                .filter(|&n| n > 0)
        };
        let strings = |value: &toml::Value| value.as_str().map(str::to_owned);
        let notes = table.get("notes").and_then(toml::Value::as_array);
        let remarks = table.get("remarks").and_then(toml::Value::as_array);
        let steps = table.get("steps").and_then(toml::Value::as_array);
        let steps = steps.into_iter().flatten().filter_map(toml::Value::as_str);
        let remark = |remark: &toml::Value| {
            Some(StoredRemark {
                cause: strings(remark.get("cause")?)?,
                text: strings(remark.get("text")?)?,
            })
        };
        let units = document.get("units").and_then(toml::Value::as_table);
        let units = units.into_iter().flatten();
        let size = table.get("pixel_size_um");
        let size = size.and_then(|size| size.clone().try_into().ok());
        Ok(Self {
            metadata: TableMetadata {
                format,
                pixel_size_um: size,
                model: text("model").map(str::to_owned),
                width: count("width"),
                height: count("height"),
                frames: count("frames"),
                configuration: configuration
                    .filter(|text| !text.is_empty())
                    .map(str::to_owned),
                notes: notes.into_iter().flatten().filter_map(strings).collect(),
                remarks: remarks.into_iter().flatten().filter_map(remark).collect(),
                steps: Step::of_names(steps),
                units: units
                    .filter_map(|(key, value)| Some((key.clone(), strings(value)?)))
                    .collect(),
            },
            format: text("format").map(str::to_owned),
            rows: number("rows").and_then(|n| u64::try_from(n).ok()),
            crc32: text("crc32").map(str::to_owned),
            short_f32: number("f32_digits") == i64::try_from(F32_DIGITS).ok(),
            is_stated: true,
        })
    }

    /// Compares the bytes of a text table with the number of rows and the checksum in its sidecar.
    ///
    /// Both have to be removed by someone who changes a table on purpose: a text cut after a line,
    /// or with another digit, is a valid table.
    pub(in crate::table) fn check(
        &self,
        input: &Input<'_>,
        sidecar: &Path,
        bytes: &[u8],
    ) -> Result<(), TableError> {
        let crc32 = format!("{:08x}", crc32(bytes));
        if self.crc32.as_ref() == Some(&crc32) {
            return Ok(());
        }
        let is_row = |line: &&[u8]| !line.trim_ascii().is_empty();
        let lines = bytes.split(|&byte| byte == b'\n').filter(is_row).count() as u64;
        let rows = lines.saturating_sub(1);
        let name = sidecar.display();
        let what = match (self.rows, &self.crc32) {
            (Some(stated), _) if stated != rows => {
                format!("it has {rows} rows, but {name} states rows = {stated}")
            }
            (_, Some(stated)) => {
                format!("its CRC-32 is {crc32}, but {name} states crc32 = \"{stated}\"")
            }
            (_, None) => return Ok(()),
        };
        Err(input.malformed(format!(
            "{what}: it was cut short or changed. Copy it again; or, to read it as it is, delete the \
             lines `rows` and `crc32` of {name}"
        )))
    }

    /// Assembles the native table from its columns.
    pub(in crate::table) fn table(
        mut self,
        input: &Input<'_>,
        columns: Vec<(String, Numbers)>,
    ) -> Result<ReadTable, TableError> {
        // Tables of gaussmle number the ROIs.
        if !self.is_stated && !columns.iter().any(|(name, _)| name == "roi") {
            self.metadata.notes.push(notes::no_roi());
        }
        let mut out = Assembly::new(input);
        for (name, numbers) in columns {
            let unit = self.metadata.units.get(&name).map_or("", String::as_str);
            out.push(&name, unit, numbers)?;
        }
        let (table, units) = out.finish()?;
        self.metadata.units = units;
        Ok(ReadTable {
            table,
            metadata: self.metadata,
        })
    }
}

/// Splits the text into the metadata and the configuration after them.
fn split(text: &str) -> (&str, Option<&str>) {
    let Some(units) = text.find("\n[units]\n") else {
        return (text, None);
    };
    match text[units..].find("\n\n") {
        Some(end) => {
            let (head, rest) = text.split_at(units + end + 1);
            let rest = &rest[1..];
            (head, Some(rest.strip_suffix('\n').unwrap_or(rest)))
        }
        None => (text, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn configuration_is_returned_unchanged() {
        let text =
            "# a\n[table]\nwidth = 3\nheight = 0\n\n[units]\nx = \"um\"\n\n[fit]\n\n# kept\n\n";
        let info = NativeInfo::parse(text, Format::CSV).expect("TOML");
        assert_eq!(
            info.metadata.configuration.as_deref(),
            Some("[fit]\n\n# kept\n")
        );
        assert_eq!((info.metadata.width, info.metadata.height), (Some(3), None));
        assert_eq!(info.metadata.remarks, []);
        assert_eq!(info.metadata.units["x"], "um");
        assert!(NativeInfo::parse("[units]\n", Format::CSV).is_err());
        assert!(NativeInfo::parse("\n[units]\n", Format::CSV).is_err());
    }
}
