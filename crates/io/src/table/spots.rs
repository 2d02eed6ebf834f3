//! A block of the native table as other programs need it: usable spots, with widths for any model.

use std::sync::Arc;

use gaussmle::model::Given;
use gaussmle::table::{Column, Values, covariance_of};
use gaussmle::{
    Astigmatism, LocalizationTable, Model, Parameter, PixelSize, SplinePsf, Status, model,
};

use super::columns;
use super::error::TableError;
use super::metadata::TableOverrides;
use super::table_info::{TableInfo, WidthSource};

/// Columns of emitters of crowded fields.
const GAINS: [&str; 2] = ["gain", "split_gain"];

/// The values of a parameter and their standard deviations.
#[derive(Clone, Copy)]
pub(super) struct Estimates<'a> {
    pub values: &'a [f64],
    /// None if the table does not have them.
    pub std: Option<&'a [f64]>,
}

impl Estimates<'_> {
    /// A value and its standard deviation, which is NaN if unknown.
    pub(super) fn at(&self, row: usize) -> (f64, f64) {
        (self.values[row], self.std.map_or(f64::NAN, |std| std[row]))
    }
}

enum Widths<'a> {
    Unknown,
    /// The given widths of all spots along x and y, um.
    Fixed([f64; 2]),
    Round(Estimates<'a>),
    Elliptic(Estimates<'a>, Estimates<'a>),
    Curve(Astigmatism, Estimates<'a>),
    /// The PSF, the sides of a pixel, um, and z.
    Spline(Arc<SplinePsf>, [f64; 2], Estimates<'a>),
}

/// The columns of a block. Optional columns may be missing in a table that was read, not in one
/// that was fitted.
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
    pub(super) fn new(
        table: &'a LocalizationTable,
        info: &TableInfo<'_>,
    ) -> Result<Self, TableError> {
        // A table that was fitted states the size.
        let sides_um = info.pixel_size_um.map_or([f64::NAN; 2], PixelSize::xy);
        match &info.widths {
            WidthSource::Model(model) => Self::fitted(table, model, sides_um),
            WidthSource::Columns(given) => Self::read(table, given, sides_um),
        }
    }

    /// The spots of a table that was fitted with a model. All columns of the model are required.
    fn fitted(
        table: &'a LocalizationTable,
        model: &Model,
        sides_um: [f64; 2],
    ) -> Result<Self, TableError> {
        let estimates = |name, std| {
            let (values, std) = (floats(table, name)?, Some(floats(table, std)?));
            Ok(Estimates { values, std })
        };
        let z = match model.index(Parameter::Z) {
            Some(_) => Some(estimates("z", "z_std")?),
            None => None,
        };
        let widths = match model.widths() {
            model::Widths::Given(um) => Widths::Fixed(um),
            model::Widths::Round => Widths::Round(estimates("sigma", "sigma_std")?),
            model::Widths::Elliptic => Widths::Elliptic(
                estimates("sigma_x", "sigma_x_std")?,
                estimates("sigma_y", "sigma_y_std")?,
            ),
            model::Widths::Curve(curve) => Widths::Curve(curve, estimates("z", "z_std")?),
            model::Widths::Spline(psf) if psf.has_z() => {
                Widths::Spline(psf, sides_um, estimates("z", "z_std")?)
            }
            model::Widths::Spline(psf) => Widths::Fixed(sides_um.map(|um| psf.width_px(0.0) * um)),
        };
        let status = table.statuses();
        Ok(Self {
            table,
            status: Some(status.ok_or(TableError::NoColumn { name: "status" })?),
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

    /// The spots of a table that was read. Its columns determine the model.
    fn read(
        table: &'a LocalizationTable,
        given: &TableOverrides,
        sides_um: [f64; 2],
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
            (.., Some(z)) if let Some(Given::Curve(curve)) = given.psf => Widths::Curve(curve, z),
            (.., Some(z)) if let Some(Given::Spline(psf)) = &given.psf => {
                Widths::Spline(Arc::clone(psf), sides_um, z)
            }
            _ if let Some(Given::Spline(psf)) = &given.psf
                && !psf.has_z() =>
            {
                Widths::Fixed(sides_um.map(|um| psf.width_px(0.0) * um))
            }
            _ => given
                .sigma_um
                .map_or(Widths::Unknown, |um| Widths::Fixed([um; 2])),
        };
        Ok(Self {
            table,
            status: table.statuses(),
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

    /// True if a spot's estimates and uncertainties are finite. Without a status, whether its
    /// position is finite.
    pub(super) fn is_usable(&self, row: usize) -> bool {
        match self.status {
            Some(status) => status[row].is_usable(),
            None => self.x.values[row].is_finite() && self.y.values[row].is_finite(),
        }
    }

    /// True if the widths are known.
    pub(super) fn has_widths(&self) -> bool {
        !matches!(self.widths, Widths::Unknown)
    }

    /// True if the widths along x and y were fitted independently.
    pub(super) fn is_elliptic(&self) -> bool {
        matches!(self.widths, Widths::Elliptic(..))
    }

    /// True if the standard deviations of the widths are known.
    pub(super) fn has_width_stds(&self) -> bool {
        match &self.widths {
            Widths::Unknown => false,
            Widths::Fixed(_) => true,
            Widths::Round(sigma) => sigma.std.is_some(),
            Widths::Elliptic(x, y) => x.std.is_some() && y.std.is_some(),
            Widths::Curve(_, z) | Widths::Spline(.., z) => z.std.is_some(),
        }
    }

    /// Columns that are not native, for tables of other programs. Those of gains have NaN for spots that
    /// were fitted alone, and Picasso drops rows with a NaN in any column.
    pub(super) fn others(&self) -> impl Iterator<Item = &'a Column> {
        let columns = self.table.columns().iter();
        columns.filter(|column| {
            columns::native(&column.name).is_none()
                && !GAINS.contains(&&*column.name)
                && covariance_of(&column.name).is_none()
        })
    }

    /// A column that is not native.
    pub(super) fn other(&self, name: &str) -> Option<&'a Values> {
        let column = self.others().find(|column| column.name == name);
        column.map(|column| &column.values)
    }

    /// The widths of a spot along x and y, um, and their standard deviations. The standard
    /// deviation of a given width is 0.
    pub(super) fn widths_um(&self, row: usize) -> [(f64, f64); 2] {
        match &self.widths {
            Widths::Unknown => [(f64::NAN, f64::NAN); 2],
            Widths::Fixed(um) => um.map(|um| (um, 0.0)),
            Widths::Round(sigma) => [sigma.at(row); 2],
            Widths::Elliptic(x, y) => [x.at(row), y.at(row)],
            // The step is small enough for the curve to stay positive.
            Widths::Curve(curve, z) => {
                let of_z = |z| curve.widths_um(z).into();
                of_depth(of_z, z.at(row), 1e-4 * curve.d_um)
            }
            Widths::Spline(psf, sides_um, z) => {
                let of_z = |z| sides_um.map(|um| psf.width_px(z) * um);
                of_depth(of_z, z.at(row), 1e-3 * psf.plane_spacing_um())
            }
        }
    }
}

/// Widths that follow from z. Their slope propagates the deviation of z.
fn of_depth(of_z: impl Fn(f64) -> [f64; 2], (z, std): (f64, f64), step: f64) -> [(f64, f64); 2] {
    let (above, below, widths) = (of_z(z + step), of_z(z - step), of_z(z));
    let stds = [0, 1].map(|axis| ((above[axis] - below[axis]) / (2.0 * step) * std).abs());
    [(widths[0], stds[0]), (widths[1], stds[1])]
}

fn floats<'a>(table: &'a LocalizationTable, name: &'static str) -> Result<&'a [f64], TableError> {
    table.floats(name).ok_or(TableError::NoColumn { name })
}

fn counts<'a>(table: &'a LocalizationTable, name: &'static str) -> Result<&'a [u32], TableError> {
    table.counts(name).ok_or(TableError::NoColumn { name })
}
