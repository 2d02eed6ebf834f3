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

    /// Single pixels that are far off.
    pub(super) fn dead_pixels(&self) -> Option<Remark> {
        let sample = &self.evidence.sample;
        let (outliers, repeated) = self.evidence.repeated_outliers();
        let places = match outliers > 0.0 && repeated > 0.5 * outliers {
            true => ", at the same places again and again",
            false => "",
        };
        (sample.poor_outlier > 0.3 * sample.poor && sample.outliers > SOME * sample.fits).then(|| {
            Remark::new(
                Cause::DeadPixels,
                format!(
                    "{} of the ROIs have a single pixel that is far off{places}: a hot or dead pixel. Mask it in the camera's maps.",
                    percent(sample.outliers / sample.fits)
                ),
            )
        })
    }
}
