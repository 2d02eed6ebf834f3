//! Order statistics.

pub(super) use gaussmle_base::stats::median;

/// The value below which this part of the values lies; NaN without values. Overwrites their order.
pub(super) fn quantile(values: &mut [f64], part: f64) -> f64 {
    if values.is_empty() {
        return f64::NAN;
    }
    values.sort_unstable_by(f64::total_cmp);
    let place = part * (values.len() - 1) as f64;
    let below = place as usize;
    let above = (below + 1).min(values.len() - 1);
    values[below] + (place - below as f64) * (values[above] - values[below])
}

/// The median, and the standard deviation from the median absolute deviation.
pub(super) fn centre_and_spread(values: &mut [f64]) -> (f64, f64) {
    let centre = median(values);
    values
        .iter_mut()
        .for_each(|value| *value = (*value - centre).abs());
    (centre, 1.4826 * median(values))
}
