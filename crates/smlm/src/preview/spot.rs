//! A ROI beside the model of its fit.

use gaussmle::{RoiStack, Status};
use gaussmle_detect::{Corner, cut_rois};
use gaussmle_io::movie::Pixels;
use ndarray::{ArrayView2, ArrayView3};

use super::Preview;
use crate::error::{Result, config as config_error};
use crate::remarks::shown_roi;

/// The pixels of a ROI, the model of the fit of this ROI alone, and its parameters.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SpotPreview {
    /// Pixels along a side.
    pub side: usize,
    /// The photoelectrons of each pixel, `[row][column]`. NaN where the camera has no value.
    pub electrons: Vec<f64>,
    /// Those that the model expects.
    pub model: Vec<f64>,
    /// The difference, in standard deviations of the noise.
    pub residuals: Vec<f64>,
    /// Name, unit, value and standard deviation of each parameter. The position is that on the sensor.
    pub parameters: Vec<(&'static str, &'static str, f64, Option<f64>)>,
    /// The probability of a worse fit, if the model is right.
    pub p_value: Option<f64>,
    /// The outcome of the fit.
    pub status: Status,
}

impl Preview {
    /// Fits the ROI with its first pixel at `corner`, alone.
    ///
    /// # Errors
    ///
    /// Returns an error if the frame does not exist or cannot be read, the ROI leaves the frame, or the
    /// fit fails.
    pub fn spot(&self, frame: usize, corner: Corner) -> Result<SpotPreview> {
        self.check(frame)?;
        let (side, shape) = (self.roi(), self.movie.shape());
        let fits_in =
            |at: usize, length: usize| at.checked_add(side).is_some_and(|end| end <= length);
        if !fits_in(corner.x, shape.width) || !fits_in(corner.y, shape.height) {
            let cause = format!(
                "the ROI of {side}x{side} pixels at {}, {} leaves the frame",
                corner.x, corner.y
            );
            return Err(config_error("corner", cause));
        }
        let opened = self.opened()?;
        let fitter = &opened.fitter;
        let places = [(frame, corner)];
        let pixels = cut_rois(self.movie.as_ref(), &places, side, frame..frame + 1)?;
        // Frames have at most 2^31 pixels along a side.
        let place = [corner.x as i32, corner.y as i32];
        let corners = ArrayView2::from_shape((1, 2), &place).expect("a corner");
        let sides = (1, side, side);
        let (fits, adu): (_, Vec<f64>) = match &pixels {
            Pixels::U16(pixels) => {
                let rois = ArrayView3::from_shape(sides, pixels).expect("a ROI");
                let stack = RoiStack::from_u16(rois)?.with_corners(corners)?;
                let adu = pixels.iter().map(|adu| f64::from(*adu)).collect();
                (fitter.fit(&stack)?, adu)
            }
            Pixels::F32(pixels) => {
                let rois = ArrayView3::from_shape(sides, pixels).expect("a ROI");
                let stack = RoiStack::from_f32(rois)?.with_corners(corners)?;
                let adu = pixels.iter().map(|adu| f64::from(*adu)).collect();
                (fitter.fit(&stack)?, adu)
            }
        };
        let shown = shown_roi(&fits, &adu, place, &self.camera);
        let table = fits.table();
        let number = |name: &str| table.floats(name).map(|values| values[0]);
        let parameters = fits.model().parameters().iter().map(|parameter| {
            let name = parameter.name();
            let std = number(&format!("{name}_std"));
            (
                name,
                parameter.unit(),
                number(name).unwrap_or(f64::NAN),
                std,
            )
        });
        Ok(SpotPreview {
            side,
            electrons: shown.electrons,
            model: shown.mean,
            residuals: shown.residuals,
            parameters: parameters.collect(),
            p_value: number("p_value"),
            status: fits.status()[0],
        })
    }
}
