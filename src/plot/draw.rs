//! The drawing itself.

use std::fmt::Write;

use super::scale::Ruler;
use super::text::{escape, significant};
use super::{CSS, Plot, Scale, Series};

/// The drawing's size, in its own units; a page makes it as large as there is room.
const WIDTH: f64 = 460.0;
const HEIGHT: f64 = 270.0;

/// What is left free for labels: left, right, below.
const LEFT: f64 = 66.0;
const RIGHT: f64 = 14.0;
const BELOW: f64 = 44.0;

/// The width of a letter, about, and the height of a line.
const LETTER: f64 = 6.1;
const LINE: f64 = 16.0;

/// How many colours there are.
const COLORS: usize = 4;

/// How an element says what it is when the pointer is over it.
#[derive(Clone, Copy, PartialEq)]
enum Tip {
    /// A child that every viewer knows.
    Title,
    /// An attribute, for the page's script.
    Data,
}

/// Where the plot's corners are in the drawing, and how values are laid there.
struct Frame {
    top: f64,
    bottom: f64,
    x: Ruler,
    y: Ruler,
    tip: Tip,
}

pub(super) fn standalone(plot: &Plot) -> String {
    let note = wrapped(&plot.note, (WIDTH / LETTER) as usize - 4);
    let above = if plot.title.is_empty() { 0.0 } else { 26.0 };
    let below = note.len() as f64 * LINE + if note.is_empty() { 0.0 } else { 8.0 };
    let height = above + HEIGHT + below;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot alone\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{}\" height=\"{}\" role=\"img\">\n<title>{}</title>\n<style>{CSS}</style>\n<rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n",
        1.5 * WIDTH,
        1.5 * height,
        escape(&plot.title)
    );
    if above > 0.0 {
        let title = escape(&plot.title);
        out += &format!("<text class=\"title\" x=\"{LEFT}\" y=\"20\">{title}</text>\n");
    }
    body(plot, above, Tip::Title, &mut out);
    for (k, line) in note.iter().enumerate() {
        let y = above + HEIGHT + LINE * (k as f64 + 0.75);
        out += &format!("<text x=\"14\" y=\"{y}\">{}</text>\n", escape(line));
    }
    out + "</svg>\n"
}

pub(super) fn inline(plot: &Plot) -> String {
    let mut out = format!(
        "<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">\n",
        escape(&plot.title)
    );
    body(plot, 0.0, Tip::Data, &mut out);
    out + "</svg>\n"
}

fn body(plot: &Plot, above: f64, tip: Tip, out: &mut String) {
    let named: Vec<(usize, &Series)> = plot
        .series
        .iter()
        .enumerate()
        .filter(|(_, series)| !series.name().is_empty())
        .collect();
    let legend = if named.len() > 1 { named } else { Vec::new() };
    let lines = legend_places(&legend);
    let rows = lines.last().map_or(0.0, |&(row, _)| row as f64 + 1.0);
    let (top, bottom) = (above + 12.0 + LINE * rows, above + HEIGHT - BELOW);
    let drawn = [0, 1].map(|axis| extent(plot, axis));
    let bars = plot.series.iter().any(|s| matches!(s, Series::Bars { .. }));
    let frame = Frame {
        top,
        bottom,
        // Bars fill the width; dots on the very edge would be cut.
        x: Ruler::new(
            &plot.x,
            drawn[0],
            if bars { 0.0 } else { 0.03 },
            [LEFT, WIDTH - RIGHT],
        ),
        y: Ruler::new(&plot.y, drawn[1], 0.06, [bottom, top]),
        tip,
    };
    axes(plot, &frame, out);
    for (number, series) in plot.series.iter().enumerate() {
        let _ = writeln!(out, "<g class=\"s{}\">", number % COLORS);
        draw(series, &frame, out);
        out.push_str("</g>\n");
    }
    for (&(number, series), &(row, x)) in legend.iter().zip(&lines) {
        let y = above + 12.0 + LINE * row as f64;
        let key = match series {
            Series::Bars { .. } => {
                format!(
                    "<rect class=\"bars\" x=\"{x:.1}\" y=\"{:.1}\" width=\"14\" height=\"9\"/>",
                    y - 5.0
                )
            }
            Series::Points { .. } => {
                format!(
                    "<circle class=\"dots\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"3\"/>",
                    x + 7.0
                )
            }
            Series::Line { .. } | Series::Mark { .. } => {
                let class = match series {
                    Series::Mark { .. } => "mark",
                    _ => "line",
                };
                format!("<path class=\"{class}\" d=\"M{x:.1} {y:.1}h16\"/>")
            }
        };
        let _ = writeln!(
            out,
            "<g class=\"s{}\">{key}<text x=\"{:.1}\" y=\"{:.1}\">{}</text></g>",
            number % COLORS,
            x + 21.0,
            y + 4.0,
            escape(series.name())
        );
    }
}

