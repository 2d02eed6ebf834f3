//! Writes the native table as npz, which `numpy.load` opens: an array for each column, and
//! `metadata`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use gaussmle::Values;
use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

use super::columns::ColumnType;
use super::error::WriteError;
use super::rows::{self, Rows};
use super::table_info::{self, TableInfo};
use super::writer::Writer;
use crate::movie::write_header;

/// The number of values that are converted to bytes at a time.
const CHUNK: usize = 8192;

pub(super) struct Npz;

impl Writer for Npz {
    fn write(
        &self,
        to: &Path,
        rows: &dyn Rows,
        info: &TableInfo<'_>,
    ) -> Result<Option<String>, WriteError> {
        let columns = rows::columns(rows)?;
        // ZIP64, as in NumPy's own files: a member may exceed 4 GiB. Stored members are read
        // fastest.
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .large_file(true);
        let mut zip = ZipWriter::new(BufWriter::with_capacity(1 << 20, File::create(to)?));
        let shape = [rows.len() as usize];
        for (index, column) in columns.iter().enumerate() {
            let dtype = match column.column_type {
                ColumnType::U32 => "<u4",
                ColumnType::F64 => "<f8",
                ColumnType::Status => "|u1",
            };
            zip.start_file(format!("{}.npy", column.name), options)?;
            zip.write_all(&write_header(dtype, &shape))?;
            // One pass over the rows for each column: no column is held in memory as a whole.
            for block in rows::blocks(rows) {
                write_values(&block?.columns()[index].values, &mut zip)?;
            }
        }
        let text: Vec<char> = table_info::toml(&columns, rows.len(), info)
            .chars()
            .collect();
        zip.start_file("metadata.npy", options)?;
        // NumPy's text type is UTF-32; it is loaded without pickle.
        zip.write_all(&write_header(&format!("<U{}", text.len()), &[]))?;
        write_all(&text, |&c| u32::from(c).to_le_bytes(), &mut zip)?;
        zip.finish()?.flush()?;
        Ok(None)
    }
}

fn write_values(values: &Values, out: &mut impl Write) -> std::io::Result<()> {
    match values {
        Values::U32(values) => write_all(values, |v| v.to_le_bytes(), out),
        Values::F64(values) => write_all(values, |v| v.to_le_bytes(), out),
        Values::Status(values) => write_all(values, |v| [v.code()], out),
    }
}

fn write_all<T, const N: usize>(
    values: &[T],
    bytes: impl Fn(&T) -> [u8; N],
    out: &mut impl Write,
) -> std::io::Result<()> {
    let mut buffer = Vec::with_capacity(N * CHUNK.min(values.len()));
    for chunk in values.chunks(CHUNK) {
        buffer.clear();
        buffer.extend(chunk.iter().flat_map(&bytes));
        out.write_all(&buffer)?;
    }
    Ok(())
}
