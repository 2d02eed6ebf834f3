//! The examination of a machine.

use std::time::{Duration, Instant};

use super::check::{self, Check};
use super::deadline::Task;
use super::evidence::Evidence;
use super::findings::findings;
use super::report::{DeviceReport, Diagnosis, ProcessReport};
use super::system::System;
use crate::backend::built_in_backends;
use crate::device::{
    Device, Gpu, GpuInventory, Rates, SystemGpus, Unseen, adapter_number, devices,
};
use crate::settings::Settings;

/// The extent of an examination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Examination {
    /// A fit on every device. A device that has not answered after this time counts as
    /// unresponsive.
    Full(Duration),
    /// The health check of a service: a context on every NVIDIA GPU, and no fit. It ends within
    /// two seconds also if a driver hangs.
    Quick,
}

impl Default for Examination {
    /// A fit on every device, which may take a minute.
    fn default() -> Self {
        Self::Full(Duration::from_secs(60))
    }
}

/// The time of the quick examination for the list of devices.
const QUICK_LIST: Duration = Duration::from_millis(800);

/// The time of the whole quick examination. The start and the end of a program take the rest of two
/// seconds.
const QUICK: Duration = Duration::from_millis(1600);

/// The step that asks NVIDIA's driver, as findings name it.
const MANAGEMENT_LIBRARY: &str = "NVIDIA's management library";

impl Examination {
    /// Examines this machine. Invalid settings in the environment are a finding. The speeds of
    /// devices are kept for [`Rates::of_this_user`].
    pub fn run(self) -> Diagnosis {
        let settings = Settings::from_environment().unwrap_or_default();
        let gpus = SystemGpus::from_settings(&settings);
        examine_and_learn(&gpus, self, &Rates::of_this_user())
    }

    fn time_to_list(self) -> Duration {
        match self {
            Self::Full(time) => time,
            Self::Quick => QUICK_LIST,
        }
    }
}

/// Examines this machine with a fit on every device.
pub fn doctor() -> Diagnosis {
    Examination::default().run()
}

/// Lists the devices of this machine. Nothing is fitted, and no context is created on a GPU.
pub fn list(gpus: &SystemGpus) -> Vec<DeviceReport> {
    let mut found = nvidia_devices(gpus);
    match gpus.ask(|_, _| Ok(())) {
        // CUDA and Vulkan would hang, too.
        Err(Unseen::NoAnswer) => found.extend(Device::cpu().ok().map(other_device)),
        answer => found.extend(other_devices(answer.is_ok())),
    }
    found.into_iter().map(|(report, _)| report).collect()
}

/// A device to check.
enum Candidate {
    Nvidia(Gpu),
    Other(Device),
}

impl Candidate {
    fn nvidia(&self) -> Option<Gpu> {
        match self {
            Self::Nvidia(gpu) => Some(gpu.clone()),
            Self::Other(_) => None,
        }
    }
}

/// Devices without checks, and what to check.
type Found = Vec<(DeviceReport, Candidate)>;

/// The NVIDIA GPUs.
fn nvidia_devices(gpus: &SystemGpus) -> Found {
    let versions = gpus.ask(|_, nvidia| Ok(nvidia.versions()));
    let driver = versions.ok().and_then(|(driver, _)| driver);
    let mut out = Vec::new();
    for gpu in gpus.view().gpus {
        if gpu.is_nvidia() {
            let mut report = report("cuda", &gpu, false);
            report.driver_version.clone_from(&driver);
            out.push((report, Candidate::Nvidia(gpu)));
        }
    }
    out
}

/// The devices of all back ends, without NVIDIA's GPUs if the management library has listed them.
fn other_devices(is_nvidia_listed: bool) -> Found {
    let mut out = Vec::new();
    for device in devices() {
        if !(device.backend() == "cuda" && is_nvidia_listed) {
            out.push(other_device(device));
        }
    }
    out
}

