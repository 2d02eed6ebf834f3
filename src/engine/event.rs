//! Messages of the threads of a device.

use super::batch::{BatchOutput, Slot};
use crate::device::DeviceFailure;

/// A message from a worker.
pub(crate) enum WorkerEvent {
    /// Slots for batches, before the first batch. Other devices than CUDA's have none.
    #[cfg_attr(not(feature = "cuda"), allow(dead_code, reason = "there are no slots"))]
    Ready(Vec<Slot>),
    /// A batch is finished.
    Finished(BatchOutput),
    /// The device failed, and the worker has stopped.
    Failed(DeviceFailure),
}
