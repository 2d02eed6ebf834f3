//! The widths of a movie's spots.

use super::sigma::FEWEST as FEWEST_WIDTHS;
use crate::detect::Detector;
use crate::error::Result;
use crate::fits::Fits;
use crate::io::Movie;
use crate::jobs::{Localize, Stop};
use crate::model::Model;
use crate::recipe::Recipe;
use crate::status::Status;

/// Fitted widths.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Widths {
    /// Those known well enough, of spots with no other in their ROI; of all where hardly one is alone, um.
    pub sigma_um: Vec<f64>,
    /// Spots that were fitted.
    pub spots: usize,
    /// What should be said of camera and movie.
    pub notes: Vec<String>,
}

/// Finds the spots of a movie and fits their widths. A neighbour's light, taken for background, would make a spot look narrower by half a
/// percent. Camera, detection, frames and devices are the recipe's; the model is `xynbs`.
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
    let pixel_size_um = camera.pixel_size_um();
    let detection = recipe.detection(&model, pixel_size_um)?;
    let detector = Detector::new(&detection, &camera, shape.width, shape.height)?;
    let fitter = recipe.fitter(model, camera).build()?;
    let frames = recipe.check_frames(shape.frames)?;
    let near_um = detection.roi as f64 * pixel_size_um;
    let (mut all, mut alone, mut spots) = (Vec::new(), Vec::new(), 0);
    let localize = Localize {
        movie,
        detector: &detector,
        fitter: &fitter,
    };
    localize.run(frames, &Stop::default(), |_, fits| {
        spots += fits.len();
        let crowded = crowded(&fits, near_um);
        for (sigma, std) in fits.sigma().into_iter().zip(fits.sigma_std()) {
            for row in 0..fits.len() {
                let certain = std[row] < LEAST_CERTAIN * sigma[row];
                if fits.status()[row] == Status::Converged && certain {
                    all.push(sigma[row]);
                    if !crowded[row] {
                        alone.push(sigma[row]);
                    }
                }
            }
        }
        Ok(())
    })?;
    let few = alone.len() < FEWEST_WIDTHS;
    if few && !all.is_empty() {
        notes.push("hardly a spot has no other in its ROI, so that all count: the width comes out up to a percent too small, which its standard deviation does not know".into());
    }
    Ok(Widths {
        sigma_um: if few { all } else { alone },
        spots,
        notes,
    })
}

/// Which spots have another of their frame within a distance, along x and along y.
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
            // What is not finite is near to nothing.
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
