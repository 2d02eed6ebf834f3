//! Subtraction of the drift from a table, and the drift as CSV.

use std::fmt::Write;
use std::ops::RangeInclusive;

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};

use super::path::Drift;
use crate::columns::Positions;
use crate::error::AnalysisError;

impl Drift {
    /// Subtracts the drift from the positions of a table.
    ///
    /// # Errors
    ///
    /// Returns an error if the table has no `frame`, `x` or `y`. The table is then unchanged.
    pub fn apply(&self, table: &mut LocalizationTable) -> Result<(), AnalysisError> {
        let frames = Positions::of(table)?.frame;
        let columns = table.columns().iter().map(|column| {
            let mut column: Column = column.clone();
            let axis = match column.name.as_str() {
                "x" => Some(0),
                "y" => Some(1),
                "z" => self.has_z().then_some(2),
                _ => None,
            };
            if let (Some(axis), Values::F64(values)) = (axis, &mut column.values) {
                for (value, &frame) in values.iter_mut().zip(frames) {
                    *value -= self.curve.position(axis, self.time(frame));
                }
            }
            column
        });
        if let Some(moved) = LocalizationTable::from_columns(columns.collect()) {
            *table = moved;
        }
        Ok(())
    }

    /// The frames of the path, each of which is a line of a file.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more than 20 million: a wrong frame number makes them so many.
    pub fn path_frames(&self) -> Result<RangeInclusive<u32>, AnalysisError> {
        const MAX_FRAMES: u32 = 20_000_000;
        let [first, last] = self.frames();
        match last - first < MAX_FRAMES {
            true => Ok(first..=last),
            false => Err(AnalysisError::LongPath { first, last }),
        }
    }

    /// The drift of every frame as CSV, in um: `frame,x,y,x_std,y_std`, or
    /// `frame,x,y,z,x_std,y_std,z_std`.
    ///
    /// # Errors
    ///
    /// As [`Drift::path_frames`].
    pub fn to_csv(&self) -> Result<String, AnalysisError> {
        let mut out = String::from(match self.has_z() {
            true => "frame,x,y,z,x_std,y_std,z_std\n",
            false => "frame,x,y,x_std,y_std\n",
        });
        for frame in self.path_frames()? {
            let at = self.at(frame);
            // Adding 0 turns a rounded -0 into 0.
            let rounded = |um: f64| (um * 1e6).round() / 1e6 + 0.0;
            let z = |um: Option<f64>| um.map_or(String::new(), |um| format!(",{:.6}", rounded(um)));
            // Writing to a string does not fail.
            let _ = writeln!(
                out,
                "{frame},{:.6},{:.6}{},{:.6},{:.6}{}",
                rounded(at.x_um),
                rounded(at.y_um),
                z(at.z_um),
                at.x_std_um,
                at.y_std_um,
                z(at.z_std_um)
            );
        }
        Ok(out)
    }
}
