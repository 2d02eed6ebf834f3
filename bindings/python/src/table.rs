//! Conversion of tables between Python and the library; table files.

use std::path::PathBuf;

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, PixelSize, Status};
use gaussmle_io::table::{
    self, Format, ReadOptions, ReadTable, Step, StoredRemark, TableMetadata, TableOverrides,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::{InputArray, Memory};
use crate::errors::{self, OrRaise};
use crate::model::Psf;
use crate::pixel_size::Pixel;
use crate::work::Call;

/// The name, unit and values of each column. Values are u32, f64, or u8 for a status.
#[derive(FromPyObject)]
pub struct Columns<'py>(#[pyo3(from_py_with = rows)] Vec<(String, String, InputArray<'py>)>);

fn rows<'py>(object: &Bound<'py, PyAny>) -> PyResult<Vec<(String, String, InputArray<'py>)>> {
    object.extract()
}

impl Columns<'_> {
    /// The table as a type of the library. It is a copy, so that Python may change the arrays
    /// meanwhile.
    pub fn table(&self) -> PyResult<LocalizationTable> {
        let column = |(name, unit, array): &(String, String, InputArray<'_>)| -> PyResult<Column> {
            if array.shape.len() != 1 {
                let shape = &array.shape;
                return Err(errors::input(format!(
                    "the column {name} has the shape {shape:?}: a column is one-dimensional"
                )));
            }
            let values = if array.is::<u32>() {
                Values::U32(array.values()?.to_vec())
            } else if array.is::<u8>() && name == "status" {
                let codes = array.values()?.iter();
                let status: Option<Vec<Status>> =
                    codes.map(|&code| Status::from_code(code)).collect();
                let invalid = || errors::input("a status code is invalid: codes are 0 to 5");
                Values::Status(status.ok_or_else(invalid)?)
            } else {
                Values::F64(array.values()?.to_vec())
            };
            let (name, unit) = (name.clone(), table::unit(unit));
            Ok(Column { name, unit, values })
        };
        let columns = self.0.iter().map(column).collect::<PyResult<Vec<_>>>()?;
        LocalizationTable::from_columns(columns)
            .ok_or_else(|| errors::input("the columns differ in length"))
    }
}

/// The name, unit and values of each column, for Python. The memory is the library's.
pub type NativeColumns = Vec<(String, &'static str, Memory)>;

/// The columns of a table, for Python.
pub fn native_columns(table: LocalizationTable) -> NativeColumns {
    let columns = table.into_columns().into_iter();
    let memory = |values| match values {
        Values::U32(values) => Memory::vector(values),
        Values::F64(values) => Memory::vector(values),
        Values::Status(values) => Memory::status(&values),
    };
    columns
        .map(|column| (column.name, column.unit, memory(column.values)))
        .collect()
}

/// The description of a table.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct TableInfo {
    pixel_size: Option<Pixel>,
    model: Option<String>,
    width: Option<usize>,
    height: Option<usize>,
    n_frames: Option<usize>,
    configuration: Option<String>,
    notes: Vec<String>,
    /// Causes and texts.
    remarks: Vec<(String, String)>,
    steps: Vec<String>,
}

impl TableInfo {
    /// The description as a type of the library.
    pub fn metadata(self) -> TableMetadata {
        let remarks = self.remarks.into_iter();
        let remarks = remarks.map(|(cause, text)| StoredRemark { cause, text });
        TableMetadata {
            // Writers do not use the format.
            format: Format::PARQUET,
            pixel_size_um: self.pixel_size.map(PixelSize::from),
            model: self.model,
            width: self.width,
            height: self.height,
            frames: self.n_frames,
            configuration: self.configuration,
            notes: self.notes,
            remarks: remarks.collect(),
            steps: Step::of_names(self.steps.iter().map(String::as_str)),
            units: Default::default(),
        }
    }
}

/// The description of a table, for Python. `format` is the name of its format.
pub fn description<'py>(
    py: Python<'py>,
    format: &str,
    metadata: &TableMetadata,
) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("format", format)?;
    out.set_item("pixel_size", metadata.pixel_size_um.map(Pixel::from))?;
    out.set_item("model", &metadata.model)?;
    out.set_item("width", metadata.width)?;
    out.set_item("height", metadata.height)?;
    out.set_item("n_frames", metadata.frames)?;
    out.set_item("configuration", &metadata.configuration)?;
    out.set_item("notes", &metadata.notes)?;
    let remarks = metadata.remarks.iter();
    let remarks: Vec<_> = remarks
        .map(|remark| (&remark.cause, &remark.text))
        .collect();
    out.set_item("remarks", remarks)?;
    let steps = metadata.steps.iter().map(|step| step.name());
    out.set_item("steps", steps.collect::<Vec<_>>())?;
    Ok(out)
}

/// Reads a table in any of the known formats.
#[pyfunction]
pub fn read<'py>(
    py: Python<'py>,
    path: PathBuf,
    pixel_size: Option<Pixel>,
) -> PyResult<(NativeColumns, Bound<'py, PyDict>)> {
    let options = ReadOptions {
        pixel_size_um: pixel_size.map(PixelSize::from),
    };
    let ReadTable { table, metadata } =
        Call::plain().run(py, || Ok(table::read(&path, &options)?))?;
    let format = metadata.format.name();
    Ok((native_columns(table), description(py, format, &metadata)?))
}

/// Writes a table. The format is the one named, or that of the file's ending.
#[pyfunction]
#[allow(
    clippy::too_many_arguments,
    reason = "the Python function has keywords"
)]
pub fn write(
    py: Python<'_>,
    path: PathBuf,
    format: Option<&str>,
    columns: Columns<'_>,
    info: TableInfo,
    pixel_size: Option<Pixel>,
    sigma: Option<f64>,
    psf: Option<Psf>,
) -> PyResult<()> {
    let format = match format {
        Some(name) => Format::from_name(name),
        None => Format::of(&path),
    }
    .or_raise()?;
    let (table, metadata) = (columns.table()?, info.metadata());
    let overrides = TableOverrides {
        pixel_size_um: pixel_size.map(PixelSize::from),
        sigma_um: sigma,
        psf: psf.map(|psf| psf.given()),
    };
    Call::plain().run(py, move || {
        Ok(table::rewrite(
            &path, format, &table, &metadata, &overrides,
        )?)
    })
}
