//! Writes Picasso's HDF5. Rows have the checksums of HDF5 (Fletcher-32), which take 0x0000 for 0xFFFF,
//! and a CRC-32 of all of them.
//!
//! Picasso drops spots with negative coordinates, left of or above the first centre.

use std::convert::Infallible;

use flate2::Crc;
use gaussmle::PixelSize;
use gaussmle::table::Values;
use gaussmle_base::files::AtomicFile;
use hdf5_pure::{
    AttrValue, CompoundTypeBuilder, Datatype, File, FileAccessProperties, FileBuilder, FileLocking,
    FormatError, MaxExtent, MemoryStrategy, SyncPolicy,
};
use rayon::prelude::*;
use serde_json::{Map, Value, json};

use crate::table::checksum::{CRC32, crc32};
use crate::table::error::{TableError, WriteError};
use crate::table::rows::{self, Rows};
use crate::table::spots::{Estimates, Spots};
use crate::table::table_info::{GENERATOR, TableInfo, quoted};

/// Columns between `frame` and `iterations`, all f32, in the order of Picasso 0.11.
const COLUMNS: [&str; 15] = [
    "x",
    "y",
    "photons",
    "sx",
    "sy",
    "bg",
    "lpx",
    "lpy",
    "ellipticity",
    "net_gradient",
    "photons_unc",
    "bg_unc",
    "sx_unc",
    "sy_unc",
    "log_likelihood",
];

/// Columns of Picasso's fit of z, which come last.
const Z_COLUMNS: [&str; 2] = ["z", "lpz"];

/// A column of Picasso that has no native counterpart. It is kept in a table read from Picasso.
const GRADIENT: &str = "net_gradient";

/// The number of rows of an HDF5 chunk of about 1 MiB.
const CHUNK: u64 = 16384;

/// The number of rows that a thread converts at once.
const ROWS_OF_THREAD: usize = 1024;

pub(super) const NM: f64 = 1000.0;

pub(super) fn write(
    to: &AtomicFile,
    rows: &dyn Rows,
    info: &TableInfo<'_>,
) -> Result<Option<String>, WriteError> {
    // Picasso has one size for both axes: the unit is the width.
    let pixel_um = info.pixel_size_um.ok_or(WriteError::NoPixelSize)?.x_um();
    let survey = Survey::of(rows, pixel_um, info)?;
    let documents = documents(&survey, pixel_um, info);
    let mut file = FileBuilder::new();
    // Chunks have a fixed size in the file: a small table has a small chunk.
    file.create_dataset("locs")
        .with_dtype(row_type(&survey.layout)?)
        .with_shape(&[0])
        .with_maxshape(&[MaxExtent::Unlimited])
        .with_chunks(&[survey.usable.clamp(1, CHUNK)])
        .with_fletcher32()
        .set_attr(CRC32, AttrValue::U32(survey.crc32));
    let json = Value::from(
        documents
            .iter()
            .cloned()
            .map(Value::Object)
            .collect::<Vec<_>>(),
    );
    let json = json.to_string();
    // HDF5 has no checksums of such text.
    let crc32 = AttrValue::U32(crc32(json.as_bytes()));
    file.create_dataset("metadata")
        .with_vlen_strings(&[&json])
        .with_shape(&[])
        .set_attr(CRC32, crc32);
    file.finish_to(to.file())?;
    append(to, rows, pixel_um, &survey.layout, info)?;
    Ok(Some(yaml(&documents)))
}

/// Appends the rows block by block; only one block is in memory.
fn append(
    to: &AtomicFile,
    rows: &dyn Rows,
    pixel_um: f64,
    layout: &Layout,
    info: &TableInfo<'_>,
) -> Result<(), WriteError> {
    // No reader knows the file's temporary name: one sync at the end is enough. It is locked.
    let access = FileAccessProperties::new()
        .with_memory_strategy(MemoryStrategy::Bounded)
        .with_sync_policy(SyncPolicy::OnClose)
        .with_locking(FileLocking::Disabled);
    let file = match File::open_rw_with_options(to.path(), access) {
        // `HDF5_USE_FILE_LOCKING` asks for a lock of HDF5's own.
        Err(hdf5_pure::Error::FileLocked(_)) => {
            to.file().unlock()?;
            File::open_rw_with_options(to.path(), access)?
        }
        opened => opened?,
    };
    let mut locs = file.dataset("locs")?;
    let mut appender = locs.buffered_appender()?;
    for block in rows::blocks(rows) {
        let block = block?;
        let spots = Spots::new(&block, info)?;
        for_usable_rows(&spots, pixel_um, layout, |bytes| appender.append_raw(bytes))?;
    }
    appender.finish()?;
    file.close()?;
    Ok(())
}

