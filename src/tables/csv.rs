//! The native table as CSV, and a `.toml` beside it that says what the numbers are.

use std::path::Path;

use super::about::{self, About};
use super::error::Fault;
use super::format::Writer;
use super::rows::{self, Rows};
use super::text::{self, Chunk, Lines};
use crate::table::Values;

pub(super) struct Csv;

impl Writer for Csv {
    fn write(
        &self,
        to: &Path,
        rows: &dyn Rows,
        about: &About<'_>,
    ) -> Result<Option<String>, Fault> {
        let columns = rows::columns(rows)?;
        let names: Vec<&str> = columns.iter().map(|slot| slot.name.as_str()).collect();
        text::write(to, &names.join(","), rows, |chunk, lines| {
            lines_of(&chunk, lines);
            Ok(())
        })?;
        Ok(Some(about::toml(&columns, rows.len(), about)))
    }
}

fn lines_of(chunk: &Chunk<'_>, lines: &mut Lines) {
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
