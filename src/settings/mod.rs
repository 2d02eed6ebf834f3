//! Device settings: where fits run, how long they wait, how much memory they use.

mod machine;
mod sources;
mod values;
mod variables;

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::backend::Backend;
use crate::config::{from_text, list_from_text};
use crate::error::{Error, Result};

pub use values::{BatchSize, Bytes, GpuName, JobsPerGpu, MemoryLimit, Timeout};

/// The prefix of environment variables.
const PREFIX: &str = "GAUSSMLE_";

/// The default of `auto_timeout`.
const AUTO_TIMEOUT: Duration = Duration::from_secs(300);

/// The default of `hang_timeout`.
const HANG_TIMEOUT: Duration = Duration::from_secs(300);

/// The least memory that batches can use, bytes.
const LEAST_MEMORY: u64 = 1 << 20;

// One definition for every front end: the doc comments are also the help of the command line, the
// field names are the keys of TOML files and the keywords of Python, and `GAUSSMLE_` with the name
// in capitals is the environment variable.
/// Device settings. `None` leaves a setting to the next source, and finally to its default.
///
/// A field's name is its key in a TOML file; in capitals after `GAUSSMLE_` it is its environment
/// variable. [`Settings::from_environment`] and [`Settings::from_file`] read them; nothing else does.
///
/// ```
/// use gaussmle::{Backend, Fitter, Model, Settings};
///
/// # fn main() -> gaussmle::Result<()> {
/// let mut settings = Settings::default();
/// settings.backend = Some(Backend::Cpu);
/// settings.hang_timeout = "60".parse().ok();
/// let fitter = Fitter::builder(Model::xynb(0.13))
///     .settings(settings)
///     .build()?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", command(next_help_heading = "Devices"))]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct Settings {
    /// The kind of device [default: auto].
    #[cfg_attr(feature = "clap", arg(long, value_enum))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backend: Option<Backend>,
    /// Seconds that auto waits for a busy GPU before it uses the CPU [default: 300].
    #[cfg_attr(feature = "clap", arg(long, value_name = "SECONDS"))]
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "from_text"
    )]
    pub auto_timeout: Option<Timeout>,
    /// Seconds that gpu waits for a busy GPU before it fails [default: inf].
    #[cfg_attr(feature = "clap", arg(long, value_name = "SECONDS"))]
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "from_text"
    )]
    pub gpu_timeout: Option<Timeout>,
    /// Seconds without a result of a batch after which a device counts as lost [default: 300].
    #[cfg_attr(feature = "clap", arg(long, value_name = "SECONDS"))]
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "from_text"
    )]
    pub hang_timeout: Option<Timeout>,
    /// Seconds without a fit after which CUDA contexts are given back [default: inf].
    #[cfg_attr(feature = "clap", arg(long, value_name = "SECONDS"))]
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "from_text"
    )]
    pub gpu_idle_timeout: Option<Timeout>,
    /// Spots in a batch [default: auto].
    #[cfg_attr(feature = "clap", arg(long, value_name = "auto|N"))]
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "from_text"
    )]
    pub batch_size: Option<BatchSize>,
    /// GPUs that may be used, by number or id as `gaussmle devices` prints them, with commas [default: all].
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "GPUS", value_delimiter = ',')
    )]
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "list_from_text"
    )]
    pub devices: Option<Vec<GpuName>>,
    /// Memory for batches and camera maps on each GPU, as in 4GB or 50%. The driver's own comes on
    /// top.
    #[cfg_attr(feature = "clap", arg(long, value_name = "BYTES"))]
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "from_text"
    )]
    pub gpu_memory_limit: Option<MemoryLimit>,
    /// Processes of this user that may use a GPU at once [default: 1].
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "from_text"
    )]
    pub jobs_per_gpu: Option<JobsPerGpu>,
    /// Memory for all batches in flight [default: 512MiB on GPUs, 12MiB on the CPU].
    #[cfg_attr(feature = "clap", arg(long, value_name = "BYTES"))]
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "from_text"
    )]
    pub memory_budget: Option<Bytes>,
    /// A file to which a line of JSON is appended for each batch and other event of a job. {user} in
    /// its name is the user's number.
    #[cfg_attr(feature = "clap", arg(long, value_name = "LOG.jsonl"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub performance_log: Option<PathBuf>,
    /// A file for metrics in the format of Prometheus, to which all processes of a user add. {user} in
    /// its name is the user's number.
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE.prom"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metrics: Option<PathBuf>,
    /// The path of NVIDIA's management library, where it is not in a usual place.
    #[cfg_attr(feature = "clap", arg(long, value_name = "PATH"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nvml_library: Option<PathBuf>,
}

