//! The columns that a report looks at, and the rows that can be used.

use crate::analysis::AnalysisError;
use crate::analysis::columns::{counts, numbers, optional, status};
use crate::stats::median;
use crate::status::Status;
use crate::table::LocalizationTable;

/// The columns, where there are any, and the usable rows.
pub(super) struct Spots<'a> {
    pub table: &'a LocalizationTable,
    pub x: &'a [f64],
    pub y: &'a [f64],
    pub z: Option<&'a [f64]>,
    pub std: Option<[&'a [f64]; 2]>,
    pub photons: Option<&'a [f64]>,
    pub frame: Option<&'a [u32]>,
    pub status: Option<&'a [Status]>,
    /// Rows whose fit can be used and whose position is finite, in the table's order.
    pub usable: Vec<u32>,
}

impl<'a> Spots<'a> {
    pub(super) fn of(table: &'a LocalizationTable) -> Result<Self, AnalysisError> {
        let position = |name| numbers(table, name, "positions are needed, in um");
        let (x, y) = (position("x")?, position("y")?);
        let status = status(table);
        let good = |row: usize| {
            status.is_none_or(|status| status[row].is_usable())
                && x[row].is_finite()
                && y[row].is_finite()
        };
        let usable = (0..x.len()).filter(|&row| good(row));
        Ok(Self {
            table,
            x,
            y,
            z: optional(table, "z"),
            std: optional(table, "x_std")
                .zip(optional(table, "y_std"))
                .map(|(x, y)| [x, y]),
            photons: optional(table, "photons"),
            frame: counts(table, "frame"),
            status,
            usable: usable.map(|row| row as u32).collect(),
        })
    }

    /// How sure a position is along an axis: the root of the mean of both variances, um. NaN if the table does not say.
    pub(super) fn precision_um(&self, row: usize) -> f64 {
        match self.std {
            Some([x, y]) => (0.5 * (x[row] * x[row] + y[row] * y[row])).sqrt(),
            None => f64::NAN,
        }
    }

    /// A column of measurements, in the usable rows.
    pub(super) fn usable_of(&self, name: &str) -> Option<impl Iterator<Item = f64> + '_> {
        let values = optional(self.table, name)?;
        Some(self.usable.iter().map(|&row| values[row as usize]))
    }

    /// The median precision, um, if the table knows any.
    pub(super) fn median_precision_um(&self) -> Option<f64> {
        self.std?;
        let all = self.usable.iter();
        let mut finite: Vec<f64> = all
            .map(|&row| self.precision_um(row as usize))
            .filter(|um| um.is_finite())
            .collect();
        (!finite.is_empty()).then(|| median(&mut finite))
    }

    /// The first and the last frame with a row.
    pub(super) fn frames(&self) -> Option<[u32; 2]> {
        let frames = self.frame?;
        Some([*frames.iter().min()?, *frames.iter().max()?])
    }
}
