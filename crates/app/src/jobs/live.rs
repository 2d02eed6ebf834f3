//! The rows of a run that goes on, for its picture.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};

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
pub(crate) struct LiveRows {
    rows: Mutex<Option<LocalizationTable>>,
    version: AtomicU64,
    number: AtomicU64,
}

impl LiveRows {
    /// Adds rows.
    pub fn add(&self, more: &LocalizationTable) {
        let columns = more.columns().iter();
        let columns = columns.filter(|column| COLUMNS.contains(&column.name.as_str()));
        let Some(more) = LocalizationTable::from_columns(columns.cloned().collect()) else {
            return;
        };
        let mut kept = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *kept {
            Some(rows) if rows.len() < MOST_ROWS => {
                let _ = rows.append(&more);
            }
            Some(_) => {}
            None => *kept = Some(more),
        }
        let number = kept.as_ref().map_or(0, LocalizationTable::len);
        self.number.store(number as u64, Ordering::Relaxed);
        self.version.fetch_add(1, Ordering::Relaxed);
    }

    /// Forgets the rows: their table is complete, or the run begins again.
    pub fn clear(&self) {
        *self.rows.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.number.store(0, Ordering::Relaxed);
        self.version.fetch_add(1, Ordering::Relaxed);
    }

    /// A number that grows with each change.
    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Relaxed)
    }

    /// True if there are rows. It does not wait for a copy.
    pub fn has_rows(&self) -> bool {
        self.number.load(Ordering::Relaxed) > 0
    }

    /// A copy of the rows.
    pub fn copy(&self) -> LocalizationTable {
        let rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        rows.clone().unwrap_or_else(no_rows)
    }
}

/// The rows of a run that has none yet. They have each column, so that no question about one fails.
fn no_rows() -> LocalizationTable {
    let column = |name: &str| Column {
        name: name.into(),
        unit: "",
        values: match name {
            "status" => Values::Status(Vec::new()),
            _ => Values::F64(Vec::new()),
        },
    };
    let columns = COLUMNS.map(column).into();
    LocalizationTable::from_columns(columns).expect("columns without values")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_have_their_columns_before_the_first_one() {
        let live = LiveRows::default();
        let rows = live.copy();
        assert!(rows.is_empty() && !live.has_rows());
        assert_eq!(rows.names(), COLUMNS);
    }
}
