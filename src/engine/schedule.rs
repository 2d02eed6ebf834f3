//! A stack, spread over devices batch by batch.
//!
//! Each device gets the next batch, of its own size, when it has room for one. So fast devices fit
//! more. The batches of a failed device return to the front of the queue. Results are checked, and
//! written in input order.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use super::batch::{BatchInput, BatchOutput, Slot};
use super::event::WorkerEvent;
use super::memory::{LEAST_BATCH, bytes_per_spot};
use super::performance_log::PerformanceLog;
use super::plan::JobPlan;
use super::results::BatchResults;
use super::worker::Worker;
use crate::cancel::CancelToken;
use crate::device::{DeviceFailure, OpenDevice};
use crate::error::{Error, Result};
use crate::fits::Fits;
use crate::roi::RoiStack;
use crate::settings::Timeout;

/// A device for a job, and the memory that the job may use on it.
#[derive(Clone, Debug)]
pub(crate) struct DeviceAllocation {
    pub device: OpenDevice,
    /// Bytes for batches.
    pub budget: u64,
}

/// Called when a batch is finished, with the spots that are finished and all spots.
pub(crate) type OnBatch = dyn Fn(usize, usize) + Send + Sync;

/// The interval of checks for cancellation and silent devices.
const POLL: Duration = Duration::from_millis(200);

/// Provides devices.
pub(crate) trait ProvideDevices {
    /// More devices, at least one. `failures` are those since a batch was last finished.
    fn provide(&mut self, failures: &[FailedDevice]) -> Result<Vec<DeviceAllocation>>;
}

/// A device that failed.
#[derive(Clone, Debug)]
pub(crate) struct FailedDevice {
    /// The lasting name.
    pub id: String,
    /// The name and the cause.
    pub message: String,
}

/// A job on any number of devices.
pub(crate) struct Schedule<'a, 'b> {
    pub rois: &'a RoiStack<'b>,
    pub plan: JobPlan,
    /// The time without an event after which a device with work counts as lost.
    pub hang_timeout: Timeout,
    pub log: Option<&'a PerformanceLog>,
    pub cancel: &'a CancelToken,
    pub on_batch: Option<&'a OnBatch>,
}

/// A device that got work.
struct ActiveDevice {
    id: String,
    name: String,
    backend: &'static str,
    /// `None` once the device has stopped: a lost context ends with its last user.
    running: Option<(Worker, DeviceAllocation)>,
    /// True for CUDA's devices; slots without a batch; true before the device has sent them.
    has_slots: bool,
    slots: Vec<Slot>,
    slots_awaited: bool,
    /// The plan with the choices of this device.
    plan: JobPlan,
    batch_size: usize,
    /// Numbers and spots of the batches in flight.
    in_flight: VecDeque<(u64, Range<usize>)>,
    /// The last event, or the last batch after a rest.
    last_event: Instant,
}

impl ActiveDevice {
    /// True if it can get a batch now.
    fn has_room(&self) -> bool {
        self.running.is_some()
            && !self.slots_awaited
            && self.in_flight.len() < self.plan.in_flight
            && (!self.has_slots || !self.slots.is_empty())
    }

    /// True if an event of it is due.
    fn works(&self) -> bool {
        self.running.is_some() && (self.slots_awaited || !self.in_flight.is_empty())
    }
}

impl Schedule<'_, '_> {
    /// Fits all spots.
    ///
    /// # Errors
    ///
    /// Returns an error if no device is left, or the fit is cancelled. Batches in flight then end
    /// by themselves.
    pub fn run(&self, source: &mut dyn ProvideDevices, fits: &mut Fits) -> Result<()> {
        let (events, inbox) = channel();
        let mut run = ScheduleRun {
            schedule: self,
            events,
            devices: Vec::new(),
            queue: std::iter::once(0..self.rois.len()).collect(),
            unfinished: self.rois.len(),
            next_number: 0,
            failures: Vec::new(),
            first_start: None,
            fits,
        };
        while run.unfinished > 0 {
            if self.cancel.is_cancelled() {
                return Err(Error::Cancelled);
            }
            if run.devices.iter().all(|device| device.running.is_none()) {
                for allocation in source.provide(&run.failures)? {
                    let batch_size = self.batch_size(&allocation);
                    run.start_worker(allocation, batch_size);
                }
            }
            run.dispatch();
            match inbox.recv_timeout(run.time_to_hang().min(POLL)) {
                Ok((index, event)) => run.handle_event(index, event),
                Err(_) => run.drop_unresponsive(),
            }
        }
        for device in &mut run.devices {
            device.slots.clear();
            if let Some((worker, _)) = device.running.take() {
                worker.shut_down();
            }
        }
        Ok(())
    }

