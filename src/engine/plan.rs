//! The plan of a job: made once from model, camera, options and settings, and passed down.

use std::sync::Arc;

#[cfg(any(feature = "cpu", feature = "cuda"))]
use gaussmle_kernels::JobSettings;
use gaussmle_kernels::Psf;
use gaussmle_kernels::spec::{Noise, Pixels, Spec};
use gaussmle_kernels::{LaunchConfig, Maps, raw_words};

use super::constants::constants;
use super::maps::JobMaps;
#[cfg(feature = "cpu")]
use super::maps::MapPlanes;
use super::memory::{MemoryPlan, bytes_per_spot, in_flight};
use crate::camera::Camera;
use crate::device::{ClientDevice, DeviceFailure, OpenDevice};
use crate::error::{Error, Result};
use crate::fit_options::FitOptions;
use crate::fits::Fits;
use crate::model::Model;
use crate::p_value::least_variance;
use crate::roi::RoiStack;
use crate::settings::Settings;

/// The checked inputs of every job of a fitter.
#[derive(Clone, Debug)]
pub(crate) struct FitSpec {
    pub model: Model,
    pub camera: Camera,
    pub options: FitOptions,
    pub memory: MemoryPlan,
    maps: Option<Arc<JobMaps>>,
}

impl FitSpec {
    /// Checks model, camera and options together.
    pub fn new(
        model: Model,
        camera: Camera,
        options: FitOptions,
        settings: &Settings,
    ) -> Result<Self> {
        model.check()?;
        camera.check()?;
        options.check(&model)?;
        settings.check()?;
        let maps = JobMaps::new(&camera).map(Arc::new);
        let memory = MemoryPlan::new(settings, maps.as_ref().map_or(0, |maps| maps.len()));
        settings.check_limit(memory.map_bytes())?;
        Ok(Self {
            model,
            camera,
            options,
            memory,
            maps,
        })
    }

    /// The kernel's specialization, with placeholders for the choices that each device makes.
    pub fn kernel(&self, size: usize, pixels: Pixels) -> Spec {
        Spec {
            size,
            pixels,
            noise: self.camera.noise(),
            lanes: 1,
            tile: 1,
            cache_pixels: false,
            units: 1,
            outputs: self.options.outputs,
        }
    }

    /// The kernel's noise model. Light that is known differs from pixel to pixel, as maps do.
    fn noise(&self, rois: &RoiStack<'_>) -> Noise {
        match rois.light {
            Some(_) => Noise::Maps,
            None => self.camera.noise(),
        }
    }

    /// The results of a stack before its fit.
    pub fn unfitted(&self, rois: &RoiStack<'_>) -> Fits {
        let outputs = self.options.outputs;
        let mut fits = Fits::new(self.model.clone(), self.camera.pixel_size_um, outputs, rois);
        fits.least_variance = least_variance(self.camera.noise(), rois.size());
        fits
    }

    /// The plan for a stack.
    ///
    /// # Errors
    ///
    /// Returns an error if the ROIs do not fit the camera maps, the width or the bounds.
    pub fn plan(&self, rois: &RoiStack<'_>) -> Result<JobPlan> {
        check_corners(rois, &self.camera)?;
        let (model, camera, options) = (&self.model, &self.camera, &self.options);
        let (size, noise) = (rois.size(), self.noise(rois));
        let variance = self.maps.as_deref().map(JobMaps::typical_variance);
        let has_light = rois.light.is_some();
        let constants = constants(model, (camera, has_light), options, size, variance)?;
        let even = || rois.light.map(|_| Arc::new(JobMaps::even(camera, size)));
        Ok(JobPlan {
            psf: self.model.psf(),
            spec: Spec {
                noise,
                ..self.kernel(size, rois.pixel_type())
            },
            constants: Arc::new(constants),
            maps: self.maps.clone().or_else(even),
            has_light,
            max_iterations: self.options.max_iterations,
            memory: self.memory.clone(),
            in_flight: 1,
        })
    }
}

