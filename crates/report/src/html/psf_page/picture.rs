//! Pictures as PNG files with a palette, inside the page.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};

use crate::render::color::{ColorMap, Rgb};

/// The last index of a colour. The next one is transparent, for values that are not finite.
const LAST: u8 = 254;

/// The colours of a picture.
#[derive(Clone, Copy)]
pub(super) enum Colors {
    /// From dark to bright.
    Light,
    /// From blue over white to red.
    Signed,
}

impl Colors {
    /// The colour at a fraction from 0 to 1.
    pub(super) fn at(self, t: f64) -> Rgb {
        match self {
            Self::Light => ColorMap::Inferno.at(t),
            Self::Signed => colorous::RED_BLUE.eval_continuous(1.0 - t).as_array(),
        }
    }
}

/// A picture in at most 256 colours.
pub(super) struct Picture {
    width: usize,
    indices: Vec<u8>,
    colors: Colors,
}

impl Picture {
    /// A picture of values in rows of `width`; the range is that of the colours.
    pub(super) fn new(
        colors: Colors,
        width: usize,
        [low, high]: [f64; 2],
        values: impl IntoIterator<Item = f64>,
    ) -> Self {
        let index = |value: f64| {
            let t = (value - low) / (high - low);
            match t.is_finite() {
                true => (t.clamp(0.0, 1.0) * f64::from(LAST)).round() as u8,
                false => LAST + 1,
            }
        };
        Self {
            width,
            indices: values.into_iter().map(index).collect(),
            colors,
        }
    }

    /// All colours from left to right.
    pub(super) fn key(colors: Colors) -> Self {
        let last = f64::from(LAST);
        let values = (0..=LAST).map(f64::from);
        Self::new(colors, usize::from(LAST) + 1, [0.0, last], values)
    }

    /// The picture as an address in the page.
    pub(super) fn data_uri(&self) -> String {
        // Writing to memory cannot fail.
        let bytes = self.png().unwrap_or_default();
        format!("data:image/png;base64,{}", BASE64_STANDARD.encode(bytes))
    }

    fn png(&self) -> Result<Vec<u8>, EncodingError> {
        let height = self.indices.len() / self.width.max(1);
        let last = f64::from(LAST);
        let mut palette = Vec::new();
        for index in 0..=LAST {
            palette.extend(self.colors.at(f64::from(index) / last));
        }
        palette.extend([128; 3]);
        let mut alpha = vec![255; usize::from(LAST) + 1];
        alpha.push(0);
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, self.width as u32, height as u32);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(palette);
        encoder.set_trns(alpha);
        encoder.set_compression(Compression::High);
        // Neighbouring indices of a palette are not like each other.
        encoder.set_filter(Filter::NoFilter);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.indices[..self.width * height])?;
        writer.finish()?;
        Ok(bytes)
    }
}
