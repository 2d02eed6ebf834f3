//! Batches on a CUDA device. One thread queues them, another waits for their results in the same
//! order, so neither holds up the other.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use cubecl::bytes::Bytes;
use gaussmle_kernels::spec::CODES;
use gaussmle_kernels::{CudaDevice, CudaJob, CudaSlot, RunningSlot};

use super::batch::{BatchContent, BatchInput, BatchOutput, BatchSeconds, OutputMemory};
use super::event::{WorkerEvent, WorkerEvents};
use super::plan::JobPlan;
use crate::device::{DeviceFailure, DeviceStep, Fault, InjectedFaults, catch_panic};

/// A batch in flight.
struct Running {
    number: u64,
    spots: usize,
    uploading: f64,
    slot: RunningSlot,
    /// A fault of the launch.
    fault: Option<Fault>,
}

/// Makes slots for `batches` batches of `spots` spots, and runs batches until the queue is closed.
pub(crate) fn run(
    device: &Arc<CudaDevice>,
    faults: &InjectedFaults,
    plan: &JobPlan,
    (batches, spots): (usize, usize),
    queue: &Receiver<BatchInput>,
    events: &WorkerEvents,
) -> Result<(), DeviceFailure> {
    let job = CudaJob::new(device, &plan.job_settings())?;
    let mut slots = Vec::new();
    for _ in 0..batches.min(plan.in_flight) {
        faults.inject(DeviceStep::Allocate)?;
        slots.push(job.slot(spots)?);
    }
    if !events.send(WorkerEvent::Ready(slots)) {
        return Ok(());
    }
    let (running, to_wait_for) = channel();
    let waiter = {
        let (faults, plan, events) = (faults.clone(), plan.clone(), events.clone());
        thread::spawn(move || {
            let wait = || wait_for_batches(&to_wait_for, &faults, &plan, &events);
            if let Err(failure) = catch_panic(wait).and_then(|result| result) {
                // The slots first: a new context needs the end of the old one.
                drop(to_wait_for);
                // Without a receiver the job has already failed for another reason.
                let _ = events.send(WorkerEvent::Failed(failure));
            }
        })
    };
    let submitted = submit_batches(queue, faults, running);
    // A panic has been caught there.
    let _ = waiter.join();
    submitted
}

/// Queues batches. Ends when the queue is closed, or when the other thread has failed.
fn submit_batches(
    queue: &Receiver<BatchInput>,
    faults: &InjectedFaults,
    running: Sender<Running>,
) -> Result<(), DeviceFailure> {
    while let Ok(batch) = queue.recv() {
        let began = Instant::now();
        let BatchContent::Slot(slot) = batch.content else {
            return Err(DeviceFailure::Lost("the batch is in other memory".into()));
        };
        let fault = faults.inject(DeviceStep::Launch)?;
        let in_flight = Running {
            number: batch.number,
            spots: batch.spots,
            slot: slot.submit(batch.spots)?,
            uploading: began.elapsed().as_secs_f64(),
            fault,
        };
        if running.send(in_flight).is_err() {
            return Ok(());
        }
    }
    Ok(())
}

/// Waits for batches, and sends their results.
fn wait_for_batches(
    running: &Receiver<Running>,
    faults: &InjectedFaults,
    plan: &JobPlan,
    events: &WorkerEvents,
) -> Result<(), DeviceFailure> {
    while let Ok(batch) = running.recv() {
        let began = Instant::now();
        let slot = batch.slot.wait()?;
        let fault = faults.inject(DeviceStep::ReadBack)?.or(batch.fault);
        let output = BatchOutput {
            number: batch.number,
            memory: with_fault(slot, fault, batch.spots, plan),
            seconds: BatchSeconds {
                uploading: batch.uploading,
                computing: began.elapsed().as_secs_f64(),
            },
        };
        let event = WorkerEvent::Finished(output);
        if !events.send(event) {
            return Ok(());
        }
    }
    Ok(())
}

/// The results of a slot, or those of an injected fault.
fn with_fault(slot: CudaSlot, fault: Option<Fault>, spots: usize, plan: &JobPlan) -> OutputMemory {
    let byte = match fault {
        Some(Fault::Garbage(byte)) => byte,
        // Codes that the kernel did not write are NaN.
        Some(Fault::Ignored) => 0xff,
        Some(Fault::OutOfMemory | Fault::Lost | Fault::Panic | Fault::Hang) | None => {
            return OutputMemory::Slot(slot);
        }
    };
    let padded = spots.next_multiple_of(plan.spec.tile);
    let columns = plan.spec.columns(plan.psf).count();
    let filled = |columns| {
        let value = f32::from_ne_bytes([byte; 4]);
        Bytes::from_elems(vec![value; padded * columns])
    };
    OutputMemory::Client(filled(columns), filled(CODES))
}
