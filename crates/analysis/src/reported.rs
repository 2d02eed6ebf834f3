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
    let [x, y, x_std, y_std] = ["x", "y", "x_std", "y_std"].map(|name| table.floats(name));
    let (x, y, x_std, y_std) = (x?, y?, x_std?, y_std?);
    let status = table.statuses();
    let mut precision: Vec<f64> = (0..table.len())
        .filter(|&row| status.is_none_or(|status| status[row].is_usable()))
        .filter(|&row| x[row].is_finite() && y[row].is_finite())
        .map(|row| lateral_precision(x_std[row], y_std[row]))
        .filter(|um| um.is_finite())
        .collect();
    (!precision.is_empty()).then(|| median(&mut precision))
}

impl Nena {
    /// True if nearest neighbours in adjacent frames are different molecules, so that NeNA does not
    /// measure the precision. `reported_um` is the precision that the fits report
    /// ([`reported_precision_um`]); without it the answer is false.
    pub fn is_unrelated(&self, reported_um: Option<f64>) -> bool {
        reported_um.is_some_and(|um| self.precision_um / um > UNRELATED_RATIO)
    }
}