/// Passes on the bytes of the usable rows of a block, in order.
fn for_usable_rows<E>(
    spots: &Spots<'_>,
    pixel_um: f64,
    layout: &Layout,
    mut put: impl FnMut(&[u8]) -> Result<(), E>,
) -> Result<(), E> {
    let usable: Vec<usize> = (0..spots.len()).filter(|&r| spots.is_usable(r)).collect();
    let others = others(spots);
    for chunk in usable.chunks(CHUNK as usize) {
        let bytes_of = |rows: &[usize]| {
            let mut bytes = Vec::new();
            for &row in rows {
                push_row(spots, row, pixel_um, layout, &mut bytes);
                others
                    .iter()
                    .for_each(|(_, other)| other.push(row, &mut bytes));
            }
            bytes
        };
        let parts: Vec<Vec<u8>> = chunk.par_chunks(ROWS_OF_THREAD).map(bytes_of).collect();
        for bytes in parts {
            put(&bytes)?;
        }
    }
    Ok(())
}

fn row_type(layout: &Layout) -> Result<Datatype, FormatError> {
    let start = CompoundTypeBuilder::new().u32_field("frame");
    let floats = |out: CompoundTypeBuilder, names: &[&str]| {
        names.iter().fold(out, |out, name| out.f32_field(name))
    };
    let columns = COLUMNS.into_iter().zip(layout.columns);
    let columns: Vec<&str> = columns
        .filter(|(_, present)| *present)
        .map(|(name, _)| name)
        .collect();
    let mut out = floats(start, &columns);
    if layout.iterations {
        out = out.i32_field("iterations");
    }
    out = floats(out, &Z_COLUMNS[..layout.z_columns]);
    for (name, number) in &layout.others {
        out = match number {
            Number::F32 => out.f32_field(name),
            Number::U32 => out.u32_field(name),
            Number::I32 => out.i32_field(name),
        };
    }
    out.build()
}

/// The columns of a row: all of a fitted model, or those known in a table that was read.
#[derive(Default)]
struct Layout {
    columns: [bool; COLUMNS.len()],
    iterations: bool,
    /// The number of [`Z_COLUMNS`].
    z_columns: usize,
    /// Columns without a native counterpart.
    others: Vec<(String, Number)>,
}

/// The type of a number in the file.
#[derive(Clone, Copy)]
enum Number {
    F32,
    U32,
    I32,
}

impl Layout {
    fn of(spots: &Spots<'_>) -> Self {
        let (widths, width_stds) = (spots.has_widths(), spots.has_width_stds());
        let stds = |estimates: Option<Estimates<'_>>| estimates.is_some_and(|e| e.std.is_some());
        let columns = COLUMNS.map(|name| match name {
            "photons" => spots.photons.is_some(),
            "bg" => spots.background.is_some(),
            "sx" | "sy" | "ellipticity" => widths,
            "lpx" => spots.x.std.is_some(),
            "lpy" => spots.y.std.is_some(),
            "photons_unc" => stds(spots.photons),
            "bg_unc" => stds(spots.background),
            "sx_unc" | "sy_unc" => width_stds,
            "log_likelihood" => spots.log_likelihood.is_some(),
            _ => true,
        });
        Self {
            columns,
            iterations: spots.iterations.is_some(),
            z_columns: spots.z.map_or(0, |z| 1 + usize::from(z.std.is_some())),
            others: others(spots)
                .into_iter()
                .map(|(name, other)| (name.to_owned(), other.number()))
                .collect(),
        }
    }
}

