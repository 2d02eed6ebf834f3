//! The findings about a machine: problems and remedies.

use super::check::Check;
use super::evidence::Evidence;
use super::finding::{Finding, Severity};
#[cfg(feature = "cuda")]
use super::nvidia;
use super::report::{DeviceReport, Diagnosis};
use super::system::System;
use crate::device::{Gpu, OLDEST_CAPABILITY, can_fit, mebibytes};
use crate::settings::Settings;

/// Free memory below which a GPU counts as full, bytes.
const FULL: u64 = 1 << 30;

/// All findings, the most severe first.
pub(crate) fn findings(evidence: &Evidence<'_>) -> Vec<Finding> {
    let (devices, gpus) = (&evidence.diagnosis.devices, evidence.nvidia_gpus);
    let mut out = Vec::new();
    #[cfg(feature = "cuda")]
    out.extend(nvidia::findings(evidence));
    if evidence.system.device_file == Some(false) {
        out.push(Finding::permission_denied());
    }
    out.extend(gpus.iter().flat_map(gpu_state));
    out.extend(vulkan(evidence.diagnosis, evidence.system));
    // A GPU that cannot fit has a finding of `gpu_state` already.
    let can_fit = |device: &&DeviceReport| {
        let mut gpus = gpus.iter();
        gpus.all(|gpu| gpu.id != device.id || can_fit(gpu))
    };
    out.extend(devices.iter().filter(can_fit).filter_map(check_result));
    if let Err(error) = Settings::from_environment() {
        out.push(Finding::new(
            Severity::Warning,
            format!("a setting is invalid: {error}"),
            "correct it, or unset it: until then every fit fails",
        ));
    }
    if out
        .iter()
        .all(|finding| finding.severity < Severity::Warning)
    {
        let is_gpu = |device: &DeviceReport| device.backend != "cpu" && !device.software;
        let message = if devices.iter().any(is_gpu) {
            "fits can run on the GPU and on the CPU"
        } else {
            "there is no GPU, and none is needed: fits run on the CPU"
        };
        out.push(Finding::new(Severity::Fine, message, "nothing to do"));
    }
    out.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
    out
}

/// Problems of an NVIDIA GPU itself.
fn gpu_state(gpu: &Gpu) -> Vec<Finding> {
    let mut out = Vec::new();
    if let Some(problem) = &gpu.problem {
        out.push(Finding::new(
            Severity::Warning,
            format!("{}: {problem}", gpu.name),
            "check its state with nvidia-smi; a GPU that fell off the bus needs a restart of the machine",
        ));
    }
    let capability = gpu.capability;
    if let Some(capability) = capability.filter(|capability| *capability < OLDEST_CAPABILITY) {
        out.push(Finding::new(
            Severity::Warning,
            format!(
                "{} has compute capability {}.{}, but {}.{} (Volta, 2017) is required",
                gpu.name, capability.0, capability.1, OLDEST_CAPABILITY.0, OLDEST_CAPABILITY.1
            ),
            "use the back end `cpu`, or a newer GPU",
        ));
    }
    if let Some(memory) = gpu.memory.filter(|memory| memory.free < FULL) {
        let users: Vec<_> = gpu.processes.iter().map(ToString::to_string).collect();
        let users = match &users[..] {
            [] => "processes that the driver does not name".to_owned(),
            _ => users.join(", "),
        };
        out.push(Finding::new(
            Severity::Note,
            format!(
                "{} is full: {} of {} are free, the rest is used by {users}",
                gpu.name,
                mebibytes(memory.free),
                mebibytes(memory.total)
            ),
            "fits wait for free memory (auto_timeout, gpu_timeout); or end these processes",
        ));
    }
    out
}

/// Problems of Vulkan on a machine without CUDA devices.
fn vulkan(diagnosis: &Diagnosis, system: &System) -> Option<Finding> {
    let devices = &diagnosis.devices;
    if !cfg!(feature = "wgpu") || devices.iter().any(|device| device.backend == "cuda") {
        return None;
    }
    let adapters = devices.iter().filter(|device| device.backend == "wgpu");
    let adapters: Vec<&DeviceReport> = adapters.collect();
    let gpus = system.nvidia_gpus + system.other_gpus;
    if adapters.is_empty() && gpus > 0 && cfg!(target_os = "linux") && !system.vulkan_loader {
        return Some(Finding::new(
            Severity::Warning,
            format!(
                "there is a GPU, but the Vulkan loader libvulkan.so.1 was not found; searched: {}",
                system.searched_folders()
            ),
            "install it (Debian: libvulkan1), and the GPU's Vulkan driver (Debian: mesa-vulkan-drivers, or NVIDIA's driver)",
        ));
    }
    if !adapters.is_empty() && adapters.iter().all(|adapter| adapter.software) {
        return Some(Finding::new(
            Severity::Note,
            "the only Vulkan adapter is software: it runs on the CPU, more slowly than the back end `cpu`",
            "nothing to do: `auto` and `gpu` do not use it; if there is a GPU, install its Vulkan driver",
        ));
    }
    None
}

