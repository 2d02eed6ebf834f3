//! GPUs and their state at one moment.

use std::fmt;

pub(crate) use gaussmle_kernels::OLDEST_CAPABILITY;

use super::visible::names;

/// The memory of a device, bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GpuMemory {
    /// Memory that no process uses.
    pub free: u64,
    /// All memory.
    pub total: u64,
}

/// Another process that computes on a GPU.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GpuProcess {
    /// The process number.
    pub pid: u32,
    /// The name, if the driver reports it.
    pub name: Option<String>,
    /// The memory it holds in bytes, if the driver reports it.
    pub bytes: Option<u64>,
}

/// A GPU and its state at one moment. Unknown values are `None`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Gpu {
    /// A lasting name: a UUID for NVIDIA GPUs, the kind and number of an adapter for others.
    pub id: String,
    /// The number: as `nvidia-smi` counts, or the place among the adapters of wgpu.
    pub number: u32,
    /// The product name.
    pub name: String,
    /// The memory.
    pub memory: Option<GpuMemory>,
    /// The percentage of the last sampling period in which the GPU computed.
    pub utilisation: Option<u32>,
    /// The temperature, degrees Celsius.
    pub temperature: Option<u32>,
    /// The power, watts.
    pub power: Option<f64>,
    /// The compute capability.
    pub capability: Option<(u32, u32)>,
    /// Other processes that compute on it.
    pub processes: Vec<GpuProcess>,
    /// The reason why it cannot be used, if the driver reports one.
    pub problem: Option<String>,
    /// True for an NVIDIA GPU if wgpu may open it where CUDA refuses it.
    pub has_adapter: bool,
}

impl Gpu {
    /// A GPU of which only the name is known.
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
            problem: None,
            has_adapter: false,
        }
    }

    /// True if CUDA's kernels need a newer GPU.
    pub(crate) fn is_too_old_for_cuda(&self) -> bool {
        self.capability
            .is_some_and(|capability| capability < OLDEST_CAPABILITY)
    }

    /// The reason why fits cannot run on it, apart from its free memory and load; `None` if they
    /// can.
    pub(crate) fn unusable(&self) -> Option<String> {
        if let Some(problem) = &self.problem {
            return Some(problem.clone());
        }
        let (major, minor) = self.capability?;
        (self.is_too_old_for_cuda() && !self.has_adapter).then(|| {
            let oldest = OLDEST_CAPABILITY;
            format!(
                "it has compute capability {major}.{minor}, but {}.{} (Pascal, 2016) or newer is required",
                oldest.0, oldest.1
            )
        })
    }

    #[cfg(feature = "simulate")]
    pub(crate) fn is_nvidia(&self) -> bool {
        is_nvidia_id(&self.id)
    }

    /// The processes that hold its memory, as text.
    #[cfg(feature = "simulate")]
    pub(crate) fn users(&self) -> String {
        let users: Vec<_> = self.processes.iter().map(ToString::to_string).collect();
        match &users[..] {
            [] => "processes that the driver does not name".to_owned(),
            _ => users.join(", "),
        }
    }
}

/// True for the id of an NVIDIA GPU or of a MIG device, which is a part of one.
#[cfg(any(feature = "simulate", feature = "cuda"))]
pub(crate) fn is_nvidia_id(id: &str) -> bool {
    id.starts_with("GPU") || id.starts_with("MIG-")
}

impl fmt::Display for Gpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.name, self.id)?;
        if let Some(problem) = &self.problem {
            return write!(f, ": {problem}");
        }
        if let Some(GpuMemory { free, total }) = self.memory {
            write!(f, ": {} of {} free", mebibytes(free), mebibytes(total))?;
        }
        if let Some(percent) = self.utilisation {
            write!(f, ", {percent} % busy")?;
        }
        if !self.processes.is_empty() {
            let processes: Vec<_> = self.processes.iter().map(ToString::to_string).collect();
            write!(f, ", used by {}", processes.join(", "))?;
        }
        Ok(())
    }
}

impl fmt::Display for GpuProcess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => write!(f, "{name} (process {})", self.pid)?,
            None => write!(f, "process {}", self.pid)?,
        }
        match self.bytes {
            Some(bytes) => write!(f, " with {}", mebibytes(bytes)),
            None => Ok(()),
        }
    }
}

/// Bytes as text in MiB.
pub(crate) fn mebibytes(bytes: u64) -> String {
    format!("{:.0} MiB", bytes as f64 / (1 << 20) as f64)
}

/// The GPUs of a machine at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GpuView {
    /// GPUs that this process may use, including those that cannot be used now.
    pub gpus: Vec<Gpu>,
    /// The reason why the list is empty, if it is.
    pub none: String,
    /// True if the list is empty because the driver does not answer now.
    pub is_unanswered: bool,
}

impl GpuView {
    /// The GPUs that a list allows, by number or UUID.
    pub(crate) fn only<S: AsRef<str>>(mut self, allowed: Option<&[S]>) -> Self {
        let Some(allowed) = allowed else {
            return self;
        };
        let found_some = !self.gpus.is_empty();
        let is_allowed = |gpu: &Gpu| {
            let mut entries = allowed.iter();
            entries.any(|entry| names(entry.as_ref(), gpu.number, &gpu.id))
        };
        self.gpus.retain(is_allowed);
        if found_some && self.gpus.is_empty() {
            let allowed: Vec<&str> = allowed.iter().map(AsRef::as_ref).collect();
            let list = allowed.join(",");
            self.none = format!("none of those there are is named in devices = {list}");
            if list.contains("MIG-") {
                self.none += ": nvidia-smi -L lists the MIG devices";
            }
        }
        self
    }
}
