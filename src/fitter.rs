//! Plan once, fit many times.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use cubecl::Device;
use gaussmle_kernels::Maps;
use gaussmle_kernels::spec::{Pixels, Spec};

use crate::acquire::{Need, OnWait};
use crate::backend::Backend;
use crate::batch;
use crate::camera::Camera;
use crate::error::{Error, Result};
use crate::estimate::{self, Estimate};
use crate::fits::Fits;
use crate::machine::{Cancel, Computer, Machine, Opened, View};
use crate::model::{Model, Parameter};
use crate::options::Options;
use crate::performance_log::PerformanceLog;
use crate::plan;
use crate::rates::Rates;
use crate::roi::RoiStack;
use crate::schedule::{Hand, OnBatch, Schedule};
use crate::settings::{BatchSize, Patience, Settings};
use crate::source::{self, Devices};
use crate::totals;
use crate::worker::{Job, MapValues};

/// Something to call while waiting.
#[derive(Clone)]
pub(crate) struct Hook(pub Arc<OnWait>);

/// Something to call after each batch.
#[derive(Clone)]
pub(crate) struct BatchHook(pub Arc<OnBatch>);

impl fmt::Debug for BatchHook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BatchHook")
    }
}

impl fmt::Debug for Hook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hook")
    }
}

/// Builds a [`Fitter`]; [`FitterBuilder::build`] checks everything.
///
/// What is set here comes before the environment, and that before the file of settings; see [`Settings`].
#[derive(Clone, Debug)]
pub struct FitterBuilder {
    model: Model,
    camera: Camera,
    options: Options,
    settings: Settings,
    config: Option<PathBuf>,
    device: Option<Device>,
    machine: Option<Arc<dyn Machine>>,
    allow_software_adapter: bool,
    cancel: Cancel,
    on_wait: Option<Hook>,
    on_batch: Option<BatchHook>,
    environment: bool,
}

impl FitterBuilder {
    /// These settings, in place of those set so far.
    pub fn settings(mut self, settings: Settings) -> Self {
        self.settings = settings;
        self
    }

    /// Leaves the environment and its file of settings out of it.
    pub(crate) fn without_environment(mut self) -> Self {
        self.environment = false;
        self
    }

    /// The camera; an ideal one with pixels of 0.1 um if none is given.
    pub fn camera(mut self, camera: Camera) -> Self {
        self.camera = camera;
        self
    }

    /// Which kind of device to use; [`Backend::Auto`] by default.
    pub fn backend(mut self, backend: Backend) -> Self {
        self.settings.backend = Some(backend);
        self
    }

    /// How long `auto` waits for a busy GPU before it takes the CPU: 300 s by default.
    pub fn auto_timeout(mut self, time: Patience) -> Self {
        self.settings.auto_timeout = Some(time);
        self
    }

    /// How long `gpu` waits for a busy GPU before it fails: forever by default.
    pub fn gpu_timeout(mut self, time: Patience) -> Self {
        self.settings.gpu_timeout = Some(time);
        self
    }

    /// How long a device may be silent over one batch before it counts as lost: 300 s by default.
    pub fn hang_timeout(mut self, time: Patience) -> Self {
        self.settings.hang_timeout = Some(time);
        self
    }

    /// Called about twice a second while waiting for a GPU, with the time waited, the most bytes that are free on
    /// any GPU, and the bytes that are required.
    pub fn on_wait(mut self, call: impl Fn(Duration, u64, u64) + Send + Sync + 'static) -> Self {
        self.on_wait = Some(Hook(Arc::new(call)));
        self
    }

    /// Called as batches come back, with the spots that are done and how many there are.
    pub fn on_batch(mut self, call: impl Fn(usize, usize) + Send + Sync + 'static) -> Self {
        self.on_batch = Some(BatchHook(Arc::new(call)));
        self
    }

    /// What calls off a fit from another thread: a wait for a GPU at once, work under way at the next batch.
    pub fn cancel(mut self, cancel: Cancel) -> Self {
        self.cancel = cancel;
        self
    }

    /// The GPUs that may be used, by number as `nvidia-smi` counts, or by UUID.
    pub fn devices<S: Into<String>>(mut self, devices: impl IntoIterator<Item = S>) -> Self {
        self.settings.devices = Some(devices.into_iter().map(Into::into).collect());
        self
    }

    /// Bytes that batches and the camera's maps may take on each GPU.
    pub fn gpu_memory_limit(mut self, bytes: u64) -> Self {
        self.settings.gpu_memory_limit = Some(bytes);
        self
    }

    /// A file that gets a line of JSON for each batch.
    pub fn performance_log(mut self, file: impl Into<PathBuf>) -> Self {
        self.settings.performance_log = Some(file.into());
        self
    }

    /// A TOML file of [`Settings`], in place of the one that `GAUSSMLE_CONFIG` names.
    pub fn config(mut self, file: impl Into<PathBuf>) -> Self {
        self.config = Some(file.into());
        self
    }

    /// Exactly this device, whatever the back end says; see [`devices`](crate::devices).
    pub fn device(mut self, device: Device) -> Self {
        self.device = Some(device);
        self
    }

