//! The native table in Parquet, or a table that looks like it.

use std::fs::File;

use parquet::basic::{LogicalType, Type as Physical};
use parquet::column::reader::{ColumnReader, ColumnReaderImpl};
use parquet::data_type::DataType;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::schema::types::ColumnDescriptor;

use super::assemble::Numbers;
use super::native::{self, About};
use super::{Input, ReadTable, Source, csv};
use crate::status::Status;
use crate::tables::error::TableError;

/// Values that are read at a time.
const PORTION: usize = 1 << 16;

pub(super) fn read(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let damaged =
        |error: parquet::errors::ParquetError| input.wrong(format!("as Parquet: {error}"));
    let file = File::open(input.path).map_err(|error| input.failed(error))?;
    let file = SerializedFileReader::new(file).map_err(damaged)?;
    let said = file.metadata().file_metadata();
    let rows = u64::try_from(said.num_rows()).unwrap_or(u64::MAX);
    // A file of equal rows is small, but not without end.
    if rows > input.most() {
        return Err(input.wrong(format!("it says it has {rows} rows, more than it can hold")));
    }
    // The crate takes these for granted.
    let chunks = file
        .metadata()
        .row_groups()
        .iter()
        .flat_map(|group| group.columns());
    let negative = |chunk: &ColumnChunkMetaData| {
        let offset = chunk.dictionary_page_offset().unwrap_or(0);
        offset
            .min(chunk.data_page_offset())
            .min(chunk.compressed_size())
            < 0
    };
    if chunks.into_iter().any(negative) {
        return Err(input.wrong("it is damaged: a column begins before the file"));
    }
    let schema = said.schema_descr();
    let mut columns: Vec<(String, Option<Numbers>)> = Vec::new();
    for column in schema.columns() {
        let whole = matches!(
            column.physical_type(),
            Physical::INT32 | Physical::INT64 | Physical::BOOLEAN
        );
        let flat = column.max_rep_level() == 0 && column.path().parts().len() == 1;
        let numbers = flat.then(|| Numbers {
            values: Vec::new(),
            whole,
        });
        columns.push((column.path().parts().join("."), numbers));
    }
    for group in 0..file.num_row_groups() {
        let group = file.get_row_group(group).map_err(damaged)?;
        for (index, (_, numbers)) in columns.iter_mut().enumerate() {
            if let Some(out) = numbers {
                let reader = group.get_column_reader(index).map_err(damaged)?;
                let kind = schema.column(index);
                if !extend(reader, &kind, &mut out.values, rows).map_err(damaged)? {
                    *numbers = None;
                }
            }
        }
    }
    let about = about(input, &file)?;
    if about.is_none() && !native::is_native(columns.iter().map(|(name, _)| name.as_str())) {
        return Err(input.unknown("its columns are not roi, frame, x, y and so on"));
    }
    let mut about = about.unwrap_or_else(|| About::none(Source::Parquet));
    let mut kept = Vec::new();
    for (name, numbers) in columns {
        match numbers {
            Some(numbers) => kept.push((name, numbers)),
            None => about.metadata.notes.push(csv::dropped(&name)),
        }
    }
    about.table(input, kept)
}

