//! The native table as CSV, with a `.toml` sidecar for its metadata.

use gaussmle::table::Values;
use gaussmle_base::files::AtomicFile;

use crate::table::columns;
use crate::table::error::{TableError, WriteError};
use crate::table::format::{Format, TOML_SIDECAR};
use crate::table::read::native::NativeInfo;
use crate::table::read::text::Text;
use crate::table::read::text_columns::ColumnText;
use crate::table::read::{ReadTable, Reader, notes};
use crate::table::rows::{self, Rows};
use crate::table::table_format::TableFormat;
use crate::table::table_info::{self, Columns, Contents, TableInfo};
use crate::table::text::{self, Chunk, Lines};

impl Format {
    /// The native table as text, with a `.toml` sidecar.
    pub const CSV: Self = Self {
        name: "csv",
        program: None,
        kind: "CSV",
        endings: &[".csv"],
        sidecar: Some(TOML_SIDECAR),
        usable_rows_only: false,
        one_pass: true,
    };
}

pub(super) const CSV: TableFormat = TableFormat {
    format: Format::CSV,
    reader: Reader::Text {
        // A sidecar beside a table whose positions have units belongs to another one.
        is: |text| !text.has_units() && (text.description.is_some() || text.has_native_names()),
        read,
    },
    write: Some(write),
};

fn write(
    to: &AtomicFile,
    rows: &dyn Rows,
    info: &TableInfo<'_>,
) -> Result<Option<String>, WriteError> {
    let columns = rows::columns(rows)?;
    let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    let written = text::write(to, &names.join(","), rows, |chunk, lines| {
        write_lines(&chunk, lines);
        Ok(())
    })?;
    let contents = Contents {
        rows: written.rows,
        crc32: Some(written.crc32),
        columns: Columns::Native(&columns),
    };
    Ok(Some(table_info::toml(&contents, info)))
}

fn write_lines(chunk: &Chunk<'_>, lines: &mut Lines) {
    for row in chunk.rows.clone() {
        for column in chunk.table.columns() {
            match &column.values {
                Values::U32(values) => lines.integer(values[row].into()),
                Values::F64(values) => lines.exact(values[row]),
                Values::Status(values) => lines.word(values[row].name()),
            }
        }
        lines.end();
    }
}

fn read(mut text: Text<'_, '_>) -> Result<ReadTable, TableError> {
    let description = text.description.take();
    let short_f32 = description.as_ref().is_some_and(|(_, info)| info.short_f32);
    let columns = text.columns(description.as_ref(), short_f32)?;
    let info = description.map(|(_, info)| info);
    let mut info = info.unwrap_or_else(|| NativeInfo::none(Format::CSV));
    let mut numbers = Vec::new();
    for (name, cells) in text.names.into_iter().zip(columns) {
        match cells {
            // The index of a data frame has no name.
            _ if name.is_empty() => {}
            ColumnText::Numbers(values) => numbers.push((name, values)),
            ColumnText::Text(cell, line) if columns::native(&name).is_some() => {
                return Err(text.input.malformed(format!(
                    "`{name}` of line {line} is `{cell}`, which is not a number"
                )));
            }
            ColumnText::Text(..) => info.metadata.notes.push(notes::text_column(&name)),
        }
    }
    info.table(text.input, numbers)
}
