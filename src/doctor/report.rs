//! The results of the doctor, and their text form.

use std::fmt;

use serde::Serialize;

use super::check::Check;
use super::finding::{Code, Finding, Severity};
use crate::device::{GpuProcess, mebibytes};

/// Another process that computes on a GPU.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ProcessReport {
    /// The process number.
    pub pid: u32,
    /// The name, if the driver reports it.
    pub name: Option<String>,
    /// The memory that it holds in bytes, if the driver reports it.
    pub memory_bytes: Option<u64>,
}

/// A device of one back end.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct DeviceReport {
    /// `cpu`, `cuda` or `wgpu`.
    pub backend: &'static str,
    /// The lasting name: `cpu`, the UUID of an NVIDIA GPU, or the kind and number of an adapter, such
    /// as `wgpu-discrete-0`.
    pub id: String,
    /// The number: of an NVIDIA GPU as `nvidia-smi` counts, or the place among the adapters of wgpu.
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
    /// The temperature, degrees Celsius.
    pub temperature_celsius: Option<u32>,
    /// The power, watts.
    pub power_watt: Option<f64>,
    /// The version of NVIDIA's driver, for its GPUs.
    pub driver_version: Option<String>,
    /// Other processes that compute on the device.
    pub processes: Vec<ProcessReport>,
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

impl DeviceReport {
    /// True if its check has passed.
    #[cfg(feature = "cuda")]
    pub(super) fn is_right(&self) -> bool {
        matches!(self.check, Some(Check::Right { .. }))
    }
}

impl Diagnosis {
    /// The severity of the worst finding; [`Severity::Fine`] without findings.
    pub fn severity(&self) -> Severity {
        let severities = self.findings.iter().map(|finding| finding.severity);
        severities.max().unwrap_or(Severity::Fine)
    }

    /// True if a device or a driver did not respond. A thread of this process still waits for it.
    pub fn has_hung(&self) -> bool {
        let mut codes = self.findings.iter().map(|finding| finding.code);
        codes.any(|code| code == Code::NoResponse)
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

impl From<&GpuProcess> for ProcessReport {
    fn from(process: &GpuProcess) -> Self {
        Self {
            pid: process.pid,
            name: process.name.clone(),
            memory_bytes: process.bytes,
        }
    }
}

impl fmt::Display for ProcessReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let process = GpuProcess {
            pid: self.pid,
            name: self.name.clone(),
            bytes: self.memory_bytes,
        };
        process.fmt(f)
    }
}

impl fmt::Display for DeviceReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let software = if self.software { ", software" } else { "" };
        writeln!(f, "\n{} ({}{software})", self.name, self.backend)?;
        if let Some(number) = self.number {
            writeln!(f, "  number, id    {number}, {}", self.id)?;
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
        if let Some(celsius) = self.temperature_celsius {
            writeln!(f, "  temperature   {celsius} degrees Celsius")?;
        }
        if let Some(watt) = self.power_watt {
            writeln!(f, "  power         {watt:.0} W")?;
        }
        if let Some(version) = &self.driver_version {
            writeln!(f, "  driver        {version}")?;
        }
        for (i, process) in self.processes.iter().enumerate() {
            let label = if i == 0 { "processes" } else { "" };
            writeln!(f, "  {label:<13} {process}")?;
        }
        if let Some(check) = &self.check {
            writeln!(f, "  fits          {check}")?;
        }
        Ok(())
    }
}
