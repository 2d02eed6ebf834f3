//! The computer as it is.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use cubecl::Device;
use cubecl::device::WgpuDeviceKind;

use super::nvidia::{Nvidia, Unseen, library_paths};
use super::visible;
use super::{Cancel, Gpu, Machine, Opened, View};
use crate::rates;

/// This computer.
#[derive(Debug)]
pub struct Computer {
    nvml: Vec<PathBuf>,
    visible: Option<Vec<String>>,
    allow_software_adapter: bool,
    nvidia: OnceLock<Result<Nvidia, Unseen>>,
    began: Instant,
    root: PathBuf,
}

impl Default for Computer {
    fn default() -> Self {
        Self {
            nvml: library_paths(),
            visible: visible::entries(std::env::var("CUDA_VISIBLE_DEVICES").ok()),
            allow_software_adapter: false,
            nvidia: OnceLock::new(),
            began: Instant::now(),
            root: "/".into(),
        }
    }
}

impl Computer {
    /// This computer, its environment considered.
    pub fn new() -> Self {
        Self::default()
    }

    /// With NVIDIA's management library at this path.
    pub fn nvml(mut self, library: PathBuf) -> Self {
        self.nvml = vec![library];
        self
    }

    /// As if `CUDA_VISIBLE_DEVICES` were this.
    pub fn visible_devices(mut self, list: Option<&str>) -> Self {
        self.visible = visible::entries(list.map(str::to_owned));
        self
    }

    /// Lets a software Vulkan adapter count as a GPU: for tests of GPU code without one.
    pub fn allow_software_adapter(mut self, allow: bool) -> Self {
        self.allow_software_adapter = allow;
        self
    }

    /// As if the system's files lay under this folder.
    pub fn root_folder(mut self, root: PathBuf) -> Self {
        self.root = root;
        self
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    pub(crate) fn nvml_paths(&self) -> &[PathBuf] {
        &self.nvml
    }

    /// Whether `CUDA_VISIBLE_DEVICES` is set.
    pub(crate) fn hides_gpus(&self) -> bool {
        self.visible.is_some()
    }

    /// The management library, or why there is none.
    pub(crate) fn nvidia(&self) -> &Result<Nvidia, Unseen> {
        self.nvidia.get_or_init(|| Nvidia::load(&self.nvml))
    }

    fn nvidia_gpus(&self) -> Result<Vec<Gpu>, Unseen> {
        let mut gpus = self.nvidia().clone()?.gpus()?;
        let Some(list) = &self.visible else {
            return Ok(gpus);
        };
        let all: Vec<(u32, String)> = gpus
            .iter()
            .map(|gpu| (gpu.number, gpu.id.clone()))
            .collect();
        let exists = |entry: &str| {
            all.iter()
                .any(|(number, id)| visible::names(entry, *number, id))
        };
        gpus.retain(|gpu| visible::listed(list, gpu.number, &gpu.id, exists));
        Ok(gpus)
    }
}

/// Adapters of wgpu, by what it calls them; the software one is last.
const ADAPTERS: [(&str, WgpuDeviceKind); 4] = [
    ("wgpu discrete", WgpuDeviceKind::DiscreteGpu(0)),
    ("wgpu integrated", WgpuDeviceKind::IntegratedGpu(0)),
    ("wgpu virtual", WgpuDeviceKind::VirtualGpu(0)),
    ("wgpu software", WgpuDeviceKind::Cpu),
];

fn adapter(id: &str, number: u32) -> Gpu {
    Gpu {
        number,
        ..Gpu::unknown(id, format!("{} adapter", id.replace("wgpu ", "wgpu's ")))
    }
}

impl Machine for Computer {
    fn look(&self) -> View {
        let mut why = Vec::new();
        if cfg!(feature = "cuda") {
            match self.nvidia_gpus() {
                Ok(gpus) if !gpus.is_empty() => {
                    return View {
                        gpus,
                        none: String::new(),
                    };
                }
                Ok(_) if self.visible.is_some() => {
                    why.push("CUDA_VISIBLE_DEVICES leaves no GPU".to_owned());
                }
                Ok(_) => why.push("there is no NVIDIA GPU".to_owned()),
                Err(unseen) => why.push(unseen.to_string()),
            }
        } else {
            why.push("this build has no CUDA".to_owned());
        }
        let mut gpus = Vec::new();
        if cfg!(feature = "wgpu") {
            let most = if self.allow_software_adapter { 4 } else { 3 };
            for (number, (id, kind)) in ADAPTERS[..most].iter().enumerate() {
                if Device::wgpu(kind.clone()).is_ok() {
                    gpus.push(adapter(id, number as u32));
                }
            }
            why.push("wgpu finds no hardware adapter".to_owned());
        } else {
            why.push("this build has no wgpu".to_owned());
        }
        View {
            gpus,
            none: why.join(", and "),
        }
    }

    fn open(&self, gpu: &Gpu) -> Result<Opened, String> {
        let adapter = ADAPTERS.iter().find(|(id, _)| *id == gpu.id);
        let device = match adapter {
            Some((_, kind)) => Device::wgpu(kind.clone()).map_err(|error| error.to_string())?,
            None => cuda(gpu)?,
        };
        Ok(Opened {
            device,
            faults: None,
        })
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn wait(&self, time: Duration, cancel: &Cancel) {
        cancel.sleep(time);
    }

    fn cache(&self) -> Option<PathBuf> {
        rates::folder()
    }
}

#[cfg(feature = "cuda")]
fn cuda(gpu: &Gpu) -> Result<Device, String> {
    let uuids = gaussmle_kernels::cuda_uuids()?;
    let Some(ordinal) = uuids.iter().position(|uuid| *uuid == gpu.id) else {
        return Err(format!(
            "CUDA does not list it among its {} devices",
            uuids.len()
        ));
    };
    Device::cuda(ordinal).map_err(|error| error.to_string())
}

#[cfg(not(feature = "cuda"))]
fn cuda(_: &Gpu) -> Result<Device, String> {
    Err("this build has no CUDA".into())
}
