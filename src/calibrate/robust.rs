//! Medians, which a few bad values do not move.

/// The standard deviation of a normal distribution over its median absolute deviation.
pub(super) const DEVIATION_OVER_MAD: f64 = 1.482_602_218_505_602;

/// The median of numbers that are no NaN, in any order; NaN if there are none. It leaves them in another order.
pub(super) fn median(values: &mut [f64]) -> f64 {
    if values.is_empty() {
        return f64::NAN;
    }
    let middle = values.len() / 2;
    let odd = !values.len().is_multiple_of(2);
    let (below, &mut upper, _) = values.select_nth_unstable_by(middle, f64::total_cmp);
    if odd {
        return upper;
    }
    let lower = below.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    0.5 * (lower + upper)
}

/// The median, and the standard deviation as the median distance from it tells it.
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
    fn medians_of_few_and_of_none() {
        assert!(median(&mut []).is_nan());
        assert_eq!(median(&mut [3.0]), 3.0);
        assert_eq!(median(&mut [4.0, 1.0, 3.0, 1e9]), 3.5);
        let (centre, spread) = centre_and_spread(&mut [1.0, 2.0, 3.0, 4.0, 1e9]);
        assert_eq!((centre, spread), (3.0, DEVIATION_OVER_MAD));
    }
}
