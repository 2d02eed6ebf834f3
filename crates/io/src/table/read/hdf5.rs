//! Datasets of HDF5 files as columns of numbers.

use flate2::Crc;
use hdf5_pure::{AttrValue, Dataset, Datatype, DatatypeByteOrder, File, ReadSeekSource};

use super::input::Input;
use super::numbers::Numbers;
use crate::hdf5_chunks;
use crate::scalar::{Scalar, ScalarKind};
use crate::table::checksum::CRC32;
use crate::table::error::TableError;

/// The number of rows that are read at a time.
const ROWS_AT_A_TIME: u64 = 1 << 18;

/// A file. The claimed sizes of its datasets are limited by that of the file.
pub(in crate::table) struct Hdf5<'a, 'b> {
    pub input: &'a Input<'b>,
    pub file: File,
}

impl<'a, 'b> Hdf5<'a, 'b> {
    pub(in crate::table) fn open(input: &'a Input<'b>) -> Result<Self, TableError> {
        let file = ReadSeekSource::new(input.file()?).map_err(hdf5_pure::Error::from);
        let file = file.and_then(File::from_source);
        let file = file.map_err(|error| input.malformed(format!("as HDF5: {error}")))?;
        Ok(Self { input, file })
    }

    pub(in crate::table) fn dataset(&self, name: &str) -> Option<Dataset> {
        self.file.dataset(name).ok()
    }

    /// Checks the chunks of a dataset before any is read and decompressed, each as a whole.
    pub(in crate::table) fn check_chunks(
        &self,
        name: &str,
        dataset: &Dataset,
    ) -> Result<(), TableError> {
        let malformed = |what: String| self.input.malformed(format!("its `{name}` {what}"));
        let bytes = hdf5_chunks::decompressed_bytes(dataset);
        let bytes = bytes.map_err(|error| malformed(format!("is damaged: {error}")))?;
        let Some(bytes) = bytes else {
            return Ok(());
        };
        self.input
            .check_content(&format!("a chunk of its `{name}`"), bytes)?;
        hdf5_chunks::check_stored(dataset, bytes, self.input.bytes)
            .map(drop)
            .map_err(malformed)
    }

    /// Reads the columns of a dataset: the members of a compound, or the last axis.
    pub(in crate::table) fn columns(
        &self,
        name: &str,
        dataset: &Dataset,
    ) -> Result<Columns, TableError> {
        let malformed = |what: String| self.input.malformed(format!("its `{name}` {what}"));
        let failed = |error: hdf5_pure::Error| malformed(format!("is damaged: {error}"));
        let shape = dataset.shape().map_err(failed)?;
        let datatype = dataset.datatype().map_err(failed)?;
        let (rows, columns) = match shape[..] {
            [rows] => (rows, 1),
            [rows, columns] => (rows, columns),
            _ => {
                return Err(malformed(format!(
                    "has the shape {shape:?}: a table has one or two axes"
                )));
            }
        };
        self.input.check_columns(match &datatype {
            Datatype::Compound { members, .. } if columns == 1 => members.len() as u64,
            _ => columns,
        })?;
        let size = dataset.element_size().map_err(failed)?;
        let row_bytes = size.checked_mul(columns).filter(|&bytes| bytes > 0);
        let row_bytes = row_bytes.ok_or_else(|| malformed("has rows without bytes".into()))?;
        let part = format!("its `{name}`");
        let content = row_bytes.saturating_mul(rows);
        self.input.check_content(&part, content)?;
        self.check_chunks(name, dataset)?;
        let row_bytes = row_bytes as usize;
        let mut out = Columns::default();
        // Type and offset of each column in a row.
        let mut fields = Vec::new();
        match &datatype {
            Datatype::Compound { members, .. } if columns == 1 => {
                for member in members {
                    match scalar(&member.datatype) {
                        Some(scalar) => {
                            fields.push((scalar, member.byte_offset as usize));
                            out.numbers
                                .push((member.name.clone(), Numbers::empty(scalar)));
                        }
                        None => out.others.push(member.name.clone()),
                    }
                }
            }
            _ => {
                let scalar =
                    scalar(&datatype).ok_or_else(|| malformed("does not hold numbers".into()))?;
                for column in 0..columns as usize {
                    fields.push((scalar, column * scalar.bytes()));
                    out.numbers
                        .push((column.to_string(), Numbers::empty(scalar)));
                }
            }
        }
        let columns = out.numbers.len() as u64;
        self.input.claim(&part, rows.saturating_mul(columns))?;
        let mut sum = Crc::new();
        for start in (0..rows).step_by(ROWS_AT_A_TIME as usize) {
            let count = ROWS_AT_A_TIME.min(rows - start);
            let bytes = dataset.read_raw_rows(start, count).map_err(failed)?;
            if bytes.len() as u64 != count * row_bytes as u64 {
                return Err(malformed(format!("is cut short after row {start}")));
            }
            sum.update(&bytes);
            for ((scalar, offset), (_, numbers)) in fields.iter().zip(&mut out.numbers) {
                let column = scalar.column(&bytes, row_bytes, *offset);
                numbers.values.extend(column);
            }
        }
        // Tables of gaussmle have it.
        let attributes = dataset.attrs().unwrap_or_default();
        match attributes.get(CRC32) {
            Some(&AttrValue::U32(stated)) if stated != sum.sum() => Err(malformed(format!(
                "has rows with the CRC-32 {:08x}, but its attribute `{CRC32}` states {stated:08x}: \
                 they were damaged or changed. Copy the file again; or, to read the rows as they \
                 are, delete the attribute",
                sum.sum()
            ))),
            _ => Ok(out),
        }
    }
}

/// The columns of a dataset.
#[derive(Default)]
pub(in crate::table) struct Columns {
    /// Columns of numbers, by name.
    pub numbers: Vec<(String, Numbers)>,
    /// Names of the other columns.
    pub others: Vec<String>,
}

fn scalar(datatype: &Datatype) -> Option<Scalar> {
    let big = |order: &DatatypeByteOrder| matches!(order, DatatypeByteOrder::BigEndian);
    match datatype {
        Datatype::FixedPoint {
            size,
            byte_order,
            layout,
        } => {
            let kind = if layout.signed {
                ScalarKind::Signed
            } else {
                ScalarKind::Unsigned
            };
            Scalar::new(kind, *size as usize, big(byte_order))
        }
        Datatype::FloatingPoint {
            size, byte_order, ..
        } => Scalar::new(ScalarKind::Float, *size as usize, big(byte_order)),
        // Booleans are stored as an enumeration.
        Datatype::Enumeration { base_type, .. } => scalar(base_type),
        _ => None,
    }
}
