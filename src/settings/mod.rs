//! Device settings: where fits run, how long they wait, how much memory they use.

mod machine;
mod sources;
mod values;
mod variables;

use std::path::PathBuf;
use std::time::Duration;

use crate::backend::Backend;
use crate::error::{Error, Result};
use gaussmle_base::config::{from_text, list_from_text};

pub use values::{BatchSize, Bytes, GpuName, JobsPerGpu, MemoryLimit, Timeout};

/// The prefix of environment variables.
const PREFIX: &str = "GAUSSMLE_";

/// The default of `auto_timeout`.
const AUTO_TIMEOUT: Duration = Duration::from_secs(300);

/// The default of `hang_timeout`.
const HANG_TIMEOUT: Duration = Duration::from_secs(300);

/// The least memory that batches can use, bytes.
const LEAST_MEMORY: u64 = 1 << 20;

crate::option_group! {
    "Devices";
    /// Device settings. `None` leaves a setting to the next source, and finally to its default.
    ///
    /// A field's name is its key in a TOML file; in capitals after `GAUSSMLE_` it is its environment
    /// variable. [`Settings::from_environment`] and [`Settings::from_file`] read them; nothing else does.
    ///
    /// ```
    /// use gaussmle::{Backend, Camera, Fitter, Model, Settings};
    ///
    /// # fn main() -> gaussmle::Result<()> {
    /// let settings = Settings {
    ///     backend: Some(Backend::Cpu),
    ///     hang_timeout: "60".parse().ok(),
    ///     ..Settings::default()
    /// };
    /// let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1))
    ///     .settings(settings)
    ///     .build()?;
    /// # Ok(())
    /// # }
    /// ```
    pub struct Settings {
        /// The kind of device: auto, cpu or gpu [default: auto].
        #[arg(long, value_enum)]
        pub backend: Option<Backend>,
        /// Seconds that auto waits for a busy GPU before it uses the CPU [default: 300].
        #[arg(long, value_name = "SECONDS")]
        #[serde(deserialize_with = "from_text")]
        pub auto_timeout: Option<Timeout>,
        /// Seconds that gpu waits for a busy GPU before it fails [default: inf].
        #[arg(long, value_name = "SECONDS")]
        #[serde(deserialize_with = "from_text")]
        pub gpu_timeout: Option<Timeout>,
        /// Seconds without a result of a batch after which a device counts as lost [default: 300].
        #[arg(long, value_name = "SECONDS")]
        #[serde(deserialize_with = "from_text")]
        pub hang_timeout: Option<Timeout>,
        /// Seconds without a fit after which CUDA contexts are given back [default: inf].
        #[arg(long, value_name = "SECONDS")]
        #[serde(deserialize_with = "from_text")]
        pub gpu_idle_timeout: Option<Timeout>,
        /// Spots in a batch [default: auto].
        #[arg(long, value_name = "auto|N")]
        #[serde(deserialize_with = "from_text")]
        pub batch_size: Option<BatchSize>,
        /// GPUs that may be used, by number or id as `gaussmle devices` prints them, with commas [default: all].
        #[arg(long, value_name = "GPUS", value_delimiter = ',')]
        #[serde(deserialize_with = "list_from_text")]
        pub devices: Option<Vec<GpuName>>,
        /// Memory for batches and camera maps on each GPU, as in 4GB or 50%. The driver's own comes on
        /// top.
        #[arg(long, value_name = "BYTES")]
        #[serde(deserialize_with = "from_text")]
        pub gpu_memory_limit: Option<MemoryLimit>,
        /// Processes of this user that may use a GPU at once [default: 1].
        #[arg(long, value_name = "N")]
        #[serde(deserialize_with = "from_text")]
        pub jobs_per_gpu: Option<JobsPerGpu>,
        /// Memory for all batches in flight [default: 512MiB on GPUs, 12MiB on the CPU].
        #[arg(long, value_name = "BYTES")]
        #[serde(deserialize_with = "from_text")]
        pub memory_budget: Option<Bytes>,
        /// A file to which a line of JSON is appended for each batch and other event of a job. {user} in
        /// its name is the user's number.
        #[arg(long, value_name = "LOG.jsonl")]
        pub performance_log: Option<PathBuf>,
        /// A file for metrics in the format of Prometheus, to which all processes of a user add. {user} in
        /// its name is the user's number.
        #[arg(long, value_name = "FILE.prom")]
        pub metrics: Option<PathBuf>,
        /// The path of NVIDIA's management library, where it is not in a usual place.
        #[arg(long, value_name = "PATH")]
        pub nvml_library: Option<PathBuf>,
    }
}

impl Settings {
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
            Some(MemoryLimit::Bytes(_) | MemoryLimit::Percent(_)) | None => Ok(()),
        }
    }

    pub(crate) fn backend(&self) -> Backend {
        self.backend.unwrap_or_default()
    }

    /// The limit on waiting for a GPU.
    pub(crate) fn wait_timeout(&self) -> Timeout {
        match self.backend() {
            Backend::Gpu => self.gpu_timeout.unwrap_or(Timeout::Never),
            Backend::Auto | Backend::Cpu => {
                self.auto_timeout.unwrap_or(Timeout::After(AUTO_TIMEOUT))
            }
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
            Some(Timeout::Never) | None => None,
        }
    }

    /// The batch size, if it is a fixed number of spots.
    pub(crate) fn fixed_batch(&self) -> Option<usize> {
        match self.batch_size {
            Some(BatchSize::Spots(spots)) => Some(spots),
            Some(BatchSize::Auto) | None => None,
        }
    }
}
