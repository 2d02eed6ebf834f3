//! Options from TOML text, the same as in a file for `--config`.

use std::ffi::c_char;

use gaussmle::{Camera, Model};
use gaussmle_io::movie::MovieMetadata;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CameraConfig, Section};
use gaussmle_smlm::localize::check_run_paths;

use crate::arguments::text;
use crate::failure::{Failure, Outcome};
use crate::status::gm_status;

/// The options of a section of TOML text, completed from the environment as for the command line.
/// The text may be that of a file from others, so settings of the machine come from the environment.
///
/// # Safety
///
/// The pointer is NULL, or has text that ends with a zero and stays for the call.
pub unsafe fn read(toml: *const c_char, section: Section) -> Outcome<RunConfig> {
    // SAFETY: the caller promises it.
    let text = unsafe { text(toml, "toml") }?;
    let config = RunConfig::from_toml(text, section)?.with_environment()?;
    check_run_paths(&[], &[], &config)?;
    Ok(config)
}

/// The model and the camera of a fit. A camera in memory must be the only one.
pub fn model_and_camera(config: &RunConfig, camera: Option<Camera>) -> Outcome<(Model, Camera)> {
    let model = config.calibrated_model()?;
    match camera {
        None => {
            let (camera, _) = config.camera_for_model(&model, &MovieMetadata::default())?;
            Ok((model.model, camera))
        }
        Some(camera) if config.camera == CameraConfig::default() => Ok((model.model, camera)),
        Some(_) => {
            let message = "the camera is given twice: leave it out of the TOML text, or pass NULL";
            Err(Failure::new(gm_status::GM_BAD_CONFIG, message))
        }
    }
}
