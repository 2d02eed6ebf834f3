//! Colours, contrast and scale bar of a saved picture.

use super::color::ColorMap;
use super::error::{RenderError, check_positive, check_range};
use super::percentile::weighted_quantile;
use super::picture::Picture;

/// The percentiles of z at the first and the last hue by default. A few outliers do not extend the
/// range.
const Z_PERCENTILES: [f64; 2] = [2.0, 98.0];

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
    /// The exponent of the brightness: 1 is linear, 0.5 makes faint structures brighter.
    pub gamma: f64,
    /// The z of the first and the last hue, um. The default is percentiles 2 and 98.
    pub z_range_um: Option<[f64; 2]>,
    /// True if lit pixels of a sparse picture are drawn as discs; see [`Picture::disc_radius_px`].
    pub discs: bool,
    /// True if a scale bar is drawn, and a colour key if hues represent z. In a small picture, what
    /// does not fit is left out.
    pub scale_bar: bool,
}

impl Default for ColorMapping {
    fn default() -> Self {
        Self {
            color_map: ColorMap::default(),
            contrast: Contrast::default(),
            gamma: 1.0,
            z_range_um: None,
            discs: true,
            scale_bar: true,
        }
    }
}

impl ColorMapping {
    pub(super) fn validate(&self) -> Result<(), RenderError> {
        check_positive("gamma", self.gamma)?;
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

    /// The count that is shown at full brightness; 1 for an empty picture.
    pub(super) fn full_brightness(&self, picture: &Picture) -> f32 {
        match self.contrast {
            Contrast::Count(count) => count as f32,
            Contrast::Percentile(percentile) => {
                let filled = || {
                    let counts = picture.counts.iter();
                    counts.filter(|&&count| count > 0.0).map(|&n| (n, 1.0))
                };
                weighted_quantile(filled, percentile / 100.0).unwrap_or(1.0)
            }
        }
    }

    /// The z of the first and the last hue; `None` for a picture without z.
    pub(super) fn z_range(&self, picture: &Picture) -> Option<[f64; 2]> {
        let sums = picture.z_sums_um.as_ref()?;
        if self.z_range_um.is_some() {
            return self.z_range_um;
        }
        // Weights by count keep the many faint pixels at the rims of spots from dominating.
        let weighted = || {
            let pairs = picture.counts.iter().zip(sums);
            let filled = pairs.filter(|&(&count, _)| count > 0.0);
            filled.map(|(&count, &sum)| (sum / count, count))
        };
        let ends = Z_PERCENTILES.map(|percentile| weighted_quantile(weighted, percentile / 100.0));
        Some(match ends {
            [Some(from), Some(to)] if from < to => [from.into(), to.into()],
            // All z are equal, or the picture is empty: any range that contains the value works.
            [from, _] => {
                let middle = f64::from(from.unwrap_or(0.0));
                [middle - 0.5, middle + 0.5]
            }
        })
    }
}
