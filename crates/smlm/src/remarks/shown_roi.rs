//! One ROI and its model, to be shown.

use gaussmle::{Camera, Fits};

use super::fitted_roi::FittedRoi;
use super::residuals::{Spots, electrons};
use super::spline_images::spline_images;

/// A ROI beside its model.
#[derive(Clone, Debug)]
pub(crate) struct ShownRoi {
    /// The photoelectrons of each pixel. NaN where the camera has no value.
    pub electrons: Vec<f64>,
    /// Those that the model expects; NaN if the fit failed.
    pub mean: Vec<f64>,
    /// The difference in standard deviations of the noise; NaN where one of them is.
    pub residuals: Vec<f64>,
}

/// The ROI of the only fit, with these pixels and this corner.
pub(crate) fn shown_roi(fits: &Fits, adu: &[f64], corner: [i32; 2], camera: &Camera) -> ShownRoi {
    let side = adu.len().isqrt();
    let pixels = electrons(adu, side, Some(corner), camera);
    let excess = camera.excess_noise();
    let spots = Spots::new(fits, camera.pixel_size_um());
    let spot = spots.get(0);
    let roi = match fits.model().spline_psf() {
        Some(psf) => {
            let (images, _) = spline_images(psf, &spot, spots.z(0).unwrap_or(0.0), side);
            FittedRoi::of(&pixels, side, &spot, images, excess)
        }
        None => FittedRoi::new(&pixels, side, &spot, excess),
    };
    let nothing = || vec![f64::NAN; adu.len()];
    let residual = |roi: &FittedRoi, i: usize| match roi.weights[i] > 0.0 {
        true => roi.residuals[i] * roi.weights[i].sqrt(),
        false => f64::NAN,
    };
    ShownRoi {
        electrons: pixels.iter().map(|[electrons, _]| *electrons).collect(),
        residuals: roi.as_ref().map_or_else(nothing, |roi| {
            (0..adu.len()).map(|i| residual(roi, i)).collect()
        }),
        mean: roi.map_or_else(nothing, |roi| roi.mean),
    }
}
