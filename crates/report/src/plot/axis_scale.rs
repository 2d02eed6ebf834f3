//! Positions of values along an axis, and tick values.

use super::spec::{Axis, Scale};
use super::text::{significant, superscript};
use crate::round;

/// The number of ticks aimed at.
const TICKS: f64 = 5.0;

/// Mapping from the values of an axis to coordinates of the drawing.
#[derive(Clone, Debug)]
pub(super) struct AxisScale {
    scale: Scale,
    range: [f64; 2],
    coordinates: [f64; 2],
}

impl AxisScale {
    /// Maps the axis' range, or the range of the data with a margin, to two coordinates.
    pub(super) fn new(
        axis: &Axis,
        data_range: [f64; 2],
        margin: f64,
        coordinates: [f64; 2],
    ) -> Self {
        let log = axis.scale == Scale::Log;
        let valid = |[from, to]: [f64; 2]| {
            from < to && from.is_finite() && to.is_finite() && (!log || from > 0.0)
        };
        let range = match axis.range.filter(|range| valid(*range)) {
            Some(range) => range,
            None => widened(data_range, margin, log),
        };
        Self {
            scale: axis.scale,
            range,
            coordinates,
        }
    }

    /// The first value of the axis.
    pub(super) fn first(&self) -> f64 {
        self.range[0]
    }

    /// The coordinate of a value, which may lie beyond the ends; `None` for a value <= 0 on a
    /// logarithmic axis.
    pub(super) fn coordinate(&self, value: f64) -> Option<f64> {
        let [from, to] = self.range;
        let fraction = match self.scale {
            Scale::Linear => (value - from) / (to - from),
            Scale::Log if value > 0.0 => libm::log(value / from) / libm::log(to / from),
            Scale::Log => return None,
        };
        // SVG viewers fail on very large coordinates.
        let fraction = fraction.clamp(-10.0, 11.0);
        let [start, end] = self.coordinates;
        fraction
            .is_finite()
            .then_some(start + fraction * (end - start))
    }

    /// The coordinate of a value, or of the nearer end if the value lies beyond it.
    pub(super) fn clamped_coordinate(&self, value: f64) -> Option<f64> {
        let [from, to] = self.range;
        self.coordinate(value.clamp(from, to))
    }

    /// True if a value lies between the ends.
    pub(super) fn contains(&self, value: f64) -> bool {
        // Without the tolerance, rounding could exclude the ends.
        let tolerance = 1e-9 * (self.range[1] - self.range[0]);
        value >= self.range[0] - tolerance && value <= self.range[1] + tolerance
    }

    /// Tick values with their labels.
    pub(super) fn ticks(&self) -> Vec<(f64, String)> {
        let [from, to] = self.range;
        if self.scale == Scale::Log && to / from >= 20.0 {
            return self.log_ticks();
        }
        let step = round::at_least((to - from) / (TICKS + 1.5));
        let (first, last) = (
            (from / step - 1e-9).ceil() as i64,
            (to / step + 1e-9).floor() as i64,
        );
        // Enough digits to distinguish neighbouring ticks.
        let label = |value: f64| {
            let extra = libm::log10((value.abs() / step).max(1.0)).floor() as usize;
            significant(value, extra + 2)
        };
        (first..=last)
            .map(|k| (k as f64 * step, label(k as f64 * step)))
            .collect()
    }

    /// Ticks at powers of ten, or at 1, 2 and 5 times these if there are fewer than three.
    fn log_ticks(&self) -> Vec<(f64, String)> {
        let [from, to] = self.range;
        let first = libm::log10(from).ceil() as i32;
        let last = (libm::log10(to) + 1e-9).floor() as i32;
        let tick = |digit: i32, exponent: i32| {
            let value = f64::from(digit) * 10f64.powi(exponent);
            let label = match (exponent, digit) {
                (-3..=4, _) => significant(value, 1),
                (_, 1) => format!("10{}", superscript(exponent)),
                _ => format!("{digit}×10{}", superscript(exponent)),
            };
            (value, label)
        };
        if last - first < 2 {
            let all = (first - 1..=last).flat_map(|k| [1, 2, 5].map(|digit| tick(digit, k)));
            return all.filter(|(value, _)| self.contains(*value)).collect();
        }
        let step = ((last - first) / 7 + 1) as usize;
        (first..=last).step_by(step).map(|k| tick(1, k)).collect()
    }
}

/// The range of the data with a margin; never empty.
fn widened([from, to]: [f64; 2], margin: f64, log: bool) -> [f64; 2] {
    match (log, from <= to) {
        (true, true) if from < to => {
            let factor = libm::pow(to / from, margin);
            [from / factor, to * factor]
        }
        (true, true) => [from / 3.0, to * 3.0],
        (true, false) => [1.0, 10.0],
        (false, true) if from < to && (to - from) > 1e-12 * from.abs().max(to.abs()) => {
            let more = margin * (to - from);
            // The axis of data >= 0 does not extend below 0.
            let low = if from >= 0.0 {
                (from - more).max(0.0)
            } else {
                from - more
            };
            [low, to + more]
        }
        (false, true) if from == 0.0 => [0.0, 1.0],
        (false, true) => [from - 0.5 * from.abs(), from + 0.5 * from.abs()],
        (false, false) => [0.0, 1.0],
    }
}
