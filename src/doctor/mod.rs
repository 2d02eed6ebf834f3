//! What this machine can fit on, whether it gets it right, and what to do where it cannot.

mod check;
mod findings;
mod system;

use std::fmt;
use std::sync::OnceLock;

use cubecl::Device;
use cubecl::device::WgpuDeviceKind;
use serde::Serialize;

pub use check::Check;
pub use findings::{Finding, Severity};
use system::System;

use crate::machine::{Computer, Gpu, Machine, Unseen, megabytes};

/// A device of one runtime.
#[derive(Clone, Debug, Serialize)]
pub struct DeviceReport {
    /// `cpu`, `cuda` or `wgpu`.
    pub backend: &'static str,
    /// What it is known by.
    pub id: String,
    /// Its number, as `nvidia-smi` counts, where it has one.
    pub number: Option<u32>,
    /// Its name.
    pub name: String,
    /// Whether it is the CPU posing as a GPU, which `auto` never takes.
    pub software: bool,
    /// Bytes of memory that are free.
    pub memory_free_bytes: Option<u64>,
    /// Bytes of memory in all.
    pub memory_total_bytes: Option<u64>,
    /// Compute capability.
    pub compute_capability: Option<String>,
    /// Percent of the last moments in which it computed.
    pub utilisation_percent: Option<u32>,
    /// Other processes at work on it, in words.
    pub processes: Vec<String>,
    /// What came of a small fit, if there was one.
    pub check: Option<Check>,
}

/// Everything the doctor saw.
#[derive(Clone, Debug, Serialize)]
pub struct Diagnosis {
    /// Version of this library.
    pub version: &'static str,
    /// Back ends in this build.
    pub built_in: Vec<&'static str>,
    /// Version of NVIDIA's driver.
    pub nvidia_driver: Option<String>,
    /// Newest version of CUDA that the driver runs.
    pub cuda_version: Option<String>,
    /// Devices of every runtime.
    pub devices: Vec<DeviceReport>,
    /// What there is to say, worst first.
    pub findings: Vec<Finding>,
}

impl Diagnosis {
    /// The worst finding; [`Severity::Fine`] without any.
    pub fn verdict(&self) -> Severity {
        self.findings
            .iter()
            .map(|finding| finding.severity)
            .max()
            .unwrap_or(Severity::Fine)
    }

    /// 0 if fits can run as they should, 1 if a GPU is there and cannot be used, or a device computes wrongly.
    pub fn exit_code(&self) -> u8 {
        u8::from(self.verdict() >= Severity::Warning)
    }
}

impl fmt::Display for Diagnosis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "gaussmle {} with {}",
            self.version,
            self.built_in.join(", ")
        )?;
        if let Some(driver) = &self.nvidia_driver {
            write!(f, "; NVIDIA driver {driver}")?;
        }
        if let Some(cuda) = &self.cuda_version {
            write!(f, ", CUDA up to {cuda}")?;
        }
        writeln!(f)?;
        for device in &self.devices {
            write!(f, "{device}")?;
        }
        for finding in &self.findings {
            write!(f, "{finding}")?;
        }
        Ok(())
    }
}

impl fmt::Display for DeviceReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.software { ", software" } else { "" };
        writeln!(f, "\n{} ({}{kind})", self.name, self.backend)?;
        if let Some(number) = self.number {
            writeln!(f, "  number, UUID  {number}, {}", self.id)?;
        }
        if let (Some(free), Some(total)) = (self.memory_free_bytes, self.memory_total_bytes) {
            writeln!(
                f,
                "  memory        {} of {} free",
                megabytes(free),
                megabytes(total)
            )?;
        }
        if let Some(capability) = &self.compute_capability {
            writeln!(f, "  capability    {capability}")?;
        }
        if let Some(percent) = self.utilisation_percent {
            writeln!(f, "  utilisation   {percent} %")?;
        }
        if !self.processes.is_empty() {
            writeln!(f, "  processes     {}", self.processes.join(", "))?;
        }
        if let Some(check) = &self.check {
            writeln!(f, "  fits          {check}")?;
        }
        Ok(())
    }
}

