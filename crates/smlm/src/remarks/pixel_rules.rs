//! Rules for pixels that no fit describes: not finite, equal, masked, saturated, dead or hot.

use gaussmle::Status;
use gaussmle_base::plural::quantity;

use super::bad_rois::BadRois;
use super::cause::{Cause, Remark};
use super::diagnosis::{Rules, percent};

/// The part of the ROIs that is worth a remark.
const SOME: f64 = 0.01;

impl Rules<'_> {
    /// ROIs that could not be fitted, with their most frequent reason.
    pub(super) fn bad_rois(&self) -> Option<Remark> {
        let bad = self.evidence.fits_with(Status::BadInput);
        if bad as f64 <= SOME * self.evidence.all_fits() {
            return None;
        }
        let BadRois {
            not_finite,
            constant,
            masked,
        } = self.evidence.bad;
        let (cause, reason) = match not_finite.max(constant).max(masked) {
            0 => return None,
            most if most == not_finite => (
                Cause::DeadPixels,
                "they have pixels that are NaN or infinite. Mask these pixels in the camera's maps, or look for the step that made them.",
            ),
            most if most == constant => (
                Cause::Saturation,
                "their pixels are all equal, as those of a saturated or dead part of the sensor. Check the brightness of the movie.",
            ),
            _ => (
                Cause::DeadPixels,
                "the camera's maps mask nearly all of their pixels. Check the mask, and that the maps are those of this part of the sensor.",
            ),
        };
        let rois = quantity(bad as usize, "ROI");
        Some(Remark::new(
            cause,
            format!("{rois} could not be fitted: {reason}"),
        ))
    }

    /// Pixels at the highest value of the camera.
    pub(super) fn saturation(&self) -> Option<Remark> {
        let (level, rois) = self.evidence.saturation()?;
        let part = rois as f64 / self.evidence.all_fits().max(1.0);
        (part > SOME).then(|| {
        Remark::new(
            Cause::Saturation,
            format!(
                "{} of the ROIs have saturated pixels: {level} ADU is the highest value of {}. Photons and widths of these spots are wrong. Use less light or a shorter exposure.",
                percent(part),
                quantity(rois as usize, "ROI")
            ),
        )
    })
    }

    /// Hot pixels that were fitted as spots, at the same places again and again. Peaks of noise, which
    /// are as narrow, are anywhere.
    pub(super) fn hot_pixels(&self) -> Option<Remark> {
        const FEWEST: f64 = 5.0;
        let sample = &self.evidence.sample;
        let (found, repeated) = self.evidence.repeated_single_pixels();
        (found >= FEWEST && repeated > 0.5 * found && found > SOME * sample.fits).then(|| {
            Remark::new(
                Cause::DeadPixels,
                format!(
                    "{} of the spots are no wider than a pixel, at the same places again and again: these are hot pixels. Mask them in the camera's maps.",
                    percent(found / sample.fits)
                ),
            )
        })
    }

    /// Single pixels that are far off.
    pub(super) fn dead_pixels(&self) -> Option<Remark> {
        let sample = &self.evidence.sample;
        let (far_off, repeated) = self.evidence.repeated_outliers();
        let places = match far_off > 0.0 && repeated > 0.5 * far_off {
            true => ", at the same places again and again",
            false => "",
        };
        // Fits take a hot pixel for a spot; the pixels without spots show their number.
        let hot = self.evidence.without_spots.hot_pixels();
        let area = (self.evidence.side * self.evidence.side) as f64;
        let with_hot = (1.0 - libm::pow(1.0 - hot, area)) * sample.fits;
        let outliers = sample.outliers.max(with_hot);
        let poor = sample.poor_outlier.max(with_hot.min(sample.poor));
        (poor > 0.3 * sample.poor && outliers > SOME * sample.fits).then(|| {
            Remark::new(
                Cause::DeadPixels,
                format!(
                    "{} of the ROIs have a single pixel that is far off{places}: a hot or dead pixel. Mask it in the camera's maps.",
                    percent(outliers / sample.fits)
                ),
            )
        })
    }
}
