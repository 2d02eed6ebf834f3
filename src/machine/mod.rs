//! The computer, as far as finding a device needs to know it: which GPUs there are and how they look just now, how to
//! open one, and a clock to wait by.
//!
//! [`Computer`] is the real one. Tests put others in its place, with [`FitterBuilder::machine`](crate::FitterBuilder::machine).

mod cancel;
mod computer;
mod contexts;
mod faults;
mod nvidia;
mod visible;

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use cubecl::Device;

pub use cancel::Cancel;
pub use computer::Computer;
pub use contexts::Contexts;
pub use faults::{Fault, Faults, Step};
pub(crate) use nvidia::Unseen;
pub(crate) use visible::names;

/// Bytes of a device's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Not used by anyone.
    pub free: u64,
    /// All there is.
    pub total: u64,
}

/// Another process at work on a GPU.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Process {
    /// Its number.
    pub pid: u32,
    /// Its name, where the driver tells.
    pub name: Option<String>,
    /// Bytes it holds, where the driver tells.
    pub bytes: Option<u64>,
}

/// A GPU as it looks at one moment. What cannot be known is `None`.
#[derive(Clone, Debug, PartialEq)]
pub struct Gpu {
    /// What it stays known by: a UUID for NVIDIA's, a kind of adapter for others.
    pub id: String,
    /// Its number, as `nvidia-smi` counts.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Its memory.
    pub memory: Option<Memory>,
    /// Percent of the last moments in which it computed.
    pub utilisation: Option<u32>,
    /// Degrees Celsius.
    pub temperature: Option<u32>,
    /// Watts.
    pub power: Option<f64>,
    /// Compute capability.
    pub capability: Option<(u32, u32)>,
    /// Other processes that compute on it.
    pub processes: Vec<Process>,
    /// Why it cannot be used, if the driver says so.
    pub trouble: Option<String>,
}

impl Gpu {
    /// A GPU of which nothing but the name is known.
    pub fn unknown(id: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            number: 0,
            name: name.into(),
            memory: None,
            utilisation: None,
            temperature: None,
            power: None,
            capability: None,
            processes: Vec::new(),
            trouble: None,
        }
    }

    pub(crate) fn is_nvidia(&self) -> bool {
        self.id.starts_with("GPU")
    }
}

impl fmt::Display for Gpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.name, self.id)?;
        if let Some(trouble) = &self.trouble {
            return write!(f, ": {trouble}");
        }
        if let Some(Memory { free, total }) = self.memory {
            write!(f, ": {} of {} free", megabytes(free), megabytes(total))?;
        }
        if let Some(percent) = self.utilisation {
            write!(f, ", {percent} % busy")?;
        }
        if !self.processes.is_empty() {
            let shown: Vec<_> = self.processes.iter().map(ToString::to_string).collect();
            write!(f, ", used by {}", shown.join(", "))?;
        }
        Ok(())
    }
}

impl fmt::Display for Process {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => write!(f, "{name} (process {})", self.pid)?,
            None => write!(f, "process {}", self.pid)?,
        }
        match self.bytes {
            Some(bytes) => write!(f, " with {}", megabytes(bytes)),
            None => Ok(()),
        }
    }
}

/// Bytes in words.
pub(crate) fn megabytes(bytes: u64) -> String {
    format!("{:.0} MiB", bytes as f64 / (1 << 20) as f64)
}

/// What there is to be seen of GPUs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct View {
    /// GPUs that may be used, those in trouble included.
    pub gpus: Vec<Gpu>,
    /// Where there are none: why.
    pub none: String,
}

impl View {
    /// What is left of it where only GPUs in a list, by number or UUID, may be used.
    pub(crate) fn only(mut self, list: Option<&[String]>) -> Self {
        let Some(list) = list else {
            return self;
        };
        let some = !self.gpus.is_empty();
        self.gpus
            .retain(|gpu| list.iter().any(|entry| names(entry, gpu.number, &gpu.id)));
        if some && self.gpus.is_empty() {
            self.none = format!(
                "none of those there are is named in devices = {}",
                list.join(",")
            );
        }
        self
    }
}

/// A device to work on.
#[derive(Clone)]
pub struct Opened {
    /// The device of CubeCL's.
    pub device: Device,
    /// What is made to go wrong on it: nothing, outside tests.
    pub faults: Option<std::sync::Arc<dyn Faults>>,
}

/// What a fitter asks of the computer that it runs on.
pub trait Machine: Send + Sync + fmt::Debug {
    /// Every GPU that may be used, as it looks now.
    fn look(&self) -> View;

    /// The device to work on. Its context may not exist yet.
    ///
    /// # Errors
    ///
    /// If it cannot be had, and waiting would not help. That there is no room for a context shows later.
    fn open(&self, gpu: &Gpu) -> Result<Opened, String>;

    /// Time since some moment.
    fn now(&self) -> Duration;

    /// Waits, or less long if cancelled.
    fn wait(&self, time: Duration, cancel: &Cancel);

    /// GPUs on which there is a context already.
    fn contexts(&self) -> &Contexts;

    /// The folder that keeps what was measured of this computer, if there is one.
    fn cache(&self) -> Option<PathBuf>;
}
