//! Messages to a schedule.

use std::sync::mpsc::Sender;

use super::batch::{BatchOutput, Slot};
use crate::device::DeviceFailure;

/// A message to a schedule.
pub(crate) enum Event {
    /// A message from the worker with this index.
    Worker(usize, WorkerEvent),
    /// A part of the job has arrived, or there are no more.
    Part,
}

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

/// Sends the messages of one worker.
#[derive(Clone, Debug)]
pub(crate) struct WorkerEvents {
    index: usize,
    events: Sender<Event>,
}

impl WorkerEvents {
    pub fn new(index: usize, events: Sender<Event>) -> Self {
        Self { index, events }
    }

    /// Sends a message. Returns false if the schedule has ended.
    pub fn send(&self, event: WorkerEvent) -> bool {
        self.events.send(Event::Worker(self.index, event)).is_ok()
    }
}
