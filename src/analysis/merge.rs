//! Rows of one molecule made one, column by column.

use rayon::prelude::*;

use super::columns::optional;
use super::link::NONE;
use crate::status::Status;
use crate::table::{Column, LocalizationTable, Values};

/// Rows by molecule: those of the first, then those of the second, and so on.
pub(super) struct Groups {
    starts: Vec<u32>,
    rows: Vec<u32>,
}

impl Groups {
    /// From the molecule of each row, [`NONE`] for rows left out.
    pub(super) fn of(molecule: &[u32], molecules: usize) -> Self {
        let mut starts = vec![0; molecules + 1];
        for &number in molecule.iter().filter(|&&number| number != NONE) {
            starts[number as usize + 1] += 1;
        }
        for k in 0..molecules {
            starts[k + 1] += starts[k];
        }
        let mut rows = vec![0; starts[molecules] as usize];
        let mut next = starts.clone();
        for (row, &number) in molecule.iter().enumerate().filter(|(_, n)| **n != NONE) {
            let place = &mut next[number as usize];
            rows[*place as usize] = row as u32;
            *place += 1;
        }
        Self { starts, rows }
    }

    /// How many rows have a molecule.
    pub(super) fn rows(&self) -> usize {
        self.rows.len()
    }

    /// A value for each molecule, of its rows.
    fn map<T>(&self, mut of: impl FnMut(&[u32]) -> T) -> Vec<T> {
        let ends = self.starts.windows(2);
        ends.map(|ends| of(&self.rows[ends[0] as usize..ends[1] as usize]))
            .collect()
    }
}

/// The table with one row a molecule.
pub(super) fn merge(table: &LocalizationTable, groups: &Groups) -> LocalizationTable {
    let merged = table.columns().par_iter().map(|column| Column {
        name: column.name.clone(),
        unit: column.unit,
        values: match &column.values {
            Values::U32(values) => Values::U32(whole(&column.name, values, groups)),
            Values::F64(values) => Values::F64(measured(&column.name, values, table, groups)),
            Values::Status(values) => Values::Status(groups.map(|rows| best(values, rows))),
        },
    });
    // All have as many values as there are molecules.
    LocalizationTable::from_columns(merged.collect()).unwrap_or_else(|| table.clone())
}

fn whole(name: &str, values: &[u32], groups: &Groups) -> Vec<u32> {
    let of = |rows: &[u32]| -> Vec<u32> { rows.iter().map(|&row| values[row as usize]).collect() };
    match name {
        "roi" => (0..groups.starts.len() as u32 - 1).collect(),
        "frame" => groups.map(|rows| of(rows).into_iter().min().unwrap_or_default()),
        "last_frame" | "iterations" => {
            groups.map(|rows| of(rows).into_iter().max().unwrap_or_default())
        }
        "frames_on" => groups.map(|rows| of(rows).into_iter().fold(0, u32::saturating_add)),
        _ => groups.map(|rows| values[rows[0] as usize]),
    }
}

fn measured(name: &str, values: &[f64], table: &LocalizationTable, groups: &Groups) -> Vec<f64> {
    let value = |row: &u32| values[*row as usize];
    let sum = |rows: &[u32]| rows.iter().map(value).sum::<f64>();
    let quadrature = |rows: &[u32]| {
        rows.iter()
            .map(|row| value(row).powi(2))
            .sum::<f64>()
            .sqrt()
    };
    let inverse = |rows: &[u32]| rows.iter().map(|row| value(row).powi(-2)).sum::<f64>();
    let weighed = ["x", "y", "z", "sigma", "sigma_x", "sigma_y"];
    match (name, name.strip_suffix("_std")) {
        ("photons" | "log_likelihood", _) => groups.map(sum),
        ("photons_std", _) => groups.map(quadrature),
        ("background", _) => groups.map(|rows| sum(rows) / rows.len() as f64),
        ("background_std", _) => groups.map(|rows| quadrature(rows) / rows.len() as f64),
        ("p_value", _) => groups.map(|rows| fisher(rows.iter().map(value))),
        (_, Some(of)) if weighed.contains(&of) => groups.map(|rows| match rows {
            [row] => value(row),
            rows => inverse(rows).sqrt().recip(),
        }),
        (name, _) if weighed.contains(&name) => match optional(table, &format!("{name}_std")) {
            Some(std) => groups.map(|rows| weighted_mean(values, std, rows)),
            None => groups.map(|rows| sum(rows) / rows.len() as f64),
        },
        _ => groups.map(|rows| value(&rows[0])),
    }
}

fn weighted_mean(values: &[f64], std: &[f64], rows: &[u32]) -> f64 {
    let first = values[rows[0] as usize];
    let (mut sum, mut weights) = (0.0, 0.0);
    for &row in rows {
        let weight = std[row as usize].powi(-2);
        // Differences from the first, so that nothing is lost to rounding; a single value is left as it is.
        sum += weight * (values[row as usize] - first);
        weights += weight;
    }
    first + sum / weights
}

/// The status that has the lower number.
fn best(values: &[Status], rows: &[u32]) -> Status {
    let all = rows.iter().map(|&row| values[row as usize]);
    all.min_by_key(|status| status.code())
        .unwrap_or(Status::Converged)
}

/// Fisher's combination of independent p-values: twice the sum of `-ln p` is chi-squared with `2n` degrees of freedom,
/// whose tail is that of a Poisson distribution.
fn fisher(p: impl Iterator<Item = f64>) -> f64 {
    let (mut n, mut x, mut last) = (0, 0.0, 1.0);
    for p in p {
        n += 1;
        x -= p.ln();
        last = p;
    }
    match x {
        _ if n == 1 => last,
        0.0 => 1.0,
        f64::INFINITY => 0.0,
        x if !x.is_finite() => f64::NAN,
        // Terms from the largest downwards, lest the first be too small for a number.
        x => {
            let from = (n - 1).min(x as usize);
            let top = (from as f64 * x.ln() - x - libm::lgamma(from as f64 + 1.0)).exp();
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
    fn fisher_is_chi_squared() {
        // scipy.stats.combine_pvalues
        for (p, expected) in [
            (vec![0.3], 0.3),
            (vec![0.5, 0.5], 0.25 * (1.0 + 4f64.ln())),
            (vec![1.0, 1.0, 1.0], 1.0),
            (vec![0.0, 0.5], 0.0),
        ] {
            let got = fisher(p.iter().copied());
            assert!((got - expected).abs() < 1e-12, "{p:?}: {got}");
        }
        assert!(fisher([f64::NAN, 0.5].into_iter()).is_nan());
        // Many that are as they should be: -ln p is 1 on average.
        let many = fisher(std::iter::repeat_n((-1f64).exp(), 10_000));
        assert!((many - 0.5).abs() < 0.01, "{many}");
    }

    #[test]
    fn groups_keep_the_order_of_rows() {
        let groups = Groups::of(&[1, NONE, 0, 1], 2);
        assert_eq!(groups.map(<[u32]>::to_vec), [vec![2], vec![0, 3]]);
        assert_eq!(groups.rows(), 3);
    }
}
