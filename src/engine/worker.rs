//! A thread per device: it takes batches in and sends results out, a few in flight at once.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use cubecl::bytes::Bytes;
use cubecl_environment::stream::StreamId;
use gaussmle_kernels::spec::{CODES, Columns};
use gaussmle_kernels::{Batch, Buffer, LaunchConfig, Output};

use super::plan::{JobPlan, MapValues};
use super::tiles;
use crate::device::{DeviceFailure, OpenDevice, catch_panic};
use crate::roi::RoiStack;

/// A batch in host memory.
#[derive(Debug)]
pub(crate) struct BatchInput {
    pub number: u64,
    /// Pixels in tiles.
    words: Vec<u32>,
    /// The sensor index of each ROI's first pixel, if there are maps.
    corners: Option<Vec<u32>>,
    tiles: usize,
}

impl BatchInput {
    /// Copies a range of spots out of a stack, in the layout of a device.
    pub fn new(rois: &RoiStack<'_>, spots: Range<usize>, plan: &JobPlan, number: u64) -> Self {
        let (first, count) = (spots.start, spots.len());
        let corners = |maps: &MapValues| {
            let padded = count.div_ceil(plan.spec.tile) * plan.spec.tile;
            // Padding repeats the last spot, as its pixels do.
            let index = |slot: usize| {
                let (x, y) = rois.corner(first + slot.min(count - 1));
                // On the sensor: `check_corners` compared it with the maps.
                (y as usize * maps.width + x as usize) as u32
            };
            (0..padded).map(index).collect()
        };
        Self {
            number,
            words: tiles::tiles(rois, first, count, &plan.spec),
            corners: plan.maps.as_deref().map(corners),
            tiles: count.div_ceil(plan.spec.tile),
        }
    }

    /// Copies the batch to a device.
    pub fn upload(
        self,
        device: &OpenDevice,
        config: &LaunchConfig,
    ) -> Result<Batch, DeviceFailure> {
        let corners = match (self.corners, &config.maps) {
            (Some(corners), Some(maps)) => {
                Some(device.upload_corners(corners, config.spec.size, maps)?)
            }
            _ => None,
        };
        Ok(Batch::new(device.upload(self.words)?, corners, self.tiles))
    }
}

/// Allocates the results of a batch. The codes are NaN until the kernel writes them.
pub(crate) fn output(
    device: &OpenDevice,
    config: &LaunchConfig,
    tiles: usize,
) -> Result<Output, DeviceFailure> {
    let padded = tiles * config.spec.tile;
    let columns = Columns::new(config.psf.parameters()).count();
    let codes: Buffer = device.upload(vec![f32::NAN; padded * CODES])?;
    Ok(Output::new(device.empty(padded * columns)?, codes))
}

/// Seconds that a batch took.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BatchSeconds {
    pub uploading: f64,
    /// The wait for the kernel and for the copy to the host.
    pub computing: f64,
}

/// The results of a batch in host memory.
pub(crate) struct BatchOutput {
    pub number: u64,
    pub columns: Bytes,
    pub codes: Bytes,
    pub seconds: BatchSeconds,
}

/// A message from a worker.
pub(crate) enum WorkerEvent {
    /// A batch is finished.
    Finished(BatchOutput),
    /// The device failed, and the worker has stopped.
    Failed(DeviceFailure),
}

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
    /// Starts a thread. `index` marks its events.
    pub fn start(
        device: OpenDevice,
        plan: JobPlan,
        index: usize,
        events: Sender<(usize, WorkerEvent)>,
    ) -> Self {
        let (batches, queue) = channel();
        let (end, ended) = channel();
        std::thread::spawn(move || {
            let _end: Sender<()> = end;
            let stream = LeasedStream::new();
            let work = || {
                stream
                    .id
                    .executes(|| run_batches(&device, &plan, &queue, index, &events))
            };
            let result = catch_panic(work).and_then(|result| result);
            device.release_memory();
            if let Err(failure) = result {
                // Without a receiver the job has already failed for another reason.
                let _ = events.send((index, WorkerEvent::Failed(failure)));
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
fn run_batches(
    device: &OpenDevice,
    plan: &JobPlan,
    queue: &Receiver<BatchInput>,
    index: usize,
    events: &Sender<(usize, WorkerEvent)>,
) -> Result<(), DeviceFailure> {
    device.enter_thread()?;
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
                let (number, tiles) = (batch.number, batch.tiles);
                let batch = batch.upload(device, &config)?;
                let mut output = output(device, &config, tiles)?;
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
                    columns,
                    codes,
                    seconds: BatchSeconds {
                        uploading,
                        computing: began.elapsed().as_secs_f64(),
                    },
                };
                if events
                    .send((index, WorkerEvent::Finished(finished)))
                    .is_err()
                {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

/// A CubeCL stream, reused by later threads: each stream keeps memory pools of its own.
struct LeasedStream {
    id: StreamId,
}

static FREE_STREAMS: Mutex<Vec<StreamId>> = Mutex::new(Vec::new());

impl LeasedStream {
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
