//! Sections of the PSF along z.

use std::fmt::Write;

use super::content::PsfPage;
use super::picture::{Colors, Picture};
use super::planes::{distances_px, maximum};
use crate::plot::text::{escape, significant};
use crate::round;

/// Samples from the middle of a section to its edge.
pub(super) const HALF: usize = 60;

/// The most ticks along the section and along z.
const TICKS: [f64; 2] = [10.5, 6.5];

/// Limits of the number of rows.
const ROWS: [f64; 2] = [2.0, 240.0];

/// Width of the drawing and of the section in it, and the largest height of the section, in user units.
const WIDTH: f64 = 460.0;
const LEFT: f64 = 66.0;
const INNER: [f64; 2] = [380.0, 420.0];

/// The z of the rows, um, from the top.
pub(super) fn rows_um(page: &PsfPage<'_>, axis: usize) -> Vec<f64> {
    let [low, high] = page.z_range_um;
    let sample_um = page.half_window_px * page.pixel_size_um[axis] / HALF as f64;
    let [least, most] = ROWS;
    let rows = ((high - low) / sample_um).round().clamp(least, most);
    let z = |row: usize| high - (high - low) * row as f64 / (rows - 1.0);
    (0..rows as usize).map(z).collect()
}

/// The figures of both sections; empty for a PSF without z.
pub(super) fn figures(page: &PsfPage<'_>) -> String {
    if !page.has_z() || !page.has_size() {
        return String::new();
    }
    figure(page, 0) + &figure(page, 1)
}

fn figure(page: &PsfPage<'_>, axis: usize) -> String {
    let (name, other) = [("x", "y"), ("y", "x")][axis];
    let columns = distances_px(page.half_window_px, HALF);
    let at = |d: f64, z: f64| match axis {
        0 => (page.share)(d, 0.0, z),
        _ => (page.share)(0.0, d, z),
    };
    let rows = rows_um(page, axis);
    let values = rows
        .iter()
        .flat_map(|&z| columns.clone().map(move |d| at(d, z)));
    let values: Vec<f64> = values.collect();
    let picture = Picture::new(Colors::Light, 2 * HALF + 1, [0.0, maximum(&values)], values);
    format!(
        "<figure><figcaption><h3>Section along {name} and z</h3></figcaption>{}\
         <p>The plane {other} = 0. Black is 0; the brightest colour is the peak of the section. Both axes \
         have the same scale.</p></figure>\n",
        svg(page, axis, &picture)
    )
}

/// The picture with axes in nm.
fn svg(page: &PsfPage<'_>, axis: usize, picture: &Picture) -> String {
    let name = ["x", "y"][axis];
    let half_nm = 1e3 * page.half_window_px * page.pixel_size_um[axis];
    let [low, high] = page.z_range_um.map(|um| 1e3 * um);
    let scale = (INNER[0] / (2.0 * half_nm)).min(INNER[1] / (high - low));
    let (width, height) = (2.0 * half_nm * scale, (high - low) * scale);
    let (left, top) = (LEFT + 0.5 * (INNER[0] - width), 8.0);
    let (right, bottom) = (left + width, top + height);
    let words = escape(&format!(
        "Section of the PSF along {name} (−{half} to {half} nm) and z ({} to {} nm)",
        significant(low.round(), 5),
        significant(high.round(), 5),
        half = significant(half_nm.round(), 5),
    ));
    let mut out = format!(
        "<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {:.1}\" role=\"img\" aria-label=\"{words}\">\n\
         <image x=\"{left:.2}\" y=\"{top:.2}\" width=\"{width:.2}\" height=\"{height:.2}\" \
         preserveAspectRatio=\"none\" href=\"{}\"/>\n",
        bottom + 44.0,
        picture.data_uri()
    );
    for value in ticks([-half_nm, half_nm], TICKS[0]) {
        let x = left + (value + half_nm) * scale;
        let _ = writeln!(
            out,
            "<path class=\"axis\" d=\"M{x:.1} {bottom:.1}v4\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            bottom + 17.0,
            significant(value, 5)
        );
    }
    for value in ticks([low, high], TICKS[1]) {
        let y = bottom - (value - low) * scale;
        let _ = writeln!(
            out,
            "<path class=\"axis\" d=\"M{left:.1} {y:.1}h-4\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            left - 8.0,
            y + 4.0,
            significant(value, 5)
        );
    }
    let _ = writeln!(
        out,
        "<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{name} [nm]</text>\
         <text class=\"label\" transform=\"translate({:.1} {:.1}) rotate(-90)\" \
         text-anchor=\"middle\">z [nm]</text>",
        0.5 * (left + right),
        bottom + 36.0,
        left - 53.0,
        0.5 * (top + bottom)
    );
    out + "</svg>"
}

/// At most so many round values in a range.
fn ticks([low, high]: [f64; 2], most: f64) -> Vec<f64> {
    let step = round::at_least((high - low) / most);
    let [first, last] = [(low / step - 1e-9).ceil(), (high / step + 1e-9).floor()];
    (first as i64..=last as i64)
        .map(|k| k as f64 * step)
        .collect()
}
