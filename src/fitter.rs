//! Plan once, fit many times.

use std::collections::VecDeque;
use std::time::Instant;

use cubecl::bytes::Bytes;
use cubecl::prelude::{Client, CubeElement};
use cubecl::{Device, RuntimeId};
use gaussmle_kernels::spec::{CODE_ITERATIONS, CODE_STATUS, CODES, Columns, Spec};
use gaussmle_kernels::{Batch, Buffer, Maps, Output, Setting, launch, units};

use crate::backend::{Acquired, Backend, acquire, acquire_device};
use crate::batch;
use crate::camera::Camera;
use crate::error::{Error, Result, value};
use crate::fits::Fits;
use crate::info::FitInfo;
use crate::model::{Model, Parameter};
use crate::options::Options;
use crate::plan;
use crate::roi::RoiStack;
use crate::status::Status;
use crate::tiles;

/// Builds a [`Fitter`]; [`FitterBuilder::build`] checks everything.
#[derive(Clone, Debug)]
pub struct FitterBuilder {
    model: Model,
    camera: Camera,
    options: Options,
}

impl FitterBuilder {
    /// The camera; an ideal one with pixels of 0.1 um if none is given.
    pub fn camera(mut self, camera: Camera) -> Self {
        self.camera = camera;
        self
    }

    /// Which kind of device to use; [`Backend::Auto`] if none is given.
    pub fn backend(mut self, backend: Backend) -> Self {
        self.options.backend = backend;
        self
    }

    /// Exactly this device, whatever the back end says; see [`devices`](crate::devices).
    pub fn device(mut self, device: Device) -> Self {
        self.options.device = Some(device);
        self
    }

    /// Lets a software Vulkan adapter count as a GPU: for tests of GPU code without one.
    pub fn allow_software_adapter(mut self, allow: bool) -> Self {
        self.options.allow_software_adapter = allow;
        self
    }

    /// Spots in a batch; from the memory budget if not given.
    pub fn batch_size(mut self, spots: usize) -> Self {
        self.options.batch_size = Some(spots);
        self
    }

    /// Bytes on the device for all batches under way together.
    pub fn memory_budget(mut self, bytes: usize) -> Self {
        self.options.memory_budget = Some(bytes);
        self
    }

    /// The largest step that may be left in a converged fit, in units of the CRLB: 1e-3 if not given.
    pub fn tolerance(mut self, of_crlb: f64) -> Self {
        self.options.tolerance = of_crlb;
        self
    }

    /// Most iterations of a fit: 50 if not given.
    pub fn max_iterations(mut self, iterations: u32) -> Self {
        self.options.max_iterations = iterations;
        self
    }

    /// Bounds of a parameter, in its unit. Those of x and y count from the ROI's outer corner.
    pub fn bounds(mut self, parameter: Parameter, lower: f64, upper: f64) -> Self {
        self.options.bounds.push((parameter, lower, upper));
        self
    }

    /// Checks everything and takes a device.
    ///
    /// # Errors
    ///
    /// If a setting makes no sense, or no device of the kind wanted can be had.
    pub fn build(self) -> Result<Fitter> {
        self.model.check()?;
        self.camera.check()?;
        self.options.check(&self.model)?;
        let device = match &self.options.device {
            Some(device) => acquire_device(device.clone()),
            None => acquire(self.options.backend, self.options.allow_software_adapter)?,
        };
        let maps = plan::map_values(&self.camera).map(|(values, width, height)| Maps {
            values: upload(&device.client, values),
            width,
            height,
        });
        Ok(Fitter {
            model: self.model,
            camera: self.camera,
            options: self.options,
            device,
            maps,
        })
    }
}

/// A model, a camera and a device, ready to fit stacks of ROIs.
#[derive(Debug)]
pub struct Fitter {
    model: Model,
    camera: Camera,
    options: Options,
    device: Acquired,
    maps: Option<Maps>,
}

impl Fitter {
    /// Starts to build a fitter of a model.
    pub fn builder(model: Model) -> FitterBuilder {
        FitterBuilder {
            model,
            camera: Camera::ideal(0.1),
            options: Options::default(),
        }
    }

