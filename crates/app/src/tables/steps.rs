//! Steps after the fit: each makes a table of another, which stays.

use gaussmle::LocalizationTable;
use gaussmle_analysis::drift::Shift;
use gaussmle_analysis::{LinkOptions, link};
use gaussmle_io::table::Step;
use gaussmle_report::html::DriftCorrection;
use serde_json::{Value, json};

use super::{ShownTable, Tables};
use crate::error::Outcome;

/// The most points of a path that is shown.
const PATH_POINTS: usize = 2000;

impl Tables {
    /// Measures the drift of the rows that a condition selects, and subtracts it.
    pub fn drift(&self, name: &str, table: &ShownTable, condition: &str) -> Outcome<Value> {
        let mut rows = table.selected(condition)?.into_owned();
        let correction = DriftCorrection::correct(&mut rows)?;
        let words = correction.lines(&rows);
        let mut metadata = table.metadata.clone();
        metadata.notes.push(correction.drift.note());
        if correction.drift.is_measurable() {
            Step::DriftCorrected.add_to(&mut metadata.steps);
        }
        let drift = &correction.drift;
        let [first, last] = drift.frames();
        let step = ((last - first) as usize / PATH_POINTS).max(1);
        let frames: Vec<u32> = (first..=last).step_by(step).collect();
        let column = |value: fn(&Shift) -> Option<f64>| -> Vec<Option<f64>> {
            frames
                .iter()
                .map(|frame| value(&drift.at(*frame)))
                .collect()
        };
        let path = json!({
            "frame": frames,
            "x_um": column(|shift| Some(shift.x_um)),
            "y_um": column(|shift| Some(shift.y_um)),
            "z_um": drift.z_std_um().map(|_| column(|shift| shift.z_um)),
            "x_std_um": column(|shift| Some(shift.x_std_um)),
            "y_std_um": column(|shift| Some(shift.y_std_um)),
        });
        let resolution = correction.frc.each_ref();
        let resolution = resolution.map(|frc| frc.as_ref().map(|frc| 1e3 * frc.resolution_um));
        let nena = correction.nena.as_ref().map(|nena| 1e3 * nena.precision_um);
        let made = self.add(ShownTable::new(rows, metadata, Some(name.to_owned())));
        Ok(json!({
            "table": made,
            "words": words,
            "path": path,
            "nena_nm": nena,
            "frc_nm": resolution,
        }))
    }

    /// Merges the localizations of one molecule in consecutive frames.
    pub fn link(
        &self,
        name: &str,
        table: &ShownTable,
        condition: &str,
        gap: Option<u32>,
    ) -> Outcome<Value> {
        let rows = table.selected(condition)?;
        let mut options = LinkOptions::default();
        if let Some(gap) = gap {
            options.max_gap_frames = gap;
        }
        options.check_field(table.metadata.field_um())?;
        let linked = link(&rows, &options)?;
        let mut words = vec![words(&rows, &linked.table)];
        words.extend(options.warning());
        let mut metadata = table.metadata.clone();
        metadata.notes.push(options.note());
        Step::Linked.add_to(&mut metadata.steps);
        let made = self.add(ShownTable::new(
            linked.table,
            metadata,
            Some(name.to_owned()),
        ));
        Ok(json!({ "table": made, "words": words }))
    }
}

fn words(before: &LocalizationTable, after: &LocalizationTable) -> String {
    format!(
        "{} molecules of {} localizations",
        after.len(),
        before.len()
    )
}
