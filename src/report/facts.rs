//! The numbers at the head of the page.

use super::Run;
use super::grid::Grid;
use super::spots::Spots;
use crate::analysis::Nena;
use crate::plot::text::{grouped, significant};

/// A number with its name, and what else there is to it.
pub(super) struct Fact {
    pub name: &'static str,
    pub value: String,
    pub more: String,
}

fn fact(name: &'static str, value: String, more: String) -> Fact {
    Fact { name, value, more }
}

/// What the facts are of.
pub(super) struct Known<'a> {
    pub spots: &'a Spots<'a>,
    pub grid: Option<&'a Grid>,
    /// Localizations in the picture.
    pub inside: usize,
    pub frames: Option<usize>,
    pub precision_um: Option<f64>,
    pub nena: Result<&'a Nena, String>,
    pub nena_before: Option<&'a Nena>,
    pub run: Option<&'a Run>,
}

pub(super) fn of(known: &Known<'_>) -> Vec<Fact> {
    let spots = known.spots;
    let nm = |um: f64| format!("{} nm", significant(1e3 * um, 3));
    let all = spots.table.len();
    let usable = spots.usable.len();
    let mut out = vec![fact("localizations", grouped(all as u64), String::new())];
    let failed = match spots.status {
        Some(_) => format!("{} failed", grouped((all - usable) as u64)),
        None => "the table has no status".into(),
    };
    out.push(fact("usable", grouped(usable as u64), failed));
    if let Some([first, last]) = spots.frames() {
        let number = known.frames.unwrap_or(last as usize + 1);
        let more = format!("localizations from {first} to {last}");
        out.push(fact("frames", grouped(number as u64), more));
    }
    if let Some(um) = known.precision_um {
        out.push(fact(
            "median precision",
            nm(um),
            "as the fits report it".into(),
        ));
    }
    match &known.nena {
        Ok(nena) => {
            let mut more = format!("± {} nm", significant(1e3 * nena.precision_std_um, 1));
            if let Some(before) = known.nena_before {
                more = format!("{} before drift correction", nm(before.precision_um));
            } else if let Some(um) = known.precision_um {
                more += &format!(", {} × reported", significant(nena.precision_um / um, 3));
            }
            out.push(fact("NeNA", nm(nena.precision_um), more));
        }
        Err(_) => out.push(fact("NeNA", "–".into(), "not to be had; see below".into())),
    }
    if let Some(grid) = known.grid {
        let [width, height] = grid.size_um;
        let side = |um: f64| significant(um, 4);
        let value = format!("{} × {} µm", side(width), side(height));
        let more = match grid.of_movie {
            true => "the movie's field",
            false => "where localizations are",
        };
        out.push(fact("field", value, more.into()));
        let area = width * height;
        let density = known.inside as f64 / area;
        let more = match known.frames.filter(|frames| *frames > 0) {
            Some(frames) => format!("{} a frame", significant(density / frames as f64, 3)),
            None => String::new(),
        };
        out.push(fact(
            "density",
            format!("{} / µm²", significant(density, 3)),
            more,
        ));
    }
    if let Some(run) = known.run {
        let device = format!("{}, {}", run.device, run.backend);
        let rate = format!(
            "{} fits/s",
            grouped(run.fits_per_second.max(0.0).round() as u64)
        );
        out.push(fact("throughput", rate, device));
        let frames = match run.frames_per_second > 0.0 {
            true => format!("{} frames/s", significant(run.frames_per_second, 3)),
            false => String::new(),
        };
        out.push(fact(
            "time",
            format!("{} s", significant(run.seconds, 3)),
            frames,
        ));
    }
    out
}
