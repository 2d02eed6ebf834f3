//! The findings about a machine: problems and remedies.

use super::check::Check;
use super::device_findings::{check_result, gpu_state};
use super::evidence::Evidence;
use super::finding::{Code, Finding, Severity};
#[cfg(feature = "cuda")]
use super::nvidia;
use super::report::{DeviceReport, Diagnosis};
use super::system::System;
use crate::settings::Settings;

/// All findings, the most severe first.
pub(crate) fn findings(evidence: &Evidence<'_>) -> Vec<Finding> {
    let (devices, gpus) = (&evidence.diagnosis.devices, evidence.nvidia_gpus);
    let mut out = Vec::new();
    #[cfg(feature = "cuda")]
    out.extend(nvidia::findings(evidence));
    if evidence.system.device_file == Some(false) {
        out.push(Finding::permission_denied());
    }
    for (step, time) in evidence.hung {
        out.push(Finding::no_response(step, time.as_secs_f64()));
    }
    for gpu in gpus {
        let report = devices.iter().find(|device| device.id == gpu.id);
        out.extend(gpu_state(
            gpu,
            report.and_then(|device| device.check.as_ref()),
        ));
    }
    out.extend(vulkan(evidence.diagnosis, evidence.system));
    // A GPU that cannot fit has a finding of `gpu_state` already.
    let can_fit = |device: &&DeviceReport| {
        let mut gpus = gpus.iter();
        gpus.all(|gpu| gpu.id != device.id || gpu.unusable().is_none())
    };
    out.extend(devices.iter().filter(can_fit).filter_map(check_result));
    if let Err(error) = Settings::from_environment() {
        out.push(Finding::new(
            Severity::Warning,
            Code::InvalidSetting,
            format!("a setting is invalid: {error}"),
            "correct it, or unset it: until then every fit fails",
        ));
    }
    for message in Settings::unknown_in_environment() {
        out.push(Finding::new(
            Severity::Note,
            Code::UnknownVariable,
            message,
            "correct its name, or unset it: it has no effect",
        ));
    }
    if out
        .iter()
        .all(|finding| finding.severity < Severity::Warning)
    {
        let message = fine(devices, &out);
        out.push(Finding::new(
            Severity::Fine,
            Code::Fine,
            message,
            "nothing to do",
        ));
    }
    out.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
    out
}

/// What a machine without warnings can do. `found` has the notes.
fn fine(devices: &[DeviceReport], found: &[Finding]) -> &'static str {
    let is_gpu = |device: &&DeviceReport| device.backend != "cpu" && !device.software;
    let checks = devices.iter().filter(is_gpu);
    let checks: Vec<&Check> = checks.filter_map(|device| device.check.as_ref()).collect();
    let any = |is: fn(&Check) -> bool| checks.iter().any(|check| is(check));
    if any(|check| matches!(check, Check::Right { .. })) {
        "fits can run on the GPU and on the CPU"
    } else if any(|check| matches!(check, Check::Opened { .. })) {
        "the driver and the GPU respond; `gaussmle doctor` without --quick makes a fit, too"
    } else if !checks.is_empty() {
        "no problem was found, but no GPU was tried: see there for the reason"
    } else if found.iter().any(|finding| finding.code == Code::HiddenGpus) {
        "fits run on the CPU: every GPU is hidden"
    } else {
        "there is no GPU, and none is needed: fits run on the CPU"
    }
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
            Code::NoVulkanLoader,
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
            Code::SoftwareAdapter,
            "the only Vulkan adapter is software: it runs on the CPU, more slowly than the back end `cpu`",
            "nothing to do: `auto` and `gpu` do not use it; if there is a GPU, install its Vulkan driver",
        ));
    }
    None
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
            temperature_celsius: None,
            power_watt: None,
            driver_version: None,
            processes: Vec::new(),
            check: Some(check),
        }
    }

    #[test]
    fn a_gpu_that_was_not_tried_is_not_called_usable() {
        let message = |check: Check| fine(&[device("cuda", false, check)], &[]);
        assert!(message(RIGHT).contains("fits can run on the GPU"));
        let untried = message(Check::NotTried("full".into()));
        assert!(untried.contains("no GPU was tried"), "{untried}");
        assert!(message(Check::Opened { seconds: 0.1 }).contains("--quick"));
    }

    #[test]
    fn the_remedy_depends_on_the_cause() {
        for (cause, code, remedy) in [
            (
                "it is out of memory (CUDA_ERROR_OUT_OF_MEMORY)",
                Code::OutOfMemory,
                "end the processes",
            ),
            (
                "CUDA does not list it among its 1 devices",
                Code::NotListed,
                "CUDA_VISIBLE_DEVICES",
            ),
            (
                "CUDA_ERROR_ECC_UNCORRECTABLE",
                Code::DeviceFailed,
                "its memory is defective",
            ),
            (
                "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH",
                Code::DeviceFailed,
                "restart the machine",
            ),
            (
                "CUDA_ERROR_INVALID_PTX",
                Code::DeviceFailed,
                "update its driver",
            ),
        ] {
            let failed = device("cuda", false, Check::Failed(cause.into()));
            let finding = check_result(&failed).expect("a finding");
            assert_eq!(finding.code, code, "{cause}");
            assert!(finding.remedy.contains(remedy), "{finding}");
            assert_eq!(finding.problem.matches("a device").count(), 1, "{finding}");
        }
        let hangs = device("cuda", false, Check::NoResponse { seconds: 1.5 });
        let finding = check_result(&hangs).expect("a finding");
        assert_eq!(finding.severity, Severity::Warning);
        assert!(
            finding
                .problem
                .contains("a device (cuda) did not respond within 1.5 s"),
            "{finding}"
        );
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
        diagnosis.findings = vec![Finding::new(Severity::Note, Code::FullGpu, "", "")];
        assert_eq!(diagnosis.exit_code(), 0);
    }
}
