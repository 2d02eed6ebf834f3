//! ThunderSTORM's CSV, and those of programs that write alike: names with units in brackets. Positions are from the outer corner of
//! the first pixel, frames from 1.

use super::assemble::{Assembly, Numbers};
use super::cells::Cells;
use super::{Input, ReadTable, Source, TableMetadata, csv};
use crate::tables::error::TableError;

/// Where a column goes: a length or a number of photons, under one or two native names.
fn native(name: &str) -> (&[&'static str], bool) {
    match name {
        "x" => (&["x"], true),
        "y" => (&["y"], true),
        "z" => (&["z"], true),
        "sigma" => (&["sigma"], true),
        "sigma1" => (&["sigma_x"], true),
        "sigma2" => (&["sigma_y"], true),
        // One number for both axes.
        "uncertainty_xy" | "uncertainty" => (&["x_std", "y_std"], true),
        "uncertainty_z" => (&["z_std"], true),
        "intensity" => (&["photons"], false),
        "offset" => (&["background"], false),
        _ => (&[], false),
    }
}

pub(super) fn read(
    input: &Input<'_>,
    names: Vec<String>,
    columns: Vec<Cells>,
) -> Result<ReadTable, TableError> {
    let mut metadata = TableMetadata::of(Source::ThunderStorm);
    metadata.pixel_size_um = input.options.pixel_size_um;
    let mut out = Assembly::new(input);
    for (header, cells) in names.iter().zip(columns) {
        let (name, unit) = split(header);
        let (targets, length) = native(name);
        let numbers = match cells {
            _ if header.is_empty() => continue,
            Cells::Numbers(numbers) => numbers,
            Cells::Text(text, line) if name == "frame" || !targets.is_empty() => {
                return Err(input.wrong(format!(
                    "`{header}` of line {line} is `{text}`, which is no number"
                )));
            }
            Cells::Text(..) => {
                metadata.notes.push(csv::dropped(header));
                continue;
            }
        };
        if name == "frame" {
            out.push("frame", "", from_zero(numbers, &mut metadata.notes))?;
        } else if length && !targets.is_empty() {
            let scale = Length::of(input, header, unit)?;
            for &target in targets {
                let values = numbers.values.iter().map(|&v| scale.um(v)).collect();
                out.push(target, "um", Numbers::floats(values))?;
            }
        } else {
            match (targets, unit) {
                (&[target], "" | "photon" | "photons") => out.push(target, "", numbers)?,
                ([], "photon" | "photons") => out.push(name, "photons", numbers)?,
                ([], _) => out.push(name, unit, numbers)?,
                // Counts of the camera, which nobody can turn into photons.
                (_, unit) => {
                    metadata.notes.push(format!(
                        "`{name}` is in {unit}, not in photons, and stays as it is"
                    ));
                    out.push(name, unit, numbers)?;
                }
            }
        }
    }
    let (table, units) = out.finish_in_order()?;
    metadata.units = units;
    let table = without_mean_width(table);
    Ok(ReadTable { table, metadata })
}

/// `x [nm]` is `x` in `nm`.
fn split(header: &str) -> (&str, &str) {
    match header.split_once('[') {
        Some((name, unit)) => (name.trim(), unit.trim_end_matches(']').trim()),
        None => (header, ""),
    }
}

/// Frames from 0. A frame 0 says that they are so already, as Picasso writes them.
fn from_zero(frames: Numbers, notes: &mut Vec<String>) -> Numbers {
    if frames.values.contains(&0.0) {
        notes.push("frames count from 0 in the file, unlike ThunderSTORM's".into());
        return frames;
    }
    frames.scaled(|frame| frame - 1.0)
}

/// How a length becomes micrometres.
pub(super) enum Length {
    Um,
    Nm,
    Pixels(f64),
}

impl Length {
    pub(super) fn of(input: &Input<'_>, name: &str, unit: &str) -> Result<Self, TableError> {
        match unit {
            "nm" => Ok(Length::Nm),
            "um" | "\u{b5}m" | "\u{3bc}m" => Ok(Length::Um),
            "px" | "pixel" | "pixels" => Ok(Length::Pixels(input.pixel_size_um(None)?)),
            "" => Err(input.wrong(format!("`{name}` has no unit: it needs nm, um or px"))),
            other => Err(input.wrong(format!(
                "`{name}` is in {other}: it must be in nm, um or px"
            ))),
        }
    }

    pub(super) fn um(&self, value: f64) -> f64 {
        match self {
            Length::Um => value,
            // Not times 0.001, which would round once more.
            Length::Nm => value / 1000.0,
            Length::Pixels(um) => value * um,
        }
    }
}

/// Leaves out a `sigma` that is only the mean of the widths along x and y.
fn without_mean_width(table: crate::table::LocalizationTable) -> crate::table::LocalizationTable {
    use crate::table::{LocalizationTable, Values};
    let floats = |name: &str| match table.column(name).map(|column| &column.values) {
        Some(Values::F64(values)) => Some(values),
        _ => None,
    };
    let (Some(mean), Some(x), Some(y)) = (floats("sigma"), floats("sigma_x"), floats("sigma_y"))
    else {
        return table;
    };
    let follows =
        |((mean, x), y): ((&f64, &f64), &f64)| ((x * y).sqrt() - mean).abs() <= 1e-9 * mean;
    if !mean.iter().zip(x).zip(y).all(follows) {
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
    fn headers_are_a_name_and_a_unit() {
        assert_eq!(split("x [nm]"), ("x", "nm"));
        assert_eq!(split("chi2"), ("chi2", ""));
        assert_eq!(split("a ["), ("a", ""));
    }
}
