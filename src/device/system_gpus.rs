//! GPUs of this machine, from NVIDIA's management library and from wgpu.

#[cfg(feature = "simulate")]
use std::path::Path;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::adapters::{SOFTWARE, adapter_gpu, adapter_id, adapters};
use super::contexts::GpuContexts;
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

    /// Creates a context on an NVIDIA GPU, and gives it back.
    #[cfg(all(feature = "simulate", feature = "cuda"))]
    pub(crate) fn try_context(&self, gpu: &Gpu) -> Result<(), String> {
        let ordinal = cuda_ordinal(gpu)?;
        let device = gaussmle_kernels::CudaDevice::open(ordinal);
        device.map(drop).map_err(|error| error.to_string())
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
        let Some(list) = &self.visible else {
            return Ok((gpus, any));
        };
        // CUDA numbers GPUs in its own order. Its list is used if it is available.
        if self.own_environment
            && let Some(uuids) = cuda_uuids()
        {
            gpus.retain(|gpu| ordinal(&uuids, gpu).is_ok());
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
        let numbered = adapters().iter().enumerate();
        let gpus = numbered.map(|(number, adapter)| adapter_gpu(adapter, number));
        GpuView {
            gpus: gpus
                .filter(|gpu| self.allow_software_adapter || gpu.id != SOFTWARE)
                .collect(),
            none: format!("{nvidia}, and wgpu finds no hardware adapter"),
        }
    }

    fn open(&self, gpu: &Gpu) -> Result<OpenedGpu, String> {
        let adapter = adapters().iter().find(|of| adapter_id(of) == gpu.id);
        let device = match adapter {
            Some(adapter) => cubecl::Device::Wgpu(adapter.clone()),
            None => cuda(gpu)?,
        };
        Ok(OpenedGpu::new(Device(device)))
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

/// The UUIDs of CUDA's devices in its order; `None` without CUDA.
fn cuda_uuids() -> Option<Vec<String>> {
    #[cfg(feature = "cuda")]
    return gaussmle_kernels::cuda_uuids().ok();
    #[cfg(not(feature = "cuda"))]
    return None;
}

/// The number of an NVIDIA GPU in CUDA's order.
#[cfg(feature = "cuda")]
fn cuda_ordinal(gpu: &Gpu) -> Result<usize, String> {
    let uuids = gaussmle_kernels::cuda_uuids().map_err(|error| error.to_string())?;
    ordinal(&uuids, gpu)
}

#[cfg(feature = "cuda")]
fn cuda(gpu: &Gpu) -> Result<cubecl::Device, String> {
    let ordinal = cuda_ordinal(gpu)?;
    gaussmle_kernels::check_cuda_device(ordinal).map_err(|error| error.to_string())?;
    cubecl::Device::cuda(ordinal).map_err(|error| error.to_string())
}

/// The index of a GPU among CUDA's devices.
fn ordinal(uuids: &[String], gpu: &Gpu) -> Result<usize, String> {
    let index = uuids
        .iter()
        .position(|uuid| visible::are_equal(uuid, &gpu.id));
    index.ok_or_else(|| {
        let message = format!("CUDA does not list it among its {} devices", uuids.len());
        match gpu.id.starts_with("MIG-") {
            true => format!(
                "{message}: a process sees one MIG device, which CUDA_VISIBLE_DEVICES={} selects",
                gpu.id
            ),
            false => message,
        }
    })
}

#[cfg(not(feature = "cuda"))]
fn cuda(_: &Gpu) -> Result<cubecl::Device, String> {
    Err("this build has no CUDA".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "cuda")]
    #[test]
    fn the_ordinal_is_the_position_in_the_order_of_cuda() {
        let uuids = ["GPU-b".to_owned(), "GPU-a".to_owned()];
        let of = |id: &str| ordinal(&uuids, &Gpu::unknown(id, "a GPU"));
        assert_eq!(of("GPU-a"), Ok(1));
        assert!(of("GPU-c").is_err());
        // CUDA writes the UUIDs of MIG devices as those of GPUs.
        assert_eq!(of("MIG-b"), Ok(0));
        let error = of("MIG-c").expect_err("not listed");
        assert!(error.contains("CUDA_VISIBLE_DEVICES=MIG-c"), "{error}");
    }

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
