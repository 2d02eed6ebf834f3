//! From what was seen to what to do about it.

use std::fmt;

use serde::Serialize;

use super::check::Check;
use super::system::System;
use super::{DeviceReport, Diagnosis};
use crate::acquire::{self, OLDEST_CAPABILITY};
use crate::machine::{Computer, Gpu, Unseen, megabytes};
use crate::settings::Settings;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// As it should be.
    Fine,
    /// Good to know.
    Note,
    /// Something is there and cannot be used.
    Warning,
    /// Results cannot be trusted, or there are none.
    Error,
}

/// Something to know, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// What it is.
    pub problem: String,
    /// What to do.
    pub remedy: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.severity {
            Severity::Fine => "fine",
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        writeln!(f, "\n{kind}: {}", self.problem)?;
        writeln!(f, "  {}", self.remedy)
    }
}

fn finding(severity: Severity, problem: impl Into<String>, remedy: impl Into<String>) -> Finding {
    Finding {
        severity,
        problem: problem.into(),
        remedy: remedy.into(),
    }
}

/// The oldest CUDA that a driver must run: its management library tells memory and processes apart from then on.
const OLDEST_CUDA: (i32, i32) = (11, 6);

/// The first driver for it.
const OLDEST_DRIVER: &str = "510";

/// Free memory below which a GPU counts as full.
const FULL: u64 = 1 << 30;

/// All findings, worst first.
pub(crate) fn findings(
    diagnosis: &Diagnosis,
    gpus: &[Gpu],
    unseen: Option<&Unseen>,
    cuda: Option<(i32, i32)>,
    system: &System,
    computer: &Computer,
) -> Vec<Finding> {
    let mut out = Vec::new();
    if cfg!(feature = "cuda") {
        out.extend(unseen.and_then(|unseen| why_unseen(unseen, system, computer)));
        out.extend(driver(cuda, diagnosis.nvidia_driver.as_deref()));
        if unseen.is_none() && system.nvidia_gpus > 0 && !system.cuda_library {
            out.push(finding(
                Severity::Warning,
                format!("the driver answers, but CUDA's library libcuda.so.1 was not found; searched: {}", shown(system)),
                "install the compute part of the driver (Debian: libcuda1), or add the library's folder to LD_LIBRARY_PATH",
            ));
        }
        if unseen.is_none()
            && gpus.iter().all(|gpu| !gpu.is_nvidia())
            && computer.has_visible_devices()
        {
            out.push(finding(
                Severity::Note,
                "CUDA_VISIBLE_DEVICES leaves no GPU",
                "unset it, or name a GPU as nvidia-smi -L lists them",
            ));
        }
    }
    if system.device_file == Some(false) {
        out.push(denied());
    }
    out.extend(gpus.iter().flat_map(state));
    out.extend(vulkan(diagnosis, system));
    // What is wrong with a GPU itself has been said.
    let sound = |device: &&DeviceReport| {
        gpus.iter()
            .all(|gpu| gpu.id != device.id || acquire::can_fit(gpu))
    };
    out.extend(diagnosis.devices.iter().filter(sound).filter_map(result));
    if let Err(error) = Settings::from_environment(None) {
        out.push(finding(
            Severity::Warning,
            format!("a setting makes no sense: {error}"),
            "correct it, or unset it: until then every fit fails",
        ));
    }
    if out
        .iter()
        .all(|finding| finding.severity < Severity::Warning)
    {
        let gpus = diagnosis
            .devices
            .iter()
            .any(|device| device.backend != "cpu" && !device.software);
        let fine = if gpus {
            "fits can run on the GPU and on the CPU"
        } else {
            "there is no GPU, and none is needed: fits run on the CPU"
        };
        out.push(finding(Severity::Fine, fine, "nothing to do"));
    }
    out.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
    out
}

fn shown(system: &System) -> String {
    let folders = system
        .searched
        .iter()
        .map(|folder| folder.display().to_string());
    folders.collect::<Vec<_>>().join(", ")
}

