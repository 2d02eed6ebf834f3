//! The widths that spots have, and remarks on those that no microscope gives.

use super::cause::{Cause, Remark};

/// Widths of spots of visible light, um. In focus, sigma is 0.21 wavelengths over the numerical
/// aperture: 0.075 um (0.5 um, 1.4) to 0.3 um (0.7 um, 0.5). Objectives for single molecules have 1
/// at least, which gives 0.15 um.
const PLAUSIBLE_UM: std::ops::RangeInclusive<f64> = 0.07..=0.2;

/// The same for a model with a given width. Another width of the spots has a remark of its own.
const PLAUSIBLE_GIVEN_UM: std::ops::RangeInclusive<f64> = 0.06..=0.35;

/// The width of a hot pixel, at most, pixels. It says nothing about the size of pixels.
const SINGLE_PIXEL: f64 = 0.7;

/// The ratio of a given width and the true one, or its inverse, from which the pixels beside a spot
/// are not dark, so their noise tells nothing.
const GROSS: f64 = 2.0;

/// The relative difference of a given width and that of most spots which neighbours do not explain:
/// they widen most spots by less.
const OFF: f64 = 0.06;

/// The fewest spots for a remark.
const FEWEST: usize = 10;

/// The widths of single spots, um. A fixed width is fitted for this.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct WidthSigns {
    widths_um: Vec<f64>,
}

impl WidthSigns {
    pub fn add(&mut self, width_um: f64) {
        if width_um.is_finite() {
            self.widths_um.push(width_um);
        }
    }

    /// The median, which spots that were not fitted well do not change.
    pub fn median_um(&self) -> Option<f64> {
        let mut widths = self.widths_um.clone();
        (!widths.is_empty()).then(|| gaussmle_base::stats::median(&mut widths))
    }

    /// True if more than half of the spots are such, by three standard deviations.
    fn most(&self, is_such: impl Fn(f64) -> bool) -> bool {
        let all = self.widths_um.len();
        let such = self.widths_um.iter().filter(|&&um| is_such(um)).count();
        let above_half = such as f64 - 0.5 * all as f64;
        all >= FEWEST && above_half > 1.5 * (all as f64).sqrt()
    }

    /// A remark on widths that visible light does not have.
    pub fn implausible(&self, pixel_um: f64, is_given: bool, knows_light: bool) -> Option<Remark> {
        let plausible = match is_given {
            true => PLAUSIBLE_GIVEN_UM,
            false => PLAUSIBLE_UM,
        };
        let (least, largest) = (*plausible.start(), *plausible.end());
        let (error, otherwise) = match () {
            () if self.most(|um| um > largest) => (
                "large",
                match knows_light {
                    true => "out of focus or large beads, or the numerical aperture is low",
                    false => {
                        "out of focus or large beads, the numerical aperture is low, or they are structures that stay in all frames: `background_frames` = 100 takes these away"
                    }
                },
            ),
            () if self.most(|um| um < least && um > SINGLE_PIXEL * pixel_um) => ("small", "noise"),
            () => return None,
        };
        let median = self.median_um()?;
        Some(Remark::new(
            Cause::PixelSize,
            format!(
                "The spots have a width (sigma) of about {median:.2} um, where visible light gives 0.08 to 0.15 um in focus with the objectives for single molecules: the pixel size, {pixel_um} um, is likely too {error}. If it is right, the spots are {otherwise}."
            ),
        ))
    }

    /// True if the width of a model is far from that of most spots.
    pub fn is_gross(&self, model_um: f64) -> bool {
        self.most(|um| um > GROSS * model_um) || self.most(|um| GROSS * um < model_um)
    }

    /// True if the width of a model is not that of a typical spot.
    pub fn is_off(&self, model_um: f64) -> bool {
        self.median_um()
            .is_some_and(|um| (um / model_um - 1.0).abs() > OFF)
    }

    /// The remark on a model of another width than the spots have. `is_wider` is the direction as
    /// far as it is known otherwise.
    pub fn wrong(&self, model_um: f64, is_wider: bool) -> Remark {
        let median = self.median_um();
        let is_wider = median.map_or(is_wider, |um| um > model_um);
        let direction = if is_wider { "wider" } else { "narrower" };
        let widths = match median {
            Some(um) => format!(": they have about {um:.3} um, the model {model_um} um"),
            None => String::new(),
        };
        Remark::new(
            Cause::Width,
            format!(
                "All spots are {direction} than the model{widths}. Correct the width `sigma` or the pixel size (both in um), or fit the width (model xynbs)."
            ),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signs(widths: impl IntoIterator<Item = f64>) -> WidthSigns {
        let mut signs = WidthSigns::default();
        widths.into_iter().for_each(|um| signs.add(um));
        signs
    }

    #[test]
    fn most_spots_decide() {
        let of = |signs: WidthSigns, pixel_um| {
            let found = signs.implausible(pixel_um, true, false);
            found.map(|found| found.cause)
        };
        let cause = |signs| of(signs, 0.4);
        assert_eq!(cause(signs([0.5; 30])), Some(Cause::PixelSize));
        assert_eq!(of(signs([0.03; 30]), 0.025), Some(Cause::PixelSize));
        // Hot pixels.
        assert_eq!(of(signs([0.03; 30]), 0.1), None);
        assert_eq!(cause(signs([0.13; 30])), None);
        // Few spots, and spots of which about half are wide, are no sign.
        assert_eq!(cause(signs([0.5; 9])), None);
        let halves = (0..100).map(|i| if i % 10 < 6 { 0.5 } else { 0.13 });
        assert_eq!(cause(signs(halves)), None);
        assert_eq!(cause(signs([f64::NAN; 30])), None);
    }

    #[test]
    fn widths_are_told_in_um() {
        let text = signs([0.15, 0.14, 0.16]).wrong(0.3, true).text;
        let start =
            "All spots are narrower than the model: they have about 0.150 um, the model 0.3 um.";
        assert!(text.starts_with(start), "{text}");
        assert!(!signs([0.15; 30]).is_gross(0.2) && signs([0.15; 30]).is_gross(0.31));
        assert!(signs([0.15; 30]).is_gross(0.07));
        assert!(signs([0.15; 3]).is_off(0.16) && !signs([0.15; 3]).is_off(0.155));
        assert!(!WidthSigns::default().is_off(0.155));
        let none = WidthSigns::default().wrong(0.3, true).text;
        assert!(
            none.starts_with("All spots are wider than the model. "),
            "{none}"
        );
    }
}
