//! The computer as it is.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use cubecl::Device;
use cubecl::device::WgpuDeviceKind;

use super::nvidia::{Nvidia, Unseen, library_paths};
use super::visible;
use super::{Cancel, Contexts, Gpu, Machine, Opened, View};
use crate::rates;

/// This computer.
#[derive(Debug)]
pub struct Computer {
    nvml: Vec<PathBuf>,
    visible: Option<Vec<String>>,
    /// Whether that is what CUDA sees, too.
    own_environment: bool,
    allow_software_adapter: bool,
    nvidia: Mutex<Option<Nvidia>>,
    began: Instant,
    root: PathBuf,
}

impl Default for Computer {
    fn default() -> Self {
        Self {
            nvml: library_paths(),
            visible: visible::entries(std::env::var("CUDA_VISIBLE_DEVICES").ok()),
            own_environment: true,
            allow_software_adapter: false,
            nvidia: Mutex::default(),
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
        self.own_environment = false;
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
    pub(crate) fn has_visible_devices(&self) -> bool {
        self.visible.is_some()
    }

    /// The management library, or why there is none just now.
    pub(crate) fn nvidia(&self) -> Result<Nvidia, Unseen> {
        let mut loaded = self.nvidia.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(nvidia) = &*loaded {
            return Ok(nvidia.clone());
        }
        let nvidia = Nvidia::load(&self.nvml)?;
        Ok(loaded.insert(nvidia).clone())
    }

    /// Those of NVIDIA's GPUs that are not hidden, and whether there are any at all.
    fn nvidia_gpus(&self) -> Result<(Vec<Gpu>, bool), Unseen> {
        let mut gpus = self.nvidia()?.gpus()?;
        let any = !gpus.is_empty();
        let Some(list) = &self.visible else {
            return Ok((gpus, any));
        };
        // CUDA reads the variable itself, and counts GPUs in an order of its own; where it can be asked, it is.
        if self.own_environment
            && let Some(uuids) = cuda_uuids()
        {
            gpus.retain(|gpu| uuids.contains(&gpu.id));
            return Ok((gpus, any));
        }
        let all: Vec<(u32, String)> = gpus
            .iter()
            .map(|gpu| (gpu.number, gpu.id.clone()))
            .collect();
        let exists = |entry: &str| {
            all.iter()
                .any(|(number, id)| visible::names(entry, *number, id))
        };
        gpus.retain(|gpu| visible::listed(list, gpu.number, &gpu.id, exists));
        Ok((gpus, any))
    }
}

/// What the software adapter is known by.
const SOFTWARE: &str = "wgpu software";

/// Adapters of wgpu, by what they are known by; the software one is last.
const ADAPTERS: [(&str, WgpuDeviceKind); 4] = [
    ("wgpu discrete", WgpuDeviceKind::DiscreteGpu(0)),
    ("wgpu integrated", WgpuDeviceKind::IntegratedGpu(0)),
    ("wgpu virtual", WgpuDeviceKind::VirtualGpu(0)),
    (SOFTWARE, WgpuDeviceKind::Cpu),
];

/// Those of the adapters that this computer has. They are looked for once: it takes longer than a small fit.
fn adapters() -> &'static [&'static str] {
    static FOUND: OnceLock<Vec<&'static str>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let there = |(_, kind): &&(&str, WgpuDeviceKind)| Device::wgpu(kind.clone()).is_ok();
        ADAPTERS.iter().filter(there).map(|(id, _)| *id).collect()
    })
}

fn adapter(id: &str, number: u32) -> Gpu {
    Gpu {
        number,
        ..Gpu::unknown(id, format!("{} adapter", id.replace("wgpu ", "wgpu's ")))
    }
}

impl Machine for Computer {
    fn look(&self) -> View {
        let none = |why: String| View {
            gpus: Vec::new(),
            none: why,
        };
        let nvidia = if cfg!(feature = "cuda") {
            match self.nvidia_gpus() {
                Ok((gpus, _)) if !gpus.is_empty() => {
                    return View {
                        gpus,
                        none: String::new(),
                    };
                }
                // What is hidden, or does not answer for a moment, is not to be had by another way.
                Ok((_, true)) => return none("CUDA_VISIBLE_DEVICES leaves no GPU".into()),
                Err(unseen @ Unseen::Other(_)) => return none(unseen.to_string()),
                Ok((_, false)) => "there is no NVIDIA GPU".to_owned(),
                Err(unseen) => unseen.to_string(),
            }
        } else {
            "this build has no CUDA".to_owned()
        };
        if !cfg!(feature = "wgpu") {
            return none(format!("{nvidia}, and this build has no wgpu"));
        }
        let software = |id: &&str| self.allow_software_adapter || *id != SOFTWARE;
        let numbered = adapters().iter().enumerate().filter(|(_, id)| software(id));
        View {
            gpus: numbered
                .map(|(number, id)| adapter(id, number as u32))
                .collect(),
            none: format!("{nvidia}, and wgpu finds no hardware adapter"),
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

    fn contexts(&self) -> &Contexts {
        Contexts::of_this_process()
    }

    fn cache(&self) -> Option<PathBuf> {
        rates::folder()
    }
}

/// The UUIDs of CUDA's devices, in its order, if it can be asked.
fn cuda_uuids() -> Option<Vec<String>> {
    #[cfg(feature = "cuda")]
    return gaussmle_kernels::cuda_uuids().ok();
    #[cfg(not(feature = "cuda"))]
    return None;
}

#[cfg(feature = "cuda")]
fn cuda(gpu: &Gpu) -> Result<Device, String> {
    let uuids = gaussmle_kernels::cuda_uuids()?;
    let ordinal = ordinal(&uuids, &gpu.id)?;
    Device::cuda(ordinal).map_err(|error| error.to_string())
}

/// Which of CUDA's devices has a UUID.
#[cfg(feature = "cuda")]
fn ordinal(uuids: &[String], id: &str) -> Result<usize, String> {
    let at = uuids.iter().position(|uuid| uuid == id);
    at.ok_or_else(|| format!("CUDA does not list it among its {} devices", uuids.len()))
}

#[cfg(not(feature = "cuda"))]
fn cuda(_: &Gpu) -> Result<Device, String> {
    Err("this build has no CUDA".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "cuda")]
    #[test]
    fn cuda_counts_in_its_own_order() {
        let uuids = ["GPU-b".to_owned(), "GPU-a".to_owned()];
        assert_eq!(ordinal(&uuids, "GPU-a"), Ok(1));
        assert!(ordinal(&uuids, "GPU-c").is_err());
    }

    #[test]
    fn a_wait_ends_when_it_is_called_off() {
        let (computer, cancel) = (Computer::new(), Cancel::new());
        std::thread::scope(|threads| {
            let sleeper = threads.spawn(|| computer.wait(Duration::from_secs(60), &cancel));
            std::thread::sleep(Duration::from_millis(100));
            assert!(!sleeper.is_finished());
            cancel.cancel();
            sleeper.join().expect("it woke");
        });
        assert!(computer.now() < Duration::from_secs(30));
    }
}
