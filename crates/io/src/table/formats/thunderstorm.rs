//! ThunderSTORM's CSV: nanometres from the outer corner of the first pixel, as in the native table,
//! and frames from 1. A `.toml` sidecar describes a file of gaussmle.
//!
//! Similar tables are read, too: text whose names of columns have units in brackets.

use gaussmle::model::Program;
use gaussmle::table::Values;
use gaussmle::{LocalizationTable, Parameter};
use gaussmle_base::files::AtomicFile;

use crate::table::columns::axis_of;
use crate::table::error::{TableError, WriteError};
use crate::table::format::{Format, TOML_SIDECAR};
use crate::table::metadata::TableMetadata;
use crate::table::read::assembly::Assembly;
use crate::table::read::length::LengthUnit;
use crate::table::read::numbers::Numbers;
use crate::table::read::text::{Description, Text};
use crate::table::read::text_columns::ColumnText;
use crate::table::read::{ReadTable, Reader, notes};
use crate::table::rows::{self, Rows};
use crate::table::spots::Spots;
use crate::table::step::Step;
use crate::table::table_format::TableFormat;
use crate::table::table_info::{self, Columns, Contents, TableInfo};
use crate::table::text::{self, Chunk, Lines};

const NAME: &str = "thunderstorm";

const NM: f64 = 1000.0;

impl Format {
    /// ThunderSTORM's CSV, with a `.toml` sidecar. Unusable spots are left out.
    pub const THUNDERSTORM: Self = Self {
        name: NAME,
        program: Some("ThunderSTORM"),
        kind: "CSV",
        endings: &[".ts.csv", ".thunderstorm.csv"],
        sidecar: Some(TOML_SIDECAR),
        usable_rows_only: true,
        one_pass: true,
    };
}

