//! Runs on frames in memory.

use gaussmle::Camera;
use gaussmle_io::movie::MovieMetadata;

use super::calibrated_model::CalibratedModel;
use super::input::InputConfig;
use super::run_config::RunConfig;
use crate::error::{Result, config as config_error};

/// The options of a run on frames in memory, with the model and the camera.
#[derive(Clone, Debug)]
pub struct RunInMemory {
    /// The options, which state the model and the camera, as the tables keep them.
    pub config: RunConfig,
    /// The model.
    pub model: CalibratedModel,
    /// The camera.
    pub camera: Camera,
    /// Notes on how the camera was read.
    pub notes: Vec<String>,
}

impl RunInMemory {
    /// A run with options and, unless they have them, a model and a camera in memory.
    ///
    /// # Errors
    ///
    /// Returns an error if an option is invalid or missing, or is one of a movie in a file, or if the
    /// model or the camera is given twice.
    pub fn new(
        config: &RunConfig,
        model: Option<CalibratedModel>,
        camera: Option<Camera>,
    ) -> Result<Self> {
        refuse_options_of_files(&config.input)?;
        config.detection.check_arriving()?;
        let mut config = config.clone();
        let (model, camera, notes) = model_and_camera(&mut config, model, camera)?;
        Ok(Self {
            config,
            model,
            camera,
            notes,
        })
    }
}

/// The model, the camera, and notes on its file. Those in memory are stated in `config`.
fn model_and_camera(
    config: &mut RunConfig,
    model: Option<CalibratedModel>,
    camera: Option<Camera>,
) -> Result<(CalibratedModel, Camera, Vec<String>)> {
    let movie = MovieMetadata::default();
    if model.is_none() && camera.is_none() {
        // One error asks for both.
        return config.model_and_camera(&movie);
    }
    let model = match model {
        Some(CalibratedModel { model, calibration }) => {
            config.model.state_in_memory(&model)?;
            CalibratedModel {
                model: config.model.correct_depth(model)?,
                calibration,
            }
        }
        None => config.calibrated_model()?,
    };
    let (camera, notes) = match camera {
        Some(camera) => {
            camera.check()?;
            config.camera.state_in_memory(&camera)?;
            (camera, Vec::new())
        }
        None => config.camera_for_model(&model, &movie)?,
    };
    Ok((model, camera, notes))
}

/// Refuses options of movies in files, which would have no effect.
fn refuse_options_of_files(input: &InputConfig) -> Result<()> {
    let InputConfig {
        frames,
        region: _,
        allow_truncated,
        series,
        channel,
        z,
    } = input;
    let options = [
        ("frames", frames.is_some()),
        ("allow_truncated", allow_truncated.is_some()),
        ("series", series.is_some()),
        ("channel", channel.is_some()),
        ("z", z.is_some()),
    ];
    match options.into_iter().find(|(_, is_set)| *is_set) {
        Some((option, _)) => {
            let cause = "the frames are in memory, and no file is read: leave this option out";
            Err(config_error(option, cause))
        }
        None => Ok(()),
    }
}
