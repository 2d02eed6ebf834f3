//! ThunderSTORM's CSV: nanometres from the outer corner of the first pixel (its half pixel: a centre is at 0.5), which is the
//! native origin, and frames from 1.

use std::path::Path;

use super::about::About;
use super::error::{Fault, TableError};
use super::format::Writer;
use super::rows::{self, Rows};
use super::spots::Spots;
use super::text::{self, Chunk, Lines};
use crate::table::Values;

const NM: f64 = 1000.0;

pub(super) struct ThunderStorm;

impl Writer for ThunderStorm {
    fn write(
        &self,
        to: &Path,
        rows: &dyn Rows,
        about: &About<'_>,
    ) -> Result<Option<String>, Fault> {
        // A first look at the columns; blocks are checked as they come.
        let header = match rows::blocks(rows).next() {
            Some(block) => header(&Spots::new(&*block?, about)?),
            None => Vec::new(),
        };
        let header: Vec<String> = header.iter().map(|name| format!("\"{name}\"")).collect();
        text::write(to, &header.join(","), rows, |chunk, lines| {
            lines_of(&chunk, about, lines)
        })?;
        Ok(None)
    }
}

/// Columns of ThunderSTORM that the native table has under the same name, if it was read from such a file.
const OWN: [&str; 3] = ["id", "bkgstd", "chi2"];

/// The header. Readers find columns by name, and take a table with z as three-dimensional.
fn header(spots: &Spots<'_>) -> Vec<String> {
    let mut out = vec!["id", "frame", "x [nm]", "y [nm]"];
    let shape = Shape::of(spots);
    let mut add = |there: bool, names: &[&'static str]| {
        if there {
            out.extend_from_slice(names);
        }
    };
    add(shape.z, &["z [nm]"]);
    add(shape.round, &["sigma [nm]"]);
    add(shape.both, &["sigma1 [nm]", "sigma2 [nm]"]);
    add(spots.photons.is_some(), &["intensity [photon]"]);
    add(spots.background.is_some(), &["offset [photon]"]);
    add(shape.spread, &["bkgstd [photon]"]);
    add(true, &["chi2"]);
    add(shape.xy_std, &["uncertainty_xy [nm]"]);
    add(shape.z_std, &["uncertainty_z [nm]"]);
    let others = spots
        .others()
        .filter(|column| !OWN.contains(&&*column.name));
    let others = others.map(|column| match column.unit {
        "" => column.name.clone(),
        unit => format!("{} [{unit}]", column.name),
    });
    out.into_iter().map(str::to_owned).chain(others).collect()
}

/// Which optional columns there are.
struct Shape {
    z: bool,
    round: bool,
    both: bool,
    spread: bool,
    xy_std: bool,
    z_std: bool,
}

impl Shape {
    fn of(spots: &Spots<'_>) -> Self {
        let z = spots.z.is_some();
        Self {
            z,
            round: !z && spots.has_widths(),
            both: spots.has_widths() && (z || spots.is_elliptic()),
            spread: spots.background.is_some() || spots.other("bkgstd").is_some(),
            xy_std: spots.x.std.is_some() && spots.y.std.is_some(),
            z_std: spots.z.is_some_and(|z| z.std.is_some()),
        }
    }
}

fn lines_of(chunk: &Chunk<'_>, about: &About<'_>, lines: &mut Lines) -> Result<(), TableError> {
    let spots = Spots::new(chunk.table, about)?;
    let shape = Shape::of(&spots);
    let [id, spread, chi2] = OWN.map(|name| spots.other(name));
    for row in chunk.rows.clone().filter(|&row| spots.is_usable(row)) {
        // The row's number in the native table, from 1; those of spots left out are missing.
        match id {
            Some(id) => cell(id, row, lines),
            None => lines.integer(chunk.before + row as u64 + 1),
        }
        lines.integer(u64::from(spots.frame[row]) + 1);
        let ((x, x_std), (y, y_std)) = (spots.x.at(row), spots.y.at(row));
        lines.float(x * NM);
        lines.float(y * NM);
        if let Some(z) = &spots.z {
            lines.float(z.values[row] * NM);
        }
        let [(width_x, _), (width_y, _)] = spots.widths_um(row);
        if shape.round {
            lines.float((width_x * width_y).sqrt() * NM);
        }
        if shape.both {
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
        match (spread, background) {
            (Some(spread), _) => cell(spread, row, lines),
            // ThunderSTORM's is the spread of the residuals; this is what the photons of the background make of it.
            (None, Some(background)) => lines.float(background.max(0.0).sqrt()),
            (None, None) => {}
        }
        match chi2 {
            Some(chi2) => cell(chi2, row, lines),
            // Of least squares only. It must be a number: ThunderSTORM takes no empty cell, and Picasso drops rows with a NaN.
            None => lines.float(0.0),
        }
        if shape.xy_std {
            lines.float(((x_std * x_std + y_std * y_std) / 2.0).sqrt() * NM);
        }
        if let Some(std) = spots.z.and_then(|z| z.std) {
            lines.float(std[row] * NM);
        }
        for column in spots.others().filter(|c| !OWN.contains(&&*c.name)) {
            cell(&column.values, row, lines);
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
