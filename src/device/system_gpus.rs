//! GPUs of this machine, from NVIDIA's management library and from wgpu.

#[cfg(feature = "simulate")]
use std::path::Path;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::adapters::{adapter, adapter_at, usable_adapters};
use super::contexts::GpuContexts;
use super::cuda_devices;
use super::gpu::{Gpu, GpuView};
use super::inventory::{GpuInventory, OpenedGpu};
use super::nvidia::{Nvidia, library_paths};
use super::turns::GpuTurns;
use super::unseen::Unseen;
use super::visible;
use super::wrapper::Device;
use crate::cancel::CancelToken;
use crate::settings::Settings;

/// The GPUs of this machine. Clones share the loaded management library.
#[derive(Clone, Debug)]
pub struct SystemGpus {
    /// Paths at which NVIDIA's management library is searched.
    nvml: Vec<PathBuf>,
    /// True if a setting names the path.
    is_nvml_set: bool,
    /// The entries of `CUDA_VISIBLE_DEVICES`; `None` if it is not set.
    visible: Option<Vec<String>>,
    /// True if `visible` is from this process's environment, which CUDA reads too.
    own_environment: bool,
    allow_software_adapter: bool,
    nvidia: Arc<Mutex<Option<Nvidia>>>,
    turns: GpuTurns,
    began: Instant,
    /// The root of the system's files.
    #[cfg(feature = "simulate")]
    root: PathBuf,
}

impl Default for SystemGpus {
    fn default() -> Self {
        Self {
            nvml: library_paths(None),
            is_nvml_set: false,
            visible: visible::entries(std::env::var("CUDA_VISIBLE_DEVICES").ok()),
            own_environment: true,
            allow_software_adapter: false,
            nvidia: Arc::default(),
            turns: GpuTurns::from_settings(&Settings::default()),
            began: Instant::now(),
            #[cfg(feature = "simulate")]
            root: "/".into(),
        }
    }
}

impl SystemGpus {
    /// The GPUs of this machine that `CUDA_VISIBLE_DEVICES` allows.
    pub fn new() -> Self {
        Self::default()
    }

    /// The GPUs of this machine, with the management library and the rules for turns of settings.
    pub fn from_settings(settings: &Settings) -> Self {
        let gpus = Self {
            turns: GpuTurns::from_settings(settings),
            ..Self::new()
        };
        match settings.nvml_library.clone() {
            Some(library) => gpus.nvml(library),
            None => gpus,
        }
    }

    /// Sets the path of NVIDIA's management library.
    pub fn nvml(mut self, library: PathBuf) -> Self {
        self.nvml = library_paths(Some(library));
        self.is_nvml_set = true;
        self
    }

    /// Replaces the paths at which NVIDIA's management library is searched.
    #[cfg(feature = "test-util")]
    pub fn searched_nvml(mut self, paths: Vec<PathBuf>) -> Self {
        self.nvml = paths;
        self
    }

    /// Replaces `CUDA_VISIBLE_DEVICES`.
    #[cfg(feature = "test-util")]
    pub fn visible_devices(mut self, list: Option<&str>) -> Self {
        self.visible = visible::entries(list.map(str::to_owned));
        self.own_environment = false;
        self
    }

    /// Lets a software Vulkan adapter count as a GPU, for tests of GPU code without one.
    pub fn allow_software_adapter(mut self, allow: bool) -> Self {
        self.allow_software_adapter = allow;
        self
    }

    /// Replaces the root of the system's files, which the doctor reads.
    #[cfg(all(feature = "simulate", feature = "test-util"))]
    pub fn root_folder(mut self, root: PathBuf) -> Self {
        self.root = root;
        self
    }

    #[cfg(feature = "simulate")]
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    #[cfg(all(feature = "simulate", feature = "cuda"))]
    pub(crate) fn nvml_paths(&self) -> &[PathBuf] {
        &self.nvml
    }

    /// `CUDA_VISIBLE_DEVICES`, if it is set.
    #[cfg(all(feature = "simulate", feature = "cuda"))]
    pub(crate) fn visible_list(&self) -> Option<String> {
        self.visible.as_ref().map(|list| list.join(","))
    }

