//! The scale bar and the colour key of z, drawn over a picture as rectangles.

use super::color::{Rgb, hue};
use super::font;
use super::picture::Picture;
use crate::round;

const WHITE: Rgb = [255; 3];
const BLACK: Rgb = [0; 3];

/// Number of hues in the colour key.
const KEY_HUES: usize = 64;

/// A filled rectangle, pixels of the picture.
struct Rect {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
    color: Rgb,
}

/// Rectangles in drawing order.
pub(super) struct Annotations {
    rects: Vec<Rect>,
    /// Side of a dot of the font, pixels. All other sizes are multiples of it.
    dot: usize,
}

impl Annotations {
    /// Creates an empty set.
    pub(super) fn none() -> Self {
        Self {
            rects: Vec::new(),
            dot: 1,
        }
    }

    /// Creates the scale bar at the lower right, and if hues represent z the colour key at the
    /// upper left. What does not fit is left out.
    pub(super) fn new(picture: &Picture, z_range_um: Option<[f64; 2]>) -> Self {
        let (width, height) = (picture.width, picture.height);
        // Characters of 1/57 of the longer side are legible on a slide. Narrow pictures get smaller
        // ones.
        let dot = (width.max(height) / 400).min(width.min(height) / 80).max(1);
        let mut annotations = Self {
            dot,
            ..Self::none()
        };
        let min_height = 2 * (annotations.margin() + annotations.row() + annotations.bar());
        if height < min_height {
            return annotations;
        }
        annotations.scale_bar(picture);
        if let Some(range_um) = z_range_um {
            annotations.key(picture, range_um);
        }
        annotations
    }

    /// Distance from the edge of the picture.
    fn margin(&self) -> usize {
        8 * self.dot
    }

    /// Thickness of bars.
    fn bar(&self) -> usize {
        2 * self.dot
    }

    /// Height of a text and the gap to its bar.
    fn row(&self) -> usize {
        (font::SIZE[1] + 2) * self.dot
    }

    fn width(&self, text: &str) -> usize {
        font::width(text) * self.dot
    }

    fn scale_bar(&mut self, picture: &Picture) {
        let pixel = picture.pixel_size_um;
        let length_um = round::nearest(0.2 * picture.width as f64 * pixel);
        let length = ((length_um / pixel).round() as usize).max(1);
        let text = length_text(length_um);
        let block = length.max(self.width(&text));
        if block + 2 * self.margin() > picture.width {
            return;
        }
        // The text is centred above the bar. The wider of the two keeps the margin.
        let right = picture.width - self.margin();
        let (middle, top) = (right - block / 2, picture.height - self.margin());
        let bar = self.bar();
        self.outlined(vec![Rect {
            x: middle - length / 2,
            y: top - bar,
            width: length,
            height: bar,
            color: WHITE,
        }]);
        let left = middle - self.width(&text) / 2;
        self.text(&text, left, top - bar - self.row());
    }

    fn key(&mut self, picture: &Picture, range_um: [f64; 2]) {
        let [from, to] = z_texts(range_um);
        let gap = 2 * font::ADVANCE * self.dot;
        let texts = self.width(&from) + self.width(&to) + gap;
        let width = (picture.width / 5).max(texts);
        let left = self.margin();
        if width + 2 * left > picture.width {
            return;
        }
        let height = 2 * self.bar();
        let step = |k: usize| left + k * width / KEY_HUES;
        let hues = (0..KEY_HUES).map(|k| Rect {
            x: step(k),
            y: left,
            width: step(k + 1) - step(k),
            height,
            color: hue((k as f64 + 0.5) / KEY_HUES as f64),
        });
        self.outlined(hues.collect());
        let top = left + height + 2 * self.dot;
        self.text(&from, left, top);
        let right = left + width;
        self.text(&to, right - self.width(&to), top);
        // The label `z`, if there is space between the two numbers.
        let label_left = left + (width - self.width("z")) / 2;
        let free = left + self.width(&from) + gap / 2;
        if label_left >= free && label_left + self.width("z") + gap / 2 <= right - self.width(&to) {
            self.text("z", label_left, top);
        }
    }

    fn text(&mut self, text: &str, left: usize, top: usize) {
        let dot = self.dot;
        let dots = font::dots(text).map(|(column, row)| Rect {
            x: left + column * dot,
            y: top + row * dot,
            width: dot,
            height: dot,
            color: WHITE,
        });
        self.outlined(dots.collect());
    }

    /// Adds rectangles with a black outline, which separates them from bright structures.
    fn outlined(&mut self, rects: Vec<Rect>) {
        let rim = self.dot.div_ceil(2);
        let rims = rects.iter().map(|rect| Rect {
            x: rect.x.saturating_sub(rim),
            y: rect.y.saturating_sub(rim),
            width: rect.width + 2 * rim,
            height: rect.height + 2 * rim,
            color: BLACK,
        });
        self.rects.extend(rims);
        self.rects.extend(rects);
    }

    /// Draws into a row of pixels.
    pub(super) fn draw_row(&self, y: usize, row: &mut [u8]) {
        let pixels = row.as_chunks_mut::<3>().0;
        for rect in &self.rects {
            if (rect.y..rect.y + rect.height).contains(&y) {
                let end = (rect.x + rect.width).min(pixels.len());
                pixels[rect.x.min(end)..end].fill(rect.color);
            }
        }
    }
}

/// Formats a round length in nm, um or mm.
fn length_text(um: f64) -> String {
    let (number, unit) = match um {
        ..1.0 => (um * 1e3, "nm"),
        1e3.. => (um / 1e3, "mm"),
        _ => (um, "µm"),
    };
    // Removes the rounding error of the factor.
    format!("{} {unit}", (number * 1e6).round() / 1e6)
}

/// Formats the ends of a range of z, the second with the unit.
fn z_texts([from, to]: [f64; 2]) -> [String; 2] {
    let far = from.abs().max(to.abs());
    let (factor, unit) = if far < 10.0 {
        (1e3, "nm")
    } else {
        (1.0, "µm")
    };
    let decimals = match (to - from) * factor {
        20.0.. => 0,
        2.0..20.0 => 1,
        _ => 2,
    };
    let text = |um: f64| match format!("{:.decimals$}", um * factor) {
        zero if zero.parse() == Ok(0.0) => "0".into(),
        other => other,
    };
    [text(from), format!("{} {unit}", text(to))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_have_suitable_units() {
        let texts = [0.0002, 0.05, 0.5, 1.0, 20.0, 2000.0].map(length_text);
        let expected = ["0.2 nm", "50 nm", "500 nm", "1 µm", "20 µm", "2 mm"];
        assert_eq!(texts, expected);
        assert_eq!(z_texts([-0.4123, 0.398]), ["-412", "398 nm"]);
        assert_eq!(z_texts([-0.0001, 0.5]), ["0", "500 nm"]);
        assert_eq!(z_texts([-12.0, 30.2]), ["-12", "30 µm"]);
    }
}
