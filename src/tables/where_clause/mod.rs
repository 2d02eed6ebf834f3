//! Conditions on rows: `x_std < 0.02 and photons > 500 or not (status == 'converged')`.

mod evaluate;
mod parse;
mod token;

use rayon::prelude::*;

use super::error::TableError;
use crate::table::{Column, LocalizationTable, Values};

use evaluate::Bound;
use parse::Node;

/// Rows that one core looks at at a time: few enough for its nearest cache.
const CHUNK: usize = 2048;

/// A condition on the columns of a table: numbers, columns, `+ - * /`, `abs(..)`, `sqrt(..)`, `< <= > >= == !=`, `and`, `or`, `not` and
/// parentheses. A status is compared with its word, in quotes or without. A column whose name is no word stands in backquotes. A
/// comparison with NaN is false, but for `!=`.
#[derive(Clone, Debug)]
pub struct Filter {
    text: String,
    root: Node,
}

impl Filter {
    /// Reads a condition.
    ///
    /// # Errors
    ///
    /// If it cannot be understood; the message marks the place.
    pub fn parse(text: &str) -> Result<Self, TableError> {
        let root = parse::parse(text).map_err(|wrong| wrong.shown(text))?;
        let text = text.to_owned();
        Ok(Self { text, root })
    }

    /// Which rows meet the condition.
    ///
    /// # Errors
    ///
    /// If the table lacks a column, or a status is compared with what is none.
    pub fn matches(&self, table: &LocalizationTable) -> Result<Vec<bool>, TableError> {
        let bound = Bound::new(&self.root, table).map_err(|wrong| wrong.shown(&self.text))?;
        let mut out = vec![false; table.len()];
        out.par_chunks_mut(CHUNK)
            .enumerate()
            .for_each(|(chunk, out)| bound.evaluate(chunk * CHUNK, out));
        Ok(out)
    }

    /// The rows that meet the condition, in order.
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
                Values::U32(values) => Values::U32(kept(values, &keep)),
                Values::F64(values) => Values::F64(kept(values, &keep)),
                Values::Status(values) => Values::Status(kept(values, &keep)),
            },
        });
        let out = LocalizationTable::from_columns(columns.collect());
        out.ok_or_else(|| TableError::Where("the table's columns differ in length".into()))
    }
}

fn kept<T: Copy>(values: &[T], keep: &[bool]) -> Vec<T> {
    let both = values.iter().zip(keep);
    both.filter(|(_, keep)| **keep)
        .map(|(value, _)| *value)
        .collect()
}

/// What is wrong with a condition, and where: a byte of its text.
#[derive(Debug)]
struct Wrong {
    what: String,
    at: usize,
}

impl Wrong {
    fn new<T>(what: impl Into<String>, at: usize) -> Result<T, Self> {
        let what = what.into();
        Err(Self { what, at })
    }

    /// With the text, and a caret below the place.
    fn shown(self, text: &str) -> TableError {
        // One line, whatever was in it, so that the caret stands right.
        let line: String = text
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        let before = text.get(..self.at).unwrap_or(text).chars().count();
        TableError::Where(format!("{}\n  {line}\n  {:before$}^", self.what, ""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::status::Status;

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
        error.expect_err("wrong").to_string()
    }

    #[test]
    fn conditions_mean_what_they_say() {
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
    fn what_is_wrong_is_marked() {
        let shown = |text: &str, what: &str, at: usize| {
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
        shown(
            "photon > 500",
            "there is no column `photon`: did you mean `photons`?",
            0,
        );
        shown("photon > 500", "frame, x, photons, odd name, status", 0);
        shown("x = 1", "`==`", 2);
        shown("x < 1 and", "ends", 9);
        shown("", "ends", 0);
        shown("x <", "ends", 3);
        shown("(x < 1", "`)`", 6);
        shown("x < 1)", "`)`", 5);
        shown("0 < x < 1", "and", 6);
        shown("x < 1 photons", "photons", 6);
        shown("x $ 1", "`$`", 2);
        shown("status == 'convergd'", "did you mean `converged`?", 10);
        shown("status == 'converged", "quote", 10);
        shown("photons == 'converged'", "status", 11);
        shown("x", "condition", 0);
        shown("x and frame < 2", "condition", 0);
        shown("(x < 1) < 2", "number", 1);
        shown("status + 1 > 2", "status", 0);
        shown("1.2.3 < x", "number", 0);
        shown("log(x) < 1", "`log`", 0);
        shown(&format!("{}x < 1", "(".repeat(500)), "deep", 50);
        shown(&format!("x < {}1", "-".repeat(500)), "deep", 54);
    }

    #[test]
    fn chains_are_long_but_not_endless() {
        let sum = |count: usize| format!("{}1 > 450", "1 + ".repeat(count));
        assert_eq!(rows(&sum(490)), [0, 1, 2, 3]);
        assert!(error(&sum(5000)).contains("more than 1000"));
    }

    #[test]
    fn a_caret_counts_letters() {
        assert!(
            error("`\u{b5}m` < 1 \u{1f52c}").ends_with("\n           ^"),
            "{}",
            error("`\u{b5}m` < 1 \u{1f52c}")
        );
    }

    #[test]
    fn rows_stay_whole() {
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