    /// The management library, or the reason why it cannot be used now.
    pub(crate) fn nvidia(&self) -> Result<Nvidia, Unseen> {
        let mut loaded = self.nvidia.lock().unwrap_or_else(PoisonError::into_inner);
        Nvidia::load_once(&mut loaded, &self.nvml, self.is_nvml_set)
    }

    /// The visible NVIDIA GPUs, and whether the machine has any, visible or not.
    fn nvidia_gpus(&self) -> Result<(Vec<Gpu>, bool), Unseen> {
        let mut gpus = self.nvidia()?.gpus()?;
        let any = !gpus.is_empty();
        // Only the search for adapters loads Vulkan, so it is left out if CUDA has code for all.
        if gpus.iter().any(Gpu::is_too_old_for_cuda) {
            let has_adapters = !usable_adapters(self.allow_software_adapter).is_empty();
            gpus.iter_mut()
                .for_each(|gpu| gpu.has_adapter = has_adapters);
        }
        let Some(list) = &self.visible else {
            return Ok((gpus, any));
        };
        // CUDA numbers GPUs in its own order. Its list is used if it is available.
        if self.own_environment
            && let Some(uuids) = cuda_devices::uuids()
        {
            gpus.retain(|gpu| cuda_devices::ordinal(&uuids, gpu).is_ok());
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

    /// The adapter of wgpu that is an NVIDIA GPU.
    fn adapter_of(&self, gpu: &Gpu) -> Option<Device> {
        let address = self.nvidia().ok()?.pci_address(&gpu.id);
        adapter_at(address.as_deref(), self.allow_software_adapter)
    }
}

impl GpuInventory for SystemGpus {
    fn view(&self) -> GpuView {
        let none = |reason: String| GpuView {
            gpus: Vec::new(),
            none: reason,
        };
        let nvidia = if cfg!(feature = "cuda") {
            match self.nvidia_gpus() {
                Ok((gpus, _)) if !gpus.is_empty() => {
                    return GpuView {
                        gpus,
                        none: String::new(),
                    };
                }
                // A GPU that is hidden, or whose driver fails at this moment, is not used through
                // wgpu.
                Ok((_, true)) => {
                    let list = self.visible.as_deref().unwrap_or_default().join(",");
                    return none(visible::hides_all(&list));
                }
                #[cfg(feature = "cuda")]
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
        let adapters = usable_adapters(self.allow_software_adapter);
        GpuView {
            gpus: adapters.into_iter().map(|(gpu, _)| gpu).collect(),
            none: format!("{nvidia}, and wgpu finds no hardware adapter"),
        }
    }

    fn open(&self, gpu: &Gpu) -> Result<OpenedGpu, String> {
        let device = match adapter(&gpu.id) {
            Some(device) => device,
            None => cuda_devices::open(gpu, || self.adapter_of(gpu))?,
        };
        Ok(OpenedGpu::new(device))
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn wait(&self, time: Duration, cancel: &CancelToken) {
        cancel.sleep(time);
    }

    fn contexts(&self) -> &GpuContexts {
        GpuContexts::of_this_process()
    }

    fn note_context(&self, gpu: &Gpu) {
        let is_first = self.contexts().add(&gpu.id);
        #[cfg(feature = "cuda")]
        if is_first
            && super::gpu::is_nvidia_id(&gpu.id)
            && let Ok(nvidia) = self.nvidia()
        {
            let before: Vec<u32> = gpu.processes.iter().map(|process| process.pid).collect();
            let after = nvidia.process_numbers(gpu.number);
            self.contexts().learn_number(&before, &after);
        }
        #[cfg(not(feature = "cuda"))]
        let _ = is_first;
    }

    fn turns(&self) -> Option<&GpuTurns> {
        Some(&self.turns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cancellation_ends_a_wait() {
        let (gpus, cancel) = (SystemGpus::new(), CancelToken::new());
        std::thread::scope(|threads| {
            let sleeper = threads.spawn(|| gpus.wait(Duration::from_secs(60), &cancel));
            std::thread::sleep(Duration::from_millis(100));
            assert!(!sleeper.is_finished());
            cancel.cancel();
            sleeper.join().expect("the thread ends");
        });
        assert!(gpus.now() < Duration::from_secs(30));
    }
}
