//! The plan of a job: made once from model, camera, options and settings, and passed down.

use std::sync::{Arc, Mutex, PoisonError};

#[cfg(feature = "cuda")]
use gaussmle_kernels::JobSettings;
use gaussmle_kernels::spec::{Pixels, Psf, Spec};
use gaussmle_kernels::{LaunchConfig, Maps, raw_words};

use super::constants::{constants, map_values};
use super::memory::{MemoryPlan, bytes_per_spot, in_flight};
use crate::camera::Camera;
use crate::device::{ClientDevice, DeviceFailure, OpenDevice};
use crate::error::{Error, Result};
use crate::fit_options::FitOptions;
use crate::fits::Fits;
use crate::model::Model;
use crate::roi::RoiStack;
use crate::settings::Settings;

/// The camera maps as the kernel reads them, and the size of the sensor.
#[derive(Debug)]
pub(crate) struct MapValues {
    pub values: Vec<f32>,
    pub width: usize,
    pub height: usize,
}

/// The checked inputs of every job of a fitter.
#[derive(Clone, Debug)]
pub(crate) struct FitSpec {
    pub model: Model,
    pub camera: Camera,
    pub options: FitOptions,
    pub memory: MemoryPlan,
    maps: Option<Arc<MapValues>>,
    maps_on_cpu: Arc<Mutex<Option<Maps>>>,
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
        let maps = map_values(&camera).map(|(values, width, height)| {
            Arc::new(MapValues {
                values,
                width,
                height,
            })
        });
        let memory = MemoryPlan::new(settings, maps.as_ref().map_or(0, |maps| maps.values.len()));
        settings.check_limit(memory.map_bytes())?;
        Ok(Self {
            model,
            camera,
            options,
            memory,
            maps,
            maps_on_cpu: Arc::default(),
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
        }
    }

    /// The results of a stack before its fit.
    pub fn unfitted(&self, rois: &RoiStack<'_>) -> Fits {
        Fits::new(self.model, self.camera.pixel_size_um, rois)
    }

    /// The plan for a stack.
    ///
    /// # Errors
    ///
    /// Returns an error if the ROIs do not fit the camera maps, the width or the bounds.
    pub fn plan(&self, rois: &RoiStack<'_>) -> Result<JobPlan> {
        check_corners(rois, &self.camera)?;
        let constants = constants(&self.model, &self.camera, &self.options, rois.size())?;
        Ok(JobPlan {
            psf: self.model.psf(),
            spec: self.kernel(rois.size(), rois.pixel_type()),
            constants: Arc::new(constants),
            maps: self.maps.clone(),
            maps_on_cpu: self.maps_on_cpu.clone(),
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
    pub maps: Option<Arc<MapValues>>,
    /// Batches in flight at once.
    pub in_flight: usize,
    constants: Arc<Vec<f32>>,
    /// The maps in the CPU runtime's memory, once they are there.
    maps_on_cpu: Arc<Mutex<Option<Maps>>>,
}

impl JobPlan {
    /// Checks that a part of the job has ROIs like those of the first one.
    pub fn check_part(&self, rois: &RoiStack<'_>) -> Result<()> {
        let (size, expected) = (rois.size(), self.spec.size);
        if size != expected || rois.pixel_type() != self.spec.pixels {
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
            .map_or(0, |maps| maps.values.len() * size_of::<f32>());
        let batch = spots * bytes_per_spot(self.psf, &self.spec) + raw;
        (self.in_flight * batch + maps) as u64
    }

    /// The settings of a job on a CUDA device.
    #[cfg(feature = "cuda")]
    pub fn job_settings(&self) -> JobSettings<'_> {
        JobSettings {
            psf: self.psf,
            spec: self.spec,
            constants: &self.constants,
            maps: self
                .maps
                .as_deref()
                .map(|maps| (&maps.values[..], maps.width, maps.height)),
            max_iterations: self.max_iterations,
        }
    }

    /// Uploads what the batches share.
    pub fn launch_config(
        &self,
        device: &ClientDevice,
    ) -> std::result::Result<LaunchConfig, DeviceFailure> {
        let maps = self.upload_maps(device)?;
        Ok(LaunchConfig {
            psf: self.psf,
            spec: self.spec,
            constants: device.upload(self.constants.to_vec())?,
            maps,
            max_iterations: self.max_iterations,
        })
    }

    /// The camera maps on a device. On the CPU they are kept for later jobs, as they take no extra
    /// memory there.
    fn upload_maps(
        &self,
        device: &ClientDevice,
    ) -> std::result::Result<Option<Maps>, DeviceFailure> {
        let Some(maps) = self.maps.as_deref() else {
            return Ok(None);
        };
        let upload = || -> std::result::Result<Maps, DeviceFailure> {
            let values = device.upload(maps.values.clone())?;
            Maps::new(values, maps.width, maps.height)
                .map_err(|error| DeviceFailure::Lost(error.to_string()))
        };
        if !self.spec.cache_pixels {
            return upload().map(Some);
        }
        let kept = self.maps_on_cpu.lock();
        let mut kept = kept.unwrap_or_else(PoisonError::into_inner);
        if kept.is_none() {
            *kept = Some(upload()?);
        }
        Ok(kept.clone())
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
