//! Localizations as a table: camera positions in micrometres, one row a spot.

use std::mem::discriminant;

use crate::fits::Fits;
use crate::model::Model;
use crate::status::Status;

/// The values of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// Counts.
    U32(Vec<u32>),
    /// Measurements.
    F64(Vec<f64>),
    /// How each fit ended.
    Status(Vec<Status>),
}

impl Values {
    /// How many there are.
    fn len(&self) -> usize {
        match self {
            Values::U32(values) => values.len(),
            Values::F64(values) => values.len(),
            Values::Status(values) => values.len(),
        }
    }

    /// Adds values of the same kind.
    fn append(&mut self, more: &Self) {
        match (self, more) {
            (Values::U32(all), Values::U32(more)) => all.extend(more),
            (Values::F64(all), Values::F64(more)) => all.extend(more),
            (Values::Status(all), Values::Status(more)) => all.extend(more),
            _ => unreachable!("columns are compared before"),
        }
    }
}

/// A column of a [`LocalizationTable`].
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Its name in every file and language.
    pub name: String,
    /// Its unit, empty if it has none.
    pub unit: &'static str,
    /// Its values.
    pub values: Values,
}

/// A table of localizations, in this order and with these names: `roi, frame, x, y, [z], photons,
/// background, [sigma | sigma_x, sigma_y]`, the same with `_std`, then `log_likelihood, p_value, iterations,
/// status`.
#[derive(Clone, Debug, PartialEq)]
pub struct LocalizationTable {
    columns: Vec<Column>,
    rows: usize,
}

impl Column {
    /// Whether name, unit and kind are the same.
    fn is_like(&self, other: &Self) -> bool {
        let kinds = [self, other].map(|column| discriminant(&column.values));
        self.name == other.name && self.unit == other.unit && kinds[0] == kinds[1]
    }
}

impl LocalizationTable {
    /// A table of these columns; none if they differ in length.
    pub fn from_columns(columns: Vec<Column>) -> Option<Self> {
        let rows = columns.first().map_or(0, |column| column.values.len());
        let even = columns.iter().all(|column| column.values.len() == rows);
        even.then_some(Self { columns, rows })
    }

    /// The table of a model without a row.
    pub fn empty(model: Model, pixel_size_um: f64) -> Self {
        Fits::empty(model, pixel_size_um).table()
    }

    /// The columns, in order.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// A column by its name.
    pub fn column(&self, name: &str) -> Option<&Column> {
        self.columns.iter().find(|column| column.name == name)
    }

    /// The columns' names, in order.
    pub fn names(&self) -> Vec<&str> {
        let columns = self.columns.iter();
        columns.map(|column| column.name.as_str()).collect()
    }

    /// Adds the rows of a table with the same columns; none are added, and nothing is returned, if it has others.
    #[must_use]
    pub fn append(&mut self, more: &Self) -> Option<()> {
        let mut pairs = self.columns.iter().zip(&more.columns);
        if self.columns.len() != more.columns.len() || !pairs.all(|(a, b)| a.is_like(b)) {
            return None;
        }
        for (column, more) in self.columns.iter_mut().zip(&more.columns) {
            column.values.append(&more.values);
        }
        self.rows += more.rows;
        Some(())
    }

    /// The columns themselves.
    pub fn into_columns(self) -> Vec<Column> {
        self.columns
    }

    /// Number of localizations.
    pub fn len(&self) -> usize {
        self.rows
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }
}

impl Fits {
    /// The table of these fits. Frames are 0 where the stack had none.
    pub fn table(&self) -> LocalizationTable {
        self.table_from(0)
    }

    /// The table of these fits, which are a part of a larger stack: its ROIs are numbered from `first` on.
    pub fn table_from(&self, first: u64) -> LocalizationTable {
        let rows = self.len();
        let mut columns = Vec::new();
        let mut push = |name: String, unit, values| {
            columns.push(Column { name, unit, values });
        };
        let numbers = (first..first + rows as u64).map(|roi| roi as u32).collect();
        push("roi".into(), "", Values::U32(numbers));
        let frames = self.frames().map_or(vec![0; rows], <[u32]>::to_vec);
        push("frame".into(), "", Values::U32(frames));
        for &parameter in self.model().parameters() {
            let values = self.parameter(parameter).unwrap_or_default();
            push(
                parameter.name().into(),
                parameter.unit(),
                Values::F64(values),
            );
        }
        for &parameter in self.model().parameters() {
            let values = self.std(parameter).unwrap_or_default();
            let name = format!("{}_std", parameter.name());
            push(name, parameter.unit(), Values::F64(values));
        }
        let widen = |values: &[f32]| values.iter().map(|&v| f64::from(v)).collect();
        let log_likelihood = widen(self.log_likelihood());
        push("log_likelihood".into(), "", Values::F64(log_likelihood));
        push("p_value".into(), "", Values::F64(self.p_value()));
        let iterations = self.iterations().iter().map(|&n| n.into()).collect();
        push("iterations".into(), "", Values::U32(iterations));
        push("status".into(), "", Values::Status(self.status().to_vec()));
        LocalizationTable { columns, rows }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_added_to_the_same_columns_only() {
        let table = |unit, values| {
            let name = "x".into();
            LocalizationTable::from_columns(vec![Column { name, unit, values }]).expect("even")
        };
        let mut all = table("um", Values::F64(vec![1.0]));
        for other in [
            table("nm", Values::F64(vec![2.0])),
            table("um", Values::U32(vec![2])),
            LocalizationTable::from_columns(Vec::new()).expect("even"),
        ] {
            assert_eq!(all.append(&other), None);
        }
        assert_eq!(
            all.append(&table("um", Values::F64(vec![2.0, 3.0]))),
            Some(())
        );
        assert_eq!(all, table("um", Values::F64(vec![1.0, 2.0, 3.0])));
        assert_eq!((all.names(), all.len()), (vec!["x"], 3));
    }
}
