//! Findings about one device: its state, and its check.

use super::check::Check;
use super::finding::{Code, Finding, Severity};
use super::report::DeviceReport;
use crate::device::{Gpu, OLDEST_CAPABILITY, mebibytes};
use crate::remedy::{is_out_of_memory, remedy};

/// Free memory below which a GPU counts as full, bytes.
const FULL: u64 = 1 << 30;

impl Finding {
    /// A device or a driver that did not respond.
    pub(super) fn no_response(what: &str, seconds: f64) -> Self {
        Self::new(
            Severity::Warning,
            Code::NoResponse,
            format!("{what} did not respond within {seconds:.1} s"),
            "check whether nvidia-smi responds; if it does not, restart the machine",
        )
    }
}

/// Problems of an NVIDIA GPU itself. `check` is the outcome of its check.
pub(super) fn gpu_state(gpu: &Gpu, check: Option<&Check>) -> Vec<Finding> {
    let mut out = Vec::new();
    if let Some(problem) = &gpu.problem {
        out.push(Finding::new(
            Severity::Warning,
            Code::GpuProblem,
            format!("{}: {problem}", gpu.name),
            "check its state with nvidia-smi; a GPU that fell off the bus needs a restart of the machine",
        ));
    }
    if let Some((major, minor)) = gpu.capability.filter(|_| gpu.is_too_old_for_cuda()) {
        let (severity, remedy) = match gpu.has_adapter {
            true => (Severity::Note, "nothing to do: fits use it through Vulkan"),
            false => (
                Severity::Warning,
                "use the back end `cpu`, a newer GPU, or install its Vulkan driver",
            ),
        };
        out.push(Finding::new(
            severity,
            Code::OldGpu,
            format!(
                "{} has compute capability {major}.{minor}, but CUDA's kernels need {}.{} (Pascal, 2016)",
                gpu.name, OLDEST_CAPABILITY.0, OLDEST_CAPABILITY.1
            ),
            remedy,
        ));
    }
    if let Some(memory) = gpu.memory.filter(|memory| memory.free < FULL) {
        let untried = match check {
            Some(Check::NotTried(_)) => " and was not tried",
            _ => "",
        };
        out.push(Finding::new(
            Severity::Note,
            Code::FullGpu,
            format!(
                "{} is full{untried}: {} of {} are free, the rest is used by {}",
                gpu.name,
                mebibytes(memory.free),
                mebibytes(memory.total),
                gpu.users()
            ),
            "fits wait for free memory (auto_timeout, gpu_timeout); or end these processes",
        ));
    }
    out
}

/// The finding for a failed check of a device.
pub(super) fn check_result(device: &DeviceReport) -> Option<Finding> {
    let name = format!("{} ({})", device.name, device.backend);
    match device.check.as_ref()? {
        Check::Right { .. } | Check::Opened { .. } | Check::NotTried(_) => None,
        Check::NoResponse { seconds } => Some(Finding::no_response(&name, *seconds)),
        Check::Wrong { worst } => Some(Finding::new(
            Severity::Error,
            Code::WrongResults,
            format!(
                "{name} computes wrong results: the error is up to {worst:.1e} of the uncertainty"
            ),
            "do not use it; update its driver, and report this with the output of `gaussmle doctor --json`",
        )),
        Check::Failed(reason) => {
            let (code, remedy) = kind_and_remedy(device, reason);
            let severity = match device.software {
                true => Severity::Note,
                false => Severity::Warning,
            };
            let problem = format!("{name} cannot be used: {reason}");
            Some(Finding::new(severity, code, problem, remedy))
        }
    }
}

/// Words of a cause, and the kind of the failure.
const CAUSES: [(&str, Code); 2] = [
    ("libcuda.so.1 was not found", Code::NoCudaLibrary),
    ("CUDA does not list it", Code::NotListed),
];

/// The kind of a failure, and its remedy.
fn kind_and_remedy(device: &DeviceReport, reason: &str) -> (Code, &'static str) {
    if device.software {
        let remedy = "nothing to do: it is a software adapter, which is never used";
        return (Code::DeviceFailed, remedy);
    }
    if device.backend == "cpu" {
        let remedy =
            "fits then need a GPU: report this with the output of `gaussmle doctor --json`";
        return (Code::DeviceFailed, remedy);
    }
    let known = CAUSES.iter().find(|(words, _)| reason.contains(words));
    let code = match known {
        Some((_, code)) => *code,
        None if is_out_of_memory(reason) => Code::OutOfMemory,
        None => Code::DeviceFailed,
    };
    let unknown = "update its driver; until then `auto` does not use it";
    (code, remedy(reason).unwrap_or(unknown))
}
