//! The columns of a table that a report uses, and its usable rows.

use gaussmle::{LocalizationTable, Status};
use gaussmle_analysis::lateral_precision;

use super::error::ReportError;

/// Columns of a table, as far as they exist, and the usable rows.
pub(crate) struct Spots<'a> {
    pub table: &'a LocalizationTable,
    pub x: &'a [f64],
    pub y: &'a [f64],
    pub z: Option<&'a [f64]>,
    pub std: Option<[&'a [f64]; 2]>,
    pub photons: Option<&'a [f64]>,
    pub frame: Option<&'a [u32]>,
    pub status: Option<&'a [Status]>,
    /// Rows with a usable fit and a finite position, in the order of the table.
    pub usable: Vec<u32>,
}

impl<'a> Spots<'a> {
    pub(crate) fn new(table: &'a LocalizationTable) -> Result<Self, ReportError> {
        let position = |name| {
            table
                .floats(name)
                .ok_or_else(|| ReportError::MissingColumn {
                    name,
                    columns: table.names().join(", "),
                })
        };
        let (x, y) = (position("x")?, position("y")?);
        let status = table.statuses();
        let usable = |row: &usize| {
            status.is_none_or(|status| status[*row].is_usable())
                && x[*row].is_finite()
                && y[*row].is_finite()
        };
        let usable = (0..x.len()).filter(usable).map(|row| row as u32);
        Ok(Self {
            table,
            x,
            y,
            z: table.floats("z"),
            std: table
                .floats("x_std")
                .zip(table.floats("y_std"))
                .map(|(x, y)| [x, y]),
            photons: table.floats("photons"),
            frame: table.counts("frame"),
            status,
            usable: usable.collect(),
        })
    }

    /// The word for rows.
    pub(super) fn rows_are(&self) -> &'static str {
        match self.table.is_linked() {
            true => "molecules",
            false => "localizations",
        }
    }

    /// The localization precision of a row along one axis, um. NaN if the table has no standard
    /// deviations.
    pub(crate) fn precision_um(&self, row: usize) -> f64 {
        match self.std {
            Some([x, y]) => lateral_precision(x[row], y[row]),
            None => f64::NAN,
        }
    }

    /// The values of a column in the usable rows.
    pub(crate) fn usable_values(&self, name: &str) -> Option<impl Iterator<Item = f64> + '_> {
        let values = self.table.floats(name)?;
        Some(self.usable.iter().map(|&row| values[row as usize]))
    }

    /// The first and the last frame with a row.
    pub(crate) fn frame_range(&self) -> Option<[u32; 2]> {
        let frames = self.frame?;
        Some([*frames.iter().min()?, *frames.iter().max()?])
    }
}
