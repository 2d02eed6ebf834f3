//! The legend above a plot with more than one named series.

use std::fmt::Write;

use super::frame::{CHARACTER, LEFT, LINE, TOP, WIDTH};
use super::spec::{Plot, Series};
use super::text::escape;

/// An entry of the legend.
struct Entry<'a> {
    /// The number of the colour.
    color: usize,
    series: &'a Series,
    row: usize,
    x: f64,
}

/// The entries, in rows from left to right.
pub(super) struct Legend<'a>(Vec<Entry<'a>>);

impl<'a> Legend<'a> {
    /// Lays out the names of the series; empty if fewer than two have a name.
    pub(super) fn new(plot: &'a Plot) -> Self {
        let named = plot.series.iter().enumerate();
        let named: Vec<_> = named.filter(|(_, s)| !s.name().is_empty()).collect();
        if named.len() < 2 {
            return Self(Vec::new());
        }
        let (mut row, mut x) = (0, LEFT);
        let entry = |(number, series): (usize, &'a Series)| {
            let color = plot.color(number);
            let width = 36.0 + CHARACTER * series.name().chars().count() as f64;
            if x > LEFT && x + width > WIDTH {
                (row, x) = (row + 1, LEFT);
            }
            x += width;
            let x = x - width;
            Entry {
                color,
                series,
                row,
                x,
            }
        };
        Self(named.into_iter().map(entry).collect())
    }

    pub(super) fn height(&self) -> f64 {
        let rows = self.0.last().map_or(0.0, |last| last.row as f64 + 1.0);
        LINE * rows
    }

    /// Draws the entries below a free height, each in one of so many colours.
    pub(super) fn draw(&self, above: f64, colors: usize, out: &mut String) {
        for entry in &self.0 {
            let (x, y) = (entry.x, above + TOP + LINE * entry.row as f64);
            let _ = writeln!(
                out,
                "<g class=\"s{}\">{}<text x=\"{:.1}\" y=\"{:.1}\">{}</text></g>",
                entry.color % colors,
                symbol(entry.series, x, y),
                x + 21.0,
                y + 4.0,
                escape(entry.series.name())
            );
        }
    }
}

/// The symbol before the name of a series.
fn symbol(series: &Series, x: f64, y: f64) -> String {
    match series {
        Series::Bars { .. } => format!(
            "<rect class=\"bars\" x=\"{x:.1}\" y=\"{:.1}\" width=\"14\" height=\"9\"/>",
            y - 5.0
        ),
        Series::Points { .. } => format!(
            "<circle class=\"dots\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"3\"/>",
            x + 7.0
        ),
        Series::Line { .. } => format!("<path class=\"line\" d=\"M{x:.1} {y:.1}h16\"/>"),
        Series::VerticalLine { .. } => format!("<path class=\"mark\" d=\"M{x:.1} {y:.1}h16\"/>"),
    }
}
