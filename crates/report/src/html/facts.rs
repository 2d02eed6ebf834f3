//! The key numbers at the top of the page.

use gaussmle_analysis::{Frc, Nena, reported_z_precision_um};

use super::grid::Grid;
use super::options::RunFacts;
use super::spots::Spots;
use crate::plot::text::{grouped, significant};

/// A number with its name and a detail.
pub(super) struct Fact {
    pub name: &'static str,
    pub value: String,
    pub detail: String,
}

fn fact(name: &'static str, value: String, detail: impl Into<String>) -> Fact {
    Fact {
        name,
        value,
        detail: detail.into(),
    }
}

/// The sources of the facts.
pub(super) struct FactInputs<'a> {
    pub spots: &'a Spots<'a>,
    pub grid: Option<&'a Grid>,
    /// Number of localizations inside the picture.
    pub inside: usize,
    pub frames: Option<usize>,
    /// Pixels of the regions of the run; none if it kept all rows.
    pub region_pixels: Option<u64>,
    pub precision_um: Option<f64>,
    pub nena: Option<&'a Nena>,
    pub frc: Option<&'a Frc>,
    pub frc_before: Option<&'a Frc>,
    pub run: Option<&'a RunFacts>,
}

pub(super) fn facts(inputs: &FactInputs<'_>) -> Vec<Fact> {
    let mut out = counts(inputs);
    if !inputs.spots.table.is_empty() {
        out.extend(precision(inputs));
    }
    out.extend(
        inputs
            .grid
            .map(|grid| field(inputs, grid))
            .into_iter()
            .flatten(),
    );
    out.extend(inputs.run.map(speed).into_iter().flatten());
    out
}

fn nm(um: f64) -> String {
    format!("{} nm", significant(1e3 * um, 3))
}

/// Numbers of localizations and frames.
fn counts(inputs: &FactInputs<'_>) -> Vec<Fact> {
    let spots = inputs.spots;
    let rows = spots.table.len();
    let usable = spots.usable.len();
    let failed = match spots.status {
        Some(_) => format!("{} failed", grouped((rows - usable) as u64)),
        None => "the table has no status".into(),
    };
    let rows_are = spots.rows_are();
    let mut out = vec![
        fact(rows_are, grouped(rows as u64), ""),
        fact("usable", grouped(usable as u64), failed),
    ];
    let search = inputs.run.and_then(|run| run.counts.search);
    if let Some(search) = search.filter(|search| search.found > 0) {
        let mut skipped = format!("{} skipped at the border", grouped(search.border));
        if search.outside > 0 {
            skipped += &format!(", {} outside of the region", grouped(search.outside));
        }
        out.insert(0, fact("spots found", grouped(search.found), skipped));
    }
    if let Some([first, last]) = spots.frame_range() {
        let frames = inputs.frames.unwrap_or(last as usize + 1);
        let detail = format!("{rows_are} from {first} to {last}");
        out.push(fact("frames", grouped(frames as u64), detail));
    } else if let Some(frames) = inputs.frames {
        out.push(fact(
            "frames",
            grouped(frames as u64),
            format!("no {rows_are}"),
        ));
    }
    out
}

/// Precision of the fits, NeNA and resolution.
fn precision(inputs: &FactInputs<'_>) -> Vec<Fact> {
    let mut out = Vec::new();
    if let Some(um) = inputs.precision_um {
        out.push(fact("median precision", nm(um), "as reported by the fits"));
    }
    if let Some(um) = reported_z_precision_um(inputs.spots.table) {
        out.push(fact(
            "median precision of z",
            nm(um),
            "as reported by the fits",
        ));
    }
    out.push(match inputs.nena {
        Some(nena) if nena.is_unrelated(inputs.precision_um) => {
            fact("NeNA", "–".into(), "hardly any molecule is localized twice")
        }
        Some(nena) => {
            let mut detail = format!("± {} nm", significant(1e3 * nena.precision_std_um, 1));
            if let Some(um) = inputs.precision_um {
                detail += &format!(", {} × reported", significant(nena.precision_um / um, 3));
            }
            fact("NeNA", nm(nena.precision_um), detail)
        }
        None => fact("NeNA", "–".into(), "not measured; reason below"),
    });
    out.push(match inputs.frc {
        Some(frc) => {
            let detail = match inputs.frc_before {
                Some(before) => format!("{} before drift correction", nm(before.resolution_um)),
                None => format!(
                    "± {} nm; correlation of halves of the blinks",
                    significant(1e3 * frc.resolution_std_um, 1)
                ),
            };
            fact("resolution (FRC)", nm(frc.resolution_um), detail)
        }
        None => fact("resolution (FRC)", "–".into(), "not measured; reason below"),
    });
    out
}

/// Size of the field, and density.
fn field(inputs: &FactInputs<'_>, grid: &Grid) -> [Fact; 2] {
    let rows_are = inputs.spots.rows_are();
    let [width, height] = grid.size_um;
    let side = |um: f64| significant(um, 4);
    let size = format!("{} × {} µm", side(width), side(height));
    let source = match (grid.of_movie, inputs.region_pixels) {
        (true, None) => "field of the movie".into(),
        (true, Some(pixels)) => {
            let pixels = grouped(pixels);
            format!("field of the movie; the region of the run has {pixels} of its pixels")
        }
        (false, _) => match inputs.spots.usable.len() - inputs.inside {
            0 => format!("extent of the {rows_are}"),
            far => format!(
                "extent of the {rows_are} without {} far from all others",
                grouped(far as u64)
            ),
        },
    };
    let density = inputs.inside as f64 / grid.area_um2;
    let per_frame = density_of_frame(inputs.inside, grid, inputs.frames);
    let per_frame = per_frame.map_or(String::new(), |per_frame| {
        format!("{} per frame", significant(per_frame, 3))
    });
    let density = format!("{} / µm²", significant(density, 3));
    [
        fact("field", size, source),
        fact("density", density, per_frame),
    ]
}

/// The localizations in a square micrometre of a frame, of those `inside` the picture.
pub(super) fn density_of_frame(inside: usize, grid: &Grid, frames: Option<usize>) -> Option<f64> {
    let frames = frames.filter(|frames| *frames > 0)?;
    Some(inside as f64 / grid.area_um2 / frames as f64)
}

/// Device and speed of the run. A run without fits used no device.
fn speed(run: &RunFacts) -> Vec<Fact> {
    let fits_per_second = run.fits_per_second.max(0.0).round() as u64;
    let throughput = (fits_per_second > 0).then(|| {
        let device = format!("{}, {}", run.device, run.backend);
        fact(
            "throughput",
            format!("{} fits/s", grouped(fits_per_second)),
            device,
        )
    });
    let frames = match run.frames_per_second > 0.0 {
        true => format!("{} frames/s", significant(run.frames_per_second, 3)),
        false => String::new(),
    };
    let seconds = format!("{} s", significant(run.seconds, 3));
    let mut out = Vec::from_iter(throughput);
    out.push(fact("time", seconds, frames));
    out
}
