//! The finder and the fitter of a run.

use gaussmle::{Camera, Fitter, FitterBuilder};
use gaussmle_crowded::{Crowded, CrowdedSearch};
use gaussmle_detect::Detector;

use crate::config::{CalibratedModel, RunConfig, psf_notes};
use crate::error::Result;
use crate::localize::finder::Finder;
use crate::localize::output_paths::check_run_paths;

/// The finder and the fitter of a run on frames of `width` x `height` pixels. `configure` changes
/// the builder of the fitter. Notes on the PSF are added to `notes`.
///
/// # Errors
///
/// Returns an error if an option is invalid, the performance log or the metrics are an input, the frames do not match the camera, or no device can be
/// used.
pub fn finder_and_fitter(
    config: &RunConfig,
    (model, camera): (&CalibratedModel, Camera),
    [width, height]: [usize; 2],
    configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
    notes: &mut Vec<String>,
) -> Result<(Finder, Fitter)> {
    check_run_paths(&[], &[], config)?;
    let pixel_size_um = camera.pixel_size_um();
    let crowded = config.crowded_for(&model.model, pixel_size_um)?;
    let detection = config.detection(model, pixel_size_um)?;
    notes.extend(psf_notes(&model.calibration, detection.roi, pixel_size_um));
    let finder = match crowded {
        Crowded::Off => {
            let detector = Detector::new(&detection, &camera, width, height)?;
            detector.with_lanes(gaussmle::device::cpu_lanes()).into()
        }
        Crowded::On | Crowded::Auto => {
            let sides = [width, height];
            CrowdedSearch::new(crowded, &detection, &model.model, &camera, sides)?.into()
        }
    };
    // A table has these columns, whatever `configure` asks for.
    let fitter = configure(config.fitter(model.model.clone(), camera)).outputs(config.outputs());
    let fitter = fitter.build()?;
    fitter.check_size(detection.roi)?;
    Ok((finder, fitter))
}
