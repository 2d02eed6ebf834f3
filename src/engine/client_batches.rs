//! Batches on a client of CubeCL's runtime: GPUs through Vulkan, Metal or DX12.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use cubecl_environment::stream::StreamId;
use gaussmle_kernels::spec::CODES;
use gaussmle_kernels::{Batch, Buffer, LaunchConfig, Output};

use super::batch::{BatchContent, BatchInput, BatchOutput, BatchSeconds, OutputMemory};
use super::event::{WorkerEvent, WorkerEvents};
use super::plan::JobPlan;
use crate::device::{ClientDevice, DeviceFailure};

/// Copies a batch to a device, where its pixels are put in order.
pub(crate) fn upload(
    batch: BatchInput,
    device: &ClientDevice,
    config: &LaunchConfig,
) -> Result<Batch, DeviceFailure> {
    let BatchContent::Client { words, corners } = batch.content else {
        return Err(DeviceFailure::Lost("the batch is in other memory".into()));
    };
    let spec = &config.spec;
    let corners = match (corners, &config.maps) {
        (Some(corners), Some(maps)) => Some(device.upload_corners(corners, spec.size, maps)?),
        _ => None,
    };
    let words = device.upload(words)?;
    let words = device.arrange(config, &words, corners.as_ref(), batch.spots)?;
    Ok(Batch::new(words, batch.spots.div_ceil(spec.tile)))
}

/// Allocates the results of a batch. The codes are NaN until the kernel writes them.
pub(crate) fn output(
    device: &ClientDevice,
    config: &LaunchConfig,
    tiles: usize,
) -> Result<Output, DeviceFailure> {
    let padded = tiles * config.spec.tile;
    let columns = config.spec.columns(config.psf).count();
    let codes: Buffer = device.upload(vec![f32::NAN; padded * CODES])?;
    Ok(Output::new(device.empty(padded * columns)?, codes))
}

/// Runs batches until the queue is closed and empty. The thread is on a stream of its own; see
/// [`LeasedStream`].
pub(crate) fn run(
    device: &ClientDevice,
    plan: &JobPlan,
    queue: &Receiver<BatchInput>,
    events: &WorkerEvents,
) -> Result<(), DeviceFailure> {
    let config = plan.launch_config(device)?;
    let mut in_flight: VecDeque<(u64, Output, f64)> = VecDeque::new();
    let mut open = true;
    while open || !in_flight.is_empty() {
        let room = open && in_flight.len() < plan.in_flight;
        let batch = match (room, in_flight.is_empty()) {
            (true, true) => queue.recv().map_err(|_| TryRecvError::Disconnected),
            (true, false) => queue.try_recv(),
            (false, _) => Err(TryRecvError::Empty),
        };
        match batch {
            Ok(batch) => {
                let began = Instant::now();
                let number = batch.number;
                let batch = upload(batch, device, &config)?;
                let mut output = output(device, &config, batch.tiles())?;
                device.launch(&config, &batch, &mut output)?;
                in_flight.push_back((number, output, began.elapsed().as_secs_f64()));
            }
            Err(TryRecvError::Disconnected) => open = false,
            Err(TryRecvError::Empty) => {
                let Some((number, output, uploading)) = in_flight.pop_front() else {
                    continue;
                };
                let began = Instant::now();
                let (columns, codes) = device.read(output)?;
                let finished = BatchOutput {
                    number,
                    memory: OutputMemory::Client(columns, codes),
                    seconds: BatchSeconds {
                        uploading,
                        computing: began.elapsed().as_secs_f64(),
                    },
                };
                let event = WorkerEvent::Finished(finished);
                if !events.send(event) {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

/// A CubeCL stream, reused by later threads: each stream keeps memory pools of its own.
pub(crate) struct LeasedStream {
    id: StreamId,
}

static FREE_STREAMS: Mutex<Vec<StreamId>> = Mutex::new(Vec::new());

impl LeasedStream {
    /// Runs work with a stream that no other thread has.
    pub fn run<T>(work: impl FnOnce() -> T) -> T {
        let stream = Self::new();
        stream.id.executes(work)
    }

    fn new() -> Self {
        let free = FREE_STREAMS.lock();
        let free = free.unwrap_or_else(PoisonError::into_inner).pop();
        Self {
            id: free.unwrap_or_else(StreamId::allocate),
        }
    }
}

impl Drop for LeasedStream {
    fn drop(&mut self) {
        let free = FREE_STREAMS.lock();
        free.unwrap_or_else(PoisonError::into_inner).push(self.id);
    }
}
