//! The kind of device that fits run on, and the back ends in this build.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The kind of device that fits run on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum Backend {
    /// A GPU if there is one and the job is large enough, otherwise the CPU.
    #[default]
    Auto,
    /// The CPU. No GPU library is loaded.
    Cpu,
    /// A GPU. If none can be used, the fit fails with the reason.
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

/// The names of the back ends in this build: `cpu`, `cuda`, `wgpu`.
pub fn built_in_backends() -> Vec<&'static str> {
    let all = [
        ("cpu", cfg!(feature = "cpu")),
        ("cuda", cfg!(feature = "cuda")),
        ("wgpu", cfg!(feature = "wgpu")),
    ];
    let built = all.iter().filter(|(_, built)| *built);
    built.map(|(name, _)| *name).collect()
}
