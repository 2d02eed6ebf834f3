//! Description of a plot: texts, axes and data series.

/// A plot of one or more series on two axes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plot {
    /// The title.
    pub title: String,
    /// A short explanation of the plot; may be empty.
    pub note: String,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// The data, drawn in this order.
    pub series: Vec<Series>,
    /// The number of the colour of each series, for series that belong together. A series without
    /// one has its own number.
    pub colors: Vec<usize>,
}

impl Plot {
    /// The number of the colour of a series.
    pub(super) fn color(&self, series: usize) -> usize {
        self.colors.get(series).copied().unwrap_or(series)
    }
}

/// An axis of a plot.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axis {
    /// The quantity.
    pub label: String,
    /// The unit; empty if there is none.
    pub unit: String,
    /// Linear or logarithmic.
    pub scale: Scale,
    /// The first and the last value. `None`, and a range that is empty or not finite, stand for the
    /// range of the data.
    pub range: Option<[f64; 2]>,
}

/// Mapping from values to positions along an axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Linear.
    #[default]
    Linear,
    /// Logarithmic; values <= 0 are not drawn.
    Log,
}

/// Data of a plot.
#[derive(Clone, Debug, PartialEq)]
pub enum Series {
    /// Bars that start at 0, or at the lower end of the axis.
    Bars {
        /// Edges of the bars; one more than there are bars.
        edges: Vec<f64>,
        /// Heights of the bars.
        counts: Vec<f64>,
        /// The legend entry; may be empty.
        name: String,
    },
    /// A line, interrupted at points that are not finite.
    Line {
        /// The vertices.
        points: Vec<[f64; 2]>,
        /// The legend entry; may be empty.
        name: String,
    },
    /// Dots.
    Points {
        /// Their positions.
        points: Vec<[f64; 2]>,
        /// Half lengths of the error bars along y.
        errors: Option<Vec<f64>>,
        /// The legend entry; may be empty.
        name: String,
    },
    /// A vertical line over the whole height.
    VerticalLine {
        /// Its position along x.
        x: f64,
        /// The legend entry; may be empty.
        name: String,
    },
}

impl Axis {
    /// Creates a linear axis over the range of the data.
    pub fn new(label: impl Into<String>, unit: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            unit: unit.into(),
            ..Self::default()
        }
    }

    /// Makes the axis logarithmic.
    pub fn log(self) -> Self {
        Self {
            scale: Scale::Log,
            ..self
        }
    }

    /// Sets the first and the last value.
    pub fn range(self, range: [f64; 2]) -> Self {
        Self {
            range: Some(range),
            ..self
        }
    }

    /// The label with the unit in brackets.
    pub(super) fn title(&self) -> String {
        match self.unit.as_str() {
            "" => self.label.clone(),
            unit => format!("{} [{unit}]", self.label),
        }
    }
}

impl Series {
    /// The legend entry.
    pub fn name(&self) -> &str {
        match self {
            Series::Bars { name, .. }
            | Series::Line { name, .. }
            | Series::Points { name, .. }
            | Series::VerticalLine { name, .. } => name,
        }
    }
}