/// Examines this machine, once in a process.
pub fn doctor() -> &'static Diagnosis {
    static DIAGNOSIS: OnceLock<Diagnosis> = OnceLock::new();
    DIAGNOSIS.get_or_init(|| examine(&Computer::new()))
}

/// The devices of this machine as they look now, without a fit on any, and without a context on a GPU.
pub fn list(computer: &Computer) -> Vec<DeviceReport> {
    see(computer)
        .into_iter()
        .map(|(report, _)| report)
        .collect()
}

/// A device that was seen.
enum Seen {
    Nvidia(Gpu),
    Other(Device),
}

fn see(computer: &Computer) -> Vec<(DeviceReport, Seen)> {
    let mut out = Vec::new();
    for gpu in computer.look().gpus {
        if gpu.is_nvidia() {
            out.push((report("cuda", &gpu, false), Seen::Nvidia(gpu)));
        }
    }
    for device in Device::enumerate_all() {
        let (backend, software) = match &device {
            Device::Cpu(_) => ("cpu", false),
            Device::Wgpu(wgpu) => ("wgpu", matches!(wgpu.kind, WgpuDeviceKind::Cpu)),
            // NVIDIA's were seen through the management library, unless there is none.
            Device::Cuda(_) if computer.nvidia().is_err() => ("cuda", false),
            _ => continue,
        };
        // Others say their names when they are opened.
        let name = match (&device, software) {
            (Device::Cpu(_), _) => device.client().properties().identity.name.clone(),
            (_, true) => "a software adapter".to_owned(),
            _ => format!("a GPU of {backend}"),
        };
        let gpu = Gpu::unknown(format!("{device:?}"), name);
        out.push((report(backend, &gpu, software), Seen::Other(device)));
    }
    out
}

/// Examines a computer.
pub fn examine(computer: &Computer) -> Diagnosis {
    let system = System::of(computer.root());
    let nvidia = computer.nvidia();
    let (nvidia_driver, cuda) = nvidia
        .as_ref()
        .map_or((None, None), |nvidia| nvidia.versions());
    let mut devices = Vec::new();
    let mut gpus = Vec::new();
    for (mut report, seen) in see(computer) {
        let check = match seen {
            Seen::Nvidia(gpu) => {
                let check = check::check_gpu(computer, &gpu);
                gpus.push(gpu);
                check
            }
            Seen::Other(device) => {
                let (name, check) = check::check(device);
                report.name = name.unwrap_or(report.name);
                check
            }
        };
        report.check = Some(check);
        devices.push(report);
    }
    let mut diagnosis = Diagnosis {
        version: env!("CARGO_PKG_VERSION"),
        built_in: built_in(),
        nvidia_driver,
        cuda_version: cuda.map(|(major, minor)| format!("{major}.{minor}")),
        devices,
        findings: Vec::new(),
    };
    let unseen: Option<&Unseen> = nvidia.as_ref().err();
    diagnosis.findings = findings::findings(&diagnosis, &gpus, unseen, cuda, &system, computer);
    diagnosis
}

/// Back ends in this build.
pub fn built_in() -> Vec<&'static str> {
    let all = [
        ("cpu", cfg!(feature = "cpu")),
        ("cuda", cfg!(feature = "cuda")),
        ("wgpu", cfg!(feature = "wgpu")),
    ];
    all.iter()
        .filter(|(_, built)| *built)
        .map(|(name, _)| *name)
        .collect()
}

fn report(backend: &'static str, gpu: &Gpu, software: bool) -> DeviceReport {
    DeviceReport {
        backend,
        id: gpu.id.clone(),
        number: gpu.is_nvidia().then_some(gpu.number),
        name: gpu.name.clone(),
        software,
        memory_free_bytes: gpu.memory.map(|memory| memory.free),
        memory_total_bytes: gpu.memory.map(|memory| memory.total),
        compute_capability: gpu
            .capability
            .map(|(major, minor)| format!("{major}.{minor}")),
        utilisation_percent: gpu.utilisation,
        processes: gpu.processes.iter().map(ToString::to_string).collect(),
        check: None,
    }
}