    /// The runtime in use: `cpu`, `cuda` or `wgpu`.
    pub fn backend_name(&self) -> &'static str {
        match self.device.runtime {
            RuntimeId::Cpu => "cpu",
            RuntimeId::Cuda => "cuda",
            RuntimeId::Hip => "hip",
            RuntimeId::Metal => "metal",
            RuntimeId::Wgpu => "wgpu",
        }
    }

    /// The device's own name.
    pub fn device_name(&self) -> &str {
        &self.device.name
    }

    /// Fits every ROI.
    ///
    /// Spots that cannot be fitted have a status that says so; see [`Status`].
    ///
    /// # Errors
    ///
    /// If the stack does not go with the camera, or the device fails.
    pub fn fit(&self, rois: &RoiStack<'_>) -> Result<Fits> {
        let began = Instant::now();
        batch::check_corners(rois, &self.camera)?;
        let mut fits = Fits::new(self.model, self.camera.pixel_size_um, rois);
        let constants = plan::constants(&self.model, &self.camera, &self.options, rois.size())?;
        if rois.is_empty() {
            fits.info = FitInfo {
                backend: "none",
                reason: "the stack is empty".into(),
                ..FitInfo::default()
            };
            return Ok(fits);
        }
        let work = self.prepare(rois, constants);
        let mut under_way = VecDeque::with_capacity(work.in_flight);
        for first in (0..rois.len()).step_by(work.batch_size) {
            let spots = work.batch_size.min(rois.len() - first);
            under_way.push_back(self.submit(&work, rois, first, spots, &mut fits.info)?);
            if under_way.len() == work.in_flight
                && let Some(oldest) = under_way.pop_front()
            {
                self.collect(oldest, &mut fits)?;
            }
        }
        for oldest in under_way {
            self.collect(oldest, &mut fits)?;
        }
        fits.info.backend = self.backend_name();
        fits.info.device = self.device.name.clone();
        fits.info.reason = self.device.reason.clone();
        fits.info.batch_size = work.batch_size;
        fits.info.seconds = began.elapsed().as_secs_f64();
        tracing::debug!(info = %fits.info, "fitted");
        Ok(fits)
    }

    pub(crate) fn client(&self) -> &Client {
        &self.device.client
    }

    /// The model that is fitted.
    pub fn model(&self) -> &Model {
        &self.model
    }

    pub(crate) fn work(&self, rois: &RoiStack<'_>) -> Result<Work> {
        let constants = plan::constants(&self.model, &self.camera, &self.options, rois.size())?;
        Ok(self.prepare(rois, constants))
    }

    fn prepare(&self, rois: &RoiStack<'_>, constants: Vec<f32>) -> Work {
        let shape = self.device.shape();
        let psf = self.model.psf();
        let spec = Spec {
            size: rois.size(),
            pixels: rois.kind(),
            noise: self.camera.noise(),
            lanes: shape.lanes,
            tile: shape.tile,
            stage: shape.stage,
            units: units(self.client(), psf, rois.size()),
        };
        let setting = Setting {
            psf,
            spec,
            constants: upload(self.client(), constants),
            maps: self.maps.clone(),
            max_iterations: self.options.max_iterations,
        };
        Work {
            batch_size: batch::batch_size(&self.options, psf, &spec, &shape),
            in_flight: batch::in_flight(&shape),
            setting,
        }
    }

    /// Uploads the ROIs of one batch.
    pub(crate) fn load(
        &self,
        work: &Work,
        rois: &RoiStack<'_>,
        first: usize,
        spots: usize,
    ) -> Batch {
        let spec = &work.setting.spec;
        let words = tiles::tiles(rois, first, spots, spec);
        let corners = match &work.setting.maps {
            Some(maps) => {
                let corners = batch::corners(rois, first, spots, maps.width, spec);
                upload(self.client(), corners)
            }
            None => work.setting.constants.clone(),
        };
        Batch {
            words: upload(self.client(), words),
            corners,
            tiles: spots.div_ceil(spec.tile),
        }
    }

    /// Memory for the results of one batch. The codes are NaN until the kernel has written them.
    pub(crate) fn output(&self, work: &Work, tiles: usize) -> Output {
        let padded = tiles * work.setting.spec.tile;
        let columns = padded * Columns::new(self.model.parameters().len()).count();
        Output {
            columns: Buffer {
                handle: self.client().empty(columns * size_of::<f32>()),
                len: columns,
            },
            codes: upload(self.client(), vec![f32::NAN; padded * CODES]),
        }
    }

    fn submit(
        &self,
        work: &Work,
        rois: &RoiStack<'_>,
        first: usize,
        spots: usize,
        info: &mut FitInfo,
    ) -> Result<UnderWay> {
        let began = Instant::now();
        let batch = self.load(work, rois, first, spots);
        let output = self.output(work, batch.tiles);
        launch(self.client(), &work.setting, &batch, &output)?;
        info.seconds_uploading += began.elapsed().as_secs_f64();
        info.batches += 1;
        Ok(UnderWay {
            output,
            first,
            spots,
            padded: batch.tiles * work.setting.spec.tile,
        })
    }

    /// Waits for a batch and appends its results.
    fn collect(&self, batch: UnderWay, fits: &mut Fits) -> Result<()> {
        let began = Instant::now();
        let handles = vec![batch.output.columns.handle, batch.output.codes.handle];
        let bytes = self.client().read(handles).map_err(|error| Error::Device {
            device: self.device.name.clone(),
            cause: format!("{error:?}"),
        })?;
        fits.info.seconds_computing += began.elapsed().as_secs_f64();

        let began = Instant::now();
        let columns = f32::from_bytes(&bytes[0]);
        for (column, out) in columns.chunks(batch.padded).zip(fits.columns.columns_mut()) {
            out[batch.first..][..batch.spots].copy_from_slice(&column[..batch.spots]);
        }
        let codes = f32::from_bytes(&bytes[1]);
        let code = |which: usize| &codes[which * batch.padded..][..batch.spots];
        let missing = code(CODE_STATUS)
            .iter()
            .filter(|code| code.is_nan())
            .count();
        if missing > 0 {
            return Err(Error::Incomplete {
                device: self.device.name.clone(),
                missing,
                spots: batch.spots,
            });
        }
        fits.iterations
            .extend(code(CODE_ITERATIONS).iter().map(|&n| n as u16));
        for &number in code(CODE_STATUS) {
            let status = Status::from_code(number as u8).ok_or_else(|| {
                value(
                    "a status from the device",
                    number.into(),
                    "this is a bug of gaussmle",
                )
            })?;
            fits.status.push(status);
        }
        fits.info.seconds_reading_back += began.elapsed().as_secs_f64();
        Ok(())
    }
}

/// What all batches of a stack share.
pub(crate) struct Work {
    pub setting: Setting,
    pub batch_size: usize,
    /// Batches under way at once.
    pub in_flight: usize,
}

/// A batch that the device is at work on.
struct UnderWay {
    output: Output,
    first: usize,
    spots: usize,
    padded: usize,
}

/// Moves words to the device: the vector itself goes, so that nothing is copied on the way.
fn upload<T: CubeElement>(client: &Client, values: Vec<T>) -> Buffer {
    let len = values.len();
    Buffer {
        handle: client.create(Bytes::from_elems(values)),
        len,
    }
}
