//! The marks of a series: bars, lines, dots with error bars, vertical lines.

use std::fmt::Write;

use super::frame::{Frame, Tooltip};
use super::spec::Series;
use super::text::{escape, significant};

pub(super) fn draw(series: &Series, frame: &Frame, out: &mut String) {
    match series {
        Series::Bars { edges, counts, .. } => bars(edges, counts, frame, out),
        Series::Line { points, name } => line(points, name, frame, out),
        Series::Points {
            points,
            errors,
            name,
        } => dots(points, errors.as_deref(), name, frame, out),
        Series::VerticalLine { x, name } => vertical_line(*x, name, frame, out),
    }
}

/// Closes an element and adds its tooltip.
fn close_element(start: String, name: &str, tip: &str, tooltip: Tooltip, out: &mut String) {
    let tip = escape(tip);
    let _ = match tooltip {
        Tooltip::TitleElement => writeln!(out, "{start}><title>{tip}</title></{name}>"),
        Tooltip::DataAttribute => writeln!(out, "{start} data-tip=\"{tip}\"/>"),
    };
}

fn bars(edges: &[f64], counts: &[f64], frame: &Frame, out: &mut String) {
    out.push_str("<g class=\"bars\">\n");
    for (edges, &count) in edges.windows(2).zip(counts) {
        let visible = frame.x.contains(edges[0]) || frame.x.contains(edges[1]);
        let [left, right] = [0, 1].map(|k| frame.x.clamped_coordinate(edges[k]));
        let top = frame.y.clamped_coordinate(count.max(frame.y.first()));
        let (Some(left), Some(right), Some(top), true) = (left, right, top, visible) else {
            continue;
        };
        if count <= 0.0 {
            continue;
        }
        // A gap separates bars that are wide enough for it.
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
        close_element(bar, "rect", &tip, frame.tooltip, out);
    }
    out.push_str("</g>\n");
}

fn line(points: &[[f64; 2]], name: &str, frame: &Frame, out: &mut String) {
    let mut path = String::new();
    let mut command = 'M';
    for &[x, y] in points {
        let coordinates = match x.is_finite() && y.is_finite() && frame.x.contains(x) {
            true => frame.x.coordinate(x).zip(frame.y.coordinate(y)),
            false => None,
        };
        let Some((x, y)) = coordinates else {
            command = 'M';
            continue;
        };
        let _ = write!(path, "{command}{x:.2} {y:.2}");
        command = 'L';
    }
    if !path.is_empty() {
        let start = format!("<path class=\"line\" d=\"{path}\"");
        close_element(start, "path", name, frame.tooltip, out);
    }
}

fn dots(points: &[[f64; 2]], errors: Option<&[f64]>, name: &str, frame: &Frame, out: &mut String) {
    let prefix = match name {
        "" => String::new(),
        name => format!("{name}: "),
    };
    for (k, &[x, y]) in points.iter().enumerate() {
        let visible = x.is_finite() && y.is_finite() && frame.x.contains(x) && frame.y.contains(y);
        let center = frame.x.coordinate(x).zip(frame.y.coordinate(y));
        let (Some((cx, cy)), true) = (center, visible) else {
            continue;
        };
        let error = errors.and_then(|errors| errors.get(k)).copied();
        let error = error.filter(|error| error.is_finite() && *error >= 0.0);
        let ends = error.and_then(|error| {
            let low = frame.y.clamped_coordinate(y - error)?;
            Some((low, frame.y.clamped_coordinate(y + error)?))
        });
        if let Some((low, high)) = ends {
            let _ = writeln!(
                out,
                "<path class=\"errors\" d=\"M{cx:.2} {low:.2}V{high:.2}\"/>"
            );
        }
        let error = error.map_or(String::new(), |e| format!(" ± {}", significant(e, 2)));
        let tip = format!(
            "{prefix}{}, {}{error}",
            significant(x, 4),
            significant(y, 4)
        );
        let dot = format!("<circle class=\"dots\" cx=\"{cx:.2}\" cy=\"{cy:.2}\" r=\"2.4\"");
        close_element(dot, "circle", &tip, frame.tooltip, out);
    }
}

fn vertical_line(value: f64, name: &str, frame: &Frame, out: &mut String) {
    let visible = |_: &f64| frame.x.contains(value);
    let Some(x) = frame.x.coordinate(value).filter(visible) else {
        return;
    };
    let tip = match name {
        "" => significant(value, 4),
        name => format!("{name}: {}", significant(value, 4)),
    };
    let (top, bottom) = (frame.top, frame.bottom);
    let start = format!("<path class=\"mark\" d=\"M{x:.1} {top:.1}V{bottom:.1}\"");
    close_element(start, "path", &tip, frame.tooltip, out);
}
