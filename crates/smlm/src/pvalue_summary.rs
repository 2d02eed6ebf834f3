//! A check of camera and model by p-values, which are uniform if both are right.

use gaussmle::LocalizationTable;

/// The tails: below 0.01, and far below. With each, a generous probability that a right p-value is
/// in it, as p-values are not exact.
const TAIL: f64 = 0.01;
const TAIL_PROBABILITY: f64 = 0.02;
const FAR_TAIL: f64 = 1e-5;
const FAR_TAIL_PROBABILITY: f64 = 4e-5;

/// The natural logarithm of the probability below which a tail is no chance: 1 in 10,000.
const NO_CHANCE: f64 = -9.2;

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
    /// Below 1e-5.
    pub lowest: u64,
    /// Above 1 - 1e-5.
    pub highest: u64,
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
        self.low += u64::from(p_value < TAIL);
        self.upper += u64::from(p_value > 0.5);
        self.high += u64::from(p_value > 1.0 - TAIL);
        self.lowest += u64::from(p_value < FAR_TAIL);
        self.highest += u64::from(p_value > 1.0 - FAR_TAIL);
    }

    /// The fraction of p-values below 0.01.
    pub fn low_part(&self) -> f64 {
        self.low as f64 / self.all.max(1) as f64
    }

    /// The fraction of p-values above 0.99.
    pub fn high_part(&self) -> f64 {
        self.high as f64 / self.all.max(1) as f64
    }

    /// True if more p-values are near 0 than chance explains, however few there are: the pixels are
    /// farther from the fitted spots than noise explains.
    pub fn has_low_tail(&self) -> bool {
        self.is_no_chance(self.low, self.lowest)
    }

    /// True if more p-values are near 1 than chance explains, however few there are: the pixels are
    /// closer to the fitted spots than noise allows.
    pub fn has_high_tail(&self) -> bool {
        self.is_no_chance(self.high, self.highest)
    }

    /// True if the p-values that are not near 0 are those of right fits.
    pub fn rest_is_uniform(&self) -> bool {
        self.upper as f64 > MIN_UPPER_HALF * self.all as f64
    }

    fn is_no_chance(&self, tail: u64, far_tail: u64) -> bool {
        [(tail, TAIL_PROBABILITY), (far_tail, FAR_TAIL_PROBABILITY)]
            .into_iter()
            .any(|(number, probability)| {
                let part = number as f64 / self.all.max(1) as f64;
                part > MAX_TAIL && log_chance(number, self.all, probability) < NO_CHANCE
            })
    }

    /// A warning if the p-values are far from uniform, with likely causes. A run has
    /// [remarks](crate::remarks) that name the cause.
    pub fn warning(&self) -> Option<String> {
        let percent = |part: f64| (100.0 * part).round();
        if self.has_high_tail() {
            return Some(format!(
                "{} % of the p-values are above 0.99, where 1 % is right: the pixels are closer to the fitted spots than noise allows. The camera's offset is given too low (it is 0 unless given), its gain too low or its noise too high, or the movie was smoothed.",
                percent(self.high_part())
            ));
        }
        if !self.has_low_tail() {
            return None;
        }
        let low = percent(self.low_part());
        Some(match self.rest_is_uniform() {
            true => format!(
                "{low} % of the p-values are below 0.01, where 1 % is right, and the others are uniform: most likely, neighbours add light to the ROIs of these spots. The condition p_value > 0.01 leaves these spots out, and the option `isolated` those with another in their ROI; with a given width, `crowded` = on fits them together with their neighbours."
            ),
            false => format!(
                "{low} % of the p-values are below 0.01, where 1 % is right: the pixels are farther from the fitted spots than noise explains. The camera's offset, gain or excess noise, the pixel size or the width (both in um) does not fit the data, or the spots are no Gaussians, overlap or move."
            ),
        })
    }
}

/// An upper bound of the logarithm of the probability of at least `number` hits of `all`, each with
/// a probability (Chernoff's bound; Hoeffding 1963, theorem 1).
fn log_chance(number: u64, all: u64, probability: f64) -> f64 {
    let (hits, all) = (number as f64, all.max(1) as f64);
    let part = hits / all;
    if part <= probability {
        return 0.0;
    }
    let misses = match part < 1.0 {
        true => (1.0 - part) * libm::log((1.0 - part) / (1.0 - probability)),
        false => 0.0,
    };
    -all * (part * libm::log(part / probability) + misses)
}

#[cfg(test)]
mod tests {
    use gaussmle::Status::{AtBound, BadInput, Converged, MaxIterations};
    use gaussmle::table::{Column, Values};

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
        assert!(warning(&[0.2, 0.0, 0.0, 0.0, 0.001]).contains("excess noise, the pixel size"));
        assert!(warning(&[0.2, 0.4, 0.6, 0.8, 0.999]).contains("offset is given too low"));
    }

    #[test]
    fn few_p_values_are_enough_where_they_are_no_chance() {
        let summary = |values: &[f64]| {
            let mut summary = PValueSummary::default();
            values.iter().for_each(|p_value| summary.count(*p_value));
            summary
        };
        // Twelve beads of a camera whose offset was forgotten.
        assert!(summary(&[1.0; 12]).has_high_tail());
        assert!(summary(&[1.0]).has_high_tail() && summary(&[0.0]).has_low_tail());
        assert!(summary(&[0.995; 3]).has_high_tail());
        // One or two near 1 are chance.
        assert!(!summary(&[0.995]).has_high_tail() && !summary(&[0.995, 0.995]).has_high_tail());
        assert!(!summary(&[0.3, 0.6, 0.001, 0.9]).has_low_tail());
        assert!(!summary(&[]).has_low_tail());
        // 2 % of many are no sign, even if they are no chance.
        let many: Vec<f64> = (0..1000).map(|i| if i < 50 { 1.0 } else { 0.5 }).collect();
        assert!(!summary(&many).has_high_tail());
    }

    #[test]
    fn chernoffs_bound_is_above_the_binomial_tail() {
        for (number, all, probability) in [(1, 1, 0.02f64), (3, 10, 0.02), (5, 20, 0.1)] {
            let choose = |k: u64| {
                (0..k)
                    .map(|i| (all - i) as f64 / (i + 1) as f64)
                    .product::<f64>()
            };
            let exact: f64 = (number..=all)
                .map(|k| {
                    let (hit, miss) = (k as i32, (all - k) as i32);
                    choose(k) * probability.powi(hit) * (1.0 - probability).powi(miss)
                })
                .sum();
            let bound = libm::exp(log_chance(number, all, probability));
            assert!(exact <= bound * (1.0 + 1e-12), "{exact} {bound}");
            assert!(bound < 12.0 * exact, "{exact} {bound}");
        }
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
