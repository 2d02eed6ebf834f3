//! The scale bar and the colour key of z, drawn over a picture.

use ab_glyph::InvalidFont;

use super::color::{Rgb, hue};
use super::font::{Coverage, Letters};
use super::picture::Picture;
use crate::round;

const WHITE: Rgb = [255; 3];
const BLACK: Rgb = [0; 3];

/// The longer side of a picture over the height of digits, which are then legible on a slide.
const SIDE_PER_DIGIT: usize = 50;

/// The smallest legible digits, pixels.
const MIN_DIGIT: usize = 9;

/// Number of hues in the colour key.
const KEY_HUES: usize = 128;

/// A filled rectangle, pixels of the picture.
struct Rect {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
    color: Rgb,
}

/// A text, or its rim, at its first pixel.
struct Letter {
    x: usize,
    y: usize,
    coverage: Coverage,
    color: Rgb,
}

/// Rectangles, and over them texts, in drawing order.
#[derive(Default)]
pub(super) struct Annotations {
    rects: Vec<Rect>,
    texts: Vec<Letter>,
    /// Height of digits, pixels. Other sizes are fractions of it.
    digit: usize,
}

impl Annotations {
    /// Creates an empty set.
    pub(super) fn none() -> Self {
        Self::default()
    }

    /// Creates the scale bar at the lower right, and if hues represent z the colour key at the
    /// upper left. What does not fit is left out.
    pub(super) fn new(
        picture: &Picture,
        z_range_um: Option<[f64; 2]>,
    ) -> Result<Self, InvalidFont> {
        let longer = picture.width.max(picture.height);
        let mut annotations = Self {
            digit: (longer / SIDE_PER_DIGIT).max(MIN_DIGIT),
            ..Self::none()
        };
        let rows = annotations.margin() + annotations.row() + annotations.bar();
        if picture.height < 2 * rows {
            return Ok(annotations);
        }
        let letters = Letters::new(annotations.digit)?;
        annotations.scale_bar(picture, &letters);
        if let Some(range_um) = z_range_um {
            annotations.key(picture, range_um, &letters);
        }
        Ok(annotations)
    }

    /// Distance from the edge of the picture.
    fn margin(&self) -> usize {
        self.digit
    }

    /// Thickness of the scale bar.
    fn bar(&self) -> usize {
        self.digit.div_ceil(4)
    }

    /// Height of a text and the gap to its bar.
    fn row(&self) -> usize {
        self.digit + self.digit.div_ceil(2)
    }

    /// Width of the black rim, which separates annotations from bright structures.
    fn rim(&self) -> usize {
        self.digit.div_ceil(12)
    }

    fn scale_bar(&mut self, picture: &Picture, letters: &Letters) {
        let pixel = picture.pixel_size_um;
        let length_um = round::nearest(0.2 * picture.width as f64 * pixel);
        let length = ((length_um / pixel).round() as usize).max(1);
        let text = letters.draw(&length_text(length_um));
        let block = length.max(text.width);
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
        let baseline = top - bar - (self.row() - self.digit);
        self.text(text, middle, baseline);
    }

    fn key(&mut self, picture: &Picture, range_um: [f64; 2], letters: &Letters) {
        let [from, to] = z_texts(range_um).map(|text| letters.draw(&text));
        let gap = self.digit;
        let width = (picture.width / 4).max(from.width + to.width + gap);
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
        let baseline = left + height + self.row();
        // The label `z`, if there is space between the two numbers.
        let label = letters.draw("z");
        let (middle, half) = (left + width / 2, label.width / 2 + gap / 2);
        let free = left + from.width..left + width - to.width;
        if free.contains(&(middle - half)) && free.contains(&(middle + half)) {
            self.text(label, middle, baseline);
        }
        let (start, end) = (left + from.width.div_ceil(2), left + width - to.width / 2);
        self.text(from, start, baseline);
        self.text(to, end, baseline);
    }

    /// Adds a text that is centred on a column.
    fn text(&mut self, coverage: Coverage, middle: usize, baseline: usize) {
        let rimmed = coverage.rimmed(self.rim());
        for (coverage, color) in [(rimmed, BLACK), (coverage, WHITE)] {
            self.texts.push(Letter {
                x: middle.saturating_sub(coverage.width / 2),
                y: baseline.saturating_sub(coverage.above),
                coverage,
                color,
            });
        }
    }

    /// Adds rectangles with a black outline.
    fn outlined(&mut self, rects: Vec<Rect>) {
        let rim = self.rim();
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
        for text in &self.texts {
            let Some(line) = y.checked_sub(text.y).filter(|l| *l < text.coverage.height) else {
                continue;
            };
            let width = text.coverage.width;
            let covered = &text.coverage.pixels[line * width..(line + 1) * width];
            for (pixel, &part) in pixels.iter_mut().skip(text.x).zip(covered) {
                for (channel, &ink) in pixel.iter_mut().zip(&text.color) {
                    let (old, ink) = (f32::from(*channel), f32::from(ink));
                    *channel = (old + part * (ink - old)).round() as u8;
                }
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
        other => other.replace('-', "−"),
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
        assert_eq!(z_texts([-0.4123, 0.398]), ["−412", "398 nm"]);
        assert_eq!(z_texts([-0.0001, 0.5]), ["0", "500 nm"]);
        assert_eq!(z_texts([-12.0, 30.2]), ["−12", "30 µm"]);
    }
}
