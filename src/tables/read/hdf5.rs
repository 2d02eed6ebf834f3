//! HDF5: Picasso's, or DECODE's.

use hdf5_pure::{Dataset, Datatype, DatatypeByteOrder, File};

use super::assemble::Numbers;
use super::scalar::{Kind, Scalar};
use super::{Input, ReadTable, decode, picasso};
use crate::tables::error::TableError;

/// Rows that are read at a time.
const PORTION: u64 = 1 << 18;

pub(super) fn read(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let file = File::open_streaming(input.path);
    let file = Hdf5 {
        input,
        file: file.map_err(|error| input.wrong(format!("as HDF5: {error}")))?,
    };
    if let Some(locs) = file.dataset("locs") {
        picasso::read(&file, &locs)
    } else if let Some(positions) = file.dataset("data/xyz") {
        decode::read(&file, &positions)
    } else {
        Err(input.unknown("it is HDF5 without /locs (Picasso) or /data/xyz (DECODE)"))
    }
}

/// A file whose datasets are read within what it can hold.
pub(super) struct Hdf5<'a, 'b> {
    pub input: &'a Input<'b>,
    pub file: File,
}

impl Hdf5<'_, '_> {
    pub(super) fn dataset(&self, name: &str) -> Option<Dataset> {
        self.file.dataset(name).ok()
    }

    /// Columns of a dataset: the members of a compound, or the last axis. Those that are no numbers are given as their names.
    pub(super) fn columns(&self, name: &str, dataset: &Dataset) -> Result<Columns, TableError> {
        let wrong = |what: String| self.input.wrong(format!("its `{name}` {what}"));
        let failed = |error: hdf5_pure::Error| wrong(format!("is damaged: {error}"));
        let shape = dataset.shape().map_err(failed)?;
        let kind = dataset.datatype().map_err(failed)?;
        let (rows, across) = match shape[..] {
            [rows] => (rows, 1),
            [rows, across] => (rows, across),
            _ => {
                return Err(wrong(format!(
                    "has the shape {shape:?}: a table has one or two axes"
                )));
            }
        };
        let size = dataset.element_size().map_err(failed)?;
        let row_bytes = size.checked_mul(across).filter(|&bytes| bytes > 0);
        let bytes = row_bytes.and_then(|bytes| bytes.checked_mul(rows));
        let row_bytes = match (row_bytes, bytes) {
            (Some(row), Some(bytes)) if bytes <= self.input.most() => row as usize,
            _ => {
                return Err(wrong(format!(
                    "says it has {rows} rows, more than the file can hold"
                )));
            }
        };
        let mut out = Columns::default();
        let mut places = Vec::new();
        match &kind {
            Datatype::Compound { members, .. } if across == 1 => {
                for member in members {
                    match scalar(&member.datatype) {
                        Some(scalar) => {
                            places.push((scalar, member.byte_offset as usize));
                            out.numbers.push((member.name.clone(), scalar.none()));
                        }
                        None => out.others.push(member.name.clone()),
                    }
                }
            }
            _ => {
                let number = scalar(&kind).ok_or_else(|| wrong("holds no numbers".into()))?;
                for column in 0..across as usize {
                    places.push((number, column * number.bytes));
                    out.numbers.push((column.to_string(), number.none()));
                }
            }
        }
        for start in (0..rows).step_by(PORTION as usize) {
            let portion = PORTION.min(rows - start);
            let bytes = dataset.read_raw_rows(start, portion).map_err(failed)?;
            if bytes.len() as u64 != portion * row_bytes as u64 {
                return Err(wrong(format!("is cut short after row {start}")));
            }
            for ((scalar, offset), (_, numbers)) in places.iter().zip(&mut out.numbers) {
                scalar.extend(numbers, &bytes, row_bytes, *offset);
            }
        }
        Ok(out)
    }
}

/// Columns by name.
#[derive(Default)]
pub(super) struct Columns {
    pub numbers: Vec<(String, Numbers)>,
    /// Names of columns that are no numbers.
    pub others: Vec<String>,
}

fn scalar(kind: &Datatype) -> Option<Scalar> {
    let big = |order: &DatatypeByteOrder| matches!(order, DatatypeByteOrder::BigEndian);
    match kind {
        Datatype::FixedPoint {
            size,
            byte_order,
            layout,
        } => {
            let kind = if layout.signed {
                Kind::Signed
            } else {
                Kind::Unsigned
            };
            Scalar::new(kind, *size as usize, big(byte_order))
        }
        Datatype::FloatingPoint {
            size, byte_order, ..
        } => Scalar::new(Kind::Float, *size as usize, big(byte_order)),
        // Truth values.
        Datatype::Enumeration { base_type, .. } => scalar(base_type),
        _ => None,
    }
}
