//! Warnings about possible problems of the data, with likely causes.

use gaussmle::Status;
use gaussmle_analysis::{Nena, UNRELATED_NEIGHBOURS};
use gaussmle_io::table::StoredRemark;
use gaussmle_smlm::PValueSummary;
use gaussmle_smlm::remarks::{Cause, without_p_values};

use super::options::RunFacts;
use super::spots::Spots;
use crate::plot::text::significant;

/// The minimum number of fits for warnings about their status.
const MIN_FITS: usize = 50;

/// The normal range of the ratio of NeNA to the precision that the fits report.
const NORMAL_RATIO: [f64; 2] = [0.8, 1.5];

/// Returns the warnings about a table. `stored` are the remarks of the run in its file, and `run` is
/// the run that made it, if known.
pub(super) fn warnings(
    spots: &Spots<'_>,
    stored: &[StoredRemark],
    nena: Option<&Nena>,
    precision_um: Option<f64>,
    run: Option<&RunFacts>,
) -> Vec<String> {
    let of_run = run.and_then(|run| run.remarks.as_deref());
    let remarks = of_run.unwrap_or(stored);
    let is_about_z = |remark: &StoredRemark| remark.cause == Cause::ZRange.name();
    let mut out = status_warnings(spots, remarks.iter().any(is_about_z));
    // A run has seen the pixels, so it knows more than the p-values tell.
    match of_run {
        Some(remarks) => out.extend(remarks.iter().map(|remark| remark.text.clone())),
        // Rows may have been left out since.
        None if !stored.is_empty() => {
            // Another format may have left the p-values out.
            let has_p_values = spots.table.floats("p_value").is_some();
            out.extend(stored.iter().map(|remark| {
                let text = match has_p_values {
                    true => remark.text.clone(),
                    false => without_p_values(&remark.text),
                };
                format!("Remark of the run: {text}")
            }));
        }
        // The p-values of molecules are those of several fits each.
        None if spots.table.is_linked() => {}
        None => {
            let mut p_values = PValueSummary::default();
            p_values.add(spots.table);
            out.extend(p_values.warning());
        }
    }
    if let (Some(nena), Some(precision_um)) = (nena, precision_um) {
        out.extend(precision_warning(nena, precision_um));
    }
    out
}

/// The warning for a ratio of NeNA to the reported precision.
fn precision_warning(nena: &Nena, precision_um: f64) -> Option<String> {
    let [low, high] = NORMAL_RATIO;
    let ratio = nena.precision_um / precision_um;
    let factor = significant(ratio, 2);
    if nena.is_unrelated(Some(precision_um)) {
        return Some(UNRELATED_NEIGHBOURS.into());
    }
    if ratio > high {
        return Some(format!(
            "Positions repeat {factor} times worse than the fits report. Possible causes: drift or \
             vibration during the movie, moving or overlapping molecules, or a wrong camera gain \
             or spot width."
        ));
    }
    (ratio < low).then(|| {
        format!(
            "Positions repeat better than the fits report, by a factor of {factor}. Possible \
             causes: the gain is set such that photons are underestimated, the noise is \
             overestimated, or the table contains linked molecules."
        )
    })
}

/// Warnings about fits that failed or stopped at a bound. `has_z_range` tells of a remark on the range of z.
fn status_warnings(spots: &Spots<'_>, has_z_range: bool) -> Vec<String> {
    let mut out = Vec::new();
    let Some(status) = spots.status.filter(|status| status.len() >= MIN_FITS) else {
        return out;
    };
    let fraction = |wanted: Status| {
        let count = status.iter().filter(|&&s| s == wanted).count();
        count as f64 / status.len() as f64
    };
    let percent = |fraction: f64| format!("{} %", significant(100.0 * fraction, 2));
    let at_bound = fraction(Status::AtBound);
    if at_bound > 0.05 {
        out.push(format!(
            "{} of the fits stopped at a bound. {}",
            percent(at_bound),
            bound_cause(spots, status)
        ));
    }
    let z_at_bound = fraction(Status::ZAtBound);
    if z_at_bound > 0.01 && !has_z_range {
        out.push(format!(
            "{} of the fits stopped at an end of the range of z: these spots are farther from the focus \
             than the PSF was calibrated for, so their z is wrong. Pictures, analyses and other \
             programs' files leave them out.",
            percent(z_at_bound)
        ));
    }
    let max_iterations = fraction(Status::MaxIterations);
    if max_iterations > 0.01 {
        out.push(format!(
            "{} of the fits reached the maximum number of iterations and were given up. Their ROIs \
             may contain several molecules, or none. Check whether the detection threshold is too \
             low.",
            percent(max_iterations)
        ));
    }
    let impossible = fraction(Status::Singular) + fraction(Status::BadInput);
    if impossible > 0.01 {
        out.push(format!(
            "{} of the fits were impossible: their pixels are not finite or masked, or do not \
             determine a position.",
            percent(impossible)
        ));
    }
    out
}

/// The likely cause of most fits at a bound.
fn bound_cause(spots: &Spots<'_>, status: &[Status]) -> &'static str {
    let rows: Vec<usize> = (0..status.len())
        .filter(|&row| status[row] == Status::AtBound)
        .collect();
    let most = |column: Option<&[f64]>, at_bound: &dyn Fn(f64) -> bool| {
        column.is_some_and(|values| {
            let found = rows.iter().filter(|&&row| at_bound(values[row]));
            2 * found.count() > rows.len()
        })
    };
    if most(spots.table.floats("background"), &|background| {
        background < 0.002
    }) {
        return "Most of these have zero background: the camera offset may be set too high.";
    }
    "The ROI may be too small, or the spot width may differ from the model's."
}
