//! The numbers of a column, on their way into a table.

use crate::scalar::Scalar;

/// The numbers of a column in a file.
pub(in crate::table) struct Numbers {
    /// The numbers as f64. Integers beyond 2^53 are rounded.
    pub values: Vec<f64>,
    /// True if the file stores integers.
    pub integer: bool,
}

impl Numbers {
    pub(in crate::table) fn floats(values: Vec<f64>) -> Self {
        Self {
            values,
            integer: false,
        }
    }

    /// No numbers yet, of a stored type.
    pub(in crate::table) fn empty(scalar: Scalar) -> Self {
        Self {
            values: Vec::new(),
            integer: scalar.is_integer(),
        }
    }

    /// Converts every number, for example to another unit.
    pub(in crate::table) fn map(self, convert: impl Fn(f64) -> f64) -> Self {
        Self::floats(self.values.into_iter().map(convert).collect())
    }

    /// The numbers as counts, or the row of the first one that is not a count.
    pub(in crate::table) fn counts(&self) -> Result<Vec<u32>, usize> {
        let count = |(row, &value): (usize, &f64)| match value {
            // Accepts -0, not NaN.
            value if value >= 0.0 && value <= f64::from(u32::MAX) && value.fract() == 0.0 => {
                Ok(value as u32)
            }
            _ => Err(row),
        };
        self.values.iter().enumerate().map(count).collect()
    }
}
