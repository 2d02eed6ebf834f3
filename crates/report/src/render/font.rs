//! Text in Roboto: its width, and its coverage of pixels.
//!
//! `font/Roboto-Medium-subset.ttf` has the glyphs of numbers and length units of Roboto Medium 2.138,
//! Copyright 2011 Google Inc., Apache License 2.0, as `pyftsubset Roboto-Medium.ttf --no-hinting
//! --layout-features= --text="0123456789.-−nmµz "` writes it.

use ab_glyph::{Font, FontRef, InvalidFont, PxScale, ScaleFont, point};

/// The file of the font.
pub(super) const ROBOTO: &[u8] = include_bytes!("font/Roboto-Medium-subset.ttf");

/// The height of digits, units of the font.
const DIGIT: f32 = 1456.0;

/// The distance from the ascent to the descent, units of the font.
const LINE: f32 = 2400.0;

/// The size of the font in SVG, units of the font.
const EM: f32 = 2048.0;

/// The size of the font in SVG at which digits have a height.
pub(super) fn em(digit_height: usize) -> f32 {
    digit_height as f32 * EM / DIGIT
}

/// The coverage of a rectangle of pixels, 0 to 1.
#[derive(Clone, Debug)]
pub(super) struct Coverage {
    pub width: usize,
    pub height: usize,
    /// Rows above the baseline.
    pub above: usize,
    pub pixels: Vec<f32>,
}

/// The font at a size.
pub(super) struct Letters {
    font: FontRef<'static>,
    scale: PxScale,
}

impl Letters {
    /// Letters with digits of a height in pixels.
    pub(super) fn new(digit_height: usize) -> Result<Self, InvalidFont> {
        let font = FontRef::try_from_slice(ROBOTO)?;
        let scale = PxScale::from(digit_height as f32 / (DIGIT / LINE));
        Ok(Self { font, scale })
    }

    /// The width of a text, pixels.
    pub(super) fn width(&self, text: &str) -> usize {
        let font = self.font.as_scaled(self.scale);
        let advances = text
            .chars()
            .map(|letter| font.h_advance(font.glyph_id(letter)));
        advances.sum::<f32>().ceil() as usize
    }

    /// Draws a text. Digits stand on the baseline; `µ` descends below it.
    pub(super) fn draw(&self, text: &str) -> Coverage {
        let font = self.font.as_scaled(self.scale);
        let mut at = 0.0;
        let mut outlines = Vec::new();
        for letter in text.chars() {
            let id = font.glyph_id(letter);
            let glyph = id.with_scale_and_position(self.scale, point(at, 0.0));
            outlines.extend(font.outline_glyph(glyph));
            at += font.h_advance(id);
        }
        let boxes = || outlines.iter().map(ab_glyph::OutlinedGlyph::px_bounds);
        let top = boxes().map(|bounds| bounds.min.y).fold(0.0, f32::min);
        let bottom = boxes().map(|bounds| bounds.max.y).fold(0.0, f32::max);
        let (width, height) = (self.width(text), (bottom - top) as usize);
        let mut pixels = vec![0f32; width * height];
        for outline in &outlines {
            let bounds = outline.px_bounds();
            let (left, above) = (bounds.min.x as i64, (bounds.min.y - top) as i64);
            outline.draw(|x, y, covered| {
                let (x, y) = (left + i64::from(x), above + i64::from(y));
                if (0..width as i64).contains(&x) && (0..height as i64).contains(&y) {
                    let pixel = &mut pixels[y as usize * width + x as usize];
                    *pixel = (*pixel + covered).min(1.0);
                }
            });
        }
        Coverage {
            width,
            height,
            above: -top as usize,
            pixels,
        }
    }
}

impl Coverage {
    /// The coverage with a rim: a margin of its width, and in each pixel the largest coverage within
    /// it.
    pub(super) fn rimmed(&self, rim: usize) -> Self {
        let (width, height) = (self.width + 2 * rim, self.height + 2 * rim);
        let mut pixels = vec![0f32; width * height];
        for (index, &covered) in self.pixels.iter().enumerate().filter(|(_, c)| **c > 0.0) {
            let (x, y) = (index % self.width + rim, index / self.width + rim);
            for row in y - rim..=y + rim {
                for column in x - rim..=x + rim {
                    let (dx, dy) = (column.abs_diff(x) as f32, row.abs_diff(y) as f32);
                    // A soft edge: half a pixel beyond the rim nothing is covered.
                    let inside = (rim as f32 + 0.5 - libm::hypotf(dx, dy)).clamp(0.0, 1.0);
                    let pixel = &mut pixels[row * width + column];
                    *pixel = pixel.max(covered * inside);
                }
            }
        }
        Self {
            width,
            height,
            above: self.above + rim,
            pixels,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_have_their_shapes() {
        let letters = Letters::new(28).expect("the font");
        for letter in "0123456789.-−nmzµ".chars() {
            let drawn = letters.draw(&letter.to_string());
            assert!(drawn.pixels.iter().sum::<f32>() > 5.0, "{letter}");
            assert!(
                drawn.pixels.iter().all(|c| (0.0..=1.0).contains(c)),
                "{letter}"
            );
        }
        let one = letters.draw("1");
        // Rounding may touch a row more.
        assert!((28..=29).contains(&one.above), "{}", one.above);
        let whole = one
            .pixels
            .chunks(one.width)
            .filter(|row| row.iter().any(|c| *c > 0.9));
        assert!((27..=28).contains(&whole.count()));
        let edges = one.pixels.iter().filter(|c| **c > 0.05 && **c < 0.95);
        assert!(edges.count() > 10, "smooth edges");
        let [a, b] = ["20", "20 nm"].map(|text| letters.draw(text).width);
        assert!(b > 2 * a && letters.draw("µ").height > 28);
        assert_eq!(letters.draw("").width, 0);
    }

    #[test]
    fn rim_surrounds_a_pixel() {
        let dot = Coverage {
            width: 1,
            height: 1,
            above: 1,
            pixels: vec![1.0],
        };
        let rimmed = dot.rimmed(2);
        assert_eq!((rimmed.width, rimmed.height), (5, 5));
        assert_eq!([rimmed.pixels[12], rimmed.pixels[2]], [1.0, 0.5]);
        assert_eq!(rimmed.pixels[0], 0.0);
    }
}
