//! Picasso's HDF5: the compound `/locs`, and metadata both in `/metadata` and in a `.yaml` beside the file, which Picasso reads
//! first. Positions and widths are in pixels, an integer is a pixel's centre; z is in nanometres; frames count from 0.
//!
//! Picasso itself leaves out spots left of or above the first pixel's centre, where its coordinates are negative.

use std::path::Path;

use hdf5_pure::{
    CompoundTypeBuilder, Datatype, File, FileAccessProperties, FileBuilder, FormatError, MaxExtent,
    MemoryStrategy, SyncPolicy,
};
use serde_json::{Map, Value, json};

use super::Metadata;
use super::about::{GENERATOR, quoted};
use super::error::{Fault, TableError};
use super::format::Writer;
use super::rows::{self, Rows};
use super::spots::Spots;
use crate::model::Model;

/// Columns between `frame` and `iterations`, all of them f32, in the order of Picasso 0.11.
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

/// Columns that Picasso's own fit of z puts last.
const DEPTH: [&str; 2] = ["z", "lpz"];

/// Rows of an HDF5 chunk, of about 1 MiB.
const CHUNK: u64 = 16384;

const NM: f64 = 1000.0;

pub(super) struct Picasso;

impl Writer for Picasso {
    fn write(&self, to: &Path, rows: &dyn Rows, about: &Metadata) -> Result<Option<String>, Fault> {
        let survey = Survey::of(rows, about)?;
        let info = info(&survey, about);
        let mut file = FileBuilder::new();
        // A chunk is stored whole, also if few rows are in it.
        file.create_dataset("locs")
            .with_dtype(row_type(&about.model)?)
            .with_shape(&[0])
            .with_maxshape(&[MaxExtent::Unlimited])
            .with_chunks(&[survey.usable.clamp(1, CHUNK)]);
        let documents = Value::from(info.iter().cloned().map(Value::Object).collect::<Vec<_>>());
        file.create_dataset("metadata")
            .with_vlen_strings(&[&documents.to_string()])
            .with_shape(&[]);
        file.write(to)?;
        append(to, rows, about)?;
        Ok(Some(yaml(&info)))
    }
}

/// Adds the rows, block by block, so that only one is in memory.
fn append(to: &Path, rows: &dyn Rows, about: &Metadata) -> Result<(), Fault> {
    // The file has no name yet that anybody could open: one sync at the end will do.
    let access = FileAccessProperties::new()
        .with_memory_strategy(MemoryStrategy::Bounded)
        .with_sync_policy(SyncPolicy::OnClose);
    let file = File::open_rw_with_options(to, access)?;
    let mut locs = file.dataset("locs")?;
    let mut appender = locs.buffered_appender()?;
    let mut bytes = Vec::new();
    for block in rows::blocks(rows) {
        let block = block?;
        let spots = Spots::new(&block, &about.model)?;
        let usable: Vec<usize> = (0..spots.len()).filter(|&r| spots.is_usable(r)).collect();
        for portion in usable.chunks(CHUNK as usize) {
            bytes.clear();
            for &row in portion {
                push(&spots, row, about.pixel_size_um, &mut bytes);
            }
            appender.append_raw(&bytes)?;
        }
    }
    appender.finish()?;
    file.close()?;
    Ok(())
}

fn row_type(model: &Model) -> Result<Datatype, FormatError> {
    let start = CompoundTypeBuilder::new().u32_field("frame");
    let floats = |out: CompoundTypeBuilder, names: &[&str]| {
        names.iter().fold(out, |out, name| out.f32_field(name))
    };
    let out = floats(start, &COLUMNS).i32_field("iterations");
    match model {
        Model::Astigmatic(_) => floats(out, &DEPTH).build(),
        _ => out.build(),
    }
}

