//! Reads the native table from Parquet, or a table with the same names.

use std::fs::File;
use std::io::BufReader;

use gaussmle::Status;
use gaussmle_base::config::{FORMAT_VERSION_KEY, check_format_version};
use gaussmle_base::files::MOST_TEXT;
use parquet::basic::{LogicalType, Type as Physical};
use parquet::column::reader::{ColumnReader, ColumnReaderImpl};
use parquet::data_type::DataType;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::schema::types::ColumnDescriptor;

use super::pages;
use super::seal::check_seal;
use crate::table::error::TableError;
use crate::table::format::Format;
use crate::table::metadata::StoredRemark;
use crate::table::read::input::Input;
use crate::table::read::native::{self, NativeInfo};
use crate::table::read::numbers::Numbers;
use crate::table::read::{ReadTable, notes};
use crate::table::step::Step;

/// The number of values that are read at a time.
const BATCH: usize = 1 << 16;

pub(super) fn read(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let damaged =
        |error: parquet::errors::ParquetError| input.malformed(format!("as Parquet: {error}"));
    let mut file = input.file()?;
    pages::check_footer(input, &mut file)?;
    let sealed = check_seal(&file).map_err(|error| input.failed(error))?;
    sealed.map_err(|what| input.malformed(format!("it is damaged: {what}")))?;
    let mut headers = BufReader::new(input.file()?);
    let file = SerializedFileReader::new(file).map_err(damaged)?;
    let file_metadata = file.metadata().file_metadata();
    let rows = u64::try_from(file_metadata.num_rows()).unwrap_or(u64::MAX);
    // The crate panics on negative offsets.
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
        return Err(input.malformed("it is damaged: a column begins before the file"));
    }
    let schema = file_metadata.schema_descr();
    input.check_columns(schema.num_columns() as u64)?;
    let info = info(input, &file)?;
    let mut columns: Vec<(String, Option<Numbers>)> = Vec::new();
    for column in schema.columns() {
        let integer = matches!(
            column.physical_type(),
            Physical::INT32 | Physical::INT64 | Physical::BOOLEAN
        );
        let flat = column.max_rep_level() == 0 && column.path().parts().len() == 1;
        let is_read = flat && has_numbers(column);
        if is_read {
            input.claim(
                &format!("`{}` with the columns before", column.name()),
                rows,
            )?;
        }
        let numbers = is_read.then(|| Numbers {
            values: Vec::new(),
            integer,
        });
        columns.push((column.path().parts().join("."), numbers));
    }
    for group in 0..file.num_row_groups() {
        let group = file.get_row_group(group).map_err(damaged)?;
        for (index, (_, numbers)) in columns.iter_mut().enumerate() {
            if let Some(out) = numbers {
                let (start, bytes) = group.metadata().column(index).byte_range();
                let descriptor = schema.column(index);
                let chunk = pages::Chunk {
                    name: descriptor.name(),
                    start,
                    bytes,
                    is_text: descriptor.physical_type() == Physical::BYTE_ARRAY,
                };
                pages::check(input, &mut headers, &chunk)?;
                let reader = group.get_column_reader(index).map_err(damaged)?;
                if !extend(reader, &descriptor, &mut out.values, rows).map_err(damaged)? {
                    *numbers = None;
                }
            }
        }
    }
    if info.is_none() && !native::has_native_names(columns.iter().map(|(name, _)| name.as_str())) {
        return Err(input.unrecognized("its columns are not roi, frame, x, y and so on"));
    }
    let mut info = info.unwrap_or_else(|| NativeInfo::none(Format::PARQUET));
    let mut kept = Vec::new();
    for (name, numbers) in columns {
        match numbers {
            Some(numbers) => kept.push((name, numbers)),
            None => info.metadata.notes.push(notes::text_column(&name)),
        }
    }
    info.table(input, kept)
}

/// True for numbers, and for names of statuses. Other text is left out.
fn has_numbers(column: &ColumnDescriptor) -> bool {
    match column.physical_type() {
        Physical::BOOLEAN
        | Physical::INT32
        | Physical::INT64
        | Physical::FLOAT
        | Physical::DOUBLE => true,
        Physical::BYTE_ARRAY => column.name() == "status",
        Physical::INT96 | Physical::FIXED_LEN_BYTE_ARRAY => false,
    }
}

