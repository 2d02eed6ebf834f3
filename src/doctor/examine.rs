//! The examination of a machine.

use super::check;
use super::evidence::Evidence;
use super::findings::findings;
use super::report::{DeviceReport, Diagnosis};
use super::system::System;
use crate::backend::built_in_backends;
use crate::device::{Device, Gpu, GpuInventory, SystemGpus, devices};
use crate::settings::Settings;

/// Examines this machine. Invalid settings in the environment are a finding.
pub fn doctor() -> Diagnosis {
    let settings = Settings::from_environment().unwrap_or_default();
    examine(&SystemGpus::from_settings(&settings))
}

/// Lists the devices of this machine. Nothing is fitted, and no context is created on a GPU.
pub fn list(gpus: &SystemGpus) -> Vec<DeviceReport> {
    let found = find_devices(gpus).into_iter();
    found.map(|(report, _)| report).collect()
}

/// A device to check.
enum Candidate {
    Nvidia(Gpu),
    Other(Device),
}

/// The NVIDIA GPUs, and the devices of all other back ends.
fn find_devices(gpus: &SystemGpus) -> Vec<(DeviceReport, Candidate)> {
    let mut out = Vec::new();
    for gpu in gpus.view().gpus {
        if gpu.is_nvidia() {
            out.push((report("cuda", &gpu, false), Candidate::Nvidia(gpu)));
        }
    }
    for device in devices() {
        let (backend, software) = (device.backend(), device.is_software());
        // The management library has listed the NVIDIA GPUs already.
        if backend == "cuda" && gpus.nvidia().is_ok() {
            continue;
        }
        // The name of a GPU is known only to a context.
        let name = match (backend, software) {
            ("cpu", _) => device.name().unwrap_or_default(),
            (_, true) => "a software adapter".to_owned(),
            _ => format!("a GPU of {backend}"),
        };
        let gpu = Gpu::unknown(format!("{device:?}"), name);
        out.push((report(backend, &gpu, software), Candidate::Other(device)));
    }
    out
}

/// Examines a machine with these GPUs.
pub fn examine(gpus: &SystemGpus) -> Diagnosis {
    let system = System::read(gpus.root());
    let nvidia = gpus.nvidia();
    let (nvidia_driver, cuda) = nvidia
        .as_ref()
        .map_or((None, None), |nvidia| nvidia.versions());
    let mut devices = Vec::new();
    let mut nvidia_gpus = Vec::new();
    for (mut report, candidate) in find_devices(gpus) {
        let check = match candidate {
            Candidate::Nvidia(gpu) => {
                let check = check::check_gpu(gpus, &gpu);
                nvidia_gpus.push(gpu);
                check
            }
            Candidate::Other(device) => {
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
        built_in: built_in_backends(),
        nvidia_driver,
        cuda_version: cuda.map(|(major, minor)| format!("{major}.{minor}")),
        devices,
        findings: Vec::new(),
    };
    diagnosis.findings = findings(&Evidence {
        diagnosis: &diagnosis,
        nvidia_gpus: &nvidia_gpus,
        system: &system,
        #[cfg(feature = "cuda")]
        unseen: nvidia.as_ref().err(),
        #[cfg(feature = "cuda")]
        cuda,
        #[cfg(feature = "cuda")]
        gpus,
    });
    diagnosis
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
        processes: gpu.processes.iter().map(ToString::to_string).collect(),
        check: None,
    }
}
