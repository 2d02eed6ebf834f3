//! The summary of a table: its metadata and the range of each column.

use std::fmt;

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Status};
use gaussmle_base::plural::quantity;
use gaussmle_base::stats::median;
use rayon::prelude::*;
use serde::Serialize;

use super::metadata::TableMetadata;
use super::read::ReadTable;

/// The summary of a table. [`Display`](fmt::Display) prints it as text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct TableSummary {
    /// Number of localizations.
    pub rows: usize,
    /// The first and the last frame with a localization.
    pub frames: Option<(u32, u32)>,
    /// The columns, in order.
    pub columns: Vec<ColumnSummary>,
    /// Number of fits with each status. Empty if the table has no status.
    pub status: Vec<(&'static str, usize)>,
    /// The metadata of the file.
    pub metadata: TableMetadata,
    /// The word for a row.
    #[serde(skip)]
    row_name: &'static str,
}

/// The summary of a column.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct ColumnSummary {
    /// The name of the column.
    pub name: String,
    /// The unit, empty if it has none.
    pub unit: String,
    /// The type: `u32`, `f64` or `status`.
    pub kind: &'static str,
    /// Number of finite values.
    pub finite: usize,
    /// The smallest finite value.
    pub min: Option<f64>,
    /// The median of the finite values. For an even number of them, the mean of the middle two.
    pub median: Option<f64>,
    /// The largest finite value.
    pub max: Option<f64>,
}

impl TableSummary {
    /// Summarizes a table that was read.
    pub fn of(read: &ReadTable) -> Self {
        let table = &read.table;
        let columns = table.columns().par_iter();
        Self {
            rows: table.len(),
            frames: frames(table),
            columns: columns
                .map(|column| summary(column, &read.metadata))
                .collect(),
            status: statuses(table),
            metadata: read.metadata.clone(),
            row_name: table.row_name(),
        }
    }
}

fn frames(table: &LocalizationTable) -> Option<(u32, u32)> {
    match table.column("frame").map(|column| &column.values) {
        Some(Values::U32(frames)) => Some((*frames.iter().min()?, *frames.iter().max()?)),
        _ => None,
    }
}

fn statuses(table: &LocalizationTable) -> Vec<(&'static str, usize)> {
    match table.column("status").map(|column| &column.values) {
        Some(Values::Status(all)) => {
            let count = |status: Status| all.iter().filter(|&&s| s == status).count();
            Status::ALL
                .map(|status| (status.name(), count(status)))
                .into()
        }
        _ => Vec::new(),
    }
}

fn summary(column: &Column, metadata: &TableMetadata) -> ColumnSummary {
    let (kind, mut values): (_, Vec<f64>) = match &column.values {
        Values::U32(values) => ("u32", values.iter().map(|&v| v.into()).collect()),
        Values::F64(values) => (
            "f64",
            values.iter().copied().filter(|v| v.is_finite()).collect(),
        ),
        Values::Status(values) => (
            "status",
            values.iter().map(|v| f64::from(v.code())).collect(),
        ),
    };
    let unit = match column.unit {
        "" => metadata
            .units
            .get(&column.name)
            .cloned()
            .unwrap_or_default(),
        unit => unit.into(),
    };
    let finite = values.len();
    // Statuses are categories: they are counted in `TableSummary::status`.
    let is_number = kind != "status";
    ColumnSummary {
        name: column.name.clone(),
        unit,
        kind,
        finite,
        min: values
            .iter()
            .copied()
            .reduce(f64::min)
            .filter(|_| is_number),
        max: values
            .iter()
            .copied()
            .reduce(f64::max)
            .filter(|_| is_number),
        median: (is_number && finite > 0).then(|| median(&mut values)),
    }
}

impl fmt::Display for TableSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let metadata = &self.metadata;
        let rows = quantity(self.rows, self.row_name);
        writeln!(f, "{rows}, {}", metadata.format)?;
        let mut line = |name: &str, value: Option<String>| match value {
            Some(value) => writeln!(f, "{name:<12}{value}"),
            None => Ok(()),
        };
        line(
            "frames",
            self.frames
                .map(|(first, last)| format!("{first} to {last}")),
        )?;
        line("model", metadata.model.clone())?;
        line(
            "pixel size",
            metadata.pixel_size_um.map(|um| format!("{um} um")),
        )?;
        let sides = metadata.width.zip(metadata.height);
        let movie = sides.map(|(width, height)| match metadata.frames {
            Some(frames) => format!(
                "{height}x{width} pixels (height x width), {}",
                quantity(frames, "frame")
            ),
            None => format!("{height}x{width} pixels (height x width)"),
        });
        line("movie", movie)?;
        let region = metadata.region_pixels();
        line(
            "region",
            region.map(|pixels| quantity(pixels as usize, "pixel")),
        )?;
        let counts = self.status.iter().filter(|(_, count)| *count > 0);
        let counts: Vec<String> = counts
            .map(|(name, count)| format!("{count} {name}"))
            .collect();
        line("status", (!counts.is_empty()).then(|| counts.join(", ")))?;
        let steps: Vec<&str> = metadata.steps.iter().map(|step| step.name()).collect();
        line("steps", (!steps.is_empty()).then(|| steps.join(", ")))?;
        for note in &metadata.notes {
            line("note", Some(note.clone()))?;
        }
        for remark in &metadata.remarks {
            line("remark", Some(remark.text.clone()))?;
        }
        writeln!(f)?;
        self.fmt_columns(f)?;
        if let Some(configuration) = &metadata.configuration {
            writeln!(f, "\n{}", configuration.trim_end())?;
        }
        Ok(())
    }
}

impl TableSummary {
    /// Prints the columns aligned: text to the left, numbers to the right.
    fn fmt_columns(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head = ["column", "unit", "kind", "finite", "min", "median", "max"].map(str::to_owned);
        let mut lines = vec![head];
        for column in &self.columns {
            let [min, median, max] = [column.min, column.median, column.max].map(number);
            let (name, unit) = (column.name.clone(), column.unit.clone());
            let finite = column.finite.to_string();
            lines.push([name, unit, column.kind.into(), finite, min, median, max]);
        }
        let width = |cell: usize| {
            lines
                .iter()
                .map(|line| line[cell].chars().count())
                .max()
                .unwrap_or(0)
        };
        let widths: [usize; 7] = std::array::from_fn(width);
        for line in &lines {
            let cells =
                line.iter()
                    .zip(widths)
                    .enumerate()
                    .map(|(index, (cell, width))| match index {
                        0..=2 => format!("{cell:<width$}"),
                        _ => format!("{cell:>width$}"),
                    });
            let text = cells.collect::<Vec<_>>().join("  ");
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

/// A number with six digits.
fn number(value: Option<f64>) -> String {
    match value {
        None => "-".into(),
        Some(value) if value.fract() == 0.0 && value.abs() < 1e15 => format!("{value}"),
        Some(value) if (1e-4..1e6).contains(&value.abs()) => {
            let before = libm::log10(value.abs()).floor() as i32 + 1;
            let digits = usize::try_from(6 - before).unwrap_or(0);
            format!("{value:.digits$}")
        }
        Some(value) => format!("{value:.4e}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_six_digits() {
        let text = |value| number(Some(value));
        assert_eq!(text(0.0213456789), "0.0213457");
        assert_eq!(text(12345.678), "12345.7");
        assert_eq!(text(-2.0), "-2");
        assert_eq!(text(1.23456e-9), "1.2346e-9");
        assert_eq!(number(None), "-");
    }
}
