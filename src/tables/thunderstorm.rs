//! ThunderSTORM's CSV: nanometres from the outer corner of the first pixel (its half pixel: a centre is at 0.5), which is the
//! native origin, and frames from 1.

use std::path::Path;

use super::Metadata;
use super::error::{Fault, TableError};
use super::format::Writer;
use super::rows::Rows;
use super::spots::Spots;
use super::text::{self, Chunk, Lines};
use crate::model::Model;

pub(super) struct ThunderStorm;

impl Writer for ThunderStorm {
    fn write(&self, to: &Path, rows: &dyn Rows, about: &Metadata) -> Result<Option<String>, Fault> {
        let model = &about.model;
        let header: Vec<String> = columns(model).iter().map(|c| format!("\"{c}\"")).collect();
        text::write(to, &header.join(","), rows, |chunk, lines| {
            lines_of(&chunk, model, lines)
        })?;
        Ok(None)
    }
}

/// The header. Readers find columns by name, and take a table with z as three-dimensional.
fn columns(model: &Model) -> Vec<&'static str> {
    let mut out = vec!["id", "frame", "x [nm]", "y [nm]"];
    out.extend_from_slice(match model {
        Model::Astigmatic(_) => &["z [nm]", "sigma1 [nm]", "sigma2 [nm]"],
        Model::Xynbsxsy { .. } => &["sigma [nm]", "sigma1 [nm]", "sigma2 [nm]"],
        _ => &["sigma [nm]"],
    });
    out.extend(["intensity [photon]", "offset [photon]", "bkgstd [photon]"]);
    out.extend(["chi2", "uncertainty_xy [nm]"]);
    if let Model::Astigmatic(_) = model {
        out.push("uncertainty_z [nm]");
    }
    out
}

fn lines_of(chunk: &Chunk<'_>, model: &Model, lines: &mut Lines) -> Result<(), TableError> {
    const NM: f64 = 1000.0;
    let spots = Spots::new(chunk.table, model)?;
    for row in chunk.rows.clone().filter(|&row| spots.is_usable(row)) {
        // The row's number in the native table, from 1; those of spots left out are missing.
        lines.integer(chunk.before + row as u64 + 1);
        lines.integer(u64::from(spots.frame[row]) + 1);
        let ((x, x_std), (y, y_std)) = (spots.x.at(row), spots.y.at(row));
        lines.float(x * NM);
        lines.float(y * NM);
        let [(width_x, _), (width_y, _)] = spots.widths_um(row);
        match &spots.z {
            Some(z) => lines.float(z.values[row] * NM),
            None => lines.float((width_x * width_y).sqrt() * NM),
        }
        if let Model::Astigmatic(_) | Model::Xynbsxsy { .. } = model {
            lines.float(width_x * NM);
            lines.float(width_y * NM);
        }
        let background = spots.background.values[row];
        lines.float(spots.photons.values[row]);
        lines.float(background);
        // ThunderSTORM's is the spread of the residuals; this is what the photons of the background make of it.
        lines.float(background.max(0.0).sqrt());
        // Of least squares only. It must be a number: ThunderSTORM takes no empty cell, and Picasso drops rows with a NaN.
        lines.float(0.0);
        lines.float(((x_std * x_std + y_std * y_std) / 2.0).sqrt() * NM);
        if let Some(z) = &spots.z {
            lines.float(z.std[row] * NM);
        }
        lines.end();
    }
    Ok(())
}
