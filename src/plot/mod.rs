//! Small plots as SVG: bars, lines, points with errors, and marks, on linear or logarithmic axes.
//!
//! The same plot gives the same text, to the byte. What is no finite number is left out, and a plot of nothing is a valid
//! one. [`Plot::svg`] is a file of its own; [`Plot::inline_svg`] is for a page, which brings [`CSS`] and may show what
//! `data-tip` says of an element under the pointer.

mod draw;
mod histogram;
mod scale;
pub(crate) mod text;

pub use histogram::Histogram;
pub(crate) use histogram::quantile;

/// How things in a page's plots look, in light and dark; a standalone plot has it in it.
pub const CSS: &str = include_str!("plot.css");

/// A plot.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plot {
    /// What it shows.
    pub title: String,
    /// What to make of it, in a sentence; may be empty.
    pub note: String,
    /// Along x.
    pub x: Axis,
    /// Along y.
    pub y: Axis,
    /// What is drawn, one over the other.
    pub series: Vec<Series>,
}

/// An axis.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axis {
    /// What is along it.
    pub label: String,
    /// Its unit, empty if it has none.
    pub unit: String,
    /// How values become places.
    pub scale: Scale,
    /// What it spans. By default all that is drawn; for a range that is empty or not finite, too.
    pub range: Option<[f64; 2]>,
}

/// How values become places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Equal steps are equally long.
    #[default]
    Linear,
    /// Equal factors are equally long; what is not above 0 has no place.
    Log,
}

/// Something that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Series {
    /// Bars from 0, or from the axis' lower end, up.
    Bars {
        /// Where bars begin and end: one more than there are bars.
        edges: Vec<f64>,
        /// How high they are.
        counts: Vec<f64>,
        /// What the legend says; may be empty.
        name: String,
    },
    /// A line, with gaps where a point is not finite.
    Line {
        /// Its points.
        points: Vec<[f64; 2]>,
        /// What the legend says; may be empty.
        name: String,
    },
    /// Dots.
    Points {
        /// Where they are.
        points: Vec<[f64; 2]>,
        /// How sure each is along y, up and down alike.
        errors: Option<Vec<f64>>,
        /// What the legend says; may be empty.
        name: String,
    },
    /// A vertical rule.
    Mark {
        /// Where it is along x.
        at: f64,
        /// What the legend says; may be empty.
        name: String,
    },
}

impl Axis {
    /// A linear axis as long as what is drawn needs.
    pub fn new(label: impl Into<String>, unit: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            unit: unit.into(),
            ..Self::default()
        }
    }

    /// The same, logarithmic.
    pub fn log(self) -> Self {
        Self {
            scale: Scale::Log,
            ..self
        }
    }

    /// The same, from and to.
    pub fn range(self, range: [f64; 2]) -> Self {
        Self {
            range: Some(range),
            ..self
        }
    }

    /// What stands beside it.
    fn title(&self) -> String {
        match self.unit.as_str() {
            "" => self.label.clone(),
            unit => format!("{} [{unit}]", self.label),
        }
    }
}

impl Series {
    /// What the legend says of it.
    pub fn name(&self) -> &str {
        match self {
            Series::Bars { name, .. }
            | Series::Line { name, .. }
            | Series::Points { name, .. }
            | Series::Mark { name, .. } => name,
        }
    }
}

impl Plot {
    /// A file of its own: with title and note, and colours that follow the viewer's light or dark.
    pub fn svg(&self) -> String {
        draw::standalone(self)
    }

    /// An element for a page that has [`CSS`]: without the note, and without a title that is seen, which a page sets as text.
    pub fn inline_svg(&self) -> String {
        draw::inline(self)
    }
}

#[cfg(test)]
mod tests;
