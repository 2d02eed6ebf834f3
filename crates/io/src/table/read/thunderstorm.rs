//! Reads ThunderSTORM's CSV and similar ones: column names with units in brackets.
//!
//! Positions count from the outer corner of the first pixel, frames from 1.

use gaussmle::LocalizationTable;

use super::assembly::Assembly;
use super::input::Input;
use super::length::LengthUnit;
use super::notes;
use super::numbers::Numbers;
use super::text_columns::ColumnText;
use super::types::ReadTable;
use crate::table::error::TableError;
use crate::table::metadata::{TableFormat, TableMetadata};

/// The native names of a column, and whether it is a length.
fn native(name: &str) -> (&[&'static str], bool) {
    match name {
        "x" => (&["x"], true),
        "y" => (&["y"], true),
        "z" => (&["z"], true),
        "sigma" => (&["sigma"], true),
        "sigma1" => (&["sigma_x"], true),
        "sigma2" => (&["sigma_y"], true),
        // One value for both axes.
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
    columns: Vec<ColumnText>,
    stated: Option<TableMetadata>,
) -> Result<ReadTable, TableError> {
    let mut metadata = TableMetadata {
        format: TableFormat::ThunderStorm,
        ..stated.unwrap_or_else(|| TableMetadata::of(TableFormat::ThunderStorm))
    };
    metadata.pixel_size_um = input.options.pixel_size_um.or(metadata.pixel_size_um);
    let mut out = Assembly::new(input);
    for (header, cells) in names.iter().zip(columns) {
        let (name, unit) = split(header);
        let (targets, is_length) = native(name);
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
            out.push("frame", "", from_zero(numbers, &mut metadata.notes))?;
        } else if is_length && !targets.is_empty() {
            let scale = LengthUnit::parse(input, header, unit)?;
            for &target in targets {
                let values = numbers.values.iter().map(|&v| scale.to_um(v)).collect();
                out.push(target, "um", Numbers::floats(values))?;
            }
        } else {
            match (targets, unit) {
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

/// Makes frames count from 0. With a frame 0 they already do, as Picasso writes them.
fn from_zero(frames: Numbers, notes: &mut Vec<String>) -> Numbers {
    if frames.values.contains(&0.0) {
        notes.push("frames count from 0 in the file, unlike in ThunderSTORM".into());
        return frames;
    }
    frames.map(|frame| frame - 1.0)
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
