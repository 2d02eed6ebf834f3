//! How a picture's numbers become colours.

use super::color::{ColorMap, Rgb, hue};
use super::error::{RenderError, positive, range};
use super::percentile::quantile;
use super::picture::Picture;

/// Shades that are told apart.
const SHADES: usize = 256;

/// The percentiles of z that colours span, unless a range is given: a few stray localizations do not stretch it.
const Z_PERCENTILES: [f64; 2] = [2.0, 98.0];

/// What is shown at full brightness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contrast {
    /// A percentile of the pixels with anything in them.
    Percentile(f64),
    /// A number of localizations in a pixel.
    Count(f64),
}

impl Default for Contrast {
    /// Brighter than all but one pixel in two hundred.
    fn default() -> Self {
        Contrast::Percentile(99.5)
    }
}

/// How a picture is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Colours, unless they stand for z.
    pub color_map: ColorMap,
    /// What is shown at full brightness.
    pub contrast: Contrast,
    /// Brightness goes with this power of the count: 1 shows it as it is, 0.5 lifts what is faint.
    pub gamma: f64,
    /// The z of the first and of the last hue, um. By default percentiles 2 and 98.
    pub z_range_um: Option<[f64; 2]>,
    /// Whether a scale bar is drawn, and a key where colours stand for z. What does not fit in a picture is left out.
    pub scale_bar: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            color_map: ColorMap::default(),
            contrast: Contrast::default(),
            gamma: 1.0,
            z_range_um: None,
            scale_bar: true,
        }
    }
}

impl Look {
    pub(super) fn check(&self) -> Result<(), RenderError> {
        positive("gamma", self.gamma)?;
        if let Some([from, to]) = self.z_range_um {
            range("the range of z (um)", from, to)?;
        }
        match self.contrast {
            Contrast::Count(count) => positive("the count of full brightness", count),
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

    /// The count of full brightness; 1 where nothing is.
    pub(super) fn brightest(&self, picture: &Picture) -> f32 {
        match self.contrast {
            Contrast::Count(count) => count as f32,
            Contrast::Percentile(percentile) => {
                let filled = || {
                    let counts = picture.counts.iter();
                    counts.filter(|&&count| count > 0.0).map(|&n| (n, 1.0))
                };
                quantile(filled, percentile / 100.0).unwrap_or(1.0)
            }
        }
    }

    /// The z of the first and the last hue, if colours stand for it.
    fn z_range(&self, picture: &Picture) -> Option<[f64; 2]> {
        let sums = picture.z_sums_um.as_ref()?;
        if self.z_range_um.is_some() {
            return self.z_range_um;
        }
        // Each pixel weighs what it holds, so faint rims, which are many, do not decide.
        let all = || {
            let pairs = picture.counts.iter().zip(sums);
            let filled = pairs.filter(|&(&count, _)| count > 0.0);
            filled.map(|(&count, &sum)| (sum / count, count))
        };
        let ends = Z_PERCENTILES.map(|percentile| quantile(all, percentile / 100.0));
        Some(match ends {
            [Some(from), Some(to)] if from < to => [from.into(), to.into()],
            // A plane, or nothing: any range about it will do.
            [from, _] => {
                let middle = f64::from(from.unwrap_or(0.0));
                [middle - 0.5, middle + 0.5]
            }
        })
    }
}

/// What colours stand for.
enum Colors {
    Counts(Vec<Rgb>),
    Depth { range_um: [f64; 2], hues: Vec<Rgb> },
}

/// Turns the pixels of a picture into colours.
pub(super) struct Painter<'a> {
    picture: &'a Picture,
    brightest: f32,
    gamma: f32,
    colors: Colors,
}

impl<'a> Painter<'a> {
    pub(super) fn new(picture: &'a Picture, look: &Look) -> Result<Self, RenderError> {
        look.check()?;
        let shade = |k: usize| k as f64 / (SHADES - 1) as f64;
        let colors = match look.z_range(picture) {
            Some(range_um) => Colors::Depth {
                range_um,
                hues: (0..SHADES).map(|k| hue(shade(k))).collect(),
            },
            None => {
                let shades = (0..SHADES).map(|k| look.color_map.at(shade(k)));
                Colors::Counts(shades.collect())
            }
        };
        Ok(Self {
            picture,
            brightest: look.brightest(picture),
            gamma: look.gamma as f32,
            colors,
        })
    }

    /// The range of z that the hues span.
    pub(super) fn z_range_um(&self) -> Option<[f64; 2]> {
        match self.colors {
            Colors::Counts(_) => None,
            Colors::Depth { range_um, .. } => Some(range_um),
        }
    }

    /// Paints a row of pixels.
    pub(super) fn row(&self, y: usize, out: &mut [u8]) {
        let first = y * self.picture.width;
        for (x, out) in out.as_chunks_mut::<3>().0.iter_mut().enumerate() {
            *out = self.color(first + x);
        }
    }

    fn color(&self, pixel: usize) -> Rgb {
        let count = self.picture.counts[pixel];
        let part = (count / self.brightest).min(1.0);
        let bright = match self.gamma {
            1.0 => part,
            gamma => part.powf(gamma),
        };
        let last = (SHADES - 1) as f32;
        match &self.colors {
            Colors::Counts(shades) => shades[(bright * last).round() as usize],
            Colors::Depth { range_um, hues } => {
                let z = f64::from(self.picture.z_um(pixel).unwrap_or(0.0));
                let t = (z - range_um[0]) / (range_um[1] - range_um[0]);
                let hue = hues[(t.clamp(0.0, 1.0) as f32 * last).round() as usize];
                hue.map(|part| (f32::from(part) * bright).round() as u8)
            }
        }
    }
}
