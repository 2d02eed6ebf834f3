//! What the native table's files say of themselves.

use super::assemble::{Assembly, Numbers};
use super::{Input, ReadTable, Source, TableMetadata};
use crate::tables::error::TableError;
use crate::tables::text::F32_DIGITS;

/// Whether columns look like those of the native table, if nothing else says so.
pub(super) fn is_native<'a>(names: impl IntoIterator<Item = &'a str>) -> bool {
    let names: Vec<&str> = names.into_iter().collect();
    ["roi", "frame", "x", "y"]
        .iter()
        .all(|name| names.contains(name))
}

/// What the `.toml` beside a CSV says, or the text in an npz.
pub(super) struct About {
    pub metadata: TableMetadata,
    /// Whether the text of a CSV tells f32 from f64.
    pub short_f32: bool,
}

impl About {
    pub(super) fn none(format: Source) -> Self {
        let metadata = TableMetadata::of(format);
        Self {
            metadata,
            short_f32: false,
        }
    }

    /// From TOML; the error says what is wrong with it.
    pub(super) fn parse(text: &str, format: Source) -> Result<Self, String> {
        // The configuration is kept letter by letter, so the rest is parsed without it.
        let (head, configuration) = split(text);
        let all: toml::Table = head
            .parse()
            .map_err(|error: toml::de::Error| error.to_string())?;
        let table = all.get("table").and_then(toml::Value::as_table);
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
        let units = all.get("units").and_then(toml::Value::as_table);
        let units = units.into_iter().flatten();
        let size = table.get("pixel_size_um");
        let size = size.and_then(|size| size.as_float().or(size.as_integer().map(|n| n as f64)));
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
                units: units
                    .filter_map(|(key, value)| Some((key.clone(), strings(value)?)))
                    .collect(),
            },
            short_f32: number("f32_digits") == i64::try_from(F32_DIGITS).ok(),
        })
    }

    /// The native table of these columns.
    pub(super) fn table(
        mut self,
        input: &Input<'_>,
        columns: Vec<(String, Numbers)>,
    ) -> Result<ReadTable, TableError> {
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

/// The part on the table, and the configuration below it as it was written.
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
    fn the_configuration_is_kept_letter_by_letter() {
        let text =
            "# a\n[table]\nwidth = 3\nheight = 0\n\n[units]\nx = \"um\"\n\n[fit]\n\n# kept\n\n";
        let about = About::parse(text, Source::Csv).expect("TOML");
        assert_eq!(
            about.metadata.configuration.as_deref(),
            Some("[fit]\n\n# kept\n")
        );
        assert_eq!(
            (about.metadata.width, about.metadata.height),
            (Some(3), None)
        );
        assert_eq!(about.metadata.units["x"], "um");
        assert!(About::parse("[units]\n", Source::Csv).is_err());
        assert!(About::parse("\n[units]\n", Source::Csv).is_err());
    }
}