/// Row and place of each name in the legend.
fn legend_places(legend: &[(usize, &Series)]) -> Vec<(usize, f64)> {
    let (mut row, mut x) = (0, LEFT);
    let place = |(_, series): &(usize, &Series)| {
        let width = 36.0 + LETTER * series.name().chars().count() as f64;
        if x > LEFT && x + width > WIDTH {
            (row, x) = (row + 1, LEFT);
        }
        x += width;
        (row, x - width)
    };
    legend.iter().map(place).collect()
}

/// The least and the greatest value along an axis that has a place; ends in the wrong order if there is none.
fn extent(plot: &Plot, axis: usize) -> [f64; 2] {
    let scale = [plot.x.scale, plot.y.scale][axis];
    let log = scale == Scale::Log;
    let mut out = [f64::INFINITY, f64::NEG_INFINITY];
    let mut take = |value: f64| {
        if value.is_finite() && (!log || value > 0.0) {
            out = [out[0].min(value), out[1].max(value)];
        }
    };
    for series in &plot.series {
        match series {
            Series::Bars { edges, .. } if axis == 0 => edges.iter().copied().for_each(&mut take),
            Series::Bars { counts, .. } => {
                if log {
                    // So that a single one is seen.
                    let least = counts.iter().copied().filter(|&c| c > 0.0);
                    take(0.5 * least.fold(f64::INFINITY, f64::min));
                } else {
                    take(0.0);
                }
                counts.iter().copied().for_each(&mut take);
            }
            Series::Line { points, .. } => points.iter().for_each(|point| take(point[axis])),
            Series::Points { points, errors, .. } => {
                for (k, point) in points.iter().enumerate() {
                    take(point[axis]);
                    let error = errors.as_ref().and_then(|errors| errors.get(k));
                    if let (1, Some(&error)) = (axis, error) {
                        take(point[1] - error);
                        take(point[1] + error);
                    }
                }
            }
            Series::Mark { at, .. } if axis == 0 => take(*at),
            Series::Mark { .. } => {}
        }
    }
    out
}

fn axes(plot: &Plot, frame: &Frame, out: &mut String) {
    let (top, bottom) = (frame.top, frame.bottom);
    for (value, name) in frame.y.ticks() {
        if let Some(y) = frame.y.place(value) {
            let _ = writeln!(
                out,
                "<path class=\"grid\" d=\"M{LEFT} {y:.1}H{}\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{name}</text>",
                WIDTH - RIGHT,
                LEFT - 7.0,
                y + 4.0
            );
        }
    }
    for (value, name) in frame.x.ticks() {
        if let Some(x) = frame.x.place(value) {
            let _ = writeln!(
                out,
                "<path class=\"axis\" d=\"M{x:.1} {bottom:.1}v4\"/><text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{name}</text>",
                bottom + 17.0
            );
        }
    }
    let _ = writeln!(
        out,
        "<path class=\"axis\" d=\"M{LEFT} {bottom:.1}H{}\"/>",
        WIDTH - RIGHT
    );
    let middle = 0.5 * (LEFT + WIDTH - RIGHT);
    let _ = writeln!(
        out,
        "<text class=\"label\" x=\"{middle}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
        bottom + 36.0,
        escape(&plot.x.title())
    );
    let _ = writeln!(
        out,
        "<text class=\"label\" transform=\"translate(13 {:.1}) rotate(-90)\" text-anchor=\"middle\">{}</text>",
        0.5 * (top + bottom),
        escape(&plot.y.title())
    );
}

