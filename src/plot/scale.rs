//! Values to places along an axis, and round values to write there.

use super::text::{raised, significant};
use super::{Axis, Scale};
use crate::render::round;

/// Ticks that are aimed at.
const TICKS: f64 = 5.0;

/// An axis that knows its ends, in places of the drawing.
#[derive(Clone, Debug)]
pub(super) struct Ruler {
    scale: Scale,
    range: [f64; 2],
    places: [f64; 2],
}

impl Ruler {
    /// An axis over what is drawn, or what it says itself, between two places.
    pub(super) fn new(axis: &Axis, drawn: [f64; 2], room: f64, places: [f64; 2]) -> Self {
        let log = axis.scale == Scale::Log;
        let good = |[from, to]: [f64; 2]| {
            from < to && from.is_finite() && to.is_finite() && (!log || from > 0.0)
        };
        let range = match axis.range.filter(|range| good(*range)) {
            Some(range) => range,
            None => widened(drawn, room, log),
        };
        Self {
            scale: axis.scale,
            range,
            places,
        }
    }

    /// Where it starts.
    pub(super) fn low(&self) -> f64 {
        self.range[0]
    }

    /// Where a value lies; none if it has no place. It may be beyond the ends.
    pub(super) fn place(&self, value: f64) -> Option<f64> {
        let [from, to] = self.range;
        let part = match self.scale {
            Scale::Linear => (value - from) / (to - from),
            Scale::Log if value > 0.0 => (value / from).ln() / (to / from).ln(),
            Scale::Log => return None,
        };
        // What lies very far out is moved nearer, so that no number is beyond what viewers can read.
        let part = part.clamp(-10.0, 11.0);
        part.is_finite()
            .then(|| self.places[0] + part * (self.places[1] - self.places[0]))
    }

    /// Where a value lies, or the nearer end for what is beyond.
    pub(super) fn inside(&self, value: f64) -> Option<f64> {
        let [from, to] = self.range;
        self.place(value.clamp(from, to))
    }

    /// Whether a value lies between the ends.
    pub(super) fn holds(&self, value: f64) -> bool {
        // Rounding does not put an end outside.
        let slack = 1e-9 * (self.range[1] - self.range[0]);
        value >= self.range[0] - slack && value <= self.range[1] + slack
    }

    /// Round values with their names.
    pub(super) fn ticks(&self) -> Vec<(f64, String)> {
        let [from, to] = self.range;
        if self.scale == Scale::Log && to / from >= 20.0 {
            let first = from.log10().ceil() as i32;
            let last = (to.log10() + 1e-9).floor() as i32;
            let each = ((last - first) / 7 + 1) as usize;
            let decade = |exponent: i32| match exponent {
                -3..=4 => significant(10f64.powi(exponent), 1),
                _ => format!("10{}", raised(exponent)),
            };
            let all = (first..=last).step_by(each);
            return all.map(|k| (10f64.powi(k), decade(k))).collect();
        }
        let step = round::at_least((to - from) / (TICKS + 1.5));
        let (first, last) = (
            (from / step - 1e-9).ceil() as i64,
            (to / step + 1e-9).floor() as i64,
        );
        // As many digits as tell neighbours apart.
        let digits = |value: f64| {
            let more = (value.abs() / step).max(1.0).log10().floor() as usize;
            significant(value, more + 2)
        };
        (first..=last)
            .map(|k| (k as f64 * step, digits(k as f64 * step)))
            .collect()
    }
}

/// What is drawn, with some room about it, and never empty.
fn widened([from, to]: [f64; 2], room: f64, log: bool) -> [f64; 2] {
    match (log, from <= to) {
        (true, true) if from < to => {
            let factor = (to / from).powf(room);
            [from / factor, to * factor]
        }
        (true, true) => [from / 3.0, to * 3.0],
        (true, false) => [1.0, 10.0],
        (false, true) if from < to && (to - from) > 1e-12 * from.abs().max(to.abs()) => {
            let more = room * (to - from);
            // Room does not lead across 0: there is nothing below.
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
