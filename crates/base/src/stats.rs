//! The median.

/// The median of values without NaN, in any order; NaN without values. The median of an even number
/// of values is the mean of the middle two. The order of the values changes.
///
/// ```
/// assert_eq!(gaussmle_base::stats::median(&mut [4.0, 1.0, 3.0, 1e9]), 3.5);
/// ```
pub fn median(values: &mut [f64]) -> f64 {
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
    lower.midpoint(upper)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_of_no_few_and_extreme_values() {
        assert!(median(&mut []).is_nan());
        assert_eq!(median(&mut [3.0]), 3.0);
        assert_eq!(median(&mut [4.0, 1.0, 3.0, 1e9]), 3.5);
        assert_eq!(median(&mut [-1.0, -5.0, 7.0]), -1.0);
        assert_eq!(median(&mut [f64::MAX, f64::MAX]), f64::MAX);
    }
}
