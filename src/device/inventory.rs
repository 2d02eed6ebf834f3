//! The GPUs of a machine, and a clock to wait by.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use super::contexts::GpuContexts;
use super::faults::FaultPlan;
use super::gpu::{Gpu, GpuView};
use super::turns::GpuTurns;
use super::wrapper::Device;
use crate::cancel::CancelToken;

/// A device to open a context on.
#[derive(Clone, Debug)]
pub struct OpenedGpu {
    /// The device.
    pub device: Device,
    /// Injected failures; `None` outside tests.
    pub faults: Option<Arc<dyn FaultPlan>>,
}

impl OpenedGpu {
    pub(crate) fn new(device: Device) -> Self {
        Self {
            device,
            faults: None,
        }
    }
}

/// The GPUs of a machine. [`SystemGpus`](super::SystemGpus) is the real one; tests replace it.
pub trait GpuInventory: Send + Sync + fmt::Debug {
    /// Every GPU that this process may use, as it looks now.
    fn view(&self) -> GpuView;

    /// The device of a GPU. Its context may not exist yet.
    ///
    /// # Errors
    ///
    /// Returns the reason if the GPU cannot be used and a wait would not help. Too little memory
    /// for a context shows later.
    fn open(&self, gpu: &Gpu) -> Result<OpenedGpu, String>;

    /// Time since an arbitrary moment.
    fn now(&self) -> Duration;

    /// Waits for `time`, or until cancelled.
    fn wait(&self, time: Duration, cancel: &CancelToken);

    /// GPUs on which this process has a context.
    fn contexts(&self) -> &GpuContexts;

    /// Notes that this process has a context on a GPU, which was in this state before.
    fn note_context(&self, gpu: &Gpu) {
        self.contexts().add(&gpu.id);
    }

    /// The rules by which processes take turns; `None` if they do not.
    fn turns(&self) -> Option<&GpuTurns> {
        None
    }
}
