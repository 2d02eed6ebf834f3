//! Tables of localizations: columns of Python's become the library's, and the other way round.

use std::path::PathBuf;

use gaussmle::tables::{self, Format, ReadOptions, ReadTable, Source, TableMetadata};
use gaussmle::{Column, LocalizationTable, Status, Values};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::{Input, Memory};
use crate::errors::{self, OrRaise};
use crate::model::Curve;
use crate::work::Call;

/// Names, units and numbers: u32, f64, or u8 for a status.
#[derive(FromPyObject)]
pub struct Columns<'py>(#[pyo3(from_py_with = rows)] Vec<(String, String, Input<'py>)>);

fn rows<'py>(object: &Bound<'py, PyAny>) -> PyResult<Vec<(String, String, Input<'py>)>> {
    object.extract()
}

impl Columns<'_> {
    /// The library's table: a copy, which no one changes while it is worked on.
    pub fn table(&self) -> PyResult<LocalizationTable> {
        let column = |(name, unit, numbers): &(String, String, Input<'_>)| -> PyResult<Column> {
            if numbers.shape.len() != 1 {
                let shape = &numbers.shape;
                return Err(errors::input(format!(
                    "the column {name} has the shape {shape:?}: a column is one-dimensional"
                )));
            }
            let values = if numbers.is::<u32>() {
                Values::U32(numbers.numbers()?.to_vec())
            } else if numbers.is::<u8>() && name == "status" {
                let known = numbers
                    .numbers()?
                    .iter()
                    .map(|&code| Status::from_code(code));
                let known: Option<Vec<Status>> = known.collect();
                Values::Status(known.ok_or_else(|| errors::input("a status is from 0 to 4"))?)
            } else {
                Values::F64(numbers.numbers()?.to_vec())
            };
            let (name, unit) = (name.clone(), tables::unit(unit));
            Ok(Column { name, unit, values })
        };
        let columns = self.0.iter().map(column).collect::<PyResult<Vec<_>>>()?;
        LocalizationTable::from_columns(columns)
            .ok_or_else(|| errors::input("the columns differ in length"))
    }
}

/// Names, units and numbers for Python, which gets the library's memory.
pub type Given = Vec<(String, &'static str, Memory)>;

/// A table for Python.
pub fn give(table: LocalizationTable) -> Given {
    let columns = table.into_columns().into_iter();
    let memory = |values| match values {
        Values::U32(values) => Memory::row(values),
        Values::F64(values) => Memory::row(values),
        Values::Status(values) => Memory::status(&values),
    };
    columns
        .map(|column| (column.name, column.unit, memory(column.values)))
        .collect()
}

/// What a table says of itself.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct About {
    pixel_size: Option<f64>,
    model: Option<String>,
    width: Option<usize>,
    height: Option<usize>,
    frames: Option<usize>,
    configuration: Option<String>,
    notes: Vec<String>,
}

impl About {
    /// The library's.
    pub fn metadata(self) -> TableMetadata {
        TableMetadata {
            // Which it was is of no matter to who writes.
            format: Source::Parquet,
            pixel_size_um: self.pixel_size,
            model: self.model,
            width: self.width,
            height: self.height,
            frames: self.frames,
            configuration: self.configuration,
            notes: self.notes,
            units: Default::default(),
        }
    }
}

/// The same for Python.
pub fn about<'py>(py: Python<'py>, metadata: &TableMetadata) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("format", metadata.format.name())?;
    out.set_item("pixel_size", metadata.pixel_size_um)?;
    out.set_item("model", &metadata.model)?;
    out.set_item("width", metadata.width)?;
    out.set_item("height", metadata.height)?;
    out.set_item("frames", metadata.frames)?;
    out.set_item("configuration", &metadata.configuration)?;
    out.set_item("notes", &metadata.notes)?;
    Ok(out)
}

/// Reads a table, whoever wrote it.
#[pyfunction]
pub fn read<'py>(
    py: Python<'py>,
    path: PathBuf,
    pixel_size: Option<f64>,
) -> PyResult<(Given, Bound<'py, PyDict>)> {
    let options = ReadOptions {
        pixel_size_um: pixel_size,
    };
    let ReadTable { table, metadata } =
        Call::plain().run(py, || Ok(tables::read(&path, &options)?))?;
    Ok((give(table), about(py, &metadata)?))
}

/// Writes a table as its file's ending says, or as the format.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "the Python half gathers them")]
pub fn write(
    py: Python<'_>,
    path: PathBuf,
    format: Option<&str>,
    columns: Columns<'_>,
    about: About,
    pixel_size: Option<f64>,
    sigma: Option<f64>,
    psf: Option<Curve>,
) -> PyResult<()> {
    let format = match format {
        Some(name) => Format::from_name(name),
        None => Format::of(&path),
    }
    .or_raise()?;
    let (table, metadata) = (columns.table()?, about.metadata());
    let given = tables::Given {
        pixel_size_um: pixel_size,
        sigma_um: sigma,
        curve: psf.map(|psf| psf.curve()),
    };
    Call::plain().run(py, move || {
        Ok(tables::rewrite(&path, format, &table, &metadata, &given)?)
    })
}
