//! Colours of a picture's pixels.

use rayon::prelude::*;

use super::color::{Rgb, hue};
use super::color_mapping::ColorMapping;
use super::error::RenderError;
use super::picture::Picture;
use super::tone::Tone;

/// Number of distinct shades, and of hues.
const SHADES: usize = 256;

/// Tables of the colours of counts or of z.
enum Palette {
    Counts(Vec<Rgb>),
    Z { range_um: [f64; 2], hues: Vec<Rgb> },
}

/// Converts the pixels of a picture to colours.
pub(super) struct Painter<'a> {
    picture: &'a Picture,
    tone: Tone,
    palette: Palette,
}

impl Picture {
    /// Writes red, green and blue of each pixel, in rows from the top: the colours of the files, without scale
    /// bar and colour key.
    ///
    /// # Errors
    ///
    /// Returns an error if the colour mapping is invalid.
    ///
    /// # Panics
    ///
    /// Panics if `rgb` has another size than three bytes for each pixel.
    pub fn paint(&self, mapping: &ColorMapping, rgb: &mut [u8]) -> Result<(), RenderError> {
        assert_eq!(rgb.len(), 3 * self.counts.len(), "bytes of the colours");
        let painter = Painter::new(self, mapping)?;
        let rows = rgb.par_chunks_mut(3 * self.width).enumerate();
        rows.for_each(|(y, out)| painter.paint_row(y, out));
        Ok(())
    }
}

impl<'a> Painter<'a> {
    pub(super) fn new(picture: &'a Picture, mapping: &ColorMapping) -> Result<Self, RenderError> {
        mapping.validate()?;
        let fraction = |k: usize| k as f64 / (SHADES - 1) as f64;
        let palette = match mapping.z_range(picture) {
            Some(range_um) => Palette::Z {
                range_um,
                hues: (0..SHADES).map(|k| hue(fraction(k))).collect(),
            },
            None => {
                let shades = (0..SHADES).map(|k| mapping.color_map.at(fraction(k)));
                Palette::Counts(shades.collect())
            }
        };
        Ok(Self {
            picture,
            tone: picture.tone(mapping),
            palette,
        })
    }

    /// Writes the colours of a row of pixels.
    pub(super) fn paint_row(&self, y: usize, out: &mut [u8]) {
        let first = y * self.picture.width;
        for (x, out) in out.as_chunks_mut::<3>().0.iter_mut().enumerate() {
            *out = self.color(first + x);
        }
    }

    fn color(&self, pixel: usize) -> Rgb {
        let count = self.picture.counts[pixel];
        let fraction = (count / self.tone.full).min(1.0);
        let brightness = match self.tone.gamma {
            1.0 => fraction,
            gamma => libm::powf(fraction, gamma),
        };
        let last = (SHADES - 1) as f32;
        match &self.palette {
            Palette::Counts(shades) => shades[(brightness * last).round() as usize],
            Palette::Z { range_um, hues } => {
                let z = f64::from(self.picture.z_um(pixel).unwrap_or(0.0));
                let t = (z - range_um[0]) / (range_um[1] - range_um[0]);
                let hue = hues[(t.clamp(0.0, 1.0) as f32 * last).round() as usize];
                hue.map(|part| (f32::from(part) * brightness).round() as u8)
            }
        }
    }
}