fn other_device(device: Device) -> (DeviceReport, Candidate) {
    let (backend, software) = (device.backend(), device.is_software());
    // The name of a GPU is known only to a context.
    let name = match (backend, software) {
        ("cpu", _) => device.name().unwrap_or_default(),
        (_, true) => "a software adapter".to_owned(),
        _ => "a GPU".to_owned(),
    };
    let report = DeviceReport {
        number: adapter_number(&device),
        ..report(backend, &Gpu::unknown(device.id(), name), software)
    };
    (report, Candidate::Other(device))
}

/// Runs a step of an examination. If it does not end in time, its name is added to `hung`, and the
/// result is empty.
fn step<T: Default + Send + 'static>(
    time: Duration,
    name: &'static str,
    hung: &mut Vec<(&'static str, Duration)>,
    task: impl FnOnce() -> T + Send + 'static,
) -> T {
    Task::start(task).wait(time).unwrap_or_else(|| {
        hung.push((name, time));
        T::default()
    })
}

/// Examines a machine with these GPUs.
#[cfg(feature = "test-util")]
pub fn examine(gpus: &SystemGpus, examination: Examination) -> Diagnosis {
    examine_and_learn(gpus, examination, &Rates::default())
}

fn examine_and_learn(gpus: &SystemGpus, examination: Examination, rates: &Rates) -> Diagnosis {
    let began = Instant::now();
    let system = System::read(gpus.root());
    let mut hung = Vec::new();
    let time = examination.time_to_list();
    let own = gpus.clone();
    let nvidia = step(time, MANAGEMENT_LIBRARY, &mut hung, move || {
        Nvidia::of(&own)
    });
    if nvidia.unseen == Some(Unseen::NoAnswer) {
        hung.push((MANAGEMENT_LIBRARY, began.elapsed()));
    }
    let is_nvidia_listed = nvidia.unseen.is_none() && hung.is_empty();
    let mut found = nvidia.found;
    // The search for other devices loads Vulkan's drivers, which can take longer than all else.
    let is_short = examination == Examination::Quick && !found.is_empty();
    if is_short || !hung.is_empty() {
        found.extend(Device::cpu().ok().map(other_device));
    } else {
        let search = move || other_devices(is_nvidia_listed);
        found.extend(step(time, "the search for devices", &mut hung, search));
    }
    let nvidia_gpus: Vec<Gpu> = found.iter().filter_map(|(_, of)| of.nvidia()).collect();
    let devices = match examination {
        Examination::Full(time) => check_fully(gpus, found, time, rates),
        Examination::Quick => check_quickly(gpus, found, began + QUICK),
    };
    let mut diagnosis = Diagnosis {
        version: env!("CARGO_PKG_VERSION"),
        built_in: built_in_backends(),
        nvidia_driver: nvidia.driver,
        cuda_version: nvidia.cuda.map(|(major, minor)| format!("{major}.{minor}")),
        devices,
        findings: Vec::new(),
    };
    diagnosis.findings = findings(&Evidence {
        diagnosis: &diagnosis,
        nvidia_gpus: &nvidia_gpus,
        system: &system,
        hung: &hung,
        #[cfg(feature = "cuda")]
        unseen: nvidia.unseen.as_ref(),
        #[cfg(feature = "cuda")]
        all_nvidia: &nvidia.all,
        #[cfg(feature = "cuda")]
        cuda: nvidia.cuda,
        #[cfg(feature = "cuda")]
        gpus,
    });
    diagnosis
}

fn no_response(time: Duration) -> Check {
    Check::NoResponse {
        seconds: time.as_secs_f64(),
    }
}

/// The facts from NVIDIA's management library.
#[derive(Default)]
struct Nvidia {
    found: Found,
    driver: Option<String>,
    cuda: Option<(i32, i32)>,
    /// The GPUs, hidden ones too.
    #[cfg_attr(
        not(feature = "cuda"),
        allow(dead_code, reason = "only findings of CUDA read it")
    )]
    all: Vec<Gpu>,
    unseen: Option<Unseen>,
}

