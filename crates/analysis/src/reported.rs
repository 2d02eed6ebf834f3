//! The precision that the fits of a table report, and whether NeNA measures the same.

use gaussmle::LocalizationTable;
use gaussmle_base::stats::median;

use super::nena::Nena;

/// The ratio of NeNA to the reported precision above which nearest neighbours are different
/// molecules.
const UNRELATED_RATIO: f64 = 8.0;

/// The warning for a table in which NeNA does not measure the precision.
pub const UNRELATED_NEIGHBOURS: &str = "Nearest neighbours in adjacent frames are much farther apart than the precision: hardly any \
     molecule is localized twice, so NeNA does not measure the precision here.";

/// The localization precision along one axis: the root of the mean of the variances along x and y.
pub fn lateral_precision(x_std: f64, y_std: f64) -> f64 {
    (0.5 * (x_std * x_std + y_std * y_std)).sqrt()
}

/// The median of the localization precisions that usable fits report, um. `None` if the table has
/// none.
pub fn reported_precision_um(table: &LocalizationTable) -> Option<f64> {
    let (x_std, y_std) = (table.floats("x_std")?, table.floats("y_std")?);
    median_of_usable(table, |row| lateral_precision(x_std[row], y_std[row]))
}

/// The median of the precisions of z that usable fits report, um. `None` if the table has none.
pub fn reported_z_precision_um(table: &LocalizationTable) -> Option<f64> {
    let z_std = table.floats("z_std")?;
    median_of_usable(table, |row| z_std[row])
}

/// The median of the finite values of usable rows that have a place.
fn median_of_usable(table: &LocalizationTable, value: impl Fn(usize) -> f64) -> Option<f64> {
    let (x, y) = (table.floats("x")?, table.floats("y")?);
    let status = table.statuses();
    let mut values: Vec<f64> = (0..table.len())
        .filter(|&row| status.is_none_or(|status| status[row].is_usable()))
        .filter(|&row| x[row].is_finite() && y[row].is_finite())
        .map(value)
        .filter(|um| um.is_finite())
        .collect();
    (!values.is_empty()).then(|| median(&mut values))
}

impl Nena {
    /// True if nearest neighbours in adjacent frames are different molecules, so that NeNA does not
    /// measure the precision. `reported_um` is the precision that the fits report
    /// ([`reported_precision_um`]); without it the answer is false.
    pub fn is_unrelated(&self, reported_um: Option<f64>) -> bool {
        reported_um.is_some_and(|um| self.precision_um / um > UNRELATED_RATIO)
    }
}
