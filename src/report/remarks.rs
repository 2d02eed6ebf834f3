//! What the numbers suggest is wrong, in words, with where to look.

use super::spots::Spots;
use crate::analysis::Nena;
use crate::analysis::columns::optional;
use crate::plot::text::significant;
use crate::status::Status;
use crate::tails::Tails;

/// Fits, at least, for parts to be looked at.
const FEWEST: usize = 50;

/// NeNA over the fits' own precision from which something moves or is wrongly known, and below which too.
const RATIO: [f64; 2] = [0.8, 1.5];

/// The ratio from which the peak of distances is of other molecules.
const ALONE: f64 = 8.0;

/// Remarks on a table.
pub(super) fn of(spots: &Spots<'_>, nena: Option<&Nena>, precision_um: Option<f64>) -> Vec<String> {
    let mut out = Vec::new();
    ends(spots, &mut out);
    p_values(spots, &mut out);
    if let (Some(nena), Some(precision_um)) = (nena, precision_um) {
        let ratio = nena.precision_um / precision_um;
        let [low, high] = RATIO;
        let words = significant(ratio, 2);
        if ratio > ALONE {
            out.push(
                "Nearest neighbours in adjacent frames lie far beyond the precision: hardly any molecule is seen twice, so that NeNA says nothing here.".into(),
            );
        } else if ratio > high {
            out.push(format!(
                "Positions repeat {words} times worse than their fits report. Drift or vibration within the movie, molecules that move or overlap, or a camera whose gain or width of spots is set wrongly do that."
            ));
        } else if ratio < low {
            out.push(format!(
                "Positions repeat better than their fits report, by a factor of {words}: light is then underestimated (gain), or the noise overestimated, or the table is of linked molecules."
            ));
        }
    }
    out
}

/// Fits that failed, or ended where they should not.
fn ends(spots: &Spots<'_>, out: &mut Vec<String>) {
    let Some(status) = spots.status.filter(|status| status.len() >= FEWEST) else {
        return;
    };
    let part = |wanted: Status| {
        let number = status.iter().filter(|&&s| s == wanted).count();
        number as f64 / status.len() as f64
    };
    let percent = |part: f64| format!("{} %", significant(100.0 * part, 2));
    let at_bound = part(Status::AtBound);
    if at_bound > 0.05 {
        out.push(format!(
            "{} of the fits stopped at a bound. {}",
            percent(at_bound),
            bound(spots, status)
        ));
    }
    let given_up = part(Status::MaxIterations);
    if given_up > 0.01 {
        out.push(format!(
            "{} of the fits took the most iterations and were given up: ROIs with several molecules, or with none, do that. See whether the threshold of detection is too low.",
            percent(given_up)
        ));
    }
    let unfit = part(Status::Singular) + part(Status::BadInput);
    if unfit > 0.01 {
        out.push(format!(
            "{} of the fits were impossible: pixels that are no numbers or masked, or that determine no position.",
            percent(unfit)
        ));
    }
}

/// Which bound it was, where most of them stopped at one.
fn bound(spots: &Spots<'_>, status: &[Status]) -> &'static str {
    let rows: Vec<usize> = (0..status.len())
        .filter(|&row| status[row] == Status::AtBound)
        .collect();
    let most = |column: Option<&[f64]>, at_end: &dyn Fn(f64) -> bool| {
        column.is_some_and(|values| {
            let there = rows.iter().filter(|&&row| at_end(values[row]));
            2 * there.count() > rows.len()
        })
    };
    let z = optional(spots.table, "z");
    let ends = z.map(|z| {
        let finite = z.iter().copied().filter(|z| z.is_finite());
        finite.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), z| {
            (low.min(z), high.max(z))
        })
    });
    let (low, high) = ends.unwrap_or_default();
    let near = |z: f64| (z - low).min(high - z) < 1e-6;
    if most(z, &near) {
        return "Most of these are at the ends of the range of z: they lie beyond what was calibrated, or are no single spots.";
    }
    if most(optional(spots.table, "background"), &|background| {
        background < 0.002
    }) {
        return "Most of these have no background left: the camera's offset may be given too high.";
    }
    "The ROI may be too small, or the width unlike the model's."
}

fn p_values(spots: &Spots<'_>, out: &mut Vec<String>) {
    let mut tails = Tails::default();
    tails.add(spots.table);
    out.extend(tails.remark());
}
