//! The widths of a movie's spots.

use crate::detect::Detector;
use crate::error::Result;
use crate::io::Movie;
use crate::jobs::{Localize, Stop};
use crate::model::Model;
use crate::recipe::Recipe;
use crate::status::Status;

/// Fitted widths.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Widths {
    /// Those known well enough, um.
    pub sigma_um: Vec<f64>,
    /// Spots that were fitted.
    pub spots: usize,
    /// What should be said of camera and movie.
    pub notes: Vec<String>,
}

/// Finds the spots of a movie and fits their widths. Camera, detection, frames and devices are the recipe's; the model is `xynbs`.
///
/// # Errors
///
/// If the recipe makes no sense, the movie cannot be read, or a fit fails.
pub fn widths(movie: &dyn Movie, recipe: &Recipe) -> Result<Widths> {
    /// Faint spots have any width.
    const LEAST_CERTAIN: f64 = 0.1;
    let shape = movie.shape();
    let model = Model::Xynbs {
        start_sigma_um: recipe.sigma_um,
    };
    let (camera, mut notes) = recipe.camera()?;
    notes.extend_from_slice(movie.notes());
    let detection = recipe.detection(&model, camera.pixel_size_um())?;
    let detector = Detector::new(&detection, &camera, shape.width, shape.height)?;
    let fitter = recipe.fitter(model, camera)?.build()?;
    let frames = recipe.check_frames(shape.frames)?;
    let mut out = Widths {
        notes,
        ..Widths::default()
    };
    let localize = Localize {
        movie,
        detector: &detector,
        fitter: &fitter,
    };
    localize.run(frames, &Stop::default(), |_, fits| {
        out.spots += fits.len();
        let columns = fits.sigma().into_iter().zip(fits.sigma_std());
        for (sigma, std) in columns {
            let rows = sigma.iter().zip(&std).zip(fits.status());
            let good = rows.filter(|((sigma, std), status)| {
                **status == Status::Converged && **std < LEAST_CERTAIN * **sigma
            });
            out.sigma_um.extend(good.map(|((sigma, _), _)| sigma));
        }
        Ok(())
    })?;
    Ok(out)
}
