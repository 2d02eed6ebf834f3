//! The fitter: checked once, then used for any number of stacks.

use std::fmt;
use std::sync::Arc;

use gaussmle_kernels::spec::{Outputs, Pixels};

use crate::backend::Backend;
use crate::camera::Camera;
use crate::cancel::CancelToken;
use crate::device::{
    Device, Estimate, GpuInventory, GpuView, OnWait, Rates, SystemGpus, Wait, estimate, learn,
    short_on_cpu,
};
use crate::engine::{DevicePolicy, FinishedJob, FitSpec, Job, OnBatch, OnFallback, PerformanceLog};
use crate::error::{Error, ParseError, Result};
use crate::fit_options::FitOptions;
use crate::fits::Fits;
use crate::info::FitInfo;
use crate::metrics::MetricsFile;
use crate::model::{Model, Parameter};
use crate::output::Output;
use crate::roi::{RoiSource, RoiStack};
use crate::settings::{BatchSize, Bytes, GpuName, MemoryLimit, Priority, Settings, Timeout};
use crate::totals;

/// Callbacks of a fit.
#[derive(Clone, Default)]
struct Callbacks {
    on_wait: Option<Arc<OnWait>>,
    on_batch: Option<Arc<OnBatch>>,
    on_fallback: Option<Arc<OnFallback>>,
}

impl fmt::Debug for Callbacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Callbacks")
            .field("on_wait", &self.on_wait.is_some())
            .field("on_batch", &self.on_batch.is_some())
            .field("on_fallback", &self.on_fallback.is_some())
            .finish()
    }
}

/// Builds a [`Fitter`]. [`FitterBuilder::build`] checks everything.
///
/// It reads no environment variable and no file. `.settings(Settings::from_environment()?)` adds
/// those of the environment, `.rates(Rates::of_this_user())` the measured speeds of devices.
#[derive(Clone, Debug)]
pub struct FitterBuilder {
    model: Model,
    camera: Camera,
    options: FitOptions,
    settings: Settings,
    device: Option<Device>,
    inventory: Option<Arc<dyn GpuInventory>>,
    rates: Rates,
    allow_software_adapter: bool,
    cancel: CancelToken,
    callbacks: Callbacks,
    invalid: Option<(&'static str, String)>,
}

impl FitterBuilder {
    /// Fills the settings that are not set yet.
    pub fn settings(mut self, settings: Settings) -> Self {
        self.settings = self.settings.or(&settings);
        self
    }

    /// The camera. The default is an ideal one with pixels of 0.1 um.
    pub fn camera(mut self, camera: Camera) -> Self {
        self.camera = camera;
        self
    }

    /// The kind of device. The default is [`Backend::Auto`].
    pub fn backend(mut self, backend: Backend) -> Self {
        self.settings.backend = Some(backend);
        self
    }

    /// The longest wait of `auto` for a busy GPU before it uses the CPU. The default is 300 s.
    pub fn auto_timeout(mut self, timeout: Timeout) -> Self {
        self.settings.auto_timeout = Some(timeout);
        self
    }

    /// The longest wait of `gpu` for a busy GPU before the fit fails. The default is
    /// [`Timeout::Never`].
    pub fn gpu_timeout(mut self, timeout: Timeout) -> Self {
        self.settings.gpu_timeout = Some(timeout);
        self
    }

    /// The time without a result of a batch after which a device counts as lost. The default is 300
    /// s.
    pub fn hang_timeout(mut self, timeout: Timeout) -> Self {
        self.settings.hang_timeout = Some(timeout);
        self
    }

    /// The time without a fit after which the contexts of CUDA devices are given back. The default
    /// is [`Timeout::Never`]. See also [`release_gpu`](crate::release_gpu).
    pub fn gpu_idle_timeout(mut self, timeout: Timeout) -> Self {
        self.settings.gpu_idle_timeout = Some(timeout);
        self
    }

    /// Called at least about twice a second while a job waits for a GPU.
    pub fn on_wait(mut self, call: impl Fn(&Wait) + Send + Sync + 'static) -> Self {
        self.callbacks.on_wait = Some(Arc::new(call));
        self
    }

