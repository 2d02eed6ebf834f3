//! Colours, contrast and scale bar of a saved picture.

use gaussmle_base::plural::quantity;

use super::color::ColorMap;
use super::error::{RenderError, check_positive, check_range};
use super::picture::Picture;
use super::tone::{Tone, automatic_gamma, full_count};

/// The value that is shown at full brightness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contrast {
    /// A percentile of the non-empty pixels.
    Percentile(f64),
    /// A number of localizations in a pixel.
    Count(f64),
}

impl Default for Contrast {
    /// The 99.5th percentile: one non-empty pixel in two hundred is brighter.
    fn default() -> Self {
        Contrast::Percentile(99.5)
    }
}

/// The mapping from localization counts to colours.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ColorMapping {
    /// The colour map; unused if hues represent z.
    pub color_map: ColorMap,
    /// The value that is shown at full brightness.
    pub contrast: Contrast,
    /// The exponent of the brightness: 1 is linear, 0.5 makes faint structures brighter. By default
    /// it is from 0.4 to 1, such that the median localization has 0.55 of the full brightness, or
    /// 0.75 if hues represent z. It is 1 with [`Contrast::Count`], so that pictures can be compared.
    pub gamma: Option<f64>,
    /// The z of the first and the last hue, um. The default is [`Picture::z_range_um`].
    pub z_range_um: Option<[f64; 2]>,
    /// True if a scale bar is drawn, and a colour key if hues represent z. In a small picture, what
    /// does not fit is left out.
    pub scale_bar: bool,
}

impl Default for ColorMapping {
    fn default() -> Self {
        Self {
            color_map: ColorMap::default(),
            contrast: Contrast::default(),
            gamma: None,
            z_range_um: None,
            scale_bar: true,
        }
    }
}

impl ColorMapping {
    pub(super) fn validate(&self) -> Result<(), RenderError> {
        if let Some(gamma) = self.gamma {
            check_positive("gamma", gamma)?;
        }
        if let Some([from, to]) = self.z_range_um {
            check_range("the range of z (um)", from, to)?;
        }
        match self.contrast {
            Contrast::Count(count) => check_positive("the count of full brightness", count),
            Contrast::Percentile(value) if !(value > 0.0 && value <= 100.0) => {
                Err(RenderError::Value {
                    what: "the percentile of full brightness",
                    value,
                    needed: "it must be above 0 and at most 100",
                })
            }
            Contrast::Percentile(_) => Ok(()),
        }
    }

    /// The z of the first and the last hue; `None` for a picture without z.
    pub(super) fn z_range(&self, picture: &Picture) -> Option<[f64; 2]> {
        picture
            .z_range_um
            .map(|range| self.z_range_um.unwrap_or(range))
    }
}

impl Picture {
    /// The brightness of the counts with a colour mapping. The full brightness of an empty picture is
    /// 1.
    pub fn tone(&self, mapping: &ColorMapping) -> Tone {
        let pixels = || self.counts.iter().map(|&count| (count, 1.0));
        let (full, automatic) = match mapping.contrast {
            Contrast::Count(count) => (count as f32, false),
            Contrast::Percentile(percentile) => {
                let full = full_count(pixels, percentile / 100.0);
                (full.unwrap_or(1.0), true)
            }
        };
        let gamma = match mapping.gamma {
            Some(gamma) => gamma as f32,
            None if automatic => automatic_gamma(pixels, full, self.z_sums_um.is_some()),
            None => 1.0,
        };
        Tone { full, gamma }
    }

    /// Size, localizations and brightness in a line.
    pub fn summary(&self, mapping: &ColorMapping) -> String {
        let tone = self.tone(mapping);
        format!(
            "{}x{} pixels (height x width) of {} um, {}; full brightness {:.3} in a pixel, gamma {}",
            self.height,
            self.width,
            self.pixel_size_um,
            quantity(self.row_counts.inside as usize, "localization"),
            tone.full,
            tone.gamma
        )
    }
}
