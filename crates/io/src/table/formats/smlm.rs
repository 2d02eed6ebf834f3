//! The `.smlm` of ShareLoc: an archive with a binary table, described by `manifest.json`.
//!
//! The format is defined at <https://github.com/imodpasteur/smlm-file-format>, version 0.2: lengths
//! are in nanometres. It defines neither the origin nor the first frame, so both are those of the
//! native table. Names of columns are those of the definition; for uncertainties and widths those of
//! locan, which reads such files. Members are stored, not deflated, as readers of ZIP accept.

use std::collections::HashMap;

use gaussmle::model::{Program, Quantity};
use gaussmle::table::Values;
use gaussmle::{Parameter, Status};
use gaussmle_base::config::{FORMAT_VERSION, FORMAT_VERSION_KEY, check_format_version};
use gaussmle_base::files::{AtomicFile, MOST_TEXT};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::scalar::{Scalar, ScalarKind};
use crate::table::columns::axis_of;
use crate::table::error::{TableError, WriteError};
use crate::table::format::Format;
use crate::table::metadata::{StoredRemark, TableMetadata};
use crate::table::read::archive::Archive;
use crate::table::read::assembly::Assembly;
use crate::table::read::length::LengthUnit;
use crate::table::read::numbers::Numbers;
use crate::table::read::{ReadTable, Reader};
use crate::table::rows::{self, Rows};
use crate::table::spots::{Estimates, Spots};
use crate::table::step::Step;
use crate::table::stored_zip::StoredZip;
use crate::table::table_format::TableFormat;
use crate::table::table_info::{GENERATOR, TableInfo};

/// The member that describes the others.
const MANIFEST: &str = "manifest.json";

/// The member with the rows of a table of gaussmle.
const TABLE: &str = "table.bin";

/// The name of the layout of a row, which other programs expect.
const LAYOUT: &str = "smlm-table(binary)";

/// The entry of the manifest with what gaussmle knows of a table, which other programs ignore.
const OWN: &str = "gaussmle";

/// Locan's name of the photons, which has their unit.
const PHOTONS_OF_LOCAN: &str = "intensity_photon_";

/// The number of rows that are converted at a time, and those of one thread among them.
const ROWS: usize = 1 << 16;
const ROWS_OF_THREAD: usize = 1024;

const NM: f64 = 1000.0;

impl Format {
    /// The `.smlm` of ShareLoc. Unusable spots are left out.
    pub const SMLM: Self = Self {
        name: "smlm",
        program: Some("ShareLoc"),
        kind: ".smlm",
        endings: &[".smlm"],
        sidecar: None,
        usable_rows_only: true,
        one_pass: true,
    };
}

pub(super) const SMLM: TableFormat = TableFormat {
    format: Format::SMLM,
    reader: Reader::Archive {
        member: MANIFEST,
        read,
    },
    write: Some(write),
};

fn write(
    to: &AtomicFile,
    rows: &dyn Rows,
    info: &TableInfo<'_>,
) -> Result<Option<String>, WriteError> {
    // The first block has the columns of all.
    let format = match rows::blocks(rows).next() {
        Some(block) => layout_of(&columns(&Spots::new(&*block?, info)?)),
        None => Value::Null,
    };
    let row_bytes = layout(&format).map_or(0, |columns| {
        let sizes = columns.iter().map(|(_, scalar)| scalar.bytes());
        sizes.sum::<usize>()
    });
    let mut zip = StoredZip::new(to.file().try_clone()?);
    zip.add(TABLE.into(), Vec::new(), rows.len() * row_bytes as u64);
    let mut written = 0;
    for block in rows::blocks(rows) {
        let block = block?;
        let spots = Spots::new(&block, info)?;
        let columns = columns(&spots);
        let usable: Vec<usize> = (0..spots.len()).filter(|&r| spots.is_usable(r)).collect();
        for chunk in usable.chunks(ROWS) {
            let bytes_of = |rows: &[usize]| {
                let mut bytes = Vec::with_capacity(rows.len() * row_bytes);
                for &row in rows {
                    columns
                        .iter()
                        .for_each(|column| column.cells.push(row, &mut bytes));
                }
                bytes
            };
            let parts: Vec<Vec<u8>> = chunk.par_chunks(ROWS_OF_THREAD).map(bytes_of).collect();
            for bytes in parts {
                zip.write_columns(&[bytes.into()])?;
            }
        }
        written += usable.len();
    }
    // Fewer bytes than announced, where spots are left out.
    zip.cut(vec![Vec::new()])?;
    let manifest = manifest(format, written, info).to_string();
    let bytes = manifest.len();
    if bytes as u64 > MOST_TEXT {
        let what = format!(
            "its manifest.json would have {bytes} bytes, of which at most {MOST_TEXT} are read: \
             keep fewer columns and notes"
        );
        return Err(WriteError::File(what.into()));
    }
    zip.add(MANIFEST.into(), manifest.into_bytes(), 0);
    zip.finish()?;
    Ok(None)
}

