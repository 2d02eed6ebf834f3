//! NVIDIA GPUs through the management library NVML. It needs no CUDA context, and reports the
//! memory of every process.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use nvml_wrapper::enum_wrappers::device::TemperatureSensor;
use nvml_wrapper::enums::device::UsedGpuMemory;
use nvml_wrapper::error::NvmlError;
use nvml_wrapper::{Device, Nvml};

use super::answer_within::within;
use super::contexts::GpuContexts;
use super::gpu::{Gpu, GpuMemory, GpuProcess};
use super::unseen::Unseen;
use crate::cancel::CancelToken;

/// File names of the library on Linux. The first is in the driver package; the second is a link in
/// the development package.
const NAMES: [&str; 2] = ["libnvidia-ml.so.1", "libnvidia-ml.so"];

/// Folders of the library in Linux distributions, containers and NixOS.
const FOLDERS: [&str; 7] = [
    "",
    "/usr/lib/x86_64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/usr/lib64",
    "/usr/lib/wsl/lib",
    "/run/opengl-driver/lib",
    "/usr/local/nvidia/lib64",
];

/// The paths at which the management library is searched, in order. A given `path` is the only one.
pub(crate) fn library_paths(path: Option<PathBuf>) -> Vec<PathBuf> {
    if let Some(path) = path {
        return vec![path];
    }
    if cfg!(windows) {
        return of_windows(|name| std::env::var(name).ok());
    }
    let folders = FOLDERS.iter().map(PathBuf::from);
    folders
        .flat_map(|folder| NAMES.map(|name| folder.join(name)))
        .collect()
}

/// The paths on Windows. Older drivers have a folder of their own. A name alone is also searched in the
/// working folder, which may be a stranger's.
fn of_windows(variable: impl Fn(&str) -> Option<String>) -> Vec<PathBuf> {
    let folder = |name, usual: &str| variable(name).unwrap_or_else(|| usual.into());
    let system = folder("SystemRoot", "C:\\Windows");
    let programs = folder("ProgramFiles", "C:\\Program Files");
    vec![
        format!("{system}\\System32\\nvml.dll").into(),
        format!("{programs}\\NVIDIA Corporation\\NVSMI\\nvml.dll").into(),
    ]
}

/// The loaded management library. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Nvidia(Arc<Library>);

/// The library until it is dropped.
#[derive(Debug)]
struct Library(Option<Nvml>);

impl Drop for Library {
    /// Leaves the library in a thread of its own: the driver may hang here, too.
    fn drop(&mut self) {
        const LEAVE: Duration = Duration::from_secs(1);
        if let Some(nvml) = self.0.take() {
            within(LEAVE, &CancelToken::new(), move || drop(nvml));
        }
    }
}

impl Nvidia {
    /// Loads the library from the first path that has it. A loaded library is kept in `loaded`;
    /// after a failure the next call tries again. `is_set` is true if a setting names the path.
    pub fn load_once(
        loaded: &mut Option<Self>,
        paths: &[PathBuf],
        is_set: bool,
    ) -> Result<Self, Unseen> {
        if let Some(nvidia) = loaded {
            return Ok(nvidia.clone());
        }
        for path in paths {
            match Nvml::builder().lib_path(path.as_os_str() as &OsStr).init() {
                Ok(nvml) => {
                    let library = Arc::new(Library(Some(nvml)));
                    return Ok(loaded.insert(Self(library)).clone());
                }
                Err(NvmlError::LibloadingError(error)) if is_set => {
                    // The message of the loader mostly begins with the path.
                    let (path, error) = (path.display().to_string(), error.to_string());
                    let message = match error.starts_with(&path) {
                        true => error,
                        false => format!("{path}: {error}"),
                    };
                    return Err(Unseen::WrongLibrary(message));
                }
                Err(NvmlError::LibloadingError(_)) => {}
                Err(error) => return Err(unseen(&error)),
            }
        }
        Err(Unseen::NoLibrary)
    }

    fn nvml(&self) -> &Nvml {
        self.0.0.as_ref().expect("only its drop takes it")
    }

    /// All GPUs of this machine, numbered as in `nvidia-smi`. MIG devices take the place of a GPU
    /// that is divided, and have its number.
    pub fn gpus(&self) -> Result<Vec<Gpu>, Unseen> {
        let count = self.nvml().device_count().map_err(|error| unseen(&error))?;
        Ok((0..count)
            .flat_map(|number| self.numbered(number))
            .collect())
    }

    /// The numbers of all processes that compute on a GPU; none if the driver does not tell.
    pub fn process_numbers(&self, gpu: u32) -> Vec<u32> {
        let device = self.nvml().device_by_index(gpu);
        let processes = device.and_then(|device| device.running_compute_processes());
        let processes = processes.unwrap_or_default().into_iter();
        processes.map(|process| process.pid).collect()
    }