pub(super) const THUNDERSTORM: TableFormat = TableFormat {
    format: Format::THUNDERSTORM,
    reader: Reader::Text {
        is: |text| text.has_units(),
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
    let header = match rows::blocks(rows).next() {
        Some(block) => header(&Spots::new(&*block?, info)?),
        None => Vec::new(),
    };
    let header: Vec<String> = header.iter().map(|name| format!("\"{name}\"")).collect();
    let written = text::write(to, &header.join(","), rows, |chunk, lines| {
        write_lines(&chunk, info, lines)
    })?;
    let contents = Contents {
        rows: written.rows,
        crc32: Some(written.crc32),
        columns: Columns::Other(NAME),
    };
    Ok(Some(table_info::toml(&contents, info)))
}

/// Columns of ThunderSTORM that have the same name in a native table that was read from such a
/// file.
const SAME_NAME: [&str; 3] = ["id", "bkgstd", "chi2"];

/// The number of localizations of a molecule, in gaussmle and in ThunderSTORM.
const DETECTIONS: [&str; 2] = ["frames_on", "detections"];

/// A column of frames of linked tables. ThunderSTORM has none; like all frames it counts from 1.
const LAST_FRAME: &str = "last_frame";

/// The header. Readers find columns by name; with z the table is three-dimensional.
fn header(spots: &Spots<'_>) -> Vec<String> {
    let mut out = vec!["id", "frame", "x [nm]", "y [nm]"];
    let optional = OptionalColumns::of(spots);
    let mut add = |present: bool, names: &[&'static str]| {
        if present {
            out.extend_from_slice(names);
        }
    };
    add(optional.z, &["z [nm]"]);
    add(optional.round, &["sigma [nm]"]);
    add(optional.both, &["sigma1 [nm]", "sigma2 [nm]"]);
    add(spots.photons.is_some(), &["intensity [photon]"]);
    add(spots.background.is_some(), &["offset [photon]"]);
    add(optional.background_std, &["bkgstd [photon]"]);
    add(true, &["chi2"]);
    add(optional.xy_std, &["uncertainty_xy [nm]"]);
    add(optional.z_std, &["uncertainty_z [nm]"]);
    let others = spots
        .others()
        .filter(|column| !SAME_NAME.contains(&&*column.name));
    let others = others.map(|column| match column.unit {
        _ if column.name == DETECTIONS[0] => DETECTIONS[1].to_owned(),
        "" => column.name.clone(),
        unit => format!("{} [{unit}]", column.name),
    });
    out.into_iter().map(str::to_owned).chain(others).collect()
}

/// The optional columns of a table.
struct OptionalColumns {
    z: bool,
    round: bool,
    both: bool,
    background_std: bool,
    xy_std: bool,
    z_std: bool,
}

impl OptionalColumns {
    fn of(spots: &Spots<'_>) -> Self {
        let z = spots.z.is_some();
        Self {
            z,
            round: !z && spots.has_widths(),
            both: spots.has_widths() && (z || spots.is_elliptic()),
            background_std: spots.background.is_some() || spots.other("bkgstd").is_some(),
            xy_std: spots.x.std.is_some() && spots.y.std.is_some(),
            z_std: spots.z.is_some_and(|z| z.std.is_some()),
        }
    }
}

fn write_lines(
    chunk: &Chunk<'_>,
    info: &TableInfo<'_>,
    lines: &mut Lines,
) -> Result<(), TableError> {
    let spots = Spots::new(chunk.table, info)?;
    let optional = OptionalColumns::of(&spots);
    let [id, background_std, chi2] = SAME_NAME.map(|name| spots.other(name));
    for row in chunk.rows.clone().filter(|&row| spots.is_usable(row)) {
        // The number of the row in the native table, from 1. Those of unusable spots are missing.
        match id {
            Some(id) => cell(id, row, lines),
            None => lines.integer(chunk.rows_before + row as u64 + 1),
        }
        lines.integer(u64::from(spots.frame[row]) + 1);
        let ((x, x_std), (y, y_std)) = (spots.x.at(row), spots.y.at(row));
        lines.float(x * NM);
        lines.float(y * NM);
        if let Some(z) = &spots.z {
            lines.float(z.values[row] * NM);
        }
        let [(width_x, _), (width_y, _)] = spots.widths_um(row);
        if optional.round {
            lines.float((width_x * width_y).sqrt() * NM);
        }
        if optional.both {
            lines.float(width_x * NM);
            lines.float(width_y * NM);
        }
        if let Some(photons) = &spots.photons {
            lines.float(photons.values[row]);
        }
        let background = spots.background.map(|background| background.values[row]);
        if let Some(background) = background {
            lines.float(background);
        }
        match (background_std, background) {
            (Some(std), _) => cell(std, row, lines),
            // ThunderSTORM takes the standard deviation of the residuals. Here it is the shot noise
            // of the background.
            (None, Some(background)) => lines.float(background.max(0.0).sqrt()),
            (None, None) => {}
        }
        match chi2 {
            Some(chi2) => cell(chi2, row, lines),
            // Only least squares have a chi2. ThunderSTORM requires a number, and Picasso drops
            // rows with NaN.
            None => lines.float(0.0),
        }
        if optional.xy_std {
            lines.float(((x_std * x_std + y_std * y_std) / 2.0).sqrt() * NM);
        }
        if let Some(std) = spots.z.and_then(|z| z.std) {
            lines.float(std[row] * NM);
        }
        for column in spots.others().filter(|c| !SAME_NAME.contains(&&*c.name)) {
            match &column.values {
                Values::U32(last) if column.name == LAST_FRAME => {
                    lines.integer(u64::from(last[row]) + 1);
                }
                values => cell(values, row, lines),
            }
        }
        lines.end();
    }
    Ok(())
}

fn cell(values: &Values, row: usize, lines: &mut Lines) {
    match values {
        Values::U32(values) => lines.integer(values[row].into()),
        Values::F64(values) => lines.float(values[row]),
        Values::Status(values) => lines.integer(values[row].code().into()),
    }
}

fn read(mut text: Text<'_, '_>) -> Result<ReadTable, TableError> {
    let input = text.input;
    // A file beside the table that does not state the format describes another table.
    let is_own = |(_, info): &Description| info.format.as_deref() == Some(NAME);
    let description = text.description.take().filter(is_own);
    let columns = text.columns(description.as_ref(), false)?;
    let names = text.names;
    let stated = description.map(|(_, info)| info.metadata);
    let mut metadata = TableMetadata {
        format: Format::THUNDERSTORM,
        ..stated.unwrap_or_else(|| TableMetadata::of(Format::THUNDERSTORM))
    };
    metadata.pixel_size_um = input.options.pixel_size_um.or(metadata.pixel_size_um);
    let mut out = Assembly::new(input);
    let mut last_frame = None;
    let mut first_of_frames = 1.0;
    for (header, cells) in names.iter().zip(columns) {
        let (name, unit) = split(header);
        let native = Parameter::of_program(Program::ThunderStorm, name);
        let is_length = native.iter().any(|(_, quantity)| quantity.is_length());
        let targets: Vec<&str> = native.into_iter().map(|(name, _)| name).collect();
        let numbers = match cells {
            _ if header.is_empty() => continue,
            ColumnText::Numbers(numbers) => numbers,
            ColumnText::Text(text, line) if name == "frame" || !targets.is_empty() => {
                return Err(input.malformed(format!(
                    "`{header}` of line {line} is `{text}`, which is not a number"
                )));
            }
            ColumnText::Text(..) => {
                metadata.notes.push(notes::text_column(header));
                continue;
            }
        };
        if name == "frame" {
            // With a frame 0 they count from 0, as Picasso writes them.
            if numbers.values.contains(&0.0) {
                first_of_frames = 0.0;
                let note = "frames count from 0 in the file, unlike in ThunderSTORM";
                metadata.notes.push(note.into());
            }
            out.push("frame", "", shifted(numbers, first_of_frames))?;
        } else if name == LAST_FRAME {
            last_frame = Some(numbers);
        } else if name == DETECTIONS[1] && is_linked(&numbers, &metadata) {
            out.push(DETECTIONS[0], "", numbers)?;
        } else if is_length {
            for target in targets {
                let scale = LengthUnit::parse(input, header, unit, axis_of(target))?;
                let values = numbers.values.iter().map(|&v| scale.to_um(v)).collect();
                out.push(target, "um", Numbers::floats(values))?;
            }
        } else {
            match (&targets[..], unit) {
                (&[target], "" | "photon" | "photons") => out.push(target, "", numbers)?,
                ([], "photon" | "photons") => out.push(name, "photons", numbers)?,
                ([], _) => out.push(name, unit, numbers)?,
                // Camera counts. Without the gain they cannot be converted to photons.
                (_, unit) => {
                    metadata.notes.push(format!(
                        "`{name}` is in {unit}, not in photons, and is not converted"
                    ));
                    out.push(name, unit, numbers)?;
                }
            }
        }
    }
    if let Some(last) = last_frame {
        out.push(LAST_FRAME, "", shifted(last, first_of_frames))?;
    }
    let (table, units) = out.finish_in_order()?;
    metadata.units = units;
    let table = without_mean_width(table);
    Ok(ReadTable { table, metadata })
}

/// Splits `x [nm]` into the name `x` and the unit `nm`.
fn split(header: &str) -> (&str, &str) {
    match header.split_once('[') {
        Some((name, unit)) => (name.trim(), unit.trim_end_matches(']').trim()),
        None => (header, ""),
    }
}

/// True if rows are molecules. ThunderSTORM writes a detection for each row of a table that it has not merged.
fn is_linked(detections: &Numbers, metadata: &TableMetadata) -> bool {
    metadata.steps.contains(&Step::Linked) || detections.values.iter().any(|&n| n > 1.0)
}

/// Frames that count from 0, of those that count from `first`.
fn shifted(frames: Numbers, first: f64) -> Numbers {
    let values = frames.values.into_iter().map(|frame| frame - first);
    Numbers {
        values: values.collect(),
        integer: frames.integer,
    }
}

/// Removes a `sigma` that is the geometric mean of `sigma_x` and `sigma_y`.
fn without_mean_width(table: LocalizationTable) -> LocalizationTable {
    let [Some(mean), Some(x), Some(y)] =
        ["sigma", "sigma_x", "sigma_y"].map(|name| table.floats(name))
    else {
        return table;
    };
    let is_mean =
        |((mean, x), y): ((&f64, &f64), &f64)| ((x * y).sqrt() - mean).abs() <= 1e-9 * mean;
    if !mean.iter().zip(x).zip(y).all(is_mean) {
        return table;
    }
    let others = table
        .columns()
        .iter()
        .filter(|column| column.name != "sigma");
    LocalizationTable::from_columns(others.cloned().collect()).unwrap_or(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_have_a_name_and_a_unit() {
        assert_eq!(split("x [nm]"), ("x", "nm"));
        assert_eq!(split("chi2"), ("chi2", ""));
        assert_eq!(split("a ["), ("a", ""));
    }
}
