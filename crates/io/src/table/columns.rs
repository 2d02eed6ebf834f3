//! The columns of the native table: names, units and types.

use gaussmle::Parameter;
use gaussmle::table::Values;

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
pub(super) fn native_columns() -> impl Iterator<Item = NativeColumn> {
    let count = |name| (name, "", ColumnType::U32);
    let float = |name, unit| (name, unit, ColumnType::F64);
    let values = Parameter::ALL.map(|p| float(p.name(), p.unit()));
    let stds = Parameter::ALL.map(|p| float(p.std_name(), p.unit()));
    let first = [count("roi"), count("frame")];
    let last = [
        float("log_likelihood", ""),
        float("p_value", ""),
        count("iterations"),
        ("status", "", ColumnType::Status),
    ];
    first.into_iter().chain(values).chain(stds).chain(last)
}

/// The native column of a name.
pub(super) fn native(name: &str) -> Option<NativeColumn> {
    native_columns().find(|(native, ..)| *native == name)
}

/// The axis of a native column of lengths in the image plane.
pub(super) fn axis_of(name: &str) -> Option<usize> {
    let mut parameters = Parameter::ALL.into_iter();
    parameters
        .find(|p| p.name() == name || p.std_name() == name)?
        .axis()
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs find columns by these names, and by their order in CSV.
    #[test]
    fn native_columns_are_those_of_the_contract() {
        let names: Vec<&str> = native_columns().map(|(name, ..)| name).collect();
        assert_eq!(
            names.join(" "),
            "roi frame x y z photons background sigma sigma_x sigma_y x_std y_std z_std photons_std \
             background_std sigma_std sigma_x_std sigma_y_std log_likelihood p_value iterations status"
        );
    }
}
