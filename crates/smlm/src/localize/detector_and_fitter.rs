//! The detector and the fitter of a run.

use gaussmle::{Camera, Fitter, FitterBuilder, Model, Output};

use crate::config::{RunConfig, psf_notes};
use crate::detect::Detector;
use crate::error::Result;

/// The detector and the fitter for frames of `width` x `height` pixels. `configure` changes the
/// builder of the fitter. Notes on the PSF are added to `notes`.
pub(crate) fn detector_and_fitter(
    config: &RunConfig,
    (model, camera): (Model, Camera),
    [width, height]: [usize; 2],
    configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
    notes: &mut Vec<String>,
) -> Result<(Detector, Fitter)> {
    let pixel_size_um = camera.pixel_size_um();
    let detection = config.detection(&model, pixel_size_um)?;
    let calibration = config.model.psf_calibration()?;
    notes.extend(psf_notes(&calibration, detection.roi, pixel_size_um));
    let detector = Detector::new(&detection, &camera, width, height)?;
    // A table has these columns, whatever `configure` asks for.
    let fitter = configure(config.fitter(model, camera)).outputs(Output::TABLE);
    Ok((detector, fitter.build()?))
}