    /// Lets a software Vulkan adapter count as a GPU: for tests of GPU code without one.
    pub fn allow_software_adapter(mut self, allow: bool) -> Self {
        self.allow_software_adapter = allow;
        self
    }

    /// Another computer than this one: for tests of how GPUs are found, waited for and lost.
    pub fn machine(mut self, machine: Arc<dyn Machine>) -> Self {
        self.machine = Some(machine);
        self
    }

    /// Spots in a batch; from the memory that there is if not given. It gets fewer where a device cannot hold as many, or a
    /// limit does not allow them.
    pub fn batch_size(mut self, spots: usize) -> Self {
        self.settings.batch_size = Some(BatchSize::Spots(spots));
        self
    }

    /// Bytes for all batches under way together, in place of 512 MiB on GPUs and 12 MiB on the CPU. A limit and what is free go
    /// before it.
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

    /// Bounds of a parameter, in its unit. Those of x and y are micrometres from the ROI's outer corner (0 to its side), unlike
    /// [`Fits::x`], which is on the sensor.
    ///
    /// By default: x and y on the ROI; widths from 0.3 pixels to half the ROI; photons from 1; background from 0.001; z within
    /// 1.5 d + |gamma|.
    pub fn bounds(mut self, parameter: Parameter, lower: f64, upper: f64) -> Self {
        self.options.bounds.push((parameter, lower, upper));
        self
    }

    /// Checks everything. Devices are looked for by the fits; here only, with the back end `gpu`, that there is one.
    ///
    /// # Errors
    ///
    /// If a setting makes no sense, or a GPU is asked for and there is none to wait for.
    pub fn build(self) -> Result<Fitter> {
        self.model.check()?;
        self.camera.check()?;
        self.options.check(&self.model)?;
        let mut settings = self.settings;
        if self.environment {
            settings = settings.or(&Settings::from_environment(self.config.as_deref())?);
        }
        settings.check()?;
        let computer = || Computer::new().allow_software_adapter(self.allow_software_adapter);
        let machine = self.machine.unwrap_or_else(|| Arc::new(computer()));
        if settings.backend() == Backend::Gpu && self.device.is_none() {
            if !(cfg!(feature = "cuda") || cfg!(feature = "wgpu")) {
                return Err(Error::NotBuilt("cuda` or `wgpu"));
            }
            let view = machine.look().only(settings.devices.as_deref());
            if view.gpus.is_empty() {
                return Err(Error::NoDevice(view.none));
            }
        }
        let maps = plan::map_values(&self.camera).map(Arc::new);
        settings.check_limit(batch::maps_bytes(maps.as_deref()))?;
        let log = settings.performance_log.as_ref();
        let log = log
            .map(|file| PerformanceLog::open(file, machine.clone()))
            .transpose()?;
        Ok(Fitter {
            maps,
            maps_on_cpu: Arc::default(),
            model: self.model,
            camera: self.camera,
            options: self.options,
            settings,
            device: self.device,
            machine,
            cancel: self.cancel,
            on_wait: self.on_wait,
            on_batch: self.on_batch,
            log,
        })
    }
}

/// A model, a camera and settings, ready to fit stacks of ROIs.
#[derive(Debug)]
pub struct Fitter {
    model: Model,
    camera: Camera,
    pub(crate) options: Options,
    pub(crate) settings: Settings,
    pub(crate) device: Option<Device>,
    pub(crate) machine: Arc<dyn Machine>,
    pub(crate) cancel: Cancel,
    pub(crate) on_wait: Option<Hook>,
    on_batch: Option<BatchHook>,
    log: Option<PerformanceLog>,
    maps: Option<Arc<MapValues>>,
    maps_on_cpu: Arc<Mutex<Option<Maps>>>,
}

impl Fitter {
    /// Starts to build a fitter of a model.
    pub fn builder(model: Model) -> FitterBuilder {
        FitterBuilder {
            model,
            camera: Camera::ideal(0.1),
            options: Options::default(),
            settings: Settings::default(),
            config: None,
            device: None,
            machine: None,
            allow_software_adapter: false,
            cancel: Cancel::new(),
            on_wait: None,
            on_batch: None,
            environment: true,
        }
    }

    /// The model that is fitted.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// What `auto` would do with that many ROIs of `size` x `size` pixels just now, and why.
    pub fn estimate(&self, spots: usize, size: usize) -> Estimate {
        self.weigh(&self.look(), spots, size)
    }

    fn weigh(&self, view: &View, spots: usize, size: usize) -> Estimate {
        let rates = Rates::at(self.machine.cache().as_deref());
        estimate::weigh(&rates, spots, size, &self.model, &view.gpus)
    }

    /// Bytes that a job of that many ROIs of `size` x `size` 16-bit pixels needs on a GPU: batches under way, the camera's maps, and what
    /// the driver keeps for a process.
    pub fn required_bytes(&self, spots: usize, size: usize) -> u64 {
        let spec = self.spec(size, Pixels::PackedU16);
        batch::CONTEXT + self.need(&spec, spots).wanted
    }

