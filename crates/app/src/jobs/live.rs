//! The rows of a run that goes on, for its picture.

use std::sync::{Mutex, PoisonError};

use gaussmle::LocalizationTable;

/// The columns that pictures and histograms of a run that goes on have. The table has all.
const COLUMNS: [&str; 12] = [
    "frame",
    "x",
    "y",
    "z",
    "photons",
    "background",
    "sigma",
    "x_std",
    "y_std",
    "z_std",
    "p_value",
    "status",
];

/// The most rows that are kept: about 1 GB. The picture of a longer run ends here until its table is
/// complete.
const MOST_ROWS: usize = 12_000_000;

/// The rows so far.
#[derive(Debug, Default)]
pub(crate) struct LiveRows(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    rows: Option<LocalizationTable>,
    version: u64,
}

impl LiveRows {
    /// Adds rows.
    pub fn add(&self, more: &LocalizationTable) {
        let columns = more.columns().iter();
        let columns = columns.filter(|column| COLUMNS.contains(&column.name.as_str()));
        let Some(more) = LocalizationTable::from_columns(columns.cloned().collect()) else {
            return;
        };
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut state.rows {
            Some(rows) if rows.len() < MOST_ROWS => {
                let _ = rows.append(&more);
            }
            Some(_) => {}
            None => state.rows = Some(more),
        }
        state.version += 1;
    }

    /// Forgets the rows: their table is complete, or the run begins again.
    pub fn clear(&self) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.rows = None;
        state.version += 1;
    }

    /// A number that grows with each change.
    pub fn version(&self) -> u64 {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .version
    }

    /// A copy of the rows; `None` if there are none.
    pub fn copy(&self) -> Option<LocalizationTable> {
        let state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.rows.clone()
    }
}
