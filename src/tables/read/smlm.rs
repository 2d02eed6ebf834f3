//! `.smlm` of ShareLoc: an archive of binary tables, row by row, which `manifest.json` describes.

use serde_json::Value;

use super::archive::Archive;
use super::assemble::{Assembly, Numbers};
use super::scalar::{Kind, Scalar};
use super::thunderstorm::Length;
use super::{ReadTable, Source, TableMetadata};
use crate::tables::error::TableError;

pub(super) fn read(archive: &mut Archive<'_, '_>) -> Result<ReadTable, TableError> {
    let input = archive.input;
    let bytes = archive.member("manifest.json")?;
    let wrong = |what: String| input.wrong(format!("its manifest.json {what}"));
    let manifest: Value =
        serde_json::from_slice(&bytes).map_err(|error| wrong(format!("is no JSON: {error}")))?;
    let files = manifest["files"].as_array().map_or(&[][..], Vec::as_slice);
    let tables: Vec<&Value> = files
        .iter()
        .filter(|file| file["type"] == "table")
        .collect();
    let file = match tables[..] {
        [file] => file,
        [] => return Err(wrong("names no table".into())),
        _ => {
            return Err(wrong(format!(
                "names {} tables: take the file apart, one table each",
                tables.len()
            )));
        }
    };
    let format = file["format"]
        .as_str()
        .and_then(|name| manifest["formats"].get(name));
    let format = format.ok_or_else(|| wrong("does not describe the format of its table".into()))?;
    if format["mode"] != "binary" {
        return Err(wrong(format!(
            "has a table of mode {}: only binary ones are read",
            format["mode"]
        )));
    }
    let layout = layout(format).ok_or_else(|| {
        wrong("describes a table that cannot be read: numbers of 8 to 64 bits, one a column".into())
    })?;
    let name = file["name"]
        .as_str()
        .ok_or_else(|| wrong("does not name the file of its table".into()))?;
    let rows =
        count(&file["rows"]).ok_or_else(|| wrong("does not say how many rows there are".into()))?;
    let row_bytes: usize = layout.iter().map(|(_, scalar)| scalar.bytes).sum();
    let bytes = archive.member(name)?;
    if rows.checked_mul(row_bytes) != Some(bytes.len()) {
        return Err(wrong(format!(
            "says `{name}` has {rows} rows of {row_bytes} bytes, but it has {} bytes",
            bytes.len()
        )));
    }
    let mut metadata = TableMetadata::of(Source::Smlm);
    metadata.pixel_size_um = input.options.pixel_size_um;
    let mut out = Assembly::new(input);
    let mut at = 0;
    for (index, (name, scalar)) in layout.into_iter().enumerate() {
        let mut numbers = scalar.none();
        scalar.extend(&mut numbers, &bytes, row_bytes, at);
        at += scalar.bytes;
        if let Some(offset) = file["offset"][&name]
            .as_f64()
            .filter(|&offset| offset != 0.0)
        {
            numbers.values.iter_mut().for_each(|value| *value += offset);
        }
        let unit = unit(&manifest, format, index, &name);
        push(&mut out, &mut metadata, &name, unit, numbers)?;
    }
    let (table, units) = out.finish_in_order()?;
    metadata.units = units;
    Ok(ReadTable { table, metadata })
}

/// Adds a column under its native name, if it has one.
fn push(
    out: &mut Assembly<'_, '_>,
    metadata: &mut TableMetadata,
    name: &str,
    unit: &str,
    numbers: Numbers,
) -> Result<(), TableError> {
    let length = match name {
        "position_x" | "x" => "x",
        "position_y" | "y" => "y",
        "position_z" | "z" => "z",
        "uncertainty_x" => "x_std",
        "uncertainty_y" => "y_std",
        "uncertainty_z" => "z_std",
        "psf_sigma" => "sigma",
        "psf_sigma_x" => "sigma_x",
        "psf_sigma_y" => "sigma_y",
        _ => "",
    };
    let photons = unit.starts_with("photon");
    match name {
        _ if !length.is_empty() => {
            let unit = match unit {
                "" => {
                    let note = format!(
                        "`{name}` names no unit: taken as nm, as the format's own readers do"
                    );
                    metadata.notes.push(note);
                    "nm"
                }
                unit => unit,
            };
            let scale = Length::of(out.input(), name, unit)?;
            out.push(length, "um", numbers.scaled(|value| scale.um(value)))
        }
        "frame" => out.push("frame", "", numbers),
        "intensity_photon_" => out.push("photons", "", numbers),
        "intensity" | "photons" if photons => out.push("photons", "", numbers),
        "local_background" | "background" if photons => out.push("background", "", numbers),
        // A name of ours in a unit that is unknown.
        "photons" | "background" => out.push(&format!("{name}_raw"), unit, numbers),
        _ => out.push(name, unit, numbers),
    }
}

/// The unit of a column, which some programs keep elsewhere.
fn unit<'a>(manifest: &'a Value, format: &'a Value, index: usize, name: &str) -> &'a str {
    let said = format["units"][index].as_str().unwrap_or_default();
    let others = manifest["locdata_meta"]["unit"].as_array();
    let other = others
        .into_iter()
        .flatten()
        .find(|entry| entry["property"] == name);
    match said {
        "" => other
            .and_then(|entry| entry["unit"].as_str())
            .unwrap_or_default(),
        said => said,
    }
}

/// The columns of a row, one number each.
fn layout(format: &Value) -> Option<Vec<(String, Scalar)>> {
    let (headers, kinds) = (format["headers"].as_array()?, format["dtype"].as_array()?);
    if headers.len() != kinds.len() || headers.is_empty() {
        return None;
    }
    let column = |(index, (header, kind)): (usize, (&Value, &Value))| {
        let shape = &format["shape"][index];
        if !shape.is_null() && count(shape) != Some(1) {
            return None;
        }
        let (kind, bits) = match kind.as_str()? {
            kind if kind.starts_with("uint") => (Kind::Unsigned, &kind[4..]),
            kind if kind.starts_with("int") => (Kind::Signed, &kind[3..]),
            kind if kind.starts_with("float") => (Kind::Float, &kind[5..]),
            _ => return None,
        };
        let bits: usize = bits.parse().ok()?;
        let scalar = Scalar::new(kind, bits / 8, false)?;
        Some((header.as_str()?.to_owned(), scalar))
    };
    headers.iter().zip(kinds).enumerate().map(column).collect()
}

/// A count, which some programs write as text.
fn count(value: &Value) -> Option<usize> {
    match value {
        Value::String(text) => text.parse().ok(),
        value => usize::try_from(value.as_u64()?).ok(),
    }
}
