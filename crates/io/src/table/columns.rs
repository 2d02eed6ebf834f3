//! The columns of the native table: names, units and types.

use gaussmle::Values;

/// The type of a column's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ColumnType {
    U32,
    F64,
    Status,
}

impl ColumnType {
    /// The type of a column's values.
    pub(super) fn of(values: &Values) -> Self {
        match values {
            Values::U32(_) => ColumnType::U32,
            Values::F64(_) => ColumnType::F64,
            Values::Status(_) => ColumnType::Status,
        }
    }
}

/// A native column: name, unit and type.
pub(super) type NativeColumn = (&'static str, &'static str, ColumnType);

/// All native columns in order. A table has some of them, and may have others after them.
pub(super) const NATIVE_COLUMNS: [NativeColumn; 22] = [
    ("roi", "", ColumnType::U32),
    ("frame", "", ColumnType::U32),
    ("x", "um", ColumnType::F64),
    ("y", "um", ColumnType::F64),
    ("z", "um", ColumnType::F64),
    ("photons", "photons", ColumnType::F64),
    ("background", "photons/pixel", ColumnType::F64),
    ("sigma", "um", ColumnType::F64),
    ("sigma_x", "um", ColumnType::F64),
    ("sigma_y", "um", ColumnType::F64),
    ("x_std", "um", ColumnType::F64),
    ("y_std", "um", ColumnType::F64),
    ("z_std", "um", ColumnType::F64),
    ("photons_std", "photons", ColumnType::F64),
    ("background_std", "photons/pixel", ColumnType::F64),
    ("sigma_std", "um", ColumnType::F64),
    ("sigma_x_std", "um", ColumnType::F64),
    ("sigma_y_std", "um", ColumnType::F64),
    ("log_likelihood", "", ColumnType::F64),
    ("p_value", "", ColumnType::F64),
    ("iterations", "", ColumnType::U32),
    ("status", "", ColumnType::Status),
];

/// The native column of a name.
pub(super) fn native(name: &str) -> Option<NativeColumn> {
    NATIVE_COLUMNS
        .into_iter()
        .find(|(native, ..)| *native == name)
}

/// Units of columns without a native counterpart. Other units are kept in the metadata only.
const UNITS: [&str; 13] = [
    "um",
    "nm",
    "px",
    "photons",
    "photons/pixel",
    "adu",
    "s",
    "ms",
    "deg",
    "rad",
    "um^2",
    "nm^2",
    "1/um^2",
];

/// A unit as a static string. Empty if it is not one of the known units.
pub fn unit(name: &str) -> &'static str {
    UNITS.into_iter().find(|unit| *unit == name).unwrap_or("")
}
