//! Evenly spaced values of a column of any length.

use crate::fence::fence;
use crate::plot::quantile;

/// The most values that are kept.
const CAPACITY: usize = 1 << 20;

/// Every `step`-th of the values that were added, at most `CAPACITY`.
#[derive(Debug)]
pub(super) struct Sample {
    values: Vec<f64>,
    step: u64,
    added: u64,
}

impl Default for Sample {
    fn default() -> Self {
        Self {
            values: Vec::new(),
            step: 1,
            added: 0,
        }
    }
}

impl Sample {
    pub(super) fn add(&mut self, value: f64) {
        if self.added.is_multiple_of(self.step) {
            if self.values.len() == CAPACITY {
                self.halve();
            }
            if self.added.is_multiple_of(self.step) {
                self.values.push(value);
            }
        }
        self.added += 1;
    }

    fn halve(&mut self) {
        let mut index = 0;
        self.values.retain(|_| {
            index += 1;
            index % 2 == 1
        });
        self.step *= 2;
    }

    /// The first and the last value that is not far from the others.
    pub(super) fn fence(&mut self) -> [f64; 2] {
        fence(&mut self.values)
    }

    /// Quantiles of the values; `None` without values.
    pub(super) fn quantiles<const N: usize>(&mut self, fractions: [f64; N]) -> Option<[f64; N]> {
        match self.values.is_empty() {
            true => None,
            false => Some(fractions.map(|fraction| quantile(&mut self.values, fraction))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_values_are_thinned_evenly() {
        let mut sample = Sample::default();
        let number = 5 * CAPACITY as u64 / 2 + 3;
        (0..number).for_each(|k| sample.add(k as f64));
        assert!(sample.values.len() <= CAPACITY && sample.values.len() > CAPACITY / 2);
        let expected = (0..).map(|k| 4.0 * f64::from(k));
        assert!(
            sample
                .values
                .iter()
                .copied()
                .zip(expected)
                .all(|(a, b)| a == b)
        );
        let [middle] = sample.quantiles([0.5]).expect("values");
        assert!((middle / number as f64 - 0.5).abs() < 1e-5, "{middle}");
        assert_eq!(Sample::default().quantiles([0.5]), None);
    }
}
