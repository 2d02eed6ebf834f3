//! Rows of a table as spots to render.

use gaussmle::{LocalizationTable, Status};

use super::error::RenderError;
use super::options::{RenderMode, RenderOptions};

/// A localization to render.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub x_um: f64,
    pub y_um: f64,
    /// 0 unless hues represent z.
    pub z_um: f64,
    /// `None` for a count in a single pixel.
    pub std_um: Option<[f64; 2]>,
}

/// The reason why a row is not rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SkipReason {
    Unusable,
    NotFinite,
    TooWide,
}

/// The widths of the spots.
#[derive(Clone, Copy)]
enum Widths<'a> {
    None,
    Fixed(f64),
    /// The columns, and the least width.
    Columns(&'a [f64], &'a [f64], f64),
}

/// The columns that rendering needs.
#[derive(Clone, Copy)]
pub(super) struct Columns<'a> {
    x: &'a [f64],
    y: &'a [f64],
    z: Option<&'a [f64]>,
    widths: Widths<'a>,
    /// The precision, for a mode that does not draw it.
    std: Option<(&'a [f64], &'a [f64])>,
    max_std_um: f64,
    status: Option<&'a [Status]>,
}

impl<'a> Columns<'a> {
    /// The columns of a table. Gaussians as wide as their precision get at least `least_std_um`.
    pub(super) fn new(
        table: &'a LocalizationTable,
        options: &RenderOptions,
        least_std_um: f64,
    ) -> Result<Self, RenderError> {
        let column = |name, hint| {
            table
                .floats(name)
                .ok_or_else(|| RenderError::MissingColumn {
                    name,
                    columns: table.names().join(", "),
                    hint,
                })
        };
        let position = |name| column(name, "rendering needs positions in um");
        let std = |name| column(name, "render a histogram, or Gaussians of one width");
        Ok(Self {
            x: position("x")?,
            y: position("y")?,
            z: match options.z {
                true => Some(column(
                    "z",
                    "fit an astigmatic model, or render without colours for z",
                )?),
                false => None,
            },
            widths: match options.mode {
                RenderMode::Histogram => Widths::None,
                RenderMode::Fixed { std_um } => Widths::Fixed(std_um),
                RenderMode::Gaussian => Widths::Columns(std("x_std")?, std("y_std")?, least_std_um),
            },
            std: table.floats("x_std").zip(table.floats("y_std")),
            max_std_um: options.max_std_um.unwrap_or(f64::INFINITY),
            status: table.statuses(),
        })
    }

    pub(super) fn len(&self) -> usize {
        self.x.len()
    }

    /// The spot of a row, or the reason why it is not rendered.
    pub(super) fn spot(&self, row: usize) -> Result<Spot, SkipReason> {
        if self.status.is_some_and(|status| !status[row].is_usable()) {
            return Err(SkipReason::Unusable);
        }
        let std_um = match self.widths {
            Widths::None => None,
            Widths::Fixed(std) => Some([std, std]),
            Widths::Columns(x, y, _) => Some([x[row], y[row]]),
        };
        let mut spot = Spot {
            x_um: self.x[row],
            y_um: self.y[row],
            z_um: self.z.map_or(0.0, |z| z[row]),
            std_um,
        };
        let finite = spot.x_um.is_finite() && spot.y_um.is_finite() && spot.z_um.is_finite();
        let [x_std, y_std] = spot.std_um.unwrap_or_default();
        let valid_std = [x_std, y_std].map(|std| std.is_finite() && std >= 0.0);
        if !finite || valid_std.contains(&false) {
            return Err(SkipReason::NotFinite);
        }
        if x_std.max(y_std) > self.max_std_um {
            return Err(SkipReason::TooWide);
        }
        if let (Widths::Columns(_, _, least), Some(std)) = (self.widths, &mut spot.std_um) {
            *std = std.map(|std| std.max(least));
        }
        Ok(spot)
    }

    /// The standard deviations of a row, um: the drawn ones, or those of the table; 0 without.
    pub(super) fn precision_um(&self, row: usize) -> [f64; 2] {
        match (self.widths, self.std) {
            (Widths::Fixed(std), _) => [std, std],
            (Widths::Columns(x, y, _), _) | (Widths::None, Some((x, y))) => [x[row], y[row]],
            (Widths::None, None) => [0.0, 0.0],
        }
    }
}
