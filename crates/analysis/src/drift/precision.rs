//! Standard deviations of positions where the table has none, or senseless ones.

use gaussmle::LocalizationTable;

use super::rows::Rows;
use crate::error::AnalysisError;

/// The precision assumed if no molecule shows it, um.
const FALLBACK_UM: f64 = 0.015;
/// The range of a precision estimated from distances, um.
const PLAUSIBLE_UM: [f64; 2] = [0.002, 0.05];
/// The same along z.
const PLAUSIBLE_DEPTH_UM: [f64; 2] = [0.005, 0.2];
/// Distances beyond which more bring nothing.
const MAX_DISTANCES: usize = 200_000;
/// Fewer distances have no mode.
const MIN_DISTANCES: usize = 30;
/// The largest ratio of a standard deviation to the median, and its inverse: a fit that claims
/// more or less is not believed.
const LARGEST_RATIO: f64 = 8.0;

/// The rows of a table as of [`Rows::read`], with variances for all.
pub(super) fn rows_of(table: &LocalizationTable, most: usize) -> Result<Rows, AnalysisError> {
    let mut rows = Rows::read(table, most)?;
    let given = std::mem::take(&mut rows.variance);
    rows.variance = fill_in(given, rows.len(), || typical_um(&rows));
    if rows.has_z {
        let given = std::mem::take(&mut rows.z_variance);
        rows.z_variance = fill_in(given, rows.len(), || typical_depth_um(&rows));
    }
    Ok(rows)
}

/// Replaces variances that are missing by a common one, and limits the rest to a range about
/// their median.
fn fill_in(mut variance: Vec<f64>, rows: usize, typical_um: impl FnOnce() -> f64) -> Vec<f64> {
    let is_given = |v: f64| v.is_finite() && v > 0.0;
    let mut given: Vec<f64> = variance.iter().copied().filter(|&v| is_given(v)).collect();
    let half = given.len() / 2;
    if given.is_empty() || given.len() < rows / 20 {
        let typical = typical_um();
        return vec![typical * typical; rows];
    }
    let median = *given.select_nth_unstable_by(half, f64::total_cmp).1;
    let square = LARGEST_RATIO * LARGEST_RATIO;
    // No position is known to a femtometre, or not to a millimetre: squares stay finite.
    let median = median.clamp(1e-12, 1e6);
    for v in &mut variance {
        *v = match is_given(*v) {
            true => v.clamp(median / square, median * square),
            false => median,
        };
    }
    variance
}

/// The precision in the plane from distances of rows to their nearest in the next frame: their
/// density has its mode at sqrt(2) s (Endesfelder et al. 2014), found as the half-sample mode
/// (Robertson and Cryer 1974).
fn typical_um(rows: &Rows) -> f64 {
    let mut distances: Vec<f64> = neighbours(rows).map(|(d, _)| d).collect();
    match distances.len() < MIN_DISTANCES {
        true => FALLBACK_UM,
        false => {
            let mode = half_sample_mode(&mut distances) / std::f64::consts::SQRT_2;
            // A larger one is that of spots that have nothing to do with each other.
            match mode < PLAUSIBLE_UM[1] {
                true => mode.max(PLAUSIBLE_UM[0]),
                false => FALLBACK_UM,
            }
        }
    }
}

/// The precision along z: that of the differences of rows that are near in the plane.
fn typical_depth_um(rows: &Rows) -> f64 {
    let near = 2.0 * typical_um(rows);
    let of_pairs = neighbours(rows).filter(|(d, _)| *d < near);
    let mut differences: Vec<f64> = of_pairs.map(|(_, dz)| dz.abs()).collect();
    if differences.len() < MIN_DISTANCES {
        return 2.5 * FALLBACK_UM;
    }
    let half = differences.len() / 2;
    let median = *differences.select_nth_unstable_by(half, f64::total_cmp).1;
    // The median of |N(0, 2 s^2)| is 0.954 s.
    (median / 0.954).clamp(PLAUSIBLE_DEPTH_UM[0], PLAUSIBLE_DEPTH_UM[1])
}

/// Distance in the plane, and difference in z, of rows to the nearest in the next frame.
fn neighbours(rows: &Rows) -> impl Iterator<Item = (f64, f64)> + '_ {
    let mut start = 0;
    let mut frames = Vec::new();
    while start < rows.len() {
        let same = rows.frame[start..].partition_point(|&f| f == rows.frame[start]);
        frames.push(start..start + same);
        start += same;
    }
    let two = (1..frames.len()).map(move |k| (frames[k - 1].clone(), frames[k].clone()));
    let adjacent = two.filter(|(here, next)| rows.frame[next.start] - rows.frame[here.start] == 1);
    let pairs = adjacent.flat_map(|(here, next)| here.map(move |i| (i, next.clone())));
    let found = pairs.filter_map(|(i, next)| nearest(rows, i, next));
    found.take(MAX_DISTANCES)
}

/// The nearest row of a frame; rows of a frame are sorted by x.
fn nearest(rows: &Rows, i: usize, next: std::ops::Range<usize>) -> Option<(f64, f64)> {
    /// Rows looked at on either side.
    const MOST: usize = 64;
    let middle = next.start + rows.x[next.clone()].partition_point(|&x| x < rows.x[i]);
    let after = middle..next.end.min(middle + MOST);
    let before = next.start.max(middle.saturating_sub(MOST))..middle;
    let square = |j: usize| (rows.x[i] - rows.x[j]).powi(2) + (rows.y[i] - rows.y[j]).powi(2);
    let best = before
        .chain(after)
        .min_by(|&a, &b| square(a).total_cmp(&square(b)))?;
    Some((square(best).sqrt(), rows.z[i] - rows.z[best]))
}

/// The narrowest half of the values, then its narrowest half, and so on.
fn half_sample_mode(values: &mut [f64]) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    let mut part = &*values;
    while part.len() > MIN_DISTANCES {
        let half = part.len().div_ceil(2);
        let width = |first: &usize| part[first + half - 1] - part[*first];
        let narrowest = (0..=part.len() - half).min_by(|a, b| width(a).total_cmp(&width(b)));
        let first = narrowest.unwrap_or_default();
        part = &part[first..first + half];
    }
    part[part.len() / 2]
}