    fn need(&self, spec: &Spec, spots: usize) -> Need {
        let psf = self.model.psf();
        batch::need(
            psf,
            spec,
            self.maps_bytes(),
            &self.options,
            &self.settings,
            spots,
        )
    }

    pub(crate) fn maps_bytes(&self) -> u64 {
        batch::maps_bytes(self.maps.as_deref())
    }

    /// Fits every ROI.
    ///
    /// Spots that cannot be fitted have a status that says so; see [`Status`](crate::Status).
    ///
    /// # Errors
    ///
    /// If the stack does not go with the camera, no device can be had in time, the wait for one is called off, or every device
    /// fails.
    pub fn fit(&self, rois: &RoiStack<'_>) -> Result<Fits> {
        self.fit_part(rois, rois.len())
    }

    /// Fits every ROI of a stack that is a part of a job of so many spots: `auto` decides for the whole job, so that parts are not
    /// kept from a GPU for being small.
    ///
    /// # Errors
    ///
    /// As [`Fitter::fit`].
    pub fn fit_part(&self, rois: &RoiStack<'_>, of: usize) -> Result<Fits> {
        let began = Instant::now();
        batch::check_corners(rois, &self.camera)?;
        let mut fits = Fits::new(self.model, self.camera.pixel_size_um, rois);
        let job = self.job(rois)?;
        if rois.is_empty() {
            fits.info.summarise();
            fits.info.reason = "the stack is empty".into();
            return Ok(fits);
        }
        let (gpus, reason) = self.choose(of.max(rois.len()), rois.size());
        tracing::debug!(gpus, reason, spots = rois.len(), "decided");
        let mut devices = Devices {
            fitter: self,
            need: self.need(&job.spec, rois.len()),
            most: batch::gpus_of_use(&self.settings, rois.len()),
            gpus,
            reason,
            waited: Duration::ZERO,
            hope: None,
            rounds: 0,
            fallbacks: 0,
        };
        let schedule = Schedule {
            rois,
            job,
            batch_size: self.settings.spots(),
            hang: self.settings.hang(),
            log: self.log.as_ref(),
            cancel: &self.cancel,
            on_batch: self.on_batch.as_ref().map(|hook| &*hook.0),
        };
        schedule.run(&mut devices, &mut fits)?;
        fits.info.summarise();
        fits.info.reason = devices.reason;
        fits.info.fallbacks = devices.fallbacks;
        fits.info.seconds_waiting = devices.waited.as_secs_f64();
        fits.info.seconds = began.elapsed().as_secs_f64();
        totals::add(&fits.info);
        if self.device.is_none() {
            let rates = || Rates::at(self.machine.cache().as_deref());
            estimate::learn(rates, &fits.info, rois.len(), rois.size(), &self.model);
        }
        tracing::debug!(info = %fits.info, "fitted");
        Ok(fits)
    }

    /// The GPUs that may be used.
    fn look(&self) -> View {
        self.machine.look().only(self.settings.devices.as_deref())
    }

    /// Whether to look for GPUs, and why.
    fn choose(&self, spots: usize, size: usize) -> (bool, String) {
        if self.device.is_some() {
            return (false, "this device was asked for".into());
        }
        match self.settings.backend() {
            Backend::Cpu => (false, "the back end `cpu` was asked for".into()),
            Backend::Gpu => (true, "the back end `gpu` was asked for".into()),
            Backend::Auto => {
                let view = self.look();
                if view.gpus.is_empty() {
                    return (false, format!("auto: {}", view.none));
                }
                let estimate = self.weigh(&view, spots, size);
                (
                    estimate.decision == Backend::Gpu,
                    format!("auto: {}", estimate.reason),
                )
            }
        }
    }

    /// The kernel's shape, as far as it is not the device's: that is filled in for each.
    fn spec(&self, size: usize, pixels: Pixels) -> Spec {
        Spec {
            size,
            pixels,
            noise: self.camera.noise(),
            lanes: 1,
            tile: 1,
            stage: false,
            units: 1,
        }
    }

    fn job(&self, rois: &RoiStack<'_>) -> Result<Job> {
        let constants = plan::constants(&self.model, &self.camera, &self.options, rois.size())?;
        Ok(Job {
            psf: self.model.psf(),
            spec: self.spec(rois.size(), rois.kind()),
            constants: Arc::new(constants),
            maps: self.maps.clone(),
            maps_on_cpu: self.maps_on_cpu.clone(),
            max_iterations: self.options.max_iterations,
            in_flight: 1,
        })
    }

    /// The device that was asked for, or the CPU, and a job for it: for measurements of the kernel alone.
    pub(crate) fn alone(&self, rois: &RoiStack<'_>) -> Result<(Hand, Job)> {
        let device = match &self.device {
            Some(device) => device.clone(),
            None => Device::cpu().map_err(|_| Error::NotBuilt("cpu"))?,
        };
        let opened = Opened {
            device,
            faults: None,
        };
        let hand = source::open(self, opened)?;
        let job = self.job(rois)?.on(&hand.engine);
        Ok((hand, job))
    }
}