/// A column of a block, under its name in the file.
struct Column<'a> {
    name: &'a str,
    unit: &'a str,
    cells: Cells<'a>,
}

/// The values of a column, and how they are stored.
enum Cells<'a> {
    Counts(&'a [u32]),
    /// Positions, um: more digits than f32 has on a large sensor.
    Positions(&'a [f64]),
    /// Other lengths, um.
    Lengths(&'a [f64]),
    /// The width along x or y.
    Width(&'a Spots<'a>, usize),
    Floats(&'a [f64]),
    /// Values of another program.
    Doubles(&'a [f64]),
    Statuses(&'a [Status]),
}

impl Cells<'_> {
    fn dtype(&self) -> &'static str {
        match self {
            Cells::Counts(_) => "uint32",
            Cells::Positions(_) | Cells::Doubles(_) => "float64",
            Cells::Lengths(_) | Cells::Width(..) | Cells::Floats(_) => "float32",
            Cells::Statuses(_) => "uint8",
        }
    }

    /// Adds the bytes of a value, little-endian.
    fn push(&self, row: usize, out: &mut Vec<u8>) {
        match self {
            Cells::Counts(values) => out.extend(values[row].to_le_bytes()),
            Cells::Positions(um) => out.extend((um[row] * NM).to_le_bytes()),
            Cells::Lengths(um) => out.extend(((um[row] * NM) as f32).to_le_bytes()),
            Cells::Width(spots, axis) => {
                let (um, _) = spots.widths_um(row)[*axis];
                out.extend(((um * NM) as f32).to_le_bytes());
            }
            Cells::Floats(values) => out.extend((values[row] as f32).to_le_bytes()),
            Cells::Doubles(values) => out.extend(values[row].to_le_bytes()),
            Cells::Statuses(values) => out.push(values[row].code()),
        }
    }
}

/// The columns of a block: those that other programs know, then the others.
fn columns<'a>(spots: &'a Spots<'a>) -> Vec<Column<'a>> {
    let mut out: Vec<Column<'a>> = Vec::new();
    let mut add = |name, unit, cells: Option<Cells<'a>>| {
        out.extend(cells.map(|cells| Column { name, unit, cells }));
    };
    let std = |estimates: Option<Estimates<'a>>| estimates.and_then(|estimates| estimates.std);
    let (x, y) = (Some(spots.x), Some(spots.y));
    add("frame", "frame", Some(Cells::Counts(spots.frame)));
    for (name, axis) in [("x", x), ("y", y), ("z", spots.z)] {
        add(name, "nm", axis.map(|axis| Cells::Positions(axis.values)));
    }
    let (photons, background) = (spots.photons, spots.background);
    add(
        "intensity",
        "photon",
        photons.map(|all| Cells::Floats(all.values)),
    );
    add(
        "background",
        "photon",
        background.map(|all| Cells::Floats(all.values)),
    );
    let has_two = spots.has_widths() && (spots.is_elliptic() || spots.z.is_some());
    let has_one = spots.has_widths() && !has_two;
    add("psf_sigma", "nm", has_one.then_some(Cells::Width(spots, 0)));
    add(
        "psf_sigma_x",
        "nm",
        has_two.then_some(Cells::Width(spots, 0)),
    );
    add(
        "psf_sigma_y",
        "nm",
        has_two.then_some(Cells::Width(spots, 1)),
    );
    for (name, axis) in [
        ("uncertainty_x", x),
        ("uncertainty_y", y),
        ("uncertainty_z", spots.z),
    ] {
        add(name, "nm", std(axis).map(Cells::Lengths));
    }
    add("photons_std", "photons", std(photons).map(Cells::Floats));
    add(
        "background_std",
        "photons/pixel",
        std(background).map(Cells::Floats),
    );
    add(
        "log_likelihood",
        "",
        spots.log_likelihood.map(Cells::Doubles),
    );
    add("iterations", "", spots.iterations.map(Cells::Counts));
    // A table of another program may have a column of one of these names, too.
    for column in spots.others() {
        let name = column.name.as_str();
        if out.iter().any(|written| written.name == name) || is_always_native(name) {
            continue;
        }
        let cells = match &column.values {
            Values::U32(values) => Cells::Counts(values),
            Values::F64(values) => Cells::Doubles(values),
            Values::Status(values) => Cells::Statuses(values),
        };
        out.push(Column {
            name,
            unit: column.unit,
            cells,
        });
    }
    out
}

/// True if a reader takes a column of this name for a native one, whatever its unit.
fn is_always_native(name: &str) -> bool {
    native(name).is_some_and(|(_, quantity)| quantity.is_length() || name == PHOTONS_OF_LOCAN)
}

/// The layout of a row, as the manifest has it.
fn layout_of(columns: &[Column<'_>]) -> Value {
    let headers: Vec<&str> = columns.iter().map(|column| column.name).collect();
    let units: Vec<&str> = columns.iter().map(|column| column.unit).collect();
    let dtypes: Vec<&str> = columns.iter().map(|column| column.cells.dtype()).collect();
    json!({
        "name": LAYOUT,
        "type": "table",
        "mode": "binary",
        "extension": ".bin",
        "columns": columns.len(),
        "headers": headers,
        "dtype": dtypes,
        "shape": vec![1; columns.len()],
        "units": units,
    })
}

/// The description of a file with some rows.
fn manifest(format: Value, rows: usize, info: &TableInfo<'_>) -> Value {
    json!({
        "format_version": "0.2",
        "formats": { LAYOUT: format },
        "files": [{
            "name": TABLE,
            "type": "table",
            "format": LAYOUT,
            "channel": "default",
            "rows": rows,
            "offset": {},
        }],
        "description": format!("localizations of {GENERATOR}"),
        "tags": [],
        OWN: {
            FORMAT_VERSION_KEY: FORMAT_VERSION,
            "model": info.model,
            "pixel_size_um": info.pixel_size_um,
            "width": info.width,
            "height": info.height,
            "frames": info.frames,
            "configuration": info.configuration,
            "notes": info.notes,
            "remarks": info.remarks_json(),
            "steps": info.steps,
        },
    })
}

/// The description of a table that gaussmle wrote.
fn own_metadata(own: &Value) -> TableMetadata {
    let text = |key: &str| own[key].as_str().filter(|text| !text.is_empty());
    let count = |key: &str| count(&own[key]).filter(|&count| count > 0);
    let notes = own["notes"].as_array().into_iter().flatten();
    TableMetadata {
        pixel_size_um: serde_json::from_value(own["pixel_size_um"].clone()).ok(),
        model: text("model").map(str::to_owned),
        width: count("width"),
        height: count("height"),
        frames: count("frames"),
        configuration: text("configuration").map(str::to_owned),
        notes: notes.filter_map(Value::as_str).map(str::to_owned).collect(),
        remarks: StoredRemark::from_json(&own["remarks"]),
        steps: Step::from_json(&own["steps"]),
        ..TableMetadata::of(Format::SMLM)
    }
}

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
    let own = &manifest[OWN];
    match &own[FORMAT_VERSION_KEY] {
        Value::Null => {}
        version => {
            // One that is no integer is no version that is known.
            let checked = check_format_version(version.as_i64().unwrap_or(0));
            checked.map_err(|error| malformed(format!("is of another program: {error}")))?;
        }
    }
    if format["mode"] != "binary" {
        return Err(malformed(format!(
            "has a table of mode {}: only binary ones are read",
            format["mode"]
        )));
    }
    let layout = layout(format).ok_or_else(|| {
        malformed("describes a table with other columns than numbers of 8 to 64 bits".into())
    })?;
    input.check_columns(layout.len() as u64)?;
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
    let mut metadata = own_metadata(own);
    metadata.pixel_size_um = input.options.pixel_size_um.or(metadata.pixel_size_um);
    let mut out = Assembly::new(input);
    let other_units = other_units(&manifest);
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
        let unit = match format["units"][index].as_str().unwrap_or_default() {
            "" => other_units.get(name.as_str()).copied().unwrap_or_default(),
            unit => unit,
        };
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
    let photons = unit.starts_with("photon");
    match (name, native(name)) {
        (_, Some((length, quantity))) if quantity.is_length() => {
            let unit = match unit {
                "" => {
                    let note =
                        format!("`{name}` has no unit: read as nm, as by the format's own readers");
                    metadata.notes.push(note);
                    "nm"
                }
                unit => unit,
            };
            let scale = LengthUnit::parse(out.input(), name, unit, axis_of(length))?;
            out.push(length, "um", numbers.map(|value| scale.to_um(value)))
        }
        ("frame", _) => out.push("frame", "", numbers),
        (_, Some((light, _))) if photons || name == PHOTONS_OF_LOCAN => {
            out.push(light, "", numbers)
        }
        // A native name with an unknown unit.
        ("photons" | "background", _) => out.push(&format!("{name}_raw"), unit, numbers),
        _ => out.push(name, unit, numbers),
    }
}

/// The native column of a name, and what it measures.
fn native(name: &str) -> Option<(&'static str, Quantity)> {
    Parameter::of_program(Program::Smlm, name).pop()
}

/// The units of columns in `locdata_meta`, where some programs write them.
fn other_units(manifest: &Value) -> HashMap<&str, &str> {
    let entries = manifest["locdata_meta"]["unit"].as_array();
    let entries = entries.into_iter().flatten();
    entries
        .filter_map(|entry| Some((entry["property"].as_str()?, entry["unit"].as_str()?)))
        .collect()
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
        let bytes = bits.is_multiple_of(8).then_some(bits / 8)?;
        let scalar = Scalar::new(kind, bytes, false)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_have_whole_bytes() {
        let is_read = |dtype: &str| layout(&json!({"headers": ["a"], "dtype": [dtype]})).is_some();
        for dtype in ["uint8", "int16", "uint32", "float32", "float64"] {
            assert!(is_read(dtype), "{dtype}");
        }
        for dtype in ["uint12", "float16", "float36", "int0", "bool"] {
            assert!(!is_read(dtype), "{dtype}");
        }
    }
}
