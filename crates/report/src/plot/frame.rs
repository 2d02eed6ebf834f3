//! The area of a plot inside its drawing, and its axes.

use std::fmt::Write;

use super::axis_scale::AxisScale;
use super::spec::{Plot, Scale, Series};
use super::text::escape;

/// Size of the drawing, in user units of the SVG.
pub(super) const WIDTH: f64 = 460.0;
pub(super) const HEIGHT: f64 = 270.0;

/// Margins for labels.
pub(super) const LEFT: f64 = 66.0;
const RIGHT: f64 = 14.0;
const BOTTOM: f64 = 44.0;
/// Margin above the legend, and above the plot area without a legend.
pub(super) const TOP: f64 = 12.0;

/// Approximate width of a character, and the height of a text line.
pub(super) const CHARACTER: f64 = 6.1;
pub(super) const LINE: f64 = 16.0;

/// Place of the tooltip text of an element.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Tooltip {
    /// A `title` child, which every SVG viewer shows.
    TitleElement,
    /// A `data-tip` attribute, which the script of the HTML page shows.
    DataAttribute,
}

/// The plot area, and the mapping of values to it.
pub(super) struct Frame {
    pub top: f64,
    pub bottom: f64,
    pub x: AxisScale,
    pub y: AxisScale,
    pub tooltip: Tooltip,
}

impl Frame {
    pub(super) fn new(plot: &Plot, above: f64, legend_height: f64, tooltip: Tooltip) -> Self {
        let (top, bottom) = (above + TOP + legend_height, above + HEIGHT - BOTTOM);
        let [x_range, y_range] = [0, 1].map(|axis| data_range(plot, axis));
        let bars = plot.series.iter().any(|s| matches!(s, Series::Bars { .. }));
        // Bars fill the width. Dots on the edge would be cut.
        let x_margin = if bars { 0.0 } else { 0.03 };
        Self {
            top,
            bottom,
            x: AxisScale::new(&plot.x, x_range, x_margin, [LEFT, WIDTH - RIGHT]),
            y: AxisScale::new(&plot.y, y_range, 0.06, [bottom, top]),
            tooltip,
        }
    }

    pub(super) fn draw_axes(&self, plot: &Plot, out: &mut String) {
        let (top, bottom) = (self.top, self.bottom);
        let right = WIDTH - RIGHT;
        for (value, label) in self.y.ticks() {
            if let Some(y) = self.y.coordinate(value) {
                let _ = writeln!(
                    out,
                    "<path class=\"grid\" d=\"M{LEFT} {y:.1}H{right}\"/>\
                     <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
                    LEFT - 7.0,
                    y + 4.0
                );
            }
        }
        for (value, label) in self.x.ticks() {
            if let Some(x) = self.x.coordinate(value) {
                let _ = writeln!(
                    out,
                    "<path class=\"axis\" d=\"M{x:.1} {bottom:.1}v4\"/>\
                     <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}</text>",
                    bottom + 17.0
                );
            }
        }
        let _ = writeln!(
            out,
            "<path class=\"axis\" d=\"M{LEFT} {bottom:.1}H{right}\"/>"
        );
        let _ = writeln!(
            out,
            "<text class=\"label\" x=\"{}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            0.5 * (LEFT + right),
            bottom + 36.0,
            escape(&plot.x.title())
        );
        let _ = writeln!(
            out,
            "<text class=\"label\" transform=\"translate(13 {:.1}) rotate(-90)\" \
             text-anchor=\"middle\">{}</text>",
            0.5 * (top + bottom),
            escape(&plot.y.title())
        );
    }
}

/// The smallest and the largest value along an axis that can be drawn; in reverse order if there is
/// none.
fn data_range(plot: &Plot, axis: usize) -> [f64; 2] {
    let log = [plot.x.scale, plot.y.scale][axis] == Scale::Log;
    let mut range = [f64::INFINITY, f64::NEG_INFINITY];
    let mut include = |value: f64| {
        if value.is_finite() && (!log || value > 0.0) {
            range = [range[0].min(value), range[1].max(value)];
        }
    };
    for series in &plot.series {
        match series {
            Series::Bars { edges, .. } if axis == 0 => edges.iter().copied().for_each(&mut include),
            Series::Bars { counts, .. } => {
                if log {
                    // Half of the smallest count, so that its bar has a height.
                    let positive = counts.iter().copied().filter(|&c| c > 0.0);
                    include(0.5 * positive.fold(f64::INFINITY, f64::min));
                } else {
                    include(0.0);
                }
                counts.iter().copied().for_each(&mut include);
            }
            Series::Line { points, .. } => points.iter().for_each(|point| include(point[axis])),
            Series::Points { points, errors, .. } => {
                for (k, point) in points.iter().enumerate() {
                    include(point[axis]);
                    let error = errors.as_ref().and_then(|errors| errors.get(k));
                    if let (1, Some(&error)) = (axis, error) {
                        include(point[1] - error);
                        include(point[1] + error);
                    }
                }
            }
            Series::VerticalLine { x, .. } if axis == 0 => include(*x),
            Series::VerticalLine { .. } => {}
        }
    }
    range
}
