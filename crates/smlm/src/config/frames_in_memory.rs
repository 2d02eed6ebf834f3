//! Runs on frames in memory.

use gaussmle::{Camera, Model};
use gaussmle_io::movie::MovieMetadata;

use super::camera::CameraConfig;
use super::in_memory::CAMERA_IN_MEMORY;
use super::input::InputConfig;
use super::run_config::RunConfig;
use crate::error::{Result, config as config_error};

/// The options of a run on frames in memory, with the model and the camera.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RunInMemory {
    /// The options. They name a camera in memory as `memory:camera`.
    pub config: RunConfig,
    /// The model.
    pub model: Model,
    /// The camera.
    pub camera: Camera,
    /// Notes on how the camera was read.
    pub notes: Vec<String>,
}

impl RunInMemory {
    /// A run with options and, unless they have the camera, a camera in memory.
    ///
    /// # Errors
    ///
    /// Returns an error if an option is invalid or missing, or is one of a movie in a file, or if the
    /// camera is given twice.
    pub fn new(config: &RunConfig, camera: Option<Camera>) -> Result<Self> {
        refuse_options_of_files(&config.input)?;
        let mut config = config.clone();
        let (model, camera, notes) = match camera {
            Some(camera) => {
                camera.check()?;
                set_camera_in_memory(&mut config.camera)?;
                (config.model()?, camera, Vec::new())
            }
            None => config.model_and_camera(&MovieMetadata::default())?,
        };
        Ok(Self {
            config,
            model,
            camera,
            notes,
        })
    }
}

/// Names a camera in memory in the options that a table keeps.
fn set_camera_in_memory(camera: &mut CameraConfig) -> Result<()> {
    if *camera != CameraConfig::default() {
        let cause = "the camera is given in memory: leave the camera out of the options";
        return Err(config_error("camera", cause));
    }
    camera.camera = Some(CAMERA_IN_MEMORY.into());
    Ok(())
}

/// Refuses options of movies in files, which would have no effect.
fn refuse_options_of_files(input: &InputConfig) -> Result<()> {
    let InputConfig {
        frames,
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
