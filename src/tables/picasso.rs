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

use super::about::{About, GENERATOR, quoted};
use super::error::{Fault, TableError};
use super::format::Writer;
use super::rows::{self, Kind, Rows};
use super::spots::{Estimates, Spots};
use crate::table::Values;

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

/// Picasso's own column that a table read from Picasso keeps.
const GRADIENT: &str = "net_gradient";

/// Rows of an HDF5 chunk, of about 1 MiB.
const CHUNK: u64 = 16384;

const NM: f64 = 1000.0;

pub(super) struct Picasso;

impl Writer for Picasso {
    fn write(
        &self,
        to: &Path,
        rows: &dyn Rows,
        about: &About<'_>,
    ) -> Result<Option<String>, Fault> {
        let pixel_um = about.pixel_size_um.ok_or(Fault::PixelSize)?;
        let survey = Survey::of(rows, pixel_um, about)?;
        let info = info(&survey, pixel_um, about);
        let mut file = FileBuilder::new();
        // A chunk is stored whole, also if few rows are in it.
        file.create_dataset("locs")
            .with_dtype(row_type(&survey.layout)?)
            .with_shape(&[0])
            .with_maxshape(&[MaxExtent::Unlimited])
            .with_chunks(&[survey.usable.clamp(1, CHUNK)]);
        let documents = Value::from(info.iter().cloned().map(Value::Object).collect::<Vec<_>>());
        file.create_dataset("metadata")
            .with_vlen_strings(&[&documents.to_string()])
            .with_shape(&[]);
        file.write(to)?;
        append(to, rows, pixel_um, &survey.layout, about)?;
        Ok(Some(yaml(&info)))
    }
}

/// Adds the rows, block by block, so that only one is in memory.
fn append(
    to: &Path,
    rows: &dyn Rows,
    pixel_um: f64,
    layout: &Layout,
    about: &About<'_>,
) -> Result<(), Fault> {
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
        let spots = Spots::new(&block, about)?;
        let usable: Vec<usize> = (0..spots.len()).filter(|&r| spots.is_usable(r)).collect();
        for portion in usable.chunks(CHUNK as usize) {
            bytes.clear();
            for &row in portion {
                push(&spots, row, pixel_um, layout, &mut bytes);
            }
            appender.append_raw(&bytes)?;
        }
    }
    appender.finish()?;
    file.close()?;
    Ok(())
}

fn row_type(layout: &Layout) -> Result<Datatype, FormatError> {
    let start = CompoundTypeBuilder::new().u32_field("frame");
    let floats = |out: CompoundTypeBuilder, names: &[&str]| {
        names.iter().fold(out, |out, name| out.f32_field(name))
    };
    let columns = COLUMNS.into_iter().zip(layout.columns);
    let columns: Vec<&str> = columns
        .filter(|(_, there)| *there)
        .map(|(name, _)| name)
        .collect();
    let mut out = floats(start, &columns);
    if layout.iterations {
        out = out.i32_field("iterations");
    }
    out = floats(out, &DEPTH[..layout.depth]);
    for (name, kind) in &layout.others {
        out = match kind {
            Kind::F64 => out.f32_field(name),
            Kind::U32 | Kind::Status => out.u32_field(name),
        };
    }
    out.build()
}

/// What a row holds: all that a model has, and of a table that was read what is known.
#[derive(Default)]
struct Layout {
    columns: [bool; COLUMNS.len()],
    iterations: bool,
    /// How many of [`DEPTH`].
    depth: usize,
    /// Columns that are not native, which stay as they are.
    others: Vec<(String, Kind)>,
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
        let others = spots.others().filter(|column| column.name != GRADIENT);
        Self {
            columns,
            iterations: spots.iterations.is_some(),
            depth: spots.z.map_or(0, |z| 1 + usize::from(z.std.is_some())),
            others: others
                .map(|column| (column.name.clone(), rows::kind(&column.values)))
                .collect(),
        }
    }
}

/// One row's bytes, little-endian and packed.
fn push(spots: &Spots<'_>, row: usize, pixel_um: f64, layout: &Layout, out: &mut Vec<u8>) {
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
        // Of Picasso's detection, which was not used unless the table comes from there.
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
    let known = floats
        .into_iter()
        .zip(layout.columns)
        .filter(|(_, there)| *there);
    out.extend(known.flat_map(|(value, _)| narrow(value)));
    if let Some(iterations) = spots.iterations {
        out.extend(iterations[row].cast_signed().to_le_bytes());
    }
    if let Some(z) = &spots.z {
        let (z, std) = z.at(row);
        out.extend(
            [z * NM, std * NM]
                .into_iter()
                .take(layout.depth)
                .flat_map(narrow),
        );
    }
    for column in spots.others().filter(|column| column.name != GRADIENT) {
        out.extend(match &column.values {
            Values::F64(values) => narrow(values[row]),
            Values::U32(values) => values[row].to_le_bytes(),
            Values::Status(values) => u32::from(values[row].code()).to_le_bytes(),
        });
    }
}

/// A native position in pixels whose centres are integers.
fn pixel(um: f64, pixel_um: f64) -> f64 {
    um / pixel_um - 0.5
}

/// What must be known before the rows are written.
struct Survey {
    layout: Layout,
    usable: u64,
    left_out: u64,
    width: u64,
    height: u64,
    frames: u64,
}

impl Survey {
    fn of(rows: &dyn Rows, pixel_um: f64, about: &About<'_>) -> Result<Self, TableError> {
        let (mut x, mut y, mut frame, mut usable) = (0.0_f64, 0.0_f64, 0, 0);
        let mut layout = None;
        for block in rows::blocks(rows) {
            let block = block?;
            let spots = Spots::new(&block, about)?;
            layout.get_or_insert_with(|| Layout::of(&spots));
            for row in (0..spots.len()).filter(|&row| spots.is_usable(row)) {
                x = x.max(spots.x.values[row]);
                y = y.max(spots.y.values[row]);
                frame = frame.max(spots.frame[row]);
                usable += 1;
            }
        }
        // What nobody knows is at least as large as the rows need; Picasso takes a 0 for no entry at all.
        let needed = |um: f64| (um / pixel_um) as u64 + 1;
        let or = |known: usize, needed| if known > 0 { known as u64 } else { needed };
        Ok(Self {
            layout: layout.unwrap_or_default(),
            usable,
            left_out: rows.len() - usable,
            width: or(about.width, needed(x)),
            height: or(about.height, needed(y)),
            frames: or(about.frames, u64::from(frame) + 1),
        })
    }
}

/// Picasso's metadata: a document on the movie, then one for each step.
fn info(survey: &Survey, pixel_um: f64, about: &About<'_>) -> [Map<String, Value>; 2] {
    // 0.107 um are 107 nm, not 107.00000000000001.
    let nm = (pixel_um * NM * 1e6).round() / 1e6;
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
            ("Fit method", json!(about.model)),
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
