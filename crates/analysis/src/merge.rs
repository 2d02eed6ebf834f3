//! Merging of the rows of one molecule, column by column.

use gaussmle::model::{Merge, Parameter};
use gaussmle::table::{Column, Values, covariance_of};
use gaussmle::{LocalizationTable, Status};
use rayon::prelude::*;

use super::groups::Groups;

/// The table with one row per molecule.
pub(super) fn merge(table: &LocalizationTable, groups: &Groups) -> LocalizationTable {
    let merged = table.columns().par_iter().map(|column| Column {
        name: column.name.clone(),
        unit: column.unit,
        values: match &column.values {
            Values::U32(values) => Values::U32(merge_counts(&column.name, values, groups)),
            Values::F64(values) => Values::F64(merge_floats(&column.name, values, table, groups)),
            Values::Status(values) => Values::Status(groups.map(|rows| best(values, rows))),
        },
    });
    // Every column has one value per molecule, so their lengths agree.
    LocalizationTable::from_columns(merged.collect()).unwrap_or_else(|| table.clone())
}

fn merge_counts(name: &str, values: &[u32], groups: &Groups) -> Vec<u32> {
    let of = |rows: &[u32]| -> Vec<u32> { rows.iter().map(|&row| values[row as usize]).collect() };
    match name {
        "roi" => (0..groups.molecules() as u32).collect(),
        "frame" => groups.map(|rows| of(rows).into_iter().min().unwrap_or_default()),
        "last_frame" | "iterations" | "neighbours" => {
            groups.map(|rows| of(rows).into_iter().max().unwrap_or_default())
        }
        "frames_on" => groups.map(|rows| of(rows).into_iter().fold(0, u32::saturating_add)),
        _ => groups.map(|rows| values[rows[0] as usize]),
    }
}

fn merge_floats(
    name: &str,
    values: &[f64],
    table: &LocalizationTable,
    groups: &Groups,
) -> Vec<f64> {
    let value = |row: &u32| values[*row as usize];
    let sum = |rows: &[u32]| rows.iter().map(value).sum::<f64>();
    let quadrature = |rows: &[u32]| {
        rows.iter()
            .map(|row| value(row).powi(2))
            .sum::<f64>()
            .sqrt()
    };
    let sum_of_weights = |rows: &[u32]| rows.iter().map(|row| value(row).powi(-2)).sum::<f64>();
    let mean = |rows: &[u32]| sum(rows) / rows.len() as f64;
    if let Some(parameter) = Parameter::from_name(name) {
        return match parameter.quantity().merge() {
            Merge::Sum => groups.map(sum),
            Merge::Mean => groups.map(mean),
            Merge::WeightedMean => match table.floats(parameter.std_name()) {
                Some(std) => groups.map(|rows| weighted_mean(values, std, rows)),
                None => groups.map(mean),
            },
        };
    }
    if let Some(parameter) = Parameter::from_std_name(name) {
        return match parameter.quantity().merge() {
            Merge::Sum => groups.map(quadrature),
            Merge::Mean => groups.map(|rows| quadrature(rows) / rows.len() as f64),
            Merge::WeightedMean => groups.map(|rows| match rows {
                [row] => value(row),
                rows => sum_of_weights(rows).sqrt().recip(),
            }),
        };
    }
    if let Some(pair) = covariance_of(name) {
        let [a, b] = pair.map(|parameter| Share::of(parameter, table));
        return groups.map(|rows| {
            let terms = rows
                .iter()
                .map(|&row| a.of_row(row, rows) * b.of_row(row, rows) * value(&row));
            terms.sum()
        });
    }
    match name {
        "log_likelihood" => groups.map(sum),
        // Spots of sparse frames have no gains.
        "gain" | "split_gain" => groups.map(|rows| {
            let known = rows.iter().map(value).filter(|gain| !gain.is_nan());
            known.reduce(|a, b| a + b).unwrap_or(f64::NAN)
        }),
        "p_value" => groups.map(|rows| fisher(rows.iter().map(value))),
        _ => groups.map(|rows| value(&rows[0])),
    }
}

