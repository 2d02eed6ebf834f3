//! Units of length in the tables of other programs.

use super::input::Input;
use crate::table::error::TableError;

/// A unit of length.
pub(in crate::table) enum LengthUnit {
    Um,
    Nm,
    /// Pixels of this size, um.
    Pixels(f64),
}

impl LengthUnit {
    /// The unit of a column. Pixels are those of an axis.
    pub(in crate::table) fn parse(
        input: &Input<'_>,
        column: &str,
        unit: &str,
        axis: Option<usize>,
    ) -> Result<Self, TableError> {
        match unit {
            "nm" => Ok(LengthUnit::Nm),
            "um" | "\u{b5}m" | "\u{3bc}m" => Ok(LengthUnit::Um),
            "px" | "pixel" | "pixels" => {
                let sides_um = input.pixel_size_um(None)?.xy();
                Ok(LengthUnit::Pixels(sides_um[axis.unwrap_or(0)]))
            }
            "" => Err(input.malformed(format!("`{column}` has no unit: it needs nm, um or px"))),
            other => Err(input.malformed(format!(
                "`{column}` is in {other}: it must be in nm, um or px"
            ))),
        }
    }

    /// Converts a length to um.
    pub(in crate::table) fn to_um(&self, value: f64) -> f64 {
        match self {
            LengthUnit::Um => value,
            // A product with 0.001 would add a rounding error.
            LengthUnit::Nm => value / 1000.0,
            LengthUnit::Pixels(um) => value * um,
        }
    }
}
