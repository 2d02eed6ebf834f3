//! Estimate and plot of the drift.

use std::collections::HashMap;

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};
use gaussmle_analysis::{AnalysisError, Drift, DriftOptions, drift};

use super::spots::Spots;
use crate::plot::text::significant;
use crate::plot::{Axis, Plot, Series};

/// The maximum number of segments. It limits the time of the estimate to seconds.
const MAX_SEGMENTS: u32 = 20;

/// The maximum number of localizations: 20 000 per segment. All pairs of near localizations are
/// counted, so ten times as many take a hundred times as long.
const MAX_LOCALIZATIONS: usize = 400_000;

/// The maximum number of localizations of a segment within a cell of this side. The pairs of a bead
/// that is always visible would otherwise take minutes.
const MAX_PER_CELL: u32 = 1000;
const CELL_UM: f64 = 0.2;

/// Number of steps of a curve.
const CURVE_STEPS: u32 = 200;

/// Estimates the drift in a few long segments, from a subset of the localizations of a large table.
pub(super) fn estimate(spots: &Spots<'_>) -> Result<Drift, AnalysisError> {
    let default = DriftOptions::default();
    let frames = spots
        .frame_range()
        .map_or(0, |[first, last]| (last - first).saturating_add(1));
    let options = DriftOptions {
        segment_frames: default.segment_frames.max(frames.div_ceil(MAX_SEGMENTS)),
        ..default
    };
    match subset(spots, options.segment_frames) {
        Some(table) => drift::estimate(&table, &options),
        None => drift::estimate(spots.table, &options),
    }
}

/// Every n-th usable row, and at most [`MAX_PER_CELL`] rows per cell and segment; `None` if these
/// are all rows.
fn subset(spots: &Spots<'_>, segment_frames: u32) -> Option<LocalizationTable> {
    let frames = spots.frame?;
    let step = spots.usable.len().div_ceil(MAX_LOCALIZATIONS).max(1);
    let mut cell_counts: HashMap<(u32, [i64; 2]), u32> = HashMap::new();
    let rows = spots.usable.iter().step_by(step).map(|&row| row as usize);
    let kept: Vec<usize> = rows
        .filter(|&row| {
            let cell = [spots.x[row], spots.y[row]].map(|um| (um / CELL_UM).floor() as i64);
            let segment = frames[row] / segment_frames;
            let count = cell_counts.entry((segment, cell)).or_insert(0);
            *count += 1;
            *count <= MAX_PER_CELL
        })
        .collect();
    if kept.len() == spots.usable.len() {
        return None;
    }
    let rows = || kept.iter().copied();
    let columns = spots.table.columns().iter().filter_map(|column| {
        let values = match (column.name.as_str(), &column.values) {
            ("x" | "y" | "z", Values::F64(values)) => {
                Values::F64(rows().map(|row| values[row]).collect())
            }
            ("frame", Values::U32(values)) => Values::U32(rows().map(|row| values[row]).collect()),
            _ => return None,
        };
        Some(Column {
            name: column.name.clone(),
            unit: column.unit,
            values,
        })
    });
    LocalizationTable::from_columns(columns.collect())
}

/// Plots the drift over frames, nm. The note starts with `explanation`.
pub(super) fn drift_plot(drift: &Drift, title: &str, explanation: &str) -> Plot {
    let [first, last] = drift.frames();
    let steps = (last - first).clamp(1, CURVE_STEPS);
    let frame = |k: u32| {
        let fraction = f64::from(k) / f64::from(steps);
        first + (fraction * f64::from(last - first)).round() as u32
    };
    let curve = |name: &str, component_um: &dyn Fn(u32) -> Option<f64>| {
        let points: Option<Vec<[f64; 2]>> = (0..=steps)
            .map(|k| Some([f64::from(frame(k)), 1e3 * component_um(frame(k))?]))
            .collect();
        points.map(|points| Series::Line {
            points,
            name: name.into(),
        })
    };
    let curves = [
        curve("x", &|frame| Some(drift.at(frame).x_um)),
        curve("y", &|frame| Some(drift.at(frame).y_um)),
        curve("z", &|frame| drift.at(frame).z_um),
    ];
    let std_um = (0..=steps)
        .map(|k| drift.at(frame(k)))
        .fold(0.0f64, |max, at| max.max(at.x_std_um).max(at.y_std_um));
    Plot {
        title: title.into(),
        note: format!(
            "{explanation} Drift relative to the first frame, by cross-correlation of {} segments. \
             The standard deviation along x and y is at most {} nm. The drift goes up to {} nm.",
            drift.segments(),
            significant(1e3 * std_um, 2),
            significant(1e3 * drift.farthest_um(), 3)
        ),
        x: Axis::new("frame", ""),
        y: Axis::new("drift", "nm"),
        series: curves.into_iter().flatten().collect(),
        ..Plot::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subset_limits_rows_of_a_bead() {
        let column = |name: &str, values| Column {
            name: name.into(),
            unit: "",
            values,
        };
        let rows = 50_000u32;
        let constant = |um: f64| Values::F64(vec![um; rows as usize]);
        let frames = Values::U32((0..rows).map(|row| row / 5).collect());
        let columns = vec![
            column("frame", frames),
            column("x", constant(3.1)),
            column("y", constant(4.1)),
        ];
        let table = LocalizationTable::from_columns(columns).expect("columns of equal length");
        let spots = Spots::new(&table).expect("positions");
        let kept = subset(&spots, 500).expect("a subset");
        // 2500 rows in each of 20 segments.
        assert_eq!(kept.len(), 20 * MAX_PER_CELL as usize);
        assert!(subset(&spots, 200).is_none());
    }
}
