//! NVIDIA's GPUs through their management library, which needs no CUDA context and sees what every process holds.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::sync::Arc;

use nvml_wrapper::Nvml;
use nvml_wrapper::enum_wrappers::device::TemperatureSensor;
use nvml_wrapper::enums::device::UsedGpuMemory;
use nvml_wrapper::error::NvmlError;

use super::{Contexts, Gpu, Memory, Process};

/// The variable that says where the management library lies, on systems that keep libraries elsewhere.
const LIBRARY: &str = "GAUSSMLE_NVML_LIBRARY";

/// Its names on Linux: that of the driver package comes first, that of the development package is a link to it.
const NAMES: [&str; 2] = ["libnvidia-ml.so.1", "libnvidia-ml.so"];

/// Where Linux distributions, containers and NixOS keep it.
const FOLDERS: [&str; 7] = [
    "",
    "/usr/lib/x86_64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/usr/lib64",
    "/usr/lib/wsl/lib",
    "/run/opengl-driver/lib",
    "/usr/local/nvidia/lib64",
];

/// Why NVIDIA's GPUs cannot be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unseen {
    /// There is no management library: most often there is no NVIDIA GPU either.
    NoLibrary,
    /// The library is there, the kernel's driver is not, or is of another version.
    NoDriver(String),
    /// This user may not.
    Denied,
    /// Anything else.
    Other(String),
}

impl std::fmt::Display for Unseen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoLibrary => f.write_str("there is no NVIDIA driver"),
            Self::NoDriver(said) => write!(f, "NVIDIA's driver does not answer ({said})"),
            Self::Denied => f.write_str("this user may not use NVIDIA's driver"),
            Self::Other(said) => write!(f, "NVIDIA's management library says: {said}"),
        }
    }
}

/// Where the management library is looked for, in this order.
pub(crate) fn library_paths() -> Vec<PathBuf> {
    if let Some(path) = std::env::var_os(LIBRARY).filter(|path| !path.is_empty()) {
        return vec![path.into()];
    }
    if cfg!(windows) {
        return vec!["nvml.dll".into()];
    }
    let folders = FOLDERS.iter().map(PathBuf::from);
    folders
        .flat_map(|folder| NAMES.map(|name| folder.join(name)))
        .collect()
}

/// The management library, loaded. Clones are one and the same.
#[derive(Clone, Debug)]
pub(crate) struct Nvidia(Arc<Nvml>);

impl Nvidia {
    /// Loads it from where it is found first.
    pub fn load(paths: &[PathBuf]) -> Result<Self, Unseen> {
        for path in paths {
            match Nvml::builder().lib_path(path.as_os_str() as &OsStr).init() {
                Ok(nvml) => return Ok(Self(Arc::new(nvml))),
                Err(NvmlError::LibloadingError(_)) => {}
                Err(error) => return Err(unseen(&error)),
            }
        }
        Err(Unseen::NoLibrary)
    }

    /// Every GPU of this machine, numbered as `nvidia-smi` does.
    pub fn gpus(&self) -> Result<Vec<Gpu>, Unseen> {
        let count = self.0.device_count().map_err(|error| unseen(&error))?;
        Ok((0..count).map(|number| self.gpu(number)).collect())
    }

    /// The driver's version, and the newest version of CUDA that it runs, (major, minor).
    pub fn versions(&self) -> (Option<String>, Option<(i32, i32)>) {
        let cuda = self.0.sys_cuda_driver_version().ok();
        let split = |version: i32| (version / 1000, version % 1000 / 10);
        (self.0.sys_driver_version().ok(), cuda.map(split))
    }

    fn gpu(&self, number: u32) -> Gpu {
        let mut gpu = Gpu {
            number,
            ..Gpu::unknown(format!("GPU number {number}"), "NVIDIA GPU")
        };
        if let Err(error) = self.describe(&mut gpu) {
            gpu.trouble = Some(trouble(&error));
        }
        gpu
    }

    /// Fills in what the driver tells. What it may well not tell stays open; without a UUID or without memory
    /// the GPU is in trouble.
    fn describe(&self, gpu: &mut Gpu) -> Result<(), NvmlError> {
        let device = self.0.device_by_index(gpu.number)?;
        gpu.id = device.uuid()?;
        gpu.name = device.name()?;
        let memory = device.memory_info()?;
        gpu.memory = Some(Memory {
            free: memory.free,
            total: memory.total,
        });
        gpu.utilisation = optional(device.utilization_rates())?.map(|rates| rates.gpu);
        gpu.temperature = optional(device.temperature(TemperatureSensor::Gpu))?;
        gpu.power = optional(device.power_usage())?.map(|milliwatts| f64::from(milliwatts) / 1e3);
        let capability = optional(device.cuda_compute_capability())?;
        gpu.capability = capability.map(|c| (c.major as u32, c.minor as u32));
        let own = std::process::id();
        let mut processes = optional(device.running_compute_processes())?.unwrap_or_default();
        // In a container the driver may number processes as the host does: then one of them is this one.
        if Contexts::of_this_process().has(&gpu.id)
            && processes.iter().all(|process| process.pid != own)
        {
            processes.pop();
        }
        gpu.processes = processes
            .into_iter()
            .filter(|process| process.pid != own)
            .map(|process| Process {
                pid: process.pid,
                name: self.0.sys_process_name(process.pid, 256).ok(),
                bytes: match process.used_gpu_memory {
                    UsedGpuMemory::Used(bytes) => Some(bytes),
                    UsedGpuMemory::Unavailable => None,
                },
            })
            .collect();
        Ok(())
    }
}

/// What some GPUs, or some drivers, do not tell.
fn optional<T>(told: Result<T, NvmlError>) -> Result<Option<T>, NvmlError> {
    match told {
        Ok(told) => Ok(Some(told)),
        Err(NvmlError::GpuLost) => Err(NvmlError::GpuLost),
        Err(NvmlError::Unknown) => Err(NvmlError::Unknown),
        Err(_) => Ok(None),
    }
}

fn unseen(error: &NvmlError) -> Unseen {
    match error {
        NvmlError::DriverNotLoaded => Unseen::NoDriver("it is not loaded".into()),
        NvmlError::LibRmVersionMismatch => {
            Unseen::NoDriver("its library and its kernel module are of different versions".into())
        }
        NvmlError::NoPermission => Unseen::Denied,
        NvmlError::LibraryNotFound | NvmlError::LibloadingError(_) => Unseen::NoLibrary,
        other => Unseen::Other(other.to_string()),
    }
}

fn trouble(error: &NvmlError) -> String {
    match error {
        NvmlError::GpuLost => "it has fallen off the bus: the machine needs a restart".into(),
        NvmlError::NoPermission => "this user may not use it".into(),
        NvmlError::FailedToLoadSymbol(symbol) => {
            format!("the driver is too old to be asked ({symbol})")
        }
        other => format!("the driver says: {other}"),
    }
}
