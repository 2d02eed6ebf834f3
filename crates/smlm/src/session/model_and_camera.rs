//! The model and the camera of a session, in memory or from its options.

use gaussmle::Camera;
use gaussmle_io::movie::MovieMetadata;

use super::options::SessionOptions;
use crate::config::{CalibratedModel, RunConfig};
use crate::error::Result;

/// The model, the camera, and notes on its file. Those in memory are stated in `config`, which the
/// tables keep.
pub(super) fn model_and_camera(
    config: &mut RunConfig,
    options: &SessionOptions,
) -> Result<(CalibratedModel, Camera, Vec<String>)> {
    let movie = MovieMetadata::default();
    if options.model.is_none() && options.camera.is_none() {
        // One error asks for both.
        return config.model_and_camera(&movie);
    }
    let model = match options.model.clone() {
        Some(CalibratedModel { model, calibration }) => {
            config.model.state_in_memory(&model)?;
            CalibratedModel {
                model: config.model.correct_depth(model)?,
                calibration,
            }
        }
        None => config.calibrated_model()?,
    };
    let (camera, notes) = match options.camera.clone() {
        Some(camera) => {
            camera.check()?;
            config.camera.state_in_memory(&camera)?;
            (camera, Vec::new())
        }
        None => config.camera_for(&movie)?,
    };
    Ok((model, camera, notes))
}
