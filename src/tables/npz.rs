//! The native table as NumPy arrays in a ZIP archive, which `numpy.load` opens: one member a column, and `metadata`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

use super::error::Fault;
use super::format::Writer;
use super::rows::{self, Kind, Rows};
use super::{Metadata, about};
use crate::table::Values;

/// Values that are converted at a time.
const CHUNK: usize = 8192;

pub(super) struct Npz;

impl Writer for Npz {
    fn write(&self, to: &Path, rows: &dyn Rows, about: &Metadata) -> Result<Option<String>, Fault> {
        let columns = rows::columns(rows)?;
        // Every member may exceed 4 GiB (ZIP64), as numpy writes them too. Stored, so that reading is one copy.
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .large_file(true);
        let mut zip = ZipWriter::new(BufWriter::with_capacity(1 << 20, File::create(to)?));
        let shape = format!("({},)", rows.len());
        for (index, slot) in columns.iter().enumerate() {
            let kind = match slot.kind {
                Kind::U32 => "<u4",
                Kind::F64 => "<f8",
                Kind::Status => "|u1",
            };
            zip.start_file(format!("{}.npy", slot.name), options)?;
            zip.write_all(&header(kind, &shape))?;
            // A pass over the rows for each column, so that no column is ever in memory whole.
            for block in rows::blocks(rows) {
                column(&block?.columns()[index].values, &mut zip)?;
            }
        }
        let text: Vec<char> = about::toml(&columns, rows.len(), about).chars().collect();
        zip.start_file("metadata.npy", options)?;
        // NumPy's text is UTF-32, which needs no pickle.
        zip.write_all(&header(&format!("<U{}", text.len()), "()"))?;
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

/// The head of a `.npy`, version 1.0: padded so that the values start at a multiple of 64 bytes.
fn header(kind: &str, shape: &str) -> Vec<u8> {
    let mut text = format!("{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}");
    const BEFORE: usize = 10;
    while !(BEFORE + text.len() + 1).is_multiple_of(64) {
        text.push(' ');
    }
    text.push('\n');
    let mut out = b"\x93NUMPY\x01\x00".to_vec();
    // The longest dictionary has some 80 letters.
    out.extend((text.len() as u16).to_le_bytes());
    out.extend(text.into_bytes());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_start_at_a_multiple_of_64() {
        for shape in ["()", "(0,)", "(18446744073709551615,)"] {
            let bytes = header("<f8", shape);
            assert_eq!(bytes.len() % 64, 0, "{shape}");
            assert_eq!(bytes.last(), Some(&b'\n'));
            let said = u16::from_le_bytes([bytes[8], bytes[9]]);
            assert_eq!(usize::from(said) + 10, bytes.len());
        }
    }
}