/// The finding for a failed check of a device.
fn check_result(device: &DeviceReport) -> Option<Finding> {
    let name = format!("{} ({})", device.name, device.backend);
    match device.check.as_ref()? {
        Check::Right { .. } | Check::NotTried(_) => None,
        Check::Wrong { worst } => Some(Finding::new(
            Severity::Error,
            format!(
                "{name} computes wrong results: the error is up to {worst:.1e} of the uncertainty"
            ),
            "do not use it; update its driver, and report this with the output of `gaussmle doctor --json`",
        )),
        Check::Failed(reason) => Some(Finding::new(
            if device.software {
                Severity::Note
            } else {
                Severity::Warning
            },
            format!("{name} cannot be used: {reason}"),
            if device.backend == "cpu" {
                "fits then need a GPU: report this with the output of `gaussmle doctor --json`"
            } else if device.software {
                "nothing to do: it is a software adapter, which is never used"
            } else {
                "update its driver; until then `auto` does not use it"
            },
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn diagnosis(devices: Vec<DeviceReport>) -> Diagnosis {
        Diagnosis {
            version: "0",
            built_in: Vec::new(),
            nvidia_driver: None,
            cuda_version: None,
            devices,
            findings: Vec::new(),
        }
    }

    fn device(backend: &'static str, software: bool, check: Check) -> DeviceReport {
        DeviceReport {
            backend,
            id: "1".into(),
            number: None,
            name: "a device".into(),
            software,
            memory_free_bytes: None,
            memory_total_bytes: None,
            compute_capability: None,
            utilisation_percent: None,
            processes: Vec::new(),
            check: Some(check),
        }
    }

    const RIGHT: Check = Check::Right {
        worst: 0.0,
        seconds: 1.0,
    };

    #[cfg(feature = "wgpu")]
    #[test]
    fn a_missing_vulkan_loader_is_a_warning() {
        let system = System {
            other_gpus: 1,
            searched: vec!["/usr/lib".into()],
            ..System::default()
        };
        let found = vulkan(&diagnosis(Vec::new()), &system).expect("a finding");
        assert_eq!(found.severity, Severity::Warning);
        assert!(
            found.problem.contains("libvulkan.so.1") && found.problem.contains("/usr/lib"),
            "{found}"
        );
        let loaded = System {
            vulkan_loader: true,
            ..system.clone()
        };
        assert_eq!(vulkan(&diagnosis(Vec::new()), &loaded), None);
        // A software adapter is a note, unless there is a hardware adapter.
        let software = device("wgpu", true, RIGHT);
        let noted = vulkan(&diagnosis(vec![software.clone()]), &loaded).expect("a note");
        assert_eq!(noted.severity, Severity::Note);
        let both = diagnosis(vec![software, device("wgpu", false, RIGHT)]);
        assert_eq!(vulkan(&both, &loaded), None);
    }

    #[test]
    fn wrong_results_are_the_most_severe() {
        assert_eq!(check_result(&device("cpu", false, RIGHT)), None);
        let wrong =
            check_result(&device("cpu", false, Check::Wrong { worst: 3.0 })).expect("a finding");
        assert_eq!(wrong.severity, Severity::Error);
        let failed =
            check_result(&device("cpu", false, Check::Failed("gone".into()))).expect("a finding");
        assert_eq!(failed.severity, Severity::Warning);
        assert_eq!(
            check_result(&device("cpu", false, Check::NotTried("full".into()))),
            None
        );
        let mut diagnosis = diagnosis(Vec::new());
        for (finding, code) in [(failed, 1), (wrong, 1)] {
            diagnosis.findings = vec![finding];
            assert_eq!(diagnosis.exit_code(), code);
        }
        diagnosis.findings = vec![Finding::new(Severity::Note, "", "")];
        assert_eq!(diagnosis.exit_code(), 0);
    }
}
