//! Options of the search for spots.

use gaussmle::model::Given;
use gaussmle::{Camera, Model, PixelSize};
use gaussmle_crowded::Crowded;
use gaussmle_detect::{
    Border, Criterion, DEFAULT_FALSE_ALARMS, Detection, StaticLights, roi_side, width_px,
};

use crate::error::{Result, config};

/// The default width of a spot, pixels: that of a well-sampled microscope.
pub const USUAL_SIGMA_PX: f64 = 1.3;

gaussmle::option_group! {
    "Detection";
    /// The search for spots.
    pub struct DetectionConfig {
        /// Pixels along a side of a ROI [default: that of the PSF file, else seven widths, 7 to 21].
        #[arg(long, value_name = "PIXELS")]
        pub roi: Option<usize>,
        /// Expected false spots in a frame of pure background [default: 0.1].
        #[arg(long, value_name = "A_FRAME", group = "criterion")]
        pub false_alarms: Option<f64>,
        /// Threshold in standard deviations of the noise.
        #[arg(long, value_name = "SD", group = "criterion")]
        pub threshold: Option<f64>,
        /// Threshold on Picasso's net gradient, in a box of the ROI's size.
        #[arg(long, value_name = "ADU", group = "criterion")]
        pub min_net_gradient: Option<f64>,
        /// The width of spots that the band-pass is tuned to [default: the model's, else 1.3 pixels].
        #[arg(long = "detection-sigma", value_name = "UM")]
        pub detection_sigma_um: Option<f64>,
        /// The least distance of two spots [default: two widths].
        #[arg(long = "min-separation", value_name = "UM")]
        pub min_separation_um: Option<f64>,
        /// The treatment of spots whose ROI would leave the frame: skip or shift [default: skip].
        #[arg(long, value_enum)]
        pub border: Option<Border>,
        /// Leave out both of two spots if the detected peak of one is in the ROI of the other.
        #[arg(long, num_args = 0, default_missing_value = "true")]
        pub isolated: Option<bool>,
        /// Fit emitters whose light overlaps together: off, on, or auto, in frames where many overlap
        /// [default: auto, if the model and the other options allow it].
        #[arg(long, value_enum)]
        pub crowded: Option<Crowded>,
        /// The gain of the log-likelihood, for each photon around, that false emitters bring because the PSF is no
        /// Gaussian, 0 to 1: emitters fitted together must bring more [default: measured in crowded movies with
        /// `sigma` auto, else 0].
        #[arg(long, value_name = "A_PHOTON")]
        pub psf_misfit: Option<f64>,
        /// Find and fit spots beside light that stays: the median of each pixel in windows of so many frames.
        #[arg(long, value_name = "FRAMES")]
        pub background_frames: Option<usize>,
    }
}

/// Refuses a temporal median, if it is asked for, of frames that arrive one after the other.
pub(crate) fn refuse_median(is_set: bool) -> Result<()> {
    match is_set {
        true => Err(config(
            "background_frames",
            "the median needs all frames of a movie in advance: localize a finished movie, or leave this option out",
        )),
        false => Ok(()),
    }
}

impl DetectionConfig {
    /// Refuses options that need all frames of a movie, for frames that are searched as they come.
    ///
    /// # Errors
    ///
    /// Returns an error with the option.
    pub fn check_arriving(&self) -> Result<()> {
        refuse_median(self.background_frames.is_some())
    }

    /// The light that stays, if spots are found and fitted beside it.
    pub(crate) fn static_lights(
        &self,
        criterion: Criterion,
        camera: &Camera,
    ) -> Result<Option<StaticLights>> {
        let frames = self.background_frames;
        let lights = frames.map(|frames| StaticLights::new(frames, criterion, camera));
        Ok(lights.transpose()?)
    }

