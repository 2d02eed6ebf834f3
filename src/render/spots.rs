//! Rows as what is drawn of them.

use super::error::RenderError;
use super::options::{Kind, RenderOptions};
use crate::status::Status;
use crate::table::{LocalizationTable, Values};

/// What is drawn of a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub x_um: f64,
    pub y_um: f64,
    /// 0 if colours do not stand for it.
    pub z_um: f64,
    /// None if it is to be counted in a single pixel.
    pub std_um: Option<[f64; 2]>,
}

/// Why nothing is drawn of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    Unusable,
    NotFinite,
    TooWide,
}

/// How wide spots are.
#[derive(Clone, Copy)]
enum Widths<'a> {
    None,
    All(f64),
    Each(&'a [f64], &'a [f64]),
}

/// The columns that are drawn.
#[derive(Clone, Copy)]
pub(super) struct Columns<'a> {
    x: &'a [f64],
    y: &'a [f64],
    z: Option<&'a [f64]>,
    widths: Widths<'a>,
    max_std_um: f64,
    status: Option<&'a [Status]>,
}

impl<'a> Columns<'a> {
    pub(super) fn of(
        table: &'a LocalizationTable,
        options: &RenderOptions,
    ) -> Result<Self, RenderError> {
        let numbers = |name, instead| match table.column(name).map(|column| &column.values) {
            Some(Values::F64(values)) => Ok(values.as_slice()),
            _ => Err(RenderError::NoColumn {
                name,
                have: table.names().join(", "),
                instead,
            }),
        };
        let position = |name| numbers(name, "positions are needed, in um");
        let std = |name| numbers(name, "draw a histogram, or Gaussians of one width");
        Ok(Self {
            x: position("x")?,
            y: position("y")?,
            z: match options.z {
                true => Some(numbers(
                    "z",
                    "fit an astigmatic model, or draw without colours for z",
                )?),
                false => None,
            },
            widths: match options.kind {
                Kind::Histogram => Widths::None,
                Kind::Fixed { std_um } => Widths::All(std_um),
                Kind::Gaussian => Widths::Each(std("x_std")?, std("y_std")?),
            },
            max_std_um: options.max_std_um.unwrap_or(f64::INFINITY),
            status: match table.column("status").map(|column| &column.values) {
                Some(Values::Status(status)) => Some(status),
                _ => None,
            },
        })
    }

    pub(super) fn len(&self) -> usize {
        self.x.len()
    }

    /// What is drawn of a row, or why nothing is.
    pub(super) fn spot(&self, row: usize) -> Result<Spot, Left> {
        if self.status.is_some_and(|status| !status[row].is_usable()) {
            return Err(Left::Unusable);
        }
        let std_um = match self.widths {
            Widths::None => None,
            Widths::All(std) => Some([std, std]),
            Widths::Each(x, y) => Some([x[row], y[row]]),
        };
        let spot = Spot {
            x_um: self.x[row],
            y_um: self.y[row],
            z_um: self.z.map_or(0.0, |z| z[row]),
            std_um,
        };
        let finite = spot.x_um.is_finite() && spot.y_um.is_finite() && spot.z_um.is_finite();
        let [x_std, y_std] = spot.std_um.unwrap_or_default();
        let widths = [x_std, y_std].map(|std| std.is_finite() && std >= 0.0);
        if !finite || widths.contains(&false) {
            return Err(Left::NotFinite);
        }
        if x_std.max(y_std) > self.max_std_um {
            return Err(Left::TooWide);
        }
        Ok(spot)
    }
}
