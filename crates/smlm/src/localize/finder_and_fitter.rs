//! The finder and the fitter of a run.

use gaussmle::{Backend, Camera, Fitter, FitterBuilder, Parameter, PixelSize};
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
/// Returns an error if an option is invalid, the performance log or the metrics are an input, the frames do not
/// match the camera or a region, or no device can be used.
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
    let finder: Finder = match crowded {
        Crowded::Off => {
            let detector = Detector::new(&detection, &camera, width, height)?;
            detector.with_lanes(gaussmle::device::cpu_lanes()).into()
        }
        Crowded::On | Crowded::Auto => {
            let sides = [width, height];
            let search = CrowdedSearch::new(crowded, &detection, &model.model, &camera, sides)?;
            let misfit = config.detection.psf_misfit.unwrap_or_default();
            search.with_misfit(misfit).into()
        }
    };
    check_back_end(config)?;
    let lights = config
        .detection
        .static_lights(detection.criterion, &camera)?;
    let finder = finder.without_static_light(lights);
    let regions = config.regions([width, height], pixel_size_um)?;
    let finder = finder.within(regions, reach(config, pixel_size_um, detection.roi));
    // A table has these columns, whatever `configure` asks for.
    let fitter = configure(config.fitter(model.model.clone(), camera)).outputs(config.outputs());
    let fitter = fitter.build()?;
    fitter.check_size(detection.roi)?;
    Ok((finder, fitter))
}

/// Refuses the light that stays for fits on GPUs.
pub(super) fn check_back_end(config: &RunConfig) -> Result<()> {
    let backend = config.settings.backend.or(config.environment.backend);
    match (config.detection.background_frames, backend) {
        (Some(_), Some(Backend::Gpu)) => {
            let cause = "light that stays is fitted on the CPU: leave this option out, or set `backend` to cpu or auto";
            Err(crate::error::config("background_frames", cause))
        }
        (Some(_), Some(Backend::Cpu | Backend::Auto) | None) | (None, _) => Ok(()),
    }
}

/// Pixels beyond a ROI of `roi` pixels where the position of its spot can be: those of the bounds, and the edge of
/// the next pixel.
fn reach(config: &RunConfig, pixel_size_um: PixelSize, roi: usize) -> usize {
    let bounds = config.model.bounds.iter().flatten();
    let beyond = bounds.filter_map(|bounds| {
        let axis = match bounds.parameter {
            Parameter::X => 0,
            Parameter::Y => 1,
            _ => return None,
        };
        let px = |um: f64| um / pixel_size_um.xy()[axis];
        Some((-px(bounds.lower)).max(px(bounds.upper) - roi as f64))
    });
    let beyond = beyond.fold(0.0, f64::max).ceil() as usize;
    beyond.saturating_add(1)
}
