//! Writes the native table as CSV, with a `.toml` sidecar for its metadata.

use gaussmle::Values;
use gaussmle_base::files::AtomicFile;

use super::error::WriteError;
use super::rows::{self, Rows};
use super::table_info::{self, Contents, TableInfo};
use super::text::{self, Chunk, Lines};
use super::writer::Writer;

pub(super) struct Csv;

impl Writer for Csv {
    fn write(
        &self,
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
        Ok(Some(table_info::toml(
            &Contents::Csv(&columns, written),
            info,
        )))
    }
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
