//! DECODE's HDF5: `/data` with one dataset a quantity; x and y in pixels, of which an integer is the centre, or in nanometres; z in
//! nanometres; frames from 0.

use hdf5_pure::{AttrValue, Dataset};

use super::assemble::{Assembly, Numbers};
use super::hdf5::Hdf5;
use super::{ReadTable, Source, TableMetadata};
use crate::tables::error::TableError;

const NM: f64 = 1000.0;

pub(super) fn read(file: &Hdf5<'_, '_>, positions: &Dataset) -> Result<ReadTable, TableError> {
    let input = file.input;
    let attributes = file.file.group("meta").and_then(|meta| meta.attrs());
    let attributes =
        attributes.map_err(|error| input.wrong(format!("its `meta` is damaged: {error}")))?;
    let pixels = match attributes.get("xy_unit") {
        None => true,
        Some(
            AttrValue::String(unit) | AttrValue::AsciiString(unit) | AttrValue::VarLenString(unit),
        ) if unit == "px" || unit == "nm" => unit == "px",
        Some(other) => {
            return Err(input.wrong(format!(
                "its positions are in {other:?}: they must be in px or nm"
            )));
        }
    };
    let said = match attributes.get("px_size") {
        Some(AttrValue::F32Array(nm)) => nm.iter().map(|&nm| round(nm)).collect(),
        Some(AttrValue::F64Array(nm)) => nm.clone(),
        _ => Vec::new(),
    };
    let side = |axis: usize| -> Result<f64, TableError> {
        if pixels {
            input.pixel_size_um(said.get(axis).map(|nm| nm / NM))
        } else {
            Ok(1.0 / NM)
        }
    };
    let scales = [side(0)?, side(1)?, 1.0 / NM];
    // In pixels an integer is a pixel's centre; nanometres count from there, too.
    let shift = match pixels {
        true => [0.5; 2],
        false => [0, 1].map(|axis| said.get(axis).map_or(0.0, |nm| nm / 2.0)),
    };
    let mut metadata = TableMetadata::of(Source::Decode);
    if pixels && scales[0] == scales[1] {
        metadata.pixel_size_um = Some(scales[0]);
    } else if let [x, y, ..] = said[..] {
        metadata.pixel_size_um = (x == y).then_some(x / NM);
        metadata
            .notes
            .push(format!("pixels are {x} nm along x and {y} nm along y"));
    }
    let mut out = Assembly::new(input);
    let xyz = file.columns("data/xyz", positions)?.numbers;
    for ((axis, name), (_, numbers)) in ["x", "y", "z"].into_iter().enumerate().zip(xyz) {
        let shift = shift.get(axis).copied().unwrap_or(0.0);
        out.push(name, "um", numbers.scaled(|v| (v + shift) * scales[axis]))?;
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
                "xyz_cr" => out.push(name, "um", numbers.scaled(|v| v.sqrt() * scales[axis]))?,
                _ => out.push(name, "um", numbers.scaled(|v| v * scales[axis]))?,
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

/// The columns of a dataset, none if it is empty, which is how DECODE writes what it does not know.
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

/// The decimal that an f32 stands for: 127.1, not 127.0999984741211.
fn round(value: f32) -> f64 {
    value.to_string().parse().unwrap_or_else(|_| value.into())
}