    /// Called when the CPU replaces a GPU, with the cause.
    pub fn on_fallback(mut self, call: impl Fn(&str) + Send + Sync + 'static) -> Self {
        self.callbacks.on_fallback = Some(Arc::new(call));
        self
    }

    /// Called when a batch is finished, with the spots that are finished and all spots.
    pub fn on_batch(mut self, call: impl Fn(usize, usize) + Send + Sync + 'static) -> Self {
        self.callbacks.on_batch = Some(Arc::new(call));
        self
    }

    /// A token that cancels fits from another thread.
    pub fn cancel(mut self, cancel: CancelToken) -> Self {
        self.cancel = cancel;
        self
    }

    /// The GPUs that may be used, by number as `nvidia-smi` counts, or by UUID.
    pub fn devices<S: AsRef<str>>(mut self, devices: impl IntoIterator<Item = S>) -> Self {
        let names: std::result::Result<Vec<GpuName>, ParseError> = devices
            .into_iter()
            .map(|name| name.as_ref().parse())
            .collect();
        match names {
            Ok(names) => self.settings.devices = Some(names),
            Err(error) => self.invalid = Some(("devices", error.into())),
        }
        self
    }

    /// The memory for batches and camera maps on each GPU, bytes. The driver's own comes on top.
    pub fn gpu_memory_limit(mut self, bytes: u64) -> Self {
        self.settings.gpu_memory_limit = Some(MemoryLimit::Bytes(bytes));
        self
    }

    /// The place among the jobs of this machine that wait for the same GPU. The default is
    /// [`Priority::Normal`].
    pub fn priority(mut self, priority: Priority) -> Self {
        self.settings.priority = Some(priority);
        self
    }

    /// A file to which a line of JSON is appended for each batch.
    pub fn performance_log(mut self, file: impl Into<std::path::PathBuf>) -> Self {
        self.settings.performance_log = Some(file.into());
        self
    }

    /// A file for metrics of this process in the format of Prometheus, replaced about once a second.
    pub fn metrics(mut self, file: impl Into<std::path::PathBuf>) -> Self {
        self.settings.metrics = Some(file.into());
        self
    }

    /// Measured speeds of devices, with which `auto` estimates whether a GPU is worth its start.
    /// The default assumes typical speeds and keeps none.
    pub fn rates(mut self, rates: Rates) -> Self {
        self.rates = rates;
        self
    }

    /// One device, whatever the back end is set to. See [`devices`](crate::devices).
    pub fn device(mut self, device: Device) -> Self {
        self.device = Some(device);
        self
    }

    /// Lets a software Vulkan adapter count as a GPU, for tests of GPU code without one.
    pub fn allow_software_adapter(mut self, allow: bool) -> Self {
        self.allow_software_adapter = allow;
        self
    }

    /// Other GPUs than those of this machine, for tests of the search for GPUs.
    #[cfg(feature = "test-util")]
    pub fn inventory(mut self, inventory: Arc<dyn GpuInventory>) -> Self {
        self.inventory = Some(inventory);
        self
    }

    /// The number of spots in a batch. The default follows from the memory. A device or limit
    /// without room for as many gets fewer.
    pub fn batch_size(mut self, spots: usize) -> Self {
        self.settings.batch_size = Some(BatchSize::Spots(spots));
        self
    }

    /// The memory for all batches in flight together on a GPU, bytes. The default is 512 MiB. A limit,
    /// and the free memory, come before it. On the CPU each thread takes 0.1 to 1 MB.
    pub fn memory_budget(mut self, bytes: usize) -> Self {
        self.settings.memory_budget = Some(Bytes(bytes as u64));
        self
    }

    /// The largest remaining step of a converged fit, in units of the CRLB. The default is 1e-3.
    pub fn tolerance(mut self, of_crlb: f64) -> Self {
        self.options.tolerance = of_crlb;
        self
    }

    /// The largest number of iterations of a fit. The default is 50.
    pub fn max_iterations(mut self, iterations: u32) -> Self {
        self.options.max_iterations = iterations;
        self
    }

