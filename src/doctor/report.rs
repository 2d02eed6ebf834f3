//! The results of the doctor, and their text form.

use std::fmt;

use serde::Serialize;

use super::check::Check;
use super::finding::{Finding, Severity};
use crate::device::mebibytes;

/// A device of one back end.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct DeviceReport {
    /// `cpu`, `cuda` or `wgpu`.
    pub backend: &'static str,
    /// The lasting name: `cpu`, the UUID of an NVIDIA GPU, or the kind of adapter.
    pub id: String,
    /// The number of an NVIDIA GPU, as `nvidia-smi` counts.
    pub number: Option<u32>,
    /// The product name.
    pub name: String,
    /// True if it is a software Vulkan adapter, which computes on the CPU. `auto` never uses it.
    pub software: bool,
    /// Free memory, bytes.
    pub memory_free_bytes: Option<u64>,
    /// All memory, bytes.
    pub memory_total_bytes: Option<u64>,
    /// The compute capability.
    pub compute_capability: Option<String>,
    /// The percentage of the last sampling period in which the device computed.
    pub utilisation_percent: Option<u32>,
    /// Other processes that compute on the device.
    pub processes: Vec<String>,
    /// The check against the reference; `None` in a list.
    pub check: Option<Check>,
}

/// The results of the doctor.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct Diagnosis {
    /// The version of this library.
    pub version: &'static str,
    /// The back ends in this build.
    pub built_in: Vec<&'static str>,
    /// The version of NVIDIA's driver.
    pub nvidia_driver: Option<String>,
    /// The newest CUDA version that the driver runs.
    pub cuda_version: Option<String>,
    /// The devices of all back ends.
    pub devices: Vec<DeviceReport>,
    /// The findings, the most severe first.
    pub findings: Vec<Finding>,
}

impl Diagnosis {
    /// The severity of the worst finding; [`Severity::Fine`] without findings.
    pub fn severity(&self) -> Severity {
        let severities = self.findings.iter().map(|finding| finding.severity);
        severities.max().unwrap_or(Severity::Fine)
    }

    /// The exit code of `gaussmle doctor`: 1 if a GPU exists and cannot be used, or a device
    /// computes wrong results; otherwise 0.
    pub fn exit_code(&self) -> u8 {
        u8::from(self.severity() >= Severity::Warning)
    }
}

impl fmt::Display for Diagnosis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let built_in = self.built_in.join(", ");
        write!(f, "gaussmle {} with {built_in}", self.version)?;
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
        let software = if self.software { ", software" } else { "" };
        writeln!(f, "\n{} ({}{software})", self.name, self.backend)?;
        if let Some(number) = self.number {
            writeln!(f, "  number, UUID  {number}, {}", self.id)?;
        }
        if let (Some(free), Some(total)) = (self.memory_free_bytes, self.memory_total_bytes) {
            let (free, total) = (mebibytes(free), mebibytes(total));
            writeln!(f, "  memory        {free} of {total} free")?;
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
