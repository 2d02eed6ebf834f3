//! The native table in Parquet, which Arrow, pandas and databases read.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{DoubleType, Int32Type};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{ColumnPath, Type, TypePtr};
use serde_json::{Map, Value};

use super::about::{About, GENERATOR, ORIGIN, units};
use super::error::Fault;
use super::format::Writer;
use super::rows::{self, Kind, Rows, Slot};
use crate::table::{LocalizationTable, Values};

/// Rows of a row group. Fewer make reading slow, more take memory here and there.
const GROUP: usize = 1 << 20;

pub(super) struct Parquet;

impl Writer for Parquet {
    fn write(
        &self,
        to: &Path,
        rows: &dyn Rows,
        about: &About<'_>,
    ) -> Result<Option<String>, Fault> {
        let columns = rows::columns(rows)?;
        let properties = properties(&columns, about);
        let file = File::create(to)?;
        let mut writer = SerializedFileWriter::new(file, schema(&columns)?, Arc::new(properties))?;
        let mut group = Group::new(&columns);
        for block in rows::blocks(rows) {
            let block = block?;
            let mut from = 0;
            while from < block.len() {
                let to = block.len().min(from + GROUP - group.rows);
                group.extend(&block, from, to);
                if group.rows == GROUP {
                    group.write(&mut writer)?;
                }
                from = to;
            }
        }
        if group.rows > 0 {
            group.write(&mut writer)?;
        }
        writer.close()?;
        Ok(None)
    }
}

/// No column is optional: a value that is not known is NaN.
fn schema(columns: &[Slot]) -> Result<TypePtr, Fault> {
    let field = |slot: &Slot| {
        let (physical, logical) = match slot.kind {
            Kind::U32 => (Physical::INT32, Some(LogicalType::integer(32, false))),
            Kind::Status => (Physical::INT32, Some(LogicalType::integer(8, false))),
            Kind::F64 => (Physical::DOUBLE, None),
        };
        let field = Type::primitive_type_builder(&slot.name, physical)
            .with_logical_type(logical)
            .with_repetition(Repetition::REQUIRED);
        field.build().map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    let schema = Type::group_type_builder("localizations").with_fields(fields);
    Ok(Arc::new(schema.build()?))
}

/// Nothing is compressed: of random mantissas Snappy takes a fifth off the file for three times the time, and who wants a small
/// file has Zstandard in every program that reads this.
fn properties(columns: &[Slot], about: &About<'_>) -> WriterProperties {
    let units = units(columns).map(|(name, unit)| (name.to_owned(), Value::from(unit)));
    let units = Value::Object(units.collect::<Map<_, _>>());
    let known = [
        (
            "pixel_size_um",
            about.pixel_size_um.map(|um| um.to_string()),
        ),
        ("model", about.model.map(str::to_owned)),
    ];
    let known = known
        .into_iter()
        .filter_map(|(key, value)| Some((key, value?)));
    let entries = [
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ("origin", ORIGIN.to_owned()),
        ("units", units.to_string()),
        ("configuration", about.configuration.to_owned()),
        ("width", about.width.to_string()),
        ("height", about.height.to_string()),
        ("frames", about.frames.to_string()),
        ("notes", Value::from(about.notes).to_string()),
    ];
    let entries = entries.into_iter().chain(known);
    let entries = entries.map(|(key, value)| KeyValue::new(format!("gaussmle.{key}"), value));
    let mut out = WriterProperties::builder()
        .set_created_by(GENERATOR.into())
        .set_key_value_metadata(Some(entries.collect()));
    // Measurements hardly repeat: a dictionary of them only costs time.
    for slot in columns.iter().filter(|slot| slot.kind == Kind::F64) {
        let path = ColumnPath::from(vec![slot.name.clone()]);
        out = out.set_column_dictionary_enabled(path, false);
    }
    out.build()
}

/// Values of a column that wait for their row group.
enum Waiting {
    I32(Vec<i32>),
    F64(Vec<f64>),
}

/// Rows that wait, from one or more blocks.
struct Group {
    columns: Vec<Waiting>,
    rows: usize,
}

impl Group {
    fn new(columns: &[Slot]) -> Self {
        let empty = |slot: &Slot| match slot.kind {
            Kind::F64 => Waiting::F64(Vec::new()),
            Kind::U32 | Kind::Status => Waiting::I32(Vec::new()),
        };
        Self {
            columns: columns.iter().map(empty).collect(),
            rows: 0,
        }
    }

    fn extend(&mut self, block: &LocalizationTable, from: usize, to: usize) {
        for (waiting, column) in self.columns.iter_mut().zip(block.columns()) {
            match (waiting, &column.values) {
                (Waiting::F64(out), Values::F64(values)) => {
                    out.extend_from_slice(&values[from..to]);
                }
                // Parquet's unsigned numbers are the same bits under another name.
                (Waiting::I32(out), Values::U32(values)) => {
                    out.extend(values[from..to].iter().map(|&v| v.cast_signed()));
                }
                (Waiting::I32(out), Values::Status(values)) => {
                    out.extend(values[from..to].iter().map(|v| i32::from(v.code())));
                }
                _ => unreachable!("blocks have the columns of the first"),
            }
        }
        self.rows += to - from;
    }

    fn write(&mut self, writer: &mut SerializedFileWriter<File>) -> Result<(), Fault> {
        let mut group = writer.next_row_group()?;
        for waiting in &mut self.columns {
            let Some(mut column) = group.next_column()? else {
                break;
            };
            match waiting {
                Waiting::I32(values) => {
                    column
                        .typed::<Int32Type>()
                        .write_batch(values, None, None)?;
                    values.clear();
                }
                Waiting::F64(values) => {
                    column
                        .typed::<DoubleType>()
                        .write_batch(values, None, None)?;
                    values.clear();
                }
            }
            column.close()?;
        }
        group.close()?;
        self.rows = 0;
        Ok(())
    }
}
