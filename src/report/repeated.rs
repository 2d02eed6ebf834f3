//! What the table says by itself of precision and of the stage: NeNA and drift.

use std::collections::HashMap;

use super::spots::Spots;
use crate::analysis::{AnalysisError, Drift, DriftOptions, Nena, drift};
use crate::plot::text::significant;
use crate::plot::{Axis, Plot, Series};
use crate::table::{Column, LocalizationTable, Values};

/// Segments of a movie, at most: a report shows how it went, in seconds.
const SEGMENTS: u32 = 20;

/// Localizations that are enough for it: 20 000 in each segment. All pairs of near ones are counted, so ten times as many take a hundred times as long.
const ENOUGH: usize = 400_000;

/// Of a segment's localizations so many count within a cell of this side: a bead that is always lit would else be counted against itself for minutes.
const CROWD: u32 = 1000;
const CELL_UM: f64 = 0.2;

/// Points of a curve.
const POINTS: u32 = 200;

/// NeNA of all usable rows, beside what the fits say.
pub(super) fn nena_plot(nena: &Nena, precision_um: Option<f64>) -> Plot {
    let centres = &nena.distance_um;
    let half = centres.first().copied().unwrap_or(0.0);
    let edges = std::iter::once(0.0).chain(centres.iter().map(|um| 1e3 * (um + half)));
    let nm = |um: f64| significant(1e3 * um, 3);
    let mut note = format!(
        "Distances between nearest neighbours in adjacent frames. A molecule that is seen twice makes the peak, whose place gives the precision: {} ± {} nm.",
        nm(nena.precision_um),
        significant(1e3 * nena.precision_std_um, 1)
    );
    if let Some(um) = precision_um {
        note += &format!(
            " The median that the fits report is {} nm, and the ratio {}. Above 1 it tells of what a single fit cannot know: movement, vibration, molecules that overlap, or a camera that is noisier than was said.",
            nm(um),
            significant(nena.precision_um / um, 3)
        );
    }
    Plot {
        title: "Precision by repetition (NeNA)".into(),
        note,
        x: Axis::new("distance", "nm"),
        y: Axis::new("pairs", ""),
        series: vec![
            Series::Bars {
                edges: edges.collect(),
                counts: nena.counts.iter().map(|&count| count.into()).collect(),
                name: "pairs".into(),
            },
            Series::Line {
                points: centres
                    .iter()
                    .zip(&nena.model)
                    .map(|(um, n)| [1e3 * um, *n])
                    .collect(),
                name: "model".into(),
            },
        ],
    }
}

/// The drift of a table, in a few long segments, from as many localizations as show it.
pub(super) fn drift_of(spots: &Spots<'_>) -> Result<Drift, AnalysisError> {
    let usual = DriftOptions::default();
    let span = spots
        .frames()
        .map_or(0, |[first, last]| (last - first).saturating_add(1));
    let options = DriftOptions {
        segment_frames: usual.segment_frames.max(span.div_ceil(SEGMENTS)),
        ..usual
    };
    match thinned(spots, options.segment_frames) {
        Some(table) => drift::estimate(&table, &options),
        None => drift::estimate(spots.table, &options),
    }
}

/// Every so manieth usable row, and of a bead's only some, where there are more than are needed.
fn thinned(spots: &Spots<'_>, segment_frames: u32) -> Option<LocalizationTable> {
    let frames = spots.frame?;
    let each = spots.usable.len().div_ceil(ENOUGH).max(1);
    let mut crowds: HashMap<(u32, [i64; 2]), u32> = HashMap::new();
    let some = spots.usable.iter().step_by(each).map(|&row| row as usize);
    let kept: Vec<usize> = some
        .filter(|&row| {
            let cell = [spots.x[row], spots.y[row]].map(|um| (um / CELL_UM).floor() as i64);
            let crowd = crowds.entry((frames[row] / segment_frames, cell));
            let crowd = crowd.or_insert(0);
            *crowd += 1;
            *crowd <= CROWD
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

/// Drift over frames, in nm.
pub(super) fn drift_plot(drift: &Drift, title: &str, what: &str) -> Plot {
    let [first, last] = drift.frames();
    let points = (last - first).clamp(1, POINTS);
    let frame = |k: u32| {
        let part = f64::from(k) / f64::from(points);
        first + (part * f64::from(last - first)).round() as u32
    };
    let along = |name: &str, of: &dyn Fn(u32) -> Option<f64>| {
        let points: Option<Vec<[f64; 2]>> = (0..=points)
            .map(|k| Some([f64::from(frame(k)), 1e3 * of(frame(k))?]))
            .collect();
        points.map(|points| Series::Line {
            points,
            name: name.into(),
        })
    };
    let lines = [
        along("x", &|frame| Some(drift.at(frame).x_um)),
        along("y", &|frame| Some(drift.at(frame).y_um)),
        along("z", &|frame| drift.at(frame).z_um),
    ];
    let unsure = (0..=points).map(|k| drift.at(frame(k)));
    let unsure = unsure.fold(0.0f64, |most, at| most.max(at.x_std_um).max(at.y_std_um));
    Plot {
        title: title.into(),
        note: format!(
            "{what} Since the first frame, by cross-correlating {} segments; sure to {} nm or better along x and y. It goes up to {} nm.",
            drift.segments(),
            significant(1e3 * unsure, 2),
            significant(1e3 * drift.farthest_um(), 3)
        ),
        x: Axis::new("frame", ""),
        y: Axis::new("drift", "nm"),
        series: lines.into_iter().flatten().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_bead_that_is_always_lit_only_some_rows_count() {
        let column = |name: &str, values| Column {
            name: name.into(),
            unit: "",
            values,
        };
        let rows = 50_000u32;
        let at = |um: f64| Values::F64(vec![um; rows as usize]);
        let frames = Values::U32((0..rows).map(|row| row / 5).collect());
        let columns = vec![
            column("frame", frames),
            column("x", at(3.1)),
            column("y", at(4.1)),
        ];
        let table = LocalizationTable::from_columns(columns).expect("even");
        let spots = Spots::of(&table).expect("positions");
        let some = thinned(&spots, 500).expect("too many");
        // 2500 rows in each of 20 segments.
        assert_eq!(some.len(), 20 * CROWD as usize);
        assert!(thinned(&spots, 200).is_none());
    }
}