/// Why NVIDIA's GPUs cannot be seen, if there is reason to believe that there are any.
fn why_unseen(unseen: &Unseen, system: &System, computer: &Computer) -> Option<Finding> {
    let there = system.nvidia_gpus > 0 || system.device_file.is_some();
    match unseen {
        Unseen::NoLibrary if !there => None,
        Unseen::NoLibrary => {
            let paths = computer.nvml_paths();
            let searched: Vec<_> = paths
                .iter()
                .map(|path| path.display().to_string())
                .collect();
            let remedy = if system.container {
                "this is a container without NVIDIA's runtime: start it with `--gpus all` (Docker), `--nv` (Apptainer) or `--device nvidia.com/gpu=all` (Podman)"
            } else if system.nixos {
                "on NixOS set hardware.graphics.enable and services.xserver.videoDrivers = [\"nvidia\"], and add /run/opengl-driver/lib to LD_LIBRARY_PATH"
            } else {
                "install NVIDIA's driver (Debian: nvidia-driver), or name the library in GAUSSMLE_NVML_LIBRARY if it lies elsewhere"
            };
            Some(finding(
                Severity::Warning,
                format!(
                    "there is an NVIDIA GPU, but the driver's management library was not found; tried: {}",
                    searched.join(", ")
                ),
                remedy,
            ))
        }
        Unseen::NoDriver(said) => Some(finding(
            Severity::Warning,
            format!("NVIDIA's driver does not answer: {said}"),
            "load it (sudo modprobe nvidia), or restart the machine if the driver was updated since the last start",
        )),
        // What follows from the device files has been said already.
        Unseen::Denied => (system.device_file != Some(false)).then(denied),
        Unseen::Other(said) => Some(finding(
            Severity::Warning,
            format!("NVIDIA's management library says: {said}"),
            "see whether nvidia-smi works; if it does not, restart the machine or reinstall the driver",
        )),
    }
}

fn denied() -> Finding {
    finding(
        Severity::Warning,
        "this user may not use NVIDIA's driver",
        "ask to be added to the group that owns /dev/nvidia* (often video or render), or for a job with a GPU",
    )
}

fn driver(cuda: Option<(i32, i32)>, version: Option<&str>) -> Option<Finding> {
    let cuda = cuda.filter(|version| *version < OLDEST_CUDA)?;
    Some(finding(
        Severity::Warning,
        format!(
            "NVIDIA's driver {} runs CUDA up to {}.{}, and {}.{} is needed: older ones cannot say how much memory others hold",
            version.unwrap_or("(version unknown)"),
            cuda.0,
            cuda.1,
            OLDEST_CUDA.0,
            OLDEST_CUDA.1
        ),
        format!("install driver {OLDEST_DRIVER} or newer"),
    ))
}

/// What an NVIDIA GPU itself suffers from.
fn state(gpu: &Gpu) -> Vec<Finding> {
    let mut out = Vec::new();
    if let Some(trouble) = &gpu.trouble {
        let remedy = "see what nvidia-smi says of it; a GPU that fell off the bus needs a restart of the machine";
        out.push(finding(
            Severity::Warning,
            format!("{}: {trouble}", gpu.name),
            remedy,
        ));
    }
    if let Some(capability) = gpu
        .capability
        .filter(|capability| *capability < OLDEST_CAPABILITY)
    {
        out.push(finding(
            Severity::Warning,
            format!(
                "{} has compute capability {}.{}, and {}.{} (Volta, 2017) is needed",
                gpu.name, capability.0, capability.1, OLDEST_CAPABILITY.0, OLDEST_CAPABILITY.1
            ),
            "use the back end `cpu`, or a newer GPU",
        ));
    }
    if let Some(memory) = gpu.memory.filter(|memory| memory.free < FULL) {
        let users: Vec<_> = gpu.processes.iter().map(ToString::to_string).collect();
        let by = match &users[..] {
            [] => "by processes that the driver does not name".to_owned(),
            _ => format!("by {}", users.join(", ")),
        };
        out.push(finding(
            Severity::Note,
            format!(
                "{} is full: {} of {} are free, the rest is held {by}",
                gpu.name,
                megabytes(memory.free),
                megabytes(memory.total)
            ),
            "fits wait until there is room (auto_timeout, gpu_timeout); or end these processes",
        ));
    }
    out
}