/// Adds a column's values of a row group; says whether they are numbers.
fn extend(
    reader: ColumnReader,
    kind: &ColumnDescriptor,
    out: &mut Vec<f64>,
    most: u64,
) -> parquet::errors::Result<bool> {
    let optional = kind.max_def_level();
    let unsigned = match kind.logical_type_ref() {
        Some(LogicalType::Integer(said)) => !said.is_signed,
        _ => false,
    };
    match reader {
        ColumnReader::BoolColumnReader(reader) => {
            all(reader, optional, out, most, |&v| f64::from(u8::from(v)))
        }
        ColumnReader::Int32ColumnReader(reader) if unsigned => {
            all(reader, optional, out, most, |&v| {
                f64::from(v.cast_unsigned())
            })
        }
        ColumnReader::Int32ColumnReader(reader) => {
            all(reader, optional, out, most, |&v| f64::from(v))
        }
        ColumnReader::Int64ColumnReader(reader) if unsigned => {
            all(reader, optional, out, most, |&v| v.cast_unsigned() as f64)
        }
        ColumnReader::Int64ColumnReader(reader) => all(reader, optional, out, most, |&v| v as f64),
        ColumnReader::FloatColumnReader(reader) => {
            all(reader, optional, out, most, |&v| f64::from(v))
        }
        ColumnReader::DoubleColumnReader(reader) => all(reader, optional, out, most, |&v| v),
        // Words of a status; other text is no number.
        ColumnReader::ByteArrayColumnReader(reader) if kind.name() == "status" => {
            let code = |word: &parquet::data_type::ByteArray| {
                let found = Status::ALL
                    .into_iter()
                    .find(|s| s.name().as_bytes() == word.data());
                found.map_or(f64::NAN, |status| f64::from(status.code()))
            };
            all(reader, optional, out, most, code)
        }
        _ => return Ok(false),
    }?;
    Ok(true)
}

/// Reads to the end; a value that is missing is NaN.
fn all<T: DataType>(
    mut reader: ColumnReaderImpl<T>,
    optional: i16,
    out: &mut Vec<f64>,
    most: u64,
    value: impl Fn(&T::T) -> f64,
) -> parquet::errors::Result<()> {
    let (mut values, mut levels) = (Vec::new(), Vec::new());
    loop {
        values.clear();
        levels.clear();
        let def = (optional > 0).then_some(&mut levels);
        let (records, _, _) = reader.read_records(PORTION, def, None, &mut values)?;
        if records == 0 {
            return Ok(());
        }
        if optional > 0 {
            let mut values = values.iter();
            let next = |&level: &i16| {
                if level == optional {
                    values.next().map_or(f64::NAN, &value)
                } else {
                    f64::NAN
                }
            };
            out.extend(levels.iter().map(next));
        } else {
            out.extend(values.iter().map(&value));
        }
        if out.len() as u64 > most {
            let what = format!("a column has more than the {most} rows of the file");
            return Err(parquet::errors::ParquetError::General(what));
        }
    }
}

/// What our keys say.
fn about(
    input: &Input<'_>,
    file: &SerializedFileReader<File>,
) -> Result<Option<About>, TableError> {
    let entries = file.metadata().file_metadata().key_value_metadata();
    let value = |key: &str| {
        let key = format!("gaussmle.{key}");
        let entry = entries.into_iter().flatten().find(|entry| entry.key == key);
        entry.and_then(|entry| entry.value.as_deref())
    };
    if value("version").is_none() {
        return Ok(None);
    }
    let json = |key: &str| {
        let text = value(key).unwrap_or("null");
        let read: Result<serde_json::Value, _> = serde_json::from_str(text);
        read.map_err(|error| input.wrong(format!("its `gaussmle.{key}` is no JSON: {error}")))
    };
    let count = |key: &str| {
        value(key)
            .and_then(|n| n.parse().ok())
            .filter(|&n: &usize| n > 0)
    };
    let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
    let mut about = About::none(Source::Parquet);
    let out = &mut about.metadata;
    out.pixel_size_um = value("pixel_size_um").and_then(|um| um.parse().ok());
    out.model = value("model").map(str::to_owned);
    (out.width, out.height, out.frames) = (count("width"), count("height"), count("frames"));
    out.configuration = value("configuration")
        .filter(|text| !text.is_empty())
        .map(str::to_owned);
    out.notes = json("notes")?
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(text)
        .collect();
    let units = json("units")?;
    let units = units.as_object().into_iter().flatten();
    out.units = units
        .filter_map(|(name, unit)| Some((name.clone(), text(unit)?)))
        .collect();
    Ok(Some(about))
}
