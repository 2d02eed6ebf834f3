//! The builder of a fitter: what may be set, and the checks.

use std::sync::Arc;

use super::Fitter;
use crate::backend::Backend;
use crate::camera::Camera;
use crate::cancel::CancelToken;
use crate::device::{Device, GpuInventory, Rates, SystemGpus, Wait};
use crate::engine::{Callbacks, FitSpec, PerformanceLog};
use crate::error::{Error, ParseError, Result};
use crate::fit_options::FitOptions;
use crate::job_state::JobState;
use crate::metrics::MetricsFile;
use crate::model::{Model, Parameter};
use crate::output::Output;
use crate::settings::{BatchSize, Bytes, GpuName, MemoryLimit, Settings, Timeout};
use gaussmle_base::files::{self, path_of_user};

/// Builds a [`Fitter`]. [`FitterBuilder::build`] checks everything.
///
/// It takes no setting from the environment or from a file.
/// `.settings(Settings::from_environment()?)` adds those of the environment,
/// `.rates(Rates::of_this_user())` the measured speeds of devices.
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

impl Fitter {
    /// A builder for fits of a model to ROIs of a camera.
    pub fn builder(model: Model, camera: Camera) -> FitterBuilder {
        FitterBuilder {
            model,
            camera,
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
}

impl FitterBuilder {
    /// Fills the settings that are not set yet.
    pub fn settings(mut self, settings: Settings) -> Self {
        self.settings = self.settings.or(settings);
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
    /// is [`Timeout::Never`]. See also [`release_gpu`](crate::device::release_gpu).
    pub fn gpu_idle_timeout(mut self, timeout: Timeout) -> Self {
        self.settings.gpu_idle_timeout = Some(timeout);
        self
    }

    /// Called at least about twice a second while a job waits for a GPU.
    pub fn on_wait(mut self, call: impl Fn(&Wait) + Send + Sync + 'static) -> Self {
        self.callbacks.on_wait = Some(Arc::new(call));
        self
    }

    /// Called when the state of a job changes, and at each check of the GPUs in a wait. Each call adds
    /// a callback.
    pub fn on_state(mut self, call: impl Fn(&JobState) + Send + Sync + 'static) -> Self {
        self.callbacks.on_state.push(Arc::new(call));
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

    /// The GPUs that may be used, by number as `nvidia-smi` counts, by UUID, or by the id of an adapter
    /// of wgpu, such as `wgpu-discrete-0`.
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

    /// A file to which a line of JSON is appended for each batch and for other events of a job. In its
    /// name, `{user}` is the number of the user.
    pub fn performance_log(mut self, file: impl Into<std::path::PathBuf>) -> Self {
        self.settings.performance_log = Some(file.into());
        self
    }

    /// A file for metrics in the format of Prometheus, to which the processes of a user add about once
    /// a second. In its name, `{user}` is the number of the user.
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

    /// One device, whatever the back end is set to. See [`devices`](crate::device::devices).
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
    /// of the ROI (0 to its side), unlike [`Fits::x`](crate::Fits::x), which counts from the sensor's.
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
        if let Some((option, cause)) = self.invalid {
            return Err(Error::Option { option, cause });
        }
        crate::threads::start()?;
        let settings = self.settings;
        let spec = FitSpec::new(self.model, self.camera, self.options, &settings)?;
        let inventory = self.inventory.unwrap_or_else(|| {
            let gpus = SystemGpus::from_settings(&settings);
            let gpus = gpus.cancelled_by(self.cancel.clone());
            Arc::new(gpus.allow_software_adapter(self.allow_software_adapter))
        });
        if settings.backend() == Backend::Gpu && self.device.is_none() {
            if !(cfg!(feature = "cuda") || cfg!(feature = "wgpu")) {
                return Err(Error::NotBuilt("cuda` or `wgpu"));
            }
            let view = inventory.view().only(settings.devices.as_deref());
            if view.is_unanswered && self.cancel.is_cancelled() {
                return Err(Error::Cancelled);
            }
            if view.gpus.is_empty() {
                return Err(Error::NoDevice(view.none));
            }
        }
        check_outputs(&settings)?;
        let log = settings.performance_log.as_ref();
        let log = log
            .map(|file| PerformanceLog::open(&path_of_user(file), inventory.clone()))
            .transpose()?;
        let metrics = settings.metrics.as_deref();
        let metrics = metrics
            .map(|file| MetricsFile::open(&path_of_user(file), inventory.clone()))
            .transpose()?;
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
            short: None,
        })
    }
}

/// Checks that the files which are written beside results differ, and hold nothing else.
fn check_outputs(settings: &Settings) -> Result<()> {
    let log = settings.performance_log.as_deref().map(path_of_user);
    let metrics = settings.metrics.as_deref().map(path_of_user);
    let (log, metrics) = (log.as_deref(), metrics.as_deref());
    if let (Some(log), Some(metrics)) = (log, metrics)
        && files::canonical(log) == files::canonical(metrics)
    {
        let cause = "is the performance log, too: name another file";
        return Err(Error::Option {
            option: "metrics",
            cause: format!("{} {cause}", metrics.display()),
        });
    }
    log.map_or(Ok(()), PerformanceLog::check)?;
    metrics.map_or(Ok(()), MetricsFile::check)
}
