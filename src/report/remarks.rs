//! What the numbers suggest is wrong, in words, with where to look.

use super::spots::Spots;
use crate::analysis::Nena;
use crate::plot::text::significant;
use crate::status::Status;

/// The part of p-values in the lowest or highest hundredth from which they pile up; a hundredth is right. Neighbours within
/// a ROI alone put some hundredths at 0.
const PILE: f64 = 0.1;

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
            "{} of the fits stopped at a bound. A background of 0 is the usual one: the camera's offset may be too high; or the ROI is too small, or the width unlike the model's.",
            percent(at_bound)
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

fn p_values(spots: &Spots<'_>, out: &mut Vec<String>) {
    let Some(values) = spots.usable_of("p_value") else {
        return;
    };
    let (mut all, mut low, mut high) = (0usize, 0usize, 0usize);
    for value in values.filter(|value| value.is_finite()) {
        all += 1;
        low += usize::from(value < 0.01);
        high += usize::from(value > 0.99);
    }
    if all < FEWEST {
        return;
    }
    let part = |number: usize| number as f64 / all as f64;
    let percent = |number: usize| significant(100.0 * part(number), 2);
    if part(low) > PILE {
        out.push(format!(
            "{} % of the p-values are below 0.01, where 1 % is right: the pixels are farther from the fitted spots than noise explains. The camera's gain or offset, or the width of the spots, does not fit the data; or neighbours shine into the ROIs.",
            percent(low)
        ));
    }
    if part(high) > PILE {
        out.push(format!(
            "{} % of the p-values are above 0.99, where 1 % is right: the pixels are nearer to the fitted spots than noise allows. The gain is set too low, or read noise or excess noise too high, or the movie was smoothed.",
            percent(high)
        ));
    }
}