/// Adds a column's values of a row group. Returns whether they are numbers.
fn extend(
    reader: ColumnReader,
    descriptor: &ColumnDescriptor,
    out: &mut Vec<f64>,
    max_rows: u64,
) -> parquet::errors::Result<bool> {
    let optional = descriptor.max_def_level();
    let unsigned = match descriptor.logical_type_ref() {
        Some(LogicalType::Integer(integer)) => !integer.is_signed,
        _ => false,
    };
    match reader {
        ColumnReader::BoolColumnReader(reader) => {
            read_all(reader, optional, out, max_rows, |&v| f64::from(u8::from(v)))
        }
        ColumnReader::Int32ColumnReader(reader) if unsigned => {
            read_all(reader, optional, out, max_rows, |&v| {
                f64::from(v.cast_unsigned())
            })
        }
        ColumnReader::Int32ColumnReader(reader) => {
            read_all(reader, optional, out, max_rows, |&v| f64::from(v))
        }
        ColumnReader::Int64ColumnReader(reader) if unsigned => {
            read_all(reader, optional, out, max_rows, |&v| {
                v.cast_unsigned() as f64
            })
        }
        ColumnReader::Int64ColumnReader(reader) => {
            read_all(reader, optional, out, max_rows, |&v| v as f64)
        }
        ColumnReader::FloatColumnReader(reader) => {
            read_all(reader, optional, out, max_rows, |&v| f64::from(v))
        }
        ColumnReader::DoubleColumnReader(reader) => {
            read_all(reader, optional, out, max_rows, |&v| v)
        }
        ColumnReader::ByteArrayColumnReader(reader) => {
            let code = |name: &parquet::data_type::ByteArray| {
                let found = Status::ALL
                    .into_iter()
                    .find(|s| s.name().as_bytes() == name.data());
                found.map_or(f64::NAN, |status| f64::from(status.code()))
            };
            read_all(reader, optional, out, max_rows, code)
        }
        _ => return Ok(false),
    }?;
    Ok(true)
}

/// Reads all values of a column. A missing value is NaN.
fn read_all<T: DataType>(
    mut reader: ColumnReaderImpl<T>,
    optional: i16,
    out: &mut Vec<f64>,
    max_rows: u64,
    value: impl Fn(&T::T) -> f64,
) -> parquet::errors::Result<()> {
    let (mut values, mut levels) = (Vec::new(), Vec::new());
    loop {
        values.clear();
        levels.clear();
        let def = (optional > 0).then_some(&mut levels);
        let (records, _, _) = reader.read_records(BATCH, def, None, &mut values)?;
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
        if out.len() as u64 > max_rows {
            let what = format!("a column has more than the {max_rows} rows of the file");
            return Err(parquet::errors::ParquetError::General(what));
        }
    }
}

/// The metadata that gaussmle writes. None for a file of another program.
fn info(
    input: &Input<'_>,
    file: &SerializedFileReader<File>,
) -> Result<Option<NativeInfo>, TableError> {
    let entries = file.metadata().file_metadata().key_value_metadata();
    let value = |key: &str| {
        let key = format!("gaussmle.{key}");
        let entry = entries.into_iter().flatten().find(|entry| entry.key == key);
        entry.and_then(|entry| entry.value.as_deref())
    };
    if value("version").is_none() {
        return Ok(None);
    }
    if let Some(version) = value(FORMAT_VERSION_KEY) {
        // A text that is no number is no version that is known.
        let checked = check_format_version(version.parse().unwrap_or(0));
        checked.map_err(|error| input.malformed(error.to_string()))?;
    }
    let json = |key: &str| {
        let text = value(key).unwrap_or("null");
        let bytes = text.len() as u64;
        if bytes > MOST_TEXT {
            return Err(input.malformed(format!(
                "its `gaussmle.{key}` has {bytes} bytes: it has at most {MOST_TEXT}"
            )));
        }
        let read: Result<serde_json::Value, _> = serde_json::from_str(text);
        read.map_err(|error| input.malformed(format!("its `gaussmle.{key}` is not JSON: {error}")))
    };
    let count = |key: &str| {
        value(key)
            .and_then(|n| n.parse().ok())
            .filter(|&n: &usize| n > 0)
    };
    let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
    let mut info = NativeInfo::stated(Format::PARQUET);
    let out = &mut info.metadata;
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
    out.remarks = StoredRemark::from_json(&json("remarks")?);
    out.steps = Step::from_json(&json("steps")?);
    let units = json("units")?;
    let units = units.as_object().into_iter().flatten();
    out.units = units
        .filter_map(|(name, unit)| Some((name.clone(), text(unit)?)))
        .collect();
    Ok(Some(info))
}