    /// The version of the driver, and the newest CUDA version (major, minor) that it runs.
    #[cfg(feature = "simulate")]
    pub fn versions(&self) -> (Option<String>, Option<(i32, i32)>) {
        let cuda = self.nvml().sys_cuda_driver_version().ok();
        let split = |version: i32| (version / 1000, version % 1000 / 10);
        (self.nvml().sys_driver_version().ok(), cuda.map(split))
    }

    /// The PCI address of the GPU with a UUID, such as `00000000:01:00.0`.
    pub fn pci_address(&self, uuid: &str) -> Option<String> {
        let device = self.nvml().device_by_uuid(uuid).ok()?;
        Some(device.pci_info().ok()?.bus_id)
    }

    /// The GPU with a number, or its MIG devices.
    fn numbered(&self, number: u32) -> Vec<Gpu> {
        let mut gpu = Gpu {
            number,
            ..Gpu::unknown(format!("GPU number {number}"), "NVIDIA GPU")
        };
        let described = self.nvml().device_by_index(number).and_then(|device| {
            self.describe(&device, &mut gpu)?;
            self.mig_devices(&device, &gpu)
        });
        match described {
            Ok(None) => {}
            Ok(Some(parts)) if !parts.is_empty() => return parts,
            Ok(Some(_)) => {
                gpu.problem = Some(
                    "MIG is enabled on it, and the driver lists no MIG device: create one with \
                     nvidia-smi mig, or disable MIG"
                        .into(),
                );
            }
            Err(error) => gpu.problem = Some(problem(&error)),
        }
        vec![gpu]
    }

    /// The MIG devices of a GPU; `None` if MIG is not enabled on it.
    fn mig_devices(
        &self,
        device: &Device<'_>,
        parent: &Gpu,
    ) -> Result<Option<Vec<Gpu>>, NvmlError> {
        const ENABLED: u32 = 1;
        if optional(device.mig_mode())?.is_none_or(|mode| mode.current != ENABLED) {
            return Ok(None);
        }
        let places = optional(device.mig_device_count())?.unwrap_or_default();
        let mut parts = Vec::new();
        for place in 0..places {
            // Places may be empty.
            let Some(part) = optional(device.mig_device_by_index(place))? else {
                continue;
            };
            let mut gpu = Gpu {
                number: parent.number,
                ..Gpu::unknown(format!("MIG device {place}"), "MIG device")
            };
            if let Err(error) = self.describe(&part, &mut gpu) {
                gpu.problem = Some(problem(&error));
            }
            // The driver may report the capability of the whole GPU alone.
            gpu.capability = gpu.capability.or(parent.capability);
            parts.push(gpu);
        }
        Ok(Some(parts))
    }

    /// Queries the driver. A GPU without a UUID, a name or a memory size cannot be used; all other
    /// properties are optional.
    fn describe(&self, device: &Device<'_>, gpu: &mut Gpu) -> Result<(), NvmlError> {
        gpu.id = device.uuid()?;
        gpu.name = device.name()?;
        let memory = device.memory_info()?;
        gpu.memory = Some(GpuMemory {
            free: memory.free,
            total: memory.total,
        });
        gpu.utilisation = optional(device.utilization_rates())?.map(|rates| rates.gpu);
        gpu.temperature = optional(device.temperature(TemperatureSensor::Gpu))?;
        gpu.power = optional(device.power_usage())?.map(|milliwatts| f64::from(milliwatts) / 1e3);
        let capability = optional(device.cuda_compute_capability())?;
        gpu.capability = capability.map(|c| (c.major as u32, c.minor as u32));
        let processes = optional(device.running_compute_processes())?.unwrap_or_default();
        let contexts = GpuContexts::of_this_process();
        gpu.processes = processes
            .into_iter()
            .filter(|process| !contexts.is_this_process(process.pid))
            .map(|process| GpuProcess {
                pid: process.pid,
                name: self.nvml().sys_process_name(process.pid, 256).ok(),
                bytes: match process.used_gpu_memory {
                    UsedGpuMemory::Used(bytes) => Some(bytes),
                    UsedGpuMemory::Unavailable => None,
                },
            })
            .collect();
        Ok(())
    }
}

/// A property that some GPUs or drivers do not report.
fn optional<T>(property: Result<T, NvmlError>) -> Result<Option<T>, NvmlError> {
    match property {
        Ok(value) => Ok(Some(value)),
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

fn problem(error: &NvmlError) -> String {
    match error {
        NvmlError::GpuLost => "it has fallen off the bus: the machine needs a restart".into(),
        NvmlError::NoPermission => "this user may not use it".into(),
        NvmlError::FailedToLoadSymbol(symbol) => {
            format!("the driver is too old: it lacks `{symbol}`")
        }
        other => format!("the driver reports: {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drivers_for_windows_have_two_folders() {
        let moved = |name: &str| (name == "SystemRoot").then(|| "D:\\W".to_owned());
        let paths: Vec<String> = of_windows(moved)
            .iter()
            .map(|path| path.display().to_string())
            .collect();
        assert_eq!(
            paths,
            [
                "D:\\W\\System32\\nvml.dll",
                "C:\\Program Files\\NVIDIA Corporation\\NVSMI\\nvml.dll"
            ]
        );
    }
}
