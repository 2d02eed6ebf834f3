//! The facts from which findings are derived.

use std::time::Duration;

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
    /// Steps that did not end in time.
    pub hung: &'a [(&'static str, Duration)],
    /// The reason why NVIDIA GPUs cannot be seen, if they cannot.
    #[cfg(feature = "cuda")]
    pub unseen: Option<&'a Unseen>,
    /// The NVIDIA GPUs of the machine, hidden ones too.
    #[cfg(feature = "cuda")]
    pub all_nvidia: &'a [Gpu],
    /// The newest CUDA version that the driver runs.
    #[cfg(feature = "cuda")]
    pub cuda: Option<(i32, i32)>,
    #[cfg(feature = "cuda")]
    pub gpus: &'a SystemGpus,
}
