//! The columns that are worked on, and the rows that can be.

use super::error::AnalysisError;
use crate::status::Status;
use crate::table::{LocalizationTable, Values};

/// A column of measurements.
pub(crate) fn numbers<'a>(
    table: &'a LocalizationTable,
    name: &'static str,
    instead: &'static str,
) -> Result<&'a [f64], AnalysisError> {
    match table.column(name).map(|column| &column.values) {
        Some(Values::F64(values)) => Ok(values),
        _ => Err(missing(table, name, instead)),
    }
}

/// A column of measurements that need not be there.
pub(crate) fn optional<'a>(table: &'a LocalizationTable, name: &str) -> Option<&'a [f64]> {
    match table.column(name).map(|column| &column.values) {
        Some(Values::F64(values)) => Some(values),
        _ => None,
    }
}

/// A column of counts that need not be there.
pub(crate) fn counts<'a>(table: &'a LocalizationTable, name: &str) -> Option<&'a [u32]> {
    match table.column(name).map(|column| &column.values) {
        Some(Values::U32(values)) => Some(values),
        _ => None,
    }
}

/// How fits ended, if the table says.
pub(crate) fn status(table: &LocalizationTable) -> Option<&[Status]> {
    match table.column("status").map(|column| &column.values) {
        Some(Values::Status(values)) => Some(values),
        _ => None,
    }
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
        let frame = counts(table, "frame").ok_or_else(|| {
            missing(
                table,
                "frame",
                "fit with the frames of the ROIs, or localize a movie",
            )
        })?;
        let position = |name| numbers(table, name, "positions are needed, in um");
        Ok(Self {
            frame,
            x: position("x")?,
            y: position("y")?,
            z: optional(table, "z"),
            status: status(table),
        })
    }

    /// Whether a row's position can be used.
    pub(super) fn usable(&self, row: usize) -> bool {
        self.status.is_none_or(|status| status[row].is_usable())
            && self.x[row].is_finite()
            && self.y[row].is_finite()
            && self.z.is_none_or(|z| z[row].is_finite())
    }

    /// Rows that can be used, by frame, and in the table's order within one.
    pub(super) fn by_frame(&self, usable: impl Fn(usize) -> bool) -> Vec<u32> {
        let mut rows: Vec<u32> = (0..self.x.len())
            .filter(|&row| self.usable(row) && usable(row))
            .map(|row| row as u32)
            .collect();
        rows.sort_by_key(|&row| self.frame[row as usize]);
        rows
    }
}
