//! What p-values say of what fits were told: they are flat where camera and model are those of the pixels.

use crate::analysis::columns::{optional, status};
use crate::table::LocalizationTable;

/// Fits, at least, for parts to be looked at.
const FEWEST: u64 = 50;

/// The part of p-values in the lowest or highest hundredth from which they pile up.
const PILE: f64 = 0.1;

/// The part above one half from which the rest is as it should be.
const FLAT: f64 = 0.25;

/// How many of the p-values of usable fits lie where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tails {
    /// All that are finite.
    pub all: u64,
    /// Below 0.01.
    pub low: u64,
    /// Above 0.5.
    pub upper: u64,
    /// Above 0.99.
    pub high: u64,
}

impl Tails {
    /// Takes in those of a table: of its usable rows, or of all where it does not say which are.
    pub fn add(&mut self, table: &LocalizationTable) {
        let p_values = optional(table, "p_value").unwrap_or_default();
        let status = status(table);
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

    /// What looks wrong, in words.
    pub fn remark(&self) -> Option<String> {
        if self.all < FEWEST {
            return None;
        }
        let part = |number: u64| number as f64 / self.all as f64;
        let percent = |number: u64| (100.0 * part(number)).round();
        if part(self.high) > PILE {
            return Some(format!(
                "{} % of the p-values are above 0.99, where 1 % is right: the pixels are nearer to the fitted spots than noise allows. The camera's offset is given too low (it is 0 unless given), or its gain too low, or its noise too high; or the movie was smoothed.",
                percent(self.high)
            ));
        }
        if part(self.low) <= PILE {
            return None;
        }
        let low = percent(self.low);
        Some(match part(self.upper) > FLAT {
            true => format!(
                "{low} % of the p-values are below 0.01, where 1 % is right, and the others are as they should be: most likely neighbours shine into the ROIs of these spots. The condition p_value > 0.01 leaves them out."
            ),
            false => format!(
                "{low} % of the p-values are below 0.01, where 1 % is right: the pixels are farther from the fitted spots than noise explains. The camera's offset or gain, the pixel size or the width (both in um) does not fit the data."
            ),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::status::Status::{AtBound, BadInput, Converged, MaxIterations};
    use crate::table::{Column, Values};

    #[test]
    fn piles_are_told_by_where_they_are() {
        let says = |values: &[f64]| {
            let mut tails = Tails::default();
            let twenty_times = (0..20).flat_map(|_| values);
            twenty_times.for_each(|p_value| tails.count(*p_value));
            tails.remark().unwrap_or_default()
        };
        assert_eq!(says(&[0.2, 0.4, 0.6, 0.8, f64::NAN]), "");
        assert!(says(&[0.2, 0.4, 0.6, 0.8, 0.001]).contains("neighbours"));
        assert!(says(&[0.2, 0.0, 0.0, 0.0, 0.001]).contains("gain, the pixel size"));
        assert!(says(&[0.2, 0.4, 0.6, 0.8, 0.999]).contains("offset is given too low"));
        let mut few = Tails::default();
        (0..49).for_each(|_| few.count(0.0));
        assert_eq!(few.remark(), None);
    }

    #[test]
    fn of_a_table_the_usable_rows_count() {
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
            let mut tails = Tails::default();
            tails.add(&LocalizationTable::from_columns(columns).expect("even"));
            [tails.all, tails.low, tails.upper, tails.high]
        };
        assert_eq!(count(columns), [2, 1, 1, 0]);
        assert_eq!(count(vec![p_values]), [3, 1, 2, 1]);
        assert_eq!(count(vec![column("x", Values::F64(vec![1.0]))]), [0; 4]);
    }
}
