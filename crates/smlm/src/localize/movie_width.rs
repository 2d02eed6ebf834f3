//! The width of the spots of a movie and the misfit of its PSF: in place of `auto`, and compared with stated ones.

use std::ops::Range;

use gaussmle::{Camera, CancelToken, Model};
use gaussmle_crowded::{Crowded, CrowdedSearch, Width};
use gaussmle_detect::{Criterion, DEFAULT_FALSE_ALARMS, StaticLights, width_px};
use gaussmle_io::movie::Movie;

use crate::config::{RunConfig, Sigma, USUAL_SIGMA_PX};
use crate::error::Result;
use crate::localize::finder_and_fitter::check_back_end;

/// The relative difference of two widths above which bright spots are split.
const WRONG: f64 = 0.02;

/// The share of lone spots that look like two, beyond those that are, above which the PSF is no Gaussian.
const TAILS: f64 = 0.01;

/// The options of a run on frames of a movie, with the width of lone spots and the misfit of the PSF in place of
/// `auto`, and notes on them. A stated one is compared if emitters are fitted together, in at least half of a few
/// frames. `sigma` is that of the model, if it takes a width.
///
/// # Errors
///
/// Returns an error if the width is to be measured, and there are too few lone spots, a frame cannot be
/// read, or `cancel` ends it.
pub fn with_movie_width(
    config: &RunConfig,
    sigma: Option<Sigma>,
    camera: &Camera,
    (movie, frames): (&dyn Movie, Range<usize>),
    cancel: &CancelToken,
) -> Result<(RunConfig, Vec<String>)> {
    check_back_end(config)?;
    let mut config = config.clone();
    let pixel_um = camera.pixel_size_um();
    let criterion = Criterion::FalseAlarms(DEFAULT_FALSE_ALARMS);
    let lights = config.detection.static_lights(criterion, camera)?;
    let measured = |start_um: f64| {
        let of_movie = (movie, frames.clone());
        Width::measure(of_movie, camera, lights.as_ref(), start_um, cancel)
    };
    let mut notes = Vec::new();
    match sigma {
        Some(Sigma::Auto) => {
            let start_um = match config.detection.detection_sigma_um {
                Some(um) => width_px("detection_sigma_um", um, pixel_um).map(|_| um)?,
                None => USUAL_SIGMA_PX * pixel_um.mean_um(),
            };
            let width = measured(start_um)?;
            config.model.sigma_um = Some(width.sigma_um.into());
            let is_crowded = is_crowded(&config, width.sigma_um, camera, (movie, &frames), cancel);
            notes.push(format!(
                "the width of spots is {} um, measured from {} lone spots in {} frames",
                width.sigma_um, width.spots, width.frames
            ));
            if is_crowded && config.detection.psf_misfit.is_none() {
                let of_movie = (movie, &frames);
                let misfit = misfit(&config, width.sigma_um, camera, of_movie, cancel)?;
                config.detection.psf_misfit = (misfit > 0.0).then_some(misfit);
                notes.extend(match misfit > 0.0 {
                    true => Some(taken(misfit)),
                    false => tails(&width),
                });
            }
        }
        Some(Sigma::Um(um)) => {
            let is_crowded = is_crowded(&config, um, camera, (movie, &frames), cancel);
            if is_crowded && let Ok(width) = measured(um) {
                let misfit = || misfit(&config, um, camera, (movie, &frames), cancel).ok();
                notes.extend(difference(um, &width).or_else(
                    || match config.detection.psf_misfit {
                        Some(_) => None,
                        None => misfit().and_then(unstated).or_else(|| tails(&width)),
                    },
                ));
            }
        }
        None => {}
    }
    Ok((config, notes))
}

/// True if a run with this width fits emitters together, in at least half of a few frames. Options that are
/// refused, and frames that cannot be read, are errors where the run uses them.
fn is_crowded(
    config: &RunConfig,
    sigma_um: f64,
    camera: &Camera,
    (movie, frames): (&dyn Movie, &Range<usize>),
    cancel: &CancelToken,
) -> bool {
    let (model, pixel_um) = (Model::xynb(sigma_um), camera.pixel_size_um());
    let crowded = match config.crowded_for(&model, pixel_um) {
        Ok(Crowded::Off) | Err(_) => return false,
        Ok(Crowded::On) => return true,
        Ok(crowded @ Crowded::Auto) => crowded,
    };
    let is_on = || -> Result<bool> {
        let (search, lights) = search(config, crowded, &model, camera, movie)?;
        Ok(search.is_on_in(movie, frames, lights.as_ref(), cancel)?)
    };
    is_on().unwrap_or(false)
}

/// The search for emitters in a movie, and the light that stays.
fn search(
    config: &RunConfig,
    crowded: Crowded,
    model: &Model,
    camera: &Camera,
    movie: &dyn Movie,
) -> Result<(CrowdedSearch, Option<StaticLights>)> {
    let detection = config.detection(&model.clone().into(), camera.pixel_size_um())?;
    let shape = movie.shape();
    let sides = [shape.width, shape.height];
    let search = CrowdedSearch::new(crowded, &detection, model, camera, sides)?;
    let lights = config
        .detection
        .static_lights(detection.criterion, camera)?;
    Ok((search, lights))
}

/// A note if a stated width is not that of the movie.
fn difference(stated_um: f64, width: &Width) -> Option<String> {
    let is_wrong = (width.sigma_um / stated_um - 1.0).abs() > WRONG;
    let effect = match width.sigma_um > stated_um {
        true => "a width that is too small splits bright spots",
        false => "a width that is too large merges neighbours",
    };
    is_wrong.then(|| {
        format!(
            "the width of spots is stated as {stated_um} um, and {} lone spots have {} um: {effect}. `sigma_um = \"auto\"` (--sigma auto) takes that of the movie",
            width.spots, width.sigma_um
        )
    })
}

/// The misfit of the PSF in a movie whose emitters are fitted together.
fn misfit(
    config: &RunConfig,
    sigma_um: f64,
    camera: &Camera,
    (movie, frames): (&dyn Movie, &Range<usize>),
    cancel: &CancelToken,
) -> Result<f64> {
    let model = Model::xynb(sigma_um);
    let (search, lights) = search(config, Crowded::On, &model, camera, movie)?;
    Ok(search.misfit_in(movie, frames, lights.as_ref(), cancel)?)
}

/// A note on a misfit that is taken.
fn taken(misfit: f64) -> String {
    format!(
        "the PSF is not a Gaussian, and parts of it look like emitters beside bright ones: emitters that such parts \
         explain are left out, by a `psf_misfit` of {misfit}, measured in the movie"
    )
}

/// A note on a misfit that is not stated.
fn unstated(misfit: f64) -> Option<String> {
    (misfit > 0.0).then(|| {
        format!(
            "the PSF is not a Gaussian, and rows beside bright spots may be parts of it: `psf_misfit = {misfit}` \
             (--psf-misfit), measured in the movie, leaves them out, or `sigma_um = \"auto\"`, which measures both"
        )
    })
}

/// A note if more lone spots look like two than are.
fn tails(width: &Width) -> Option<String> {
    // An estimate of the density, so twice the share.
    let has_tails = width.split > 2.0 * width.hidden + TAILS;
    has_tails.then(|| {
        format!(
            "{:.0} % of {} bright lone spots are better described by two: the PSF has tails, or its width is wrong, and \
             rows beside bright spots may be parts of these",
            100.0 * width.split,
            width.spots
        )
    })
}