    /// Bounds of a parameter, in its unit. Those of x and y are micrometres from the outer corner
    /// of the ROI (0 to its side), unlike [`Fits::x`], which counts from the sensor's.
    ///
    /// The defaults are: x and y on the ROI; widths from 0.3 pixels to half the ROI; photons from
    /// 1; background from 0.001; z within 1.5 d + |gamma|.
    pub fn bounds(mut self, parameter: Parameter, lower: f64, upper: f64) -> Self {
        self.options.bounds.push((parameter, lower, upper));
        self
    }

    /// The results beside parameters, iterations and status. The default is all.
    pub fn outputs(mut self, outputs: impl IntoIterator<Item = Output>) -> Self {
        let outputs: Vec<Output> = outputs.into_iter().collect();
        self.options.outputs = Output::columns(&outputs);
        self
    }

    /// Checks everything. Fits search for devices; `build` only checks, with the back end `gpu`,
    /// that there is one.
    ///
    /// # Errors
    ///
    /// Returns an error if a value is invalid, or a GPU is required and there is none.
    pub fn build(self) -> Result<Fitter> {
        if let Some((from, cause)) = self.invalid {
            let from = from.into();
            return Err(Error::Setting { from, cause });
        }
        let settings = self.settings;
        let spec = FitSpec::new(self.model, self.camera, self.options, &settings)?;
        let inventory = self.inventory.unwrap_or_else(|| {
            let gpus = SystemGpus::from_settings(&settings);
            Arc::new(gpus.allow_software_adapter(self.allow_software_adapter))
        });
        if settings.backend() == Backend::Gpu && self.device.is_none() {
            if !(cfg!(feature = "cuda") || cfg!(feature = "wgpu")) {
                return Err(Error::NotBuilt("cuda` or `wgpu"));
            }
            let view = inventory.view().only(settings.devices.as_deref());
            if view.gpus.is_empty() {
                return Err(Error::NoDevice(view.none));
            }
        }
        let log = settings.performance_log.as_ref();
        let log = log
            .map(|file| PerformanceLog::open(file, inventory.clone()))
            .transpose()?;
        let metrics = settings.metrics.as_deref().map(MetricsFile::create);
        let metrics = metrics.transpose()?;
        Ok(Fitter {
            spec,
            settings,
            device: self.device,
            inventory,
            rates: self.rates,
            cancel: self.cancel,
            callbacks: self.callbacks,
            log,
            metrics,
        })
    }
}

/// A model, a camera and settings, ready to fit stacks of ROIs.
///
/// ```
/// use gaussmle::{Camera, Fitter, Model, RoiStack, simulate::Simulation};
///
/// # fn main() -> gaussmle::Result<()> {
/// let fitter = Fitter::builder(Model::xynbs())
///     .camera(Camera::ideal(0.1))
///     .backend(gaussmle::Backend::Cpu)
///     .build()?;
/// for seed in 0..3 {
///     let pixels = Simulation::new(9).seed(seed).run(100)?.to_u16();
///     let fits = fitter.fit(&RoiStack::from_u16(pixels.view())?)?;
///     assert_eq!(fits.len(), 100);
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Fitter {
    spec: FitSpec,
    settings: Settings,
    device: Option<Device>,
    inventory: Arc<dyn GpuInventory>,
    rates: Rates,
    cancel: CancelToken,
    callbacks: Callbacks,
    log: Option<PerformanceLog>,
    metrics: Option<MetricsFile>,
}

impl Fitter {
    /// A builder for a model.
    pub fn builder(model: Model) -> FitterBuilder {
        FitterBuilder {
            model,
            camera: Camera::ideal(0.1),
            options: FitOptions::default(),
            settings: Settings::default(),
            device: None,
            inventory: None,
            rates: Rates::default(),
            allow_software_adapter: false,
            cancel: CancelToken::new(),
            callbacks: Callbacks::default(),
            invalid: None,
        }
    }

    /// The model.
    pub fn model(&self) -> &Model {
        &self.spec.model
    }

    /// The camera of the ROIs.
    pub fn camera(&self) -> &Camera {
        &self.spec.camera
    }

    /// The decision of `auto` for this many ROIs of `size` x `size` pixels at this moment, and its
    /// reason.
    pub fn estimate(&self, spots: usize, size: usize) -> Estimate {
        self.short_on_cpu(spots, size)
            .unwrap_or_else(|| self.estimate_for(&self.gpus(), spots, size))
    }