    /// These options without those that `first` replaces: the criterion comes from one of the two as
    /// a whole.
    pub(super) fn after(self, first: &Self) -> Self {
        let criteria = [first.false_alarms, first.threshold, first.min_net_gradient];
        match criteria.iter().any(Option::is_some) {
            true => Self {
                false_alarms: None,
                threshold: None,
                min_net_gradient: None,
                ..self
            },
            false => self,
        }
    }

    /// The detection for a model. `sigma_um` is the start value of a free width, and `psf_roi` the
    /// side of the ROIs from which the PSF was measured, if set.
    pub(super) fn detection(
        &self,
        model: &Model,
        sigma_um: Option<f64>,
        psf_roi: Option<usize>,
        pixel_size_um: PixelSize,
    ) -> Result<Detection> {
        let criterion = match (self.false_alarms, self.threshold, self.min_net_gradient) {
            (None, None, None) => Criterion::FalseAlarms(DEFAULT_FALSE_ALARMS),
            (Some(number), None, None) => Criterion::FalseAlarms(number),
            (None, Some(number), None) => Criterion::Deviations(number),
            (None, None, Some(number)) => Criterion::NetGradient(number),
            _ => {
                let cause = "only one of false_alarms, threshold and min_net_gradient can be set";
                return Err(config("false_alarms", cause));
            }
        };
        let tuned = self.detection_sigma_um.is_some() || self.min_separation_um.is_some();
        if self.min_net_gradient.is_some() && tuned {
            let cause = "the net gradient uses no width and no least distance: leave them out";
            return Err(config("min_net_gradient", cause));
        }
        if let Some(sigma_um) = self.detection_sigma_um {
            width_px("detection_sigma_um", sigma_um, pixel_size_um)?;
        }
        if let Some(misfit) = self.psf_misfit
            && !(0.0..=1.0).contains(&misfit)
        {
            return Err(config(
                "psf_misfit",
                format!("is {misfit}: it must be from 0 to 1"),
            ));
        }
        let from_model = match model.given() {
            Given::Width(um) => Some(um),
            Given::Curve(curve) => Some(curve.sigma_x0_um.max(curve.sigma_y0_um)),
            // The width in focus.
            Given::Spline(psf) => Some(psf.width_px(0.0) * pixel_size_um.mean_um()),
            Given::StartWidth(_) => sigma_um,
        };
        let is_replaced = self.detection_sigma_um.is_some() || self.min_net_gradient.is_some();
        if let (Given::Curve(_), Some(um), false) = (model.given(), from_model, is_replaced) {
            // The band-pass takes any width for that of `sigma_um`.
            width_px("psf", um, pixel_size_um)?;
        }
        let sigma_um = self.detection_sigma_um.or(from_model);
        let sigma_um = sigma_um.unwrap_or(USUAL_SIGMA_PX * pixel_size_um.mean_um());
        Ok(Detection {
            criterion,
            sigma_um,
            min_separation_um: self.min_separation_um,
            roi: self
                .roi
                .or(psf_roi)
                .unwrap_or_else(|| roi_side(sigma_um / pixel_size_um.mean_um())),
            border: self.border.unwrap_or_default(),
            isolated: self.isolated.unwrap_or(false),
        })
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::Astigmatism;

    use super::*;

    #[test]
    fn a_wrong_width_of_a_curve_names_the_psf() {
        let nm = [130.0, 140.0, 0.0, 0.0, 0.0, 0.0, 0.2, 0.4];
        let model = Model::astigmatic(Astigmatism::from_numbers(nm));
        let detection = |config: DetectionConfig| config.detection(&model, None, None, 0.1.into());
        let error = detection(DetectionConfig::default()).expect_err("too wide");
        assert_eq!(error.option(), Some("psf"), "{error}");
        assert!(error.to_string().contains("is 1400:"), "{error}");
        for unused in [
            DetectionConfig {
                detection_sigma_um: Some(0.13),
                ..DetectionConfig::default()
            },
            DetectionConfig {
                min_net_gradient: Some(400.0),
                ..DetectionConfig::default()
            },
        ] {
            assert!(detection(unused.clone()).is_ok(), "{unused:?}");
        }
    }
}
