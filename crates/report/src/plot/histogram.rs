//! Histograms over the range that contains nearly all values.

use super::spec::Series;

/// The fraction of the values that may lie below the bars, and the fraction above.
const OUTSIDE: f64 = 0.005;

/// The limit of the range beyond the quartiles, in interquartile ranges. It keeps a few far
/// outliers from compressing the rest. The values of an exponential distribution lie within six.
const MAX_IQR: f64 = 8.0;

/// The maximum number of bars.
const MAX_BARS: f64 = 60.0;

/// Counts of values between equidistant edges.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Histogram {
    /// Edges of the bars: one more than there are bars, or none if there are no values.
    pub edges: Vec<f64>,
    /// Number of values in each bar.
    pub counts: Vec<u64>,
    /// Number of finite values below the first edge.
    pub below: u64,
    /// Number of finite values above the last edge.
    pub above: u64,
    /// Number of values that are not finite.
    pub not_finite: u64,
    /// The median of the finite values.
    pub median: Option<f64>,
}

impl Histogram {
    /// Counts values between their 0.5 % and 99.5 % quantiles, or in a narrower range if there are
    /// far outliers. The bar width follows the rule of Freedman and Diaconis (1981).
    pub fn robust(values: impl Iterator<Item = f64>) -> Self {
        let mut not_finite = 0;
        let mut finite: Vec<f64> = values
            .filter(|value| {
                not_finite += u64::from(!value.is_finite());
                value.is_finite()
            })
            .collect();
        if finite.is_empty() {
            return Self {
                not_finite,
                ..Self::default()
            };
        }
        let fractions = [OUTSIDE, 0.25, 0.5, 0.75, 1.0 - OUTSIDE];
        let [low, lower, median, upper, high] =
            fractions.map(|fraction| quantile(&mut finite, fraction));
        let reach = MAX_IQR * (upper - lower);
        let (low, high) = match reach > 0.0 {
            true => (low.max(lower - reach), high.min(upper + reach)),
            false => (low, high),
        };
        // Equal values get a single bar around them.
        let all_equal = low == high;
        let half = if all_equal { 0.5 * bar_width(low) } else { 0.0 };
        let (low, high) = (low - half, high + half);
        let width = 2.0 * (upper - lower) / libm::cbrt(finite.len() as f64);
        let bars = match ((high - low) / width).ceil() {
            _ if all_equal => 1,
            bars if bars.is_finite() => bars.clamp(8.0, MAX_BARS) as usize,
            _ => MAX_BARS as usize,
        };
        let edge = |k: usize| low + (high - low) * k as f64 / bars as f64;
        let mut histogram =
            Self::with_edges(finite.iter().copied(), (0..=bars).map(edge).collect());
        histogram.not_finite = not_finite;
        histogram.median = Some(median);
        histogram
    }

    /// Counts values between equidistant edges; a value at the last edge counts in the last bar.
    /// The median is not computed.
    pub fn with_edges(values: impl Iterator<Item = f64>, edges: Vec<f64>) -> Self {
        let bars = edges.len().saturating_sub(1);
        let mut out = Self {
            counts: vec![0; bars],
            ..Self::default()
        };
        let (Some(&low), Some(&high)) = (edges.first(), edges.last()) else {
            return out;
        };
        let bars_per_unit = bars as f64 / (high - low);
        for value in values {
            if !value.is_finite() {
                out.not_finite += 1;
            } else if value < low {
                out.below += 1;
            } else if value > high {
                out.above += 1;
            } else if let Some(last) = bars.checked_sub(1) {
                out.counts[(((value - low) * bars_per_unit) as usize).min(last)] += 1;
            }
        }
        out.edges = edges;
        out
    }

    /// Returns the bars as a series with a legend entry.
    pub fn bars(&self, name: impl Into<String>) -> Series {
        Series::Bars {
            edges: self.edges.clone(),
            counts: self.counts.iter().map(|&count| count as f64).collect(),
            name: name.into(),
        }
    }
}

/// The width of the bar of values that all equal `value`.
fn bar_width(value: f64) -> f64 {
    if value == 0.0 { 1.0 } else { value.abs() }
}

/// The quantile of non-empty values, which are reordered.
pub(crate) fn quantile(values: &mut [f64], fraction: f64) -> f64 {
    let rank = (fraction * (values.len() - 1) as f64).round() as usize;
    *values.select_nth_unstable_by(rank, f64::total_cmp).1
}