    fn batch_size(&self, allocation: &DeviceAllocation) -> usize {
        let device = &allocation.device;
        let plan = &self.plan;
        let spec = plan.on(device).spec;
        let shape = device.shape();
        plan.memory
            .batch_size(allocation.budget, plan.psf, &spec, &shape)
    }
}

/// A schedule in progress.
struct ScheduleRun<'a, 'b, 'c> {
    schedule: &'a Schedule<'b, 'c>,
    events: Sender<(usize, WorkerEvent)>,
    /// Every device that ever got work. Events carry the index.
    devices: Vec<ActiveDevice>,
    /// Spots that no device has.
    queue: VecDeque<Range<usize>>,
    /// The number of spots without a result.
    unfinished: usize,
    /// The number of the next batch.
    next_number: u64,
    /// Failures since a batch was last finished.
    failures: Vec<FailedDevice>,
    /// The start of the first worker.
    first_start: Option<Instant>,
    fits: &'a mut Fits,
}

impl ScheduleRun<'_, '_, '_> {
    fn start_worker(&mut self, allocation: DeviceAllocation, batch_size: usize) {
        self.first_start.get_or_insert_with(Instant::now);
        let plan = self.schedule.plan.on(&allocation.device);
        let index = self.devices.len();
        let device = allocation.device.clone();
        let spots = batch_size.min(self.unfinished);
        let sizes = (self.unfinished.div_ceil(batch_size), spots);
        let has_slots = device.runtime.has_slots();
        let (id, name, backend) = (device.id.clone(), device.name.clone(), device.backend);
        let worker = Worker::start(device, plan.clone(), sizes, index, self.events.clone());
        self.devices.push(ActiveDevice {
            id,
            name,
            backend,
            running: Some((worker, allocation)),
            slots: Vec::new(),
            has_slots,
            slots_awaited: has_slots,
            plan,
            batch_size,
            in_flight: VecDeque::new(),
            last_event: Instant::now(),
        });
    }

    /// Sends batches, each to the device with the fewest in flight, until all devices are full.
    fn dispatch(&mut self) {
        let rois = self.schedule.rois;
        loop {
            let with_room = self.devices.iter_mut().filter(|device| device.has_room());
            let Some(device) = with_room.min_by_key(|device| device.in_flight.len()) else {
                return;
            };
            let Some(range) = self.queue.pop_front() else {
                return;
            };
            let spots = range.start..range.end.min(range.start + device.batch_size);
            if spots.end < range.end {
                self.queue.push_front(spots.end..range.end);
            }
            let began = Instant::now();
            let (plan, number) = (&device.plan, self.next_number);
            let batch = match device.slots.pop() {
                Some(slot) => BatchInput::in_slot(slot, rois, spots.clone(), plan, number),
                None => BatchInput::for_client(rois, spots.clone(), plan, number),
            };
            self.fits.info.seconds_uploading += began.elapsed().as_secs_f64();
            if device.in_flight.is_empty() {
                device.last_event = Instant::now();
            }
            if let Some((worker, _)) = &device.running {
                worker.send(batch);
            }
            device.in_flight.push_back((self.next_number, spots));
            self.next_number += 1;
        }
    }

    fn handle_event(&mut self, index: usize, event: WorkerEvent) {
        // Events of a stopped device are ignored: its batches are queued again.
        let device = &mut self.devices[index];
        if device.running.is_none() {
            return;
        }
        device.last_event = Instant::now();
        match event {
            WorkerEvent::Ready(slots) => {
                device.slots = slots;
                device.slots_awaited = false;
            }
            WorkerEvent::Finished(output) => self.accept(index, output),
            WorkerEvent::Failed(failure) => {
                let largest = device.in_flight.iter().map(|(_, spots)| spots.len()).max();
                let half = largest.unwrap_or(device.batch_size).min(device.batch_size) / 2;
                let Some((worker, allocation)) = self.stop(index, &failure) else {
                    return;
                };
                self.devices[index].slots.clear();
                worker.shut_down();
                if matches!(failure, DeviceFailure::OutOfMemory(_)) && half >= LEAST_BATCH {
                    tracing::warn!(
                        device = allocation.device.name,
                        half,
                        "out of memory: batches are halved"
                    );
                    self.start_worker(allocation, half);
                    return;
                }
                drop(allocation);
                #[cfg(feature = "cuda")]
                crate::device::release_lost();
            }
        }
    }

    /// Stores the results of a batch if they are valid.
    fn accept(&mut self, index: usize, output: BatchOutput) {
        let began = Instant::now();
        let device = &mut self.devices[index];
        let batches = &device.in_flight;
        let Some(at) = batches
            .iter()
            .position(|(number, _)| *number == output.number)
        else {
            return;
        };
        let spots = device.in_flight[at].1.clone();
        let plan = &self.schedule.plan;
        let tile = device.plan.spec.tile;
        let (columns, codes) = output.memory.values();
        let results = BatchResults {
            columns,
            codes,
            padded: spots.len().next_multiple_of(tile),
            spots: spots.len(),
        };
        let stored = results.store(plan.psf, plan.max_iterations, spots.clone(), self.fits);
        if let Err(cause) = stored {
            // The thread ends by itself.
            drop(self.stop(index, &DeviceFailure::Lost(cause)));
            self.devices[index].slots.clear();
            return;
        }
        device.in_flight.remove(at);
        device.slots.extend(output.memory.into_slot());
        self.unfinished -= spots.len();
        if let Some(on_batch) = self.schedule.on_batch {
            let all = self.schedule.rois.len();
            on_batch(all - self.unfinished, all);
        }
        self.failures.clear();
        let bytes = (spots.len() * bytes_per_spot(plan.psf, &device.plan.spec)) as u64;
        let info = &mut self.fits.info;
        info.seconds_uploading += output.seconds.uploading;
        info.seconds_computing += output.seconds.computing;
        info.seconds_reading_back += began.elapsed().as_secs_f64();
        if info.batches == 0 {
            let first_start = self.first_start;
            info.seconds_to_first_batch = first_start.map_or(0.0, |at| at.elapsed().as_secs_f64());
        }
        info.batches += 1;
        info.batch_size = info.batch_size.max(spots.len());
        info.share(&device.id, &device.name, device.backend)
            .add(spots.len(), bytes);
        if let (Some(log), Some((_, allocation))) = (self.schedule.log, &device.running) {
            log.batch(&allocation.device, spots.len(), output.seconds, bytes);
        }
    }

    /// Stops a device and queues its batches again.
    fn stop(
        &mut self,
        index: usize,
        failure: &DeviceFailure,
    ) -> Option<(Worker, DeviceAllocation)> {
        let device = &mut self.devices[index];
        for (_, spots) in device.in_flight.drain(..).rev() {
            self.queue.push_front(spots);
        }
        let message = format!("{}: {failure}", device.name);
        tracing::warn!(device = device.id, %failure, "a device failed: its batches are repeated");
        self.fits.info.retries += 1;
        self.fits.info.troubles.push(message.clone());
        let id = device.id.clone();
        self.failures.push(FailedDevice { id, message });
        device.running.take()
    }

    /// The time until the device that has been silent longest counts as lost.
    fn time_to_hang(&self) -> Duration {
        let Timeout::After(hang) = self.schedule.hang_timeout else {
            return Duration::from_secs(3600);
        };
        let working = self.devices.iter().filter(|device| device.works());
        let silent = working.map(|device| device.last_event.elapsed()).max();
        hang.saturating_sub(silent.unwrap_or_default())
    }

    /// Stops devices that have been silent for too long.
    fn drop_unresponsive(&mut self) {
        let Timeout::After(hang) = self.schedule.hang_timeout else {
            return;
        };
        for index in 0..self.devices.len() {
            let device = &self.devices[index];
            if device.works() && device.last_event.elapsed() >= hang {
                let cause = format!("it has not answered for {:.1} s", hang.as_secs_f64());
                // The thread hangs in the driver: nothing can end it. A call that gives memory back
                // would hang, too.
                std::mem::forget(std::mem::take(&mut self.devices[index].slots));
                drop(self.stop(index, &DeviceFailure::Lost(cause)));
            }
        }
    }
}
