//! The scale bar and the colour key of z over a picture: shapes and words, and their places.

use ab_glyph::InvalidFont;

use super::color::{Rgb, hue};
use super::color_mapping::ColorMapping;
use super::font::Letters;
use super::picture::Picture;

pub(super) const WHITE: Rgb = [255; 3];
pub(super) const BLACK: Rgb = [0; 3];

/// The longer side of a picture over the height of digits, which are then legible on a slide.
const SIDE_PER_DIGIT: usize = 50;

/// The smallest legible digits, pixels.
const MIN_DIGIT: usize = 9;

/// Number of hues in the colour key.
const KEY_HUES: usize = 128;

/// A filled rectangle, pixels of the picture.
pub(super) struct Rect {
    pub x: usize,
    pub y: usize,
    pub width: usize,
    pub height: usize,
    pub color: Rgb,
}

/// White words with a black rim.
pub(super) struct Label {
    pub words: String,
    /// The column in the middle of the words.
    pub middle: usize,
    /// The first row below digits.
    pub baseline: usize,
}

/// The scale bar or the colour key: rectangles in drawing order, and words over them.
pub(super) struct Part {
    pub name: &'static str,
    pub rects: Vec<Rect>,
    pub labels: Vec<Label>,
}

/// The scale bar and the key over a picture.
#[derive(Default)]
pub(super) struct Annotations {
    pub parts: Vec<Part>,
    /// Height of digits, pixels. Other sizes are fractions of it.
    pub digit: usize,
}

impl Annotations {
    /// Creates an empty set.
    pub(super) fn none() -> Self {
        Self::default()
    }

    /// Creates those that a colour mapping asks for.
    pub(super) fn of(picture: &Picture, mapping: &ColorMapping) -> Result<Self, InvalidFont> {
        match mapping.scale_bar {
            true => Self::new(picture, mapping.z_range(picture)),
            false => Ok(Self::none()),
        }
    }

    /// Creates the scale bar at the lower right, and if hues represent z the colour key at the
    /// upper left. What does not fit is left out.
    fn new(picture: &Picture, z_range_um: Option<[f64; 2]>) -> Result<Self, InvalidFont> {
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
        let bar = annotations.scale_bar(picture, &letters);
        let key = z_range_um.and_then(|range_um| annotations.key(picture, range_um, &letters));
        annotations.parts.extend(bar.into_iter().chain(key));
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
    pub(super) fn rim(&self) -> usize {
        self.digit.div_ceil(12)
    }

    fn scale_bar(&self, picture: &Picture, letters: &Letters) -> Option<Part> {
        let pixel = picture.pixel_size_um;
        let length_um = picture.scale_bar_um();
        let length = ((length_um / pixel).round() as usize).max(1);
        let words = length_text(length_um);
        let block = length.max(letters.width(&words));
        if block + 2 * self.margin() > picture.width {
            return None;
        }
        // The words are centred above the bar. The wider of the two keeps the margin.
        let right = picture.width - self.margin();
        let (middle, top) = (right - block / 2, picture.height - self.margin());
        let bar = self.bar();
        Some(Part {
            name: "scale-bar",
            rects: self.outlined(vec![Rect {
                x: middle - length / 2,
                y: top - bar,
                width: length,
                height: bar,
                color: WHITE,
            }]),
            labels: vec![Label {
                words,
                middle,
                baseline: top - bar - (self.row() - self.digit),
            }],
        })
    }

    fn key(&self, picture: &Picture, range_um: [f64; 2], letters: &Letters) -> Option<Part> {
        let [from, to] = z_texts(range_um);
        let [from_width, to_width] = [&from, &to].map(|words| letters.width(words));
        let gap = self.digit;
        let width = (picture.width / 4).max(from_width + to_width + gap);
        let left = self.margin();
        if width + 2 * left > picture.width {
            return None;
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
        let baseline = left + height + self.row();
        let label = |words: String, middle| Label {
            words,
            middle,
            baseline,
        };
        let mut labels = vec![
            label(from, left + from_width.div_ceil(2)),
            label(to, left + width - to_width / 2),
        ];
        // The label `z`, if there is space between the two numbers.
        let (middle, half) = (left + width / 2, letters.width("z") / 2 + gap / 2);
        let free = left + from_width..left + width - to_width;
        if free.contains(&(middle - half)) && free.contains(&(middle + half)) {
            labels.push(label("z".into(), middle));
        }
        Some(Part {
            name: "z-key",
            rects: self.outlined(hues.collect()),
            labels,
        })
    }

    /// Rectangles beside each other, on a black one that is a rim around all.
    fn outlined(&self, mut rects: Vec<Rect>) -> Vec<Rect> {
        let rim = self.rim();
        if let [first, .., last] | [first @ last] = &rects[..] {
            let outline = Rect {
                x: first.x.saturating_sub(rim),
                y: first.y.saturating_sub(rim),
                width: last.x + last.width + 2 * rim - first.x,
                height: first.height + 2 * rim,
                color: BLACK,
            };
            rects.insert(0, outline);
        }
        rects
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
