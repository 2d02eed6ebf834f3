//! Writes the native table in Parquet, which Arrow, pandas and databases read.

use std::fs::File;
use std::sync::Arc;

use bytes::Bytes;
use flate2::Crc;
use gaussmle::LocalizationTable;
use gaussmle::table::Values;
use gaussmle_base::config::{FORMAT_VERSION, FORMAT_VERSION_KEY};
use gaussmle_base::files::AtomicFile;
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::column::writer::{get_column_writer, get_typed_column_writer_mut};
use parquet::data_type::{DoubleType, Int32Type};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{ColumnPath, Type, TypePtr};
use serde_json::{Map, Value, json};

use super::seal::{self, Pages};
use crate::table::columns::ColumnType;
use crate::table::error::WriteError;
use crate::table::rows::{self, ColumnSpec, Rows};
use crate::table::table_info::{GENERATOR, ORIGIN, TableInfo, units};

/// The number of rows of a row group. Smaller groups are slow to read, larger ones need more
/// memory.
const GROUP: usize = 1 << 20;

pub(super) fn write(
    to: &AtomicFile,
    rows: &dyn Rows,
    info: &TableInfo<'_>,
) -> Result<Option<String>, WriteError> {
    let columns = rows::columns(rows)?;
    let properties = properties(&columns, info);
    let file = to.file().try_clone()?;
    let mut writer = SerializedFileWriter::new(file, schema(&columns)?, Arc::new(properties))?;
    let (mut group, mut pages) = (Group::new(&columns), Sum::default());
    for block in rows::blocks(rows) {
        let block = block?;
        let mut from = 0;
        while from < block.len() {
            let to = block.len().min(from + GROUP - group.rows);
            group.extend(&block, from, to);
            if group.rows == GROUP {
                group.write(&mut writer, &mut pages)?;
            }
            from = to;
        }
    }
    if group.rows > 0 {
        group.write(&mut writer, &mut pages)?;
    }
    if let Some(remarks) = info.remarks_json() {
        writer.append_key_value_metadata(entry("remarks", remarks.to_string()));
    }
    writer.close()?;
    seal::seal(to.file(), (pages.bytes, pages.crc.sum()))?;
    Ok(None)
}

/// The schema. No column is optional: unknown values are NaN.
fn schema(columns: &[ColumnSpec]) -> Result<TypePtr, WriteError> {
    let field = |column: &ColumnSpec| {
        let (physical, logical) = match column.column_type {
            ColumnType::U32 => (Physical::INT32, Some(LogicalType::integer(32, false))),
            ColumnType::Status => (Physical::INT32, Some(LogicalType::integer(8, false))),
            ColumnType::F64 => (Physical::DOUBLE, None),
        };
        let field = Type::primitive_type_builder(&column.name, physical)
            .with_logical_type(logical)
            .with_repetition(Repetition::REQUIRED);
        field.build().map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    let schema = Type::group_type_builder("localizations").with_fields(fields);
    Ok(Arc::new(schema.build()?))
}

/// An entry of the metadata of a file.
fn entry(key: &str, value: String) -> KeyValue {
    KeyValue::new(format!("gaussmle.{key}"), value)
}

/// Metadata and encoding of a file.
///
/// Columns are not compressed: Snappy saves a fifth of the size of random mantissas and takes three
/// times as long.
fn properties(columns: &[ColumnSpec], info: &TableInfo<'_>) -> WriterProperties {
    let units = units(columns).map(|(name, unit)| (name.to_owned(), Value::from(unit)));
    let units = Value::Object(units.collect::<Map<_, _>>());
    let known = [
        ("pixel_size_um", info.pixel_size_um.map(|um| um.to_string())),
        ("model", info.model.map(str::to_owned)),
    ];
    let known = known
        .into_iter()
        .filter_map(|(key, value)| Some((key, value?)));
    let entries = [
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
        (FORMAT_VERSION_KEY, FORMAT_VERSION.to_string()),
        ("origin", ORIGIN.to_owned()),
        ("units", units.to_string()),
        ("configuration", info.configuration.to_owned()),
        ("width", info.width.to_string()),
        ("height", info.height.to_string()),
        ("frames", info.frames.to_string()),
        ("notes", Value::from(info.notes).to_string()),
        ("steps", json!(info.steps).to_string()),
    ];
    let entries = entries.into_iter().chain(known);
    let entries = entries.map(|(key, value)| entry(key, value));
    let mut out = WriterProperties::builder()
        .set_created_by(GENERATOR.into())
        .set_key_value_metadata(Some(entries.collect()));
    // Measurements hardly repeat: a dictionary would only cost time.
    for column in columns
        .iter()
        .filter(|column| column.column_type == ColumnType::F64)
    {
        let path = ColumnPath::from(vec![column.name.clone()]);
        out = out.set_column_dictionary_enabled(path, false);
    }
    out.build()
}

/// Buffered values of a column.
enum Buffer {
    I32(Vec<i32>),
    F64(Vec<f64>),
}

/// The number of bytes of all pages, and their checksum.
#[derive(Default)]
struct Sum {
    bytes: u64,
    crc: Crc,
}

/// The buffered rows of a row group, from one or more blocks.
struct Group {
    columns: Vec<Buffer>,
    rows: usize,
}

impl Group {
    fn new(columns: &[ColumnSpec]) -> Self {
        let empty = |column: &ColumnSpec| match column.column_type {
            ColumnType::F64 => Buffer::F64(Vec::new()),
            ColumnType::U32 | ColumnType::Status => Buffer::I32(Vec::new()),
        };
        Self {
            columns: columns.iter().map(empty).collect(),
            rows: 0,
        }
    }

    fn extend(&mut self, block: &LocalizationTable, from: usize, to: usize) {
        for (buffer, column) in self.columns.iter_mut().zip(block.columns()) {
            match (buffer, &column.values) {
                (Buffer::F64(out), Values::F64(values)) => {
                    out.extend_from_slice(&values[from..to]);
                }
                // Parquet stores the bits of unsigned integers in its signed type.
                (Buffer::I32(out), Values::U32(values)) => {
                    out.extend(values[from..to].iter().map(|&v| v.cast_signed()));
                }
                (Buffer::I32(out), Values::Status(values)) => {
                    out.extend(values[from..to].iter().map(|v| i32::from(v.code())));
                }
                _ => unreachable!("`rows::blocks` checks that all blocks have the same columns"),
            }
        }
        self.rows += to - from;
    }

    fn write(
        &mut self,
        writer: &mut SerializedFileWriter<File>,
        pages: &mut Sum,
    ) -> Result<(), WriteError> {
        let columns = writer.schema_descr().columns().to_vec();
        let properties = writer.properties().clone();
        let mut group = writer.next_row_group()?;
        for (buffer, column) in self.columns.iter_mut().zip(columns) {
            let mut bytes = Vec::new();
            let to = Box::new(Pages(&mut bytes));
            let mut column = get_column_writer(column, properties.clone(), to);
            match buffer {
                Buffer::I32(values) => {
                    get_typed_column_writer_mut::<Int32Type>(&mut column)
                        .write_batch(values, None, None)?;
                    values.clear();
                }
                Buffer::F64(values) => {
                    get_typed_column_writer_mut::<DoubleType>(&mut column)
                        .write_batch(values, None, None)?;
                    values.clear();
                }
            }
            let closed = column.close()?;
            pages.bytes += bytes.len() as u64;
            pages.crc.update(&bytes);
            group.append_column(&Bytes::from(bytes), closed)?;
        }
        group.close()?;
        self.rows = 0;
        Ok(())
    }
}
