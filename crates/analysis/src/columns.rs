//! The columns that analyses use, and their usable rows.

use gaussmle::{LocalizationTable, Status};

use super::error::AnalysisError;

/// A required column of measurements. `instead` is the way out if it is missing.
pub(super) fn required<'a>(
    table: &'a LocalizationTable,
    name: &'static str,
    instead: &'static str,
) -> Result<&'a [f64], AnalysisError> {
    table
        .floats(name)
        .ok_or_else(|| missing(table, name, instead))
}

fn missing(table: &LocalizationTable, name: &'static str, instead: &'static str) -> AnalysisError {
    let have = match table.columns() {
        [] => "none at all".into(),
        _ => table.names().join(", "),
    };
    AnalysisError::NoColumn {
        name,
        have,
        instead,
    }
}

/// Frames and positions.
#[derive(Clone, Copy)]
pub(super) struct Positions<'a> {
    pub frame: &'a [u32],
    pub x: &'a [f64],
    pub y: &'a [f64],
    pub z: Option<&'a [f64]>,
    status: Option<&'a [Status]>,
}

impl<'a> Positions<'a> {
    pub(super) fn of(table: &'a LocalizationTable) -> Result<Self, AnalysisError> {
        let frame = table.counts("frame").ok_or_else(|| {
            missing(
                table,
                "frame",
                "fit with the frames of the ROIs, or localize a movie",
            )
        })?;
        let position = |name| required(table, name, "positions are needed, in um");
        Ok(Self {
            frame,
            x: position("x")?,
            y: position("y")?,
            z: table.floats("z"),
            status: table.statuses(),
        })
    }

    /// True if the fit of a row is usable and its position finite.
    pub(super) fn is_usable(&self, row: usize) -> bool {
        self.status.is_none_or(|status| status[row].is_usable())
            && self.x[row].is_finite()
            && self.y[row].is_finite()
            && self.z.is_none_or(|z| z[row].is_finite())
    }

    /// The usable rows that satisfy a condition, sorted by frame, in the order of the table within
    /// a frame.
    pub(super) fn by_frame(&self, condition: impl Fn(usize) -> bool) -> Vec<u32> {
        let mut rows: Vec<u32> = (0..self.x.len())
            .filter(|&row| self.is_usable(row) && condition(row))
            .map(|row| row as u32)
            .collect();
        rows.sort_by_key(|&row| self.frame[row as usize]);
        rows
    }
}
