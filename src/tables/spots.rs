//! A block of the native table as other programs need it: usable spots, their widths whatever the model.

use super::about::{About, Widths as From};
use super::error::TableError;
use super::native;
use crate::model::{Astigmatism, Model};
use crate::status::Status;
use crate::table::{Column, LocalizationTable, Values};

/// Estimates and their standard deviations.
#[derive(Clone, Copy)]
pub(super) struct Estimates<'a> {
    pub values: &'a [f64],
    /// None in a table that was read and has none.
    pub std: Option<&'a [f64]>,
}

impl Estimates<'_> {
    /// An estimate, and its standard deviation, NaN if it is not known.
    pub(super) fn at(&self, row: usize) -> (f64, f64) {
        (self.values[row], self.std.map_or(f64::NAN, |std| std[row]))
    }
}

enum Widths<'a> {
    Unknown,
    Given(f64),
    Round(Estimates<'a>),
    Elliptic(Estimates<'a>, Estimates<'a>),
    Curve(Astigmatism, Estimates<'a>),
}

/// Columns of a block. What a model has is there; a table that was read may lack what is optional here.
pub(super) struct Spots<'a> {
    table: &'a LocalizationTable,
    status: Option<&'a [Status]>,
    widths: Widths<'a>,
    pub frame: &'a [u32],
    pub iterations: Option<&'a [u32]>,
    pub x: Estimates<'a>,
    pub y: Estimates<'a>,
    /// Of the astigmatic model.
    pub z: Option<Estimates<'a>>,
    pub photons: Option<Estimates<'a>>,
    pub background: Option<Estimates<'a>>,
    pub log_likelihood: Option<&'a [f64]>,
}

impl<'a> Spots<'a> {
    pub(super) fn new(table: &'a LocalizationTable, about: &About<'_>) -> Result<Self, TableError> {
        match &about.widths {
            From::Of(model) => Self::of(table, model),
            From::Columns(given) => Self::read(table, given.sigma_um, given.curve),
        }
    }

    /// Of a table that was fitted with a model.
    fn of(table: &'a LocalizationTable, model: &Model) -> Result<Self, TableError> {
        let estimates = |name, std| {
            let (values, std) = (floats(table, name)?, Some(floats(table, std)?));
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
            table,
            status: match table.column("status").map(|column| &column.values) {
                Some(Values::Status(values)) => Some(values),
                _ => return Err(TableError::NoColumn { name: "status" }),
            },
            widths,
            frame: counts(table, "frame")?,
            iterations: Some(counts(table, "iterations")?),
            x: estimates("x", "x_std")?,
            y: estimates("y", "y_std")?,
            z,
            photons: Some(estimates("photons", "photons_std")?),
            background: Some(estimates("background", "background_std")?),
            log_likelihood: Some(floats(table, "log_likelihood")?),
        })
    }

    /// Of a table that was read, whose columns say what was fitted.
    fn read(
        table: &'a LocalizationTable,
        sigma_um: Option<f64>,
        curve: Option<Astigmatism>,
    ) -> Result<Self, TableError> {
        let estimates = |name, std| {
            let std = floats(table, std).ok();
            let values = floats(table, name)?;
            Ok(Estimates { values, std })
        };
        let z = estimates("z", "z_std").ok();
        let elliptic = (
            estimates("sigma_x", "sigma_x_std"),
            estimates("sigma_y", "sigma_y_std"),
        );
        let widths = match (elliptic, estimates("sigma", "sigma_std"), z) {
            ((Ok(x), Ok(y)), ..) => Widths::Elliptic(x, y),
            (_, Ok(sigma), _) => Widths::Round(sigma),
            (.., Some(z)) if let Some(curve) = curve => Widths::Curve(curve, z),
            _ => sigma_um.map_or(Widths::Unknown, Widths::Given),
        };
        Ok(Self {
            table,
            status: match table.column("status").map(|column| &column.values) {
                Some(Values::Status(values)) => Some(values),
                _ => None,
            },
            widths,
            frame: counts(table, "frame")?,
            iterations: counts(table, "iterations").ok(),
            x: estimates("x", "x_std")?,
            y: estimates("y", "y_std")?,
            z,
            photons: estimates("photons", "photons_std").ok(),
            background: estimates("background", "background_std").ok(),
            log_likelihood: floats(table, "log_likelihood").ok(),
        })
    }

    /// Number of spots, usable or not.
    pub(super) fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether a spot's estimates and uncertainties are finite numbers; of a spot without a status, its position.
    pub(super) fn is_usable(&self, row: usize) -> bool {
        match self.status {
            Some(status) => status[row].is_usable(),
            None => self.x.values[row].is_finite() && self.y.values[row].is_finite(),
        }
    }

    /// Whether the widths are known.
    pub(super) fn has_widths(&self) -> bool {
        !matches!(self.widths, Widths::Unknown)
    }

    /// Whether the widths along x and y were fitted, each for itself.
    pub(super) fn is_elliptic(&self) -> bool {
        matches!(self.widths, Widths::Elliptic(..))
    }

    /// Whether the widths' standard deviations are known.
    pub(super) fn has_width_stds(&self) -> bool {
        match &self.widths {
            Widths::Unknown => false,
            Widths::Given(_) => true,
            Widths::Round(sigma) => sigma.std.is_some(),
            Widths::Elliptic(x, y) => x.std.is_some() && y.std.is_some(),
            Widths::Curve(_, z) => z.std.is_some(),
        }
    }

    /// Columns that are not native.
    pub(super) fn others(&self) -> impl Iterator<Item = &'a Column> {
        let columns = self.table.columns().iter();
        columns.filter(|column| native::known(&column.name).is_none())
    }

    /// Such a column.
    pub(super) fn other(&self, name: &str) -> Option<&'a Values> {
        let column = self.others().find(|column| column.name == name);
        column.map(|column| &column.values)
    }

    /// The widths of a spot along x and y, um, and their standard deviations: 0 if the width was given.
    pub(super) fn widths_um(&self, row: usize) -> [(f64, f64); 2] {
        match &self.widths {
            Widths::Unknown => [(f64::NAN, f64::NAN); 2],
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
