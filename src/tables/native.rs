//! The columns that the native table knows: their names, units and kinds.

use super::rows::Kind;

/// A column's name, unit and kind.
pub(super) type Known = (&'static str, &'static str, Kind);

/// Every native column, in order. A table has some of them, and may have others after them.
pub(super) const COLUMNS: [Known; 22] = [
    ("roi", "", Kind::U32),
    ("frame", "", Kind::U32),
    ("x", "um", Kind::F64),
    ("y", "um", Kind::F64),
    ("z", "um", Kind::F64),
    ("photons", "photons", Kind::F64),
    ("background", "photons/pixel", Kind::F64),
    ("sigma", "um", Kind::F64),
    ("sigma_x", "um", Kind::F64),
    ("sigma_y", "um", Kind::F64),
    ("x_std", "um", Kind::F64),
    ("y_std", "um", Kind::F64),
    ("z_std", "um", Kind::F64),
    ("photons_std", "photons", Kind::F64),
    ("background_std", "photons/pixel", Kind::F64),
    ("sigma_std", "um", Kind::F64),
    ("sigma_x_std", "um", Kind::F64),
    ("sigma_y_std", "um", Kind::F64),
    ("log_likelihood", "", Kind::F64),
    ("p_value", "", Kind::F64),
    ("iterations", "", Kind::U32),
    ("status", "", Kind::Status),
];

/// The native column of a name.
pub(super) fn known(name: &str) -> Option<Known> {
    COLUMNS.into_iter().find(|(known, ..)| *known == name)
}

/// Units that columns without a native counterpart may have; others are told by the metadata only.
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

/// A unit for as long as the program runs, empty if it is none of those that are known.
pub fn unit(name: &str) -> &'static str {
    UNITS.into_iter().find(|unit| *unit == name).unwrap_or("")
}