/// Everything that the batches of a job share.
#[derive(Clone, Debug)]
pub(crate) struct JobPlan {
    pub psf: Psf,
    pub spec: Spec,
    pub max_iterations: u32,
    pub memory: MemoryPlan,
    pub maps: Option<Arc<JobMaps>>,
    /// True if the ROIs have light that is known.
    pub has_light: bool,
    /// Batches in flight at once.
    pub in_flight: usize,
    constants: Arc<Vec<f32>>,
}

impl JobPlan {
    /// Checks that a part of the job has ROIs like those of the first one.
    pub fn check_part(&self, rois: &RoiStack<'_>) -> Result<()> {
        let (size, expected) = (rois.size(), self.spec.size);
        let is_alike =
            rois.pixel_type() == self.spec.pixels && rois.light.is_some() == self.has_light;
        if size != expected || !is_alike {
            return Err(Error::Part { size, expected });
        }
        Ok(())
    }

    /// The plan with the choices of a device.
    pub fn on(&self, device: &OpenDevice) -> Self {
        let shape = device.shape();
        Self {
            spec: Spec {
                lanes: shape.lanes,
                tile: shape.tile,
                cache_pixels: shape.cache_pixels,
                units: device.units(self.psf, self.spec.size),
                ..self.spec
            },
            in_flight: in_flight(&shape),
            ..self.clone()
        }
    }

    /// Bytes that batches of this many spots and the camera maps take on the device.
    pub fn device_bytes(&self, spots: usize) -> u64 {
        // GPUs have the pixels twice: as they are in the stack, and in the order of the kernel.
        let raw = match self.spec.cache_pixels {
            true => 0,
            false => raw_words(&self.spec, spots) * size_of::<u32>(),
        };
        let maps = self
            .maps
            .as_deref()
            .map_or(0, |maps| maps.len() * size_of::<f32>());
        let batch = spots * bytes_per_spot(self.psf, &self.spec) + raw;
        (self.in_flight * batch + maps) as u64
    }

    /// The maps with which the host calibrates pixels for fits on the CPU.
    #[cfg(feature = "cpu")]
    pub fn host_maps(&self) -> Option<&MapPlanes> {
        self.maps.as_deref().map(JobMaps::planes)
    }

    /// The maps with which a GPU calibrates pixels.
    fn device_maps(&self) -> Option<&JobMaps> {
        self.maps.as_deref().filter(|_| !self.spec.cache_pixels)
    }

    /// The settings of a job whose kernels are launched without a client.
    #[cfg(any(feature = "cpu", feature = "cuda"))]
    pub fn job_settings(&self) -> JobSettings<'_> {
        let maps = self.device_maps().map(|maps| {
            let (width, height) = maps.size();
            (maps.interleaved(), width, height)
        });
        JobSettings {
            psf: self.psf,
            spec: self.spec,
            constants: &self.constants,
            maps,
            max_iterations: self.max_iterations,
        }
    }

    /// Uploads what the batches share.
    pub fn launch_config(
        &self,
        device: &ClientDevice,
    ) -> std::result::Result<LaunchConfig, DeviceFailure> {
        let maps = self.device_maps().map(|maps| {
            let (width, height) = maps.size();
            let values = device.upload(maps.interleaved().to_vec())?;
            Maps::new(values, width, height).map_err(|error| DeviceFailure::Lost(error.to_string()))
        });
        Ok(LaunchConfig {
            psf: self.psf,
            spec: self.spec,
            constants: device.constants(self.psf, self.spec.size, self.constants.to_vec())?,
            maps: maps.transpose()?,
            max_iterations: self.max_iterations,
        })
    }
}

/// Checks that each ROI lies on the camera maps, if there are maps.
pub(crate) fn check_corners(rois: &RoiStack<'_>, camera: &Camera) -> Result<()> {
    let Some((width, height)) = camera.map_size() else {
        return Ok(());
    };
    if rois.is_empty() {
        return Ok(());
    }
    if rois.corners.is_none() {
        return Err(Error::NoCorners { width, height });
    }
    for roi in 0..rois.len() {
        camera.check_corner(roi, rois.corner(roi), rois.size())?;
    }
    Ok(())
}
