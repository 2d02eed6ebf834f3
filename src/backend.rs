//! Which kind of device fits run on.

use std::fmt;
use std::str::FromStr;

use cubecl::Device;

/// Which kind of device is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Backend {
    /// A GPU where there is one and the job is large enough, else the CPU.
    #[default]
    Auto,
    /// The CPU; no GPU library is touched.
    Cpu,
    /// A GPU, or an error that says why there is none.
    Gpu,
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Backend::Auto => "auto",
            Backend::Cpu => "cpu",
            Backend::Gpu => "gpu",
        })
    }
}

impl FromStr for Backend {
    type Err = String;

    fn from_str(s: &str) -> std::result::Result<Self, String> {
        match s {
            "auto" => Ok(Backend::Auto),
            "cpu" => Ok(Backend::Cpu),
            "gpu" => Ok(Backend::Gpu),
            _ => Err(format!("`{s}` is no back end: use auto, cpu or gpu")),
        }
    }
}

/// Every device of every back end in this build, software adapters included.
pub fn devices() -> Vec<Device> {
    Device::enumerate_all()
}