/// One row's bytes, little-endian and packed.
fn push(spots: &Spots<'_>, row: usize, pixel_um: f64, out: &mut Vec<u8>) {
    let ((x, x_std), (y, y_std)) = (spots.x.at(row), spots.y.at(row));
    let [(width_x, width_x_std), (width_y, width_y_std)] = spots.widths_um(row);
    let (photons, photons_std) = spots.photons.at(row);
    let (background, background_std) = spots.background.at(row);
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
        // Of Picasso's detection, which was not used.
        0.0,
        photons_std,
        background_std,
        width_x_std / pixel_um,
        width_y_std / pixel_um,
        spots.log_likelihood[row],
    ];
    let narrow = |value: f64| (value as f32).to_le_bytes();
    out.extend(spots.frame[row].to_le_bytes());
    out.extend(floats.into_iter().flat_map(narrow));
    out.extend(spots.iterations[row].cast_signed().to_le_bytes());
    if let Some(z) = &spots.z {
        let (z, std) = z.at(row);
        out.extend([z * NM, std * NM].into_iter().flat_map(narrow));
    }
}

/// A native position in pixels whose centres are integers.
fn pixel(um: f64, pixel_um: f64) -> f64 {
    um / pixel_um - 0.5
}

/// What must be known before the rows are written.
struct Survey {
    usable: u64,
    left_out: u64,
    width: u64,
    height: u64,
    frames: u64,
}

impl Survey {
    fn of(rows: &dyn Rows, about: &Metadata) -> Result<Self, TableError> {
        let (mut x, mut y, mut frame, mut usable) = (0.0_f64, 0.0_f64, 0, 0);
        for block in rows::blocks(rows) {
            let block = block?;
            let spots = Spots::new(&block, &about.model)?;
            for row in (0..spots.len()).filter(|&row| spots.is_usable(row)) {
                x = x.max(spots.x.values[row]);
                y = y.max(spots.y.values[row]);
                frame = frame.max(spots.frame[row]);
                usable += 1;
            }
        }
        // What nobody knows is at least as large as the rows need; Picasso takes a 0 for no entry at all.
        let needed = |um: f64| (um / about.pixel_size_um) as u64 + 1;
        let or = |known: usize, needed| if known > 0 { known as u64 } else { needed };
        Ok(Self {
            usable,
            left_out: rows.len() - usable,
            width: or(about.width, needed(x)),
            height: or(about.height, needed(y)),
            frames: or(about.frames, u64::from(frame) + 1),
        })
    }
}

/// Picasso's metadata: a document on the movie, then one for each step.
fn info(survey: &Survey, about: &Metadata) -> [Map<String, Value>; 2] {
    // 0.107 um are 107 nm, not 107.00000000000001.
    let nm = (about.pixel_size_um * NM * 1e6).round() / 1e6;
    let document = |entries: &[(&str, Value)]| {
        let entries = entries.iter().cloned();
        entries
            .map(|(key, value)| (key.to_owned(), value))
            .collect()
    };
    [
        document(&[
            ("Width", json!(survey.width)),
            ("Height", json!(survey.height)),
            ("Frames", json!(survey.frames)),
            ("Pixelsize", json!(nm)),
        ]),
        document(&[
            ("Generated by", json!(GENERATOR)),
            ("Fit method", json!(about.model.name())),
            ("Pixelsize", json!(nm)),
            ("Localizations", json!(survey.usable)),
            ("Unusable fits left out", json!(survey.left_out)),
            ("Configuration", json!(about.configuration)),
            ("Notes", json!(about.notes)),
        ]),
    ]
}

/// The same as YAML of several documents.
fn yaml(info: &[Map<String, Value>]) -> String {
    let documents = info.iter().map(|document| {
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
        // Numbers are the same in both.
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_pixels_centre_is_0() {
        assert_eq!(pixel(0.05, 0.1), 0.0);
        assert!((pixel(1.25, 0.1) - 12.0).abs() < 1e-12);
    }

    #[test]
    fn yaml_is_one_line_an_entry() {
        let info = [
            json!({"Width": 3}),
            json!({"Notes": ["a: \"b\"", "c"], "Pixelsize": 100.0}),
        ];
        let info = info.map(|value| value.as_object().cloned().expect("an object"));
        let expected =
            "\"Width\": 3\n---\n\"Notes\": [\"a: \\\"b\\\"\", \"c\"]\n\"Pixelsize\": 100.0\n";
        assert_eq!(yaml(&info), expected);
    }
}