/// A column without a native counterpart.
enum Other<'a> {
    Values(&'a Values),
    /// The number of localizations of a molecule.
    Count(&'a [u32]),
    /// The number of frames from its first localization to its last.
    Length([&'a [u32]; 2]),
    /// The photons of one of its localizations.
    PhotonRate(&'a [f64], &'a [u32]),
}

/// The names of columns with other numbers, in gaussmle and Picasso.
pub(super) const COUNT: [&str; 2] = ["frames_on", "n"];
pub(super) const LENGTH: [&str; 2] = ["last_frame", "len"];
pub(super) const PHOTON_RATE: &str = "photon_rate";

/// Columns without a native counterpart that are written, by name. Picasso takes a column `group` for
/// picked regions; that of crowded fields numbers the groups of a frame.
fn others<'a>(spots: &Spots<'a>) -> Vec<(&'a str, Other<'a>)> {
    let is_crowded = spots.other("neighbours").is_some();
    let counts = |[name, _]: [&str; 2]| match spots.other(name) {
        Some(Values::U32(values)) => Some(values.as_slice()),
        _ => None,
    };
    let count = counts(COUNT);
    let mut out: Vec<(&str, Other<'_>)> = Vec::new();
    for column in spots.others() {
        let other = match column.name.as_str() {
            GRADIENT => continue,
            "group" if is_crowded => continue,
            name if name == COUNT[0] => count.map(Other::Count),
            name if name == LENGTH[0] => {
                counts(LENGTH).map(|last| Other::Length([spots.frame, last]))
            }
            _ => None,
        };
        out.push(match other {
            Some(other @ Other::Length(_)) => (LENGTH[1], other),
            Some(other) => (COUNT[1], other),
            None => (&column.name, Other::Values(&column.values)),
        });
    }
    if let (Some(photons), Some(count)) = (spots.photons, count) {
        out.push((PHOTON_RATE, Other::PhotonRate(photons.values, count)));
    }
    out
}

impl Other<'_> {
    fn number(&self) -> Number {
        match self {
            Other::Values(Values::F64(_)) | Other::PhotonRate(..) => Number::F32,
            Other::Values(Values::U32(_) | Values::Status(_)) => Number::U32,
            Other::Count(_) | Other::Length(_) => Number::I32,
        }
    }

    /// Adds the bytes of a row.
    fn push(&self, row: usize, out: &mut Vec<u8>) {
        out.extend(match self {
            Other::Values(Values::F64(values)) => (values[row] as f32).to_le_bytes(),
            Other::Values(Values::U32(values)) => values[row].to_le_bytes(),
            Other::Values(Values::Status(values)) => u32::from(values[row].code()).to_le_bytes(),
            Other::Count(count) => count[row].to_le_bytes(),
            Other::Length([first, last]) => {
                let length = last[row].saturating_sub(first[row]).saturating_add(1);
                length.to_le_bytes()
            }
            Other::PhotonRate(photons, count) => {
                ((photons[row] / f64::from(count[row])) as f32).to_le_bytes()
            }
        });
    }
}

/// Adds the bytes of the native values of a row, little-endian and packed.
fn push_row(spots: &Spots<'_>, row: usize, pixel_um: f64, layout: &Layout, out: &mut Vec<u8>) {
    let ((x, x_std), (y, y_std)) = (spots.x.at(row), spots.y.at(row));
    let [(width_x, width_x_std), (width_y, width_y_std)] = spots.widths_um(row);
    let at =
        |estimates: Option<Estimates<'_>>| estimates.map_or((f64::NAN, f64::NAN), |e| e.at(row));
    let (photons, photons_std) = at(spots.photons);
    let (background, background_std) = at(spots.background);
    let longer = width_x.max(width_y);
    let floats: [f64; COLUMNS.len()] = [
        pixel(x, pixel_um),
        pixel(y, pixel_um),
        photons,
        width_x / pixel_um,
        width_y / pixel_um,
        background,
        x_std / pixel_um,
        y_std / pixel_um,
        (longer - width_x.min(width_y)) / longer,
        // A value of Picasso's detection, known only in tables from Picasso.
        match spots.other(GRADIENT) {
            Some(Values::F64(values)) => values[row],
            _ => 0.0,
        },
        photons_std,
        background_std,
        width_x_std / pixel_um,
        width_y_std / pixel_um,
        spots.log_likelihood.map_or(f64::NAN, |values| values[row]),
    ];
    let narrow = |value: f64| (value as f32).to_le_bytes();
    out.extend(spots.frame[row].to_le_bytes());
    let present = floats
        .into_iter()
        .zip(layout.columns)
        .filter(|(_, present)| *present);
    out.extend(present.flat_map(|(value, _)| narrow(value)));
    if let Some(iterations) = spots.iterations {
        out.extend(iterations[row].cast_signed().to_le_bytes());
    }
    if let Some(z) = &spots.z {
        let (z, std) = z.at(row);
        out.extend(
            [z * NM, std * NM]
                .into_iter()
                .take(layout.z_columns)
                .flat_map(narrow),
        );
    }
}

/// Converts a native position to pixels, where an integer is a centre.
fn pixel(um: f64, pixel_um: f64) -> f64 {
    um / pixel_um - 0.5
}

/// Properties of all rows that the file needs before the first row.
struct Survey {
    layout: Layout,
    /// CRC-32 of the rows. It is an attribute, which is written before them, so that it is not among
    /// the metadata: Picasso copies these to tables with other rows.
    crc32: u32,
    usable: u64,
    left_out: u64,
    width: u64,
    height: u64,
    frames: u64,
}

impl Survey {
    fn of(rows: &dyn Rows, pixel_um: f64, info: &TableInfo<'_>) -> Result<Self, TableError> {
        let (mut x, mut y, mut frame, mut usable) = (0.0_f64, 0.0_f64, 0, 0);
        let (mut layout, mut sum) = (None, Crc::new());
        for block in rows::blocks(rows) {
            let block = block?;
            let spots = Spots::new(&block, info)?;
            let layout = layout.get_or_insert_with(|| Layout::of(&spots));
            let Ok(()) = for_usable_rows(&spots, pixel_um, layout, |bytes| {
                sum.update(bytes);
                Ok::<(), Infallible>(())
            });
            for row in (0..spots.len()).filter(|&row| spots.is_usable(row)) {
                x = x.max(spots.x.values[row]);
                y = y.max(spots.y.values[row]);
                frame = frame.max(spots.frame[row]);
                usable += 1;
            }
        }
        // Unknown sizes follow from the rows. Picasso does not accept 0.
        let needed = |um: f64| (um / pixel_um) as u64 + 1;
        let aspect = info.pixel_size_um.map_or(1.0, PixelSize::aspect);
        let or = |known: usize, needed| if known > 0 { known as u64 } else { needed };
        Ok(Self {
            layout: layout.unwrap_or_default(),
            crc32: sum.sum(),
            usable,
            left_out: rows.len() - usable,
            width: or(info.width, needed(x)),
            height: or((info.height as f64 / aspect).round() as usize, needed(y)),
            frames: or(info.frames, u64::from(frame) + 1),
        })
    }
}

/// Picasso's metadata: a document for the movie, then one for each processing step.
fn documents(survey: &Survey, pixel_um: f64, info: &TableInfo<'_>) -> [Map<String, Value>; 2] {
    // Rounded: 0.107 um are 107 nm, not 107.00000000000001.
    let nm = (pixel_um * NM * 1e6).round() / 1e6;
    let document = |entries: &[(&str, Value)]| -> Map<String, Value> {
        let entries = entries.iter().cloned();
        entries
            .map(|(key, value)| (key.to_owned(), value))
            .collect()
    };
    let [movie, mut step] = [
        document(&[
            ("Width", json!(survey.width)),
            ("Height", json!(survey.height)),
            ("Frames", json!(survey.frames)),
            ("Pixelsize", json!(nm)),
        ]),
        document(&[
            ("Generated by", json!(GENERATOR)),
            ("Fit method", json!(info.model)),
            ("Pixelsize", json!(nm)),
            ("Localizations", json!(survey.usable)),
            ("Unusable fits left out", json!(survey.left_out)),
            ("Configuration", json!(info.configuration)),
            ("Notes", json!(info.notes)),
        ]),
    ];
    if let Some(size) = info.pixel_size_um.filter(|size| !size.is_square()) {
        let note = format!("pixels are {size} um; all lengths in px are in units of the width");
        step.insert("Pixels".to_owned(), json!(note));
    }
    if !info.steps.is_empty() {
        step.insert("Steps".to_owned(), json!(info.steps));
    }
    if let Some(remarks) = info.remarks_json() {
        step.insert("Remarks".to_owned(), remarks);
    }
    [movie, step]
}

/// Formats documents as YAML, with one line for each entry.
fn yaml(documents: &[Map<String, Value>]) -> String {
    let documents = documents.iter().map(|document| {
        let lines = document
            .iter()
            .map(|(key, value)| format!("{}: {}\n", quoted(key), flow(value)));
        lines.collect::<String>()
    });
    documents.collect::<Vec<_>>().join("---\n")
}

fn flow(value: &Value) -> String {
    match value {
        Value::String(text) => quoted(text),
        Value::Array(values) => {
            let values: Vec<String> = values.iter().map(flow).collect();
            format!("[{}]", values.join(", "))
        }
        Value::Object(entries) => {
            let entries = entries.iter();
            let entries: Vec<String> = entries
                .map(|(key, value)| format!("{}: {}", quoted(key), flow(value)))
                .collect();
            format!("{{{}}}", entries.join(", "))
        }
        // Numbers have the same text in YAML and JSON.
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn centre_of_the_first_pixel_is_0() {
        assert_eq!(pixel(0.05, 0.1), 0.0);
        assert!((pixel(1.25, 0.1) - 12.0).abs() < 1e-12);
    }

    #[test]
    fn yaml_has_one_line_for_each_entry() {
        let documents = [
            json!({"Width": 3}),
            json!({"Notes": ["a: \"b\"", "c"], "Pixelsize": 100.0, "Remarks": [{"a": 1, "b": "c"}]}),
        ];
        let documents = documents.map(|value| value.as_object().cloned().expect("an object"));
        let expected = "\"Width\": 3\n---\n\"Notes\": [\"a: \\\"b\\\"\", \"c\"]\n\"Pixelsize\": 100.0\n\"Remarks\": [{\"a\": 1, \"b\": \"c\"}]\n";
        assert_eq!(yaml(&documents), expected);
    }
}