fn draw(series: &Series, frame: &Frame, out: &mut String) {
    match series {
        Series::Bars { edges, counts, .. } => bars(edges, counts, frame, out),
        Series::Line { points, name } => line(points, name, frame, out),
        Series::Points {
            points,
            errors,
            name,
        } => dots(points, errors.as_deref(), name, frame, out),
        Series::Mark { at, name } => {
            if let Some(x) = frame.x.place(*at).filter(|_| frame.x.holds(*at)) {
                let tip = match name.as_str() {
                    "" => significant(*at, 4),
                    name => format!("{name}: {}", significant(*at, 4)),
                };
                let (top, bottom) = (frame.top, frame.bottom);
                let mark = format!("<path class=\"mark\" d=\"M{x:.1} {top:.1}V{bottom:.1}\"");
                element(mark, "path", &tip, frame.tip, out);
            }
        }
    }
}

/// Ends an element, with what it says when the pointer is over it.
fn element(start: String, name: &str, text: &str, tip: Tip, out: &mut String) {
    let text = escape(text);
    let _ = match tip {
        Tip::Title => writeln!(out, "{start}><title>{text}</title></{name}>"),
        Tip::Data => writeln!(out, "{start} data-tip=\"{text}\"/>"),
    };
}

fn bars(edges: &[f64], counts: &[f64], frame: &Frame, out: &mut String) {
    out.push_str("<g class=\"bars\">\n");
    for (edges, &count) in edges.windows(2).zip(counts) {
        let visible = frame.x.holds(edges[0]) || frame.x.holds(edges[1]);
        let ends = frame.x.inside(edges[0]).zip(frame.x.inside(edges[1]));
        let height = frame.y.inside(count.max(frame.y.low()));
        let (Some((left, right)), Some(top), true) = (ends, height, visible) else {
            continue;
        };
        if count <= 0.0 {
            continue;
        }
        // A hair of paper between bars, where they are wide enough for it.
        let gap = if right - left > 3.0 { 0.7 } else { 0.0 };
        let bar = format!(
            "<rect x=\"{left:.2}\" y=\"{top:.2}\" width=\"{:.2}\" height=\"{:.2}\"",
            right - left - gap,
            (frame.bottom - top).max(0.6)
        );
        let tip = format!(
            "{} to {}: {}",
            significant(edges[0], 4),
            significant(edges[1], 4),
            significant(count, 7)
        );
        element(bar, "rect", &tip, frame.tip, out);
    }
    out.push_str("</g>\n");
}

fn line(points: &[[f64; 2]], name: &str, frame: &Frame, out: &mut String) {
    let mut path = String::new();
    let mut pen = 'M';
    for &[x, y] in points {
        let place = match x.is_finite() && y.is_finite() && frame.x.holds(x) {
            true => frame.x.place(x).zip(frame.y.place(y)),
            false => None,
        };
        let Some((x, y)) = place else {
            pen = 'M';
            continue;
        };
        let _ = write!(path, "{pen}{x:.2} {y:.2}");
        pen = 'L';
    }
    if !path.is_empty() {
        let start = format!("<path class=\"line\" d=\"{path}\"");
        element(start, "path", name, frame.tip, out);
    }
}

fn dots(points: &[[f64; 2]], errors: Option<&[f64]>, name: &str, frame: &Frame, out: &mut String) {
    for (k, &[x, y]) in points.iter().enumerate() {
        let inside = x.is_finite() && y.is_finite() && frame.x.holds(x) && frame.y.holds(y);
        let (Some((at_x, at_y)), true) = (frame.x.place(x).zip(frame.y.place(y)), inside) else {
            continue;
        };
        let error = errors.and_then(|errors| errors.get(k)).copied();
        let error = error.filter(|error| error.is_finite() && *error >= 0.0);
        let ends = error.and_then(|e| frame.y.inside(y - e).zip(frame.y.inside(y + e)));
        if let Some((low, high)) = ends {
            let _ = writeln!(
                out,
                "<path class=\"errors\" d=\"M{at_x:.2} {low:.2}V{high:.2}\"/>"
            );
        }
        let error = error.map_or(String::new(), |e| format!(" ± {}", significant(e, 2)));
        let name = match name {
            "" => String::new(),
            name => format!("{name}: "),
        };
        let tip = format!("{name}{}, {}{error}", significant(x, 4), significant(y, 4));
        let dot = format!("<circle class=\"dots\" cx=\"{at_x:.2}\" cy=\"{at_y:.2}\" r=\"2.4\"");
        element(dot, "circle", &tip, frame.tip, out);
    }
}

/// Text in lines of so many letters.
fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}
