//! The fitted widths of a movie's spots.

use gaussmle::{Camera, CancelToken, Fits, Model, Status};
use gaussmle_detect::Detector;
use gaussmle_io::movie::Movie;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::Sigma;
use gaussmle_smlm::inspect::contradictions;
use gaussmle_smlm::localize::{Finder, Localize};

use super::error::CalibrateError;
use super::limits::FEWEST_WIDTHS;

/// The fitted widths of a movie's spots.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Widths {
    /// The precise widths of spots without another spot in their ROI, or of all spots if fewer than
    /// 50 are isolated, um.
    pub sigma_um: Vec<f64>,
    /// The number of spots fitted.
    pub spots: usize,
    /// Notes on camera and movie for the user.
    pub notes: Vec<String>,
}

/// Finds the spots of a movie and fits their widths.
///
/// Spots with a neighbour in their ROI are left out: its light raises the fitted background, and
/// the width comes out half a percent too small. Camera, detection, frames and devices are those of
/// `config`; the model is `xynbs`. Without a pixel size, it is that which the movie's file states.
///
/// # Errors
///
/// Returns an error if an option of `config` is invalid, the movie cannot be read, or a fit fails.
pub fn widths(movie: &dyn Movie, config: &RunConfig) -> Result<Widths, CalibrateError> {
    let (camera, notes) = config.camera_for(&movie.metadata())?;
    let cancel = CancelToken::default();
    let widths = widths_with(movie, config, camera, &cancel)?;
    Ok(Widths {
        notes: [notes, widths.notes].concat(),
        ..widths
    })
}

/// As [`widths`], with this camera in place of that of `config`. A cancelled search returns the widths so
/// far.
///
/// # Errors
///
/// As [`widths`], and if `cancel` ends a fit.
pub fn widths_with(
    movie: &dyn Movie,
    config: &RunConfig,
    camera: Camera,
    cancel: &CancelToken,
) -> Result<Widths, CalibrateError> {
    /// The largest relative uncertainty of a width. Those of faint spots are random.
    const MAX_UNCERTAINTY: f64 = 0.1;
    let shape = movie.shape();
    let model = Model::xynbs_from(config.model.sigma_um.and_then(Sigma::um));
    let mut notes = movie.notes().to_vec();
    let frames = config.frames(shape.frames)?;
    notes.extend(contradictions(movie, &camera, frames.clone()).unwrap_or_default());
    let pixel_size_um = camera.pixel_size_um();
    // Widths of spots that overlap are not those of one molecule.
    config.crowded_for(&model, pixel_size_um)?;
    let detection = config.detection(&model.clone().into(), pixel_size_um)?;
    let finder = Detector::new(&detection, &camera, shape.width, shape.height).map(Finder::from)?;
    let fitter = config.fitter(model, camera).cancel(cancel.clone());
    let fitter = fitter.build()?;
    let near_um = detection.roi as f64 * pixel_size_um.mean_um();
    let (mut all, mut isolated, mut spots) = (Vec::new(), Vec::new(), 0);
    let localize = Localize {
        movie,
        finder: &finder,
        fitter: &fitter,
    };
    localize.run(frames, cancel, |_, fits| {
        spots += fits.len();
        let crowded = crowded(&fits, near_um);
        for (sigma, std) in fits.sigma().into_iter().zip(fits.sigma_std()) {
            for row in 0..fits.len() {
                let is_precise = std[row] < MAX_UNCERTAINTY * sigma[row];
                if fits.status()[row] == Status::Converged && is_precise {
                    all.push(sigma[row]);
                    if !crowded[row] {
                        isolated.push(sigma[row]);
                    }
                }
            }
        }
        Ok(())
    })?;
    let few = isolated.len() < FEWEST_WIDTHS;
    if few && !all.is_empty() {
        notes.push("fewer than 50 spots have no other spot in their ROI, so all spots are used: the width comes out up to a percent too small, which its standard deviation does not include".into());
    }
    Ok(Widths {
        sigma_um: if few { all } else { isolated },
        spots,
        notes,
    })
}

/// True if each spot has another of its frame within a distance, along x and along y.
fn crowded(fits: &Fits, near_um: f64) -> Vec<bool> {
    let (x, y) = (fits.x(), fits.y());
    let mut out = vec![false; fits.len()];
    let rows: Vec<usize> = (0..fits.len()).collect();
    let frame = |row: usize| fits.frames().map_or(0, |frames| frames[row]);
    for of_frame in rows.chunk_by(|a, b| frame(*a) == frame(*b)) {
        let mut by_x = of_frame.to_vec();
        by_x.sort_by(|a, b| x[*a].total_cmp(&x[*b]));
        for (i, &row) in by_x.iter().enumerate() {
            let right = by_x[i + 1..].iter().copied();
            // Comparisons with NaN are false.
            for other in right.take_while(|&other| x[other] - x[row] < near_um) {
                if (y[other] - y[row]).abs() < near_um {
                    out[row] = true;
                    out[other] = true;
                }
            }
        }
    }
    out
}
