//! A thread per device: it takes batches in and sends results out, a few in flight at once.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use super::batch::BatchInput;
use super::client_batches::{self, LeasedStream};
#[cfg(feature = "cuda")]
use super::cuda_batches;
use super::event::{WorkerEvent, WorkerEvents};
use super::plan::JobPlan;
use crate::device::{DeviceFailure, OpenDevice, Runtime, catch_panic};

/// The schedule's end of a worker thread. When it is dropped, the thread ends after the batches in
/// flight.
pub(crate) struct Worker {
    batches: Sender<BatchInput>,
    /// Disconnects when the thread ends.
    ended: Receiver<()>,
}

/// The time that an idle thread may take to release its memory and end.
const SHUTDOWN: Duration = Duration::from_secs(2);

impl Worker {
    /// Starts a thread. `sizes` are the number of batches in flight that it can get at most, and
    /// the spots of the largest.
    pub fn start(
        device: OpenDevice,
        plan: JobPlan,
        sizes: (usize, usize),
        events: WorkerEvents,
    ) -> Self {
        let (batches, queue) = channel();
        let (end, ended) = channel();
        std::thread::spawn(move || {
            let _end: Sender<()> = end;
            // Dropped before the end is seen: a context ends with its last user.
            let (device, plan) = (device, plan);
            let work = || run(&device, &plan, sizes, &queue, &events);
            let result = catch_panic(work).and_then(|result| result);
            if let Err(failure) = result {
                // Without a receiver the job has already failed for another reason.
                let _ = events.send(WorkerEvent::Failed(failure));
            }
        });
        Self { batches, ended }
    }

    /// Sends a batch. If the worker has stopped, its event is on the way or has arrived.
    pub fn send(&self, batch: BatchInput) {
        let _ = self.batches.send(batch);
    }

    /// Ends an idle thread and waits for it, but not for one that hangs in a driver.
    pub fn shut_down(self) {
        drop(self.batches);
        // Nothing is ever sent: the channel disconnects, or the time is over.
        let _ = self.ended.recv_timeout(SHUTDOWN);
    }
}

/// Runs batches until the queue is closed and empty.
fn run(
    device: &OpenDevice,
    plan: &JobPlan,
    sizes: (usize, usize),
    queue: &Receiver<BatchInput>,
    events: &WorkerEvents,
) -> Result<(), DeviceFailure> {
    match &device.runtime {
        #[cfg(feature = "cpu")]
        Runtime::Cpu => Err(DeviceFailure::Lost("the CPU needs no worker".into())),
        Runtime::Client(client) => {
            // Memory for batches is allocated with them.
            let _ = sizes;
            let fits = || client_batches::run(client, plan, queue, events);
            let work = || LeasedStream::run(fits);
            let result = catch_panic(work).and_then(|result| result);
            client.release_memory();
            result
        }
        #[cfg(feature = "cuda")]
        Runtime::Cuda(cuda) => cuda_batches::run(cuda, &device.faults, plan, sizes, queue, events),
    }
}
