//! Findings about NVIDIA's driver.

use std::path::Path;

use gaussmle_kernels::check_target;

use super::evidence::Evidence;
use super::finding::{Finding, Severity};
use crate::device::{Gpu, OLDEST_CAPABILITY, Unseen};

/// The oldest CUDA version that a driver must run. Since this version its management library
/// reports the memory of each process.
const OLDEST_CUDA: (i32, i32) = (11, 6);

/// The first driver with it.
const OLDEST_DRIVER: &str = "510";

/// All findings about NVIDIA's driver.
pub(super) fn findings(evidence: &Evidence<'_>) -> Vec<Finding> {
    let system = evidence.system;
    let mut out = Vec::new();
    out.extend(
        evidence
            .unseen
            .and_then(|unseen| no_access(unseen, evidence)),
    );
    out.extend(old_driver(evidence));
    out.extend(targets(evidence));
    if evidence.unseen.is_some() {
        return out;
    }
    if system.nvidia_gpus > 0 && !system.cuda_library {
        out.push(Finding::new(
            Severity::Warning,
            format!(
                "the driver works, but CUDA's library libcuda.so.1 was not found; searched: {}",
                system.searched_folders()
            ),
            "install the compute part of the driver (Debian: libcuda1), or add the library's folder to LD_LIBRARY_PATH",
        ));
    }
    let none_visible = evidence.nvidia_gpus.iter().all(|gpu| !gpu.is_nvidia());
    if none_visible && evidence.gpus.has_visible_devices() {
        out.push(Finding::new(
            Severity::Note,
            "CUDA_VISIBLE_DEVICES leaves no GPU",
            "unset it, or name a GPU as nvidia-smi -L lists them",
        ));
    }
    out
}

/// The reason why NVIDIA GPUs cannot be seen, if there is evidence of such GPUs.
fn no_access(unseen: &Unseen, evidence: &Evidence<'_>) -> Option<Finding> {
    let system = evidence.system;
    let has_evidence = system.nvidia_gpus > 0 || system.device_file.is_some();
    match unseen {
        Unseen::NoLibrary if !has_evidence => None,
        Unseen::NoLibrary => Some(no_library(evidence)),
        Unseen::NoDriver(reason) => Some(Finding::new(
            Severity::Warning,
            format!("NVIDIA's driver does not answer: {reason}"),
            "load it (sudo modprobe nvidia), or restart the machine if the driver was updated since the last start",
        )),
        // A device file without permission is a finding of its own.
        Unseen::Denied => (system.device_file != Some(false)).then(Finding::permission_denied),
        Unseen::Other(reason) => Some(Finding::new(
            Severity::Warning,
            format!("NVIDIA's management library reports: {reason}"),
            "check whether nvidia-smi works; if it does not, restart the machine or reinstall the driver",
        )),
    }
}

fn no_library(evidence: &Evidence<'_>) -> Finding {
    let paths = evidence.gpus.nvml_paths().iter();
    let paths: Vec<String> = paths.map(|path| Path::display(path).to_string()).collect();
    let remedy = if evidence.system.container {
        "this is a container without NVIDIA's runtime: start it with `--gpus all` (Docker), `--nv` (Apptainer) or `--device nvidia.com/gpu=all` (Podman)"
    } else if evidence.system.nixos {
        "on NixOS set hardware.graphics.enable and services.xserver.videoDrivers = [\"nvidia\"], and add /run/opengl-driver/lib to LD_LIBRARY_PATH"
    } else {
        "install NVIDIA's driver (Debian: nvidia-driver), or set GAUSSMLE_NVML_LIBRARY to the path of the library if it is elsewhere"
    };
    Finding::new(
        Severity::Warning,
        format!(
            "there is an NVIDIA GPU, but the driver's management library was not found; tried: {}",
            paths.join(", ")
        ),
        remedy,
    )
}

/// GPUs that no code can be compiled for, or whose driver is too old for it. `gpu_state` reports
/// those before Volta.
fn targets(evidence: &Evidence<'_>) -> Vec<Finding> {
    let Some((major, minor)) = evidence.cuda else {
        return Vec::new();
    };
    let finding = |gpu: &Gpu| {
        let capability = gpu.capability.filter(|of| *of >= OLDEST_CAPABILITY)?;
        let error = check_target(capability, major * 1000 + minor * 10).err()?;
        Some(Finding::new(
            Severity::Warning,
            format!("{} cannot be used: {error}", gpu.name),
            "until then, use the back end `cpu`",
        ))
    };
    evidence.nvidia_gpus.iter().filter_map(finding).collect()
}

fn old_driver(evidence: &Evidence<'_>) -> Option<Finding> {
    let (major, minor) = evidence.cuda.filter(|version| *version < OLDEST_CUDA)?;
    let driver = evidence.diagnosis.nvidia_driver.as_deref();
    Some(Finding::new(
        Severity::Warning,
        format!(
            "NVIDIA's driver {} runs CUDA up to {major}.{minor}, but {}.{} is required: older drivers do not report the memory of other processes",
            driver.unwrap_or("(version unknown)"),
            OLDEST_CUDA.0,
            OLDEST_CUDA.1
        ),
        format!("install driver {OLDEST_DRIVER} or newer"),
    ))
}
