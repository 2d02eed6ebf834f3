//! Reads `.smlm` of ShareLoc: an archive with a binary table, described by `manifest.json`.

use gaussmle::files::MOST_TEXT;
use serde_json::Value;

use crate::scalar::{Scalar, ScalarKind};
use crate::table::error::TableError;
use crate::table::format::Format;
use crate::table::metadata::TableMetadata;
use crate::table::read::archive::Archive;
use crate::table::read::assembly::Assembly;
use crate::table::read::length::LengthUnit;
use crate::table::read::numbers::Numbers;
use crate::table::read::{ReadTable, Reader};
use crate::table::table_format::TableFormat;

/// The member that describes the others.
const MANIFEST: &str = "manifest.json";

impl Format {
    /// The `.smlm` of ShareLoc.
    pub const SMLM: Self = Self {
        name: "smlm",
        program: Some("ShareLoc"),
        kind: ".smlm",
        endings: &[".smlm"],
        sidecar: None,
        usable_rows_only: false,
        one_pass: true,
    };
}

pub(super) const SMLM: TableFormat = TableFormat {
    format: Format::SMLM,
    reader: Reader::Archive {
        member: MANIFEST,
        read,
    },
    write: None,
};

fn read(archive: &mut Archive<'_, '_>) -> Result<ReadTable, TableError> {
    let input = archive.input;
    let bytes = archive.member(MANIFEST, MOST_TEXT)?;
    let malformed = |what: String| input.malformed(format!("its manifest.json {what}"));
    let manifest: Value = serde_json::from_slice(&bytes)
        .map_err(|error| malformed(format!("is not JSON: {error}")))?;
    let files = manifest["files"].as_array().map_or(&[][..], Vec::as_slice);
    let tables: Vec<&Value> = files
        .iter()
        .filter(|file| file["type"] == "table")
        .collect();
    let file = match tables[..] {
        [file] => file,
        [] => return Err(malformed("names no table".into())),
        _ => {
            return Err(malformed(format!(
                "names {} tables: save each in a file of its own",
                tables.len()
            )));
        }
    };
    let format = file["format"]
        .as_str()
        .and_then(|name| manifest["formats"].get(name));
    let format =
        format.ok_or_else(|| malformed("does not describe the format of its table".into()))?;
    if format["mode"] != "binary" {
        return Err(malformed(format!(
            "has a table of mode {}: only binary ones are read",
            format["mode"]
        )));
    }
    let layout = layout(format).ok_or_else(|| {
        malformed("describes a table with other columns than numbers of 8 to 64 bits".into())
    })?;
    let name = file["name"]
        .as_str()
        .ok_or_else(|| malformed("does not name the file of its table".into()))?;
    let rows = count(&file["rows"]).ok_or_else(|| malformed("has no number of rows".into()))?;
    let row_bytes: usize = layout.iter().map(|(_, scalar)| scalar.bytes()).sum();
    let bytes = archive.columns(name)?;
    if rows.checked_mul(row_bytes) != Some(bytes.len()) {
        return Err(malformed(format!(
            "describes `{name}` as {rows} rows of {row_bytes} bytes, but it has {} bytes",
            bytes.len()
        )));
    }
    let mut metadata = TableMetadata::of(Format::SMLM);
    metadata.pixel_size_um = input.options.pixel_size_um;
    let mut out = Assembly::new(input);
    let mut at = 0;
    input.claim("its table", rows as u64 * layout.len() as u64)?;
    for (index, (name, scalar)) in layout.into_iter().enumerate() {
        let mut numbers = Numbers::empty(scalar);
        numbers.values.extend(scalar.column(&bytes, row_bytes, at));
        at += scalar.bytes();
        if let Some(offset) = file["offset"][&name]
            .as_f64()
            .filter(|&offset| offset != 0.0)
        {
            numbers.values.iter_mut().for_each(|value| *value += offset);
        }
        let unit = unit(&manifest, format, index, &name);
        push_column(&mut out, &mut metadata, &name, unit, numbers)?;
    }
    let (table, units) = out.finish_in_order()?;
    metadata.units = units;
    Ok(ReadTable { table, metadata })
}

/// Adds a column under its native name, if it has one.
fn push_column(
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
                    let note =
                        format!("`{name}` has no unit: read as nm, as by the format's own readers");
                    metadata.notes.push(note);
                    "nm"
                }
                unit => unit,
            };
            let scale = LengthUnit::parse(out.input(), name, unit)?;
            out.push(length, "um", numbers.map(|value| scale.to_um(value)))
        }
        "frame" => out.push("frame", "", numbers),
        "intensity_photon_" => out.push("photons", "", numbers),
        "intensity" | "photons" if photons => out.push("photons", "", numbers),
        "local_background" | "background" if photons => out.push("background", "", numbers),
        // A native name with an unknown unit.
        "photons" | "background" => out.push(&format!("{name}_raw"), unit, numbers),
        _ => out.push(name, unit, numbers),
    }
}

/// The unit of a column. Some programs write it in `locdata_meta`.
fn unit<'a>(manifest: &'a Value, format: &'a Value, index: usize, name: &str) -> &'a str {
    let own = format["units"][index].as_str().unwrap_or_default();
    let others = manifest["locdata_meta"]["unit"].as_array();
    let other = others
        .into_iter()
        .flatten()
        .find(|entry| entry["property"] == name);
    match own {
        "" => other
            .and_then(|entry| entry["unit"].as_str())
            .unwrap_or_default(),
        own => own,
    }
}

/// Names and types of the columns, one number each.
fn layout(format: &Value) -> Option<Vec<(String, Scalar)>> {
    let (headers, dtypes) = (format["headers"].as_array()?, format["dtype"].as_array()?);
    if headers.len() != dtypes.len() || headers.is_empty() {
        return None;
    }
    let column = |(index, (header, dtype)): (usize, (&Value, &Value))| {
        let shape = &format["shape"][index];
        if !shape.is_null() && count(shape) != Some(1) {
            return None;
        }
        let dtype = dtype.as_str()?;
        let (kind, bits) = if let Some(bits) = dtype.strip_prefix("uint") {
            (ScalarKind::Unsigned, bits)
        } else if let Some(bits) = dtype.strip_prefix("int") {
            (ScalarKind::Signed, bits)
        } else {
            (ScalarKind::Float, dtype.strip_prefix("float")?)
        };
        let bits: usize = bits.parse().ok()?;
        let scalar = Scalar::new(kind, bits / 8, false)?;
        Some((header.as_str()?.to_owned(), scalar))
    };
    headers.iter().zip(dtypes).enumerate().map(column).collect()
}

/// A count. Some programs write it as text.
fn count(value: &Value) -> Option<usize> {
    match value {
        Value::String(text) => text.parse().ok(),
        value => usize::try_from(value.as_u64()?).ok(),
    }
}
