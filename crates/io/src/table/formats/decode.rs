//! Reads DECODE's HDF5: `/data` with a dataset for each quantity.
//!
//! x and y are in pixels, where an integer is a centre, or in nanometres from the centre of the
//! first pixel; z is in nanometres; frames count from 0.

use gaussmle::PixelSize;
use hdf5_pure::{AttrValue, Dataset};

use crate::table::error::TableError;
use crate::table::format::Format;
use crate::table::metadata::TableMetadata;
use crate::table::read::assembly::Assembly;
use crate::table::read::hdf5::Hdf5;
use crate::table::read::numbers::Numbers;
use crate::table::read::{ReadTable, Reader};
use crate::table::table_format::TableFormat;

const NM: f64 = 1000.0;

impl Format {
    /// DECODE's HDF5.
    pub const DECODE: Self = Self {
        name: "decode",
        program: Some("DECODE"),
        kind: "HDF5",
        endings: &[".h5"],
        sidecar: None,
        usable_rows_only: false,
        one_pass: true,
    };
}

pub(super) const DECODE: TableFormat = TableFormat {
    format: Format::DECODE,
    reader: Reader::Hdf5 {
        dataset: "data/xyz",
        read,
    },
    write: None,
};

fn read(file: &Hdf5<'_, '_>, positions: &Dataset) -> Result<ReadTable, TableError> {
    let input = file.input;
    let attributes = file.file.group("meta").and_then(|meta| meta.attrs());
    let attributes =
        attributes.map_err(|error| input.malformed(format!("its `meta` is damaged: {error}")))?;
    let in_pixels = match attributes.get("xy_unit") {
        None => true,
        Some(
            AttrValue::String(unit) | AttrValue::AsciiString(unit) | AttrValue::VarLenString(unit),
        ) if unit == "px" || unit == "nm" => unit == "px",
        Some(other) => {
            return Err(input.malformed(format!(
                "its positions are in {other:?}: they must be in px or nm"
            )));
        }
    };
    let pixel_nm = match attributes.get("px_size") {
        Some(AttrValue::F32Array(nm)) => nm.iter().map(|&nm| shortest_decimal(nm)).collect(),
        Some(AttrValue::F64Array(nm)) => nm.clone(),
        _ => Vec::new(),
    };
    let of_file = match pixel_nm[..] {
        [x, y, ..] => Some(PixelSize::from([x / NM, y / NM])),
        _ => None,
    };
    let [x, y] = match in_pixels {
        true => input.pixel_size_um(of_file)?.xy(),
        false => [1.0 / NM; 2],
    };
    let scales = [x, y, 1.0 / NM];
    // Both units count from the centre of the first pixel.
    let shift = match in_pixels {
        true => [0.5; 2],
        false => [0, 1].map(|axis| pixel_nm.get(axis).map_or(0.0, |nm| nm / 2.0)),
    };
    let mut metadata = TableMetadata::of(Format::DECODE);
    metadata.pixel_size_um = input.options.pixel_size_um.or(of_file);
    let mut out = Assembly::new(input);
    let xyz = file.columns("data/xyz", positions)?.numbers;
    for ((axis, name), (_, numbers)) in ["x", "y", "z"].into_iter().enumerate().zip(xyz) {
        let shift = shift.get(axis).copied().unwrap_or(0.0);
        out.push(name, "um", numbers.map(|v| (v + shift) * scales[axis]))?;
    }
    let stds = ["x_std", "y_std", "z_std"];
    for (dataset, names) in [
        ("xyz_sig", stds),
        ("xyz_cr", ["x_crlb", "y_crlb", "z_crlb"]),
    ] {
        let columns = columns(file, dataset)?;
        for ((axis, name), numbers) in names.into_iter().enumerate().zip(columns) {
            match dataset {
                // The Cramér-Rao bound is stored as a variance.
                "xyz_cr" => out.push(name, "um", numbers.map(|v| v.sqrt() * scales[axis]))?,
                _ => out.push(name, "um", numbers.map(|v| v * scales[axis]))?,
            }
        }
    }
    for (dataset, name, unit) in [
        ("frame_ix", "frame", ""),
        ("phot", "photons", "photons"),
        ("bg", "background", "photons/pixel"),
        ("phot_sig", "photons_std", "photons"),
        ("bg_sig", "background_std", "photons/pixel"),
        ("id", "id", ""),
        ("prob", "prob", ""),
        ("phot_cr", "phot_cr", ""),
        ("bg_cr", "bg_cr", ""),
    ] {
        if let Some(numbers) = columns(file, dataset)?.into_iter().next() {
            out.push(name, unit, numbers)?;
        }
    }
    let (table, units) = out.finish_in_order()?;
    metadata.units = units;
    Ok(ReadTable { table, metadata })
}

/// The columns of a dataset. DECODE writes unknown quantities as empty datasets.
fn columns(file: &Hdf5<'_, '_>, name: &str) -> Result<Vec<Numbers>, TableError> {
    let name = format!("data/{name}");
    let Some(dataset) = file.dataset(&name) else {
        return Ok(Vec::new());
    };
    if dataset
        .shape()
        .is_ok_and(|shape| shape.is_empty() || shape == [0])
    {
        return Ok(Vec::new());
    }
    let columns = file.columns(&name, &dataset)?.numbers;
    Ok(columns.into_iter().map(|(_, numbers)| numbers).collect())
}

/// The shortest decimal of an f32: 127.1, not 127.0999984741211.
fn shortest_decimal(value: f32) -> f64 {
    value.to_string().parse().unwrap_or_else(|_| value.into())
}
