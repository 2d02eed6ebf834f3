//! Median and spread, which outliers do not change.

use gaussmle_base::stats::median;

/// The standard deviation of a normal distribution over its median absolute deviation.
pub(super) const DEVIATION_OVER_MAD: f64 = 1.482_602_218_505_602;

/// The median, and the standard deviation from the median absolute deviation. Overwrites the
/// values.
pub(super) fn centre_and_spread(values: &mut [f64]) -> (f64, f64) {
    let centre = median(values);
    values
        .iter_mut()
        .for_each(|value| *value = (*value - centre).abs());
    (centre, DEVIATION_OVER_MAD * median(values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlier_changes_neither_centre_nor_spread() {
        let (centre, spread) = centre_and_spread(&mut [1.0, 2.0, 3.0, 4.0, 1e9]);
        assert_eq!((centre, spread), (3.0, DEVIATION_OVER_MAD));
    }
}