/// The share of a row in a parameter of its molecule.
enum Share<'a> {
    Whole,
    Equal,
    /// By the inverse variance, from the standard deviations.
    Weighted(&'a [f64]),
}

impl<'a> Share<'a> {
    fn of(parameter: Parameter, table: &'a LocalizationTable) -> Self {
        match (
            parameter.quantity().merge(),
            table.floats(parameter.std_name()),
        ) {
            (Merge::Sum, _) => Self::Whole,
            (Merge::WeightedMean, Some(std)) => Self::Weighted(std),
            (Merge::Mean | Merge::WeightedMean, _) => Self::Equal,
        }
    }

    fn of_row(&self, row: u32, rows: &[u32]) -> f64 {
        match self {
            Self::Whole => 1.0,
            Self::Equal => 1.0 / rows.len() as f64,
            Self::Weighted(std) => {
                let weight = |row: u32| std[row as usize].powi(-2);
                weight(row) / rows.iter().map(|&row| weight(row)).sum::<f64>()
            }
        }
    }
}

/// The mean weighted by the inverse variance.
fn weighted_mean(values: &[f64], std: &[f64], rows: &[u32]) -> f64 {
    let first = values[rows[0] as usize];
    let (mut sum, mut weights) = (0.0, 0.0);
    for &row in rows {
        let weight = std[row as usize].powi(-2);
        // Differences from the first value keep the precision, and leave a single value unchanged.
        sum += weight * (values[row as usize] - first);
        weights += weight;
    }
    first + sum / weights
}

/// The status with the lowest code.
fn best(values: &[Status], rows: &[u32]) -> Status {
    let all = rows.iter().map(|&row| values[row as usize]);
    all.min_by_key(|status| status.code())
        .unwrap_or(Status::Converged)
}

/// Combines independent p-values by Fisher's method: twice the sum of `-ln p` is chi-squared with
/// `2n` degrees of freedom, whose tail is that of a Poisson distribution.
fn fisher(p: impl Iterator<Item = f64>) -> f64 {
    let (mut n, mut x, mut last) = (0, 0.0, 1.0);
    for p in p {
        n += 1;
        x -= libm::log(p);
        last = p;
    }
    match x {
        _ if n == 1 => last,
        0.0 => 1.0,
        f64::INFINITY => 0.0,
        x if !x.is_finite() => f64::NAN,
        // The sum starts from the largest term, because the first one may underflow.
        x => {
            let from = (n - 1).min(x as usize);
            let top = libm::exp(from as f64 * libm::log(x) - x - libm::lgamma(from as f64 + 1.0));
            let down = (1..=from).rev().scan(top, |term, k| {
                *term *= k as f64 / x;
                Some(*term)
            });
            let up = (from + 1..n).scan(top, |term, k| {
                *term *= x / k as f64;
                Some(*term)
            });
            (top + down.sum::<f64>() + up.sum::<f64>()).min(1.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fisher_equals_the_chi_squared_tail() {
        // scipy.stats.combine_pvalues
        for (p, expected) in [
            (vec![0.3], 0.3),
            (vec![0.5, 0.5], 0.25 * (1.0 + libm::log(4f64))),
            (vec![1.0, 1.0, 1.0], 1.0),
            (vec![0.0, 0.5], 0.0),
        ] {
            let combined = fisher(p.iter().copied());
            assert!((combined - expected).abs() < 1e-12, "{p:?}: {combined}");
        }
        assert!(fisher([f64::NAN, 0.5].into_iter()).is_nan());
        // For uniform p-values, the mean of -ln p is 1.
        let many = fisher(std::iter::repeat_n(libm::exp(-1f64), 10_000));
        assert!((many - 0.5).abs() < 0.01, "{many}");
    }
}
