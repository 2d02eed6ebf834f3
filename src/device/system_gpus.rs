//! GPUs of this machine, from NVIDIA's management library and from wgpu.

#[cfg(feature = "simulate")]
use std::path::Path;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::adapters::{adapter, adapter_at, usable_adapters};
use super::answer_within::answer_within;
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
use crate::settings::{Settings, Timeout};

/// The time in which the management library must answer. In a wait for a GPU, its timeout may be
/// over for so long.
const ANSWER: Duration = Duration::from_secs(2);

/// The same until it has listed the GPUs: without the driver's persistence mode, each is started
/// for it, which takes seconds. A shorter timeout of the settings counts, if it is not below
/// [`ANSWER`].
const FIRST_ANSWER: Duration = Duration::from_secs(20);

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
    /// Locked while the library is loaded, by the thread that asks it alone.
    nvidia: Arc<Mutex<Option<Nvidia>>>,
    /// The time for the first list of GPUs.
    first_answer: Duration,
    /// True once the library has listed the GPUs.
    has_listed: Arc<AtomicBool>,
    /// Ends the waits for answers.
    cancel: CancelToken,
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
            first_answer: FIRST_ANSWER,
            has_listed: Arc::default(),
            cancel: CancelToken::new(),
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
        let timeouts = [settings.hang_timeout(), settings.wait_timeout()];
        let shortest = timeouts.into_iter().filter_map(|timeout| match timeout {
            Timeout::After(time) => Some(time),
            Timeout::Never => None,
        });
        let shortest = shortest.min().unwrap_or(FIRST_ANSWER);
        let gpus = Self {
            first_answer: shortest.clamp(ANSWER, FIRST_ANSWER),
            turns: GpuTurns::from_settings(settings),
            ..Self::new()
        };
        match settings.nvml_library.clone() {
            Some(library) => gpus.nvml(library),
            None => gpus,
        }
    }

    /// Sets the token that ends the waits for answers of a driver.
    pub(crate) fn cancelled_by(mut self, cancel: CancelToken) -> Self {
        self.cancel = cancel;
        self
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

    /// Asks NVIDIA's management library. All its calls go through here, in a thread of their own: a
    /// driver that hangs costs one wait, and until it answers there are no GPUs.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Self, &Nvidia) -> Result<T, Unseen> + Send + 'static,
    ) -> Result<T, Unseen> {
        let time = match self.has_listed.load(Ordering::Relaxed) {
            true => ANSWER,
            false => self.first_answer,
        };
        let gpus = self.clone();
        let ask = move || -> Result<T, Unseen> {
            let nvidia = gpus.nvidia()?;
            question(&gpus, &nvidia)
        };
        answer_within(&self.nvml, time, &self.cancel, ask).unwrap_or(Err(Unseen::NoAnswer))
    }

    /// False if NVIDIA's management library does not answer in time.
    #[cfg(feature = "simulate")]
    pub fn driver_answers(&self) -> bool {
        self.ask(|_, _| Ok(())) != Err(Unseen::NoAnswer)
    }

    /// The management library, or the reason why it cannot be used now.
    fn nvidia(&self) -> Result<Nvidia, Unseen> {
        let mut loaded = self.nvidia.lock().unwrap_or_else(PoisonError::into_inner);
        Nvidia::load_once(&mut loaded, &self.nvml, self.is_nvml_set)
    }

    /// The visible NVIDIA GPUs, and whether the machine has any, visible or not.
    fn nvidia_gpus(&self) -> Result<(Vec<Gpu>, bool), Unseen> {
        let (mut gpus, any) = self.ask(Self::listed_gpus)?;
        self.has_listed.store(true, Ordering::Relaxed);
        // Only the search for adapters loads Vulkan, so it is left out if CUDA has code for all.
        if gpus.iter().any(Gpu::is_too_old_for_cuda) {
            let has_adapters = !usable_adapters(self.allow_software_adapter).is_empty();
            gpus.iter_mut()
                .for_each(|gpu| gpu.has_adapter = has_adapters);
        }
        Ok((gpus, any))
    }

    /// The visible GPUs that the management library lists, and whether it lists any.
    fn listed_gpus(&self, nvidia: &Nvidia) -> Result<(Vec<Gpu>, bool), Unseen> {
        let mut gpus = nvidia.gpus()?;
        let any = !gpus.is_empty();
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
        let id = gpu.id.clone();
        let address = self
            .ask(move |_, nvidia| Ok(nvidia.pci_address(&id)))
            .ok()?;
        adapter_at(address.as_deref(), self.allow_software_adapter)
    }
}

impl GpuInventory for SystemGpus {
    fn view(&self) -> GpuView {
        let none = |reason: String| GpuView {
            none: reason,
            ..GpuView::default()
        };
        let nvidia = if cfg!(feature = "cuda") {
            match self.nvidia_gpus() {
                Ok((gpus, _)) if !gpus.is_empty() => {
                    return GpuView {
                        gpus,
                        ..GpuView::default()
                    };
                }
                // A GPU that is hidden, or whose driver fails at this moment, is not used through
                // wgpu.
                Ok((_, true)) => {
                    let list = self.visible.as_deref().unwrap_or_default().join(",");
                    return none(visible::hides_all(&list));
                }
                Err(Unseen::NoAnswer) => {
                    return GpuView {
                        is_unanswered: true,
                        ..none(Unseen::NoAnswer.to_string())
                    };
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
            is_unanswered: false,
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
        let number = gpu.number;
        #[cfg(feature = "cuda")]
        if is_first
            && super::gpu::is_nvidia_id(&gpu.id)
            && let Ok(after) = self.ask(move |_, nvidia| Ok(nvidia.process_numbers(number)))
        {
            let before: Vec<u32> = gpu.processes.iter().map(|process| process.pid).collect();
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
