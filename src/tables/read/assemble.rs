//! Columns from a file, on their way into a native table.

use std::collections::BTreeMap;

use super::Input;
use crate::status::Status;
use crate::table::{Column, LocalizationTable, Values};
use crate::tables::error::TableError;
use crate::tables::native::{COLUMNS, known, unit};
use crate::tables::rows::Kind;

/// Numbers of a file; what is a whole number there is one here up to 2^53.
pub(super) struct Numbers {
    pub values: Vec<f64>,
    /// Whether the file has them as whole numbers, which they may yet be in the table.
    pub whole: bool,
}

impl Numbers {
    pub(super) fn floats(values: Vec<f64>) -> Self {
        let whole = false;
        Self { values, whole }
    }

    /// The same in another unit.
    pub(super) fn scaled(self, by: impl Fn(f64) -> f64) -> Self {
        Self::floats(self.values.into_iter().map(by).collect())
    }

    /// Counts, if all of them are.
    fn counts(&self) -> Result<Vec<u32>, usize> {
        let count = |(row, &value): (usize, &f64)| match value {
            // -0 is 0, and NaN is no count.
            value if value >= 0.0 && value <= f64::from(u32::MAX) && value.fract() == 0.0 => {
                Ok(value as u32)
            }
            _ => Err(row),
        };
        self.values.iter().enumerate().map(count).collect()
    }
}

/// A table that is put together, column by column.
pub(super) struct Assembly<'a, 'b> {
    input: &'a Input<'b>,
    columns: Vec<Column>,
    pub units: BTreeMap<String, String>,
}

impl<'a, 'b> Assembly<'a, 'b> {
    pub(super) fn new(input: &'a Input<'b>) -> Self {
        let (columns, units) = (Vec::new(), BTreeMap::new());
        Self {
            input,
            columns,
            units,
        }
    }

    pub(super) fn input(&self) -> &'a Input<'b> {
        self.input
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.columns.iter().any(|column| column.name == name)
    }

    /// Adds a column. One of the native table is given its kind and unit; another one stays as it is.
    pub(super) fn push(
        &mut self,
        name: &str,
        said: &str,
        numbers: Numbers,
    ) -> Result<(), TableError> {
        let wrong = |what: String| Err(self.input.wrong(what));
        if self.has(name) {
            return wrong(format!("it has two columns `{name}`"));
        }
        let values = match known(name).map(|(.., kind)| kind) {
            Some(Kind::F64) => Values::F64(numbers.values),
            Some(Kind::U32) => match numbers.counts() {
                Ok(counts) => Values::U32(counts),
                Err(row) => {
                    let value = numbers.values[row];
                    let row = row + 1;
                    return wrong(format!(
                        "`{name}` of row {row} is {value}: it must be a whole number from 0 to {}",
                        u32::MAX
                    ));
                }
            },
            Some(Kind::Status) => {
                let status = |&code: &f64| match code {
                    code if code.fract() == 0.0 && (0.0..256.0).contains(&code) => {
                        Status::from_code(code as u8)
                    }
                    _ => None,
                };
                let all: Option<Vec<Status>> = numbers.values.iter().map(status).collect();
                match all {
                    Some(all) => Values::Status(all),
                    None => {
                        return wrong(format!(
                            "`{name}` is not one of 0 to {}",
                            Status::ALL.len() - 1
                        ));
                    }
                }
            }
            None if numbers.whole => match numbers.counts() {
                Ok(counts) => Values::U32(counts),
                Err(_) => Values::F64(numbers.values),
            },
            None => Values::F64(numbers.values),
        };
        let native = known(name).map(|(_, unit, _)| unit);
        let said = match native {
            Some(native) if !said.is_empty() && said != native => {
                return wrong(format!(
                    "`{name}` is in {said}: the native table has it in {native}"
                ));
            }
            Some(native) => native,
            None => said,
        };
        if !said.is_empty() {
            self.units.insert(name.into(), said.into());
        }
        self.columns.push(Column {
            name: name.into(),
            unit: native.unwrap_or_else(|| unit(said)),
            values,
        });
        Ok(())
    }

    /// The table, with its columns in the order that they came in. Rows are numbered if they are not, and of frame 0 if nothing
    /// tells their frames.
    pub(super) fn finish(
        mut self,
    ) -> Result<(LocalizationTable, BTreeMap<String, String>), TableError> {
        for name in ["x", "y"] {
            if !self.has(name) {
                let there: Vec<&str> = self.columns.iter().map(|c| c.name.as_str()).collect();
                return Err(self.input.wrong(format!(
                    "it has no column `{name}`, only {}",
                    there.join(", ")
                )));
            }
        }
        let rows = self
            .columns
            .first()
            .map_or(0, |column| length(&column.values));
        let columns = u32::try_from(rows).map_err(|_| {
            self.input.wrong(format!(
                "it has {rows} rows, more than {} cannot be",
                u32::MAX
            ))
        })?;
        let mut added = Vec::new();
        if !self.has("roi") {
            added.push(("roi", Values::U32((0..columns).collect())));
        }
        if !self.has("frame") {
            added.push(("frame", Values::U32(vec![0; rows])));
        }
        for (name, values) in added.into_iter().rev() {
            let at = usize::from(name == "frame" && self.has("roi"));
            let column = Column {
                name: name.into(),
                unit: "",
                values,
            };
            self.columns.insert(at, column);
        }
        let lengths = self
            .columns
            .iter()
            .map(|c| (c.name.clone(), length(&c.values)));
        let odd = lengths.into_iter().find(|(_, have)| *have != rows);
        if let Some((name, have)) = odd {
            return Err(self.input.wrong(format!(
                "`{name}` has {have} values where {rows} are needed"
            )));
        }
        match LocalizationTable::from_columns(self.columns) {
            Some(table) => Ok((table, self.units)),
            None => Err(self.input.wrong("its columns differ in length")),
        }
    }

    /// The same with the native columns first and in order, for files of other programs.
    pub(super) fn finish_in_order(
        mut self,
    ) -> Result<(LocalizationTable, BTreeMap<String, String>), TableError> {
        let place = |column: &Column| {
            let found = COLUMNS.iter().position(|(name, ..)| *name == column.name);
            found.unwrap_or(COLUMNS.len())
        };
        // Stable: columns without a native counterpart stay in the file's order.
        self.columns.sort_by_key(place);
        self.finish()
    }
}

fn length(values: &Values) -> usize {
    match values {
        Values::U32(values) => values.len(),
        Values::F64(values) => values.len(),
        Values::Status(values) => values.len(),
    }
}