fn vulkan(diagnosis: &Diagnosis, system: &System) -> Option<Finding> {
    if !cfg!(feature = "wgpu")
        || diagnosis
            .devices
            .iter()
            .any(|device| device.backend == "cuda")
    {
        return None;
    }
    let adapters: Vec<&DeviceReport> = diagnosis
        .devices
        .iter()
        .filter(|d| d.backend == "wgpu")
        .collect();
    let gpus = system.nvidia_gpus + system.other_gpus;
    if adapters.is_empty() && gpus > 0 && cfg!(target_os = "linux") && !system.vulkan_loader {
        return Some(finding(
            Severity::Warning,
            format!(
                "there is a GPU, but the Vulkan loader libvulkan.so.1 was not found; searched: {}",
                shown(system)
            ),
            "install it (Debian: libvulkan1), and the GPU's Vulkan driver (Debian: mesa-vulkan-drivers, or NVIDIA's driver)",
        ));
    }
    if !adapters.is_empty() && adapters.iter().all(|adapter| adapter.software) {
        return Some(finding(
            Severity::Note,
            "the only Vulkan adapter is software: it is the CPU, and slower at it than the back end `cpu`",
            "nothing to do: `auto` and `gpu` do not take it; if there is a GPU, install its Vulkan driver",
        ));
    }
    None
}

/// What a small fit says of a device.
fn result(device: &DeviceReport) -> Option<Finding> {
    let severity = if device.software {
        Severity::Note
    } else {
        Severity::Warning
    };
    match device.check.as_ref()? {
        Check::Right { .. } | Check::NotTried(_) => None,
        Check::Wrong { worst } => Some(finding(
            Severity::Error,
            format!(
                "{} ({}) computes wrongly: up to {worst:.1e} of the uncertainty off",
                device.name, device.backend
            ),
            "do not fit on it; update its driver, and report this with the output of `gaussmle doctor --json`",
        )),
        Check::Failed(why) => Some(finding(
            severity,
            format!("{} ({}) cannot be used: {why}", device.name, device.backend),
            if device.backend == "cpu" {
                "without it nothing can be fitted where there is no GPU: report this with the output of `gaussmle doctor --json`"
            } else if device.software {
                "nothing to do: it is no GPU, and never taken"
            } else {
                "update its driver; until then `auto` goes on without it"
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
    fn a_gpu_without_the_vulkan_loader() {
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
        // A software adapter alone is worth a note, next to a GPU's it is not.
        let software = device("wgpu", true, RIGHT);
        let noted = vulkan(&diagnosis(vec![software.clone()]), &loaded).expect("a note");
        assert_eq!(noted.severity, Severity::Note);
        let both = diagnosis(vec![software, device("wgpu", false, RIGHT)]);
        assert_eq!(vulkan(&both, &loaded), None);
    }

    #[test]
    fn wrong_results_are_the_worst() {
        assert_eq!(result(&device("cpu", false, RIGHT)), None);
        let wrong = result(&device("cpu", false, Check::Wrong { worst: 3.0 })).expect("a finding");
        assert_eq!(wrong.severity, Severity::Error);
        let failed =
            result(&device("cpu", false, Check::Failed("gone".into()))).expect("a finding");
        assert_eq!(failed.severity, Severity::Warning);
        assert_eq!(
            result(&device("cpu", false, Check::NotTried("full".into()))),
            None
        );
        let mut diagnosis = diagnosis(Vec::new());
        for (finding, code) in [(failed, 1), (wrong, 1)] {
            diagnosis.findings = vec![finding];
            assert_eq!(diagnosis.exit_code(), code);
        }
        diagnosis.findings = vec![finding(Severity::Note, "", "")];
        assert_eq!(diagnosis.exit_code(), 0);
    }
}