    /// True if a fit of so many ROIs of `size` x `size` pixels is expected to take less than a
    /// millisecond on the CPU, which has fitted before, and looks for no GPU.
    pub fn is_short(&self, spots: usize, size: usize) -> bool {
        self.device.is_none()
            && self.settings.backend() != Backend::Gpu
            && self.short_on_cpu(spots, size).is_some()
    }

    /// The decision for a job that is so short on the CPU that no GPU is looked for.
    fn short_on_cpu(&self, spots: usize, size: usize) -> Option<Estimate> {
        short_on_cpu(&self.rates.load(), spots, size, self.kind())
    }

    /// The parts of the specification on which the speed depends, beside the size.
    fn kind(&self) -> (&Model, Outputs) {
        (&self.spec.model, self.spec.options.outputs)
    }

    fn estimate_for(&self, view: &GpuView, spots: usize, size: usize) -> Estimate {
        let rates = self.rates.load();
        estimate(&rates, spots, size, self.kind(), &view.gpus)
    }

    /// Bytes that this many ROIs of `size` x `size` 16-bit pixels need on a GPU: batches in flight,
    /// camera maps, and the driver's own.
    pub fn required_bytes(&self, spots: usize, size: usize) -> u64 {
        let kernel = self.spec.kernel(size, Pixels::PackedU16);
        let psf = self.spec.model.psf();
        self.spec.memory.need_with_context(psf, &kernel, spots)
    }

    /// Fits every ROI.
    ///
    /// A spot that cannot be fitted gets a status with the reason; see [`Status`](crate::Status).
    ///
    /// # Errors
    ///
    /// Returns an error if the stack does not match the camera, no device is available in time, the
    /// fit is cancelled, or every device fails.
    pub fn fit(&self, rois: &RoiStack<'_>) -> Result<Fits> {
        let mut results = None;
        let result = self.job().run_whole(rois, &mut |_, fits| {
            results = Some(fits);
            Ok(())
        });
        let info = self.finish(result)?;
        let mut fits = results.unwrap_or_else(|| self.spec.unfitted(rois));
        fits.info = info;
        Ok(fits)
    }

    /// Fits ROIs that arrive in parts, as one job: it waits for GPUs once, and its batches are
    /// spread over all devices, whatever part they are from. A thread draws the parts while others
    /// are fitted. `take` receives each part with its fits, in order.
    ///
    /// `expected` is the number of spots of the whole job, for the choice of devices; it may be
    /// wrong. After an error in place of a part, the parts before it are still fitted and taken.
    ///
    /// ```
    /// use gaussmle::{Backend, Error, Fitter, Model, RoiStack, simulate::Simulation};
    ///
    /// # fn main() -> gaussmle::Result<()> {
    /// let pixels = Simulation::new(9).run(500)?.to_u16();
    /// let stack = RoiStack::from_u16(pixels.view())?;
    /// let fitter = Fitter::builder(Model::xynb(0.13)).backend(Backend::Cpu).build()?;
    /// let parts = (0..5).map(|part| Ok(stack.slice(100 * part..100 * (part + 1))));
    /// let mut photons = Vec::new();
    /// let info = fitter.fit_parts::<_, Error>(500, parts, |_, fits| {
    ///     photons.extend(fits.photons());
    ///     Ok(())
    /// })?;
    /// assert_eq!(photons, fitter.fit(&stack)?.photons());
    /// assert_eq!(info.devices[0].spots, 500);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Fitter::fit`], and if a part is an error or differs in size or type of pixels from the
    /// first, or `take` fails.
    pub fn fit_parts<P, E>(
        &self,
        expected: usize,
        parts: impl Iterator<Item = std::result::Result<P, E>> + Send,
        take: impl FnMut(P, Fits) -> std::result::Result<(), E>,
    ) -> std::result::Result<FitInfo, E>
    where
        P: RoiSource + Send,
        E: From<Error> + Send,
    {
        self.fit_arriving_parts(expected, parts, take, || ())
    }

