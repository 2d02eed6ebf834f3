//! Findings about NVIDIA's driver.

use std::path::Path;

use super::check::Check;
use super::evidence::Evidence;
use super::finding::{Code, Finding, Severity};
use crate::device::{Gpu, Unseen};

/// The oldest CUDA version that a driver must run.
const OLDEST_CUDA: (i32, i32) = (
    gaussmle_kernels::OLDEST_CUDA / 1000,
    gaussmle_kernels::OLDEST_CUDA % 1000 / 10,
);

/// The first driver with it.
const OLDEST_DRIVER: &str = "510";

/// All findings about NVIDIA's driver.
pub(super) fn findings(evidence: &Evidence<'_>) -> Vec<Finding> {
    let mut out = Vec::new();
    out.extend(
        evidence
            .unseen
            .and_then(|unseen| no_access(unseen, evidence)),
    );
    out.extend(old_driver(evidence));
    if evidence.unseen.is_some() {
        return out;
    }
    out.extend(cuda_library(evidence));
    out.extend(hidden(evidence));
    out.extend(mps(evidence));
    out
}

/// CUDA's library is missing, as far as files show. A check that has loaded it, or could not, knows
/// better.
fn cuda_library(evidence: &Evidence<'_>) -> Option<Finding> {
    let system = evidence.system;
    let cuda = evidence.diagnosis.devices.iter();
    let mut cuda = cuda.filter(|device| device.backend == "cuda");
    let is_tried = cuda.any(|device| match &device.check {
        Some(Check::Failed(reason)) => reason.contains("CUDA"),
        Some(Check::NotTried(_)) | None => false,
        Some(_) => true,
    });
    let has_gpu = system.nvidia_gpus > 0 || !evidence.all_nvidia.is_empty();
    let mut nvidia = evidence.nvidia_gpus.iter();
    let works = |gpu: &Gpu| {
        let mut devices = evidence.diagnosis.devices.iter();
        devices.any(|device| device.id == gpu.id && device.is_right())
    };
    let severity = match !evidence.nvidia_gpus.is_empty() && nvidia.all(works) {
        true => Severity::Note,
        false => Severity::Warning,
    };
    (has_gpu && !is_tried && !system.cuda_library).then(|| {
        Finding::new(
            severity,
            Code::NoCudaLibrary,
            format!(
                "the driver works, but CUDA's library libcuda.so.1 was not found; searched: {}",
                system.searched_folders()
            ),
            "install the compute part of the driver (Debian: libcuda1), or add the library's folder to LD_LIBRARY_PATH",
        )
    })
}

/// Every GPU is hidden by `CUDA_VISIBLE_DEVICES`.
fn hidden(evidence: &Evidence<'_>) -> Option<Finding> {
    let list = evidence.gpus.visible_list()?;
    let first = evidence.all_nvidia.first()?;
    if !evidence.nvidia_gpus.is_empty() {
        return None;
    }
    let name = |gpu: &Gpu| format!("{} ({})", gpu.name, gpu.id);
    let names: Vec<String> = evidence.all_nvidia.iter().map(name).collect();
    Some(Finding::new(
        Severity::Note,
        Code::HiddenGpus,
        format!(
            "CUDA_VISIBLE_DEVICES={list} hides every GPU of this machine: {}",
            names.join(", ")
        ),
        format!(
            "unset it, or set it to a GPU as nvidia-smi -L lists them, for example {}",
            first.id
        ),
    ))
}

/// The name of the process that serves the others.
const MPS_SERVER: &str = "nvidia-cuda-mps-server";

/// The GPUs are served by NVIDIA's Multi-Process Service.
fn mps(evidence: &Evidence<'_>) -> Option<Finding> {
    let mut processes = evidence.all_nvidia.iter().flat_map(|gpu| &gpu.processes);
    let is_server = |name: &String| name.contains(MPS_SERVER);
    let has_server = processes.any(|process| process.name.as_ref().is_some_and(is_server));
    (has_server || evidence.system.mps).then(|| {
        Finding::new(
            Severity::Note,
            Code::Mps,
            if has_server {
                "NVIDIA's MPS serves the GPU: memory of all its clients counts as that of nvidia-cuda-mps-server"
            } else {
                "CUDA_MPS_PIPE_DIRECTORY is set: fits run through NVIDIA's MPS if its daemon serves that folder"
            },
            "nothing to do; if fits wait for a GPU that others share through MPS, set gpu_timeout, or stop the daemon (echo quit | nvidia-cuda-mps-control)",
        )
    })
}

/// The reason why NVIDIA GPUs cannot be seen, if there is evidence of such GPUs.
fn no_access(unseen: &Unseen, evidence: &Evidence<'_>) -> Option<Finding> {
    let system = evidence.system;
    let has_evidence = system.nvidia_gpus > 0 || system.device_file.is_some();
    match unseen {
        // A step that did not end in time is a finding of its own.
        Unseen::NoAnswer => None,
        Unseen::NoLibrary if !has_evidence => None,
        Unseen::NoLibrary => Some(no_library(evidence)),
        Unseen::WrongLibrary(reason) => Some(Finding::new(
            Severity::Warning,
            Code::WrongNvmlLibrary,
            format!("the setting nvml_library (GAUSSMLE_NVML_LIBRARY) names no library: {reason}"),
            "correct the path, or unset it: the usual folders are searched then",
        )),
        Unseen::NoDriver(reason) => Some(Finding::new(
            Severity::Warning,
            Code::NoDriver,
            format!("NVIDIA's driver does not answer: {reason}"),
            "load it (sudo modprobe nvidia), or restart the machine if the driver was updated since the last start",
        )),
        // A device file without permission is a finding of its own.
        Unseen::Denied => (system.device_file != Some(false)).then(Finding::permission_denied),
        Unseen::Other(reason) => Some(Finding::new(
            Severity::Warning,
            Code::NvmlError,
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
        Code::NoNvmlLibrary,
        format!(
            "there is an NVIDIA GPU, but the driver's management library was not found; tried: {}",
            paths.join(", ")
        ),
        remedy,
    )
}

fn old_driver(evidence: &Evidence<'_>) -> Option<Finding> {
    let (major, minor) = evidence.cuda.filter(|version| *version < OLDEST_CUDA)?;
    let driver = evidence.diagnosis.nvidia_driver.as_deref();
    Some(Finding::new(
        Severity::Warning,
        Code::OldDriver,
        format!(
            "NVIDIA's driver {} runs CUDA up to {major}.{minor}, but {}.{} is required: older drivers do not report the memory of other processes",
            driver.unwrap_or("(version unknown)"),
            OLDEST_CUDA.0,
            OLDEST_CUDA.1
        ),
        format!("install driver {OLDEST_DRIVER} or newer"),
    ))
}
