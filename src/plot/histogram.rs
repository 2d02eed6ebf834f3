//! Many values as bars, over the range where nearly all of them are.

use super::Series;

/// The parts of all values that may lie below the bars, and above them.
const OUTSIDE: f64 = 0.005;

/// How many times as far as the middle half is wide bars may go beyond it: a few values far out do not press the rest together. An
/// exponential's are within six.
const FAR: f64 = 8.0;

/// Bars, at most.
const MOST: f64 = 60.0;

/// How many values there are of each size.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Histogram {
    /// Where bars begin and end: one more than there are bars, or none without values.
    pub edges: Vec<f64>,
    /// Values in each.
    pub counts: Vec<u64>,
    /// Finite values below the first.
    pub below: u64,
    /// Finite values above the last.
    pub above: u64,
    /// Values that are no finite numbers.
    pub not_finite: u64,
    /// The median of the finite values.
    pub median: Option<f64>,
}

impl Histogram {
    /// Of values, over the range that holds all but a two-hundredth of them on either side, or less where some lie very far out, in bars as wide as their scatter
    /// and number ask for (Freedman and Diaconis 1981).
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
        let parts = [OUTSIDE, 0.25, 0.5, 0.75, 1.0 - OUTSIDE];
        let [low, lower, median, upper, high] = parts.map(|part| quantile(&mut finite, part));
        let spread = FAR * (upper - lower);
        let (low, high) = match spread > 0.0 {
            true => (low.max(lower - spread), high.min(upper + spread)),
            false => (low, high),
        };
        let alike = low == high;
        // All alike: one bar about them.
        let half = if alike { 0.5 * unit(low) } else { 0.0 };
        let (low, high) = (low - half, high + half);
        let width = 2.0 * (upper - lower) / (finite.len() as f64).cbrt();
        let bars = match ((high - low) / width).ceil() {
            _ if alike => 1,
            bars if bars.is_finite() => bars.clamp(8.0, MOST) as usize,
            _ => MOST as usize,
        };
        let edge = |k: usize| low + (high - low) * k as f64 / bars as f64;
        let mut histogram = Self::over(finite.iter().copied(), (0..=bars).map(edge).collect());
        histogram.not_finite = not_finite;
        histogram.median = Some(median);
        histogram
    }

    /// Of values between edges, equally far apart; the last bar has both its ends. The median is not looked for.
    pub fn over(values: impl Iterator<Item = f64>, edges: Vec<f64>) -> Self {
        let bars = edges.len().saturating_sub(1);
        let mut out = Self {
            counts: vec![0; bars],
            ..Self::default()
        };
        let (Some(&low), Some(&high)) = (edges.first(), edges.last()) else {
            return out;
        };
        let of_one = bars as f64 / (high - low);
        for value in values {
            if !value.is_finite() {
                out.not_finite += 1;
            } else if value < low {
                out.below += 1;
            } else if value > high {
                out.above += 1;
            } else if let Some(last) = bars.checked_sub(1) {
                out.counts[(((value - low) * of_one) as usize).min(last)] += 1;
            }
        }
        out.edges = edges;
        out
    }

    /// As what a plot draws.
    pub fn bars(&self, name: impl Into<String>) -> Series {
        Series::Bars {
            edges: self.edges.clone(),
            counts: self.counts.iter().map(|&count| count as f64).collect(),
            name: name.into(),
        }
    }
}

/// A width for values that are all this.
fn unit(value: f64) -> f64 {
    if value == 0.0 { 1.0 } else { value.abs() }
}

/// The value with this part of all below it. The values change places.
pub(crate) fn quantile(values: &mut [f64], part: f64) -> f64 {
    let place = (part * (values.len() - 1) as f64).round() as usize;
    *values.select_nth_unstable_by(place, f64::total_cmp).1
}
