//! Fitters.

use std::ffi::c_char;
use std::ptr::null_mut;
use std::sync::Arc;

use gaussmle::{Camera, Fitter, FitterBuilder, Model};
use gaussmle_io::table::Metadata;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CameraConfig, Section};
use gaussmle_smlm::localize::run_section;

use crate::arguments::put;
use crate::camera::{gm_camera, optional};
use crate::config::{model_and_camera, read};
use crate::guard::guard;
use crate::handles::{Handle, create, release};
use crate::status::gm_status;

/// A model, a camera and settings, ready to fit stacks of ROIs.
pub struct gm_fitter;

/// All that the fitter of a job is made from.
pub struct FitterParts {
    config: RunConfig,
    model: Model,
    camera: Camera,
}

impl Handle for gm_fitter {
    type Object = FitterParts;
    const NAME: &'static str = "fitter";
}

impl FitterParts {
    /// The fitter of a job. `configure` adds what is the job's.
    pub fn build(
        &self,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
    ) -> gaussmle::Result<Fitter> {
        configure(self.config.fitter(self.model.clone(), self.camera.clone())).build()
    }

    /// The description of the table of a job.
    pub fn metadata(&self, fitter: &Fitter, info: &gaussmle::FitInfo) -> Metadata {
        let mut config = self.config.clone();
        if config.camera == CameraConfig::default() {
            // The camera was in memory, so the run cannot be repeated without it.
            config.camera.camera = Some("memory:camera".into());
        }
        let options = config.to_toml(Section::Fit);
        Metadata {
            model: self.model.clone(),
            pixel_size_um: fitter.camera().pixel_size_um(),
            width: 0,
            height: 0,
            frames: 0,
            configuration: format!("{options}\n{}", run_section(Some(info))),
            notes: Vec::new(),
            remarks: Vec::new(),
            steps: Vec::new(),
        }
    }
}

/// Makes a fitter from TOML text with a section `[fit]`, whose keys are those of a file for `gaussmle
/// fit --config`. Relative paths start from the current folder. `camera` may be NULL: the text then
/// has the camera. A fitter can run any number of jobs, also at once.
///
/// `toml` is text that ends with a zero, and `fitter` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_fitter_new(
    toml: *const c_char,
    camera: *const gm_camera,
    fitter: *mut *mut gm_fitter,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises it.
        unsafe { put(fitter, null_mut(), "fitter") }?;
        // SAFETY: the caller promises it.
        let config = unsafe { read(toml, Section::Fit) }?;
        let (model, camera) = model_and_camera(&config, optional(camera)?)?;
        let parts = FitterParts {
            config,
            model,
            camera,
        };
        parts.build(|builder| builder)?;
        // SAFETY: as above.
        unsafe { put(fitter, create(Arc::new(parts)), "fitter") }
    })
}

/// Frees a fitter, or does nothing for NULL. Its jobs go on.
#[unsafe(no_mangle)]
pub extern "C" fn gm_fitter_free(fitter: *mut gm_fitter) {
    guard(|| {
        drop(release(fitter));
        Ok(())
    });
}
