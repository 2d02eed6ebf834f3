//! Writes ThunderSTORM's CSV: nanometres from the outer corner of the first pixel, as in the native
//! table, and frames from 1. A `.toml` sidecar describes the file.

use gaussmle::Values;
use gaussmle_base::files::AtomicFile;

use super::error::{TableError, WriteError};
use super::rows::{self, Rows};
use super::spots::Spots;
use super::table_info::{self, Contents, TableInfo};
use super::text::{self, Chunk, Lines};
use super::writer::Writer;

const NM: f64 = 1000.0;

pub(super) struct ThunderStorm;

impl Writer for ThunderStorm {
    fn write(
        &self,
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
        Ok(Some(table_info::toml(
            &Contents::ThunderStorm(written),
            info,
        )))
    }
}

/// Columns of ThunderSTORM that have the same name in a native table that was read from such a
/// file.
const SAME_NAME: [&str; 3] = ["id", "bkgstd", "chi2"];

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
