//! The native table as NumPy arrays in a ZIP archive, which `numpy.load` opens: one member a column, and `metadata`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

use super::about::{self, About};
use super::error::Fault;
use super::format::Writer;
use super::rows::{self, Kind, Rows};
use crate::io::write_header;
use crate::table::Values;

/// Values that are converted at a time.
const CHUNK: usize = 8192;

pub(super) struct Npz;

impl Writer for Npz {
    fn write(
        &self,
        to: &Path,
        rows: &dyn Rows,
        about: &About<'_>,
    ) -> Result<Option<String>, Fault> {
        let columns = rows::columns(rows)?;
        // Every member may exceed 4 GiB (ZIP64), as numpy writes them too. Stored, so that reading is one copy.
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .large_file(true);
        let mut zip = ZipWriter::new(BufWriter::with_capacity(1 << 20, File::create(to)?));
        let shape = [rows.len() as usize];
        for (index, slot) in columns.iter().enumerate() {
            let kind = match slot.kind {
                Kind::U32 => "<u4",
                Kind::F64 => "<f8",
                Kind::Status => "|u1",
            };
            zip.start_file(format!("{}.npy", slot.name), options)?;
            zip.write_all(&write_header(kind, &shape))?;
            // A pass over the rows for each column, so that no column is ever in memory whole.
            for block in rows::blocks(rows) {
                column(&block?.columns()[index].values, &mut zip)?;
            }
        }
        let text: Vec<char> = about::toml(&columns, rows.len(), about).chars().collect();
        zip.start_file("metadata.npy", options)?;
        // NumPy's text is UTF-32, which needs no pickle.
        zip.write_all(&write_header(&format!("<U{}", text.len()), &[]))?;
        write_all(&text, |&c| u32::from(c).to_le_bytes(), &mut zip)?;
        zip.finish()?.flush()?;
        Ok(None)
    }
}

fn column(values: &Values, out: &mut impl Write) -> std::io::Result<()> {
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
