//! Rules for spots that do not have the width or the shape of the model.

use super::cause::{Cause, Remark};
use super::diagnosis::{CERTAIN, Rules, percent};
use super::shape_signs::Misfit;

/// The deviance of a common shape besides the width that is no chance: 5 standard deviations.
const OTHER_SHAPE: f64 = 25.0;

/// The deviance of a common width that is no chance beside spots with misfits of their own: 10
/// standard deviations.
const WRONG_WIDTH: f64 = 100.0;

/// The part of the fits at the ends of the range of z that is worth a remark, and the fewest fits.
const AT_ENDS: f64 = 0.2;
const FEWEST_AT_ENDS: f64 = 10.0;

impl Rules<'_> {
    /// Widths that no microscope gives, or that are far from that of the model.
    pub(super) fn gross_width(&self, is_poor: bool) -> Option<Remark> {
        let widths = &self.evidence.widths;
        let gross = || {
            let model = self.remedies().given_width()?;
            (is_poor && widths.is_gross(model)).then(|| widths.wrong(model, true))
        };
        let is_given = self.remedies().given_width().is_some();
        let implausible =
            widths.implausible(self.evidence.pixel_um, is_given, self.evidence.knows_light);
        implausible.or_else(gross)
    }

    /// Spots outside the range of z.
    pub(super) fn z_range(&self) -> Option<Remark> {
        let (part, [low, high]) = self.evidence.at_ends_of_z()?;
        let left = match part < 1.0 - AT_ENDS {
            true => "",
            false => {
                "Nearly none is within the range: check the focus, and that the PSF file is that of this microscope. "
            }
        };
        let calibration = self.remedies().calibration();
        (part > AT_ENDS && self.evidence.fits_in_z() >= FEWEST_AT_ENDS).then(|| {
            Remark::new(
                Cause::ZRange,
                format!(
                    "{} of the fits are at an end of the range of z, {low:.2} or {high:.2} um: these spots are farther from the focus than the PSF was calibrated for (`z_range_um` of its file), and their z is wrong. Their status is `z_at_bound`, so pictures, analyses and other programs' files leave them out. {left}Only {calibration} of a scan over a larger range fits them.",
                    percent(part)
                ),
            )
        })
    }

    /// True if the spots have another width than the model, as far as single ones tell.
    fn has_other_width(&self) -> bool {
        match self.remedies().given_width() {
            Some(model_um) => self.evidence.widths.is_off(model_um),
            None => !self.remedies().has_free_width(),
        }
    }

    /// A slope of the background, if it explains more than `other`, the deviance of a shape that all
    /// spots share.
    fn slope(&self, noise: f64, other: f64) -> Option<Remark> {
        let (deviance, slope) = self.evidence.slopes.common(noise)?;
        (deviance > other).then(|| {
            Remark::new(
                Cause::Background,
                format!(
                    "The background rises by about {slope:.1} photons from one pixel to the next, which the model does not have: it shifts the spots towards the brighter side, by more than their standard deviations say. If it stays through the movie, `background_frames` = 100 gives it to the fits as known light. Smaller ROIs (`roi`) and even illumination make it less; a background that is subtracted beforehand leaves noise that the camera's numbers do not have."
                ),
            )
        })
    }

    /// Pixels that are square, and are said not to be: all spots look elongated along the same axis.
    fn oblong_pixels(&self, alone: Misfit) -> Option<Remark> {
        let [x_um, y_um] = self.evidence.pixel_sides_um;
        let is_such = x_um != y_um && self.remedies().has_one_width() && alone.is_along_one_axis();
        // The longer side is where the light seems to be wider.
        let is_along_x = alone.more_along_x > 0.0;
        (is_such && is_along_x == (x_um > y_um)).then(|| {
            let axis = if is_along_x { "x" } else { "y" };
            Remark::new(
                Cause::PixelSize,
                format!(
                    "All spots are elongated along {axis}, along which a pixel is said to be longer: {x_um} um along x, {y_um} um along y. Pixels of most cameras are square: check the pixel size. If it is right, the PSF is elongated, as by drift or astigmatism, and the model xynbsxsy fits its widths."
                ),
            )
        })
    }

    /// Spots that do not have the model's shape. `is_noise` tells of a remark on too much
    /// noise, `is_right` of none on noise.
    pub(super) fn shape(&self, is_noise: bool, is_right: bool) -> Option<Remark> {
        let noise = self.evidence.all_noise();
        let evidence = self.evidence;
        let all = evidence.shapes.misfit(noise);
        let alone = evidence.shapes_alone.misfit(noise);
        // Of dense spots, nearly none is alone, and these have light of some that were not found.
        let few_alone = evidence.shapes_alone.rois() < 0.1 * evidence.shapes.rois();
        let is_dense = few_alone && evidence.shapes.rois() > 20.0;
        let slope = || self.slope(noise, alone.width.max(alone.other));
        if let Some(slope) = (!is_dense).then(slope).flatten() {
            return Some(slope);
        }
        if !(all.total > 1.5 * CERTAIN * all.error && all.total > evidence.shapes.rois()) {
            return self.mixture(is_noise);
        }
        let has_poor = evidence.sample.poor > 0.02 * evidence.sample.fits;
        let overlap = || has_poor.then(|| self.overlap(is_noise)).flatten();
        if is_dense {
            return overlap().or_else(|| self.dense(is_noise));
        }
        let alone_is_poor =
            alone.total > CERTAIN * alone.error && alone.total > 0.2 * evidence.shapes_alone.rois();
        if !alone_is_poor {
            return overlap();
        }
        let remedies = self.remedies();
        if let Some(pixels) = self.oblong_pixels(alone) {
            return Some(pixels);
        }
        Some(match alone {
            // A measured PSF may have any shape, but that of all spots.
            misfit if remedies.is_measured() => {
                let psf = || remedies.psf(evidence.sample.bright_are_poor());
                match misfit.is_common() {
                    true => psf(),
                    false => overlap().unwrap_or_else(psf),
                }
            }
            misfit if misfit.is_astigmatic() && remedies.has_one_width() => remedies.astigmatism(),
            misfit if misfit.is_along_both_axes() && !remedies.has_one_width() => {
                remedies.widths_of_no_z()
            }
            misfit if misfit.is_motion() && is_right => remedies.motion(),
            Misfit {
                total,
                width,
                other,
                ..
            } if width + other > 0.5 * total => {
                // A wrong width alone leaves no other shape.
                let is_psf = other > OTHER_SHAPE && other > 0.05 * width;
                match remedies.has_free_width() || is_psf {
                    true => remedies.psf(evidence.sample.bright_are_poor()),
                    false => remedies.width(&evidence.widths, alone.more_width > 0.0),
                }
            }
            // Neighbours too near to be found make some spots of a wrong width worse than others.
            Misfit { width, .. } if width > WRONG_WIDTH && self.has_other_width() => {
                remedies.width(&evidence.widths, alone.more_width > 0.0)
            }
            _ => return overlap(),
        })
    }
}
