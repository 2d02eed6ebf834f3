//! Writes the native table as npz, which `numpy.load` opens: an array for each column, and
//! `metadata`.

use std::borrow::Cow;

use gaussmle::Values;
use gaussmle_base::files::AtomicFile;

use super::columns::ColumnType;
use super::error::WriteError;
use super::rows::{self, ColumnSpec, Rows};
use super::stored_zip::StoredZip;
use super::table_info::{self, Contents, TableInfo};
use super::writer::Writer;
use crate::movie::write_header;

pub(super) struct Npz;

impl Writer for Npz {
    fn write(
        &self,
        to: &AtomicFile,
        rows: &dyn Rows,
        info: &TableInfo<'_>,
    ) -> Result<Option<String>, WriteError> {
        let columns = rows::columns(rows)?;
        let mut zip = StoredZip::new(to.file().try_clone()?);
        let announced = rows.len();
        for (column, header) in columns.iter().zip(headers(&columns, announced)) {
            let size = layout(column).1 * announced;
            zip.add(format!("{}.npy", column.name), header, size);
        }
        // One pass over the rows fills all columns. Their members have the order of the columns.
        for block in rows::blocks(rows) {
            let block = block?;
            let columns = block.columns().iter();
            let columns: Vec<_> = columns.map(|column| bytes(&column.values)).collect();
            zip.write_columns(&columns)?;
            if let Cow::Owned(block) = block {
                rows.reuse(block);
            }
        }
        if rows.len() != announced {
            zip.cut(headers(&columns, rows.len()))?;
        }
        let text = table_info::toml(&Contents::Npz(&columns, rows.len()), info);
        let text: Vec<char> = text.chars().collect();
        // NumPy's text type is UTF-32; it is loaded without pickle.
        let mut metadata = write_header(&format!("<U{}", text.len()), &[]);
        metadata.extend(text.iter().flat_map(|&c| u32::from(c).to_le_bytes()));
        zip.add("metadata.npy".into(), metadata, 0);
        zip.finish()?;
        Ok(None)
    }
}

/// NumPy's type of a column, and the bytes of a value.
fn layout(column: &ColumnSpec) -> (&'static str, u64) {
    match column.column_type {
        ColumnType::U32 => ("<u4", 4),
        ColumnType::F64 => ("<f8", 8),
        ColumnType::Status => ("|u1", 1),
    }
}

/// The header of each column. Its length does not depend on the number of rows.
fn headers(columns: &[ColumnSpec], rows: u64) -> Vec<Vec<u8>> {
    let header = |column| write_header(layout(column).0, &[rows as usize]);
    columns.iter().map(header).collect()
}

/// The bytes of values, little-endian.
fn bytes(values: &Values) -> Cow<'_, [u8]> {
    match values {
        Values::U32(values) => match cfg!(target_endian = "little") {
            true => bytemuck::cast_slice(values).into(),
            false => values.iter().flat_map(|v| v.to_le_bytes()).collect(),
        },
        Values::F64(values) => match cfg!(target_endian = "little") {
            true => bytemuck::cast_slice(values).into(),
            false => values.iter().flat_map(|v| v.to_le_bytes()).collect(),
        },
        Values::Status(values) => values.iter().map(|v| v.code()).collect(),
    }
}
