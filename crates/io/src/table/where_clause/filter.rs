//! Selects the rows of a table that meet a condition.

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};
use rayon::prelude::*;

use super::evaluate::BoundCondition;
use super::parse::{self, Node};
use crate::table::error::TableError;

/// The number of rows that one core evaluates at a time, for its first-level cache.
const CHUNK: usize = 2048;

/// A condition on the columns of a table.
///
/// It consists of numbers, columns, `+ - * /`, `abs(..)`, `sqrt(..)`, `< <= > >= == !=`, `and`,
/// `or`, `not` and parentheses. A status is compared with its name, in quotes or without. A column
/// whose name is not a word is written in backquotes. A comparison with NaN is false, except `!=`.
///
/// ```
/// use gaussmle::{LocalizationTable, table::{Column, Values}};
/// use gaussmle_io::table::Filter;
///
/// # fn main() -> Result<(), gaussmle_io::table::TableError> {
/// let column = |name: &str, values: Vec<f64>| Column {
///     name: name.into(),
///     unit: "",
///     values: Values::F64(values),
/// };
/// let table = LocalizationTable::from_columns(vec![
///     column("x_std", vec![0.01, 0.05, 0.01]),
///     column("photons", vec![900.0, 900.0, 100.0]),
/// ])
/// .expect("columns of the same length");
/// let filter = Filter::parse("x_std < 0.02 and photons > 500")?;
/// assert_eq!(filter.matches(&table)?, [true, false, false]);
/// assert_eq!(filter.apply(&table)?.len(), 1);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Filter {
    text: String,
    root: Node,
}

impl Filter {
    /// Parses a condition.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not a condition. The message marks the place.
    pub fn parse(text: &str) -> Result<Self, TableError> {
        let root = parse::parse(text).map_err(|error| error.in_text(text))?;
        let text = text.to_owned();
        Ok(Self { text, root })
    }

    /// True if each row meets the condition.
    ///
    /// # Errors
    ///
    /// Returns an error if the table lacks a column, or a status is compared with something else.
    pub fn matches(&self, table: &LocalizationTable) -> Result<Vec<bool>, TableError> {
        let condition = BoundCondition::new(&self.root, table);
        let condition = condition.map_err(|error| error.in_text(&self.text))?;
        let mut out = vec![false; table.len()];
        out.par_chunks_mut(CHUNK)
            .enumerate()
            .for_each(|(chunk, out)| condition.evaluate(chunk * CHUNK, out));
        Ok(out)
    }

    /// The table with only the rows that meet the condition.
    ///
    /// # Errors
    ///
    /// As [`matches`](Self::matches).
    pub fn apply(&self, table: &LocalizationTable) -> Result<LocalizationTable, TableError> {
        let keep = self.matches(table)?;
        let columns = table.columns().par_iter().map(|column| Column {
            name: column.name.clone(),
            unit: column.unit,
            values: match &column.values {
                Values::U32(values) => Values::U32(selected(values, &keep)),
                Values::F64(values) => Values::F64(selected(values, &keep)),
                Values::Status(values) => Values::Status(selected(values, &keep)),
            },
        });
        let out = LocalizationTable::from_columns(columns.collect());
        out.ok_or_else(|| TableError::Where("the table's columns differ in length".into()))
    }
}