impl Nvidia {
    fn of(gpus: &SystemGpus) -> Self {
        let answers = || -> Result<Self, Unseen> {
            let (driver, cuda) = gpus.ask(|_, nvidia| Ok(nvidia.versions()))?;
            Ok(Self {
                found: nvidia_devices(gpus),
                driver,
                cuda,
                all: gpus.ask(|_, nvidia| Ok(nvidia.gpus().unwrap_or_default()))?,
                unseen: None,
            })
        };
        answers().unwrap_or_else(|unseen| Self {
            unseen: Some(unseen),
            ..Self::default()
        })
    }
}

/// Fits on one device after the other.
fn check_fully(
    gpus: &SystemGpus,
    found: Found,
    time: Duration,
    rates: &Rates,
) -> Vec<DeviceReport> {
    let check = |(report, candidate): (DeviceReport, Candidate)| {
        let (gpus, rates) = (gpus.clone(), rates.clone());
        let task = Task::start(move || match candidate {
            Candidate::Nvidia(gpu) => {
                let obstacle = check::obstacle(&gpu).map(|obstacle| ("cuda", obstacle));
                let check = || check::check_gpu(&gpus, &gpu, &rates);
                let (backend, check) = obstacle.unwrap_or_else(check);
                (None, backend, check)
            }
            Candidate::Other(device) => {
                let backend = device.backend();
                let (name, check) = check::check(device, &rates);
                (name, backend, check)
            }
        });
        let no_response = || (None, report.backend, no_response(time));
        let (name, backend, check) = task.wait(time).unwrap_or_else(no_response);
        let name = name.unwrap_or(report.name);
        DeviceReport {
            backend,
            check: Some(check.without_name(&name)),
            name,
            ..report
        }
    };
    found.into_iter().map(check).collect()
}

/// Creates a context on each NVIDIA GPU, on all at once: one that hangs must not delay the others.
fn check_quickly(gpus: &SystemGpus, found: Found, end: Instant) -> Vec<DeviceReport> {
    let start = |(report, candidate): (DeviceReport, Candidate)| {
        let gpus = gpus.clone();
        (report, Task::start(move || open(&gpus, &candidate)))
    };
    let began = Instant::now();
    let started: Vec<_> = found.into_iter().map(start).collect();
    let finish = |(report, task): (DeviceReport, Task<Check>)| {
        let check = task.wait(end.saturating_duration_since(Instant::now()));
        DeviceReport {
            check: Some(check.unwrap_or_else(|| no_response(began.elapsed()))),
            ..report
        }
    };
    started.into_iter().map(finish).collect()
}

/// Creates a context on an NVIDIA GPU that has no obstacle.
fn open(gpus: &SystemGpus, candidate: &Candidate) -> Check {
    #[cfg(feature = "cuda")]
    if let Candidate::Nvidia(gpu) = candidate {
        let obstacle = check::obstacle(gpu);
        return obstacle.unwrap_or_else(|| check::open_gpu(gpu));
    }
    let _ = (gpus, candidate);
    Check::NotTried("the quick examination makes no fit".into())
}

fn report(backend: &'static str, gpu: &Gpu, software: bool) -> DeviceReport {
    let capability = gpu.capability;
    DeviceReport {
        backend,
        id: gpu.id.clone(),
        number: gpu.is_nvidia().then_some(gpu.number),
        name: gpu.name.clone(),
        software,
        memory_free_bytes: gpu.memory.map(|memory| memory.free),
        memory_total_bytes: gpu.memory.map(|memory| memory.total),
        compute_capability: capability.map(|(major, minor)| format!("{major}.{minor}")),
        utilisation_percent: gpu.utilisation,
        temperature_celsius: gpu.temperature,
        power_watt: gpu.power,
        driver_version: None,
        processes: gpu.processes.iter().map(ProcessReport::from).collect(),
        check: None,
    }
}
