//! A finding of the doctor, its severity, and its code.

use std::fmt;

use serde::Serialize;

/// The severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Everything works.
    Fine,
    /// Information.
    Note,
    /// Something exists and cannot be used.
    Warning,
    /// A device computes wrong results.
    Error,
}

/// Defines the codes of findings once, so that the list of all is complete.
macro_rules! codes {
    ($($(#[$doc:meta])* $code:ident = $name:literal,)*) => {
        /// The kind of a finding. Each has a row in the table of `docs/gpu.md`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        pub enum Code {
            $($(#[$doc])* #[serde(rename = $name)] $code,)*
        }

        impl Code {
            /// All codes.
            pub const ALL: &[Self] = &[$(Self::$code),*];

            /// The name, as in JSON.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$code => $name,)*
                }
            }
        }
    };
}

codes! {
    /// No problem was found.
    Fine = "fine",
    /// A setting has an invalid value.
    InvalidSetting = "invalid_setting",
    /// An environment variable begins with `GAUSSMLE_` and is unknown.
    UnknownVariable = "unknown_variable",
    /// The library that the setting `nvml_library` names cannot be loaded.
    WrongNvmlLibrary = "wrong_nvml_library",
    /// The management library was not found.
    NoNvmlLibrary = "no_nvml_library",
    /// The management library reports an error.
    NvmlError = "nvml_error",
    /// NVIDIA's driver does not answer.
    NoDriver = "no_driver",
    /// The user has no permission for NVIDIA's driver.
    PermissionDenied = "permission_denied",
    /// The driver is too old.
    OldDriver = "old_driver",
    /// CUDA's driver library was not found.
    NoCudaLibrary = "no_cuda_library",
    /// `CUDA_VISIBLE_DEVICES` hides every GPU.
    HiddenGpus = "hidden_gpus",
    /// NVIDIA's daemon MPS serves the GPUs.
    Mps = "mps",
    /// The driver reports a problem of a GPU.
    GpuProblem = "gpu_problem",
    /// A GPU is too old.
    OldGpu = "old_gpu",
    /// Little memory of a GPU is free.
    FullGpu = "full_gpu",
    /// A GPU has run out of memory.
    OutOfMemory = "out_of_memory",
    /// CUDA does not list a GPU.
    NotListed = "not_listed",
    /// A device or a driver did not respond in time.
    NoResponse = "no_response",
    /// A fit on a device failed.
    DeviceFailed = "device_failed",
    /// A device computes wrong results.
    WrongResults = "wrong_results",
    /// There is no Vulkan loader.
    NoVulkanLoader = "no_vulkan_loader",
    /// The only Vulkan adapter is software.
    SoftwareAdapter = "software_adapter",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A problem and its remedy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Finding {
    /// The severity.
    pub severity: Severity,
    /// The kind.
    pub code: Code,
    /// The problem.
    pub problem: String,
    /// The remedy.
    pub remedy: String,
}

impl Finding {
    pub(crate) fn new(
        severity: Severity,
        code: Code,
        problem: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Self {
        Self {
            severity,
            code,
            problem: problem.into(),
            remedy: remedy.into(),
        }
    }

    pub(crate) fn permission_denied() -> Self {
        Self::new(
            Severity::Warning,
            Code::PermissionDenied,
            "this user may not use NVIDIA's driver",
            "join the group that owns /dev/nvidia* (often video or render), or request a GPU for the job",
        )
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Fine => "fine",
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        writeln!(f, "\n{severity}: {} [{}]", self.problem, self.code)?;
        writeln!(f, "  {}", self.remedy)
    }
}