fn selected<T: Copy>(values: &[T], keep: &[bool]) -> Vec<T> {
    let pairs = values.iter().zip(keep);
    let selected = pairs.filter(|(_, keep)| **keep);
    selected.map(|(value, _)| *value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaussmle::Status;

    fn table() -> LocalizationTable {
        let column = |name: &str, values| Column {
            name: name.into(),
            unit: "",
            values,
        };
        let status = vec![
            Status::Converged,
            Status::AtBound,
            Status::MaxIterations,
            Status::BadInput,
        ];
        let columns = vec![
            column("frame", Values::U32(vec![0, 1, 2, 3])),
            column("x", Values::F64(vec![0.5, -1.0, f64::NAN, 4.0])),
            column("photons", Values::F64(vec![100.0, 500.0, 501.0, 1e4])),
            column("odd name", Values::F64(vec![1.0, 2.0, 3.0, 4.0])),
            column("status", Values::Status(status)),
        ];
        LocalizationTable::from_columns(columns).expect("even")
    }

    #[track_caller]
    fn rows(text: &str) -> Vec<usize> {
        let keep = Filter::parse(text).and_then(|f| f.matches(&table()));
        let keep = keep.unwrap_or_else(|error| panic!("{error}"));
        (0..keep.len()).filter(|&row| keep[row]).collect()
    }

    #[track_caller]
    fn error(text: &str) -> String {
        let error = Filter::parse(text).and_then(|f| f.matches(&table()));
        error.expect_err("an invalid condition").to_string()
    }

    #[test]
    fn conditions_select_rows() {
        assert_eq!(rows("photons > 500"), [2, 3]);
        assert_eq!(rows("photons >= 500 and frame < 3"), [1, 2]);
        assert_eq!(rows("photons < 200 or photons > 1e3 and frame == 0"), [0]);
        assert_eq!(
            rows("(photons < 200 or photons > 1e3) and not frame == 0"),
            [3]
        );
        assert_eq!(rows("not not frame != 1"), [0, 2, 3]);
        assert_eq!(rows("status == 'converged'"), [0]);
        assert_eq!(rows("status==at_bound or \"bad_input\" == status"), [1, 3]);
        assert_eq!(rows("status <= at_bound"), [0, 1]);
        assert_eq!(rows("status < 2"), [0, 1]);
        assert_eq!(rows("x < 0 or x >= 0"), [0, 1, 3]);
        assert_eq!(rows("x != x"), [2]);
        assert_eq!(rows("frame * 2 + 1 - 2 / 4 >= -(-4.5)"), [2, 3]);
        assert_eq!(
            rows("1 - 1 - 1 == -1 and 8 / 2 / 2 == 2 and 1 + 2 * 3 == 7"),
            [0, 1, 2, 3]
        );
        assert_eq!(rows("abs(x) < 2 and sqrt(photons) == 10"), [0]);
        assert_eq!(rows("`odd name` > 3"), [3]);
        assert_eq!(rows(".5e1 > 4.5 AND 1. < 2"), [0, 1, 2, 3]);
    }

    #[test]
    fn errors_mark_their_place() {
        let marked = |text: &str, what: &str, at: usize| {
            let error = error(text);
            assert!(error.contains(what), "{error}");
            let mut lines = error.lines().skip(1);
            assert_eq!(lines.next(), Some(format!("  {text}").as_str()));
            assert_eq!(
                lines.next().map(|line| line.find('^')),
                Some(Some(at + 2)),
                "{error}"
            );
        };
        marked(
            "photon > 500",
            "there is no column `photon`: did you mean `photons`?",
            0,
        );
        marked("photon > 500", "frame, x, photons, odd name, status", 0);
        marked("x = 1", "`==`", 2);
        marked("x < 1 and", "ends", 9);
        marked("", "ends", 0);
        marked("x <", "ends", 3);
        marked("(x < 1", "`)`", 6);
        marked("x < 1)", "`)`", 5);
        marked("0 < x < 1", "and", 6);
        marked("x < 1 photons", "photons", 6);
        marked("x $ 1", "`$`", 2);
        marked("status == 'convergd'", "did you mean `converged`?", 10);
        marked("status == 'converged", "quote", 10);
        marked("photons == 'converged'", "status", 11);
        marked("x", "condition", 0);
        marked("x and frame < 2", "condition", 0);
        marked("(x < 1) < 2", "number", 1);
        marked("status + 1 > 2", "status", 0);
        marked("1.2.3 < x", "number", 0);
        marked("log(x) < 1", "`log`", 0);
        marked(&format!("{}x < 1", "(".repeat(500)), "deep", 50);
        marked(&format!("x < {}1", "-".repeat(500)), "deep", 54);
    }

    #[test]
    fn long_chains_are_limited() {
        let sum = |count: usize| format!("{}1 > 450", "1 + ".repeat(count));
        assert_eq!(rows(&sum(490)), [0, 1, 2, 3]);
        assert!(error(&sum(5000)).contains("more than 1000"));
    }

    #[test]
    fn caret_position_counts_characters() {
        assert!(
            error("`\u{b5}m` < 1 \u{1f52c}").ends_with("\n           ^"),
            "{}",
            error("`\u{b5}m` < 1 \u{1f52c}")
        );
    }

    #[test]
    fn columns_of_selected_rows_agree() {
        let filter = Filter::parse("photons > 500").expect("a condition");
        let out = filter.apply(&table()).expect("applied");
        assert_eq!(out.len(), 2);
        let status = out.column("status").map(|column| &column.values);
        assert_eq!(
            status,
            Some(&Values::Status(vec![
                Status::MaxIterations,
                Status::BadInput
            ]))
        );
        let none = Filter::parse("frame > 9")
            .and_then(|f| f.apply(&table()))
            .expect("applied");
        assert_eq!((none.len(), none.columns().len()), (0, 5));
    }
}
