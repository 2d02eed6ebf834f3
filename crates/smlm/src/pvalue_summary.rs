//! A check of camera and model by p-values, which are uniform if both are right.

use gaussmle::LocalizationTable;

/// The fewest p-values for a warning.
const MIN_P_VALUES: u64 = 50;

/// The fraction of p-values below 0.01 or above 0.99 from which there is a warning.
const MAX_TAIL: f64 = 0.1;

/// The fraction above 0.5 from which the p-values above 0.01 count as uniform.
const MIN_UPPER_HALF: f64 = 0.25;

/// Counts of the p-values of usable fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct PValueSummary {
    /// Finite p-values.
    pub all: u64,
    /// Below 0.01.
    pub low: u64,
    /// Above 0.5.
    pub upper: u64,
    /// Above 0.99.
    pub high: u64,
}

impl PValueSummary {
    /// Adds the p-values of the usable rows of a table, or of all rows if it has no status.
    pub fn add(&mut self, table: &LocalizationTable) {
        let p_values = table.floats("p_value").unwrap_or_default();
        let status = table.statuses();
        for (row, &p_value) in p_values.iter().enumerate() {
            if status.is_none_or(|status| status[row].is_usable()) {
                self.count(p_value);
            }
        }
    }

    fn count(&mut self, p_value: f64) {
        self.all += u64::from(p_value.is_finite());
        self.low += u64::from(p_value < 0.01);
        self.upper += u64::from(p_value > 0.5);
        self.high += u64::from(p_value > 0.99);
    }

    /// A warning if the p-values are far from uniform, with likely causes.
    pub fn warning(&self) -> Option<String> {
        if self.all < MIN_P_VALUES {
            return None;
        }
        let fraction = |number: u64| number as f64 / self.all as f64;
        let percent = |number: u64| (100.0 * fraction(number)).round();
        if fraction(self.high) > MAX_TAIL {
            return Some(format!(
                "{} % of the p-values are above 0.99, where 1 % is right: the pixels are closer to the fitted spots than noise allows. The camera's offset is given too low (it is 0 unless given), its gain too low or its noise too high, or the movie was smoothed.",
                percent(self.high)
            ));
        }
        if fraction(self.low) <= MAX_TAIL {
            return None;
        }
        let low = percent(self.low);
        Some(match fraction(self.upper) > MIN_UPPER_HALF {
            true => format!(
                "{low} % of the p-values are below 0.01, where 1 % is right, and the others are uniform: most likely, neighbours add light to the ROIs of these spots. The condition p_value > 0.01 leaves these spots out."
            ),
            false => format!(
                "{low} % of the p-values are below 0.01, where 1 % is right: the pixels are farther from the fitted spots than noise explains. The camera's offset or gain, the pixel size or the width (both in um) does not fit the data."
            ),
        })
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::Status::{AtBound, BadInput, Converged, MaxIterations};
    use gaussmle::{Column, Values};

    use super::*;

    #[test]
    fn warning_depends_on_the_tail() {
        let warning = |values: &[f64]| {
            let mut summary = PValueSummary::default();
            let repeated = (0..20).flat_map(|_| values);
            repeated.for_each(|p_value| summary.count(*p_value));
            summary.warning().unwrap_or_default()
        };
        assert_eq!(warning(&[0.2, 0.4, 0.6, 0.8, f64::NAN]), "");
        assert!(warning(&[0.2, 0.4, 0.6, 0.8, 0.001]).contains("neighbours"));
        assert!(warning(&[0.2, 0.0, 0.0, 0.0, 0.001]).contains("gain, the pixel size"));
        assert!(warning(&[0.2, 0.4, 0.6, 0.8, 0.999]).contains("offset is given too low"));
        let mut few = PValueSummary::default();
        (0..49).for_each(|_| few.count(0.0));
        assert_eq!(few.warning(), None);
    }

    #[test]
    fn only_usable_rows_of_a_table_are_counted() {
        let column = |name: &str, values| Column {
            name: name.into(),
            unit: "",
            values,
        };
        let p_values = column("p_value", Values::F64(vec![0.001, 0.6, 0.995, f64::NAN]));
        let all = [Converged, AtBound, MaxIterations, BadInput];
        let columns = vec![
            p_values.clone(),
            column("status", Values::Status(all.into())),
        ];
        let count = |columns| {
            let mut summary = PValueSummary::default();
            summary
                .add(&LocalizationTable::from_columns(columns).expect("columns of equal length"));
            [summary.all, summary.low, summary.upper, summary.high]
        };
        assert_eq!(count(columns), [2, 1, 1, 0]);
        assert_eq!(count(vec![p_values]), [3, 1, 2, 1]);
        assert_eq!(count(vec![column("x", Values::F64(vec![1.0]))]), [0; 4]);
    }
}
