//! A figure that several runs have measured, and the value to expect from it.
//!
//! Other work on the machine makes a run slower, never faster. So the value is that of a fast run,
//! and a single run that is far from what is usual is not believed.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// The most runs that are kept.
const MOST: usize = 8;

/// Days after which a run is forgotten: drivers, clocks and machines change.
const MOST_DAYS: i64 = 90;

/// A run is believed if it differs by less than this factor from what is assumed, or if another one
/// agrees. CPUs with the vectors that kernels are made for differ by less.
const FAR: f64 = 5.0;

/// Runs agree within this factor.
const ALIKE: f64 = 2.0;

/// A day, as the number of days since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Day(i64);

impl Day {
    /// Today, in Greenwich.
    pub fn today() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Self((since.unwrap_or_default().as_secs() / 86_400) as i64)
    }

    fn plus(self, days: i64) -> Self {
        Self(self.0 + days)
    }

    /// The date as `2026-11-26`: the order of texts is that of days. The algorithm is
    /// `civil_from_days` of Howard Hinnant ("chrono-compatible low-level date algorithms").
    fn date(self) -> String {
        // Years begin in March, so a leap day is the last one. An era has 400 years.
        let days = self.0 + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = year + 400 * era + i64::from(month <= 2);
        format!("{year:04}-{month:02}-{day:02}")
    }
}

/// The values of the last runs, by date, and on one day in their order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Samples(BTreeMap<String, Vec<f64>>);

impl Samples {
    /// Adds the value of a run, if it has one. The oldest run is forgotten if there are too many.
    pub fn extend(&mut self, value: Option<f64>, today: Day) {
        let Some(value) = value.filter(|value| value.is_finite()) else {
            return;
        };
        let (first, last) = (today.plus(-MOST_DAYS).date(), today.plus(1).date());
        // The clock of a run may have been wrong.
        self.0.retain(|date, _| (&first..=&last).contains(&date));
        self.0.entry(today.date()).or_default().push(value);
        while self.0.values().map(Vec::len).sum::<usize>() > MOST {
            if let Some(mut oldest) = self.0.first_entry() {
                oldest.get_mut().remove(0);
                if oldest.get().is_empty() {
                    oldest.remove();
                }
            }
        }
    }

    /// The value to expect where larger values are faster.
    pub fn largest(&self, assumed: f64) -> Option<f64> {
        let mut believed = self.believed(assumed, Day::today());
        believed.reverse();
        fast(&believed)
    }

    /// The value to expect where smaller values are faster.
    pub fn smallest(&self, assumed: f64) -> Option<f64> {
        fast(&self.believed(assumed, Day::today()))
    }

    /// The values of runs that are believed, in ascending order.
    fn believed(&self, assumed: f64, today: Day) -> Vec<f64> {
        let (first, last) = (today.plus(-MOST_DAYS).date(), today.plus(1).date());
        let recent = self.0.range(first..=last).flat_map(|(_, values)| values);
        let recent: Vec<f64> = recent.copied().collect();
        let agree = |value: f64| {
            let others = recent.iter().filter(|other| within(ALIKE, **other, value));
            others.count() > 1
        };
        let mut believed = recent.clone();
        believed.retain(|value| within(FAR, *value, assumed) || agree(*value));
        believed.sort_by(f64::total_cmp);
        believed
    }
}

/// True if two values differ by less than a factor.
fn within(factor: f64, a: f64, b: f64) -> bool {
    a <= factor * b && b <= factor * a
}

/// The value of a fast run out of a list in which faster ones come first: the first of up to four,
/// so that one quiet run is enough, and the second of more.
fn fast(values: &[f64]) -> Option<f64> {
    values.get(values.len().saturating_sub(1) / 4).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(values: &[f64]) -> Samples {
        let mut samples = Samples::default();
        for value in values {
            samples.extend(Some(*value), Day::today());
        }
        samples
    }

    #[test]
    fn a_busy_machine_does_not_slow_the_estimate_down() {
        assert_eq!(samples(&[]).largest(100.0), None);
        assert_eq!(samples(&[90.0]).largest(100.0), Some(90.0));
        assert_eq!(samples(&[30.0, 100.0, 40.0]).largest(100.0), Some(100.0));
        assert_eq!(samples(&[0.6, 0.2, 1.3]).smallest(0.5), Some(0.2));
        // One of many that is too fast does not count.
        let many = [100.0, 90.0, 250.0, 80.0, 95.0];
        assert_eq!(samples(&many).largest(100.0), Some(100.0));
    }

    #[test]
    fn a_run_that_is_far_off_is_believed_when_another_agrees() {
        for (far, near, other) in [(6.0, 8.0, 20.0), (2000.0, 1500.0, 700.0)] {
            assert_eq!(samples(&[far]).largest(100.0), None);
            assert_eq!(
                samples(&[far, other]).smallest(100.0),
                (other == 20.0).then_some(20.0)
            );
            assert_eq!(samples(&[far, near]).largest(100.0), Some(far.max(near)));
        }
        // It does not count beside one that is not far off.
        assert_eq!(samples(&[6.0, 90.0]).smallest(100.0), Some(90.0));
    }

    #[test]
    fn few_runs_are_kept_and_none_for_long() {
        let numbers: Vec<f64> = (1..=MOST + 3).map(|n| n as f64).collect();
        let kept = samples(&numbers);
        let all: Vec<f64> = kept.0.values().flatten().copied().collect();
        assert_eq!(all, numbers[3..]);
        let (today, mut old) = (Day::today(), Samples::default());
        for days in [-MOST_DAYS - 1, -MOST_DAYS, 400] {
            old.extend(Some(100.0 + days as f64), today.plus(days));
        }
        assert_eq!(old.0.len(), 1, "{old:?}");
        old.extend(Some(90.0), today.plus(-MOST_DAYS - 1));
        old.extend(Some(95.0), today.plus(-MOST_DAYS));
        assert_eq!(old.0.len(), 2, "{old:?}");
        assert_eq!(old.believed(100.0, today), [95.0]);
        old.extend(Some(f64::NAN), today);
        assert_eq!(old.0.len(), 2, "{old:?}");
    }

    #[test]
    fn days_have_dates() {
        for (day, date) in [
            (0, "1970-01-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_783, "2026-11-26"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(Day(day).date(), date);
        }
    }
}
