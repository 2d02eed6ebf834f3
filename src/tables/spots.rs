//! A block of the native table as other programs need it: usable spots, their widths whatever the model.

use super::error::TableError;
use crate::model::{Astigmatism, Model};
use crate::status::Status;
use crate::table::{LocalizationTable, Values};

/// Estimates and their standard deviations.
#[derive(Clone, Copy)]
pub(super) struct Estimates<'a> {
    pub values: &'a [f64],
    pub std: &'a [f64],
}

impl Estimates<'_> {
    /// An estimate, and its standard deviation.
    pub(super) fn at(&self, row: usize) -> (f64, f64) {
        (self.values[row], self.std[row])
    }
}

enum Widths<'a> {
    Given(f64),
    Round(Estimates<'a>),
    Elliptic(Estimates<'a>, Estimates<'a>),
    Curve(Astigmatism, Estimates<'a>),
}

/// Columns of a block.
pub(super) struct Spots<'a> {
    status: &'a [Status],
    widths: Widths<'a>,
    pub frame: &'a [u32],
    pub iterations: &'a [u32],
    pub x: Estimates<'a>,
    pub y: Estimates<'a>,
    /// Of the astigmatic model.
    pub z: Option<Estimates<'a>>,
    pub photons: Estimates<'a>,
    pub background: Estimates<'a>,
    pub log_likelihood: &'a [f64],
}

impl<'a> Spots<'a> {
    pub(super) fn new(table: &'a LocalizationTable, model: &Model) -> Result<Self, TableError> {
        let estimates = |name, std| {
            let (values, std) = (floats(table, name)?, floats(table, std)?);
            Ok(Estimates { values, std })
        };
        let z = match model {
            Model::Astigmatic(_) => Some(estimates("z", "z_std")?),
            _ => None,
        };
        let widths = match (*model, z) {
            (Model::Xynb { sigma_um }, _) => Widths::Given(sigma_um),
            (Model::Astigmatic(curve), Some(z)) => Widths::Curve(curve, z),
            (Model::Xynbsxsy { .. }, _) => Widths::Elliptic(
                estimates("sigma_x", "sigma_x_std")?,
                estimates("sigma_y", "sigma_y_std")?,
            ),
            _ => Widths::Round(estimates("sigma", "sigma_std")?),
        };
        Ok(Self {
            status: match table.column("status").map(|column| &column.values) {
                Some(Values::Status(values)) => values,
                _ => return Err(TableError::NoColumn { name: "status" }),
            },
            widths,
            frame: counts(table, "frame")?,
            iterations: counts(table, "iterations")?,
            x: estimates("x", "x_std")?,
            y: estimates("y", "y_std")?,
            z,
            photons: estimates("photons", "photons_std")?,
            background: estimates("background", "background_std")?,
            log_likelihood: floats(table, "log_likelihood")?,
        })
    }

    /// Number of spots, usable or not.
    pub(super) fn len(&self) -> usize {
        self.status.len()
    }

    /// Whether a spot's estimates and uncertainties are finite numbers.
    pub(super) fn is_usable(&self, row: usize) -> bool {
        self.status[row].is_usable()
    }

    /// The widths of a spot along x and y, um, and their standard deviations: 0 if the width was given.
    pub(super) fn widths_um(&self, row: usize) -> [(f64, f64); 2] {
        match &self.widths {
            Widths::Given(sigma) => [(*sigma, 0.0); 2],
            Widths::Round(sigma) => [sigma.at(row); 2],
            Widths::Elliptic(x, y) => [x.at(row), y.at(row)],
            Widths::Curve(curve, z) => {
                // The deviation follows from that of z by the slope, taken so near that the curve is surely still positive.
                let (z, std) = z.at(row);
                let step = 1e-4 * curve.d_um;
                let (above, below) = (curve.widths_um(z + step), curve.widths_um(z - step));
                let (x, y) = curve.widths_um(z);
                let by = |above: f64, below: f64| ((above - below) / (2.0 * step) * std).abs();
                [(x, by(above.0, below.0)), (y, by(above.1, below.1))]
            }
        }
    }
}

fn floats<'a>(table: &'a LocalizationTable, name: &'static str) -> Result<&'a [f64], TableError> {
    match table.column(name).map(|column| &column.values) {
        Some(Values::F64(values)) => Ok(values),
        _ => Err(TableError::NoColumn { name }),
    }
}

fn counts<'a>(table: &'a LocalizationTable, name: &'static str) -> Result<&'a [u32], TableError> {
    match table.column(name).map(|column| &column.values) {
        Some(Values::U32(values)) => Ok(values),
        _ => Err(TableError::NoColumn { name }),
    }
}
