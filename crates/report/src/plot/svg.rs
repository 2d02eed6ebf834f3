//! A plot as an SVG document or element.

use std::fmt::Write;

use super::frame::{CHARACTER, Frame, HEIGHT, LEFT, LINE, Tooltip, WIDTH};
use super::legend::Legend;
use super::marks;
use super::spec::Plot;
use super::text::{escape, wrapped};

/// Styles of plots in a page, for light and dark themes. A standalone SVG contains them.
pub const CSS: &str = include_str!("plot.css");

/// Number of colours in [`CSS`].
const COLORS: usize = 4;

impl Plot {
    /// Returns a complete SVG file with title and note. Its colours follow the light or dark theme
    /// of the viewer.
    pub fn svg(&self) -> String {
        let note = wrapped(&self.note, (WIDTH / CHARACTER) as usize - 4);
        let above = if self.title.is_empty() { 0.0 } else { 26.0 };
        let below = note.len() as f64 * LINE + if note.is_empty() { 0.0 } else { 8.0 };
        let height = above + HEIGHT + below;
        let title = escape(&self.title);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot alone\" \
             viewBox=\"0 0 {WIDTH} {height}\" width=\"{}\" height=\"{}\" role=\"img\">\n\
             <title>{title}</title>\n<style>{CSS}</style>\n\
             <rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n",
            1.5 * WIDTH,
            1.5 * height,
        );
        if above > 0.0 {
            out += &format!("<text class=\"title\" x=\"{LEFT}\" y=\"20\">{title}</text>\n");
        }
        draw(self, above, Tooltip::TitleElement, &mut out);
        for (k, line) in note.iter().enumerate() {
            let y = above + HEIGHT + LINE * (k as f64 + 0.75);
            out += &format!("<text x=\"14\" y=\"{y}\">{}</text>\n", escape(line));
        }
        out + "</svg>\n"
    }

    /// Returns an SVG element for a page that includes [`CSS`]. The page shows title and note as
    /// text.
    pub fn inline_svg(&self) -> String {
        let mut out = format!(
            "<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
             aria-label=\"{}\">\n",
            escape(&self.title)
        );
        draw(self, 0.0, Tooltip::DataAttribute, &mut out);
        out + "</svg>\n"
    }
}

/// Draws axes, series and legend below a free height.
fn draw(plot: &Plot, above: f64, tooltip: Tooltip, out: &mut String) {
    let legend = Legend::new(plot);
    let frame = Frame::new(plot, above, legend.height(), tooltip);
    frame.draw_axes(plot, out);
    for (number, series) in plot.series.iter().enumerate() {
        let _ = writeln!(out, "<g class=\"s{}\">", plot.color(number) % COLORS);
        marks::draw(series, &frame, out);
        out.push_str("</g>\n");
    }
    legend.draw(above, COLORS, out);
}