    /// As [`Fitter::fit_parts`], for parts that the iterator waits for, as from a camera. A part is
    /// fitted when it arrives: it waits for no other.
    ///
    /// The thread that draws parts is joined at the end. `ended` is called before that, also if the
    /// job fails, and must end a wait of the iterator.
    ///
    /// # Errors
    ///
    /// As [`Fitter::fit_parts`].
    pub fn fit_arriving_parts<P, E>(
        &self,
        expected: usize,
        parts: impl Iterator<Item = std::result::Result<P, E>> + Send,
        mut take: impl FnMut(P, Fits) -> std::result::Result<(), E>,
        ended: impl Fn(),
    ) -> std::result::Result<FitInfo, E>
    where
        P: RoiSource + Send,
        E: From<Error> + Send,
    {
        let job = self.job();
        let result = job.run_parts(expected, parts, &mut take, ended);
        self.finish(result)
    }

    /// The job of a call.
    fn job(&self) -> Job<'_> {
        Job {
            spec: &self.spec,
            policy: self.policy(),
            log: self.log.as_ref(),
            metrics: self.metrics.as_ref(),
            on_batch: self.callbacks.on_batch.as_deref(),
            choose: Box::new(|spots, size| self.choose(spots, size)),
        }
    }

    /// Counts and learns from a job.
    fn finish<E>(
        &self,
        result: std::result::Result<FinishedJob, E>,
    ) -> std::result::Result<FitInfo, E> {
        #[cfg(feature = "cuda")]
        if let Some(idle) = self.settings.gpu_idle_time() {
            crate::device::release_after(idle);
        }
        let finished = match result {
            Ok(finished) => finished,
            Err(error) => {
                if let Some(metrics) = &self.metrics {
                    metrics.finish();
                }
                return Err(error);
            }
        };
        let FinishedJob { info, roi } = finished;
        if let Some(size) = roi {
            totals::add(&info);
            if let Some(metrics) = &self.metrics {
                metrics.finish();
            }
            if self.device.is_none() {
                let rates = || self.rates.load();
                let spots = info.devices.iter().map(|share| share.spots).sum();
                learn(rates, &info, spots, size, self.kind());
            }
            tracing::debug!(%info, "fitted");
        }
        Ok(info)
    }

    fn policy(&self) -> DevicePolicy<'_> {
        DevicePolicy {
            device: self.device.as_ref(),
            cpu_replaces_gpu: self.settings.backend() == Backend::Auto,
            inventory: &self.inventory,
            allowed: self.settings.devices.as_deref(),
            wait_timeout: self.settings.wait_timeout(),
            hang_timeout: self.settings.hang_timeout(),
            cancel: &self.cancel,
            on_wait: self.callbacks.on_wait.as_deref(),
            on_fallback: self.callbacks.on_fallback.as_deref(),
        }
    }

    /// The GPUs that may be used, as they look now.
    fn gpus(&self) -> GpuView {
        self.inventory.view().only(self.settings.devices.as_deref())
    }

    /// The decision to search for GPUs, and its reason.
    fn choose(&self, spots: usize, size: usize) -> (bool, String) {
        if self.device.is_some() {
            return (false, "this device was asked for".into());
        }
        match self.settings.backend() {
            Backend::Cpu => (false, "the back end `cpu` was asked for".into()),
            Backend::Gpu => (true, "the back end `gpu` was asked for".into()),
            Backend::Auto => {
                if let Some(short) = self.short_on_cpu(spots, size) {
                    return (false, format!("auto: {}", short.reason));
                }
                let view = self.gpus();
                if view.gpus.is_empty() {
                    return (false, format!("auto: {}", view.none));
                }
                let estimate = self.estimate_for(&view, spots, size);
                (
                    estimate.decision == Backend::Gpu,
                    format!("auto: {}", estimate.reason),
                )
            }
        }
    }

    /// The plan for a stack, and the device that was set or the CPU, for measurements of the kernel
    /// alone.
    #[cfg(feature = "simulate")]
    pub(crate) fn plan_on_device(
        &self,
        rois: &RoiStack<'_>,
    ) -> Result<(crate::engine::DeviceAllocation, crate::engine::JobPlan)> {
        let device = match &self.device {
            Some(device) => device.clone(),
            None => Device::cpu()?,
        };
        let plan = self.spec.plan(rois)?;
        let allocation = crate::engine::allocate(&device, &plan)?;
        let plan = plan.on(&allocation.device);
        Ok((allocation, plan))
    }
}
