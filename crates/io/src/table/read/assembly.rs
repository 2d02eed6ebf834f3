//! Assembles the native table from the columns of a file.

use std::collections::BTreeMap;

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Status};
use gaussmle_base::messages::{one_line, quoted};

use super::input::{Input, MAX_COLUMNS};
use super::numbers::Numbers;
use crate::table::columns::{ColumnType, native, native_columns, unit};
use crate::table::error::TableError;

/// A table and the units of its columns, by name.
type TableWithUnits = (LocalizationTable, BTreeMap<String, String>);

/// A table to which columns are added.
pub(in crate::table) struct Assembly<'a, 'b> {
    input: &'a Input<'b>,
    columns: Vec<Column>,
    units: BTreeMap<String, String>,
}

impl<'a, 'b> Assembly<'a, 'b> {
    pub(in crate::table) fn new(input: &'a Input<'b>) -> Self {
        let (columns, units) = (Vec::new(), BTreeMap::new());
        Self {
            input,
            columns,
            units,
        }
    }

    pub(in crate::table) fn input(&self) -> &'a Input<'b> {
        self.input
    }

    fn has(&self, name: &str) -> bool {
        self.columns.iter().any(|column| column.name == name)
    }

    /// Adds a column with the unit of the file, empty if unknown. A native column gets its native
    /// type and unit.
    pub(in crate::table) fn push(
        &mut self,
        name: &str,
        file_unit: &str,
        numbers: Numbers,
    ) -> Result<(), TableError> {
        // Names are printed, and are the header of a CSV.
        let (name, file_unit) = (&*one_line(name), &*one_line(file_unit));
        let number = self.columns.len() as u64 + 1;
        if number > MAX_COLUMNS {
            return Err(self.input.malformed(format!(
                "`{name}` is its column {number}: a table has at most {MAX_COLUMNS}"
            )));
        }
        if self.has(name) {
            return Err(self.input.malformed(format!("it has two columns `{name}`")));
        }
        let native = native(name);
        let values = match native {
            Some((.., column_type)) => self.native_values(name, column_type, numbers)?,
            None => other_values(numbers),
        };
        let unit_name = match native {
            Some((_, native_unit, _)) if !file_unit.is_empty() && file_unit != native_unit => {
                return Err(self.input.malformed(format!(
                    "`{name}` is in {file_unit}: the native table has it in {native_unit}"
                )));
            }
            Some((_, native_unit, _)) => native_unit,
            None => file_unit,
        };
        if !unit_name.is_empty() {
            self.units.insert(name.into(), unit_name.into());
        }
        self.columns.push(Column {
            name: name.into(),
            unit: native.map_or_else(|| unit(file_unit), |(_, native_unit, _)| native_unit),
            values,
        });
        Ok(())
    }

    /// Converts the numbers of a native column to its type.
    fn native_values(
        &self,
        name: &str,
        column_type: ColumnType,
        numbers: Numbers,
    ) -> Result<Values, TableError> {
        match column_type {
            ColumnType::F64 => Ok(Values::F64(numbers.values)),
            ColumnType::U32 => numbers.counts().map(Values::U32).map_err(|row| {
                let value = numbers.values[row];
                let row = row + 1;
                self.input.malformed(format!(
                    "`{name}` of row {row} is {value}: it must be a whole number from 0 to {}",
                    u32::MAX
                ))
            }),
            ColumnType::Status => {
                let statuses: Option<Vec<Status>> =
                    numbers.values.iter().map(|&code| status(code)).collect();
                statuses.map(Values::Status).ok_or_else(|| {
                    let last = Status::ALL.len() - 1;
                    self.input
                        .malformed(format!("`{name}` is not one of 0 to {last}"))
                })
            }
        }
    }

    /// The table with its columns in the order in which they were added.
    ///
    /// Without a column `roi`, rows are numbered. Without a column `frame`, all are of frame 0.
    pub(in crate::table) fn finish(mut self) -> Result<TableWithUnits, TableError> {
        for name in ["x", "y"] {
            if !self.has(name) {
                let names: Vec<&str> = self.columns.iter().map(|c| c.name.as_str()).collect();
                let names = quoted(&names.join(", "));
                return Err(self
                    .input
                    .malformed(format!("it has no column `{name}`, only {names}")));
            }
        }
        let rows = self
            .columns
            .first()
            .map_or(0, |column| length(&column.values));
        let row_count = u32::try_from(rows).map_err(|_| {
            let max = u32::MAX;
            self.input
                .malformed(format!("it has {rows} rows: a table has at most {max}"))
        })?;
        if !self.has("frame") {
            let at = usize::from(self.has("roi"));
            self.insert(at, "frame", Values::U32(vec![0; rows]));
        }
        if !self.has("roi") {
            self.insert(0, "roi", Values::U32((0..row_count).collect()));
        }
        let uneven = self
            .columns
            .iter()
            .find(|column| length(&column.values) != rows);
        if let Some(column) = uneven {
            let (name, have) = (&column.name, length(&column.values));
            return Err(self.input.malformed(format!(
                "`{name}` has {have} values where {rows} are needed"
            )));
        }
        match LocalizationTable::from_columns(self.columns) {
            Some(table) => Ok((table, self.units)),
            None => Err(self.input.malformed("its columns differ in length")),
        }
    }

    fn insert(&mut self, at: usize, name: &str, values: Values) {
        let column = Column {
            name: name.into(),
            unit: "",
            values,
        };
        self.columns.insert(at, column);
    }

    /// As [`finish`](Self::finish), with the native columns first and in their order.
    pub(in crate::table) fn finish_in_order(mut self) -> Result<TableWithUnits, TableError> {
        let place = |column: &Column| {
            let place = native_columns().position(|(name, ..)| name == column.name);
            place.unwrap_or(usize::MAX)
        };
        // Stable: other columns stay in the order of the file.
        self.columns.sort_by_key(place);
        self.finish()
    }
}

/// The values of a column without a native counterpart: counts if the file has integers in range.
fn other_values(numbers: Numbers) -> Values {
    if numbers.integer
        && let Ok(counts) = numbers.counts()
    {
        return Values::U32(counts);
    }
    Values::F64(numbers.values)
}

fn status(code: f64) -> Option<Status> {
    if code.fract() == 0.0 && (0.0..256.0).contains(&code) {
        Status::from_code(code as u8)
    } else {
        None
    }
}

fn length(values: &Values) -> usize {
    match values {
        Values::U32(values) => values.len(),
        Values::F64(values) => values.len(),
        Values::Status(values) => values.len(),
    }
}
