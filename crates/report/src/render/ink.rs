//! Annotations as pixels.

use ab_glyph::InvalidFont;

use super::annotations::{Annotations, BLACK, Rect, WHITE};
use super::color::Rgb;
use super::font::{Coverage, Letters};

/// Words, or their rim, at their first pixel.
struct Stamp {
    x: usize,
    y: usize,
    coverage: Coverage,
    color: Rgb,
}

/// Rectangles, and over them words, in drawing order.
#[derive(Default)]
pub(super) struct Ink<'a> {
    rects: Vec<&'a Rect>,
    stamps: Vec<Stamp>,
}

impl<'a> Ink<'a> {
    pub(super) fn new(annotations: &'a Annotations) -> Result<Self, InvalidFont> {
        let mut ink = Self::default();
        if annotations.parts.is_empty() {
            return Ok(ink);
        }
        let letters = Letters::new(annotations.digit)?;
        for part in &annotations.parts {
            ink.rects.extend(&part.rects);
            for label in &part.labels {
                let words = letters.draw(&label.words);
                let rim = words.rimmed(annotations.rim());
                ink.stamps.extend(
                    [(rim, BLACK), (words, WHITE)].map(|(coverage, color)| Stamp {
                        x: label.middle.saturating_sub(coverage.width / 2),
                        y: label.baseline.saturating_sub(coverage.above),
                        coverage,
                        color,
                    }),
                );
            }
        }
        Ok(ink)
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
        for Stamp {
            x,
            y: top,
            coverage,
            color,
        } in &self.stamps
        {
            let Some(line) = y.checked_sub(*top).filter(|l| *l < coverage.height) else {
                continue;
            };
            let width = coverage.width;
            let covered = &coverage.pixels[line * width..(line + 1) * width];
            for (pixel, &part) in pixels.iter_mut().skip(*x).zip(covered) {
                for (channel, &ink) in pixel.iter_mut().zip(color) {
                    let (old, ink) = (f32::from(*channel), f32::from(ink));
                    *channel = (old + part * (ink - old)).round() as u8;
                }
            }
        }
    }
}