impl Settings {
    /// Fills unset fields from `other`.
    pub fn or(&self, other: &Self) -> Self {
        // Without `..`, so that a new field cannot be forgotten here.
        let Self {
            backend,
            auto_timeout,
            gpu_timeout,
            hang_timeout,
            gpu_idle_timeout,
            batch_size,
            devices,
            gpu_memory_limit,
            jobs_per_gpu,
            memory_budget,
            performance_log,
            metrics,
            nvml_library,
        } = self.clone();
        Self {
            backend: backend.or(other.backend),
            auto_timeout: auto_timeout.or(other.auto_timeout),
            gpu_timeout: gpu_timeout.or(other.gpu_timeout),
            hang_timeout: hang_timeout.or(other.hang_timeout),
            gpu_idle_timeout: gpu_idle_timeout.or(other.gpu_idle_timeout),
            batch_size: batch_size.or(other.batch_size),
            devices: devices.or_else(|| other.devices.clone()),
            gpu_memory_limit: gpu_memory_limit.or(other.gpu_memory_limit),
            jobs_per_gpu: jobs_per_gpu.or(other.jobs_per_gpu),
            memory_budget: memory_budget.or(other.memory_budget),
            performance_log: performance_log.or_else(|| other.performance_log.clone()),
            metrics: metrics.or_else(|| other.metrics.clone()),
            nvml_library: nvml_library.or_else(|| other.nvml_library.clone()),
        }
    }

    /// Checks values that the types allow but that are not possible.
    pub(crate) fn check(&self) -> Result<()> {
        let invalid = |option: &'static str, cause: &str| {
            Err(Error::Option {
                option,
                cause: cause.into(),
            })
        };
        if self.batch_size == Some(BatchSize::Spots(0)) {
            return invalid("batch_size", "it is 0: it must be 1 or more, or `auto`");
        }
        if self.hang_timeout == Some(Timeout::After(Duration::ZERO)) {
            return invalid("hang_timeout", "it is 0: every batch takes longer");
        }
        if self.memory_budget == Some(Bytes(0)) {
            return invalid("memory_budget", "it is 0: it must be above 0");
        }
        if self.devices.as_ref().is_some_and(Vec::is_empty) {
            let cause = "the list is empty: name GPUs, or use the back end `cpu`";
            return invalid("devices", cause);
        }
        Ok(())
    }

    /// Checks that the memory limit leaves room beside the camera maps, which take `maps` bytes.
    pub(crate) fn check_limit(&self, maps: u64) -> Result<()> {
        match self.gpu_memory_limit {
            Some(MemoryLimit::Bytes(limit)) if limit < maps + LEAST_MEMORY => Err(Error::Option {
                option: "gpu_memory_limit",
                cause: format!(
                    "it is {limit} bytes: the camera maps take {maps}, and batches at least {LEAST_MEMORY}"
                ),
            }),
            _ => Ok(()),
        }
    }

    pub(crate) fn backend(&self) -> Backend {
        self.backend.unwrap_or_default()
    }

    /// The limit on waiting for a GPU.
    pub(crate) fn wait_timeout(&self) -> Timeout {
        match self.backend() {
            Backend::Gpu => self.gpu_timeout.unwrap_or(Timeout::Never),
            _ => self.auto_timeout.unwrap_or(Timeout::After(AUTO_TIMEOUT)),
        }
    }

    pub(crate) fn hang_timeout(&self) -> Timeout {
        self.hang_timeout.unwrap_or(Timeout::After(HANG_TIMEOUT))
    }

    /// The idle time after which contexts are given back; `None` for never.
    #[cfg(feature = "cuda")]
    pub(crate) fn gpu_idle_time(&self) -> Option<Duration> {
        match self.gpu_idle_timeout {
            Some(Timeout::After(time)) => Some(time),
            _ => None,
        }
    }

    /// The batch size, if it is a fixed number of spots.
    pub(crate) fn fixed_batch(&self) -> Option<usize> {
        match self.batch_size {
            Some(BatchSize::Spots(spots)) => Some(spots),
            _ => None,
        }
    }
}
