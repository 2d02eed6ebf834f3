//! What is drawn over a picture: the scale bar, and the key to the hues of z. All of it is rectangles, a character's dots too.

use super::color::{Rgb, hue};
use super::font;
use super::picture::Picture;
use super::round;

const WHITE: Rgb = [255; 3];
const BLACK: Rgb = [0; 3];

/// Hues that a key shows.
const STEPS: usize = 64;

/// A filled rectangle, in pixels of the picture.
struct Rect {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
    color: Rgb,
}

/// Rectangles in the order in which they are drawn.
pub(super) struct Marks {
    rects: Vec<Rect>,
    /// The side of a character's dot, which is the measure of all else.
    dot: usize,
}

impl Marks {
    /// Nothing.
    pub(super) fn none() -> Self {
        Self {
            rects: Vec::new(),
            dot: 1,
        }
    }

    /// A scale bar at the lower right, and where hues stand for z a key at the upper left, as far as they fit.
    pub(super) fn over(picture: &Picture, z_range_um: Option<[f64; 2]>) -> Self {
        let (width, height) = (picture.width, picture.height);
        // Characters of 1/57 of the longer side can be read on a slide; a narrow picture has to do with smaller ones.
        let dot = (width.max(height) / 400).min(width.min(height) / 80).max(1);
        let mut marks = Self {
            dot,
            ..Self::none()
        };
        let needs = 2 * (marks.margin() + marks.row() + marks.bar());
        if height < needs {
            return marks;
        }
        marks.scale_bar(picture);
        if let Some(range_um) = z_range_um {
            marks.key(picture, range_um);
        }
        marks
    }

    /// Distance from the picture's edge.
    fn margin(&self) -> usize {
        8 * self.dot
    }

    /// Thickness of bars.
    fn bar(&self) -> usize {
        2 * self.dot
    }

    /// Height of a text, with the gap to its bar.
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
        // The text stands over the middle of the bar, and whichever is wider keeps the margin.
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
        let step = |k: usize| left + k * width / STEPS;
        let hues = (0..STEPS).map(|k| Rect {
            x: step(k),
            y: left,
            width: step(k + 1) - step(k),
            height,
            color: hue((k as f64 + 0.5) / STEPS as f64),
        });
        self.outlined(hues.collect());
        let top = left + height + 2 * self.dot;
        self.text(&from, left, top);
        let right = left + width;
        self.text(&to, right - self.width(&to), top);
        // The name, where it is clear of both.
        let middle = left + (width - self.width("z")) / 2;
        let free = left + self.width(&from) + gap / 2;
        if middle >= free && middle + self.width("z") + gap / 2 <= right - self.width(&to) {
            self.text("z", middle, top);
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

    /// Rectangles with a black rim around all of them, so that they can be told from bright structures.
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

    /// Draws what there is in a row of pixels.
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

/// A round length, in the unit that suits it.
fn length_text(um: f64) -> String {
    let (number, unit) = match um {
        ..1.0 => (um * 1e3, "nm"),
        1e3.. => (um / 1e3, "mm"),
        _ => (um, "µm"),
    };
    // What the factor did to the last digit is rounded away.
    format!("{} {unit}", (number * 1e6).round() / 1e6)
}

/// The ends of a range of z, with the unit at the second.
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
    fn lengths_have_the_unit_that_suits() {
        let texts = [0.0002, 0.05, 0.5, 1.0, 20.0, 2000.0].map(length_text);
        let expected = ["0.2 nm", "50 nm", "500 nm", "1 µm", "20 µm", "2 mm"];
        assert_eq!(texts, expected);
        assert_eq!(z_texts([-0.4123, 0.398]), ["-412", "398 nm"]);
        assert_eq!(z_texts([-0.0001, 0.5]), ["0", "500 nm"]);
        assert_eq!(z_texts([-12.0, 30.2]), ["-12", "30 µm"]);
    }
}
