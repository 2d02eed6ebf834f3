//! The facts from which findings are derived.

use super::report::Diagnosis;
use super::system::System;
use crate::device::Gpu;
#[cfg(feature = "cuda")]
use crate::device::{SystemGpus, Unseen};

/// The facts about a machine.
pub(crate) struct Evidence<'a> {
    /// The devices and their checks, without findings.
    pub diagnosis: &'a Diagnosis,
    pub nvidia_gpus: &'a [Gpu],
    pub system: &'a System,
    /// The reason why NVIDIA GPUs cannot be seen, if they cannot.
    #[cfg(feature = "cuda")]
    pub unseen: Option<&'a Unseen>,
    /// The newest CUDA version that the driver runs.
    #[cfg(feature = "cuda")]
    pub cuda: Option<(i32, i32)>,
    #[cfg(feature = "cuda")]
    pub gpus: &'a SystemGpus,
}
